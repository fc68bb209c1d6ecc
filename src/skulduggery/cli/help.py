"""`?` at the table: what a person can type now. All examples come from the current match."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core.messages import Button, Place
from .match import Match
from .menu import Menu, name_of, stays

Explained = tuple[str, str]  # what is typed, and what it does
COMMANDS = ("hint", "log", "board", "all", "orders", "interrupt", "say", "undo", "save", "quit")


def help_table(match: Match, menu: Menu, rule: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold cyan")
    grid.add_column()
    for typed, meaning in help_lines(match, menu, rule):
        grid.add_row(Text(typed), Text(meaning))
    return Padding(grid, (0, 0, 0, 2))


def help_lines(match: Match, menu: Menu, rule: str) -> list[Explained]:
    """The lines of the help. The first half of each line can be typed exactly as it is."""
    say = menu.wording.say
    number = str(menu.listed or len(menu.items))
    lines = [(number, say("cli-help-number", number=number)), *pointing(menu)]
    lines.append((say("cli-staying").split()[0], say("cli-help-stay")))
    lines.append((say("cli-key-enter"), say("cli-help-enter")))
    lines += refused(match, menu)
    key = command(menu, "rules")
    lines += [(key, say("cli-help-rule")), (f"{key} {rule}", say("cli-help-rule-number"))]
    word = say("cli-word-in-rules")
    lines.append((f"{key} {word}", say("cli-help-rule-word")))
    useless = {"orders"} if not match.has_orders() else set[str]()
    useless |= {"interrupt"} if not match.has_interruptions() else set()
    return lines + [(command(menu, name), say(f"cli-help-{name}")) for name in COMMANDS if name not in useless]


def command(menu: Menu, name: str) -> str:
    return menu.wording.say(f"cli-words-{name}").split()[0]


def pointing(menu: Menu) -> list[Explained]:
    """Examples of a place and a button that stand for exactly one choice."""
    say, wording, crew = menu.wording.say, menu.wording, menu.crew
    moving = [item for item in menu.items if not stays(item.choice)]
    targets = [target for item in moving for target in item.choice.targets if len(menu.matching([target])) == 1]
    places = [name_of(target, wording, crew) for target in targets if isinstance(target, Place)]
    buttons = [name_of(target, wording, crew) for target in targets if isinstance(target, Button)]
    lines = [(place, say("cli-help-place", place=place)) for place in sorted(places, key=len)[:1]]
    if len({group.piece for group in menu.groups if group.piece}) > 1:
        lines.append((menu.label(menu.items[0]), say("cli-help-piece")))
    return lines + [(button, say("cli-help-words")) for button in buttons[-1:]]


def refused(match: Match, menu: Menu) -> list[Explained]:
    """An example of a place that is not possible now. A long name would leave no room for the explanations."""
    places = [target for target in match.game.targets(match.state) if isinstance(target, Place)]
    named = [(name_of(place, menu.wording, menu.crew), place) for place in places]
    for name, place in sorted(named, key=lambda pair: len(pair[0])):
        if match.game.why_not(match.state, place):
            return [(f"? {name}", menu.wording.say("cli-help-why", place=name))]
    return []
