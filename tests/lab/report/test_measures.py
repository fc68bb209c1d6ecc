"""What a report notes of one match, and how it adds up."""

from typing import Any

import pytest

from skulduggery.core.game import AnyState
from skulduggery.core.messages import Result
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.games.blackwood.events import EventDrawn, GameEnded, JailerMoved, ShipMoved
from skulduggery.lab.duel import play_bots
from skulduggery.lab.report.numbers import Estimate, deviations, histogram, mean_of, mean_of_sums, share_of
from skulduggery.lab.report.plan import Plan, Sitting, bots_for
from skulduggery.lab.report.tension import Tension, changes_in, tension_of
from skulduggery.lab.report.things import ThingWatcher
from skulduggery.lab.report.watch import Watcher, watch

SEED = 5
LANDMARKS = {"F11": ("place", "port"), "O4": ("place", "x"), "B2": ("island", "a"), "C2": ("island", "a")}


def plan_of(key: str, *bots: str, **options: Any) -> Plan:
    game = game_called(key)
    return Plan(key, bots, (make_options(game.options_type, game.seats, {"players": len(bots), **options}),))


class Fleet:
    """Two seats with a ship each; all that a `ThingWatcher` asks of a state."""

    def ships_of(self, seat: int) -> list[str]:
        return [["red", "blue"][seat]]


def watcher() -> ThingWatcher:
    state: AnyState = Fleet()  # type: ignore[assignment]
    return ThingWatcher(state, 2, LANDMARKS)


def sailed(ship: str, *path: str) -> ShipMoved:
    return ShipMoved(ship, 0, path[0], path[-1], path, "sail")


@pytest.mark.parametrize(("key", "bots"), [("blackwood", ("deckhand", "bosun")), ("tictactoe", ("bosun", "bosun"))])
def test_a_match_is_the_same_whether_it_is_watched_or_not(key: str, bots: tuple[str, ...]) -> None:
    plan, sitting = plan_of(key, *bots), Sitting(0, 3)
    watched = watch(sitting, plan, SEED)
    game, dice = game_called(key), plan.dice_at(sitting, SEED)
    match = play_bots(game, plan.variants[0], bots_for(plan.bots_at(sitting), game, dice), dice)
    assert (watched.places, watched.scores, watched.rounds) == (match.result.places, match.result.scores, match.rounds)
    assert watched == watch(sitting, plan, SEED)


def test_chances_are_noted_once_for_the_start_each_turn_and_the_end() -> None:
    plan, sitting = plan_of("blackwood", "deckhand", "deckhand"), Sitting(0, 3)
    game, dice = game_called("blackwood"), plan.dice_at(sitting, SEED)
    watcher = Watcher(game, plan.variants[0], SEED)
    match = play_bots(game, plan.variants[0], bots_for(plan.bots_at(sitting), game, dice), dice, watcher)
    watcher.result(sitting, match)
    assert len(watcher.series) == match.rounds * plan.seats + 1  # the first turn is the start


def test_bots_change_seats_with_the_same_dice_but_equal_bots_never_play_a_match_twice() -> None:
    mixed, equal = plan_of("blackwood", "bosun", "deckhand"), plan_of("blackwood", "bosun", "bosun")
    first, second = Sitting(0, 0), Sitting(0, 1)
    assert mixed.bots_at(first) == ("bosun", "deckhand")
    assert mixed.bots_at(second) == ("deckhand", "bosun")
    assert mixed.dice_at(first, SEED) == mixed.dice_at(second, SEED)
    assert equal.dice_at(first, SEED) != equal.dice_at(second, SEED)


def test_a_card_counts_for_who_drew_it_and_in_the_turn_that_it_changed() -> None:
    things = watcher()
    things.end_turn([0.5, 0.5])
    things.note(EventDrawn(1, "deck", "breeze"), mover=0)
    things.end_turn([0.4, 0.6])
    things.note(EventDrawn(1, "deck", "breeze"), mover=0)
    use = things.result().used["card/event_drawn"]["breeze"]
    assert use.by_seat == [0, 2]
    assert use.turns == 1
    assert use.gain == pytest.approx(0.1)


def test_ships_leave_traffic_stops_and_routes_and_other_pieces_do_not() -> None:
    things = watcher()
    for event in (
        sailed("red", "A11", "E11", "F11"),
        sailed("red", "F11", "G11"),
        sailed("red", "G11", "C2"),
        sailed("red", "C2", "B2"),
        sailed("blue", "A11", "O4"),
        JailerMoved("monster", "O9", "O8", ("O9", "O8")),
        GameEnded("race_won", (1, 2)),
    ):
        things.note(event, mover=1)
    found = things.result()
    assert found.traffic == {"B2": 1, "C2": 1, "E11": 1, "F11": 1, "G11": 1, "O4": 1}
    assert {key: use.by_seat for key, use in found.used["place/stop"].items()} == {"port": [1, 0], "x": [0, 1]}
    assert {key: use.by_seat for key, use in found.used["route/stop"].items()} == {"place-port>island-a": [1, 0]}
    assert "reason/game_ended" not in found.used


def test_a_lead_changes_hands_only_when_it_is_clear() -> None:
    assert changes_in([[0.5, 0.5], [0.6, 0.4], [0.49, 0.51], [0.3, 0.7], [0.8, 0.2]]) == 2


def test_tension_is_told_of_the_later_winner() -> None:
    series = [[0.5, 0.5], [0.4, 0.6], [0.1, 0.9], [0.7, 0.3], [1.0, 0.0]]
    found = tension_of(series, Result((1, 2), (2, 0), "won"), (0, 1))
    assert found is not None
    assert found.behind == pytest.approx(0.2)
    assert (found.changes, found.lowest, found.settled) == (1, 0.1, 0.6)
    assert (found.curve[0], found.curve[5], found.curve[-1]) == (0.5, 0.1, 1.0)


def test_a_tie_has_no_winner_and_a_game_without_chances_no_tension() -> None:
    series = [[0.5, 0.5], [0.2, 0.8]]
    assert tension_of(series, Result((1, 1), (2, 2), "won"), (0, 1)) == Tension(0)
    assert tension_of([], Result((1, 2), (2, 0), "won"), (0, 1)) is None


def test_an_interval_for_many_rows_is_wider() -> None:
    assert deviations(1) == pytest.approx(1.96, abs=0.01)
    assert deviations(20) > 3
    one = share_of(60, 100, rows=20)
    assert one.low > 0.5
    assert not one.is_above(0.5)


def test_sums_give_the_same_interval_as_values() -> None:
    values = [0.1, 0.4, -0.2, 0.3]
    whole, sums = mean_of(values), mean_of_sums(4, sum(values), sum(value * value for value in values))
    assert isinstance(whole, Estimate)
    assert (sums.value, sums.low, sums.high) == pytest.approx((whole.value, whole.low, whole.high))


def test_a_histogram_holds_every_value_once() -> None:
    bars = histogram([0, 1, 1, 2, 7], columns=12, whole=True)
    assert sum(bar.share for bar in bars) == pytest.approx(1)
    assert [bar.share for bar in bars if bar.low == 1] == [0.4]
    assert all(bar.high - bar.low >= 1 for bar in bars)
    assert histogram([3.0, 3.0]) != []
