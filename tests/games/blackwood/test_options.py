"""Every value of every option. Section 7"""

import pytest

from skulduggery.core.options import describe
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.events import BallFired, BallGained, DieRolled, EventDrawn, GoldTaken, ShipMoved
from skulduggery.games.blackwood.moves import Blast, Draw, Pass, Roll, Sail, Stay, Way
from skulduggery.games.blackwood.options import BlackwoodOptions
from tests.games.blackwood.scene import Scene, opening
from tests.games.situation import kinds, the

SWITCH = pytest.mark.parametrize("on", [False, True], ids=["off", "on"])


def test_without_further_words_a_match_is_a_race_by_the_book() -> None:
    assert BlackwoodOptions(players=3) == BlackwoodOptions(
        players=3,
        mode="race",
        events="deck",
        exact_fire=False,
        retrace="no_u_turn",
        supply="eight",
        powder_in_deck=False,
        short_moves=False,
        finish="last_coin",
        round_limit=150,
        event_end="jailers_too",
        wake="free",
        jailer_landing="exact",
        lair_gold="kept",
        jailer_order="must",
        delivery="may",
        blast="may",
        rounds="unlimited",
    )


def test_the_options_are_described_for_a_lobby() -> None:
    fields = {field.key: field.expected() for field in describe(BlackwoodOptions, GAME.seats)}
    assert fields == {
        "players": "2-6",
        "mode": "race, hoard",
        "events": "deck, die, spinner",
        "exact_fire": "off, on",
        "retrace": "no_u_turn, never",
        "supply": "eight, unlimited",
        "powder_in_deck": "off, on",
        "short_moves": "off, on",
        "finish": "last_coin, settled",
        "round_limit": "20-5000",
        "event_end": "jailers_too, open_water",
        "wake": "free, barred",
        "jailer_landing": "exact, early",
        "lair_gold": "seized, kept",
        "jailer_order": "must, may",
        "delivery": "may, must",
        "blast": "may, must",
        "rounds": "limited, unlimited",
        "colours": "default, white-red-blue",
    }


# --- mode


@pytest.mark.parametrize(("mode", "over"), [("race", True), ("hoard", False)])
def test_mode_two_coins_home_win_only_a_race(mode: str, over: bool) -> None:
    scene = Scene("E F G\n 11 R P .", players=4, mode=mode, coins={"red": 2}, roll=1)
    scene.bring_home("red", "F11")
    assert (scene.asked == "") is over


@pytest.mark.parametrize("mode", ["race", "hoard"])
def test_mode_is_seen_in_the_goal_and_the_teams(mode: str) -> None:
    view = Scene(players=4, mode=mode).view
    assert (view.goal, view.teams) == ((2, (0, 1, 2, 3)) if mode == "race" else (0, (0, 1, 0, 1)))


# --- events


@pytest.mark.parametrize(("events", "cards"), [("deck", 12), ("die", 0), ("spinner", 0)])
def test_events_only_a_deck_needs_cards(events: str, cards: int) -> None:
    assert len(opening(3, events=events)[0].pack) == cards


@pytest.mark.parametrize("events", ["deck", "die", "spinner"])
def test_events_the_source_is_told(events: str) -> None:
    scene = Scene(events=events)
    assert scene.play(Draw(), "siren") == [EventDrawn(0, events, "siren")]  # type: ignore[arg-type]
    assert scene.view.discards == (("siren",) if events == "deck" else ())


@pytest.mark.parametrize("events", ["die", "spinner"])
def test_events_a_die_or_spinner_can_show_the_same_again_and_again(events: str) -> None:
    scene = Scene("Q R S\n 9 . R .", players=2, events=events)
    for _ in range(5):
        scene.play_on(Draw(), "siren", Pass(), Roll(), 1)
        scene.play(Stay() if Stay() in scene.moves() else scene.moves()[0])


@pytest.mark.parametrize("events", ["deck", "die", "spinner"])
@pytest.mark.parametrize("value", range(1, 7))
def test_events_one_to_six_can_be_rolled_or_spun(events: str, value: int) -> None:
    scene = Scene("J K L\n 7 . R .", events=events, event="breeze")
    scene.play(Pass())
    rolled = the(DieRolled, scene.play(Roll(), value))
    assert (rolled.value, rolled.source) == (value, "spinner" if events == "spinner" else "die")


# --- exact_fire

APART = """
           H I J K L
       10  e . . . .
       11  . R . B .
"""


@SWITCH
def test_exact_fire_no_early_stop(on: bool) -> None:
    assert ("K11" in Scene(APART, exact_fire=on, roll=5).squares()) is not on


