"""Compiles a plug-in together with the engine, in a folder of its own. Nothing that is installed is changed.

mypyc lets a compiled class inherit from another one only if both are compiled in one build. The classes of a plug-in
inherit from those of the engine, so the engine is compiled once more with them.
"""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parent.parent
# mypyc drops the class keywords of Structs silently. Modules with Structs have these names (pyproject.toml says more).
INTERPRETED = frozenset(
    {
        *("__init__.py", "events.py", "fields.py", "messages.py", "moves.py", "options.py", "own.py", "prospects.py"),
        *("questions.py", "record.py", "refusals.py", "stories.py", "telling.py", "views.py"),
    }
)
NEEDED = (
    "core/**/*.py",
    "bots/heuristics/heuristic.py",
    "bots/heuristics/search_plan.py",
)  # what classes of a plug-in inherit
LEFT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(name="plugin", packages=[], ext_modules=mypycify(sys.argv[3:], opt_level="3", debug_level="0"),
      script_args=sys.argv[1:3])
"""


class BuildFailed(Exception):
    """What mypyc or the C compiler said."""


def copy_sources(package: Path, folder: Path) -> None:
    shutil.copytree(ENGINE, folder / ENGINE.name, ignore=LEFT)
    shutil.copytree(package, folder / package.name, ignore=LEFT)


def compiled_modules(folder: Path, package: str) -> list[str]:
    """The modules of the plug-in that can be compiled, as paths in the folder."""
    files = sorted((folder / package).rglob("*.py"))
    return [
        str(file.relative_to(folder))
        for file in files
        if file.name not in INTERPRETED and file.parent.name != "checking" and not has_structs(file)
    ]


def engine_modules(folder: Path) -> list[str]:
    found = [file for part in NEEDED for file in sorted((folder / ENGINE.name).glob(part))]
    return [str(file.relative_to(folder)) for file in found if file.name not in INTERPRETED]


def has_structs(file: Path) -> bool:
    """A class with keywords is a message: `class Roll(Move, frozen=True)`."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in nodes)


def unfold(file: Path) -> None:
    """Write `kind, rule = "roll", "R-1"` in classes as two lines: mypyc reads nothing else there."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    for statement, names, values in sorted(folded(ast.parse(text)), key=lambda found: -found[0].lineno):
        pairs = zip(names.elts, values.elts, strict=True)
        indent = " " * statement.col_offset
        each = [f"{indent}{ast.unparse(name)} = {ast.unparse(value)}" for name, value in pairs]
        lines[statement.lineno - 1 : statement.end_lineno] = each
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def folded(tree: ast.Module) -> Iterator[tuple[ast.Assign, ast.Tuple, ast.Tuple]]:
    """The statements in classes that give several names their values at once."""
    for node in ast.walk(tree):
        for statement in node.body if isinstance(node, ast.ClassDef) else ():
            match statement:
                case ast.Assign(targets=[ast.Tuple() as names], value=ast.Tuple() as values):
                    yield statement, names, values


def build(folder: Path, modules: list[str]) -> None:
    """Calls mypyc and the C compiler; takes some minutes."""
    words = ["build_ext", "--inplace", *modules]
    done = subprocess.run(
        [sys.executable, "-c", SETUP, *words], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildFailed(complaints(done.stdout + done.stderr))
    shutil.rmtree(folder / "build")


def complaints(said: str) -> str:
    """The lines that tell what is wrong; all of them where none is known."""
    wrong = [line for line in said.splitlines() if ": error: " in line or line.startswith("error: ")]
    return "\n".join(wrong[:20] or said.splitlines()[-20:])
