"""Port Blackwood's lesson shows everything a first match needs."""

import pytest

from skulduggery.core.messages import kind_of
from skulduggery.games.blackwood.questions import SailFigures
from skulduggery.lessons import lesson_of

# What the learner sees happen, beyond sailing itself.
TAUGHT = {
    "event_drawn",
    "die_rolled",
    "ship_moved",
    "ball_gained",
    "jailer_moved",
    "captured",
    "escaped",
    "coin_collected",
    "ball_fired",
    "robbed",
    "delivered",
    "game_ended",
}
# What the learner decides: each kind of question there is.
ASKED = {"draw", "breeze", "roll", "sail", "jailer", "way", "siren", "blast"}


def test_every_part_of_the_game_is_seen() -> None:
    passages = [passage for step in lesson_of("blackwood").steps for passage in step.passages]
    assert {kind_of(event) for passage in passages for event in passage.events} >= TAUGHT


def test_every_kind_of_question_is_answered_by_the_learner() -> None:
    steps = lesson_of("blackwood").steps
    assert {step.asked.kind for step in steps if step.asked and step.choices} == ASKED


@pytest.mark.parametrize(("sentence", "value", "squares"), [("lesson-island", 5, 5), ("lesson-home", 6, 3)])
def test_the_almanac_is_shown_at_work(sentence: str, value: int, squares: int) -> None:
    """PB-4.13: without gold one sails what one rolls, with two coins half of it."""
    step = next(step for step in lesson_of("blackwood").steps if step.sentence == sentence)
    assert step.asked is not None
    assert step.asked.figures == SailFigures("die", value, ("red",), (squares,))
