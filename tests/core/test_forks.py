"""Forks: the first moves of a match, then other dice; and finding noted hashes."""

from typing import Any

import pytest
from parley.moves import Draw, Pass

from skulduggery.core.chance import SeededChance
from skulduggery.core.messages import Refusal
from skulduggery.core.record import Forked, Record, load, save
from skulduggery.core.refusals import (
    BadNonce,
    BadRecord,
    BrokenChain,
    BrokenLine,
    BrokenMove,
    IllegalMove,
    NotInRecord,
    SeedHidden,
    WrongCommitment,
    WrongDraw,
)
from skulduggery.core.replay import Replay, fork, line_with, resume, verify
from skulduggery.core.seal import commitment, match_seed, receipt
from skulduggery.core.table import Table

from ..contract.forgery import chained, lines_of
from .scenes import PARLEY, SERVER_SEED, TICTACTOE, noughts_and_crosses

NEW_SEED = bytes(range(32, 64))
NONCES = ("salt", None, None)


def parent() -> Table[Any]:
    """Two turns of Parley; every turn begins with luck."""
    table: Table[Any] = Table(PARLEY, PARLEY.options_type(players=3), SERVER_SEED, ("parrot", None, None))
    for seat in (0, 1):
        table.play(seat, Draw())
        table.play(seat, Pass())
    return table


def forked(number: int = 2) -> Table[Any]:
    """After the first turn, with a new turn of the other seat."""
    table = fork(PARLEY, load(save(parent().record())), number)
    table.fork(NEW_SEED, NONCES)
    table.seat_taken(1, "Zoe", None)
    table.play(1, Draw())
    return table


def refused(record: Record) -> Refusal:
    with pytest.raises(BadRecord) as caught:
        verify(PARLEY, record)
    return caught.value.refusal


def forged(line: int, **changes: Any) -> Record:
    return load(chained(lines_of(forked().record()), line - 1, changes))


def test_a_fork_begins_with_its_parents_lines_and_their_links() -> None:
    old, new = save(parent().record()).splitlines(), save(forked().record()).splitlines()
    assert new[:4] == old[:4]
    assert b'"entry":"forked"' in new[4]
    assert new[5:] != old[4:]


def test_the_luck_before_the_fork_is_the_parents_and_after_it_its_own() -> None:
    table = forked()
    played: Any = table.entries[-1]
    chance = SeededChance(match_seed(NEW_SEED, NONCES), table.number)
    assert [chance.below(n) for n, _ in played.draws] == [value for _, value in played.draws]
    verified = verify(PARLEY, load(save(table.record())))
    assert (verified.moves, verified.forks, verified.head) == (3, (5,), table.head)


def test_nothing_from_before_the_fork_is_taken_back() -> None:
    """Its dice are known: a player who could go back would choose by them."""
    table = fork(PARLEY, parent().record(), 2)
    assert table.can_undo(0)
    table.fork(NEW_SEED, NONCES)
    assert not table.can_undo(0)
    with pytest.raises(IllegalMove):
        table.undo(0)
    with pytest.raises(IllegalMove):
        table.undo_to(0, 1)


def test_a_record_that_takes_back_past_its_fork_is_refused() -> None:
    lines = lines_of(forked().record())[:5]
    undone = {"entry": "undone", "number": 4, "chain": "", "seat": 0, "to": 1}
    refusal = refused(load(chained([*lines, undone], 0, {})))
    assert refusal == BrokenMove("", 6, "nothing_to_undo")


def test_a_fork_goes_on_after_a_pause_and_can_be_forked_again() -> None:
    again = resume(PARLEY, load(save(forked().record())))
    twin = forked()
    assert again.play(1, Pass()) == twin.play(1, Pass())
    assert save(again.record()) == save(twin.record())
    third = fork(PARLEY, again.record(), 6)
    third.fork(SERVER_SEED, (None, None, None))
    third.play(2, Draw())
    assert verify(PARLEY, load(save(third.record()))).forks == (5, 9)


@pytest.mark.parametrize("number", [-1, 5, 99])
def test_only_an_entry_of_the_record_can_be_forked(number: int) -> None:
    with pytest.raises(BadRecord) as caught:
        fork(PARLEY, parent().record(), number)
    assert caught.value.refusal == NotInRecord("", number)


def test_the_end_of_a_match_has_nothing_to_play_on() -> None:
    record = noughts_and_crosses(0, 3, 1, 4, 2).record()
    assert fork(TICTACTOE, record, 4).state.pending
    with pytest.raises(BadRecord):
        fork(TICTACTOE, record, 5)


def test_only_a_match_whose_seed_is_known_and_right_can_be_forked() -> None:
    with pytest.raises(BadRecord) as caught:
        fork(PARLEY, parent().record().sealed(), 2)
    assert caught.value.refusal == SeedHidden("")
    with pytest.raises(BadRecord):
        fork(PARLEY, load(chained(lines_of(parent().record()), 0, {"server_seed": "00"})), 2)


def test_a_sealed_fork_shows_neither_seed_and_keeps_its_chain() -> None:
    sealed = forked().record().sealed()
    for seed in (SERVER_SEED, NEW_SEED):
        assert seed.hex().encode() not in save(sealed)
    assert load(save(sealed)) == sealed
    replay = Replay(PARLEY, sealed)
    while not replay.finished():
        replay.play_next()
    assert replay.table.head == forked().head
    assert refused(sealed) == SeedHidden("")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"server_seed": "00" * 32}, WrongCommitment("", 5)),
        ({"server_seed": None}, SeedHidden("")),
        ({"server_seed": "ahoy"}, BrokenLine("", 5, "server_seed")),
        ({"commitment": commitment(b"other")}, WrongCommitment("", 5)),
        ({"nonces": ["", None]}, BadNonce("")),
    ],
    ids=str,
)
def test_an_edited_fork_is_refused_with_its_line(changes: dict[str, Any], expected: Refusal) -> None:
    assert refused(forged(5, **changes)) == expected


def test_an_edited_nonce_of_a_fork_does_not_fit_the_draws_after_it() -> None:
    refusal = refused(forged(5, nonces=["pepper", None]))
    assert isinstance(refusal, WrongDraw)
    assert refusal.line == 7


def test_a_fork_edited_without_a_new_chain_is_refused_with_its_line() -> None:
    lines = save(forked().record()).splitlines(keepends=True)
    lines[4] = lines[4].replace(b"salt", b"salz")
    with pytest.raises(BadRecord) as caught:
        load(b"".join(lines))
    assert caught.value.refusal == BrokenChain("", 5)


# --- noted links


def test_a_noted_link_or_receipt_is_found_on_its_line() -> None:
    record = forked().record()
    for line, entry in enumerate(record.entries, start=2):
        seed = SERVER_SEED if line < 5 else NEW_SEED
        assert line_with(record, entry.chain) == line
        assert line_with(record, receipt(seed, entry.chain)) == line
    assert isinstance(record.entries[3], Forked)
    assert line_with(record, receipt(NEW_SEED, record.entries[0].chain)) is None


def test_a_record_that_was_made_anew_has_none_of_the_noted_links() -> None:
    """Only a name was changed, and everything verifies. Only the noted hash reveals it."""
    noted = forked().entries[-1].chain
    forgery = forged(6, name="Zoo")
    verify(PARLEY, forgery)
    assert line_with(forgery, noted) is None
    assert line_with(forgery, receipt(NEW_SEED, noted)) is None
