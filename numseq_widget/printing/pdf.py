"""Writing what is to be printed: as HTML, or as PDF by a Chromium or Chrome that is there. All of a file or nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

SECONDS = 180
"""More than any set of sheets takes; then a browser hangs."""

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge")
_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")


class PrintError(RuntimeError):
    """Why there is no PDF. `html` is the page that was written in its place, to be printed from any browser."""

    def __init__(self, why: str, html: Path) -> None:
        super().__init__(f"{why}. {html} is written: open it in a browser and print it there, at 100 %")
        self.html = html


def check_path(path: object) -> Path:
    """The file to write. `ValueError` for one that is neither PDF nor HTML, `OSError` where there is no such folder."""
    such = "a file that ends in .pdf or .html, such as 'week3.pdf'"
    if not isinstance(path, str | Path) or "\0" in str(path):
        raise ValueError(f"path: {such}, not {path!r}")
    # A shell leaves ~ alone where it is quoted. Unlike that of Path this one leaves a name that nobody has.
    file = Path(os.path.expanduser(path))  # noqa: PTH111
    try:
        folder = str(path) != "" and file.is_dir()
        if file.suffix.lower() not in (".pdf", ".html"):
            raise ValueError(f"path: {such}, not {'the folder ' if folder else ''}{str(path)!r}")
        if folder:
            raise IsADirectoryError(f"path: {str(path)!r} is a folder; take another name")
        if not file.parent.is_dir():
            raise FileNotFoundError(f"path: there is no such folder as {str(file.parent)!r}; make it first")
    except PermissionError:
        raise PermissionError(f"path: the folder of {str(path)!r} is closed to you; take another one") from None
    except OSError as error:
        if error.errno is None:
            raise
        raise OSError(f"path: {str(path)!r} cannot be written: {error.strerror}") from None
    return file


def write(page: str, file: Path, locale: str) -> Path:
    """Write a page of HTML as the file's ending says; the file. `PrintError` where no PDF can be made, `OSError` where
    nothing can be written."""
    try:
        return _write(page, file, locale)
    except PermissionError:
        why = "nothing may be written there, or the file is open in another program; take another place or name"
        raise PermissionError(f"path: {str(file)!r}: {why}") from None
    except OSError as error:
        raise OSError(f"path: {str(file)!r} cannot be written: {error.strerror or error}") from None


def _write(page: str, file: Path, locale: str) -> Path:
    # Beside the file: there a finished one can be moved to its name in one step, and every browser may read it.
    with tempfile.TemporaryDirectory(prefix="numseq-print-", dir=file.parent, ignore_cleanup_errors=True) as folder:
        html = Path(folder, "page.html")
        html.write_text(page, encoding="utf-8")
        if file.suffix.lower() == ".html":
            html.replace(file)
            return file
        why = _no_font(locale) or _make(html, Path(folder, "page.pdf"))
        if why:
            kept = file.with_name(f"{file.name}.html")
            html.replace(kept)
            raise PrintError(why, kept)
        Path(folder, "page.pdf").replace(file)
    return file


def _make(html: Path, pdf: Path) -> str:
    """Make the PDF; why not, where it cannot be made."""
    browser = find_browser()
    if browser is None:
        return "no PDF: there is no Chromium, Chrome or Edge here that could make one"
    command = [
        browser, "--headless", "--disable-gpu", "--disable-extensions", "--no-first-run", "--no-default-browser-check",
        "--disable-background-networking", "--no-pdf-header-footer", "--print-to-pdf-no-header",
        f"--user-data-dir={html.parent.resolve() / 'profile'}", f"--print-to-pdf={pdf.resolve()}",
    ]  # fmt: skip
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--no-sandbox")
    try:
        done = subprocess.run(
            [*command, html.resolve().as_uri()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"no PDF: {browser} did not end within {SECONDS} seconds"
    except OSError as error:
        return f"no PDF: {browser} cannot be started ({error.strerror})"
    if not pdf.exists() or b"%%EOF" not in pdf.read_bytes()[-1024:]:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        return f"no PDF: {browser} made none ({lines[-1][:200] if lines else f'it ended with {done.returncode}'})"
    return ""


def find_browser() -> str | None:
    """A Chromium, Chrome or Edge: named by `NUMSEQ_CHROMIUM`, on the path, in the usual places, or Playwright's own."""
    named = os.environ.get("NUMSEQ_CHROMIUM")
    if named:
        return named
    for name in _NAMES:
        found = shutil.which(name)
        if found:
            return found
    places = [
        *(
            f"/Applications/{name}.app/Contents/MacOS/{name}"
            for name in ("Google Chrome", "Chromium", "Microsoft Edge")
        ),
        *(
            f"{os.environ.get(folder, '')}/{program}"
            for folder in _FOLDERS
            for program in ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe")
        ),
    ]
    return next((place for place in places if Path(place).is_file()), None) or _playwrights()


def _playwrights() -> str | None:
    """The browser that Playwright has installed, where it is there."""
    if find_spec("playwright") is None:
        return None
    ask = "from playwright.sync_api import *\nwith sync_playwright() as p: print(p.chromium.executable_path)"
    asked = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    place = asked.stdout.strip()
    return place if place and Path(place).is_file() else None


def _no_font(locale: str) -> str:
    """Why Korean cannot be printed here: no font has its letters. Other systems than Linux bring one."""
    if locale != "ko" or not sys.platform.startswith("linux"):
        return ""
    asked = shutil.which("fc-list")
    if asked is None:
        return ""
    listed = subprocess.run([asked, ":lang=ko", "family"], capture_output=True, text=True, check=False)
    if listed.returncode or listed.stdout.strip():
        return ""
    return "no PDF: no font with Korean letters is installed (Debian: apt-get install fonts-noto-cjk)"
