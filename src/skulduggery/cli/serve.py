"""`serve`: the table in the browser, for this computer or for everybody in the house."""

import argparse
import os
import webbrowser
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from .archive import match_folder
from .command import Command
from .complaints import FAILED, Complaint
from .parser import Number, Parser
from .terminal import Terminal

HOME = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000
LARGEST_PORT = 65_535
KEEP_DAYS = 60


class Arguments(argparse.Namespace):
    host: str | None
    port: int
    database: str | None
    open: bool
    lan: bool
    keep_days: int


def add_options(parser: Parser) -> None:
    parser.option("--host", value="host")
    parser.option("--port", value="number", type=Number("--port", least=0), default=PORT)
    parser.option("--database", value="database")
    parser.option("--open", action="store_true")
    parser.option("--lan", action="store_true")
    parser.option("--keep-days", value="number", type=Number("--keep-days", least=1), default=KEEP_DAYS)


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.port > LARGEST_PORT:
        raise Complaint("cli-bad-port", port=arguments.port)
    host = arguments.host or (EVERYWHERE if arguments.lan else HOME)
    database = arguments.database or default_database()
    part("logs").log_to()
    seen_as = part("address").local_address() if host == EVERYWHERE else host
    port = arguments.port
    url = f"http://{seen_as}:{port}" if arguments.lan and port else None
    settings = part("settings").Settings(keep_days=float(arguments.keep_days), public_url=url)
    ready = welcome(terminal, arguments, seen_as)
    if part("run").serve(database, host, port, settings, ready):
        return 0
    raise Complaint("cli-cannot-listen", FAILED, host=host, port=port)


def part(name: str) -> Any:
    """A module of the server, loaded when it is needed: the other commands start in no time without it."""
    return import_module(f"..server.{name}", __package__)


def default_database() -> str:
    return f"sqlite:///{match_folder(os.environ).parent / 'tables.sqlite'}"


def database_path(given: str | None) -> Path:
    found: Path = part("store.migrate").database_file(given or default_database())
    return found


def welcome(terminal: Terminal, arguments: Arguments, seen_as: str) -> Callable[[int], None]:
    """What is said once the server listens."""

    def ready(port: int) -> None:
        url = f"http://{seen_as}:{port}"
        terminal.say("cli-serving", url=url)
        if arguments.lan:
            terminal.say("cli-serving-lan")
            terminal.console.file.write(part("address").qr_for_terminal(url))
        terminal.console.file.flush()
        if arguments.open:
            webbrowser.open(url)

    return ready


COMMAND = Command(Arguments, add_options, run)
