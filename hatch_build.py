"""Lets every wheel and sdist carry the page: builds it where it is missing, for those who install from the sources."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """An sdist has the page already and needs no node; a copy without web/ (`make compiled`) goes without."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src" / "skulduggery" / "static" / "index.html"
        if version == "editable" or built.exists() or not (root / "web").exists():
            return
        self.app.display_waiting("building the page")
        result = subprocess.run([sys.executable, str(root / "tools" / "build_web.py")], check=False)
        if result.returncode:
            self.app.display_warning("without the page: `skulduggery serve` will say so, everything else works")
