"""Decisions with a single choice: who is asked, and who is not."""

import pytest

from .conversation import converse


@pytest.mark.parametrize(("language", "asked"), [("en", "Pass: press Enter >"), ("nl", "Pas: druk op Enter >")])
def test_a_person_alone_is_not_asked_where_only_a_pass_is_left(language: str, asked: str) -> None:
    """No other person sees the terminal, and bots do not notice timing."""
    bots = ("play", "kings", "--players", "2", "--seed", "01", "--auto-roll", "--language", language)
    said = converse(*bots, typed=["1"] * 60)
    assert asked not in said.out
    assert "1-1 " not in said.out


def test_between_people_whoever_wants_to_react_is_asked_also_where_only_a_pass_is_left() -> None:
    """Otherwise the others would learn that no card in this hand fits."""
    people = ("play", "kings", "--seat", "Anna", "--seat", "Ben", "--seed", "01", "--auto-roll")
    said = converse(*people, typed=["1"] * 100)
    assert "This is only for Anna." in said.out
    assert "Pass: press Enter >" in said.out


ORDERED = ("play", "kings", "--players", "3", "--seed", "0a", "--auto-roll")
IN_A_WINDOW = ("Play a card before", "It stands")


def windows_in(typed: list[str]) -> tuple[int, str]:
    """How many reaction windows asked, and all that was said."""
    out = converse(*ORDERED, typed=typed).out
    return sum(out.count(words) for words in IN_A_WINDOW), out


def test_standing_orders_ask_less_of_a_person_alone() -> None:
    """As in the page: usually where a card can change the result; or where one is involved; or never."""
    begin, on = ["1", "1"], ["1"] * 40
    fits, _ = windows_in([*begin, *on])
    involved, said = windows_in([*begin, "o 2", *on])
    assert "When others act: ask me only if I am involved." in said
    never, _ = windows_in([*begin, "o 3", *on])
    assert never == 1 < involved < fits  # the first window was open when the order was given


def test_several_people_give_no_orders() -> None:
    """Otherwise the others would learn that no card in this hand fits."""
    people = ("play", "kings", "--seat", "Anna", "--seat", "Ben", "--seed", "01", "--auto-roll")
    said = converse(*people, typed=["", "o", "?"])
    assert "Standing orders are for one person" in said.out
    assert "in which cases you want to be asked" not in said.out
