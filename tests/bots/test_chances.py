"""Win chances: what counts towards the target of a match, and what does not."""

from typing import Any, get_args, get_type_hints

import pytest

from skulduggery.bots.chances import chances_for, traits_of
from skulduggery.bots.chances.model import weighted
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.games.kings.options import KingsOptions
from skulduggery.games.kings.traits import TABLES
from tests.games.bounty import scene as bounty
from tests.games.kings import scene as kings
from tests.games.prowl import scene as prowl

BOTH_PARTS = "rum_hold, gun_deck"


def start(key: str, **given: Any) -> AnyState:
    game = game_called(key)
    state: AnyState = game.start(make_options(game.options_type, game.seats, given), FastChance(1), [])
    return state


def trait(state: AnyState, key: str, name: str) -> float:
    traits = traits_of(game_called(key))
    return traits.rows(state)[0][traits.names.index(name)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("parts", ["", BOTH_PARTS])
def test_money_wins_in_kings_and_parts_do_not(players: int, parts: str) -> None:  # KP-11.02
    money = {0: 4200} | dict.fromkeys(range(1, players), 1000) | {1: 2400}
    scene = kings.Scene(players=players, target=5000, money=money, parts={1: parts} if parts else {})
    assert chances_for(scene.game).of_seat(scene.state, 0) > 0.5


@pytest.mark.parametrize("target", get_args(get_type_hints(KingsOptions)["target"]))
def test_kings_has_weights_for_every_target_and_number_of_players(target: int) -> None:
    chances = chances_for(game_called("kings"))
    assert [len(chances.of(start("kings", players=n, target=target))) for n in range(2, 7)] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("given", TABLES.values(), ids=TABLES)
def test_more_money_never_lowers_the_chance_in_kings(given: dict[str, int]) -> None:
    state: Any = start("kings", **given)
    chances = chances_for(game_called("kings"))
    names, weights = chances.traits.names, chances.weights[chances.traits.table(state)]
    first = chances.traits.rows(state)[0]
    merits: list[float] = []
    for money in range(0, given["target"], 100):
        state.ships[0].money = money
        now = chances.traits.rows(state)[0]
        row = [now[at] if name in ("money", "target") else first[at] for at, name in enumerate(names)]
        merits.append(weighted(row, weights))
    assert merits == sorted(merits)


def test_in_bounty_debts_bring_nobody_nearer_to_the_target() -> None:  # BO-E.01
    debts = [bounty.Scene(players=3, target=60, purses={0: 0}, loans={0: loans}).state for loans in (0, 1, 3)]
    assert [trait(state, "bounty", "target") for state in debts] == [0.0, 0.0, 0.0]


def test_in_prowl_a_chest_beyond_the_target_does_not_fill_the_other() -> None:  # PR-1.04, PR-12.03
    chests = [{"blue": ", ".join(["gold"] * number)} for number in (6, 9)]
    full, more = [prowl.Scene(ships=2, target=6000, chests=each).state for each in chests]
    assert more.chest_value(0) > full.chest_value(0) >= 6000
    assert trait(full, "prowl", "target") == trait(more, "prowl", "target")
