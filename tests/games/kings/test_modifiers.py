"""What the view of a fight lists beside the dice: each modifier, whose it is, and the sum that decides."""

from skulduggery.games.kings.moves import AttackNation, AttackShip, Pass, PlayAmbush, PlayAttack, PlayMercenaries, Stop
from skulduggery.games.kings.views import ModifierView, SideView
from tests.games.kings.scene import Scene

FORT = "C F ~ s s s i A"
TOGETHER = "A H ~ + ~ H\nA3: A B"


def sides(scene: Scene) -> tuple[SideView, ...]:
    fight = scene.view().fight
    assert fight is not None
    return fight.sides


def test_a_raid_lists_abilities_scurvy_and_the_printed_defence() -> None:  # KP-6.02, KP-6.03, KP-7.12
    crew = "Old Mother Gale, Hannah Grapeshot, Broadaxe Bram, Thunder Tobias"
    scene = Scene(FORT, crews={0: crew}, scurvy={0: 2}, cannonballs={0: 0}, hands={1: "Attack"})
    scene.play(Stop())
    scene.play(AttackNation(), 1, 2)
    attacker, defender = sides(scene)
    assert {each.what: each.amount for each in attacker.modifiers} == {"nations1": 2, "nations2": 4, "scurvy": -2}
    assert attacker.modifiers[0].pirates == ("old-mother-gale", "thunder-tobias")
    assert attacker.total == 3 + 2 + 4 - 2
    assert defender.modifiers == (ModifierView("defence", 11, (), ()),)


def test_cards_in_a_fight_name_who_played_them() -> None:  # KP-8.07, KP-8.08, KP-8.10
    hands = {0: "Attack, Attack", 1: "Ambush", 2: "Mercenaries, Mercenaries"}
    scene = Scene(TOGETHER, players=3, hands=hands, cannonballs={0: 0, 1: 0, 2: 0})
    scene.play(Stop())
    scene.play(AttackShip(1), 1, 2, 3, 4)
    scene.play_on(PlayAttack(), PlayAmbush(), PlayMercenaries("attacker"), Pass(), PlayMercenaries("attacker"))
    attacker, defender = sides(scene)
    assert attacker.modifiers == (ModifierView("attack", 2, (), (0,)), ModifierView("mercenaries", 2, (), (2, 2)))
    assert defender.modifiers == (ModifierView("ambush", 3, (), (1,)),)


def test_a_ship_shows_beforehand_what_it_brings_to_a_fight_or_a_dig() -> None:  # KP-5.03, KP-10.01, KP-10.04
    scene = Scene(
        FORT, crews={0: "Grandpa Spade, Quill Meredith, Lightfinger Tam", 1: "Hannah Grapeshot"}, scurvy={0: 1}
    )
    ship = scene.ship(0)
    assert ship.raid == (ModifierView("scurvy", -1, (), ()),)
    assert ship.duel == (ModifierView("duel1", 1, ("lightfinger-tam",), ()), ModifierView("scurvy", -1, (), ()))
    assert [(each.amount, each.pirates) for each in ship.clues] == [(1, ("quill-meredith",)), (2, ("grandpa-spade",))]
    assert scene.ship(1).raid == (ModifierView("nations2", 2, ("hannah-grapeshot",), ()),)


def test_dice_and_modifiers_add_up_to_the_total_that_decides() -> None:  # KP-9.04
    crews = {0: "Lightfinger Tam, Black-Eyed Anselm", 1: "Thunder Tobias"}
    scene = Scene(TOGETHER, crews=crews, scurvy={1: 3}, cannonballs={0: 0, 1: 0}, hands={0: "Attack"})
    scene.play(Stop())
    scene.play(AttackShip(1), 1, 2, 3, 4)
    for side in sides(scene):
        assert sum(side.dice) + sum(each.amount for each in side.modifiers) == side.total
