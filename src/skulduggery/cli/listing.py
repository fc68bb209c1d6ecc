"""How the numbered choices are laid out: whole sentences while they are few, columns of places when they are many."""

from itertools import groupby

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core.messages import Piece
from .menu import Group, Item, Menu, name_of

FEW = 6
MANY = 36  # from here on places share a line, and only the first and the last number are shown
NUMBER = "bold cyan"
GAP = 3


def listing(menu: Menu, width: int) -> RenderableType:
    if len(menu.items) <= FEW:
        return sentences([(item, menu.told(item)) for item in menu.items])
    return Stack(*[part for group in menu.groups for part in laid_out(group, menu, width)])


def laid_out(group: Group, menu: Menu, width: int) -> list[RenderableType]:
    """What is eventful line by line, then the rest in columns; named where several pieces could move."""
    if group.buttons:
        return [sentences([(item, menu.told(item)) for item in group.items])]
    several = len({other.piece for other in menu.groups if other.piece}) > 1
    title = menu.wording.name_of("piece", group.piece) if several else ""
    crowded = len(menu.items) > MANY
    parts: list[RenderableType] = [Text(title, style="bold")] if title and not crowded else []
    for effects, items in groupby(group.items, key=lambda item: item.effects):
        cells = [(item, label(item, menu)) for item in items]
        if crowded:
            parts.append(row(title, cells, effects))
        else:
            parts.append(together(cells, effects) if effects else columns(cells, width))
    return parts


def label(item: Item, menu: Menu) -> str:
    """The place, card or button alone: the piece stands in the heading."""
    names = [name_of(target, menu.wording) for target in item.choice.targets if not isinstance(target, Piece)]
    return " ".join(names)


def sentences(lines: list[tuple[Item, str]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style=NUMBER)
    grid.add_column()
    for item, text in lines:
        grid.add_row(str(item.number), Text(text))
    return Padding(grid, (0, 0, 0, 1))


def together(cells: list[tuple[Item, str]], effects: str) -> RenderableType:
    """Places where the same will happen, and what that is."""
    line = Text()
    for item, text in cells:
        line.append(f" {item.number} ", style=NUMBER)
        line.append(text)
    return line.append(f": {effects}")


def row(title: str, cells: list[tuple[Item, str]], effects: str) -> RenderableType:
    """The places alone, to save lines: a person types their names, or counts."""
    first, last = cells[0][0].number, cells[-1][0].number
    line = Text.assemble(
        (f" {first}-{last} " if last > first else f" {first} ", NUMBER), (title, "bold"), " " if title else ""
    )
    line.append(" ".join(text for _, text in cells))
    return line.append(f": {effects}") if effects else line


def columns(cells: list[tuple[Item, str]], width: int) -> RenderableType:
    """As many columns as fit, read line by line."""
    digits = max(len(str(item.number)) for item, _ in cells)
    longest = max(len(text) for _, text in cells)
    room = max(1, (width - 1) // (digits + 1 + longest + GAP))
    lines = Text()
    for at, (item, text) in enumerate(cells):
        if at:
            lines.append("\n" if at % room == 0 else "")
        lines.append(f" {item.number:>{digits}} ", style=NUMBER)
        lines.append(f"{text:<{longest + GAP - 1}}")
    return lines