@SWITCH
def test_exact_fire_a_detour_of_the_whole_allowance_may_end_in_a_shot(on: bool) -> None:
    scene = Scene(APART, exact_fire=on, roll=4)
    scene.play(Sail("red", "K11"))
    assert scene.moves() == [Way(0), Way(1)]
    events = scene.play(Way(1))
    assert "ball_fired" in kinds(events)
    assert len(the(ShipMoved, events).path) == 1 + (4 if on else 2)


@SWITCH
def test_exact_fire_no_shot_at_the_end_of_a_walk_cut_short(on: bool) -> None:
    scene = Scene(
        """
               A B C
           12  2 . .
           13  R 1 .
           14  . B ^
        """,
        exact_fire=on,
        roll=5,
    )
    assert scene.squares() == {"B14"}
    scene.play(Sail("red", "B14"))
    assert scene.asked == ("draw" if on else "way")


# --- retrace

CROSSROADS = """
          M N O P
       3  . ^ H ^
       4  . R X .
       5  d . . .
"""


@pytest.mark.parametrize(("retrace", "offered"), [("never", False), ("no_u_turn", True)])
def test_retrace_a_ship_may_sail_a_circle(retrace: str, offered: bool) -> None:
    assert ("K7" in Scene("J K L\n 7 . R .", retrace=retrace, roll=4).squares()) is offered
    assert "K7" not in Scene("J K L\n 7 . R .", retrace=retrace, roll=2).squares()


@pytest.mark.parametrize(("retrace", "ways"), [("never", 2), ("no_u_turn", 3)])
def test_retrace_x_can_be_crossed_twice_in_a_move(retrace: str, ways: int) -> None:
    scene = Scene(CROSSROADS, retrace=retrace, roll=5)
    scene.play(Sail("red", "O4"))
    assert scene.moves() == [Way(k) for k in range(ways)]
    scene.play(Way(ways - 1))
    assert scene.coins("red") == ways - 1


def test_retrace_a_hoard_of_one_coin_is_taken_once() -> None:
    scene = Scene(CROSSROADS, retrace="no_u_turn", hoard=1, roll=5)
    scene.play(Sail("red", "O4"))
    assert scene.moves() == [Way(0), Way(1)]


def test_retrace_amounts_of_one_source_are_added_up() -> None:
    scene = Scene(
        """
               D E F
           10  . . .
           11  R * P
          E11: o4
        """,
        players=4,
        mode="hoard",
        retrace="no_u_turn",
        roll=5,
    )
    scene.play(Sail("red", "E11"))
    taken = [[lot.amount for lot in scene.preview(way).effects if isinstance(lot, GoldTaken)] for way in scene.moves()]
    scene.play(Way(taken.index([3, 1])))
    assert (scene.store("red"), scene.coins("red"), scene.gold) == (3, 1, {})


@pytest.mark.parametrize("square", ["B1", "F6", "K7", "A9", "N11", "T14"])
def test_retrace_makes_no_difference_to_a_jailer(square: str) -> None:
    """In three steps he could only turn round."""
    never, no_u_turn = Scene(retrace="never"), Scene(retrace="no_u_turn")
    for scene in (never, no_u_turn):
        scene.state.jailers[0] = scene.state.setting.sea.index[square]
        scene.play(Draw(), "blackbeard")
    assert never.squares() == no_u_turn.squares()


# --- supply


@pytest.mark.parametrize(("supply", "balls"), [("eight", 1), ("unlimited", 2)])
def test_supply_unlimited_never_runs_dry(supply: str, balls: int) -> None:
    scene = Scene("Q R\n 9 R i", supply=supply, stockpile=0, roll=1)
    scene.play(Sail("red", "R9"))
    assert scene.balls("red") == balls


def test_supply_unlimited_shows_no_number() -> None:
    scene = Scene("P Q R\n 9 R B i", supply="unlimited", roll=1)
    assert scene.view.stockpile is None
    scene.play(Sail("red", "Q9"))
    assert the(BallFired, scene.play(Way(1))).stockpile is None
    assert the(BallGained, scene.play(Blast("R9"))).stockpile is None


# --- powder_in_deck


@pytest.mark.parametrize("supply", ["eight", "unlimited"])
@pytest.mark.parametrize(("players", "powder"), [(2, 6), (4, 4), (6, 2)])
def test_powder_in_deck_the_cannonballs_left_are_in_the_pack(players: int, powder: int, supply: str) -> None:
    state, _ = opening(players, powder_in_deck=True, supply=supply)
    assert (state.pack.count("cannonball"), len(state.pack)) == (powder, 12 + powder)
    assert GAME.view(state, None).stockpile == (0 if supply == "eight" else None)  # type: ignore[attr-defined]


def with_powder(drawing: str = "", **facts: object) -> Scene:
    scene = Scene(drawing, powder_in_deck=True, stockpile=0, **facts)  # type: ignore[arg-type]
    scene.state.pack += ["cannonball"] * 5
    return scene


