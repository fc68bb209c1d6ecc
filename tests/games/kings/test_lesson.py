"""The lesson of King of the Pirates shows everything a first match needs, and keeps Ben's hand to himself."""

from skulduggery.core.messages import kind_of
from skulduggery.games.kings.views import KingsView
from skulduggery.lessons import lesson_of
from skulduggery.lessons.lesson import LessonStep

# What the learner sees happen, beyond sailing itself.
TAUGHT = {
    "pirates_drawn",
    "captain_set",
    "cards_drawn",
    "compass_rolled",
    "dutchman_moved",
    "maintenance_rolled",
    "tile_turned",
    "fight_began",
    "dice_rolled",
    "card_played",
    "loot_drawn",
    "caught",
    "dug",
    "mutiny_began",
    "mutiny_prevented",
    "part_bought",
    "stolen",
    "game_ended",
}
# What the learner decides.
PLAYED = {
    "discard_pirate",
    "captain",
    "begin",
    "roll",
    "sail",
    "attack_nation",
    "reroll",
    "play_attack",
    "play_dutchman",
    "dig",
    "keelhaul",
    "buy",
    "attack_ship",
}


def steps() -> tuple[LessonStep, ...]:
    return lesson_of("kings").steps


def view_at(sentence: str) -> KingsView:
    view = next(step for step in steps() if step.sentence == f"lesson-{sentence}").view
    assert isinstance(view, KingsView)
    return view


def totals_at(sentence: str) -> tuple[int, int]:
    fight = view_at(sentence).fight
    assert fight is not None
    return fight.sides[0].total, fight.sides[1].total


def test_every_part_of_the_game_is_seen() -> None:
    events = [event for each in steps() for passage in each.passages for event in passage.events]
    assert {kind_of(event) for event in events} >= TAUGHT


def test_the_learner_makes_every_kind_of_move_of_a_first_match() -> None:
    assert {kind_of(each.choices[each.expected].move) for each in steps() if each.expected is not None} == PLAYED


def test_the_sentences_tell_the_right_figures() -> None:
    assert totals_at("reroll") == (4, 5)
    assert totals_at("card") == (6, 7)
    assert totals_at("strike") == (7, 8)
    money = [view_at(sentence).ships[0].money for sentence in ("island", "mutiny", "harbour", "far", "duel", "won")]
    assert money == [1000, 3000, 3000, 500, 3500, 5000]
    assert [view_at(sentence).ships[1].money for sentence in ("duel", "won")] == [1500, 0]
    assert view_at("sail").moves_left == 2
    assert view_at("far").ships[0].sails == 2
    assert view_at("treasure").hand.count("treasure_map") == 2
    assert (view_at("dig").ships[1].cards, view_at("dig").ships[1].pirates) == (0, ())


def test_bens_hand_is_his_own() -> None:
    """Until he plays a card nobody knows what he has: the view of a running match has no hand but the learner's."""
    assert all(view_at(sentence).hands == () for sentence in ("welcome", "card", "treasure"))
