"""King of the Pirates in the terminal: what one knows before one chooses."""

import pytest

from skulduggery.cli.charts import chart_of, remarks_of
from skulduggery.cli.charts.scene import Scene as Drawing
from skulduggery.cli.menu import Menu
from skulduggery.core.outlook import outlook
from skulduggery.games import game_called
from skulduggery.games.kings.moves import Dig, Pass
from skulduggery.text import Wording
from skulduggery.text.crew import Crew
from tests.games.kings.scene import Scene

from .conversation import converse, plain
from .test_charts import NAMES, drawn

GAME = game_called("kings")
every_language = pytest.mark.parametrize("language", ["en", "nl"])
COAST = "A H . A m H\nB ~ ~ I . ~ ~"  # the ship lies at A3, a town of the French, with a British merchant to the east


def told(scene: Scene, language: str = "en") -> list[str]:
    """The choices of the seat that is asked, in whole sentences."""
    wording = Wording(language, GAME)
    asked = scene.state.asked()
    assert asked is not None
    seen = outlook(GAME, scene.state, asked.seat)
    menu = Menu(seen.choices, wording, Crew(NAMES, asked.seat), remarks_of("kings")(seen.view, wording))
    return [menu.told(item) for item in menu.items]


def shown(scene: Scene, language: str = "en", width: int = 80) -> str:
    names = NAMES[: scene.state.setting.players]
    picture = Drawing(scene.view(0), {}, names, Wording(language, GAME), width)
    return plain(" ".join(drawn(chart_of("kings")(picture), width)))


@every_language
def test_both_abilities_are_told_before_a_captain_is_chosen(language: str) -> None:
    scene = Scene(crews={0: "Hannah Grapeshot, Ledger Lou"}, at="crew_captain")
    expected = {
        "en": "Make Hannah Grapeshot captain: +2 in raids (as captain), cannot be murdered (always)",
        "nl": " (als kapitein), ",
    }
    assert expected[language] in told(scene, language)[0]
    assert len(told(scene, language)) == 4  # KP-4.04: or they go


def test_both_abilities_are_told_before_a_pirate_goes() -> None:
    said = converse("play", "kings", "--players", "3", "--seed", "aa")
    assert "1 Discard Grandpa Spade: counts as two clues (as captain), cannot be murdered (always)" in plain(said.out)
    assert "lets Grandpa Spade go" not in said.out


def test_defence_and_loot_of_a_place_are_told_before_one_sails_there() -> None:
    lines = told(Scene("A H A T m H\nB ~ ~ I . ~ ~"))
    town = "Sail to Port Clairval: Against a town (French): defence 9, your bonus 0, 17% to win 5 loot cards."
    assert town in lines
    assert "Sail to Violet Cape" in lines


def test_treasure_and_clues_of_an_island_are_told_before_one_sails_there() -> None:
    assert "Sail to Widow's Isle: With 4 maps you can dig up 3,000." in told(Scene(COAST))


def test_defence_and_loot_are_told_before_one_attacks() -> None:
    lines = told(Scene("A H . T + H\nA4: A m", nations={"A4": "spanish"}, at="fight_choice"))
    chance = "Defence 5 (Spanish), your bonus 0, 72% to win 2 loot cards."
    assert lines[0] == f"Attack a small merchant: {chance}"


@every_language
def test_price_and_gain_of_a_part_are_told_before_it_is_bought(language: str) -> None:
    lines = " ".join(told(Scene(money={0: 6000}, at="dock_buy"), language))
    price = {"en": "Buy the rum hold: −2,500 doubloons; one more move, room for 2 more rum", "nl": "2.500 dubloenen"}
    assert price[language] in lines


@every_language
def test_goal_defence_loot_and_nations_stand_around_the_chart(language: str) -> None:
    text = shown(Scene(), language)
    expected = {
        "en": [
            "Round 1 · the first to 10,000 doubloons wins",
            "F a fortress 11 8",
            "b British f French s Spanish",
        ],
        "nl": [
            "Ronde 1 · wie het eerst 10.000 dubloenen heeft, wint",
            "F een vesting 11 8",
            "b Brits f Frans s Spaans",
        ],
    }
    assert [words for words in expected[language] if words not in text] == []


