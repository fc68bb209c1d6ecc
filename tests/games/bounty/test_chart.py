"""Bounty in the terminal: the chart, what stands beside it, and what is kept from other eyes."""

from pathlib import Path

import pytest

from skulduggery.cli.charts import aliases_of, chart_of
from skulduggery.cli.charts.scene import Scene as Drawing
from skulduggery.games import game_called
from skulduggery.text import Wording
from tests.cli.conversation import converse, plain
from tests.cli.test_charts import NAMES, drawn
from tests.games.bounty.scene import Scene

GAME = game_called("bounty")
SEA = """
       H I J
    9  C . G
"""


def chart(scene: Scene, seat: int | None = 0, width: int = 80, marks: dict[str, str] | None = None) -> list[str]:
    players = scene.state.setting.players
    return drawn(
        chart_of("bounty")(Drawing(scene.view(seat), marks or {}, NAMES[:players], Wording("en", GAME), width)), width
    )


def panel(scene: Scene, seat: int | None = 0) -> str:
    return "\n".join(line[39:].rstrip() for line in chart(scene, seat))


def test_the_chart_fits_80_columns_and_24_lines() -> None:
    lines = chart(Scene(players=6, holds={"crimson": "Wool, Coral"}, roll=4))
    assert len(lines) <= 21
    assert len(chart(Scene(players=4, holds={"crimson": "Wool, Coral"}, roll=4))) <= 19
    assert all(len(line) <= 80 for line in lines)
    assert lines[1].startswith(" 1 ▒▒▒▒▒▒ · · · · · · · · · · · ·▒▒▒▒")


def test_harbours_land_and_ships_have_their_own_signs_without_colour() -> None:
    lines = chart(Scene(SEA, players=4))
    assert lines[7].startswith(" 7  ·▒▒^^^^▒▒ · · ·=A▒▒ · ·▒▒^^ · · ·")
    assert lines[9].startswith(" 9  · ·▒▒▒▒ · · · C · G · · ·▒▒▒▒ · ·")
    assert lines[12].startswith("12 ▒▒▒▒▒▒▒*=1 · · · · · · · ·=2▒▒▒▒▒▒")
    assert lines[13][19:21] == "E+"
    assert "I13: E Z" in panel(Scene(SEA, players=4))


def test_second_ships_are_small_letters() -> None:
    lines = chart(Scene("H I J\n 9 C c g", players=2))
    assert lines[9].startswith(" 9  · ·▒▒▒▒ · · · C c g")


def test_squares_to_go_to_are_marked() -> None:
    assert "»·" in chart(Scene(SEA), marks={"I10": "1"})[10]
    assert " 1 " in chart(Scene(SEA), width=120, marks={"I10": "1"})[10]


def test_the_panel_tells_money_backs_and_whose_ship_it_is() -> None:
    scene = Scene(SEA, holds={"gold": "Coral, Wool"}, plunder={"gold": "Jade"}, purses={1: 12}, loans={1: 2}, roll=4)
    text = panel(scene)
    assert "Round 1 · to 100 doubloons · throw 4" in text
    assert "▶ C Anna    35     –    –     –" in text
    assert "  G Ben     12     2   52     1" in text
    assert "Treasure Chest 24" in text


def test_a_viewer_reads_the_cards_it_knows_and_no_others() -> None:
    scene = Scene(SEA, holds={"crimson": "Wool, Red Moll", "gold": "Coral"}, plunder={"crimson": "Jade"})
    assert "C Wool 12, Red Moll 2, (Jade 54)" in panel(scene, 0)
    assert "C pirate (secret)" in panel(scene, 0)
    for text in (panel(scene, 1), panel(scene, None)):
        assert "Wool" not in text
        assert "pirate" not in text
    assert "G Coral 27" in panel(scene, 1)


def test_what_is_open_is_told_to_everybody() -> None:
    scene = Scene(
        SEA,
        players=4,
        holds={"gold": "Red Moll", "azure": "Brig Steadfast"},
        shown=["gold", "azure"],
        claims={"crimson": "gold"},
        commission="crimson",
        distress=["emerald"],
    )
    text = panel(scene, None)
    assert "C temporary warship, robbed by Gold" in text
    assert "G known pirate" in text
    assert "Z known warship" in text
    assert "E in distress" in text
    assert "Crimson has the commission" in " ".join(text.split())


@pytest.mark.parametrize(("mode", "words"), [("rounds", "the last is 30"), ("clock", "Round 1\n")])
def test_a_time_game_tells_its_last_round(mode: str, words: str) -> None:
    assert words in panel(Scene(mode=mode))


def test_home_port_and_admiralty_island_can_be_typed_as_letters() -> None:
    assert aliases_of("bounty") == {"h": "I13", "a": "I7"}


def test_letters_differ_in_every_language() -> None:
    for language in ("en", "nl"):
        wording = Wording(language, GAME)
        letters = [wording.say(f"chart-letter-{ship}") for ship in Scene(players=6).index]
        assert len(set(letters)) == 6


def test_a_hidden_pirate_is_kept_behind_the_curtain() -> None:
    """Anna buys The Mudlark in Cockle Quay; Ben, at the same terminal, reads only that she bought a card."""
    seats = ("--seat", "Anna", "--seat", "Ben", "--seat", "Cas")
    said = converse("play", "bounty", *seats, "--seed", "2b", typed=["", "Cockle", "buy", "", "", "1"])
    before, after = said.out.split("This is only for Ben.")[:2]
    assert "only for" not in before  # nobody had a secret yet
    assert "Anna buys a card in Cockle Quay and lays it face down" in plain(after)
    assert "Mudlark" not in after
    assert "(secret)" not in after


def test_a_match_of_bots_is_played_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    bots = ("--seat", "bot:deckhand", "--seat", "bot:deckhand", "--option", "mode=rounds", "--option", "rounds=5")
    assert converse("play", "bounty", *bots, "--seed", "aa", "--save", str(file)).code == 0
    assert converse("verify", str(file)).code == 0
    told = converse("replay", str(file)).out
    assert "The last round is over!" in plain(told)


def test_rules_are_found_by_their_letters() -> None:
    assert "A pirate" in converse("rules", "bounty", "BO-A.10").out
    assert converse("rules", "bounty", "a.10").out == converse("rules", "bounty", "BO-A.10").out


@pytest.mark.parametrize(
    ("language", "first", "last"), [("en", "1 Cockle Quay", "7 Crown Lagoon"), ("nl", "1 Kokkelkade", "7 Kroonlagune")]
)
def test_every_port_is_named_with_its_fee_and_its_cards(language: str, first: str, last: str) -> None:
    view = Scene(players=4).view(0)
    lines = drawn(chart_of("bounty")(Drawing(view, {}, NAMES[:4], Wording(language, GAME), 80)), 80)
    ports = [" ".join(line[39:].split()) for line in lines]
    assert f"{first} 4 12" in ports
    assert f"{last} 15 12" in ports
    assert any(line.startswith("H ") and " A Admir" in line for line in ports)
