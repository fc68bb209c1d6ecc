"""Who knows what: views, redacted events, and resampled states. Section 9"""

from collections import Counter

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Decision
from skulduggery.core.outlook import outlook
from skulduggery.games.bounty import GAME, decisions
from skulduggery.games.bounty.components import GOODS, KINDS, PIRATE, WARSHIP
from skulduggery.games.bounty.events import Bought, CargoTaken, Revealed, Sold, Tried
from skulduggery.games.bounty.moves import Buy, Raid, Roll, Sail
from skulduggery.games.bounty.state import Bounty
from skulduggery.games.bounty.views import CargoView
from tests.games.bounty.scene import NAMES, Scene, ids
from tests.games.situation import every, the

DUEL = "H I J\n 9 C . G"


def faces(cargoes: tuple[CargoView, ...]) -> list[str | None]:
    return [NAMES[cargo.card] if cargo.card else None for cargo in cargoes]


# --- views and events


def test_others_see_number_order_and_backs_of_a_hold() -> None:
    scene = Scene(holds={"crimson": "Coral, Red Moll"}, plunder={"crimson": "Jade"})
    mine, theirs = scene.ship("crimson", 0), scene.ship("crimson", 1)
    assert (faces(mine.hold), faces(mine.plunder)) == (["Coral", "Red Moll"], ["Jade"])
    assert (faces(theirs.hold), faces(theirs.plunder)) == ([None, None], [None])
    assert [cargo.port for cargo in theirs.hold + theirs.plunder] == ["perla", "barley", "silk"]
    assert scene.ship("crimson", None) == theirs


def test_a_seat_sees_both_of_its_holds() -> None:
    scene = Scene(players=2, holds={"crimson-1": "Wool", "crimson-2": "Red Moll", "gold-1": "Coral"})
    view = scene.view(0)
    assert [faces(ship.hold) for ship in view.ships] == [["Wool"], ["Red Moll"], [None], []]


def test_only_the_buyer_sees_the_card_that_was_bought() -> None:
    scene = Scene("D E F\n 11 . C .", roll=3)
    scene.play(Sail("E12"))
    bought = the(Bought, scene.play(Buy(), "The Mudlark"))
    assert [bought.seen_by(seat) for seat in (1, 2, None)] == [Bought(0, "crimson", "cockle", 4, 11, None)] * 3
    assert bought.seen_by(0) == Bought(0, "crimson", "cockle", 4, 11, "cockle-5")
    assert [bought.reveals_to(seat) for seat in (0, 1, None)] == [True, False, False]


def test_only_both_owners_see_the_cards_that_were_taken() -> None:
    scene = Scene(DUEL, holds={"crimson": "Red Moll", "gold": "Wool"}, roll=2)
    taken = the(CargoTaken, scene.play(Raid("J9")))
    assert [seat for seat in (0, 1, 2, None) if taken.seen_by(seat) == taken] == [0, 1]
    hidden = taken.seen_by(2)
    assert isinstance(hidden, CargoTaken)
    assert (hidden.cards, hidden.ports) == ((), ("barley",))


def test_the_robbed_remember_their_cards_in_the_robbers_plunder_until_they_are_sold() -> None:
    scene = Scene("H I J\n 11 C . G", holds={"crimson": "Red Moll", "gold": "Wool"}, roll=6)
    scene.play(Raid("J11"))
    seen = {seat: faces(scene.ship("crimson", seat).plunder) for seat in (0, 1, 2, None)}
    assert seen == {0: ["Wool"], 1: ["Wool"], 2: [None], None: [None]}
    sold = the(Sold, scene.play_on(Roll(), 4, Sail("I13")))
    assert sold.cards == ids("Red Moll, Wool")
    assert scene.view(1).packs[1].cards == 12


def test_a_card_that_was_shown_is_remembered_by_everybody_wherever_it_goes() -> None:
    scene = Scene(DUEL, holds={"crimson": "Red Moll", "gold": "Brig Steadfast"}, roll=2)
    assert [event.ship for event in every(Revealed, scene.play(Raid("J9")))] == ["crimson", "gold"]
    assert faces(scene.ship("gold", 2).plunder) == faces(scene.ship("gold", None).plunder) == ["Red Moll"]


def test_an_innocent_verdict_rules_pirates_out_for_everybody() -> None:
    scene = Scene(holds={"crimson": "Wool"}, plunder={"crimson": "Coral"})
    tried = the(Tried, scene.play(Roll(), 1, "T10"))
    assert [tried.reveals_to(seat) for seat in (0, 1, None)] == [False, True, True]
    ship = scene.ship("crimson", None)
    assert [cargo.ruled_out for cargo in ship.hold + ship.plunder] == [("pirate",), ("pirate",)]


def test_a_rescued_ship_was_no_warship_but_may_be_a_pirate() -> None:
    scene = Scene(
        """
               H I J
            9  C . +
           J9: G E
        """,
        holds={"crimson": "Red Moll", "gold": "Brig Steadfast", "emerald": "Coral, Captain Clove"},
        roll=2,
    )
    scene.play(Raid("J9"))
    assert [cargo.ruled_out for cargo in scene.ship("emerald", None).hold] == [(), ("warship",)]


