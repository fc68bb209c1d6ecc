"""`serve`: starts the server, for this computer or for the local network."""

import argparse
import math
import os
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from urllib.parse import urlsplit

import msgspec

from ..server.run import serve
from ..server.runtime.address import local_address, qr_for_terminal
from ..server.runtime.logs import log_to
from ..server.runtime.settings import Settings
from .command import Command
from .complaints import FAILED, Complaint
from .database import default_database
from .parser import Number, Parser
from .terminal import Terminal

HOME = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000
LARGEST_PORT = 65_535
PUBLIC_URL = "SKULDUGGERY_PUBLIC_URL"
METRICS_TOKEN = "SKULDUGGERY_METRICS_TOKEN"  # not an option: every user of a machine can read command lines


NUMBERS: dict[str, type[int | float]] = {
    field.name: field.type for field in msgspec.structs.fields(Settings) if field.type in (int, float)
}


class Arguments(argparse.Namespace):
    host: str | None
    port: int
    database: str | None
    open: bool
    lan: bool
    keep_days: int | None
    public_url: str | None
    trusted_proxy: list[str]
    set: list[tuple[str, float]]


def add_options(parser: Parser) -> None:
    parser.option("--host", value="host")
    parser.option("--port", value="number", type=Number("--port", least=0), default=PORT)
    parser.option("--database", value="database")
    parser.option("--open", action="store_true")
    parser.option("--lan", action="store_true")
    parser.option("--keep-days", value="number", type=Number("--keep-days", least=1))
    parser.option("--public-url", value="url", type=checked_url, default=os.environ.get(PUBLIC_URL))
    parser.option("--trusted-proxy", value="host", type=checked_network, action="append", default=[])
    parser.option("--set", value="option", type=checked_setting, action="append", default=[])


def checked_url(text: str) -> str:
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise Complaint("cli-bad-url", given=text)
    return text


def checked_network(text: str) -> str:
    try:
        ip_network(text)
    except ValueError:
        raise Complaint("cli-bad-network", given=text) from None
    return text


def checked_setting(text: str) -> tuple[str, float]:
    """`tables_per_hour=60`: one of the settings that are numbers."""
    name, _, value = text.partition("=")
    try:
        number = float(msgspec.convert(value, NUMBERS[name], strict=False))
    except (KeyError, msgspec.ValidationError):
        number = -1.0
    if not 0.0 <= number < math.inf:
        raise Complaint("cli-bad-setting", given=text, known=", ".join(NUMBERS))
    return name, number


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.port > LARGEST_PORT:
        raise Complaint("cli-bad-port", port=arguments.port)
    host = arguments.host or (EVERYWHERE if arguments.lan else HOME)
    database = arguments.database or default_database()
    log_to()
    seen_as = local_address() if host == EVERYWHERE else host
    port = arguments.port
    url = f"http://{seen_as}:{port}" if arguments.lan and port else None
    settings = Settings(
        public_url=arguments.public_url or url,
        trusted_proxies=tuple(arguments.trusted_proxy),
        metrics_token=os.environ.get(METRICS_TOKEN) or None,
    )
    numbers = {name: NUMBERS[name](value) for name, value in arguments.set}
    settings = msgspec.structs.replace(settings, **numbers)
    if arguments.keep_days is not None:
        settings = msgspec.structs.replace(settings, keep_days=float(arguments.keep_days))
    ready = welcome(terminal, arguments, seen_as)
    if serve(database, host, port, settings, ready):
        return 0
    raise Complaint("cli-cannot-listen", FAILED, host=host, port=port)


def welcome(terminal: Terminal, arguments: Arguments, seen_as: str) -> Callable[[int], None]:
    """What is printed when the server listens."""

    def ready(port: int) -> None:
        url = f"http://{seen_as}:{port}"
        terminal.say("cli-serving", url=url)
        if arguments.lan:
            terminal.say("cli-serving-lan")
            terminal.console.file.write(qr_for_terminal(url))
        terminal.console.file.flush()
        if arguments.open:
            webbrowser.open(url)

    return ready


COMMAND = Command(Arguments, add_options, run)
