"""The bosun sees resampled states only, makes the same choices with the same seed, and finds obvious moves."""

from typing import Any

import pytest

from skulduggery.bots.greedy import LUCKY_TRIES, Bosun
from skulduggery.bots.heuristics import heuristic_for
from skulduggery.bots.heuristics.heuristic import PlaceHeuristic, standing
from skulduggery.core.chance import Chance, FastChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Event, Move
from skulduggery.core.options import Options, make_options
from skulduggery.games import all_games, game_called, listed_games
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.moves import Blast, Drive, Lure, Pass, Sail, Stay, Way
from tests.bots.shells import GainHeuristic, Leave, Lift, LiftOrLeave, Peeked, Point, ShellGame, Shells, Toss
from tests.games.blackwood.scene import Scene
from tests.question import asked_in


class Always(Chance):
    """A chance whose every draw is at the same fraction of its range."""

    def __init__(self, share: float) -> None:
        self.share = share

    def below(self, n: int) -> int:
        return int(self.share * n)


def nothing_to_imagine() -> AnyState:
    raise AssertionError("no state is needed here")


def choice(game: Game[Any], state: AnyState, bot: Bosun) -> Move:
    seat, dreams = asked_in(state).seat, FastChance(1)
    return bot.choose(seat, game.legal_moves(state), lambda: game.resample(state, seat, dreams))


def choices(scene: Scene) -> list[Move]:
    """What the bosun does until a roll or another seat is asked."""
    seat, bot = asked_in(scene.state).seat, Bosun(GAME, FastChance(1))
    made: list[Move] = []
    while scene.state.pending and asked_in(scene.state).seat == seat and not asked_in(scene.state).luck:
        made.append(choice(GAME, scene.state, bot))
        scene.play(made[-1])
    return made


# --- what it sees and how it chooses


def test_a_single_move_is_returned_without_a_thought() -> None:
    assert Bosun(ShellGame(), Always(0), GainHeuristic(1)).choose(0, [Toss()], nothing_to_imagine) == Toss()


def test_the_truth_is_never_looked_at() -> None:
    game = ShellGame()
    truth = game.start(Options(players=1), FastChance(3), [])
    with pytest.raises(Peeked):
        Bosun(game, Always(0), GainHeuristic(1)).choose(0, game.legal_moves(truth), truth.copy)
    assert choice(game, truth, Bosun(game, Always(0), GainHeuristic(5))) in game.legal_moves(truth)


def test_the_choice_is_the_same_whatever_the_truth_is() -> None:
    game = ShellGame()
    truths = [Shells(pearl, imagined=False) for pearl in (0, 1, 2)]
    chosen = {str(choice(game, truth, Bosun(game, FastChance(8), GainHeuristic(7)))) for truth in truths}
    assert len(chosen) == 1


def test_a_follow_up_is_judged_together_with_the_first_move() -> None:
    game = ShellGame()
    bot = Bosun(game, Always(0), GainHeuristic(1))
    assert bot.choose(0, [Point(0), Point(2)], lambda: Shells(2, imagined=True)) == Point(2)


def test_a_follow_up_is_the_best_one_not_the_first() -> None:
    game = ShellGame()
    bot = Bosun(game, Always(0), GainHeuristic(1))
    assert bot.prospect(Shells(2, imagined=True), Point(0), 0, 1) == pytest.approx(0.1)
    assert Leave() in game.applied


