"""Why not this card, or not on that ship or pirate. Explains, never decides; see why.py."""

from typing import Final

from ...core.messages import Button, Card, Piece, Refusal, Target
from . import refusals
from .components import (
    AMBUSH,
    ATTACK,
    CARDS,
    CITRUS,
    KEELHAUL,
    MERCENARIES,
    MURDER,
    MUTINY,
    PIRATE_INDEX,
    PIRATES,
    SCURVY,
    SHIP,
    SOLDIERS,
    TAILWIND,
    TREASURE_MAP,
)
from .fields import CardKind
from .state import Kings, ship_called

RULE_OF: Final[dict[int, str]] = {TAILWIND: "KP-3.02", MUTINY: "KP-8.12", AMBUSH: "KP-8.07", ATTACK: "KP-8.08"}
NOT_EVEN_IN_FIGHTS: Final[dict[int, Refusal]] = {
    TREASURE_MAP: refusals.MapsAreForDigging("KP-8.14", "treasure_map"),
    KEELHAUL: refusals.KeelhaulAnswers("KP-8.13", "keelhaul"),
    CITRUS: refusals.NoScurvy("KP-8.04", "citrus"),
    SCURVY: refusals.NobodyTakesScurvy("KP-7.14", "scurvy"),
    MURDER: refusals.NobodyToMurder("KP-8.05", "murder"),
}
NOT_IN_THIS_FIGHT: Final[dict[int, Refusal]] = {
    ATTACK: refusals.OnlyOwnFights("KP-8.08", "attack"),
    AMBUSH: refusals.OnlyTheDefender("KP-8.07", "ambush"),
    MERCENARIES: refusals.NoHelpHere("KP-8.10", "mercenaries"),
}


def not_played(state: Kings, seat: int, target: Target) -> Refusal:
    """A card of the own hand, a pirate, or a ship at which a card could be aimed."""
    if isinstance(target, Card) and target.card in CARDS:
        return not_now(state, CARDS.index(target.card))
    if isinstance(target, Card):
        return not_murdered(state, seat, PIRATE_INDEX[target.card])
    if isinstance(target, Piece) and target.piece != "dutchman":
        return not_aimed_at(state, seat, ship_called(target.piece))
    if isinstance(target, Piece):
        return refusals.NoSuchCard("KP-8.06", "dutchman")
    return refusals.AnswerFirst("KP-8.01")


def not_this_card(card: CardKind) -> Refusal:
    return refusals.NotThisCard("KP-8.02", card)


def not_now(state: Kings, kind: int) -> Refusal:
    fight, card = state.fight, CARDS[kind]
    if kind in NOT_EVEN_IN_FIGHTS:
        return NOT_EVEN_IN_FIGHTS[kind]
    if fight is not None and kind in NOT_IN_THIS_FIGHT:
        return NOT_IN_THIS_FIGHT[kind]
    if fight is not None and kind == SOLDIERS:
        return refusals.OnlyInRaids("KP-8.09", card) if fight.foe == SHIP else refusals.NotTheAttacker("KP-8.09", card)
    return refusals.NotThisCard(RULE_OF.get(kind, "KP-8.02"), card)


def not_in_fight(state: Kings, seat: int, target: Button) -> Refusal:
    """Buttons of `window_fight`: dice, and the sides of mercenaries."""
    fight = state.fight
    if fight is None:
        return refusals.AnswerFirst("KP-8.01")
    if target.button.startswith("side-"):
        return not_on_this_side(state, seat)
    if fight.foe == SHIP or seat != fight.attacker:
        return refusals.NotYourDice("KP-9.02" if fight.foe == SHIP else "KP-6.06")
    return refusals.Winning("KP-6.06") if state.ships[seat].cannonballs else refusals.NoCannonballs("KP-6.05")


def not_on_this_side(state: Kings, seat: int) -> Refusal:
    fight = state.fight
    assert fight is not None
    if not state.ships[seat].hand[MERCENARIES]:
        return refusals.NoSuchCard("KP-8.10", "mercenaries")
    if seat in (fight.attacker, fight.defender):
        return refusals.OwnSideOnly("KP-8.10", "mercenaries")
    return refusals.NoHelpHere("KP-8.10", "mercenaries")


def not_murdered(state: Kings, seat: int, pirate: int) -> Refusal:
    """KP-8.05"""
    from_own_ship = pirate in state.ships[seat].crew
    if not state.ships[seat].hand[MURDER]:
        return (
            refusals.NotInYourHands("KP-8.05", PIRATES[pirate])
            if from_own_ship
            else refusals.NoSuchCard("KP-8.05", "murder")
        )
    if from_own_ship and not state.setting.aims_at_self:
        return refusals.OwnPirate("KP-8.05", PIRATES[pirate])
    return refusals.Immune("KP-8.05", PIRATES[pirate])


def not_aimed_at(state: Kings, seat: int, other: int) -> Refusal:
    """KP-8.03, KP-8.12: no card in the hand reaches this ship now."""
    if other == seat and not state.setting.aims_at_self:
        return refusals.OwnShip("KP-8.03", seat)
    if state.ships[seat].hand[SCURVY] and state.ships[other].abilities.no_scurvy:
        return refusals.ProofAgainstScurvy("KP-7.14", other)
    return refusals.NoSuchCard("KP-8.03", "scurvy")
