"""PB-1.09: every player chooses a colour, which names the ships and has no effect on play."""

from typing import Any

import pytest

from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOptions
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.refusals import ColoursUnfit

GAME = game_called("blackwood")


def options(players: int, colours: str) -> BlackwoodOptions:
    made = make_options(GAME.options_type, GAME.seats, {"players": players, "colours": colours})
    assert isinstance(made, BlackwoodOptions)
    return made


def match(players: int, colours: str) -> Table[Any]:
    return Table(GAME, options(players, colours), bytes(32), (None,) * players)


@pytest.mark.parametrize(
    ("players", "colours", "fleets"),
    [
        (3, "default", [["red"], ["blue"], ["green"]]),
        (3, "white-blue-red", [["white"], ["blue"], ["red"]]),
        (2, "default", [["red", "green"], ["blue", "yellow"]]),
        (2, "white-red", [["white", "blue"], ["red", "green"]]),
    ],
)
def test_ships_are_called_by_the_colours_that_were_chosen(players: int, colours: str, fleets: list[list[str]]) -> None:
    """PB-1.09, PB-1.05: what the lobby tells is what the match has."""
    state = match(players, colours).state
    assert [state.ships_of(seat) for seat in range(players)] == fleets
    assert [list(both) for both in options(players, colours).colours_by_seat()] == fleets


@pytest.mark.parametrize("players", [2, 4])
def test_colours_have_no_effect_on_play(players: int) -> None:  # PB-1.09
    """The same moves are offered, the same dice fall, and the same pieces can be pointed at."""
    tables = [match(players, "default"), match(players, "-".join(["white", "purple", "red", "blue"][:players]))]
    called = dict(zip(tables[0].state.setting.ship_ids, tables[1].state.setting.ship_ids, strict=True))
    for turn in range(120):
        usual, chosen = (table.state.asked() for table in tables)
        offered = [question.moves(table.state) for question, table in zip((usual, chosen), tables, strict=True)]
        assert [renamed(move, called) for move in offered[0]] == [repr(move) for move in offered[1]]
        at = turn % len(offered[0])
        pointed = [renamed(target, called) for target in usual.targets_of(offered[0][at])]
        assert pointed == [repr(target) for target in chosen.targets_of(offered[1][at])]
        for table, moves in zip(tables, offered, strict=True):
            table.play(usual.seat, moves[at])
        assert tables[0].state.places == tables[1].state.places
        if tables[0].state.asked() is None:
            break


def renamed(message: object, called: dict[str, str]) -> str:
    """The message with the other names of the ships."""
    return "'".join([called.get(word, word) for word in repr(message).split("'")])


@pytest.mark.parametrize("colours", ["red-blue", "red-red-blue", "red-blue-green-white"])
def test_every_seat_has_one_colour_of_its_own(colours: str) -> None:  # PB-1.09
    with pytest.raises(BadOptions) as caught:
        match(3, colours)
    assert caught.value.refusal == ColoursUnfit("PB-1.09", 3)
