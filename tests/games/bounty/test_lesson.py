"""Bounty's lesson shows everything a first match needs, and keeps the others' secrets."""

from skulduggery.core.messages import kind_of
from skulduggery.games.bounty.views import BountyView
from skulduggery.lessons import lesson_of
from skulduggery.lessons.lesson import LessonStep

# What the learner sees happen, beyond sailing itself.
TAUGHT = {
    "die_rolled",
    "bought",
    "revealed",
    "raided",
    "cargo_taken",
    "claim_made",
    "chest_drawn",
    "tried",
    "commission_taken",
    "engaged",
    "commission_returned",
    "shootout_fought",
    "sold",
    "game_ended",
}
# What the learner decides: every kind of question but that of a loan, and every kind of attack.
ASKED = {"roll", "sail", "trade", "commission"}
PLAYED = {"roll", "sail", "buy", "take", "engage", "raid"}


def steps() -> tuple[LessonStep, ...]:
    return lesson_of("bounty").steps


def step(sentence: str) -> LessonStep:
    return next(step for step in steps() if step.sentence == f"lesson-{sentence}")


def view_at(sentence: str) -> BountyView:
    view = step(sentence).view
    assert isinstance(view, BountyView)
    return view


def test_every_part_of_the_game_is_seen() -> None:
    events = [event for each in steps() for passage in each.passages for event in passage.events]
    assert {kind_of(event) for event in events} >= TAUGHT


def test_every_kind_of_question_and_attack_is_the_learners() -> None:
    assert {each.asked.kind for each in steps() if each.asked and each.choices} == ASKED
    assert {kind_of(each.choices[each.expected].move) for each in steps() if each.expected is not None} == PLAYED


def test_the_sentences_tell_the_right_figures() -> None:
    """Fee, values, distances and purses that the parrot names."""
    trade = step("buy").asked
    assert trade is not None
    assert getattr(trade.figures, "fee", None) == 4
    assert view_at("throw").purses[0] == 35
    assert view_at("card").ships[0].hold[-1].card == "cockle-3"
    assert view_at("voyage").purses[0] - view_at("sell").purses[0] == 15
    assert len(view_at("raid").ships[2].hold) == 2
    assert view_at("won").purses[0] == 70


def test_nobody_knows_ben_and_cleo_before_they_show_their_cards() -> None:
    before = (view_at("card"), view_at("pirate"), view_at("raid"))
    assert [view.ships[2].role for view in before] == ["merchant", "unknown", "unknown"]
    assert all(cargo.card is None for view in before for cargo in view.ships[2].hold)
    assert view_at("robbed").ships[1].role == "pirate"
    assert view_at("pirate").ships[0].role == "pirate"
