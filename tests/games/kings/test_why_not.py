"""Why something is not offered: the rule and its figures."""

import pytest

from skulduggery.core.messages import Refusal
from skulduggery.core.refusals import UnknownTarget
from skulduggery.games.kings import refusals as why
from skulduggery.games.kings.moves import AttackNation, AttackShip, Pass, Stop
from tests.games.kings.scene import Scene

WINDOW = "window_maintenance"
HARMFUL = "Murder, Scurvy, Flying Dutchman, Tailwind"
FORT = "C F ~ s s s i A"


@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        ("A4", None),
        ("A5", why.AlreadyHere("KP-3.04", "A5")),
        ("A3", why.WayBlocked("KP-3.05", "A3")),
        ("E5", why.TooFar("KP-3.01", "E5", 4, 2)),
        ("dig", why.NoIsland("KP-5.01", "A5")),
        ("ship-0", None),
        ("ship-1", why.NoSuchCard("KP-8.03", "scurvy")),
        ("the Dutchman", why.NoSuchCard("KP-8.06", "dutchman")),
        ("Keelhaul", why.KeelhaulAnswers("KP-8.13", "keelhaul")),
        ("Treasure Map", why.MapsAreForDigging("KP-8.14", "treasure_map")),
        ("Attack", why.NotThisCard("KP-8.08", "attack")),
        ("Mutiny", why.NotThisCard("KP-8.12", "mutiny")),
        ("Citrus Fruit", why.NoScurvy("KP-8.04", "citrus")),
        ("Doctor Fenn", why.NoSuchCard("KP-8.05", "murder")),
    ],
)
def test_why_a_ship_may_not(target: str, refusal: Refusal | None) -> None:
    hand = "Keelhaul, Treasure Map, Attack, Mutiny, Citrus Fruit"
    scene = Scene(parts={0: "rum_hold"}, hands={0: hand}, crews={1: "Doctor Fenn"})
    assert scene.why(target) == refusal


def test_why_not_sail_on_without_moves() -> None:
    scene = Scene("A H A T ~ H", hands={0: "Attack"})
    scene.state.used = 1
    assert scene.why("A1") == why.NoMovesLeft("KP-3.01", "A1")
    assert scene.why("ship-0") == why.NoMovesLeft("KP-3.01", "A2")


def test_why_not_dig() -> None:
    scene = Scene("B ~ ~ A ~ ~ ~", hands={0: "Treasure Map"}, crews={0: "Doctor Fenn"})
    assert scene.why("dig") == why.TooFewMaps("KP-5.02", 3, 1)
    scene.state.ships[0].dug = 1 << scene.state.ships[0].place
    assert scene.why("dig") == why.DugAlready("KP-5.07", "B3")


@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        ("Hannah Grapeshot", why.Immune("KP-8.05", "hannah-grapeshot")),
        ("Swift Armand", why.OwnPirate("KP-8.05", "swift-armand")),
        ("Ledger Lou", None),
        ("ship-0", why.OwnShip("KP-8.03", 0)),
        ("ship-1", why.ProofAgainstScurvy("KP-7.14", 1)),
        ("ship-2", None),
        ("A1", why.NotBesideTheDutchman("KP-7.02", "A1")),
        ("E6", None),
        ("Tailwind", why.NotThisCard("KP-3.02", "tailwind")),
    ],
)
def test_why_a_card_does_not_reach(target: str, refusal: Refusal | None) -> None:
    crews = {0: "Swift Armand", 1: "Lemon Lizzie, Hannah Grapeshot", 2: "Ledger Lou"}
    scene = Scene(at=WINDOW, players=3, hands={0: HARMFUL}, crews=crews, aim="others")
    assert scene.why(target) == refusal


def test_cards_without_anybody_to_play_them_on() -> None:
    crews = {1: "Lemon Lizzie, Hannah Grapeshot"}
    scene = Scene(at=WINDOW, hands={0: "Murder, Scurvy"}, crews=crews, aim="others")
    scene.state.ships[1].crew.remove(16)  # nobody is left but the immune one, and the lemons
    assert scene.why("Murder") == why.NobodyToMurder("KP-8.05", "murder")
    assert scene.why("Scurvy") == why.NobodyTakesScurvy("KP-7.14", "scurvy")


def fight(where: str, seat: int, hand: str, **situation: object) -> Scene:
    scene = Scene(where, players=3, hands={seat: hand}, **situation)  # type: ignore[arg-type]  # what a Scene takes
    scene.play(Stop())
    scene.play(AttackShip(1) if "B" in where else AttackNation(), *([3, 3] * (2 if "B" in where else 1)))
    return scene


