"""King of the Pirates over the wire: neither messages nor their times reveal whether a hand has a card for a window."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.server.kings_worlds import ANNA, BOT, USEFUL, USELESS, World, sail_in
from tests.server.local_server import LONGEST_TEST

ORDERED = None
AT_ONCE, LATE = 0.2, 1.5


@cache
def sailed(kinds: tuple[str, ...], whose: int, after: float | None, interference: str = "usual") -> World:
    folder = Path(mkdtemp()) / "world"
    sailing = sail_in(folder, kinds, whose, after, interference=interference)
    return asyncio.run(asyncio.wait_for(sailing, LONGEST_TEST))


@pytest.mark.parametrize(
    ("after", "interference"), [(ORDERED, "usual"), (AT_ONCE, "usual"), (LATE, "usual"), (LATE, "always")]
)
def test_others_get_the_same_bytes_at_the_same_time(after: float | None, interference: str) -> None:  # KP-8.15
    """Anna passes in every window: by order, early, or late."""
    useful, useless = (sailed(kinds, ANNA, after, interference) for kinds in (USEFUL, USELESS))
    for at, (one, same) in enumerate(zip(useful.heard(), useless.heard(), strict=True)):
        assert one == same, f"message {at}"
    assert useful.timeline == useless.timeline
    assert len(useful.heard()) > 50


def test_the_comparison_is_worth_something() -> None:
    """Anna could have played a card in one world and not in the other; and was asked in both."""
    offers = []
    for kinds in (USEFUL, USELESS):
        windows = sailed(kinds, ANNA, LATE).invited
        offers.append({choice["move"]["kind"] for window in windows for choice in window["choices"]})
        assert len(windows) > 5
    assert {"play_scurvy", "play_murder"} <= offers[0]
    assert offers[1] <= {"pass", "reroll"}  # cannonballs are no secret


def test_windows_while_others_sail_are_among_those_that_were_compared() -> None:  # KP-8.15
    windows = sailed(USEFUL, ANNA, LATE, "always").invited
    assert "window_sail" in {window["question"]["kind"] for window in windows}
    assert all(window["question"]["seat"] == ANNA for window in windows)


@pytest.mark.parametrize("kinds", [USEFUL, USELESS])
def test_bots_take_the_same_time_whatever_they_hold(kinds: tuple[str, ...]) -> None:
    pauses = sailed(kinds, BOT, ORDERED).bot_pauses
    assert len(pauses) > 3
    assert set(pauses) == {0.35}
