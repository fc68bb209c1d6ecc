"""Action cards, and the windows in which they are played. KP-8.*"""

import pytest

from skulduggery.core.messages import Move
from skulduggery.games.kings.events import CardPlayed, Passed, WindowClosed
from skulduggery.games.kings.moves import (
    AttackNation,
    AttackShip,
    Captain,
    Dig,
    Keelhaul,
    Pass,
    PlayAmbush,
    PlayAttack,
    PlayCitrus,
    PlayDutchman,
    PlayMercenaries,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    PlaySoldiers,
    PlayTailwind,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import every, the
from tests.question import asked_in

WINDOW = "window_maintenance"
FORT = "C F ~ s s s i A"
TOWN = "A H ~ A ~ H"
MERCHANT = "A H ~ T + H\nA4: A m"
TOGETHER = "A H ~ T + H\nA4: A B ."
ALL = (
    "Treasure Map, Tailwind, Attack, Ambush, Mercenaries, Soldiers, Scurvy, Citrus Fruit, Murder, "
    "Flying Dutchman, Mutiny, Keelhaul"
)
DRY = {0: 0, 1: 0, 2: 0}


def played(moves: list[Move]) -> set[str]:
    return {type(move).__name__ for move in moves if type(move).__name__.startswith("Play")}


def fight(where: str, seat: int = 2, hand: str = ALL, aim: str = "anyone") -> Scene:
    """A fight of seat 0 in which `seat` is asked."""
    crews, scurvy = {0: "Ledger Lou"}, {seat: 1}
    scene = Scene(where, players=3, hands={seat: hand}, cannonballs=DRY, scurvy=scurvy, crews=crews, aim=aim)
    scene.play(Stop())
    scene.play(AttackShip(1) if "B" in where else AttackNation(), *([3, 3] * (2 if "B" in where else 1)))
    assert scene.asked == f"window_fight {seat}"
    return scene


A_CARDS = {"PlayScurvy", "PlayCitrus", "PlayMurder", "PlayDutchman"}


def test_the_letters_limit_the_moments() -> None:  # KP-8.01, KP-8.02, KP-2.09
    """Seat 0 has one card of each kind, and something to use it on."""
    situation = {"hands": {0: ALL}, "scurvy": {0: 1}, "crews": {1: "Swift Armand"}, "cannonballs": DRY, "aim": "others"}
    assert played(Scene(at=WINDOW, **situation).moves()) == {*A_CARDS, "PlayMutiny"}  # type: ignore[arg-type]
    assert played(Scene(**situation).moves()) == {*A_CARDS, "PlayTailwind"}  # type: ignore[arg-type]
    dig = Scene(
        "C F ~ s s s A F", hands={0: f"Treasure Map, Treasure Map, {ALL}"}, scurvy={0: 1}, crews={1: "Ledger Lou"}
    )
    dig.play(Dig())
    assert played(dig.moves()) == A_CARDS
    raid = Scene(TOWN, **situation)  # type: ignore[arg-type]
    raid.play_on(Stop(), AttackNation(), 1, 1)
    assert played(raid.moves()) == {*A_CARDS, "PlayAttack", "PlayMercenaries"}


def test_a_played_card_goes_to_the_discards() -> None:  # KP-8.02
    scene = Scene(hands={0: "Scurvy"})
    event = the(CardPlayed, scene.play(PlayScurvy(1)))
    assert (event.card, event.victim) == ("scurvy", 1)
    assert scene.view().actions.discards == ("scurvy",)
    assert scene.hand(0) == []


def test_clockwise_from_the_active_seat() -> None:  # KP-8.01
    scene = Scene(at=WINDOW, players=4, active=2, hands=dict.fromkeys(range(4), "Attack"))
    order = []
    for _ in range(4):
        order.append(scene.asked)
        events = scene.play(Pass())
    assert order == [f"window_maintenance {seat}" for seat in (2, 3, 0, 1)]
    assert [type(event) for event in events] == [Passed, WindowClosed]
    assert scene.asked == "sail 2"


def test_whoever_has_a_card_is_asked_whatever_it_is() -> None:  # KP-8.01
    for card in ("Keelhaul", "Treasure Map", "Scurvy"):
        scene = Scene(at=WINDOW, hands={1: card}, crews={0: "Ledger Lou"})
        assert scene.asked == "window_maintenance 1"
        assert asked_in(scene.state).always_asked(scene.state)
    assert Scene(at=WINDOW).asked == "sail 0"  # nobody has one


def test_any_action_starts_the_count_anew() -> None:  # KP-8.01
    scene = Scene(at=WINDOW, players=3, hands={0: "Attack", 1: "Attack", 2: "Scurvy, Attack"})
    scene.play_on(Pass(), Pass(), PlayScurvy(0))
    asked = []
    while scene.asked.startswith("window"):
        asked.append(scene.asked[-1])
        scene.play(Pass())
    assert asked == ["0", "1", "2"]  # everybody once more, the one who acted too


def test_the_effect_is_complete_before_the_next_seat_is_asked() -> None:  # KP-8.01, KP-7.11
    crew = "Swift Armand, Doctor Fenn, Ledger Lou"
    hands = {0: "Murder", 1: "Attack"}
    scene = Scene(at=WINDOW, players=3, hands=hands, crews={2: crew}, parts={2: "gun_deck"})
    scene.play(PlayMurder(2, "swift-armand"))
    assert scene.asked == "new_captain 2"
    scene.play(Captain("ledger-lou"))
    assert scene.asked == "window_maintenance 1"


def test_scurvy_is_for_opponents() -> None:  # KP-8.03
    scene = Scene(players=3, hands={0: "Scurvy"}, aim="others")
    assert scene.offered(PlayScurvy) == [PlayScurvy(1), PlayScurvy(2)]


def test_citrus_needs_a_token_and_takes_all() -> None:  # KP-8.04
    assert PlayCitrus() not in Scene(hands={0: "Citrus Fruit"}).moves()
    scene = Scene(hands={0: "Citrus Fruit"}, scurvy={0: 3, 1: 2})
    scene.play(PlayCitrus())
    assert (scene.ship(0).scurvy, scene.ship(1).scurvy) == (0, 2)


def test_murder_is_for_opponents_pirates_that_are_not_immune() -> None:  # KP-8.05
    crews = {0: "Swift Armand", 1: "Hannah Grapeshot, Doctor Fenn", 2: "Grandpa Spade"}
    scene = Scene(players=3, hands={0: "Murder"}, crews=crews, aim="others")
    assert scene.offered(PlayMurder) == [PlayMurder(1, "doctor-fenn")]


def test_the_dutchman_goes_where_its_player_likes_even_onto_himself() -> None:  # KP-8.06
    scene = Scene("E H ~ s s X A s ~ H", hands={0: "Flying Dutchman"})
    assert len(scene.offered(PlayDutchman)) == 6
    scene.play(PlayDutchman("E6"), "red")
    assert (scene.ship(0).place, scene.asked) == ("A5", "begin 1")


@pytest.mark.parametrize(
    ("where", "seat", "offered"), [(TOGETHER, 1, True), (TOGETHER, 0, False), (TOGETHER, 2, False), (FORT, 0, False)]
)
def test_ambush_is_for_the_defender_of_a_duel(where: str, seat: int, offered: bool) -> None:  # KP-8.07
    assert (PlayAmbush() in fight(where, seat).moves()) is offered


@pytest.mark.parametrize(
    ("where", "seat", "offered"),
    [(TOGETHER, 0, True), (TOGETHER, 1, True), (TOGETHER, 2, False), (FORT, 0, True), (FORT, 2, False)],
)
def test_attack_is_for_own_fights(where: str, seat: int, offered: bool) -> None:  # KP-8.08
    assert (PlayAttack() in fight(where, seat).moves()) is offered


@pytest.mark.parametrize(
    ("where", "seat", "offered"),
    [(FORT, 2, True), (MERCHANT, 1, True), (FORT, 0, False), (TOGETHER, 1, False), (TOGETHER, 2, False)],
)
def test_soldiers_help_nations_but_not_their_attacker(where: str, seat: int, offered: bool) -> None:  # KP-8.09
    assert (PlaySoldiers() in fight(where, seat, aim="others").moves()) is offered


def test_soldiers_add_up() -> None:  # KP-8.09
    scene = fight(FORT, 2, "Soldiers, Soldiers, Attack")
    scene.play_on(PlaySoldiers(), PlaySoldiers())
    assert scene.totals() == (6, 15)


@pytest.mark.parametrize(
    ("where", "seat", "sides"),
    [
        (TOWN, 0, ["attacker"]),
        (FORT, 0, ["attacker"]),
        (MERCHANT, 0, ["attacker"]),
        (TOWN, 2, ["defender"]),
        (FORT, 2, []),
        (MERCHANT, 2, []),
        (TOGETHER, 0, ["attacker"]),
        (TOGETHER, 1, ["defender"]),
        (TOGETHER, 2, ["attacker", "defender"]),
    ],
)
def test_whom_mercenaries_help(where: str, seat: int, sides: list[str]) -> None:  # KP-8.10
    assert [move.side for move in fight(where, seat).offered(PlayMercenaries)] == sides


def test_mercenaries_add_one() -> None:  # KP-8.10
    scene = fight(TOGETHER, 2, "Mercenaries, Mercenaries, Attack")
    scene.play(PlayMercenaries("defender"))
    assert scene.totals() == (6, 7)
    scene.play(PlayMercenaries("attacker"))
    assert scene.totals() == (7, 7)


def test_in_duels_everybody_has_the_a_cards() -> None:  # KP-8.11
    for seat in (0, 1, 2):
        assert played(fight(TOGETHER, seat).moves()) >= {"PlayScurvy", "PlayCitrus", "PlayDutchman", "PlayMercenaries"}


def test_scurvy_in_a_duel_counts_at_once() -> None:  # KP-8.11, KP-7.12
    scene = fight(TOGETHER, 2, "Scurvy, Attack")
    scene.play(PlayScurvy(0))
    assert scene.totals() == (5, 6)


def test_mutiny_only_in_the_maintenance_window_on_any_opponent() -> None:  # KP-8.12
    scene = Scene(at=WINDOW, players=3, active=1, hands={0: "Mutiny"}, aim="others")
    assert scene.offered(PlayMutiny) == [PlayMutiny(1), PlayMutiny(2)]  # active or not, with or without pirates
    assert PlayMutiny(1) not in Scene(hands={0: "Mutiny"}).moves()
    assert PlayMutiny(0) not in fight(FORT, 2, "Mutiny").moves()


def test_keelhaul_only_as_an_answer() -> None:  # KP-8.13
    assert Keelhaul() not in Scene(at=WINDOW, hands={0: "Keelhaul"}).moves()
    assert Keelhaul() not in Scene(hands={0: "Keelhaul"}).moves()


def test_a_map_is_one_clue_and_nothing_else() -> None:  # KP-8.14
    scene = Scene("C F ~ s s s A F", hands={0: "Treasure Map, Treasure Map, Treasure Map"})
    assert Dig() in scene.moves()
    assert played(scene.moves()) == set()


def test_one_card_at_a_time() -> None:  # KP-8.01
    scene = Scene(at=WINDOW, hands={0: "Scurvy, Scurvy", 1: "Attack"})
    scene.play(PlayScurvy(1))
    assert scene.asked == "window_maintenance 1"  # first the other seat
    scene.play(Pass())
    scene.play(PlayScurvy(1))
    assert not every(WindowClosed, scene.play(Pass())) or scene.asked == "sail 0"


def test_tailwind_only_while_sailing() -> None:  # KP-8.02
    assert PlayTailwind() in Scene(hands={0: "Tailwind"}).moves()
    assert PlayTailwind() not in Scene(at=WINDOW, hands={0: "Tailwind"}).moves()
