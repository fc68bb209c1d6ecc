"""Nonces are promised by their hashes before any is told: whoever knows the server's seed cannot choose one later."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.core.options import make_options
from skulduggery.core.record import Header, Record, first_link, load, save
from skulduggery.core.refusals import BadRecord, BrokenLine, WrongPledge
from skulduggery.core.replay import verify
from skulduggery.core.seal import commitment, pledge
from skulduggery.core.table import Table
from skulduggery.games import all_games

from .test_fair_dice import VECTORS

SEED = bytes(range(32))
PROMISE = commitment(SEED)
GAME = all_games()["blackwood"]
NONCES = st.text(st.characters(exclude_characters="\r\n", codec="utf-8"), min_size=1, max_size=64)
TRIES = 200  # among so many nonces there is always one whose first draw is the wanted one


def record_with(nonces: tuple[str | None, ...], pledges: tuple[str | None, ...] | None) -> Record:
    options = make_options(GAME.options_type, GAME.seats, {"players": len(nonces)})
    return Table(GAME, options, SEED, nonces, pledges=pledges).record()


def pledges_for(nonces: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if nonce is None else pledge(PROMISE, nonce) for nonce in nonces)


@pytest.mark.parametrize("vector", VECTORS["pledges"])
def test_a_pledge_is_a_hash_of_seal_and_nonce(vector: dict[str, str]) -> None:
    assert pledge(vector["commitment"], vector["nonce"]) == vector["pledge"]


@given(st.lists(st.none() | NONCES, min_size=2, max_size=4))
def test_what_was_promised_and_told_is_verified_and_read_again(nonces: list[str | None]) -> None:
    told = tuple(nonces)
    record = record_with(told, pledges_for(told))
    assert load(save(record)) == record
    verified = verify(GAME, record)
    assert (verified.pledged, verified.withheld) == (True, ())


@given(NONCES, NONCES, st.integers(0, 1))
def test_any_other_nonce_than_the_promised_one_is_refused(first: str, second: str, seat: int) -> None:
    promised = pledges_for((first, second))
    told = [first, second]
    told[seat] += "x" if len(told[seat]) < 64 else ""
    told[seat] = told[seat] if len(told[seat]) < 64 else told[seat][:-1]
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record_with(tuple(told), promised))
    assert refused.value.refusal == WrongPledge("", 1, seat + 1)


@given(NONCES)
def test_a_pledge_says_nothing_in_another_match(nonce: str) -> None:
    assert pledge(commitment(b"another"), nonce) != pledge(PROMISE, nonce)


def grind(others: str, wanted: int) -> str:
    """An operator who sits at the table knows the server's seed: with each nonce of his own he knows all dice."""
    for attempt in range(TRIES):
        start: Any = record_with((others, f"mine-{attempt}"), None).entries[0]
        if start.draws[0][1] == wanted:
            return f"mine-{attempt}"
    raise AssertionError("no nonce was found")


@pytest.mark.parametrize("wanted", [0, 1])
def test_an_operator_at_the_table_cannot_choose_his_nonce_after_reading_the_others(wanted: int) -> None:
    """Without pledges the ground nonce is verified. With them it is refused."""
    chosen = grind("anna", wanted)
    assert not verify(GAME, record_with(("anna", chosen), None)).pledged
    promised = pledges_for(("anna", "mine, before anna had told hers"))
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record_with(("anna", chosen), promised))
    assert refused.value.refusal == WrongPledge("", 1, 2)


def test_a_nonce_that_was_not_promised_is_refused_where_others_were() -> None:
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record_with(("anna", "ben"), (pledge(PROMISE, "anna"), None)))
    assert refused.value.refusal == WrongPledge("", 1, 2)


def test_a_nonce_that_was_promised_and_not_told_is_named() -> None:
    record = record_with(("anna", None), pledges_for(("anna", "ben")))
    assert verify(GAME, record).withheld == (1,)


def test_as_many_pledges_as_nonces() -> None:
    header = msgspec.structs.replace(record_with(("anna", None), None).header, pledges=(pledge(PROMISE, "anna"),))
    with pytest.raises(BadRecord) as refused:
        verify(GAME, Record(header, record_with(("anna", None), None).entries))
    assert refused.value.refusal == BrokenLine("", 1, "pledges")


def test_pledges_belong_to_the_chain_and_old_headers_read_as_before() -> None:
    plain, promised = record_with(("anna", None), None), record_with(("anna", None), pledges_for(("anna", None)))
    assert first_link(plain.header) != first_link(promised.header)
    assert b"pledges" not in save(plain)
    fields = msgspec.json.decode(save(promised).splitlines()[0])
    assert [*fields][-3:] == ["nonces", "pledges", "server_seed"]
    assert msgspec.json.decode(msgspec.json.encode(plain.header), type=Header).withheld() == ()
