"""Prints all settings and where each came from. What is printed is a settings file itself, but without secrets."""

from collections.abc import Iterator

import msgspec

from ...server.store.location import without_password
from .kinds import Value
from .known import KNOWN
from .sources import HIDDEN, Chosen, Found

WIDTH = 60  # of a setting and its value, where the line allows it


def shown(settings: Chosen, default: str) -> Iterator[str]:
    """`default`: the word for values that nobody has set."""
    for name, found in settings.found.items():
        line = f"{name} = {written(name, found)}"
        if found.value is None:  # TOML knows no empty value
            line = f"# {name}"
        yield f"{line:<{WIDTH}}  # {found.where or default}"


def written(name: str, found: Found) -> str:
    if KNOWN[name].secret:
        return f'"{HIDDEN}"'
    return as_toml(found.value)


def as_toml(value: Value) -> str:
    """JSON is TOML here: texts, numbers, `true` and lists of texts are written in the same way."""
    if isinstance(value, str):
        value = without_password(value)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return msgspec.json.encode(value).decode()
