"""The soak plays every option, finds what is broken, names the match, and goes on where it stopped."""

import sys
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import parley.decisions
import pytest
from parley.dealing import pay
from parley.state import Parley

from skulduggery.cli import run
from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.core.messages import Event
from skulduggery.core.options import describe_ending
from skulduggery.games import listed_games
from skulduggery.lab.soak import plan
from skulduggery.lab.soak.options import drawn
from skulduggery.lab.soak.page import page
from skulduggery.lab.soak.plan import CYCLE, RARE, Played, Shard, all_shards
from skulduggery.lab.soak.shards import play
from skulduggery.lab.soak.tally import Tally, with_number

DRAWS = 600
FEW = {"random": 150, "bosun": 20, "watched": 20, "contract": 1}


@pytest.fixture(autouse=True)
def few_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    for way, decisions in FEW.items():
        monkeypatch.setitem(plan.DECISIONS, way, decisions)


def soak(out: Path, *words: str) -> tuple[int, str]:
    """Run the command; returns its status, and what it said, in one line."""
    said, complained = StringIO(), StringIO()
    command = ["--language", "en", "lab", "soak", *words, "--workers", "1", "--out", str(out)]
    status = run(command, sys.stdin, said, complained)
    return status, " ".join((said.getvalue() + complained.getvalue()).split())


def without_time(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=0.0)


@pytest.mark.parametrize("game", listed_games().values(), ids=lambda game: str(game.key))
def test_every_value_of_every_option_is_drawn(game: Game[Any]) -> None:
    chance = FastChance(1)
    values = [msgspec.to_builtins(drawn(game, chance).options) for _ in range(DRAWS)]
    for field in describe_ending(game.options_type, game.seats):
        found = {each[field.key] for each in values}
        assert found >= set(field.values)
        assert field.values or {field.least, field.most} <= found, field.key
        assert not field.pattern or found - set(field.values), "no colours were chosen by lot"


@pytest.mark.parametrize(("game", "way"), [("parley", "random"), ("parley", "bosun"), ("bounty", "watched")])
def test_a_shard_depends_on_its_number_and_the_seed_alone(game: str, way: str) -> None:
    at = next(at for at in range(CYCLE) if Shard(game, at).way == way)
    played = without_time(play(Shard(game, at), 5))
    assert played == without_time(play(Shard(game, at), 5))
    assert played.decisions != play(Shard(game, at), 6).decisions
    assert played.violations == ()


def test_all_ways_take_their_turn() -> None:
    assert {Shard("kings", at).way for at in range(CYCLE)} == {*RARE.values(), "random"} == set(plan.DECISIONS)


def test_a_shard_of_the_contract_runs_its_checks() -> None:
    shard = next(Shard("parley", at) for at in range(CYCLE) if Shard("parley", at).way == "contract")
    assert play(shard, 5).violations == ()


def lose_coins(state: Parley, seat: int, winner: int, amount: int, log: list[Event]) -> None:
    pay(state, seat, winner, amount, log)
    state.coins[winner] = min(state.coins[winner], 4)


def test_a_broken_rule_is_found_named_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "soak.md"
    with monkeypatch.context() as broken:
        broken.setattr(parley.decisions, "pay", lose_coins)
        status, said = soak(out, "parley", "--matches", "20")
        assert status == 1
        assert "something was lost or doubled" in said
        match = said.rpartition("--again ")[2].split()[0].rstrip(".")
        status, said = soak(out, "--again", match)
        assert (status, f"Match {match} breaks after" in said) == (1, True)
    assert soak(out, "--again", match)[0] == 0
    status, said = soak(out, "parley", "--matches", "20")
    assert status == 0, "what was mended is open no longer"
    assert "Violations that were mended" in out.read_text()


def test_a_rule_that_raises_is_a_violation_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def sink(*_: object) -> None:
        raise RuntimeError("the ship sinks")

    monkeypatch.setattr(parley.decisions, "pay", sink)
    [first, *_] = [found for at in range(3) for found in play(Shard("parley", at), 5).violations]
    assert first.sentence.startswith("RuntimeError in test_soak.py, line ")
    assert first.sentence.endswith("the ship sinks")


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path) -> None:
    at_once, in_turns = tmp_path / "once.md", tmp_path / "turns.md"
    soak(at_once, "parley", "tictactoe", "--matches", "25")
    soak(in_turns, "parley", "tictactoe", "--matches", "8")
    soak(in_turns, "parley", "tictactoe", "--matches", "25")
    tallies = [msgspec.json.decode(out.with_suffix(".json").read_bytes(), type=Tally) for out in (at_once, in_turns)]
    for tally in tallies:
        for count in (count for ways in tally.games.values() for count in ways.values()):
            count.seconds = 0.0
    assert tallies[0] == tallies[1]
    assert tallies[0].matches >= 25
    status, said = soak(in_turns, "--matches", "1")
    assert (status, f"{tallies[1].matches} matches" in said) == (0, True), "enough was played already"


def test_the_page_counts_everything() -> None:
    tally = Tally(7)
    shard = Shard("bounty", 0)
    tally.add(Played(shard, {"players": 3, "mode": "clock", "colours": "gold-azure-ivory"}, 1200, 40_000, 2.5))
    text = page(tally, "the command")
    assert "**1,200 matches** with 40,000 decisions" in text
    assert "| bounty | 1,200 | 0 | 0 | 0 | 40,000 | 2 |" in text
    assert "| bounty | 3: 1,200 |" in text
    assert "| bounty | colours | chosen: 1,200 |" in text


def test_numbers_become_ranges() -> None:
    ranges: list[tuple[int, int]] = []
    for number in (5, 1, 2, 0, 7, 6, 3):
        ranges = with_number(ranges, number)
    assert ranges == [(0, 3), (5, 7)]


def test_shards_that_are_done_are_left_out() -> None:
    shards = all_shards(["kings", "prowl"], frozenset({Shard("kings", 0), Shard("prowl", 1)}))
    assert [next(shards) for _ in range(3)] == [Shard("prowl", 0), Shard("kings", 1), Shard("kings", 2)]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "chess"),
        (["--matches", "0"], "--matches"),
        (["--bot", "bosun"], "lab soak has no option --bot"),
        (["--again", "kings:12"], "Expected: game, shard and match, as in kings:12:3"),
        (["--seats", "2"], "lab soak has no option --seats"),
    ],
)
def test_bad_options_get_a_clear_error(tmp_path: Path, words: list[str], complaint: str) -> None:
    status, said = soak(tmp_path / "soak.md", *words)
    assert status == 2
    assert complaint in said


def test_another_seed_and_another_file_get_a_clear_error(tmp_path: Path) -> None:
    out = tmp_path / "soak.md"
    soak(out, "parley", "--matches", "1")
    assert "another soak, with seed 2026" in soak(out, "parley", "--seed", "3")[1]
    out.with_suffix(".json").write_text("{}")
    assert "is no tally of a soak" in soak(out, "parley")[1]
