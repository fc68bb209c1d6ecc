"""Options: described for a lobby, read from a person, checked with complaints that name the culprit."""

from typing import Annotated, Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from skulduggery.core.game import Game
from skulduggery.core.messages import Refusal
from skulduggery.core.options import (
    Condition,
    OptionField,
    Options,
    describe,
    house_rules,
    make_ending_options,
    make_options,
    shown,
)
from skulduggery.core.refusals import BadOption, BadOptions, UnknownOption
from skulduggery.games import all_games

SEATS = range(2, 5)


class TooLoud(Refusal, frozen=True):
    players: int


class ShantyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    USUAL: ClassVar = ("style", "verses")
    ONLY_WITH: ClassVar = {"verses": ("style", "fast")}
    SEATS: ClassVar = ("singer",)
    ENDLESS: ClassVar = {"encores": "endless"}

    style: Literal["slow", "fast"] = "slow"
    loud: bool = False
    verses: Annotated[int, Meta(ge=1, le=12)] = 4
    voices: Annotated[str, Meta(pattern="^(Any|[a-z]+(-[a-z]+)*)$", examples=["bass-alto"])] = "Any"

    crew: Annotated[str, Meta(pattern="[a-z]+", examples=["tarquin"], extra={"values": ("usual", "random")})] = "usual"
    singer: Literal["all", 0, 1, 2, 3] = "all"
    encores: Literal["endless", "one"] = "endless"

    def conflict(self) -> Refusal | None:
        return TooLoud("SH-1", self.players) if self.loud and self.players > 3 else None


def refused(**given: object) -> Refusal:
    with pytest.raises(BadOptions) as caught:
        make_options(ShantyOptions, SEATS, given)
    return caught.value.refusal


def test_options_are_described_players_first() -> None:
    assert describe(ShantyOptions, SEATS) == [
        OptionField("players", None, least=2, most=4),
        OptionField("style", "slow", values=("slow", "fast")),
        OptionField("loud", False, values=(False, True), house=True),
        OptionField("verses", 4, least=1, most=12, only_with=Condition("style", "fast")),
        OptionField("voices", "Any", ("Any",), pattern="^(Any|[a-z]+(-[a-z]+)*)$", sample="bass-alto", house=True),
        OptionField("crew", "usual", ("usual", "random"), pattern="[a-z]+", sample="tarquin", house=True),
        OptionField("singer", "all", ("all", 0, 1, 2, 3), house=True, seats=True),
        OptionField("encores", "endless", ("endless", "one"), house=True),
    ]


def test_what_a_game_does_not_call_usual_is_a_house_rule() -> None:
    class Undeclared(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
        mode: Literal["calm", "wild"] = "calm"
        loud: bool = False

    assert {field.key: field.house for field in describe(Undeclared, SEATS)} == {
        "players": False,
        "mode": False,
        "loud": True,
    }


def test_the_house_rules_of_a_match_are_those_that_differ_from_the_book() -> None:
    assert house_rules(ShantyOptions(players=2)) == {}
    assert house_rules(ShantyOptions(players=2, style="fast", loud=True)) == {"loud": True}


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_what_a_game_says_of_its_options_names_real_options_and_values(game: Game[Any]) -> None:
    fields = {field.key: field for field in describe(game.options_type, game.seats)}
    if game.options_type.USUAL is not Options.USUAL:
        assert set(game.options_type.USUAL) <= set(fields)
    assert set(game.options_type.SEATS) <= set(fields)
    for key, (other, value) in game.options_type.ONLY_WITH.items():
        assert key in fields
        assert fields[other].allows(value)


def test_what_is_left_out_has_its_usual_value() -> None:
    assert make_options(ShantyOptions, SEATS, {"players": 3}) == ShantyOptions(players=3)
    assert make_options(ShantyOptions, SEATS, {"players": 2, "loud": True}) == ShantyOptions(players=2, loud=True)


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("players", 1, "2-4"),
        ("players", 5, "2-4"),
        ("players", "2", "2-4"),
        ("players", True, "2-4"),
        ("style", "medium", "slow, fast"),
        ("loud", 1, "off, on"),
        ("loud", None, "off, on"),
        ("verses", 0, "1-12"),
        ("verses", 13, "1-12"),
        ("verses", 2.5, "1-12"),
        ("verses", [1], "1-12"),
        ("voices", "Bass", "Any, bass-alto"),
        ("voices", "bass-", "Any, bass-alto"),
        ("voices", 3, "Any, bass-alto"),
        ("crew", "Tarquin 2", "usual, random, tarquin"),
    ],
)
def test_a_bad_value_is_named_with_what_was_expected(key: str, value: object, expected: str) -> None:
    assert refused(**{"players": 2, key: value}) == BadOption("", key, shown(value), expected)


def test_a_match_ends_unless_the_caller_wants_an_endless_one() -> None:
    two: dict[str, object] = {"players": 2}
    assert make_options(ShantyOptions, SEATS, two) == ShantyOptions(players=2)
    assert make_ending_options(ShantyOptions, SEATS, two) == ShantyOptions(players=2, encores="one")
    assert make_ending_options(ShantyOptions, SEATS, {**two, "encores": "endless"}) == ShantyOptions(players=2)


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    assert refused(players=2, tempo=3) == UnknownOption(
        "", "tempo", ("players", "style", "loud", "verses", "voices", "crew", "singer", "encores")
    )


def test_a_text_is_taken_if_it_has_the_right_form() -> None:
    options = make_options(ShantyOptions, SEATS, {"players": 2, "voices": "bass-alto-tenor"})
    assert options == ShantyOptions(players=2, voices="bass-alto-tenor")
    assert make_options(ShantyOptions, SEATS, {"players": 2, "voices": "Any"}) == ShantyOptions(players=2)


def test_players_must_be_given() -> None:
    assert refused(loud=True) == BadOption("", "players", "", "2-4")


def test_values_that_do_not_go_together_are_refused_by_the_game() -> None:
    assert refused(players=4, loud=True) == TooLoud("SH-1", 4)


def test_booleans_are_called_on_and_off() -> None:
    assert [shown(value) for value in (True, False, 1, "x")] == ["on", "off", "1", "x"]


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [("loud", "on", True), ("loud", "OFF", False), ("style", "Fast", "fast"), ("verses", "7", 7), ("verses", "-7", -7)],
)
def test_a_typed_value_is_read_as_what_it_means(field: str, text: str, value: object) -> None:
    fields: dict[str, Any] = {each.key: each for each in describe(ShantyOptions, SEATS)}
    assert fields[field].read(text) == value


@given(text=st.text(max_size=5) | st.sampled_from(["--5", "²", "-", "٣", "1_0", " 1", "+1"]))
def test_whatever_is_typed_is_read_without_a_crash(text: str) -> None:
    for field in describe(ShantyOptions, SEATS):
        field.allows(field.read(text))


def test_a_range_of_one_value_reads_as_that_value() -> None:
    assert OptionField("players", None, least=2, most=2).expected() == "2"
