"""The two commands say in one line what cannot work."""

import ast
import importlib.util
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), *arguments], capture_output=True, text=True, check=False
    )


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py as a module whose working copy is an empty folder."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "LOG", tmp_path / "dev.log")
    return module


def test_an_old_python_can_read_as_far_as_the_line_that_refuses_it() -> None:
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_taken_port_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = command("play", "--no-browser", "--port", str(port))
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        f"dev.py: port {port} is taken: choose another with --port, or leave --port out"
    ]


def test_an_unknown_command_shows_the_two() -> None:
    done = command("dance")
    assert done.returncode == 2
    assert "play" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_installation_without_network_is_said_in_one_line(dev: ModuleType) -> None:
    dev.LOG.write_text("error: Failed to fetch: `something`\n  dns error: no address\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"^dev.py: cannot install [^\n]*no network[^\n]*$"):
        dev.install_failed("the Python packages")


def test_a_changed_or_moved_source_changes_the_stamp(dev: ModuleType, tmp_path: Path) -> None:
    first, second = tmp_path / "a.ts", tmp_path / "b.ts"
    first.write_text("1", encoding="utf-8")
    before = dev.digest([first])
    first.write_text("2", encoding="utf-8")
    changed = dev.digest([first])
    first.rename(second)
    assert len({before, changed, dev.digest([second])}) == 3


def test_a_missing_browser_fails_under_ci_and_is_said_elsewhere(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMSEQ_CHROMIUM", "/nowhere/chromium")
    monkeypatch.delenv("CI", raising=False)
    assert dev.browser_tests(["unused"])[1] == "NOT RUN"
    monkeypatch.setenv("CI", "true")
    _, result, _, line = dev.browser_tests(["unused"])
    assert result == "FAILED"
    assert line.startswith("browser tests did not run")


def test_a_browser_on_the_path_is_found(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / ("chromium.exe" if sys.platform == "win32" else "chromium")
    browser.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Path(dev.find_chromium()) == browser
