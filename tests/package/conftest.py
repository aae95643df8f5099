"""Builds the package once for the tests of this folder: sdist, wheel, and the wheel made from the sdist."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build(tree: Path, kind: str, out: Path, *, path: str | None = None) -> Path:
    """Build an "sdist" or "wheel" of a tree; `path` stands in for PATH. Return the file made."""
    # Without isolation: the build tools are those of .venv, and nothing is downloaded for them.
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(out), str(tree)]
    env = os.environ if path is None else {**os.environ, "PATH": path}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the working copy: building in place would take js/node_modules from under others."""
    copy = tmp_path_factory.mktemp("tree") / "numseq_widget"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*_cache", ".git", ".venv", "node_modules", "static"))
    return copy


@pytest.fixture(scope="session")
def sdist(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    return build(tree, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the tree."""
    return build(tree, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def wheel_without_node(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist where PATH leads to no node and no npm."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(unpacked)
    (inner,) = unpacked.iterdir()
    empty = tmp_path_factory.mktemp("empty")
    return build(inner, "wheel", tmp_path_factory.mktemp("wheel"), path=str(empty))
