"""`serve`: starts the server, for this computer or for the local network."""

import argparse
import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ..bots import LEVELS
from ..bots.own import SIGN, checked_class
from ..core.own_parts import own_parts
from ..core.refusals import Refused
from ..server.protocol.refusals import DatabaseInUse
from ..server.run import serve
from ..server.runtime.address import EVERYWHERE, local_address, qr_for_terminal
from ..server.runtime.logs import log_to
from ..server.runtime.settings import Settings
from ..server.store.sqlite_database import PREFIX
from .command import Command
from .complaints import FAILED, Complaint
from .database import default_database
from .own_parts import change, tell_changes
from .parser import Option, flag
from .settings.known import KNOWN
from .settings.printout import shown
from .settings.sources import Chosen, Found, chosen, unknown, variable_of
from .terminal import Terminal

SET = "--set"
PORTS_TRIED = 100


class Arguments(argparse.Namespace):
    host: str | None = flag("--host", value="host")
    port: str | None = flag("--port", value="number")
    database: str | None = flag("--database", value="database")
    inner_address: str | None = flag("--inner-address", value="address")
    open: str | None = flag("--open", action="store_const", const="yes")
    lan: str | None = flag("--lan", action="store_const", const="yes")
    keep_days: str | None = flag("--keep-days", value="number")
    public_url: str | None = flag("--public-url", value="url")
    trusted_proxies: list[str] | None = flag("--trusted-proxy", value="host", action="append")
    bots: list[str] | None = flag("--bot", value="bot", action="append")
    set: list[str] = flag(SET, value="option", action="append", default=[])
    settings: str | None = flag("--settings", value="file")
    show_settings: bool = flag("--show-settings", action="store_true")
    board: str | None = flag("--board", value="file")
    data: str | None = flag("--data", value="file")
    game: str | None = flag("--game", value="game")


# By setting; each other one has `--set`.
FLAGS = {name: one.flags[0] for name, one in vars(Arguments).items() if isinstance(one, Option) and name in KNOWN}


def flags_in(arguments: Arguments) -> dict[str, tuple[str, list[str]]]:
    """What was given on the command line, by setting. A flag of its own counts before `--set`."""
    found: dict[str, tuple[str, list[str]]] = {}
    for text in arguments.set:
        name, _, value = text.partition("=")
        if name not in KNOWN:
            raise unknown(name, SET)
        if KNOWN[name].secret:
            raise Complaint("cli-secret-setting", name=name, variable=variable_of(name))
        found.setdefault(name, (f"{SET} {name}", []))[1].append(value)
    for name, own in FLAGS.items():
        given = getattr(arguments, name)
        if given is not None:
            found[name] = (own, given if isinstance(given, list) else [given])
    return found


def own_bots(given: tuple[str, ...]) -> dict[str, str]:
    """The bots of the owner's own by the names of their classes. Each file is read once, to complain at once."""
    found: dict[str, str] = {}
    for text in given:
        if SIGN not in text:
            raise Complaint("cli-bot-needs-file", given=text)
        name = text.rpartition(":")[2]
        if name in found or name.lower() in LEVELS:
            raise Complaint("cli-bot-twice", name=name)
        found[name] = checked_class(text)
    return found


def completed(settings: Chosen) -> Chosen:
    """The settings with the defaults that depend on something else."""
    found = dict(settings.found)
    if not settings.is_given("host") and settings.get("lan", bool):
        found["host"] = Found(EVERYWHERE[0], found["lan"].where)
    if not settings.is_given("database"):
        found["database"] = Found(default_database())
    return Chosen(found)


def server_settings(settings: Chosen) -> Settings:
    own = {"listens": settings.get("host", str), "own_bots": own_bots(settings.texts("bots"))}
    named = {name: found.value for name, found in settings.found.items() if name in Settings.__struct_fields__}
    return msgspec.convert(named | own, Settings)


def run(terminal: Terminal, arguments: Arguments) -> int:
    settings = completed(chosen(flags_in(arguments), arguments.settings, os.environ))
    if arguments.show_settings:
        terminal.console.file.writelines(f"{line}\n" for line in shown(settings, terminal.wording.say("cli-default")))
        return 0
    change(arguments.game, arguments.board, arguments.data)
    for_server = server_settings(settings)
    log_to()
    host, port, database = settings.get("host", str), settings.get("port", int), settings.get("database", str)
    try:
        if serve(database, host, port, for_server, welcome(terminal, settings)):
            return 0
    except Refused as refused:
        if isinstance(refused.refusal, DatabaseInUse) and database.startswith(PREFIX):
            raise Complaint("cli-second-server", file=refused.refusal.file, free=free_port(host, port)) from None
        raise
    raise Complaint("cli-cannot-listen", FAILED, host=host, port=str(port), free=free_port(host, port))


def free_port(host: str, port: int) -> str:
    """The wanted port, or the next one at which nobody listens; 0, which means any, if none is found."""
    for free in range(port, port + PORTS_TRIED) if port else ():
        with socket.socket() as tried, suppress(OSError, OverflowError):
            tried.bind((host, free))
            return str(free)
    return "0"


def welcome(terminal: Terminal, settings: Chosen) -> Callable[[int], None]:
    """What is printed when the server listens."""
    host = settings.get("host", str)
    seen_as = local_address() if host in EVERYWHERE else host

    def ready(port: int) -> None:
        url = f"http://{seen_as}:{port}"
        terminal.say("cli-serving", url=url)
        if (own := own_parts()) is not None:
            tell_changes(terminal, own.game)
        if settings.get("lan", bool):
            terminal.say("cli-serving-lan")
            terminal.console.file.write(qr_for_terminal(url))
        terminal.console.file.flush()
        if settings.get("open", bool):
            webbrowser.open(url)

    return ready


COMMAND = Command(Arguments, run)