def test_the_luck_of_a_follow_up_is_not_known_before_it_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lifting is a gamble worth 0.075 here, so leaving (0.1) is better, and no luck adds anything to that."""

    def gamble(self: LiftOrLeave, state: Shells, move: Move, chance: Chance, log: list[Event]) -> None:
        state.gain = 0.1 if isinstance(move, Leave) else 0.15 * chance.below(2)

    monkeypatch.setattr(LiftOrLeave, "resolve", gamble)
    heuristic = GainHeuristic(1)
    heuristic.even_luck = True
    bot = Bosun(ShellGame(), FastChance(1), heuristic)
    assert bot.values([Shells(0, imagined=True)], [Point(0)], 0) == pytest.approx([0.1])


def test_a_choice_that_needs_too_many_states_looks_less_far_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """To lift is a gamble that may be repeated for ever. Four follow-ups in 32 worlds would be 300,000 states."""

    def gamble(self: LiftOrLeave, state: Shells, move: Move, chance: Chance, log: list[Event]) -> None:
        state.gain += 0.1 if isinstance(move, Leave) else 0.01 * chance.below(2)
        state.pending += [] if isinstance(move, Leave) else [LiftOrLeave(0)]

    monkeypatch.setattr(LiftOrLeave, "resolve", gamble)
    game = ShellGame()
    bot = Bosun(game, FastChance(1), GainHeuristic(32))
    assert bot.choose(0, [Lift(), Leave()], lifted) == Lift()
    assert bot.cut
    assert len(game.applied) < 2 * bot.heuristic.states


def lifted() -> Shells:
    state = Shells(0, imagined=True)
    state.pending = [LiftOrLeave(0)]
    return state


def test_too_many_worlds_are_cut_as_well() -> None:
    game, heuristic = ShellGame(), GainHeuristic(64)
    heuristic.states, heuristic.follow_ups = 100, 0
    bot = Bosun(game, FastChance(1), heuristic)
    assert bot.choose(0, [Point(0), Toss()], lambda: Shells(0, imagined=True)) == Toss()
    assert bot.cut
    assert game.applied[-9 * LUCKY_TRIES :].count(Toss()) == 8 * LUCKY_TRIES  # in 8 of the 64 worlds


def test_only_a_move_that_pulls_luck_is_tried_again() -> None:
    game = ShellGame()
    Bosun(game, FastChance(1), GainHeuristic(2)).choose(0, [Toss(), Point(0)], lambda: Shells(0, imagined=True))
    assert game.applied.count(Toss()) == 2 * LUCKY_TRIES
    assert game.applied.count(Point(0)) == 2


def test_a_gamble_counts_by_its_mean() -> None:
    sure, bot = [Point(0), Toss()], Bosun(ShellGame(), FastChance(1), GainHeuristic(40))
    assert bot.choose(0, sure, lambda: Shells(0, imagined=True)) == Point(0)
    assert (
        bot.choose(0, sure, lambda: Shells(1, imagined=True)) == Toss()
    )  # an expected half is better than a certain tenth


@pytest.mark.parametrize(("share", "cell"), [(0.0, 0), (0.5, 4), (0.99, 8)])
def test_ties_are_broken_by_the_chance_that_was_given(share: float, cell: int) -> None:
    game = game_called("tictactoe")
    state = game.start(Options(players=2), FastChance(1), [])
    assert choice(game, state, Bosun(game, Always(share))) == game.all_moves(None)[cell]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_same_seed_makes_the_same_choices_in_every_game(key: str) -> None:
    game = game_called(key)
    options = make_options(game.options_type, game.seats, {"players": game.seats[0]})
    assert match(game, options) == match(game, options)


def match(game: Game[Any], options: Options) -> list[Move]:
    """The first moves of a match that the bosun plays with itself."""
    dice, bot = FastChance(4), Bosun(game, FastChance(9))
    opening: list[Event] = []
    state, played = game.start(options, dice, opening), list[Move]()
    while state.pending and len(played) < 60:
        played.append(choice(game, state, bot))
        game.apply(state, played[-1], dice)
    return played


# --- heuristics


def test_every_listed_game_has_a_heuristic_of_its_own() -> None:
    assert not [key for key, game in listed_games().items() if isinstance(heuristic_for(game), PlaceHeuristic)]


def test_a_game_without_one_is_judged_by_its_result() -> None:
    game = game_called("tictactoe")
    assert isinstance(heuristic_for(game), PlaceHeuristic)
    state = game.start(Options(players=2), FastChance(1), [])
    marks = game.all_moves(None)
    for cell in (0, 3, 1, 4):
        game.apply(state, marks[cell], FastChance(1))
    assert choice(game, state, Bosun(game, Always(0))) == marks[2]


@pytest.mark.parametrize(("seat", "worth"), [(0, 1.0), (1, 0.0), (2, 0.0), (3, -1.0)])
def test_a_place_is_worth_the_seats_behind_it(seat: int, worth: float) -> None:
    assert standing((1, 2, 2, 4), seat) == pytest.approx(worth)


# --- Port Blackwood: the moves anybody would make


def test_gold_that_wins_is_brought_home() -> None:
    scene = Scene(
        """
           C D E F G H
       10  . . . . . e
       11  . . . P . R
        """,
        coins={"red": 2},
        roll=3,
    )
    choices(scene)
    assert scene.store("red") == 2
    assert not scene.state.pending


def test_the_coin_at_x_is_taken_in_passing() -> None:
    scene = Scene(
        """
           M N O P Q
        4  R . X . .
        """,
        roll=4,
    )
    choices(scene)
    assert scene.coins("red") == 1


def test_a_loaded_rival_in_reach_is_fired_at_and_thrown_away_from_home() -> None:
    scene = Scene(
        """
           H I J K L M N
       10  e . . . . . ^
       11  . R . B . . .
       12  . . . . h . .
        """,
        coins={"blue": 2},
        roll=2,
    )
    sail, way, blast = choices(scene)
    assert (sail, way) == (Sail("red", "K11"), Way(1))
    assert scene.coins("red") == 2
    assert isinstance(blast, Blast)


def test_a_jailer_is_driven_onto_the_loaded_leader() -> None:
    scene = Scene(
        """
           F G H I J
        6  1 . . B .
        """,
        coins={"blue": 2},
        event="blackbeard",
    )
    assert choices(scene) == [Drive("I6")]
    assert scene.is_captive("blue")


def test_a_rival_is_never_lured_home_to_his_victory() -> None:
    scene = Scene(
        """
           C D E F G H
       10  . . . . . e
       11  . . . P . B
        """,
        coins={"blue": 2},
        event="siren",
    )
    made = choices(scene)
    assert scene.state.pending, f"{made} ended the match"
    assert scene.store("blue") == 0
    assert isinstance(made[0], Lure)


def test_a_captive_takes_the_chance_of_a_six() -> None:
    scene = Scene(
        """
           E F G
        6  . * .
        7  . . .
       F6: R 1
        """,
        roll=6,
    )
    assert Stay() in scene.moves()
    assert choices(scene) != [Stay()]
    assert not scene.is_captive("red")


def test_a_breeze_is_used_on_the_way_to_the_hoard() -> None:
    scene = Scene(
        """
           J K L M N O P
        4  R . . . . X .
        """,
        event="breeze",
    )
    assert choices(scene) != [Pass()]


def test_a_ship_keeps_off_the_squares_a_jailer_can_strike() -> None:
    scene = Scene(
        """
           F G H I J K L M
       10  . . e . . . . .
       11  P . . 2 . . R .
        """,
        coins={"red": 2},
        roll=3,
        balls={"blue": 0, "green": 0},
    )
    choices(scene)
    strikes = scene.state.setting.sea.jailer_walks(scene.state.jailers[1]).ends[3]
    assert scene.state.places[0] not in strikes


def test_a_ship_that_is_sure_to_win_does_not_hide_behind_its_sister() -> None:
    scene = Scene(
        """
           P Q R S T
        1  ^ ^ ^ . Y
        2  ^ ^ . . .
        """,
        players=2,
        seat=1,
        coins={"yellow": 2},
        balls={"red": 7},
        roll=5,
    )
    choices(scene)
    assert scene.where("yellow") != "T1"


def test_partners_do_not_rob_each_other_on_the_way_home() -> None:
    scene = Scene(
        """
           H I J K L M N
       10  e . . . . . ^
       11  . R . G . . .
       12  . . . . h . .
        """,
        players=4,
        mode="hoard",
        coins={"green": 2},
        roll=2,
    )
    choices(scene)
    assert scene.coins("green") == 2


def test_the_last_coin_of_a_lost_match_is_still_brought_home() -> None:
    scene = Scene(
        """
           C D E F G H
       10  . . . . . e
       11  . . . P . R
        """,
        players=4,
        mode="hoard",
        coins={"red": 1},
        stores={"red": 1, "blue": 5},
        roll=3,
    )
    choices(scene)
    assert not scene.state.pending
