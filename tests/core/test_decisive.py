"""The decisive moment: from there on the winner's lead was never lost again."""

from typing import Any

import pytest
from parley import GAME
from parley.events import CoinsPaid, Demanded, Passed, TurnBegan
from parley.telling import TELLING

from skulduggery.core.chronicles import decisive, most_telling
from skulduggery.core.messages import Event, Result
from skulduggery.core.tale import Beat

PAID, ASKED, TURN, PASS = CoinsPaid(1, 0, 1), Demanded(0, 1, "A1", 0, ()), TurnBegan(0, 1), Passed(0)


class Teams:
    """As much of a state as the question needs."""

    def __init__(self, teams: list[int]) -> None:
        self.teams = teams

    def team_of(self, seat: int) -> int:
        return self.teams[seat]


class Evening:
    """As much of a tale as the question needs; each beat has one event."""

    def __init__(self, beats: int, teams: list[int]) -> None:
        self.game = GAME
        self.seats = len(teams)
        self.beats = [Beat(10 * at, at, 0, [PAID], Teams(teams)) for at in range(beats)]


def number(worths: list[tuple[int, ...]], places: tuple[int, ...], teams: list[int] | None = None) -> int | None:
    evening: Any = Evening(len(worths), teams or list(range(len(places))))
    found = decisive(evening, Result(places, places, ""), worths)
    return None if found is None else found.number


@pytest.mark.parametrize(
    ("worths", "expected"),
    [
        ([(4, 4), (5, 3), (4, 4), (5, 3), (6, 2)], 30),  # the first lead was lost again
        ([(4, 4), (5, 3), (6, 2), (7, 1)], 10),
        ([(4, 4), (4, 4), (5, 3)], 20),
        ([(1, 0), (2, 0), (3, 0)], 10),  # ahead from the start: the first move kept it
        ([(4, 4), (5, 3), (3, 5)], 20),  # behind in wealth, and won all the same: by the last move
        ([(0, 0), (2, 0), (2, 2), (2, 1)], 30),  # a draw is no lead
    ],
)
def test_the_lead_that_was_never_lost_again(worths: list[tuple[int, ...]], expected: int) -> None:
    assert number(worths, (1, 2)) == expected


def test_a_team_leads_by_what_it_has_together() -> None:
    worths: list[tuple[int, ...]] = [(0, 0, 0, 0), (3, 4, 0, 0), (3, 4, 2, 0), (0, 4, 9, 0)]
    assert number(worths, (1, 2, 1, 2), [0, 1, 0, 1]) == 20


def test_without_a_single_winner_or_wealth_there_is_none() -> None:
    assert number([(0, 0), (1, 1)], (1, 1)) is None
    assert number([(), ()], (1, 2)) is None
    assert number([(1, 0)], (1, 2)) is None


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([ASKED, PASS, PAID, TURN], PAID),
        ([TURN, PASS, ASKED], ASKED),
        ([TURN, PASS], PASS),
        ([TURN], None),
        ([], None),
    ],
)
def test_the_most_telling_event(events: list[Event], expected: Event | None) -> None:
    assert most_telling(TELLING, events) == expected
