"""The ranking at the end of a match, with scores."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..core.messages import Result
from ..text import Wording


def ranking(result: Result, wording: Wording, names: Sequence[str]) -> RenderableType:
    grid = Grid(title=wording.say("cli-ranking"), box=None, title_justify="left", show_header=False, padding=(0, 2))
    grid.add_column(justify="right", style="bold")
    for seat in sorted(range(len(names)), key=lambda seat: result.places[seat]):
        score = wording.say("cli-score", score=result.scores[seat])
        grid.add_row(f"{result.places[seat]}.", Text(names[seat]), score)
    return grid
