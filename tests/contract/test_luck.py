"""Luck: undo and preview are right for a roll, for a choice that may draw, and for all other choices."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from skulduggery.checks.luck import needs_luck
from skulduggery.checks.matches import new_table, trail_of
from skulduggery.checks.question import asked_in
from skulduggery.checks.settings import Setting, settings_of
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Preview
from skulduggery.core.table import Table
from skulduggery.games import all_games

MAY_DRAW = ("kings",)  # games in whose random matches choices often lead to luck at once
MOVES = 400


def setting_of(key: str) -> Setting:
    return settings_of(all_games()[key])[0]


def undoable_by_luck(table: Table[Any]) -> Iterator[tuple[str, bool, bool]]:
    """For each real choice of a random match: how it is marked, whether it drew, and whether it can be taken back."""
    chance, game = FastChance(3), table.game
    while table.state.pending and table.number < MOVES:
        asked, legal = asked_in(table.state), game.legal_moves(table.state)
        move = chance.pick(legal)
        drew = needs_luck(game, table.state, move)
        table.play(asked.seat, move)
        if len(legal) > 1:
            yield "luck" if asked.luck else "may draw" if asked.may_draw else "never", drew, table.can_undo(asked.seat)


@pytest.mark.parametrize("key", MAY_DRAW)
def test_a_choice_can_be_taken_back_unless_it_drew(key: str) -> None:
    setting = setting_of(key)
    found: dict[tuple[str, bool], list[bool]] = defaultdict(list)
    for seed in range(3):
        for mark, drew, can_undo in undoable_by_luck(new_table(setting.game, setting.options, seed)):
            found[mark, drew].append(can_undo)
    assert not any(found["may draw", True]), "a choice that drew was taken back"
    assert any(found["may draw", False]), "a choice that may draw, but did not, can be taken back"
    assert any(found["never", False])
    assert not found["never", True]


@pytest.mark.parametrize("key", MAY_DRAW)
def test_a_preview_ends_where_luck_begins(key: str) -> None:
    """What it promises happened, and with luck it promises less than happened."""
    shorter = 0
    game, steps = setting_of(key).game, trail_of(setting_of(key)).steps
    for step in [step for step in steps if step.seat is not None and step.draws and step.before.asked().may_draw]:
        preview: Preview = game.preview(step.before, step.move)
        told = [event.seen_by(step.seat) for event in step.events if event.previewed]
        assert list(preview.effects) == told[: len(preview.effects)]
        shorter += len(preview.effects) < len(told)
    assert shorter > 0
