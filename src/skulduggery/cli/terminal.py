"""The terminal: prints sentences and drawings, and reads lines."""

import textwrap
from importlib.util import find_spec
from typing import Any, TextIO

from rich.console import Console, RenderableType

from ..core.game import Game
from ..text import Wording

FORGET_SCROLLED_LINES = "\x1b[3J"

if find_spec("readline"):  # arrow keys and history while typing, if the system has them
    import readline  # noqa: F401


class Leaving(Exception):
    """The person leaves: Ctrl-D, Ctrl-C, or the end of piped input."""


class Page(Console):
    """Prints text as it is: a player's name cannot contain markup or emoji codes."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """The reader of the output (`head`, a pager) has closed it. This is no error; `run` ends the command."""
        raise BrokenPipeError


class Terminal:
    """`live`: a person uses it. Otherwise nothing waits and the screen is never cleared."""

    def __init__(self, language: str, stdin: TextIO, stdout: TextIO, stderr: TextIO) -> None:
        self.wording = Wording(language)
        self.stdin = stdin
        self.console = Page(stdout)
        self.errors = Page(stderr)
        self.live = stdin.isatty() and self.console.is_terminal

    @property
    def width(self) -> int:
        return self.console.width

    def speak_of(self, game: Game[Any]) -> None:
        """From now on the texts of this game are used too."""
        self.wording = Wording(self.wording.language, game)

    def say(self, key: str, **figures: object) -> None:
        self.write(self.wording.say(key, **figures))

    def write(self, text: str, style: str = "", hanging: str = "") -> None:
        self.console.print(wrapped(text, self.width, hanging), style=style, soft_wrap=True)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def complain(self, text: str) -> None:
        self.errors.print(wrapped(text, self.errors.width), style="bold red", soft_wrap=True)

    def read(self, prompt: str) -> str:
        """The next line. Piped input is echoed, so that the output reads like a conversation."""
        try:
            line = input(prompt) if self.live else self.read_piped(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leaving from None
        return line.strip()

    def read_piped(self, prompt: str) -> str:
        self.console.print(prompt, end="", soft_wrap=True)
        line = self.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(line.rstrip("\r\n"), soft_wrap=True)
        return line

    def clear(self) -> None:
        """Clears screen and scrollback, so that no secret of another seat stays visible."""
        if self.live:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED_LINES)
            self.console.file.flush()


def wrapped(text: str, width: int, hanging: str = "") -> str:
    """Breaks lines between words. Indented lines stay whole: they are commands to copy, or small tables."""
    lines = text.splitlines()
    return "\n".join(line if line.startswith(" ") else fill(line, width, hanging) for line in lines)


def fill(line: str, width: int, hanging: str) -> str:
    return textwrap.fill(line, width, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)
