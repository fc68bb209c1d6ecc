"""`admin`: what the operator of a running server may see and do. It asks that server, which knows who is connected."""

import argparse
import os
import re
from collections.abc import Sequence
from datetime import datetime

import msgspec

from ..server.protocol.operators import Load, TableLine
from .admin_client import AdminClient
from .command import Command
from .complaints import Complaint
from .parser import Number, argument, flag
from .settings.sources import chosen, variable_of
from .terminal import Terminal

ACTIONS = ("tables", "load", "end", "delete")
MOST = 50
TOKEN = "admin_token"
TABLE_ID = re.compile("[a-z0-9]{1,32}")


class Arguments(argparse.Namespace):
    action: str | None = argument("what", nargs="?")
    table: str | None = argument("table", nargs="?")
    server: str | None = flag("--server", value="url")
    settings: str | None = flag("--settings", value="file")
    most: int = flag("--most", value="number", type=Number("--most", least=1), default=MOST)
    status: str | None = flag("--status", value="status")
    yes: bool = flag("--yes", action="store_true")


def run(terminal: Terminal, arguments: Arguments) -> int:
    action = arguments.action or "tables"
    if action not in ACTIONS:
        raise Complaint("cli-admin-what", given=action, known=", ".join(ACTIONS))
    client = client_for(arguments)
    if action == "load":
        show_load(terminal, client.load())
    elif action == "tables":
        show_tables(terminal, client.tables(arguments.most, arguments.status))
    elif action == "end":
        client.end(table_in(arguments))
        terminal.say("cli-admin-ended", table=arguments.table)
    else:
        delete(terminal, client, arguments)
    return 0


def client_for(arguments: Arguments) -> AdminClient:
    """The token comes from where `serve` has it from; so does the port."""
    settings = chosen({}, arguments.settings, os.environ)
    token = settings.text(TOKEN)
    if token is None:
        raise Complaint("cli-admin-token", variable=variable_of(TOKEN))
    return AdminClient(arguments.server or f"http://127.0.0.1:{settings.get('port', int)}", token)


def table_in(arguments: Arguments) -> str:
    if arguments.table is None or not TABLE_ID.fullmatch(arguments.table):
        raise Complaint("cli-admin-which", action=arguments.action)
    return arguments.table


def delete(terminal: Terminal, client: AdminClient, arguments: Arguments) -> None:
    table = table_in(arguments)
    if not arguments.yes:
        raise Complaint("cli-admin-sure", table=table)
    client.delete(table)
    terminal.say("cli-admin-deleted", table=table)


def show_load(terminal: Terminal, load: Load) -> None:
    """By the names that the metrics have."""
    for name, value in msgspec.structs.asdict(load).items():
        shown = "?" if value is None else f"{value:,.3f}" if isinstance(value, float) else f"{value:,}"
        terminal.console.file.write(f"{name:<22} {shown:>18}\n")


def show_tables(terminal: Terminal, tables: Sequence[TableLine]) -> None:
    if not tables:
        terminal.say("cli-admin-none")
        return
    rows = [terminal.wording.say("cli-admin-heads").split(", "), *[cells_of(table) for table in tables]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        terminal.console.file.write(f"{line.rstrip()}\n")


def cells_of(table: TableLine) -> list[str]:
    changed = datetime.fromtimestamp(table.changed).astimezone()
    counts = [table.people, table.bots, table.entries, table.here]
    stuck = f"{table.stuck:.0f} s" if table.stuck else ""
    return [table.table, table.game, table.status, *map(str, counts), f"{changed:%Y-%m-%d %H:%M}", stuck]


COMMAND = Command(Arguments, run)
