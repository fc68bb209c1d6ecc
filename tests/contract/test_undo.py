"""Undo: only a seat's own choices, and only if nothing was rolled, revealed or decided by another seat since."""

from typing import Any

import pytest
from hypothesis import given, settings

from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Event
from skulduggery.core.record import Played, load, save
from skulduggery.core.refusals import IllegalMove, NothingToUndo
from skulduggery.core.replay import Replay, resume, verify
from skulduggery.core.table import Table
from tests.asking import asked_in

from ..strategies import seeds
from .anatomy import constants, frozen
from .matches import new_table
from .settings import Setting, each_setting

MOVES = 50  # of each match with undos
EXAMPLES = 3


class Memory:
    """What the suite remembers of a table, to check every undo."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.table: Table[Any] = new_table(setting.game, setting.options, seed)
        self.common = constants(self.table.state, new_table(setting.game, setting.options, 99).state)
        self.befores: list[Any] = []  # the likeness before each move that counts
        self.seats: list[int] = []
        self.choices: list[int] = []
        self.closed: list[bool] = []  # chance was used or a secret was revealed: this move cannot be taken back
        self.undone = 0

    def likeness(self) -> Any:
        return frozen(self.table.state, self.common)

    def play(self, chance: FastChance) -> None:
        table, legal = self.table, self.setting.game.legal_moves(self.table.state)
        asked, move = asked_in(table.state), chance.pick(legal)
        seat = asked.seat
        if self.seats and self.seats[-1] != seat:
            self.closed[-1] = True  # another seat decides: even if it takes that back, it has seen the state
        self.befores.append(self.likeness())
        self.seats.append(seat)
        # Nobody is asked for an obvious move, so it is no choice that an undo goes back to.
        self.choices.append(1 if move == asked.obvious(table.state) else len(legal))
        events = table.play(seat, move)
        entry = table.entries[-1]
        assert isinstance(entry, Played)
        self.closed.append(bool(entry.draws) or self.revealing(events) or not table.state.pending)

    def revealing(self, events: list[Event]) -> bool:
        onlookers: list[int | None] = [None, *range(self.setting.options.players)]
        return any(event.reveals_to(seat) for event in events for seat in onlookers)

    def way_back(self, seat: int) -> int:
        """How many moves an undo by `seat` must take back; 0 where it must be refused."""
        for back in range(1, len(self.seats) + 1):
            if self.seats[-back] != seat or self.closed[-back]:
                return 0
            if self.choices[-back] > 1:
                return back
        return 0

    def undo(self, seat: int) -> None:
        back = self.way_back(seat)
        assert self.table.can_undo(seat) == (back > 0)
        if back == 0:
            self.check_refused(seat)
            return
        before = self.befores[-back]
        assert self.table.undo(seat) == back
        assert self.likeness() == before
        for history in (self.befores, self.seats, self.choices, self.closed):
            del history[-back:]
        assert self.table.number == len(self.seats)
        self.undone += 1

    def check_refused(self, seat: int) -> None:
        before, head = self.likeness(), self.table.head
        with pytest.raises(IllegalMove) as caught:
            self.table.undo(seat)
        assert caught.value.refusal == NothingToUndo("")
        assert (self.likeness(), self.table.head) == (before, head)


def wander(setting: Setting, seed: int) -> Memory:
    """A random match with many undos."""
    memory, chance = Memory(setting, seed), FastChance(seed)
    while memory.table.state.pending and len(memory.table.entries) < 2 * MOVES:
        memory.play(chance)
        for seat in range(setting.options.players):
            if chance.below(2) == 0:
                memory.undo(seat)
    return memory


@each_setting
@settings(max_examples=EXAMPLES)
@given(seed=seeds)
def test_undo_goes_back_exactly_as_far_as_it_may(setting: Setting, seed: int) -> None:
    memory = wander(setting, seed)
    record = load(save(memory.table.record()))
    assert verify(setting.game, record).head == memory.table.head
    replay = Replay(setting.game, record)
    while not replay.finished():
        replay.play_next()
    assert frozen(replay.table.state, memory.common) == memory.likeness()
    assert replay.table.number == memory.table.number


@each_setting
def test_undo_happens_in_wandering_matches(setting: Setting) -> None:
    """Otherwise the test above proves nothing."""
    assert sum(wander(setting, seed).undone for seed in range(3)) > 0


@each_setting
def test_a_resumed_table_can_take_back_what_the_old_one_could(setting: Setting) -> None:
    memory, chance = Memory(setting, 3), FastChance(3)
    for _ in range(30):
        if not memory.table.state.pending:
            return
        memory.play(chance)
        again = resume(setting.game, memory.table.record())
        seats = range(setting.options.players)
        assert [again.can_undo(seat) for seat in seats] == [memory.table.can_undo(seat) for seat in seats]


@each_setting
def test_an_undo_rolls_no_new_dice(setting: Setting) -> None:
    """Chance depends on the number of the move, so two tables roll the same, even if one takes moves back."""
    assert sum(waver(setting, seed) for seed in range(4)) > 0


def waver(setting: Setting, seed: int) -> int:
    """Plays the same moves at two tables. At one of them every move that can be taken back is, and is made again."""
    straight, wavering = (new_table(setting.game, setting.options, seed) for _ in range(2))
    chance, undone = FastChance(seed), 0
    while straight.state.pending and straight.number < MOVES:
        seat, legal = asked_in(straight.state).seat, setting.game.legal_moves(straight.state)
        move = chance.pick(legal)
        events = straight.play(seat, move)
        assert wavering.play(seat, move) == events
        if len(legal) > 1 and wavering.can_undo(seat):
            assert wavering.undo(seat) == 1
            assert wavering.play(seat, move) == events
            undone += 1
    return undone
