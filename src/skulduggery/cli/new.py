"""`new`: writes the package of a new game, which already runs. Its author changes it step by step."""

import argparse
import keyword
import re
from pathlib import Path

from ..games import all_games
from .command import Command
from .complaints import Complaint
from .parser import argument, flag
from .terminal import Terminal

STARTER = Path(__file__).parent / "starter"
ENDING = ".template"  # so that nobody takes these files for modules of ours
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")


class Arguments(argparse.Namespace):
    name: str = argument("name")
    folder: str | None = flag("--folder", value="folder")


def run(terminal: Terminal, arguments: Arguments) -> int:
    name = checked(arguments.name)
    folder = Path(arguments.folder or name.replace("_", "-"))
    if folder.exists() and any(folder.iterdir()):
        raise Complaint("cli-new-not-empty", folder=str(folder))
    for file in sorted(STARTER.rglob(f"*{ENDING}")):
        target = folder / filled(str(file.relative_to(STARTER)).removesuffix(ENDING), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    terminal.say("cli-new-done", folder=str(folder), name=name)
    return 0


def checked(name: str) -> str:
    """Checks a name that becomes the name of a package and the key of a game."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Complaint("cli-new-bad-name", name=name)
    if name in all_games():
        raise Complaint("cli-new-taken", name=name)
    return name


def filled(text: str, name: str) -> str:
    words = name.replace("_", " ").split()
    title, together = " ".join(words).capitalize(), "".join(word.capitalize() for word in words)
    marks = {"__NAME__": name, "__DASHED__": name.replace("_", "-"), "__TITLE__": title, "__CLASS__": together}
    for mark, value in marks.items():
        text = text.replace(mark, value)
    return text.replace("NAME", name) if "\n" not in text else text


COMMAND = Command(Arguments, run)