def test_a_robbed_merchants_top_card_was_goods() -> None:
    scene = Scene(DUEL, holds={"crimson": "Red Moll", "gold": "Captain Clove, Wool"}, roll=2)
    scene.play(Raid("J9"))
    assert [cargo.ruled_out for cargo in scene.ship("crimson", 2).plunder] == [(), ("pirate", "warship")]


def test_what_is_asked_depends_on_open_things_alone() -> None:
    """A question reveals nothing, so none must be asked for show. Only the choices of SAIL depend on a role.

    With the house rule of BO-A.14 every raided ship with a face-down top card is asked, whatever the card is.
    """
    classes = [value for value in vars(decisions).values() if isinstance(value, type) and issubclass(value, Decision)]
    shown = {decision.kind for decision in classes if decision.always_asked is not Decision.always_asked}
    assert shown == {"defend"}
    asked = []
    for top in ("Wool", "Red Moll", "Brig Steadfast"):
        scene = Scene(DUEL, holds={"crimson": top, "gold": "Coral"}, shown=[], roll=2)
        asked.append(GAME.question(scene.state))
    assert asked[0] == asked[1] == asked[2]


# --- resampled states


def dealt(scene: Scene, seat: int | None, times: int = 4000) -> list[Bounty]:
    chance = FastChance(1)
    return [GAME.resample(scene.state, seat, chance) for _ in range(times)]


NAMES_OF = list(NAMES.values())


def test_hidden_cards_come_from_what_the_port_has_left() -> None:
    scene = Scene(holds={"crimson": "Amber", "gold": "Salt Cod"})
    states = dealt(scene, 1)
    drawn = Counter(NAMES_OF[state.holds[0][0].card] for state in states)
    assert set(drawn) == {"Soggy Biscuit", "Salt Cod", "Oysters", "Amber", "The Mudlark", "Cutter Vigilant"}
    assert drawn["Salt Cod"] / len(states) == pytest.approx(2 / 11, abs=0.03)  # gold has one of three
    assert drawn["The Mudlark"] / len(states) == pytest.approx(3 / 11, abs=0.03)


def test_a_seats_own_cards_and_known_ones_stay() -> None:
    scene = Scene(holds={"crimson": "Amber", "gold": "Red Moll", "emerald": "Coral"}, shown=["gold"])
    for state in dealt(scene, 0, 50):
        assert [NAMES_OF[state.holds[ship][0].card] for ship in (0, 1)] == ["Amber", "Red Moll"]
    assert {NAMES_OF[state.holds[2][0].card] for state in dealt(scene, 0, 300)} > {"Coral", "Indigo"}


def test_verdicts_and_raids_are_respected_and_all_other_deals_are_equally_likely() -> None:
    """Three cards of one port: one is no pirate, one no warship, one neither. Compared with all deals, one by one."""
    scene = Scene(
        players=4, holds={"crimson": "Wool", "gold": "Heather Honey", "emerald": "Tin Ingots", "azure": "Coral"}
    )
    for ship, kinds in enumerate([(PIRATE,), (WARSHIP,), (PIRATE, WARSHIP)]):
        for kind in kinds:
            scene.state.holds[ship][0].rule_out(kind)
    pack = scene.state.packs[1] + [scene.state.holds[ship][0].card for ship in range(3)]
    deals = Counter(
        (KINDS[first], KINDS[second])
        for at, first in enumerate(pack)
        for before, second in enumerate(pack)
        for last, third in enumerate(pack)
        if len({at, before, last}) == 3
        and KINDS[first] != PIRATE
        and KINDS[second] != WARSHIP
        and KINDS[third] == GOODS
    )
    states = dealt(scene, 3, 12_000)
    found = Counter((KINDS[state.holds[0][0].card], KINDS[state.holds[1][0].card]) for state in states)
    assert set(found) == set(deals)
    assert all(KINDS[state.holds[2][0].card] == GOODS for state in states)
    for pair, count in deals.items():
        assert found[pair] / len(states) == pytest.approx(count / deals.total(), abs=0.02)


def test_nothing_is_dealt_anew_when_the_match_is_over() -> None:
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Wool", "gold": "Red Moll"}, purses={0: 99}, roll=3)
    scene.play(Sail("I13"))
    assert {NAMES_OF[state.holds[1][0].card] for state in dealt(scene, 0, 100)} == {"Red Moll"}


# --- messages


def test_all_that_others_get_is_as_long_for_a_merchant_as_for_a_pirate() -> None:
    """Kinds, order and sizes of the messages to others, from a purchase to the next throw."""
    stories = {card: told_by_buying(card) for card in ("Salt Cod", "The Mudlark", "Cutter Vigilant")}
    assert len(set(stories.values())) == 1


def told_by_buying(card: str) -> bytes:
    scene = Scene("D E F\n 11 . C .", roll=3)
    told: list[object] = []
    for move, luck in ((Sail("E12"), []), (Buy(), [card]), (Roll(), [4])):
        events = scene.play(move, *luck)
        told += [[event.seen_by(seat) for event in events] for seat in (1, 2, None)]
        told += [outlook(GAME, scene.state, seat) for seat in (1, 2, None)]
    return msgspec.json.encode(told)
