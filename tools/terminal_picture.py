"""Draw docs/pictures/terminal.svg: the terminal in the middle of a match between bosuns, always the same match."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from skulduggery.bots import make_bot
from skulduggery.cli.charts import chart_of, remarks_of
from skulduggery.cli.charts.scene import Scene
from skulduggery.cli.listing import listing
from skulduggery.cli.menu import Menu
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.core.outlook import outlook
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.text import Wording
from skulduggery.text.crew import Crew

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
NAMES = ["Anna", "Ben", "Mad Mary", "Pegleg Pete"]
WIDTH = 80
ROUND = 8
MANY = 12


def main() -> None:
    """Play to the first real decision of round 8, and draw what Anna sees."""
    game = game_called("blackwood")
    table = Table(game, make_options(game.options_type, game.seats, {"players": 4}), bytes(32))
    bots = [make_bot("bosun", game, seat) for seat in range(4)]
    luck = FastChance(1)
    while True:
        asked = table.state.asked()
        legal = game.legal_moves(table.state)
        if asked.kind == "sail" and asked.seat == 0 and table.state.round() >= ROUND and len(legal) > MANY:
            break
        table.play(asked.seat, bots[asked.seat].choose(asked.seat, legal, lambda: game.resample(table.state, 0, luck)))
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    seen, wording = outlook(game, table.state, 0), Wording("en", game)
    menu = Menu(seen.choices, wording, Crew(NAMES), remarks_of(game.key)(seen.view, wording))
    console.print(chart_of(game.key)(Scene(seen.view, menu.marks(), NAMES, wording, WIDTH)))
    if seen.asked is not None:
        console.print(Text(wording.ask(seen.asked, NAMES), style="bold"))
    console.print(listing(menu, WIDTH))
    picture = console.export_svg(title="skulduggery play blackwood", theme=MONOKAI)
    PICTURE.write_text(
        re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    )  # do not load a font from another server


if __name__ == "__main__":
    main()
