"""Which settings there are. Those of the server that are numbers need no line here."""

from collections.abc import Mapping
from ipaddress import ip_network
from typing import NamedTuple

import msgspec

from ...server.nodes.setup import check_inner_address
from ...server.runtime.settings import Settings
from .kinds import LARGEST_PORT, Figure, Kind, Many, Switch, Text, Value, check_token, check_url

HOME = "127.0.0.1"
PORT = 8_000


class Setting(NamedTuple):
    """`secret`: it is never shown, and has no flag, since every user of a machine can read command lines."""

    kind: Kind
    default: Value
    secret: bool = False


NUMBERS: dict[str, type[int | float]] = {
    field.name: field.type for field in msgspec.structs.fields(Settings) if field.type in (int, float)
}
DEFAULTS = Settings()
KNOWN: Mapping[str, Setting] = {
    "host": Setting(Text(), HOME),
    "port": Setting(Figure(int, LARGEST_PORT, "port"), PORT),
    "lan": Setting(Switch(), False),
    "open": Setting(Switch(), False),
    "database": Setting(Text("database"), None),
    "inner_address": Setting(Text("address", check_inner_address), None),
    "public_url": Setting(Text("url", check_url), None),
    "trusted_proxies": Setting(Many(Text("network", ip_network)), ()),
    "hosts": Setting(Many(Text()), ()),
    "origins": Setting(Many(Text("url", check_url)), ()),
    "bots": Setting(Many(Text("bot")), ()),
    "free_text": Setting(Switch(), DEFAULTS.free_text),
    "metrics_token": Setting(Text("token", check_token), None, secret=True),
    "admin_token": Setting(Text("token", check_token), None, secret=True),
    **{name: Setting(Figure(kind), getattr(DEFAULTS, name)) for name, kind in NUMBERS.items()},
}
