"""Reasons of hints: what follows a move clearly more or less often than the others, in words that hide nothing."""

from typing import Any

from skulduggery.bots.search.advice import Advice, advise
from skulduggery.bots.search.budget import Budget
from skulduggery.bots.search.causes import TOLD, Happening, Line, causes_of, line_of, reasons_of
from skulduggery.bots.search.messages import HintReason
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Event, Move
from skulduggery.games import game_called
from skulduggery.games.blackwood.causes import CAUSES
from skulduggery.games.blackwood.events import Captured, Delivered, JailerMoved, Robbed
from skulduggery.games.blackwood.moves import Sail
from skulduggery.games.bounty.moves import Sail as SailTo
from skulduggery.games.kings.causes import CAUSES as KINGS_CAUSES
from skulduggery.games.kings.events import Dug, FightEnded
from skulduggery.games.kings.moves import Sail as Voyage
from skulduggery.games.prowl.events import Stored
from skulduggery.games.prowl.moves import Sail as SailOn
from skulduggery.text import Wording
from tests.games.blackwood.scene import Scene as Blackwood
from tests.games.bounty.scene import Scene as Bounty
from tests.games.kings.scene import Scene as Kings
from tests.games.prowl.scene import Scene as Prowl
from tests.games.situation import Situation
from tests.question import asked_in

HOME = Delivered(0, "red", 3, 3)
CAUGHT = Captured("red", "blackbeard", "J11")
SWIM = JailerMoved("blackbeard", "J8", "J11", ("J8", "J9", "J10", "J11"))
STATE = Blackwood().state
NOTHING: Line = {}


def line(*events: Event) -> Line:
    return line_of(CAUSES, list(events), STATE, 0)


def reasons(mine: list[Line], *others: list[Line], told: frozenset[type[Event]] = frozenset()) -> list[HintReason]:
    return reasons_of([mine, *others], 0, CAUSES, told)


def test_an_event_counts_for_the_seat_that_it_happens_to() -> None:
    assert set(line(HOME)) == {("home", "")}
    assert set(line_of(CAUSES, [HOME], STATE, 1)) == {("rival-home", "0")}
    assert line(SWIM, CAUGHT) == {("captured", "blackbeard"): Happening(CAUSES[0], CAUGHT, 3)}


def test_what_happens_after_this_move_and_not_after_the_others_is_a_reason() -> None:
    (found,) = reasons([line(HOME)] * 8, [NOTHING] * 8)
    assert found == HintReason("home", good=True, times=TOLD, tries=TOLD, event=HOME)
    assert reasons([line(HOME)] * 8, [line(HOME)] * 8) == []  # after all of them
    assert reasons([line(HOME), *[NOTHING] * 7], [NOTHING] * 8) == []  # once in eight times is chance
    assert reasons([line(HOME)] * 3, [NOTHING] * 3) == []  # so are three tries
    assert reasons([line(HOME)] * 8, [NOTHING] * 8, told=frozenset([Delivered])) == []  # the move says it itself


def test_what_a_move_avoids_is_a_reason_for_it() -> None:
    (found,) = reasons([NOTHING] * 8, [line(SWIM, CAUGHT)] * 6 + [NOTHING] * 2)
    assert (found.topic, found.good, found.more, found.steps) == ("captured", True, False, 3)
    assert (found.times, found.tries) == (8, TOLD)  # six of eight
    assert reasons([NOTHING] * 8, [line(HOME)] * 8) == []  # that the others do good speaks for them


def test_the_figure_that_is_told_is_the_middle_one() -> None:
    amounts = (1, 1, 4, 9, 9)
    (found,) = reasons([line(Delivered(0, "red", amount, 9)) for amount in amounts], [NOTHING] * 5)
    assert found.event == Delivered(0, "red", 4, 9)


def test_a_reason_names_nothing_that_only_some_may_see() -> None:
    stored = Stored(0, "blue", "yellow", "gold")
    (happening,) = line_of(causes_of(game_called("prowl")), [stored], Prowl().state, 0).values()
    assert happening.event == Stored(0, "blue", "yellow", None)


def test_a_fight_that_is_broken_off_is_not_lost() -> None:
    lost, broken_off = [FightEnded(0, None, None, "town", 5, 9, void=void) for void in (False, True)]
    scene = Kings("C F ~ s A s i F")
    assert set(line_of(KINGS_CAUSES, [lost], scene.state, 0)) == {("beaten", "")}
    assert line_of(KINGS_CAUSES, [broken_off], scene.state, 0) == NOTHING


def test_a_game_without_causes_has_reasons_all_the_same() -> None:
    assert causes_of(game_called("tictactoe")) == ()


# --- situations


def advice(scene: Situation[Any], playouts: int) -> list[Advice]:
    game, asked, luck = scene.game, asked_in(scene.state), FastChance(3)
    legal = asked.moves(scene.state)
    return advise(
        game, asked.seat, legal, lambda: game.resample(scene.state, asked.seat, luck), 3, Budget(playouts, looks=1)
    )


def reason(scene: Situation[Any], move: Move, topic: str, playouts: int = 120) -> HintReason:
    """The reason for or against this move. No reason names more than everybody would see."""
    told = {each.move: each.reasons for each in advice(scene, playouts)}
    for event in [one.event for reasons in told.values() for one in reasons if one.event is not None]:
        assert event.seen_by(None) == event
    (found,) = [one for one in told[move] if one.topic == topic]
    return found


def test_blackwood_says_who_is_behind() -> None:
    scene = Blackwood("H I J K L\n 11 R . B . .", coins={"red": 2}, balls={"blue": 1, "red": 0}, roll=2)
    away = reason(scene, Sail("red", "H10"), "robbed")
    assert (away.good, away.more, away.event) == (True, False, Robbed("blue", "red", 2))
    near = reason(scene, Sail("red", "I11"), "robbed")
    assert (near.good, near.more, near.times > 6) == (False, True, True)


def test_blackwood_says_to_stay_away_from_blackbeard() -> None:
    """He moves three squares. Three squares from him lies one of the four that red can sail to."""
    scene = Blackwood("K L M N O P\n 11 R . . . 1 .", coins={"red": 2}, roll=2)
    found = reason(scene, Sail("red", "J11"), "captured", 240)
    assert (found.good, found.more, found.steps) == (True, False, 3)
    wording = Wording("en", scene.game)
    told = wording.tell(found.event or CAUGHT, ["Anna", "Ben", "Cleo"], "hint-avoid-captured", steps=found.steps)
    assert told == "you stay out of reach of Captain Blackbeard"


def test_bounty_says_that_a_pirate_is_near_and_where_to_sell() -> None:
    holds = {"crimson": "Wool, Coral, Nutmeg", "gold": "Red Moll"}
    scene = Bounty("H I J\n 9 C . G", holds=holds, shown=["gold"], ship="crimson", roll=3)
    flight = reason(scene, SailTo("E9"), "robbed")
    assert (flight.good, flight.more) == (True, False)
    assert reason(scene, SailTo("H12"), "sold").good


def test_prowl_says_what_comes_home() -> None:
    scene = Prowl(at={"blue": "7,1"}, cards={"blue": "gold, silver"}, roll=6)
    found = reason(scene, SailOn("home_blue"), "stored", 60)
    assert (found.good, found.times) == (True, TOLD)


def test_kings_says_where_a_treasure_is() -> None:
    scene = Kings("C F ~ s A s i F", hands={0: ", ".join(["Treasure Map"] * 4)})
    found = reason(scene, Voyage("B3"), "dug")
    assert found.good
    assert isinstance(found.event, Dug)
