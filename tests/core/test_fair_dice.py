"""The published dice: docs/fair-dice.md, vectors.json and the engine say the same."""

import hashlib
import hmac
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.checks.matches import new_table
from skulduggery.core.chance import SeededChance
from skulduggery.core.record import first_link, next_link
from skulduggery.core.refusals import BadNonce, BadOptions
from skulduggery.core.seal import commitment, match_seed, receipt
from skulduggery.games import all_games

VECTORS: dict[str, Any] = msgspec.json.decode(Path(__file__).with_name("vectors.json").read_bytes())
PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_a_commitment_is_the_hash_of_the_server_seed(vector: dict[str, str]) -> None:
    assert commitment(bytes.fromhex(vector["server_seed"])) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["match_seeds"])
def test_the_match_seed_mixes_the_nonces_in_seat_order(vector: dict[str, Any]) -> None:
    assert match_seed(bytes.fromhex(vector["server_seed"]), vector["nonces"]).hex() == vector["seed"]


def test_a_nonce_counts_for_its_own_seat_only() -> None:
    seeds = {match_seed(b"seed", nonces) for nonces in [("a",), (None, "a"), ("a", "a"), ("b",), ("a", None, "a")]}
    assert len(seeds) == 5
    assert match_seed(b"seed", ("a", None)) == match_seed(b"seed", ("a",))


@pytest.mark.parametrize("vector", VECTORS["words"])
def test_a_word_is_the_beginning_of_a_digest(vector: dict[str, Any]) -> None:
    seed, message = bytes.fromhex(vector["seed"]), bytes.fromhex(vector["message"])
    assert hmac.new(seed, message, hashlib.sha256).hexdigest() == vector["digest"]
    assert int(vector["digest"][:16], 16) == int(vector["word"])
    chance = SeededChance(seed, vector["number"])
    words = [chance.word() for _ in range(vector["counter"] + 1)]
    assert words[-1] == int(vector["word"])


@pytest.mark.parametrize("vector", VECTORS["draws"])
def test_a_draw_is_a_word_below_the_last_fair_one(vector: dict[str, Any]) -> None:
    chance = SeededChance(bytes.fromhex(vector["seed"]), vector["number"])
    for draw in vector["draws"]:
        read = chance.counter
        assert chance.below(int(draw["n"])) == int(draw["value"])
        assert chance.counter - read == len(draw["words"])
    assert chance.draws == [(int(draw["n"]), int(draw["value"])) for draw in vector["draws"]]


def test_some_vector_shows_a_rejected_word() -> None:
    assert any(len(draw["words"]) > 1 for vector in VECTORS["draws"] for draw in vector["draws"])


def test_the_page_shows_the_vectors_as_they_are() -> None:
    """Every long number on the page is in the file: none was mistyped, none went stale."""
    known = set(re.findall(r"[0-9a-f]{32,}|[0-9]{16,}", Path(__file__).with_name("vectors.json").read_text()))
    shown = re.findall(r"\b(?:[0-9a-f]{32,}|[0-9]{16,})\b", PAGE.read_text(encoding="utf-8"))
    assert len(shown) > 20
    assert set(shown) <= known


def test_the_first_draws_of_a_match_are_those_of_the_page() -> None:
    """The setup has the number 0, the first move the number 1."""
    game = all_games()["parley"]
    table = new_table(game, game.options_type(players=2), 7)
    assert table.seed is not None
    setup, move = SeededChance(table.seed, 0), SeededChance(table.seed, 1)
    table.play(0, game.legal_moves(table.state)[0])
    start, first = (msgspec.structs.asdict(entry)["draws"] for entry in table.entries)
    assert [setup.below(n) for n, _ in start] == [value for _, value in start]
    assert [move.below(n) for n, _ in first] == [value for _, value in first]
    assert start
    assert first


def test_the_chain_is_made_as_the_page_says() -> None:
    game = all_games()["tictactoe"]
    table = new_table(game, game.options_type(players=2), 7)
    header = msgspec.json.encode(msgspec.structs.replace(table.header, server_seed=None))
    assert header.endswith(b',"server_seed":null}')
    link = hashlib.sha256(header).hexdigest()
    assert link == first_link(table.header)
    entry = table.entries[0]
    bare = msgspec.json.encode(entry).replace(entry.chain.encode(), b"")
    assert b'"chain":""' in bare
    assert hashlib.sha256(link.encode() + b"\n" + bare).hexdigest() == next_link(link, entry) == entry.chain


@pytest.mark.parametrize("vector", VECTORS["receipts"])
def test_a_receipt_is_a_keyed_hash_of_the_link(vector: dict[str, str]) -> None:
    assert receipt(bytes.fromhex(vector["server_seed"]), vector["head"]) == vector["receipt"]


@pytest.mark.parametrize("vector", VECTORS["records"], ids=lambda vector: vector["about"][:20])
def test_a_record_can_be_checked_from_its_text_alone(vector: dict[str, Any]) -> None:
    """As the page says, without any rule of a game: seals, chain, draws and receipts."""
    link = hashlib.sha256(without_seed(vector["lines"][0]).encode()).hexdigest()
    assert link == vector["first_link"]
    seal, moves, draws, forks = msgspec.json.decode(vector["lines"][0]), 0, 0, []
    for line, text in enumerate(vector["lines"][1:], start=2):
        entry = msgspec.json.decode(text)
        bare = re.sub(r'"chain":"[0-9a-f]*"', '"chain":""', without_seed(text), count=1)
        link = hashlib.sha256(f"{link}\n{bare}".encode()).hexdigest()
        assert link == entry["chain"], line
        if entry["entry"] == "forked":
            seal = entry
            forks.append(line)
        moves = entry.get("to", moves + (entry["entry"] in ("played", "table_played")))
        server_seed = bytes.fromhex(seal["server_seed"])
        assert commitment(server_seed) == seal["commitment"]
        assert receipt(server_seed, link) == vector["receipts"][entry["number"]]
        chance = SeededChance(match_seed(server_seed, seal["nonces"]), moves)
        assert [chance.below(n) for n, _ in entry.get("draws", [])] == [value for _, value in entry.get("draws", [])]
        draws += len(chance.draws)
    assert (moves, draws, forks) == (vector["moves"], vector["draws"], vector["forks"])


def without_seed(text: str) -> str:
    return re.sub(r'"server_seed":"[0-9a-f]*"', '"server_seed":null', text)


@pytest.mark.parametrize("nonce", ["", "a\n1:b", "x" * 65])
def test_a_nonce_that_could_be_read_as_another_list_is_refused(nonce: str) -> None:
    with pytest.raises(BadOptions) as refused:
        match_seed(b"seed", (None, nonce))
    assert refused.value.refusal == BadNonce("")
