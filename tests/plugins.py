"""For tests: a plug-in game that is installed for a moment, as a package of its own."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from skulduggery.games import all_games
from skulduggery.games.beside import loaded

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"


def write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@contextmanager
def installed(folder: Path, name: str, files: Mapping[str, str]) -> Iterator[None]:
    """As if `pip install` had put the package `name` into `folder`. Its `__init__.py` has a `GAME`."""
    write(folder / name, files)
    info = {"METADATA": METADATA.format(name=name), "entry_points.txt": f"[skulduggery.games]\n{name} = {name}:GAME\n"}
    write(folder / f"{name}-1.dist-info", info)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        forget()
        try:
            yield
        finally:
            for module in [module for module in sys.modules if module.split(".")[0] == name]:
                del sys.modules[module]
    forget()


def forget() -> None:
    all_games.cache_clear()
    loaded.cache_clear()
