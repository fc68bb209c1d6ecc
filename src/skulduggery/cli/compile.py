"""`compile`: makes a plug-in fast. Builds it and the engine with mypyc into a folder."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from ..games import game_called
from ..games.beside import folder_of, package_of
from .command import Command
from .compiler import BuildFailed, build, compiled_modules, copy_sources, engine_modules, unfold
from .complaints import Complaint
from .parser import argument, flag
from .terminal import Terminal


class Arguments(argparse.Namespace):
    game: str = argument("game")
    folder: str = flag("--folder", value="folder", required=True)


def run(terminal: Terminal, arguments: Arguments) -> int:
    package, folder = package_folder(arguments.game), Path(arguments.folder)
    if folder.exists() and any(folder.iterdir()):
        raise Complaint("cli-new-not-empty", folder=str(folder))
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise Complaint("cli-compile-no-mypyc")
    folder.mkdir(parents=True, exist_ok=True)
    copy_sources(package, folder)
    modules = compiled_modules(folder, package.name)
    if not modules:
        raise Complaint("cli-compile-nothing", package=package.name)
    terminal.say("cli-compile-begins", modules=", ".join(modules))
    compile_together(folder, modules)
    terminal.say("cli-compile-done", folder=str(folder), game=arguments.game)
    return 0


def package_folder(key: str) -> Path:
    """The folder of the package. A game that is a single module has none; a game inside another package needs it."""
    game = game_called(key)
    folder = folder_of(game)
    if "." in package_of(game) or not (folder / "__init__.py").exists():
        raise Complaint("cli-compile-no-package", game=key)
    return folder


def compile_together(folder: Path, modules: list[str]) -> None:
    for module in modules:
        unfold(folder / module)
    try:
        build(folder, [*engine_modules(folder), *modules])
    except BuildFailed as failure:
        raise Complaint("cli-compile-failed", said=str(failure)) from None


COMMAND = Command(Arguments, run)
