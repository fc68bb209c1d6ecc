"""Matches as chains of moments: luck is a move, branches do not disturb each other, seats remember what they saw."""

from random import Random
from typing import Any

from skulduggery.core.actions import Actions
from skulduggery.core.chance import FastChance, GuessedChance
from skulduggery.core.moments import OVER, Moment, first_moment
from skulduggery.core.options import make_options
from skulduggery.games import game_called

SHORT = 60  # actions and outcomes
SIDES = 6


def actions_of(key: str, **given: Any) -> Actions:
    game = game_called(key)
    return Actions(game, make_options(game.options_type, game.seats, given))


def played(start: Moment, seed: int, steps: int = SHORT) -> list[Moment]:
    choose, found = Random(seed), [start]
    while len(found) <= steps and found[-1].player != OVER:
        found.append(found[-1].after(choose.choice(found[-1].legal())))
    return found


def test_guesses_begin_where_the_known_draws_end() -> None:
    chance = GuessedChance(((6, 4), (6, 0)))
    assert (chance.die(), chance.die(), chance.ways) == (5, 1, 0)
    assert chance.below(3) in range(3)
    assert chance.below(8) in range(8)
    assert chance.ways == 3


def test_guesses_differ_so_that_ties_end() -> None:
    chance = GuessedChance(())
    assert len({chance.below(6) for _ in range(60)}) == 6


def test_an_outcome_decides_what_the_guess_did_not() -> None:
    """All outcomes of a die are offered, and the chosen one falls."""
    moments = played(first_moment(actions_of("blackwood", players=2)), 2)
    moment = next(each for each in moments if each.state is not None and each.ways == SIDES)
    rolls = [state.roll for state in (moment.after(outcome).state for outcome in moment.legal()) if state is not None]  # type: ignore[attr-defined]
    assert rolls == [1, 2, 3, 4, 5, 6]


def test_branches_of_a_match_do_not_disturb_each_other() -> None:
    """Digests are the same whether they are asked for on the way, at the end, or after a detour."""
    actions = actions_of("bounty", players=2)
    asked = played(first_moment(actions), 1)
    on_the_way = [moment.digest(0) for moment in asked]
    again = played(first_moment(actions), 1)
    for at in (5, 20, 40):
        played(again[at], 7, 15)[-1].digest(1)
    assert [moment.digest(0) for moment in again] == on_the_way
    detour = played(asked[20], 9, 10)
    assert detour[-1].digest(0) != asked[30].digest(0)
    assert [moment.digest(0) for moment in asked] == on_the_way


def test_a_resampled_match_goes_on() -> None:
    moment = next(each for each in played(first_moment(actions_of("bounty", players=2)), 3)[30:] if each.player >= 0)
    guess = moment.resampled(0, FastChance(1))
    assert (guess.player, guess.digest(0)) == (moment.player, moment.digest(0))
    after = played(guess, 4, 20)
    assert len({each.digest(0) for each in after if each.player >= 0}) > 1
