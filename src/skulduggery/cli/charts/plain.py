"""The chart for games without one: every field of the view, as words and small tables."""

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.fields import PLAIN, PLAYER, Field, fields_of
from ...text import Wording
from .scene import Scene

NOTHING = "–"


def draw_plain(scene: Scene) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    fields = msgspec.json.decode(msgspec.json.encode(scene.view))
    kind: type[msgspec.Struct] = type(scene.view)
    types = fields_of(kind)
    for key, value in fields.items():
        if key != "kind":
            field = types.get(key, PLAIN)
            grid.add_row(titled(key, scene.wording), drawn(named(value, field, scene), scene.names))
    return grid


def titled(key: str, wording: Wording) -> str:
    """The text `view-<field>`; without one, the name of the field as words."""
    text_id = f"view-{key.replace('_', '-')}"
    return wording.say(text_id) if wording.has(text_id) else label(key)


def named(value: object, field: Field, scene: Scene) -> object:
    """The value with the names that people know, by the type of its field. A list that is not by seat is a line."""
    if isinstance(value, list):
        items = [named(item, Field(field.way, ""), scene) for item in value]
        return ", ".join(map(str, items)) if items and field.way and not field.each else items
    if field.way == PLAYER and isinstance(value, int) and 0 <= value < len(scene.names):
        return scene.names[value]
    return scene.wording.name_of(field.way, value) if field.way and isinstance(value, str) and value else value


def label(key: str) -> str:
    return key.replace("_", " ")


def drawn(value: object, names: Sequence[str]) -> RenderableType:
    """Structs of one kind become a table; each list inside a list becomes a line."""
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return rows(value)
    if isinstance(value, list) and any(isinstance(row, list) for row in value):
        return lines(value, names)
    return Text(written(value, names))


def rows(records: Sequence[dict[str, object]]) -> RenderableType:
    keys = list(dict.fromkeys(key for record in records for key in record))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for key in keys:
        grid.add_column(label(key))
    for record in records:
        grid.add_row(*[Text(written(record.get(key), ())) for key in keys])
    return grid


def lines(items: Sequence[object], names: Sequence[str]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for key, item in zip(keys_for(items, names), items, strict=True):
        grid.add_row(Text(f"{key}:"), drawn(item, ()))
    return grid


def keys_for(items: Sequence[object], names: Sequence[str]) -> Sequence[str]:
    """The headings of a list: player names if it has one entry per seat, else positions."""
    return names if len(items) == len(names) else [str(at) for at in range(len(items))]


def written(value: object, names: Sequence[str]) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{label(str(key))} {written(item, ())}" for key, item in value.items())
    if isinstance(value, list):
        pairs = zip(keys_for(value, names), value, strict=True)
        return "  ".join(f"{key}: {written(item, ())}" for key, item in pairs) or NOTHING
    return NOTHING if value is None or value == "" else str(value)
