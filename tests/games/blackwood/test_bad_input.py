"""Bad input and edge cases, row by row. Section 12"""

from typing import Literal

import pytest

from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOption, BadOptions, IllegalMove, NotOffered, NotYourTurn, UnknownOption
from skulduggery.core.table import Table, read_move
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.moves import Blast, Draw, Drive, Lure, Pass, Roll, Sail, Stay, Way
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.refusals import HoardNeedsPairs, PowderNeedsDeck
from skulduggery.games.blackwood.state import Blackwood
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds


def table_at(scene: Scene) -> Table[Blackwood]:
    table = Table(GAME, scene.state.setting.options, b"seed")
    table.state = scene.state
    return table


# --- illegal or unknown move, wrong seat


@pytest.mark.parametrize(
    "move",
    [
        Draw(),
        Roll(),
        Pass(),
        Stay(),
        Drive("K4"),
        Way(0),
        Blast("K4"),
        Lure("red", "K6"),
        Sail("red", "K5"),  # two squares
        Sail("red", "K7"),
        Sail("red", "anchorage"),
        Sail("red", "Z99"),
        Sail("blue", "A9"),
        Sail("purple", "K6"),
        Sail("", ""),
    ],
    ids=repr,
)
def test_an_illegal_move_is_refused_and_changes_nothing(move: Move) -> None:
    scene = Scene("J K L\n 7 . R .", roll=1)
    table, view, offered = table_at(scene), scene.view, scene.moves()
    with pytest.raises(IllegalMove) as refused:
        table.play(0, move)
    assert isinstance(refused.value.refusal, NotOffered)
    assert (scene.view, scene.moves(), table.number) == (view, offered, 0)


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_a_move_of_the_wrong_seat_is_refused_and_changes_nothing(seat: int) -> None:
    scene = Scene("J K L\n 7 . R .", roll=1)
    table, view = table_at(scene), scene.view
    with pytest.raises(IllegalMove) as refused:
        table.play(seat, Sail("red", "K6"))
    assert refused.value.refusal == NotYourTurn("", 0)
    assert scene.view == view


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff",
        b'{"kind":"fly"}',
        b'{"kind":"sail"}',
        b'{"kind":"sail","ship":1,"to":"K6"}',
        b'{"kind":"sail","ship":"red","to":null}',
        b'{"kind":"way","k":"0"}',
        b'{"kind":"way","k":1e99}',
        b'{"kind":"sail","ship":"red","to":"k6"}',
        b'{"kind":"way","k":-1}',
    ],
)
def test_garbage_is_refused_and_changes_nothing(garbage: bytes) -> None:
    scene = Scene("J K L\n 7 . R .", roll=1)
    table, view = table_at(scene), scene.view
    with pytest.raises(IllegalMove):
        table.play(0, read_move(table.game, garbage))
    assert (scene.view, table.number) == (view, 0)


@pytest.mark.parametrize("k", [2, 255, 256, -1, -2])
def test_a_way_that_does_not_exist_is_refused(k: int) -> None:
    scene = Scene("N O\n 4 R X", roll=1)
    scene.play(Sail("red", "O4"))
    with pytest.raises(IllegalMove):
        table_at(scene).play(0, Way(k))
    assert scene.asked == "way"


# --- games that are not created


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_hoard_needs_four_or_six_players(players: int) -> None:
    with pytest.raises(BadOptions) as refused:
        make_options(BlackwoodOptions, GAME.seats, {"players": players, "mode": "hoard"})
    assert refused.value.refusal == HoardNeedsPairs("PB-13.03", players)


