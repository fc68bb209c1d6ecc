"""`!`: somebody at the terminal stops the game to play a card."""

from .conversation import answer_to, converse, plain

BEN = ("play", "kings", "--players", "2", "--seed", "01")
PEOPLE = ("play", "kings", "--seat", "Anna", "--seat", "Ben", "--seed", "01")
SETUP = ["1", "1"]


def test_a_person_stops_the_game_also_before_the_own_roll() -> None:  # KP-8.17
    said = converse(*PEOPLE, typed=["", *SETUP, "", *SETUP, "", "! 1", "1", ""])
    asked, _, after = plain(said.out.partition("> ! 1\n")[2]).partition("> 1 ")
    assert "Which card do you play?" in asked or "Pass: press Enter" in asked
    assert "Roll the dice" in after  # the game goes on where it was


def test_a_person_alone_who_stops_the_game_is_asked_though_no_card_fits() -> None:  # KP-8.17
    """As in the page: the game has stopped, and says why there is nothing to choose."""
    said = converse(*BEN, typed=[*SETUP, "!", ""])
    assert "Pass: press Enter >" in plain(said.out.partition("> !\n")[2])


def test_before_the_first_turn_nobody_can() -> None:  # KP-8.17
    said = converse(*BEN, typed=["!"])
    assert "Nobody can stop the game with a card now." in answer_to(said, "!")


def test_several_people_say_who() -> None:  # KP-8.17
    said = converse(*PEOPLE, typed=["", *SETUP, "", *SETUP, "", "!", "! 2"])
    assert "Who plays a card? Type ! and a number: 1 Anna, 2 Ben" in said.out
    assert "Ben" in said.out.partition("> ! 2\n")[2]
