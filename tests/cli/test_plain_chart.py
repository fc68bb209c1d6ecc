"""The chart of a game without one: labels and names from the texts, by the types of the fields."""

from io import StringIO

from rich.console import Console

from skulduggery.cli.charts.plain import draw_plain
from skulduggery.cli.charts.scene import Scene
from skulduggery.core.fields import BySeat, CardId, SeatNumber
from skulduggery.core.messages import View
from skulduggery.text import Wording

from ..core.scenes import PARLEY


class HandView(View, frozen=True):
    active: SeatNumber | None
    discards: tuple[CardId, ...]
    coins: BySeat[int]
    rounds_to_go: int


def test_fields_have_their_texts_and_things_their_names() -> None:
    console = Console(file=StringIO(), width=60)
    view = HandView(1, ("hidden", "D5"), (3, 4), 2)
    with console.capture() as drawn:
        console.print(draw_plain(Scene(view, {}, ("Anna", "Ben"), Wording("en", PARLEY), 60)))
    lines = [" ".join(line.split()) for line in drawn.get().splitlines()]
    assert lines == ["active Ben", "Discards a face-down card, D5", "Coins Anna: 3 Ben: 4", "rounds to go 2"]
