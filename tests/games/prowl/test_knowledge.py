"""Who knows what. PR-14.*, section 9"""

from collections import Counter

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.outlook import outlook
from skulduggery.core.table import Table
from skulduggery.core.tale import Tale
from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.components import CARDS, VALUES
from skulduggery.games.prowl.events import CardDrawn, SpoilsTaken, Stored, Swapped, Traded
from skulduggery.games.prowl.moves import Attack, Done, Dump, Keep, Load, Raid, Roll, Sail, Store, Swap, Trade
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.state import Prowl
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import engaged
from tests.games.situation import the
from tests.question import asked_in


def at_home(cards: str, chest: str = "", **more: object) -> Scene:
    given: dict[str, object] = {"announcements": "kept", **more}
    scene = Scene(players=3, cards={"blue": cards}, chests={"blue": chest}, roll=1, **given)  # type: ignore[arg-type]
    scene.play(Sail("home_blue"))
    return scene


def dealt(scene: Scene, seat: int | None, times: int = 300) -> list[Prowl]:
    return [GAME.resample(scene.state, seat, FastChance(luck)) for luck in range(times)]


def faces(state: Prowl, ship: int, chest: bool = False) -> str:
    cards = state.chests[ship] if chest else state.cards[ship]
    return ", ".join(CARDS[face] for face in sorted(card.face for card in cards))


def test_backs_are_seen_by_all_and_faces_by_the_captain() -> None:  # PR-14.01
    scene = at_home("C01, silver, bronze", announcements="fade")
    assert scene.seen_aboard("blue", 0) == "C01, bronze, silver"
    assert scene.seen_aboard("blue", 1) == scene.seen_aboard("blue", None) == "(green), bronze, (red)"


def test_what_was_read_aloud_stays_known() -> None:  # PR-14.02, PR-14.07
    scene = Scene(at={"blue": "campeche"}, cards={"blue": "C39, silver"}, roll=1, announcements="kept")
    scene.play_on(Sail("campeche"), Trade("C39"))
    assert scene.seen_aboard("blue", 1) == scene.seen_aboard("blue", None) == "gold"
    raid = Scene(at={"blue": "campeche"}, roll=1, announcements="kept")
    raid.play_on(Sail("campeche"), Raid(), "C01")
    assert raid.seen_aboard("blue", 1) == "C01"


def test_chests_show_their_backs_only() -> None:  # PR-14.03
    scene = at_home("silver", "C01, gold, bronze")
    chest = scene.ship("blue", 1).chest
    assert [(card.back, card.card) for card in chest] == [("green", None), ("yellow", None), ("red", None)]
    assert scene.ship("blue", 1).chest_value is None
    own = scene.ship("blue", 0)
    assert ([card.card for card in own.chest], own.chest_value) == (["C01", "bronze", "gold"], 4000)


def test_what_goes_into_the_chest_is_seen_from_behind() -> None:  # PR-14.03
    scene = at_home("silver, gold")
    event = the(Stored, scene.play(Store("gold")))
    assert event.seen_by(1) == event.seen_by(None) == Stored(0, "blue", "red", None)
    assert event.seen_by(0) == event
    assert scene.seen_aboard("blue", 1) == "(red)"
    scene.play(Done())
    found = Counter(faces(state, 0) for state in dealt(scene, 1))
    assert set(found) == {"silver", "gold"}
    assert min(found.values()) > 90  # of 300
    assert all(faces(state, 0) == "silver" for state in dealt(scene, 0, 20))


def test_a_single_card_with_that_back_cannot_be_mistaken() -> None:  # PR-14.07
    scene = at_home("silver, C01")
    scene.play_on(Store("silver"), Done())
    assert all(faces(state, 0, chest=True) == "silver" for state in dealt(scene, 1, 30))


def test_once_all_is_aboard_again_everybody_knows_it_again() -> None:  # PR-14.07
    scene = at_home("silver, gold")
    scene.play_on(Store("gold"), Done())
    assert scene.seen_aboard("blue", 1) == "(red)"
    scene.pass_turn()
    scene.pass_turn()
    scene.play_on(Roll(), 1, Sail("home_blue"), Load("gold"))
    assert scene.seen_aboard("blue", 1) == "silver, gold"


def test_a_swap_hides_both_faces() -> None:  # PR-14.03
    scene = at_home("C01, C05", "C07")
    event = the(Swapped, scene.play(Swap("C01", "C07")))
    assert event.seen_by(1) == Swapped(0, "blue", None, None)
    assert event.seen_by(0) == event
    scene.play(Done())
    assert scene.seen_aboard("blue", 1) == "C07, (green)"  # the chest had only this one to give
    assert {faces(state, 0, chest=True) for state in dealt(scene, 2)} == {"C01", "C05"}


