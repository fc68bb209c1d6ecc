"""King of the Pirates in the terminal: the hexes, what stands beside them, and what is kept from other eyes."""

import re

import pytest

from skulduggery.cli.charts import chart_of, sketch_of
from skulduggery.cli.charts.scene import Scene as Drawing
from skulduggery.games import game_called
from skulduggery.games.kings.moves import AttackNation, AttackShip, Stop
from skulduggery.text import Wording
from tests.cli.conversation import converse, plain
from tests.cli.test_charts import NAMES, below_the_key, drawn
from tests.games.kings.scene import Scene

GAME = game_called("kings")
FORT = "C F ~ s s s i A"
TOGETHER = "A H ~ T + H\nA4: A B ."


def chart(scene: Scene, seat: int | None = 0, language: str = "en", marks: dict[str, str] | None = None) -> list[str]:
    players = scene.state.setting.players
    picture = Drawing(scene.view(seat), marks or {}, NAMES[:players], Wording(language, GAME), 100)
    return drawn(chart_of("kings")(picture), 100)


def hexes(scene: Scene, marks: dict[str, str] | None = None) -> list[str]:
    """The rows of the board, without what stands above them."""
    return below_the_key(chart(scene, marks=marks), "A     ")


def test_the_board_is_a_hexagon_with_ships_tiles_and_the_dutchman() -> None:
    lines = hexes(Scene("A H m T W A\nB ~ ~ I . ~ ~"))
    assert lines[0].startswith("A         H   mb  Tf  Wb  AH")
    assert lines[1].startswith("B       ~   ~   I   ·   ~   ~")
    assert lines[4].startswith("E H   ~   ≈   ≈   XH  ≈   ≈   ~   H")


def test_choices_are_marked() -> None:
    assert hexes(Scene(), marks={"A4": "7"})[0].startswith("A         H   ~   Tf  7~  AH")


def test_the_panel_tells_of_ships_crews_and_fights() -> None:
    scene = Scene(FORT, crews={0: "Hannah Grapeshot"}, money={0: 700}, hands={1: "Soldiers"}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 3, 4)
    text = " ".join(" ".join(chart(scene)).split())
    assert "doubloons moves rum balls scurvy cards ▶ A Anna 700 1 4/4 0/2 0 0/6" in text
    assert "Hannah Grapeshot (cannot be murdered, +2 in raids)" in text
    assert "The fight at Fort Sovereign: Anna against a fortress, 9 to 11 (not enough to win), 8 loot cards" in text


def test_a_tie_says_whom_it_helps() -> None:  # KP-6.03, KP-9.04
    raid = Scene(FORT, hands={1: "Soldiers"}, cannonballs={0: 0})
    raid.play_on(Stop(), AttackNation(), 5, 6)
    assert "a fortress, 11 to 11 (a tie is not enough to win), 8 loot cards" in plain(" ".join(chart(raid)))
    duel = Scene(TOGETHER, hands={1: "Attack"}, cannonballs={0: 0, 1: 0})
    duel.play_on(Stop(), AttackShip(1), 3, 3, 2, 4)
    assert "Anna against Ben, 6 to 6 (a tie is enough to win)" in plain(" ".join(chart(duel)))


def test_before_the_dice_have_fallen_no_fight_is_called_lost() -> None:
    duel = Scene(TOGETHER, cannonballs={0: 1, 1: 1})
    duel.play_on(Stop(), AttackShip(1), 3, 3)
    assert "Anna against Ben, 6 to 0, " in plain(" ".join(chart(duel)))


def test_the_choice_of_a_captain_is_before_the_first_round() -> None:
    assert "Before the first round · the first to 10,000 doubloons wins" in chart(Scene(round=0))[0]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_only_the_own_hand_is_shown(language: str) -> None:
    scene = Scene(hands={0: "Murder, Murder", 1: "Keelhaul"})
    mine, theirs, nobody = (" ".join(chart(scene, seat, language)) for seat in (0, 1, None))
    murder, keelhaul = {"en": ("Murder x2", "Keelhaul"), "nl": ("Moord x2", "Kielhalen")}[language]
    assert murder in mine
    assert keelhaul not in mine
    assert keelhaul in theirs
    assert murder not in nobody


def test_in_the_fights_of_others_only_the_fight_and_the_own_cards_are_drawn() -> None:  # KP-8.01
    scene = Scene(FORT, hands={1: "Soldiers"}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 5, 6)
    assert scene.asked == "window_fight 1"
    sketch = sketch_of("kings")
    assert sketch is not None
    for seat, brief in ((0, False), (1, True)):
        drawing = sketch(Drawing(scene.view(seat), {}, NAMES[:2], Wording("en", GAME), 80))
        assert (drawing is not None) is brief
    assert drawing is not None
    text = plain(" ".join(drawn(drawing, 80)))
    assert "The fight at Fort Sovereign: Anna against a fortress, 11 to 11" in text
    assert "Your hand: Soldiers +2 for a ship" in text
    assert "Type b to see the board." in text
    assert "Violet Cape" not in text


def test_b_shows_the_board_in_the_fight_of_another() -> None:
    said = converse("play", "kings", "--seed", "0011", "--auto-roll", typed=["3", "1", "pass", "b"])
    first, second = re.split(r"It stands \d+ to \d+\. Play a card\?", said.out, maxsplit=1)
    assert "A1 Violet Cape" not in first.rpartition("or ? > pass")[2]
    assert "A1 Violet Cape" in second
