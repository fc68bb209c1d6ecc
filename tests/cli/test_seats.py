"""Who sits where: names, bots, and how many."""

import pytest

from skulduggery.cli.complaints import Complaint
from skulduggery.cli.seats import Seat, fill_seats, players_for
from skulduggery.games import game_called
from skulduggery.text import Wording
from skulduggery.text.wording import readable_name

WORDING = Wording("en")


def test_a_person_alone_plays_with_bots() -> None:
    assert fill_seats(WORDING, [], 3) == [
        Seat("Skipper", None),
        Seat("Salty Sam", "bosun"),
        Seat("Mad Mary", "bosun"),
    ]


def test_people_and_bots_sit_in_the_order_given_and_bots_fill_up() -> None:
    assert fill_seats(WORDING, ["bot:deckhand", "Anna", "bot", "bot:deckhand:Bo"], 5) == [
        Seat("Salty Sam", "deckhand"),
        Seat("Anna", None),
        Seat("Mad Mary", "bosun"),
        Seat("Bo", "deckhand"),
        Seat("Pegleg Pete", "bosun"),
    ]


def test_bots_take_no_name_that_somebody_has() -> None:
    seats = fill_seats(WORDING, ["Salty Sam", "bot:bosun:Mad Mary"], 12)
    assert len({seat.name for seat in seats}) == 12


@pytest.mark.parametrize("name", ["", "   "])
def test_a_name_must_not_be_empty(name: str) -> None:
    with pytest.raises(Complaint) as complaint:
        fill_seats(WORDING, [name], 2)
    assert complaint.value.key == "cli-empty-name"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Red\x1b[31mBeard\x07", "Red [31mBeard"),
        ("two\u2028lines\n", "two lines"),
        ("a" * 24, "a" * 24),
        ("a" * 6000, "a" * 23 + "…"),
        ("\x00\u202e", ""),
    ],
)
def test_a_name_in_a_record_is_shown_as_far_as_it_can_be_read(name: str, shown: str) -> None:
    assert readable_name(name) == shown


@pytest.mark.parametrize("name", ["a" * 25, "red\x1b[31m", "two\u2028lines\x00"])
def test_a_name_must_be_readable_at_the_table(name: str) -> None:
    with pytest.raises(Complaint) as complaint:
        fill_seats(WORDING, [name], 2)
    assert complaint.value.key == "cli-bad-name"


@pytest.mark.parametrize(
    ("wanted", "seats", "players"),
    [(None, [], 4), (None, ["Anna"], 4), (None, ["Anna", "Ben"], 2), (3, ["Anna"], 3), (9, [], 9)],
)
def test_the_number_of_players_follows_from_what_was_said(wanted: int | None, seats: list[str], players: int) -> None:
    assert players_for(game_called("blackwood"), wanted, seats) == players


def test_a_game_for_two_is_never_for_four() -> None:
    assert players_for(game_called("tictactoe"), None, ["Anna"]) == 2
