"""Binder: its files make an environment in a clean place, in which the notebook of the link is played."""

import os
import re
import shutil
import subprocess
import sys
import time

import pytest
from e2e.hosts.environment import BIN, EXE, ROOT
from e2e.hosts.play import opened
from e2e.hosts.table import LAB_4, SERVER, Host, serving

BINDER = ROOT / ".binder"
# What Binder's address opens: its `urlpath`.
URL = "/lab/tree/notebooks/en/play.ipynb"


def test_the_files_ask_for_a_python_that_is_ours_and_for_the_package_itself():
    asked = re.fullmatch(r"python-3\.(\d+)", BINDER.joinpath("runtime.txt").read_text().strip())
    lowest = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert int(asked[1]) >= int(lowest[1])
    assert BINDER.joinpath("requirements.txt").read_text().split() == ["jupyterlab>=4", "."]
    assert (ROOT / URL.removeprefix("/lab/tree/")).exists()


def test_the_same_environment_made_in_a_clean_place_plays(browser, full, tmp_path):
    """Without Node on the path, as in any builder: the build hook brings it."""
    if not full:
        pytest.skip("is made in `python3 dev.py test full`")
    tree, env = tmp_path / "tree", tmp_path / "env"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, os.fsdecode(listed.stdout).split("\0")):
        if (ROOT / name).exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    subprocess.run([sys.executable, "-m", "venv", env], check=True)
    programs = env / BIN
    bare = tmp_path / "bin"
    bare.mkdir()
    if os.name != "nt":
        (bare / "sh").symlink_to(shutil.which("sh"))  # npm runs what it builds by it
    start = time.monotonic()
    install = [programs / f"python{EXE}", "-m", "pip", "install", "--quiet", "-r", ".binder/requirements.txt"]
    path = {"PATH": f"{programs}{os.pathsep}{bare}"}
    done = subprocess.run(install, cwd=tree, env={**os.environ, **path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    print(f"made in {time.monotonic() - start:.0f} s")
    host = Host("binder", "Binder", None, ("jupyter-lab", *SERVER), URL, **LAB_4)
    with serving(host, programs, tree) as address:
        page = browser.new_context(viewport={"width": 1366, "height": 900}).new_page()
        player, first = opened(host, page, address)
        print(f"first board after {first} ms")
        before = player.seq
        player.ready()
        player.turn()
        assert player.seq > before
        page.context.close()