DRY = {0: 0, 1: 0, 2: 0}
TOGETHER = "A H ~ T + H\nA4: A B ."


@pytest.mark.parametrize(
    ("where", "seat", "target", "refusal"),
    [
        (FORT, 2, "Attack", why.OnlyOwnFights("KP-8.08", "attack")),
        (FORT, 2, "Ambush", why.OnlyTheDefender("KP-8.07", "ambush")),
        (FORT, 2, "Mercenaries", why.NoHelpHere("KP-8.10", "mercenaries")),
        (FORT, 2, "side-defender", why.NoHelpHere("KP-8.10", "mercenaries")),
        (FORT, 2, "reroll-both", why.NotYourDice("KP-6.06")),
        (FORT, 0, "Soldiers", why.NotTheAttacker("KP-8.09", "soldiers")),
        (FORT, 0, "side-defender", why.OwnSideOnly("KP-8.10", "mercenaries")),
        (FORT, 0, "reroll-both", why.NoCannonballs("KP-6.05")),
        (TOGETHER, 2, "Soldiers", why.OnlyInRaids("KP-8.09", "soldiers")),
        (TOGETHER, 0, "reroll-first", why.NotYourDice("KP-9.02")),
        (FORT, 2, "Soldiers", None),
        (FORT, 2, "A1", why.AnswerFirst("KP-8.01")),
    ],
)
def test_why_not_in_this_fight(where: str, seat: int, target: str, refusal: Refusal | None) -> None:
    scene = fight(where, seat, "Attack, Ambush, Mercenaries, Soldiers", cannonballs=DRY, aim="others")
    assert scene.why(target) == refusal


def test_a_winning_attacker_keeps_the_cannonballs() -> None:
    scene = Scene("A H ~ T + H\nA4: A m", hands={0: "Attack"})
    scene.play_on(Stop(), AttackNation(), 6, 6)
    assert scene.why("reroll-both") == why.Winning("KP-6.06")
    assert scene.why("side-attacker") == why.NoSuchCard("KP-8.10", "mercenaries")


def test_why_not_buy() -> None:
    scene = Scene(money={0: 2600}, parts={0: "rum_hold"})
    scene.play(Stop())
    assert scene.why("buy-rum_hold") == why.OwnedAlready("KP-4.03", "rum_hold")
    assert scene.why("A4") == why.AnswerFirst("KP-4.03")


def test_why_not_fight() -> None:
    scene = Scene("A H ~ T + H\nA4: A B .", players=3, hands={0: "Attack"})
    scene.play(Stop())
    assert scene.why("attack_nation") == why.NothingToRaid("KP-6.01", "A4")
    assert scene.why("ship-2") == why.NotOnThisHex("KP-9.01", 2)
    assert scene.why("ship-0") == why.OwnShip("KP-9.01", 0)
    assert scene.why("Attack") == why.NotThisCard("KP-8.02", "attack")
    spent = Scene("A H ~ + ~ H\nA3: A B")
    spent.state.ships[0].beaten = 1 << spent.state.ships[0].place
    spent.play(Stop())
    assert spent.why("attack_nation") == why.BeatenAlready("KP-6.14", "A3")


def test_first_things_first() -> None:
    assert Scene(at="begin").why("A4") == why.DrawFirst("KP-2.02")
    assert Scene(at="roll").why("A4") == why.RollFirst("KP-2.06")
    docked = Scene(crews={0: "Swift Armand"})
    docked.play(Stop())
    assert docked.why("Swift Armand") == why.HireFirst("KP-4.04")
    thief = Scene(at="steals", players=3, crews={0: "Sorry Silas"}, money={1: 100})
    assert thief.why("ship-2") == why.NoMoney("KP-10.03", 2)
    assert thief.why("ship-0") == why.OwnShip("KP-10.03", 0)


def test_what_answers_no_mutiny() -> None:
    scene = Scene(at=WINDOW, hands={0: "Attack", 1: "Mutiny"}, crews={0: "Swift Armand"})
    scene.play(Pass())
    scene.play(next(move for move in scene.moves() if move != Pass()))
    assert scene.why("Swift Armand") == why.NoScapegoat("KP-7.07", "swift-armand")
    assert scene.why("Attack") == why.NotThisCard("KP-8.02", "attack")
    assert isinstance(scene.why("sink"), UnknownTarget)
