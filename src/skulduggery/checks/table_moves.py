"""Moves by the table itself are recorded, replayed and verified like any other."""

from collections.abc import Iterator

from ..core.record import load, save
from ..core.refusals import IllegalMove
from ..core.replay import Replay, verify
from .difference import difference
from .finding import setting_check
from .matches import new_table, trail_of
from .question import asked_in
from .settings import Setting


@setting_check("table-moves")
def a_table_move_is_recorded_and_replayed(setting: Setting) -> Iterator[str]:
    table = new_table(setting.game, setting.options, 6)
    for offer in setting.game.table_moves(table.state)[:1]:
        events = table.play_for_table(offer)
        record = load(save(table.record()))
        found = difference(Replay(setting.game, record).play_next(), events)
        if found:
            yield f"{offer} of the table is replayed otherwise: {found.told('in the replay', 'in the match')}."
        if verify(setting.game, record).head != table.head:
            yield f"a record with {offer} of the table cannot be verified."


@setting_check("table-moves")
def a_table_move_closes_the_way_back(setting: Setting) -> Iterator[str]:
    """The match is played again up to each move of the table, so that there was something to take back."""
    table = new_table(setting.game, setting.options, 1)
    for step in trail_of(setting).steps:
        if step.seat is not None:
            table.play(step.seat, step.move)
            continue
        table.play_for_table(step.move)
        if any(table.can_undo(seat) for seat in range(setting.options.players)):
            yield f"a seat can take back what it did before {step.move} of the table."


@setting_check("table-moves")
def a_seat_cannot_make_the_moves_of_the_table(setting: Setting) -> Iterator[str]:
    table = new_table(setting.game, setting.options, 6)
    for move in setting.game.table_moves(table.state):
        try:
            table.play(asked_in(table.state).seat, move)
        except IllegalMove:
            continue
        yield f"{move} is a move of the table, but a seat may make it as well."
