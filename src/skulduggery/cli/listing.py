"""The layout of the numbered choices: sentences if there are few, columns of places if there are many.

If there are very many places (`menu.MANY`), only places with a name or an effect are listed. Ordinary squares are only
counted, by distance; `all` lists them too.
"""

from collections import Counter
from itertools import groupby

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from .charts.squares import flowed
from .menu import Group, Item, Menu, stays, steps_of

FEW = 6
NUMBER = "bold cyan"
GAP = 3

Cell = tuple[Item, str]  # a choice, and its label in a column


def listing(menu: Menu, width: int, everything: bool = False) -> RenderableType:
    if len(menu.items) <= FEW:
        return sentences([(item, menu.told(item)) for item in menu.items])
    return Stack(*[part for group in menu.groups for part in laid_out(group, menu, width, everything)])


def laid_out(group: Group, menu: Menu, width: int, everything: bool) -> list[RenderableType]:
    """Choices with effects, one per line, then the others in columns. With a heading if several pieces can move."""
    if group.sentences:
        return [sentences([(item, menu.told(item)) for item in group.items])]
    several = len({other.piece for other in menu.groups if other.piece}) > 1
    title = menu.wording.name_of("piece", group.piece) if several else ""
    if group.counted:
        return by_distance(group, menu, width, title) if everything else [count(group, menu, title)]
    parts: list[RenderableType] = [Text(title, style="bold")] if title else []
    digits = len(str(group.items[-1].number))
    for (effects, _), items in groupby(group.items, key=lambda item: (item.effects, stays(item.choice))):
        cells = [(item, label(item, menu)) for item in items]
        parts.append(together(cells, effects, width, digits) if effects else columns(cells, width, digits))
    return parts


def label(item: Item, menu: Menu) -> str:
    """The place, card or button, without the piece. If there are many places, with the distance."""
    if stays(item.choice):
        return menu.move_of(item.choice)
    place, steps = menu.place_of(item.choice), steps_of(item.choice)
    return menu.wording.say("cli-place-at", place=place, steps=steps) if menu.many and steps else place


def by_distance(group: Group, menu: Menu, width: int, title: str) -> list[RenderableType]:
    """All ordinary squares, grouped by distance."""
    parts: list[RenderableType] = [Text(title, style="bold")] if title else []
    for steps, items in groupby(group.items, key=lambda item: steps_of(item.choice)):
        cells = [Text.assemble((str(item.number), NUMBER), f" {menu.place_of(item.choice)}") for item in items]
        heading = Text(menu.wording.say("cli-at-distance", steps=steps), style="dim")
        parts.append(Padding(flowed([heading, *cells], width - 1), (0, 0, 0, 1)))
    return parts


def count(group: Group, menu: Menu, title: str) -> RenderableType:
    """How many ordinary squares there are, by distance, and how to choose one of them."""
    say = menu.wording.say
    by_steps = Counter(steps_of(item.choice) for item in group.items)
    steps = ", ".join(say("cli-so-many-at", count=by_steps[far], steps=far) for far in sorted(by_steps) if far)
    example = group.items[0]
    words = menu.label(example) if title else menu.place_of(example.choice)
    line = Text(" ").append(f"{title} " if title else "", style="bold")
    line.append(say("cli-more-squares", count=len(group.items)))
    line.append(f": {steps}. " if steps else ". ")
    return line.append(say("cli-type-square", example=words))


def sentences(lines: list[Cell]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style=NUMBER)
    grid.add_column()
    for item, text in lines:
        grid.add_row(str(item.number), Text(text))
    return Padding(grid, (0, 0, 0, 1))


def together(cells: list[Cell], effects: str, width: int, digits: int) -> RenderableType:
    """Places with the same effects, and these effects. Lines break between places, and below the first place."""
    (first, text), *others = cells
    places = [Text(text), *[Text.assemble((str(item.number), NUMBER), f" {text}") for item, text in others]]
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style=NUMBER, min_width=digits)
    grid.add_column()
    grid.add_row(str(first.number), flowed(places, width - digits - GAP).append(f": {effects}"))
    return Padding(grid, (0, 0, 0, 1))


def columns(cells: list[Cell], width: int, digits: int) -> RenderableType:
    """The choices in as many columns as fit, filled row by row."""
    longest = max(len(text) for _, text in cells)
    room = max(1, (width - 1) // (digits + 1 + longest + GAP))
    lines = Text()
    for at, (item, text) in enumerate(cells):
        if at:
            lines.append("\n" if at % room == 0 else "")
        lines.append(f" {item.number:>{digits}} ", style=NUMBER)
        lines.append(f"{text:<{longest + GAP - 1}}")
    return lines