@pytest.mark.parametrize("events", ["die", "spinner"])
def test_powder_needs_a_deck(events: Literal["die", "spinner"]) -> None:
    with pytest.raises(BadOptions) as refused:
        make_options(BlackwoodOptions, GAME.seats, {"players": 4, "powder_in_deck": True, "events": events})
    assert refused.value.refusal == PowderNeedsDeck("PB-1.04", events)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOptions) as refused:
        make_options(BlackwoodOptions, GAME.seats, {"players": 4, "wind": "west"})
    assert isinstance(refused.value.refusal, UnknownOption)
    assert refused.value.refusal.option == "wind"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 1),
        ("players", 7),
        ("players", "4"),
        ("players", True),
        ("mode", "treasure"),
        ("events", "cards"),
        ("exact_fire", "on"),
        ("exact_fire", 1),
        ("retrace", "always"),
        ("supply", 8),
        ("powder_in_deck", None),
        ("short_moves", "yes"),
        ("finish", ""),
        ("round_limit", 19),
        ("round_limit", 5001),
        ("round_limit", 150.0),
        ("round_limit", "150"),
    ],
)
def test_a_value_that_is_not_listed_is_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(BadOptions) as refused:
        make_options(BlackwoodOptions, GAME.seats, {"players": 4, option: value})
    assert isinstance(refused.value.refusal, BadOption)
    assert refused.value.refusal.option == option


def test_players_must_be_given() -> None:
    with pytest.raises(BadOptions):
        make_options(BlackwoodOptions, GAME.seats, {})


# --- edge cases


def test_an_empty_pack_can_always_be_made_anew() -> None:  # PB-2.07
    scene = Scene()
    at_draw = scene.state.pending[:]
    for _ in range(30):
        scene.state.pending = at_draw[:]
        scene.play(Draw(), (scene.state.pack or scene.state.discards)[0])
        assert len(scene.state.pack) + len(scene.state.discards) == 12


def test_an_empty_stockpile_gives_nothing() -> None:  # PB-5.05
    scene = Scene("Q R\n 9 R i", stockpile=0, roll=1)
    assert kinds(scene.play(Sail("red", "R9"))) == ["ship_moved", "turn_began"]


def test_an_empty_hoard_leaves_the_gold_on_ships_and_squares() -> None:  # PB-6.02
    scene = Scene("N O P\n 4 R X o", hoard=0, roll=2)
    scene.play(Sail("red", "P4"))
    assert scene.moves() == [Way(0), Way(1)]  # the abandoned gold; X has none


def test_a_ship_that_cannot_move_stays() -> None:  # PB-4.10
    assert Scene("A B\n 13 1 .\n 14 R 2", roll=5).moves() == [Stay()]


def test_a_siren_with_nobody_movable_can_only_be_passed() -> None:  # PB-12.01
    scene = Scene(
        """
              A B
           1  * 1
           2  2 a
          A1: B Y
        """,
        players=2,
        event="siren",
    )
    assert scene.moves() == [Pass()]


@pytest.mark.parametrize("roll", [5, 6])
def test_a_player_whose_ships_are_all_captive_stays_or_rolls_a_six(roll: int) -> None:  # PB-10.04
    scene = Scene(
        """
              E F G
           6  . * .
          F6: R G
        """,
        players=2,
        roll=roll,
    )
    assert Stay() in scene.moves()
    assert scene.squares("red") == scene.squares("green") == ({"E6", "G6", "F7"} if roll == 6 else set())


def test_the_gold_of_ships_captured_together_forms_one_lot() -> None:  # PB-7.04
    scene = Scene(
        """
              F G H I
           6  S . . *
          I6: R B
        """,
        coins={"red": 1, "blue": 2},
        event="blackbeard",
    )
    assert kinds(scene.play(Drive("I6"))) == ["jailer_moved", "captured", "gold_dropped", "captured", "gold_dropped"]
    assert scene.gold == {"I6": 3}


def test_a_seat_that_leaves_changes_no_rule() -> None:
    scene = Scene("J K L\n 7 . R .", roll=1)
    table, offered = table_at(scene), scene.moves()
    table.seat_taken(0, "Bosun", "bosun")
    assert GAME.legal_moves(table.state) == offered