def test_spoils_are_seen_by_winner_and_loser_only() -> None:  # PR-14.04
    scene = engaged("silver", "C01, gold", players=3)
    event = the(SpoilsTaken, scene.play(Attack("purple"), 6, 1))
    assert event.seen_by(0) == event.seen_by(1) == event
    assert event.seen_by(2) == event.seen_by(None)
    assert (event.seen_by(2).cards, event.backs) == ((), ("green", "red"))  # type: ignore[attr-defined]
    dumped = scene.play(Dump("gold"))[0]
    assert dumped.seen_by(2) == dumped


def test_hidden_spoils_stay_hidden_from_the_others() -> None:  # PR-14.04
    """Purple stored one of two tickets, and is then robbed of the other: red knows neither, blue and purple do."""
    cards = {"purple": "silver, gold", "blue": "C01"}
    scene = Scene(players=3, seat=1, cards=cards, roll=1, announcements="kept")
    scene.play_on(Sail("home_purple"), Store("gold"), Done())
    scene.state.places[0], scene.state.places[1] = scene.sea.index["13,6"], scene.sea.index["16,6"]
    scene.pass_turn()
    scene.throw(5)
    scene.play_on(Sail("15,6"), Attack("purple"), 6, 1, Keep())
    assert scene.seen_aboard("blue", 0) == "C01, silver"
    assert scene.seen_aboard("blue", 1) == "C01, silver"
    assert scene.seen_aboard("blue", 2) == scene.seen_aboard("blue", None) == "C01, (red)"
    assert {(faces(state, 0), faces(state, 1, chest=True)) for state in dealt(scene, 2)} == {
        ("C01, silver", "gold"),
        ("C01, gold", "silver"),
    }
    assert {faces(state, 1, chest=True) for state in dealt(scene, 0, 30)} == {"gold"}


def test_stock_stack_and_pile_are_public() -> None:  # PR-14.05
    scene = Scene(at={"blue": "campeche"}, roll=1)
    scene.play_on(Sail("campeche"), Raid(), "C51")
    view = scene.view(None)
    assert (view.blind, view.pile) == (71, ("C51",))
    assert {each.treasure: each.left for each in view.stock} == {
        "bronze": 6,
        "silver": 3,
        "gold": 2,
        "ruby": 2,
        "diamond": 2,
    }


def test_open_cards_are_seen_by_all_but_the_chest_stays_closed() -> None:  # PR-14.06
    scene = at_home("silver, gold", open_cards=True)
    event = the(Stored, scene.play(Store("gold")))
    assert event.seen_by(None) == event
    assert scene.seen_aboard("blue", None) == "silver"
    assert scene.ship("blue", None).chest[0].card is None
    fight = engaged("silver", "gold", players=3, open_cards=True, announcements="fade")
    assert the(SpoilsTaken, fight.play(Attack("purple"), 6, 1)).seen_by(2).cards == ("gold",)  # type: ignore[attr-defined]
    assert fight.seen_aboard("blue", 2) == "silver, gold"


def test_faded_announcements_are_dealt_anew() -> None:  # PR-14.07
    """Where nothing is kept, any card that lies nowhere in the open may be on a mast."""
    scene = Scene(players=3, at={"blue": "campeche"}, roll=1, announcements="fade")
    scene.play_on(Sail("campeche"), Raid(), "C01")
    assert scene.seen_aboard("blue", 1) == "(green)"
    assert scene.seen_aboard("blue", 0) == "C01"
    found = {faces(state, 0) for state in dealt(scene, 1)}
    assert len(found) > 40
    for state in dealt(scene, 1, 20):
        assert GAME.census(state) == GAME.census(scene.state)


def test_what_has_faded_is_not_in_the_log() -> None:  # PR-14.07
    scene = Scene(players=3, at={"blue": "campeche"}, roll=1, announcements="fade")
    scene.play(Sail("campeche"))
    drawn = the(CardDrawn, scene.play(Raid(), "C01"))
    assert drawn.seen_by(1) == drawn, "told once"
    assert drawn.recalled_by(1) == drawn.recalled_by(None) == msgspec.structs.replace(drawn, card=None)
    assert drawn.recalled_by(0) == drawn
    trade = Scene(at={"blue": "campeche"}, cards={"blue": "C39, silver"}, roll=1, announcements="fade")
    trade.play(Sail("campeche"))
    traded = the(Traded, trade.play(Trade("C39")))
    assert (traded.recalled_by(1).reward, traded.recalled_by(0).reward) == (None, "gold")  # type: ignore[attr-defined]
    fight = engaged("silver", "gold", players=3, announcements="fade")
    spoils = the(SpoilsTaken, fight.play(Attack("purple"), 6, 1))
    assert [spoils.recalled_by(seat).cards for seat in (0, 1, 2)] == [("gold",), (), ()]  # type: ignore[attr-defined]
    kept = Scene(players=3, at={"blue": "campeche"}, roll=1, announcements="kept")
    kept.play(Sail("campeche"))
    drawn = the(CardDrawn, kept.play(Raid(), "C01"))
    assert drawn.recalled_by(1) == drawn


