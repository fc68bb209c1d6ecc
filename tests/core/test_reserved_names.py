"""Names of fields that mean something else already are refused when the class is made, with the reason."""

import pytest

from skulduggery.core.fields import PlaceId, SeatNumber
from skulduggery.core.messages import Event, Figures, Move, Refusal


def test_every_message_has_a_kind_already() -> None:
    with pytest.raises(TypeError, match=r"Sail.kind: every message has a kind already"):

        class Sail(Move, frozen=True):
            kind: str


def test_a_method_of_events_is_no_field() -> None:
    with pytest.raises(TypeError, match=r"Sailed.trail: Event has a trail already"):

        class Sailed(Event, frozen=True):
            trail: tuple[PlaceId, ...]  # type: ignore[assignment]


def test_a_field_does_not_hide_what_texts_make_of_another() -> None:
    with pytest.raises(TypeError, match=r"Sunk.seat_is: it is the placeholder that the field seat adds to texts"):

        class Sunk(Event, frozen=True):
            seat: SeatNumber
            seat_is: str


def test_a_question_has_its_seat_already() -> None:
    with pytest.raises(TypeError, match=r"AskFigures.seat: the text of a question has \$seat"):

        class AskFigures(Figures, frozen=True):
            seat: SeatNumber


def test_other_names_are_free_and_class_variables_may_be_set() -> None:
    class Fired(Event, frozen=True):
        rule = "XX-1"

        seat: SeatNumber
        victim: SeatNumber
        ship_id: str

    class TooFar(Refusal, frozen=True):
        steps: int

    assert Fired(0, 1, "red").victim == 1
    assert TooFar("XX-1", 3).steps == 3
