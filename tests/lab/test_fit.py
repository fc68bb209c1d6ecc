"""Win chances are fitted to matches: the method finds known weights, and the command can be interrupted."""

import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from skulduggery.bots.chances import chances_for
from skulduggery.bots.chances.model import shares, weighted
from skulduggery.bots.chances.traits import NoTraits
from skulduggery.cli import run
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.lab.fit import Position, Weights, by_team, fit, positions_in, solve
from skulduggery.lab.positions import Positions, Sitting, all_sittings, play
from tests.traits import TRAITS

TRUE = [1.5, -0.7]


def drawn_positions(count: int) -> list[Position]:
    """Positions of three seats whose winners are drawn with the chances that the true weights say."""
    luck = FastChance(4)
    found: list[Position] = []
    for _ in range(count):
        rows = [[2 * luck.random() - 1, 2 * luck.random() - 1] for _ in range(3)]
        chances = shares([weighted(row, TRUE) for row in rows])
        at, winner = luck.random(), 0
        while at > chances[winner] and winner < 2:
            at -= chances[winner]
            winner += 1
        found.append(Position(rows, [float(seat == winner) for seat in range(3)]))
    return found


def test_it_finds_the_weights_that_made_the_winners() -> None:
    assert fit(drawn_positions(4_000)) == pytest.approx(TRUE, abs=0.12)


def test_linear_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_partners_are_added_up() -> None:
    assert by_team([0, 1, 0, 1], [[1.0], [2.0], [3.0], [4.0]]) == [[4.0], [6.0]]
    match = Positions(Sitting("g", "t", "b", 0), [[[1.0], [2.0], [3.0], [4.0]]], [0, 1, 0, 1], [0.5, 0.0, 0.5, 0.0])
    assert list(positions_in([match])) == [Position([[4.0], [6.0]], [1.0, 0.0])]


def test_a_match_depends_on_its_number_and_the_seed_alone() -> None:
    sitting = Sitting("blackwood", "race of two", "deckhand", 3)
    assert play(sitting, 5) == play(sitting, 5)
    assert play(sitting, 5).rows != play(sitting, 6).rows


@pytest.mark.parametrize("key", sorted(TRAITS))
def test_every_kind_of_table_can_be_fitted_and_knows_itself(key: str) -> None:
    game, traits = game_called(key), TRAITS[key]
    for table, given in traits.tables.items():
        options = make_options(game.options_type, game.seats, dict(given))
        state = game.start(options, FastChance(1), [])
        assert traits.table(state) == table
        assert [len(row) for row in traits.rows(state)] == [len(traits.names)] * options.players
        chances = chances_for(game).of(state)
        assert len(chances) == options.players
        assert sum(
            dict(zip(map(state.team_of, range(options.players)), chances, strict=True)).values()
        ) == pytest.approx(1)


@pytest.mark.parametrize("key", sorted(TRAITS))
def test_the_weights_of_the_package_fit_the_traits(key: str) -> None:
    chances = chances_for(game_called(key))
    assert set(chances.weights) == set(TRAITS[key].tables)


def test_without_traits_nothing_is_known() -> None:
    game = game_called("tictactoe")
    chances = chances_for(game)
    state = game.start(make_options(game.options_type, game.seats, {"players": 2}), FastChance(0), [])
    assert isinstance(chances.traits, NoTraits)
    assert chances.of(state) == []
    assert chances.of_seat(state, 1) == pytest.approx(0.5)


def test_once_a_match_is_over_the_winner_is_certain() -> None:
    game = game_called("tictactoe")
    state = game.start(make_options(game.options_type, game.seats, {"players": 2}), FastChance(0), [])
    while state.pending:
        game.apply(state, game.legal_moves(state)[0], FastChance(0))
    result = game.result(state)
    assert result is not None
    assert chances_for(game).of(state) == [float(place == 1) for place in result.places]


def fitting(out: Path, *more: str) -> str:
    said, complained = StringIO(), StringIO()
    run(["--language", "en", "lab", "fit", *more, "--out", str(out)], sys.stdin, said, complained)
    return " ".join((said.getvalue() + complained.getvalue()).split())


def test_the_command_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    words = ["blackwood", "--bot", "deckhand", "--matches", "2"]
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    assert fitting(whole, *words, "--workers", "1") == f"6 matches. The weights are in {whole}."
    lines = whole.with_suffix(".jsonl").read_bytes().splitlines(keepends=True)
    cut.with_suffix(".jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:50])
    fitting(cut, *words, "--workers", "2")
    assert cut.read_bytes() == whole.read_bytes()
    found = msgspec.json.decode(whole.read_bytes(), type=Weights)
    assert found.command == "skulduggery lab fit blackwood --bot deckhand --matches 2 --seed 2026"
    assert set(found.tables["hoard"]) == set(TRAITS["blackwood"].names)


def test_it_plays_some_of_each_table_before_more_of_one() -> None:
    assert [sitting.table for sitting in all_sittings(["prowl"], "bosun", 2)] == ["two", "more", "two", "more"]


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    assert "for one game" in fitting(out, "blackwood", "kings")
    assert "nothing to fit" in fitting(out, "tictactoe")
    assert not list(tmp_path.iterdir())
