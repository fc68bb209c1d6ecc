"""For `fixtures.py`: plays matches of bots, and saves the positions that a game wants to show."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.bots import make_bot
from skulduggery.core.messages import Outlook
from skulduggery.core.options import make_options
from skulduggery.core.outlook import outlook
from skulduggery.core.table import Table
from skulduggery.games import game_called

Fits = Callable[[Any, Any, list[str]], bool]  # of a view, what is asked, and the kinds of the events that follow
Found = list[tuple[Outlook, list[Any]]]
FOLDER = Path(__file__).parent.parent / "src" / "dev"
LONGEST = 1500  # moves looked at per match


def positions(key: str, players: int, seed: bytes, **options: object) -> Found:
    """Each position of a match as the asked seat sees it, with the events of its move."""
    game = game_called(key)
    table = Table(game, make_options(game.options_type, game.seats, {"players": players, **options}), seed)
    bot, found = make_bot("bosun", game, 1), []
    while table.state.pending and len(found) < LONGEST:
        seat = table.state.pending[-1].seat
        seen = outlook(game, table.state, seat)
        move = bot.choose(seat, game.legal_moves(table.state), table.state.copy)
        found.append((seen, [event.seen_by(seat) for event in table.play(seat, move)]))
    return found


def save(name: str, found: Found, fits: Fits) -> None:
    for seen, events in found:
        kinds = [type(event).__name__ for event in events]
        if fits(seen.view, seen.asked, kinds):
            data = msgspec.json.encode(
                {"view": seen.view, "asked": seen.asked, "choices": seen.choices, "events": events}
            )
            (FOLDER / f"{name}.json").write_bytes(data)
            return
    raise LookupError(f"no position for {name} in these matches")


def seek(
    key: str, prefix: str, wanted: dict[str, Fits], players: Callable[[int], int], seeds: int = 40, **options: object
) -> None:
    """Matches of a game until every wanted position has been seen."""
    for seed in range(seeds):
        found = positions(key, players(seed), bytes([seed]) * 32, **options)
        for name in [*wanted]:
            if any(fits(wanted[name], seen, events) for seen, events in found):
                save(f"{prefix}-{name}", found, wanted.pop(name))
        if not wanted:
            return
    raise LookupError(f"no position for {', '.join(wanted)} in these matches")


def fits(wanted: Fits, seen: Outlook, events: list[Any]) -> bool:
    return wanted(seen.view, seen.asked, [type(event).__name__ for event in events])
