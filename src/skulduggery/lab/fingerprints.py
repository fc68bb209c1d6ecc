"""Fingerprints of the code that decides matches: results of other code do not belong into the same file.

There is one for each part: `engine`; `bots`, which are ours; `game KEY`, with its board and cards and with what bots
know of this game; and `bot FILE:CLASS`, a bot of somebody's own. Of a module the source counts. Only if there is
none, what was compiled from it counts: so the same sources, built again, are the same code.
"""

import ast
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from ..bots.own import SIGN
from ..core.own_parts import own_parts_of
from ..games import game_called
from ..games.beside import package_of

OURS: Final = __name__.split(".")[0]
BOTS: Final = f"{OURS}.bots"
COMPILED: Final = (".so", ".pyd", ".pyc")
MODULES: Final = (".py", *COMPILED)
# Of a package: what people read and see, and results that `lab fit --out` may have put there.
LEFT_OUT: Final = (".*", "__pycache__", "text", "page", "checking", "chart.py", "chart_*.py", "lesson.toml")
LEFT_OUT_ENDINGS: Final = (".md", ".jsonl")
SHORT: Final = 16  # characters of a fingerprint

Files = dict[str, Path]  # by a name that is the same on every machine


def code_of(games: Iterable[str], bots: Iterable[str] = ()) -> dict[str, str]:
    """The fingerprint of each part that decides matches of these games and bots."""
    own = {f"bot {name}": hash_of(files_of_bot(name)) for name in bots if SIGN in name}
    rules = {f"game {key}": game_hash(key) for key in games}
    return {**own, **rules, "bots": hash_of(files_in(BOTS)), "engine": hash_of(files_in(f"{OURS}.core"))}


def hash_of(files: Files, more: str = "") -> str:
    each = [(name, hashlib.sha256(file.read_bytes()).hexdigest()) for name, file in sorted(files.items())]
    return hashlib.sha256(repr((each, more)).encode()).hexdigest()[:SHORT]


def game_hash(key: str) -> str:
    game, own = game_called(key), own_parts_of(key)
    package = package_of(game)
    top = package.partition(".")[0]  # games of one plug-in may share modules
    return hash_of(files_in(package if top == OURS else top), "" if own is None else own.hash)


def files_in(package: str) -> Files:
    """The files of a loaded package, or of a game that is a single module (`games/beside.py`)."""
    module = sys.modules[package]
    folders = [Path(folder) for folder in getattr(module, "__path__", ())]
    found = {f"{package}/{file.relative_to(folder).as_posix()}": file for folder in folders for file in all_in(folder)}
    if not folders and module.__file__:
        beside = Path(module.__file__).parent
        patterns = (f"{package}.*", f"{package}_*", "parts/*", "weights/*")
        found = {file.name: file for pattern in patterns for file in beside.glob(pattern) if file.is_file()}
    sources = {name for name in found if name.endswith(".py")}
    kept = {name: file for name, file in found.items() if not (name.endswith(COMPILED) and source(name) in sources)}
    return kept | libraries_of(package) if any(name.endswith(COMPILED) for name in kept) else kept


def all_in(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        parts = file.relative_to(folder).parts
        hidden = any(fnmatch(part, pattern) for part in parts for pattern in LEFT_OUT)
        if file.is_file() and not hidden and file.suffix not in LEFT_OUT_ENDINGS:
            yield file


def source(name: str) -> str:
    """The name of the source of a compiled module: `core/game.cpython-311-x86_64-linux-gnu.so`."""
    folder, slash, file = name.rpartition("/")
    return f"{folder}{slash}{file.split('.')[0]}.py"


def libraries_of(package: str) -> Files:
    """mypyc puts the code of many modules into one library, which the files of the modules only name."""
    entry = f"init_{package.replace('.', '___')}"
    loaded = [module for name, module in sys.modules.items() if name.endswith("__mypyc")]
    found = [module for module in loaded if any(name.startswith(entry) for name in vars(module))]
    return {f"library {at}": Path(module.__file__) for at, module in enumerate(found) if module.__file__}


# --- bots of somebody's own


def files_of_bot(name: str) -> Files:
    """The file, the modules beside it that it imports, and the files that a string in one of them names."""
    first = Path(name.rpartition(":")[0]).expanduser().resolve()
    found: Files = {}
    left = [first]
    while left:
        file = left.pop()
        key = Path(os.path.relpath(file, first.parent)).as_posix()
        if key not in found:
            found[key] = file
            left += used_by(file, first.parent) if file.suffix == ".py" else []
    return found


def used_by(file: Path, folder: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        match node:
            case ast.Import(names=names):
                for each in names:
                    yield from modules_on_the_way(folder, each.name)
            case ast.ImportFrom(module=module, names=names, level=level):
                start = file.parents[level - 1] if level else folder
                for each in names:
                    yield from modules_on_the_way(start, f"{module}.{each.name}" if module else each.name)
            case ast.Constant(value=str(text)) if text:
                yield from (path for path in (folder / text, Path.cwd() / text) if is_file(path))


def is_file(path: Path) -> bool:
    """Any text may be asked for; `Path.is_file` raises if it is too long for a name."""
    return os.path.isfile(path)  # noqa: PTH113


def modules_on_the_way(folder: Path, name: str) -> Iterator[Path]:
    """The modules in a folder that importing `a.b` runs: `a` and `a.b`, each of them a file or a package."""
    for word in name.split("."):
        for file in [*folder.glob(f"{word}.*"), *folder.glob(f"{word}/__init__.*")]:
            if file.suffix in MODULES:
                yield file.resolve()
        folder /= word
