"""Observations hold what the seat sees, within their limits, and nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from skulduggery.adapters.encoding.nodes import OTHER
from skulduggery.adapters.rules import Rules, rules_called
from skulduggery.checks.settings import settings_of
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState

from .matches import OURS, SECRET, SHORT, each_game, each_table, positions, short_rules

EVERY = 5  # positions of a match that are looked at: every fifth
GUESSES = 3
# In Prowl nearly every card is announced; where announcements fade, others do not know them any more.
HIDING: dict[str, dict[str, Any]] = {"prowl": {"announcements": "fade"}}


@each_table
def test_every_number_is_within_its_limits(key: str, players: int) -> None:
    rules = short_rules(key, players)
    for number, state in enumerate(positions(rules, seed=players)):
        if number % EVERY == 0 or not state.pending:
            for seat in range(players):
                check_limits(rules.encoder, rules.encoder.encode(state, seat))
                check_limits(rules.onehot, rules.onehot.encode(state, seat))


def check_limits(shape: Any, numbers: Any) -> None:
    assert numbers.shape == (shape.size,)
    assert numbers.dtype == np.float32
    wrong = np.flatnonzero((numbers < shape.low) | (numbers > shape.high))
    assert [f"{shape.columns[at]}: {numbers[at]}" for at in wrong] == []


@pytest.mark.thorough
@pytest.mark.parametrize("key", OURS)
def test_the_limits_hold_with_all_options(key: str) -> None:
    for setting in settings_of(short_rules(key).game)[2:]:
        given = {name: getattr(setting.options, name) for name in setting.options.__struct_fields__}
        rules = rules_called(key, given.pop("players"), {**given, **SHORT[key]} if key != "bounty" else given)
        for number, state in enumerate(positions(rules, seed=1)):
            if number % (EVERY * 10) == 0 or not state.pending:
                check_limits(rules.encoder, rules.encoder.encode(state, number % rules.players))
            if number > 2_000:
                break


@pytest.mark.parametrize("key", OURS)
def test_our_own_games_name_every_id_and_limit_every_list(key: str) -> None:
    """So no id is encoded as `other`, and no item is cut off: such lengths would be above their limits."""
    rules = short_rules(key)
    columns = [column for column in rules.encoder.columns if column.labels[-1:] == (OTHER,)]
    assert {column.name for column in columns} == {"question.kind"}


@each_game
def test_the_kind_of_every_question_is_known(key: str) -> None:
    rules = short_rules(key)
    names = [column.name for column in rules.encoder.columns]
    kind = names.index("question.kind")
    labels = rules.encoder.columns[kind].labels
    for state in positions(rules, seed=2):
        asked = state.asked()
        code = int(rules.encoder.encode(state, 0)[kind])
        assert labels[code] == ("none" if asked is None else asked.kind)


@each_game
def test_an_observation_does_not_change_when_hidden_things_are_dealt_anew(key: str) -> None:
    rules = rules_called(key, None, HIDING.get(key, {}))
    for number, state in telling_positions(rules):
        for seat in range(rules.players):
            truth = rules.encoder.encode(state, seat)
            for guess in guesses(rules, state, seat):
                assert np.array_equal(rules.encoder.encode(guess, seat), truth), f"move {number}, seat {seat}"


@pytest.mark.parametrize("key", SECRET)
def test_what_is_dealt_anew_shows_in_the_observations_of_others(key: str) -> None:
    """Otherwise the test above would prove nothing."""
    rules = rules_called(key, None, HIDING.get(key, {}))
    assert any(
        not np.array_equal(rules.encoder.encode(guess, other), rules.encoder.encode(state, other))
        for _, state in telling_positions(rules)
        for other in range(1, rules.players)
        for guess in guesses(rules, state, 0)
    )


def telling_positions(rules: Rules) -> Iterator[tuple[int, AnyState]]:
    """Spread over a usual match: in a short one nobody may get a card that others cannot see."""
    for number, state in enumerate(positions(rules, seed=3)):
        if number % 37 == 0 and number < 2_000:
            yield number, state


def guesses(rules: Rules, state: AnyState, seat: int) -> list[AnyState]:
    return [rules.game.resample(state, seat, FastChance(number)) for number in range(GUESSES)]


@each_game
def test_an_observation_belongs_to_the_caller(key: str) -> None:
    rules = short_rules(key)
    state = next(positions(rules, seed=1))
    first = rules.encoder.encode(state, 0)
    first.fill(7)
    assert not np.array_equal(rules.encoder.encode(state, 0), first)


def test_one_hot_flags_say_the_same_as_codes() -> None:
    rules = short_rules("kings")
    for number, state in enumerate(positions(rules, seed=4)):
        if number % 40 == 0:
            codes, flags = rules.encoder.encode(state, 1), rules.onehot.encode(state, 1)
            assert decoded(rules, flags) == [
                f"{column.name}={column.labels[int(code)]}"
                for column, code in zip(rules.encoder.columns, codes, strict=True)
                if column.labels
            ]


def decoded(rules: Any, flags: Any) -> list[str]:
    """The names of the flags that are set, of categories only."""
    of_categories = {
        f"{column.name}={label}" for column in rules.encoder.columns if column.labels for label in column.labels
    }
    names = [column.name for column, flag in zip(rules.onehot.columns, flags, strict=True) if flag == 1]
    return [name for name in names if name in of_categories]
