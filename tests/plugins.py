"""For tests: a plug-in game that is installed for a moment, as a package of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from skulduggery.games import all_games, announced, load
from skulduggery.games.beside import loaded

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"
UV = str(Path(sys.executable).with_name("uv"))


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
    with on_the_path(folder, name):
        yield


@contextmanager
def on_the_path(site: Path, name: str) -> Iterator[None]:
    """Packages in `site` are found. Afterwards the package `name` is forgotten."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        forget()
        try:
            yield
        finally:
            for module in [module for module in sys.modules if module.split(".")[0] == name]:
                del sys.modules[module]
    forget()


def forget() -> None:
    for cached in (announced, load, all_games, loaded):
        cached.cache_clear()


def install(project: Path, site: Path) -> Path:
    """What `pip install` does, into a folder of its own. Nothing is downloaded."""
    command = [UV, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", sys.executable]
    said(*command, "--target", str(site), str(project))
    return site


def environment_with(site: Path | None) -> dict[str, str]:
    """In which packages in `site` are found."""
    return os.environ | ({} if site is None else {"PYTHONPATH": str(site)})


def said(*command: str, site: Path | None = None, cwd: Path | None = None, words: str = "") -> str:
    """What a command says; the test fails with all of it when the command does."""
    environment = environment_with(site)
    result = subprocess.run(command, cwd=cwd, env=environment, input=words, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{' '.join(command)}\n{result.stdout}{result.stderr}"
    return result.stdout