def test_powder_in_deck_a_drawn_cannonball_is_kept_and_is_the_whole_event() -> None:
    scene = with_powder()
    events = scene.play(Draw(), "cannonball")
    assert events == [EventDrawn(0, "deck", "cannonball"), BallGained(0, 0)]
    assert (scene.state.balls, scene.view.discards, scene.moves()) == ([2, 1, 1], (), [Roll()])


def test_powder_in_deck_fired_ones_go_to_the_stockpile_and_islands_give_from_it() -> None:
    scene = with_powder("P Q R\n 9 R B i", roll=1)
    scene.play(Sail("red", "Q9"))
    assert the(BallFired, scene.play(Way(1))).stockpile == 1
    assert the(BallGained, scene.play(Blast("R9"))).stockpile == 0
    assert scene.state.balls == [0, 2, 1]


def test_powder_in_deck_islands_have_nothing_to_give_at_first() -> None:
    scene = with_powder("Q R\n 9 R i", roll=1)
    scene.play(Sail("red", "R9"))
    assert scene.balls("red") == 1


def test_powder_in_deck_with_unlimited_supply_islands_always_give() -> None:
    scene = with_powder("Q R\n 9 R i", supply="unlimited", roll=1)
    scene.play(Sail("red", "R9"))
    assert scene.balls("red") == 2


def test_powder_in_deck_kept_cannonballs_are_not_shuffled_again() -> None:
    scene = with_powder()
    scene.state.pack, scene.state.discards = ["cannonball"], ["siren", "breeze"]
    scene.play(Draw(), "cannonball")
    events = scene.play_on(Roll(), 1, Sail("red", "A9"), Draw(), "siren")
    assert kinds(events) == ["pack_shuffled", "event_drawn"]
    assert scene.state.pack == ["breeze"]


# --- short_moves


@SWITCH
@pytest.mark.parametrize("event", ["", "breeze"])
def test_short_moves_an_own_ship_may_stop_after_any_square(event: str, on: bool) -> None:
    scene = Scene("J K L\n 7 . R .", short_moves=on, event=event, roll=0 if event else 3)
    assert ({"K6", "K5", "K4"} <= scene.squares()) is on
    assert "K7" not in scene.squares()
    assert "K3" not in scene.squares()


@SWITCH
def test_short_moves_also_on_a_jailer(on: bool) -> None:
    assert ("K11" in Scene("I J K\n 11 R . 1", short_moves=on, roll=5).squares()) is on


@SWITCH
def test_short_moves_siren_and_blast_stay_exact(on: bool) -> None:
    lured = Scene("I J K\n 11 R . B", short_moves=on, event="siren")
    assert "K10" in lured.squares("blue")  # by a detour
    assert not {"K9", "L10", "M11"} & lured.squares("blue")
    blasted = Scene("I J K\n 11 . R B", short_moves=on, roll=1)
    blasted.play_on(Sail("red", "K11"), Way(1))
    assert not {"K9", "L10", "M11"} & blasted.squares()


@SWITCH
def test_short_moves_with_exact_fire_a_shot_still_needs_the_whole_allowance(on: bool) -> None:
    scene = Scene(APART, short_moves=True, exact_fire=on, roll=5)
    scene.play(Sail("red", "K11"))
    assert scene.asked == ("draw" if on else "way")


# --- finish


@pytest.mark.parametrize(("finish", "reason"), [("last_coin", ""), ("settled", "settled")])
@pytest.mark.parametrize("mode", ["hoard", "race"])
def test_finish_settled_ends_a_hoard_that_nobody_can_turn(mode: str, finish: str, reason: str) -> None:
    scene = Scene("E F\n 11 R P", players=4, mode=mode, finish=finish, stores={"green": 3}, coins={"red": 1}, roll=1)
    scene.bring_home("red", "F11")  # 4 : 0, and three coins are out
    assert scene.state.reason == (reason if mode == "hoard" else "race_won")


def test_finish_settled_needs_a_margin_greater_than_the_coins_out() -> None:
    stores = {"red": 4, "blue": 3, "green": 1}
    scene = Scene(
        "E F\n 11 R P", players=6, mode="hoard", finish="settled", stores=stores, coins={"red": 1, "blue": 1}, roll=1
    )
    scene.bring_home("red", "F11")  # 5 : 3 : 1, and two coins are out
    assert (scene.state.hoard, scene.asked) == (1, "draw")


# --- round_limit


@pytest.mark.parametrize("limit", [20, 150, 5000])
def test_round_limit_ends_the_match(limit: int) -> None:
    scene = Scene("Q R\n 9 . R", rounds="limited", round_limit=limit, roll=1)
    scene.state.starter, scene.state.round = 1, limit
    assert kinds(scene.play(Stay())) == ["stayed", "game_ended"]
