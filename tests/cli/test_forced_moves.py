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


def test_between_people_a_forced_pass_is_asked_all_the_same() -> None:
    """Otherwise the others would learn that no card in this hand fits."""
    people = ("play", "kings", "--seat", "Anna", "--seat", "Ben", "--seed", "01", "--auto-roll")
    said = converse(*people, typed=["1"] * 100)
    assert "This is only for Anna." in said.out
    assert "Pass: press Enter >" in said.out
