"""BO-S.01: every player chooses a colour, which names the ship and has no effect on play."""

from typing import Any

import pytest

from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOptions
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.games.bounty.refusals import ColoursUnfit

SEED = bytes(32)
GAME = game_called("bounty")


def match(players: int, colours: str) -> Table[Any]:
    options = make_options(GAME.options_type, GAME.seats, {"players": players, "colours": colours})
    return Table(GAME, options, SEED, (None,) * players)


@pytest.mark.parametrize(
    ("players", "colours", "ids"),
    [
        (3, "default", ["crimson", "gold", "emerald"]),
        (3, "azure-gold-ivory", ["azure", "gold", "ivory"]),
        (2, "violet-crimson", ["violet-1", "violet-2", "crimson-1", "crimson-2"]),
    ],
)
def test_ships_are_called_by_the_colours_that_were_chosen(players: int, colours: str, ids: list[str]) -> None:
    """BO-S.01, BO-S.02"""
    view: Any = GAME.view(match(players, colours).state, None)
    assert [ship.ship for ship in view.ships] == ids


def test_colours_have_no_effect_on_play() -> None:
    """BO-S.01: the same moves are offered, and the same dice fall."""
    usual, chosen = match(3, "default"), match(3, "ivory-violet-azure")
    for _ in range(60):
        asked = [table.state.asked() for table in (usual, chosen)]
        moves = [question.moves(table.state) for question, table in zip(asked, (usual, chosen), strict=True)]
        assert len(moves[0]) == len(moves[1])
        for question, table, offered in zip(asked, (usual, chosen), moves, strict=True):
            table.play(question.seat, offered[-1])
        assert [usual.state.purses, usual.state.places] == [chosen.state.purses, chosen.state.places]


@pytest.mark.parametrize("colours", ["azure-gold", "azure-azure-gold", "azure-gold-ivory-violet"])
def test_every_seat_has_one_colour_of_its_own(colours: str) -> None:
    """BO-S.01"""
    with pytest.raises(BadOptions) as caught:
        match(3, colours)
    assert caught.value.refusal == ColoursUnfit("BO-S.01", 3)
