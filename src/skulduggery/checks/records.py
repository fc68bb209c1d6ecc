"""A record contains the whole match: it replays, resumes and verifies; its states can be sent to other processes."""

import pickle
from collections.abc import Iterator
from typing import Any

import msgspec

from ..core.chance import FastChance
from ..core.game import Game
from ..core.options import make_options
from ..core.outlook import outlook
from ..core.record import Record, load, save
from ..core.replay import Replay, resume, verify
from ..core.table import Table
from .difference import difference
from .finding import game_check, setting_check
from .matches import trail_of
from .question import asked_in
from .settings import Setting

LARGEST = 20_000  # bytes: what never changes in a match must not be pickled
PICKLED = 60  # states
AFTER_RESUMING = 30  # moves


@setting_check("records")
def a_replay_tells_the_same_events_and_ends_on_the_same_head(setting: Setting) -> Iterator[str]:
    trail = trail_of(setting)
    replay = Replay(setting.game, load(save(trail.table.record().sealed())))
    for number, step in enumerate(trail.steps):
        found = difference(replay.play_next(), step.events)
        if found:
            yield f"move {number + 1} is replayed otherwise: events{found.told('in the replay', 'in the match')}."
    if not replay.finished() or replay.table.head != trail.table.head:
        yield "the replay does not end where the match ended."
    if setting.game.result(replay.table.state) != setting.game.result(trail.table.state):
        yield "the replay ends with another result."


@setting_check("records")
def a_whole_match_verifies(setting: Setting) -> Iterator[str]:
    trail = trail_of(setting)
    verified = verify(setting.game, load(save(trail.table.record())))
    if (verified.head, verified.moves) != (trail.table.head, len(trail.steps)):
        yield "the record of a match cannot be verified."


@setting_check("records")
def a_match_resumed_anywhere_goes_on_as_it_did(setting: Setting) -> Iterator[str]:
    trail, record = trail_of(setting), trail_of(setting).table.record()
    for cut in trail.sample(3):
        table = resume(setting.game, load(save(Record(record.header, record.entries[: cut + 1]))))
        for step in trail.steps[cut : cut + AFTER_RESUMING]:
            again = table.play_for_table(step.move) if step.seat is None else table.play(step.seat, step.move)
            found = difference(again, step.events)
            if found:
                yield f"resumed at move {cut + 1}, the match goes on otherwise: {found.told('now', 'before')}."


@game_check("pickles")
def a_state_is_the_same_after_a_journey(game: Game[Any]) -> Iterator[str]:
    """A state is pickled for the process of a bot."""
    options = make_options(game.options_type, game.seats, {"players": game.seats[0]})
    table: Table[Any] = Table(game, options, b"seed")
    luck = FastChance(3)
    for _ in range(PICKLED):
        if not table.state.pending:
            return
        data = pickle.dumps(table.state, pickle.HIGHEST_PROTOCOL)
        if len(data) >= LARGEST:
            yield f"a pickled state has {len(data)} bytes: what never changes in a match should not be in it."
        yield from changed_by_the_journey(Setting(game, options), table.state, pickle.loads(data))
        legal = game.legal_moves(table.state)
        table.play(asked_in(table.state).seat, legal[luck.below(len(legal))])


def changed_by_the_journey(setting: Setting, state: Any, twin: Any) -> Iterator[str]:
    for seat in (None, *range(setting.options.players)):
        one, other = (outlook(setting.game, each, seat) for each in (state, twin))
        if msgspec.json.encode(one) != msgspec.json.encode(other):
            found = difference(one, other)
            assert found is not None
            yield f"a state changes when it is pickled: {found.told('before', 'afterwards')}."
    if setting.game.legal_moves(state) != setting.game.legal_moves(twin):
        yield "a state has other legal moves after it was pickled."
