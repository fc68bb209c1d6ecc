"""The lesson of Pirates on the Prowl shows everything a first match needs, and keeps the others' secrets."""

from skulduggery.core.messages import kind_of
from skulduggery.games.prowl.views import ProwlView, ShipView
from skulduggery.lessons import lesson_of
from skulduggery.lessons.lesson import LessonStep

# What the learner sees happen, beyond sailing itself.
TAUGHT = {
    "die_rolled",
    "card_drawn",
    "traded",
    "battle_fought",
    "spoils_taken",
    "davy_taken",
    "davy_sent_home",
    "sunk",
    "dug",
    "stored",
}
TAUGHT |= {"game_ended"}
# What the learner decides: every kind of question that comes up in a first match, and what is answered.
ASKED = {"roll", "sail", "town", "davy", "davy_move", "engage", "loot", "island", "home"}
PLAYED = {"roll", "sail", "raid", "trade", "davy_sail", "attack", "keep", "dig", "store"}


def steps() -> tuple[LessonStep, ...]:
    return lesson_of("prowl").steps


def step(sentence: str) -> LessonStep:
    return next(step for step in steps() if step.sentence == f"lesson-{sentence}")


def view_at(sentence: str) -> ProwlView:
    view = step(sentence).view
    assert isinstance(view, ProwlView)
    return view


def ship_at(sentence: str, ship: str) -> ShipView:
    return next(each for each in view_at(sentence).ships if each.ship == ship)


def path_of(sentence: str) -> tuple[str, ...]:
    now = step(sentence)
    assert now.expected is not None
    return now.choices[now.expected].preview.path


def test_every_part_of_the_game_is_seen() -> None:
    events = [event for each in steps() for passage in each.passages for event in passage.events]
    assert {kind_of(event) for event in events} >= TAUGHT


def test_every_kind_of_question_of_a_first_match_is_the_learners() -> None:
    assert {each.asked.kind for each in steps() if each.asked and each.choices} == ASKED
    assert {kind_of(each.choices[each.expected].move) for each in steps() if each.expected is not None} == PLAYED


def test_the_ways_are_what_the_parrot_says() -> None:
    """A current, a bridge from south to north, and a last step that ends beside Ben."""
    assert path_of("sail")[:2] == ("home_black", "cur:1,5")
    assert path_of("bridge")[-2:] == ("twir_south", "twir_north")
    assert len(path_of("near")) - 1 == view_at("near").steps == 4
    assert len(path_of("haunt")) - 1 == view_at("haunt").steps == 5


def test_the_sentences_tell_the_right_figures() -> None:
    assert (view_at("goal").target, view_at("sail").steps) == (6000, 8)
    assert [view_at(sentence).roll for sentence in ("sail", "home")] == [5, 6]
    assert [card.card for card in ship_at("card", "black").cards] == ["C16"]
    assert [card.card for card in ship_at("loot", "black").cards] == ["C17", "silver", "gold"]
    assert ship_at("store", "black").chest_value == 5000
    assert ship_at("won", "black").chest_value == 6000


def test_davy_goes_from_loser_to_loser() -> None:
    commanders = [view_at(sentence).commander for sentence in ("trade", "davy", "sunk", "dig")]
    assert commanders == [None, 0, 2, 1]


def test_what_ben_took_must_be_remembered_and_his_chest_is_shut() -> None:
    """What was read aloud is seen from behind, as in any usual match; chests never open."""
    assert [card.back for card in ship_at("robbed", "green").cards] == ["green", "red", "red"]
    assert not any(card.card for card in ship_at("robbed", "green").cards)
    assert ship_at("robbed", "green").chest_value is None
