"""The command `skulduggery`: reads its arguments, runs one command, and never shows a traceback."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

from .. import __version__
from ..core.refusals import Refused
from .command import Command, module_called
from .complaints import BAD_USAGE, Complaint, sentence
from .languages import OPTION, spoken_language
from .parser import Parser, nearest
from .terminal import Leaving, Terminal

DATABASE = ("backup", "restore", "rescue", "move-database")
AUTHORS = ("bench", "lab", "new", "check", "compile")
COMMANDS = ("play", "serve", "games", "rules", "replay", "review", "verify", "admin", *DATABASE, *AUTHORS)
HELP = {"-h", "--help"}
INTERRUPTED = 130


def main() -> int:
    """The entry point, with the arguments and streams of this process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # characters that the terminal cannot show must not end a match
    return run(sys.argv[1:], sys.stdin, sys.stdout, sys.stderr)


def run(words: Sequence[str], stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    terminal = Terminal(spoken_language(words, os.environ), stdin, stdout, stderr)
    try:
        return run_command(terminal, words)
    except Complaint as complaint:
        terminal.complain(sentence(complaint, terminal.wording))
        return complaint.code
    except BrokenPipeError:
        # Python flushes the stream once more at the end of the process, which must not fail either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())
        return 0
    except (Refused, OSError) as error:
        terminal.complain(sentence(error, terminal.wording))
        return BAD_USAGE
    except (Leaving, KeyboardInterrupt):
        return INTERRUPTED


def run_command(terminal: Terminal, words: Sequence[str]) -> int:
    """Without a command: start to play if a person is there, else print the help."""
    name, rest = split_command(words)
    if not name and "--version" in rest:
        terminal.write(f"skulduggery {__version__}")
        return 0
    if not name and (HELP.intersection(rest) or not (rest or terminal.live)):
        terminal.say("cli-about")
        return 0
    name = checked_command(name or "play")
    command = command_called(name)
    return command.run(terminal, Parser(terminal.wording, name, command.arguments).read(rest))


def command_called(name: str) -> Command:
    """Each command is a module with that name (with `_` for `-`)."""
    found: Command = module_called(name.replace("-", "_"), name).COMMAND
    return found


def split_command(words: Sequence[str]) -> tuple[str, list[str]]:
    """The first word that is not an option is the command. `--language nl` may come before it."""
    for at, word in enumerate(words):
        if not word.startswith("-") and not (at and words[at - 1] == OPTION):
            return word, [*words[:at], *words[at + 1 :]]
    return "", list(words)


def checked_command(name: str) -> str:
    if name in COMMANDS:
        return name
    if near := nearest(name, COMMANDS):
        raise Complaint("cli-unknown-command-near", command=name, near=near)
    raise Complaint("cli-unknown-command", command=name, known=", ".join(COMMANDS))
