"""A seat that is told as a number is found."""

from skulduggery.checks.texts.fields import Seen, seat_like


def test_a_seat_that_is_told_as_a_number_is_found() -> None:
    seen: Seen = {("event-won", "who"): {2: {0, 1}, 3: {0, 2, 1}}, ("event-won", "coins"): {2: {0, 1}, 3: {0, 1}}}
    assert seat_like(seen) == [("event-won", "who")]