def test_a_running_replay_tells_no_more_than_the_log() -> None:  # PR-14.07
    options = ProwlOptions(players=3, announcements="fade", rounds="limited", round_limit=20)
    table: Table[Prowl] = Table(GAME, options, bytes(32))
    chance = FastChance(5)
    while table.state.pending and not table.state.pile:
        moves = GAME.legal_moves(table.state)
        raids = [move for move in moves if isinstance(move, Raid)]
        towns = [move for move in moves if isinstance(move, Sail) and not move.to[0].isdigit()]
        table.play(asked_in(table.state).seat, chance.pick(raids or towns or moves))
    tale = Tale(GAME, table.record())
    for over in (False, True):
        story = tale.story(None, tale.viewers(), over=over)
        told = [event for moment in story.moments for event in moment.events if isinstance(event, CardDrawn)]
        cargo = [event for event in told if event.fades]
        assert cargo
        assert all((event.card is None) is not over for event in cargo)


def test_a_loser_forgets_what_was_taken_where_announcements_fade() -> None:  # PR-14.07
    scene = engaged("silver", "C01", players=3, announcements="fade")
    scene.play_on(Attack("purple"), 6, 1, Keep())
    assert scene.seen_aboard("blue", 1) == "(green), (red)"
    assert scene.seen_aboard("blue", 0) == "C01, silver"


def test_no_guess_has_a_chest_that_would_have_won() -> None:  # PR-14.07, PR-1.01
    scene = at_home("diamond, silver", "gold", target=6000, stock={})
    scene.play_on(Store("silver"), Done())
    for state in dealt(scene, 1):
        assert sum(VALUES[card.face] for card in state.chests[0]) < 6000


def test_legal_moves_are_for_the_asked_seat_only() -> None:  # PR-14.01
    scene = at_home("silver, gold")
    assert outlook(GAME, scene.state, 0).choices
    assert not outlook(GAME, scene.state, 1).choices
    assert not outlook(GAME, scene.state, None).choices


@pytest.mark.parametrize("card", ["C01", "C05", "C17"])
def test_questions_tell_nothing_about_the_cards(card: str) -> None:  # PR-14.01
    """A map, a map for this island, a trade card: the same question for everybody else, and always put."""
    scene = Scene(players=3, at={"blue": "bora_bora"}, cards={"blue": card}, roll=1, announcements="fade")
    scene.play(Sail("bora_bora"))
    assert scene.asked == "island 0"
    assert asked_in(scene.state).always_asked(scene.state)
    told = [msgspec.json.encode(outlook(GAME, scene.state, seat)) for seat in (1, 2, None)]
    other = Scene(players=3, at={"blue": "bora_bora"}, cards={"blue": "C02"}, roll=1, announcements="fade")
    other.play(Sail("bora_bora"))
    assert told == [msgspec.json.encode(outlook(GAME, other.state, seat)) for seat in (1, 2, None)]


def test_where_everybody_sees_that_there_is_no_choice_nobody_is_kept_waiting() -> None:
    scene = Scene(at={"blue": "tortuga"}, roll=1)
    scene.play(Sail("tortuga"))
    assert scene.offered() == {"done"}
    assert not asked_in(scene.state).always_asked(scene.state)


@pytest.mark.parametrize(
    ("aboard", "chest", "options", "secret"),
    [
        ("C01", "", {}, True),
        ("bronze", "bronze", {}, False),  # their back tells the face
        ("C01", "", {"open_cards": True}, False),
        ("", "gold", {"open_cards": True}, True),
    ],
)
def test_a_captain_is_told_whether_a_ship_holds_secrets(
    aboard: str, chest: str, options: dict[str, bool], secret: bool
) -> None:  # PR-14.01, PR-14.03, PR-14.06: the page offers to turn the cards face down
    scene = Scene(players=3, cards={"blue": aboard}, chests={"blue": chest}, **options)  # type: ignore[arg-type]
    assert scene.ship("blue", 0).secret is secret
