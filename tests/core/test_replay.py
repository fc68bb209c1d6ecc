"""From a record back to a match."""

from typing import Any

import msgspec
import pytest
from parley.moves import Draw, LastCall, Pass
from tictactoe import Mark, Marked

from skulduggery.core.chance import ScriptedChance, SeededChance
from skulduggery.core.messages import Refusal
from skulduggery.core.options import Options, make_options
from skulduggery.core.record import Record, load, save
from skulduggery.core.refusals import (
    BadOptions,
    BadRecord,
    BrokenChain,
    BrokenLine,
    BrokenMove,
    MissingLuck,
    OtherEvents,
    OtherRules,
    SeedHidden,
    UnknownGame,
    WrongCommitment,
    WrongDraw,
)
from skulduggery.core.replay import Replay, resume, verify
from skulduggery.core.seal import match_seed
from skulduggery.core.table import Table

from ..contract.forgery import chained, lines_of
from .scenes import HANDS, PARLEY, SERVER_SEED, TICTACTOE, noughts_and_crosses


def parley_table() -> Table[Any]:
    """A few moves with luck, an undo, a table move and a seat change."""
    table: Table[Any] = Table(PARLEY, PARLEY.options_type(players=2), SERVER_SEED, ("parrot",))
    table.seat_taken(0, "Anne", None)
    table.play(0, Draw())
    table.play(0, Pass())
    table.undo(0)
    table.play(0, Pass())
    table.play_for_table(LastCall())
    table.play(1, Draw())
    return table


def test_who_picks_his_own_dice_is_found_out() -> None:
    """The moves, events and chain all fit, but the committed seed does not give these cards."""
    options = PARLEY.options_type(players=2)
    table: Table[Any] = Table(PARLEY, options, SERVER_SEED, luck=ScriptedChance(HANDS))
    honest = SeededChance(match_seed(SERVER_SEED, ()), 0).below(20)
    assert refused(table.record()) == WrongDraw("", 2, 1, "0/20", f"{honest}/20")
    table = Table(PARLEY, options, SERVER_SEED)
    table.play(0, Draw(), ScriptedChance([table.state.deck[-1]]))
    refusal = refused(table.record())
    assert isinstance(refusal, WrongDraw)
    assert (refusal.line, refusal.draw) == (3, 1)


def test_a_move_that_tells_something_else_today_is_named() -> None:
    assert refused(forged(parley_table(), 4, events="0" * 16)) == OtherEvents("", 4)
    assert refused(forged(parley_table(), 2, events="0" * 16)) == OtherEvents("", 2)


def refused(record: Record, game: Any = PARLEY) -> Refusal:
    with pytest.raises(BadRecord) as caught:
        verify(game, record)
    return caught.value.refusal


def forged(table: Table[Any], line: int, **changes: Any) -> Record:
    return load(chained(lines_of(table.record()), line - 1, changes))


def test_a_replay_steps_through_the_entries_and_tells_their_events() -> None:
    replay = Replay(TICTACTOE, noughts_and_crosses(4, 0).record().sealed())
    assert replay.table.opening == []
    assert replay.play_next() == [Marked(0, 4)]
    assert not replay.finished()
    assert replay.play_next() == [Marked(1, 0)]
    assert replay.finished()


def test_undos_seat_changes_and_table_moves_are_replayed() -> None:
    table = parley_table()
    replay = Replay(PARLEY, load(save(table.record())))
    while not replay.finished():
        replay.play_next()
    assert replay.table.head == table.head
    assert PARLEY.view(replay.table.state, 0) == PARLEY.view(table.state, 0)


def test_verify_counts_what_it_checked() -> None:
    verified = verify(PARLEY, parley_table().record())
    assert (verified.moves, verified.draws) == (4, 8)


def test_a_resumed_table_rolls_as_the_old_one_would_have() -> None:
    table: Table[Any] = Table(PARLEY, PARLEY.options_type(players=2), SERVER_SEED, ("parrot",))
    table.play(0, Draw())
    table.play(0, Pass())
    again = resume(PARLEY, load(save(table.record())))
    assert again.header == table.header
    assert again.play(1, Draw()) == table.play(1, Draw())
    assert save(again.record()) == save(table.record())


def test_a_record_of_another_game_is_refused() -> None:
    assert refused(parley_table().record(), TICTACTOE) == UnknownGame("", "parley", ("tictactoe",))


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    assert refused(forged(parley_table(), 1, version=99)) == OtherRules("", "parley", 99, PARLEY.version)


def test_a_hidden_seed_can_be_replayed_but_not_verified_or_resumed() -> None:
    sealed = parley_table().record().sealed()
    assert refused(sealed) == SeedHidden("")
    with pytest.raises(BadRecord):
        resume(PARLEY, sealed)
    assert Replay(PARLEY, sealed).play_next() == []


@pytest.mark.parametrize("seed", ["", "00", "ff" * 32])
def test_a_seed_that_was_not_promised_is_refused(seed: str) -> None:
    assert refused(forged(parley_table(), 1, server_seed=seed)) == WrongCommitment("")


def test_a_seed_that_is_no_seed_is_a_broken_line() -> None:
    assert refused(forged(parley_table(), 1, server_seed="ahoy")) == BrokenLine("", 1, "server_seed")


@pytest.mark.parametrize("options", [{}, {"players": 9}, {"players": 2, "tempo": 1}, {"players": "2"}], ids=str)
def test_options_that_the_game_does_not_know_are_refused_as_at_a_new_table(options: Any) -> None:
    with pytest.raises(BadOptions) as anew:
        make_options(PARLEY.options_type, PARLEY.seats, options)
    assert refused(forged(parley_table(), 1, options=options)) == anew.value.refusal


@pytest.mark.parametrize("options", [[], None, 7], ids=str)
def test_options_that_are_no_table_of_values_are_a_broken_line(options: Any) -> None:
    refusal = refused(forged(parley_table(), 1, options=options))
    assert isinstance(refusal, BrokenLine)
    assert refusal.line == 1


@pytest.mark.parametrize("draws", [[], [[20, 3]], [[19, 3]] * 6, [[20, 20]] * 6], ids=str)
def test_a_setup_whose_luck_does_not_fit_is_named(draws: Any) -> None:
    assert refused(forged(parley_table(), 2, draws=draws)) == MissingLuck("", 2)


def test_an_undo_that_was_not_possible_is_named() -> None:
    for changes in ({"to": 0}, {"to": 2}, {"to": -1}, {"seat": 1}):
        refusal = refused(forged(parley_table(), 6, **changes))
        assert isinstance(refusal, BrokenMove)
        assert refusal.line == 6


def test_a_seat_that_is_not_there_is_named() -> None:
    assert refused(forged(parley_table(), 3, seat=5)) == BrokenMove("", 3, "no_such_seat")


def test_a_chain_that_was_not_computed_anew_is_noticed_without_a_file() -> None:
    record = parley_table().record()
    for at, entry in enumerate(record.entries):
        broken = msgspec.structs.replace(entry, chain="0" * 64)
        refusal = refused(Record(record.header, (*record.entries[:at], broken, *record.entries[at + 1 :])))
        assert refusal == BrokenChain("", at + 2)


class LaterOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of noughts and crosses, some releases later."""

    gravity: bool = False


def test_a_record_from_before_a_new_option_still_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    record = noughts_and_crosses(4, 0).record()
    monkeypatch.setattr(type(TICTACTOE), "options_type", LaterOptions)
    assert verify(TICTACTOE, record).head == record.entries[-1].chain
    resume(TICTACTOE, record).play(0, Mark(1))
