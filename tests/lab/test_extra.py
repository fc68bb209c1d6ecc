"""Who installs the extra `lab` can use the lab: it brings every package that the lab imports."""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "skulduggery"
CLUSTER = "ray"  # has an extra of its own


def imported_by(file: Path) -> set[str]:
    """The outermost packages that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).split(".")[0])
    return found


def test_the_extra_brings_all_that_the_lab_imports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = [*project["dependencies"], *project["optional-dependencies"]["lab"]]
    names = {re.split(r"[\[<>=!~ ;]", each)[0].replace("-", "_") for each in brought}
    files = [*(PACKAGE / "lab").rglob("*.py"), *(PACKAGE / "cli").glob("lab*.py")]
    imported = {name for file in files for name in imported_by(file)}
    assert imported - set(sys.stdlib_module_names) - {CLUSTER, "skulduggery"} <= names