def test_the_parts_of_every_ship_are_shown() -> None:
    bare, built = shown(Scene()), shown(Scene(parts={0: "rum_hold", 1: "gun_deck"}))
    assert ("the rum hold" in bare, "the gun deck" in bare) == (False, False)
    assert ("the rum hold" in built, "the gun deck" in built) == (True, True)


def test_a_card_in_hand_says_what_it_does() -> None:
    assert "Ambush +3 when another pirate attacks you." in shown(Scene(hands={0: "Ambush"}))


def test_passes_and_ends_of_turns_are_not_told() -> None:
    said = converse("play", "kings", "--players", "3", "--seed", "aa", "--auto-roll", typed=["1"] * 8)
    assert "Sam passes" not in plain(said.out)
    assert "does anybody play a card" not in said.out
    assert "is over." not in said.out


def test_a_pass_comes_first_in_every_window() -> None:
    for hand in ("Scurvy", "Flying Dutchman", "Murder, Citrus Fruit"):
        lines = told(Scene(crews={1: "Hannah Grapeshot"}, hands={0: hand}, scurvy={0: 1}, at="window_maintenance"))
        assert lines[0] == "Pass"


def test_a_choice_does_not_say_itself_twice() -> None:
    crews, hands = {1: "Hannah Grapeshot"}, {0: "Mutiny, Scurvy", 1: "Keelhaul"}
    scene = Scene(crews=crews, hands=hands, at="window_maintenance", aim="others")
    assert told(scene) == ["Pass", "Scurvy for Ben", "Mutiny against Ben"]


@every_language
def test_a_murder_says_whose_pirate_it_is(language: str) -> None:
    lines = told(Scene(crews={1: "Ledger Lou"}, hands={0: "Murder"}, at="window_maintenance"), language)
    assert {"en": "Murder Ledger Lou of Ben", "nl": "Vermoord Lou van de Boeken van Ben"}[language] in lines


def asked_of(scene: Scene, language: str, reader: int | None) -> str:
    question = GAME.question(scene.state)
    assert question is not None
    return Wording(language, GAME).ask(question, Crew(NAMES, reader))


BEFORE_SAILING = {
    "en": ("Play a card before you sail?", "Play a card before Anna sails?"),
    "nl": ("Speel je nog een kaart voordat je uitvaart?", "Speel je een kaart voordat Anna uitvaart?"),
}
TOLD_TO_BOTH = {  # several people share the terminal
    "en": ("Does Anna play a card before sailing?", "Does Ben play a card before Anna sails?"),
    "nl": ("Speelt Anna nog een kaart voor het uitvaren?", "Speelt Ben een kaart voordat Anna uitvaart?"),
}
BEFORE_DIGGING = {
    "en": ("Play a card before you dig on Widow's Isle?", "Play a card before Anna digs on Widow's Isle?"),
    "nl": (
        "Speel je een kaart voordat je op Weduweneiland graaft?",
        "Speel je een kaart voordat Anna op Weduweneiland graaft?",
    ),
}


@every_language
def test_a_window_before_a_voyage_says_whose_ship_sails(language: str) -> None:  # KP-2.09
    own, others = BEFORE_SAILING[language]
    scene = Scene(at="window_maintenance", hands={0: "Scurvy", 1: "Scurvy"})
    assert asked_of(scene, language, reader=0) == own
    assert asked_of(scene, language, reader=None) == TOLD_TO_BOTH[language][0]
    scene.play(Pass())
    assert asked_of(scene, language, reader=1) == others
    assert asked_of(scene, language, reader=None) == TOLD_TO_BOTH[language][1]


@every_language
def test_a_window_before_a_dig_says_who_digs(language: str) -> None:  # KP-5.04
    own, others = BEFORE_DIGGING[language]
    scene = Scene("B ~ ~ A ~ ~ ~", hands={0: ", ".join(["Treasure Map"] * 5), 1: "Scurvy"})
    scene.play(Dig())
    assert scene.asked == "window_dig 0"
    assert asked_of(scene, language, reader=0) == own
    scene.play(Pass())
    assert asked_of(scene, language, reader=1) == others
