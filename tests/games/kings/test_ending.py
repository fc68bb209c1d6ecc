"""Money and the end. KP-11.*, section 10"""

from skulduggery.games.kings import GAME
from skulduggery.games.kings.events import GameEnded, MoneyChanged
from skulduggery.games.kings.moves import AttackNation, Buy, Pass, Steal, Stop
from tests.games.kings.scene import Scene
from tests.games.situation import kinds, the

TOWN = "A H ~ A ~ H"


def test_parts_are_paid_from_the_score() -> None:  # KP-11.01
    scene = Scene(money={0: 2500})
    scene.play(Stop())
    assert the(MoneyChanged, scene.play(Buy("rum_hold"))) == MoneyChanged(0, 0, -2500, 2500, "part")
    assert scene.ship(0).money == 0


def test_the_first_to_reach_the_target_wins_at_once() -> None:  # KP-11.02
    scene = Scene(TOWN, players=3, money={0: 9500, 2: 9900}, hands={0: "Attack"}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 6, 6)
    events = scene.play(Pass(), 100, 100, 100, 100, 100)
    assert kinds(events)[-1] == "game_ended"
    result = GAME.result(scene.state)
    assert result is not None
    assert (result.places, result.scores, result.reason) == ((1, 3, 2), (10000, 0, 9900), "target")


def test_a_theft_can_win() -> None:  # KP-11.02
    scene = Scene(at="steals", crews={0: "Sorry Silas"}, money={0: 4900, 1: 300}, target=5000)
    assert the(GameEnded, scene.play(Steal(1, 200))).reason == "target"
    assert scene.asked == ""


def test_money_never_falls_below_0() -> None:  # KP-11.03
    scene = Scene(at="steals", crews={0: "Sorry Silas"}, money={1: 100})
    scene.play(Steal(1, 100))
    assert scene.ship(1).money == 0


def test_after_the_last_round_the_richest_wins() -> None:  # KP-11.04
    scene = Scene("B ~ ~ I B ~ ~", active=1, round=20, rounds="limited", round_limit=20, money={0: 300, 1: 200})
    event = the(GameEnded, scene.play(Stop()))
    assert (event.reason, event.ranking, event.money) == ("rounds", (1, 2), (300, 200))


def test_by_default_only_the_target_ends_a_match() -> None:  # KP-11.04
    scene = Scene("B ~ ~ I B ~ ~", active=1, round=500, money={0: 300, 1: 200}, round_limit=20)
    scene.play(Stop())
    assert (scene.asked, scene.view().round, scene.view().last_round) == ("begin 0", 501, 0)


def test_a_round_begins_with_the_first_player() -> None:  # KP-11.04
    scene = Scene("B ~ ~ I A ~ ~", starter=1, active=0, round=3)
    scene.play(Stop())
    assert (scene.asked, scene.view().round) == ("begin 1", 4)
    other = Scene("B ~ ~ I A ~ ~", starter=0, active=0, round=3)
    other.play(Stop())
    assert other.view().round == 3


def ranking(*merits: tuple[int, str, str]) -> tuple[int, ...]:
    """By seat: money, parts, crew."""
    seats = range(len(merits))
    scene = Scene(
        players=len(merits),
        money={seat: merits[seat][0] for seat in seats},
        parts={seat: merits[seat][1] for seat in seats},
        crews={seat: merits[seat][2] for seat in seats},
    )
    scene.state.reason, scene.state.pending = "rounds", []
    result = GAME.result(scene.state)
    assert result is not None
    return result.places


def test_ties_by_money_then_parts_then_pirates_then_shared() -> None:  # KP-11.04
    assert ranking((100, "", ""), (200, "", ""), (0, "rum_hold", "")) == (2, 1, 3)
    assert ranking((100, "rum_hold", ""), (100, "", "Swift Armand")) == (1, 2)
    assert ranking((100, "", "Swift Armand"), (100, "", "Doctor Fenn, Ledger Lou")) == (2, 1)
    assert ranking((100, "", "Swift Armand"), (100, "", "Doctor Fenn"), (0, "", "")) == (1, 1, 3)


def test_the_sheet_tells_where_the_money_came_from() -> None:
    scene = Scene(TOWN, money={1: 500}, crews={0: "Sorry Silas"}, at="steals", cannonballs={0: 0})
    scene.play(Steal(1, 200))
    thief, victim = (GAME.score_sheet(scene.state, seat) for seat in (0, 1))
    assert {line.what: (line.count, line.amount) for line in thief if line.count} == {"thefts": (1, 200)}
    assert {line.what: (line.count, line.amount) for line in victim if line.count} == {"losses": (1, -200)}


def test_when_it_is_over_everybody_sees_all_hands() -> None:
    scene = Scene(at="steals", crews={0: "Sorry Silas"}, money={0: 4900, 1: 300}, target=5000, hands={1: "Murder"})
    assert scene.view().hands == ()
    assert the(GameEnded, scene.play(Steal(1, 200))).hands == ((), ("murder",))
    assert scene.view().hands == ((), ("murder",))
