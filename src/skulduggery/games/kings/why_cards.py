"""Why not this card, or not on that ship or pirate. Explains, never decides; see why.py."""

from typing import Final

from ...core.messages import Button, Card, Piece, Refusal, Target
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
from .refusals import (
    AnswerFirst,
    Immune,
    KeelhaulAnswers,
    MapsAreForDigging,
    NobodyTakesScurvy,
    NobodyToMurder,
    NoCannonballs,
    NoHelpHere,
    NoScurvy,
    NoSuchCard,
    NotInYourHands,
    NotTheAttacker,
    NotThisCard,
    NotYourDice,
    OnlyInRaids,
    OnlyOwnFights,
    OnlyTheDefender,
    OwnPirate,
    OwnShip,
    OwnSideOnly,
    ProofAgainstScurvy,
    Winning,
)
from .state import Kings

RULE_OF: Final[dict[int, str]] = {TAILWIND: "KP-3.02", MUTINY: "KP-8.12", AMBUSH: "KP-8.07", ATTACK: "KP-8.08"}


def not_played(state: Kings, seat: int, target: Target) -> Refusal:
    """A card of the own hand, a pirate, or a ship at which a card could be aimed."""
    if isinstance(target, Card) and target.card in CARDS:
        return not_now(state, seat, CARDS.index(target.card))
    if isinstance(target, Card):
        return not_murdered(state, seat, PIRATE_INDEX[target.card])
    if isinstance(target, Piece) and target.piece != "dutchman":
        return not_aimed_at(state, seat, int(target.piece.removeprefix("ship-")))
    if isinstance(target, Piece):
        return NoSuchCard("KP-8.06", "dutchman")
    return AnswerFirst("KP-8.01")


def not_this_card(card: CardKind) -> Refusal:
    return NotThisCard("KP-8.02", card)


def not_now(state: Kings, seat: int, kind: int) -> Refusal:
    card = CARDS[kind]
    if kind == TREASURE_MAP:
        return MapsAreForDigging("KP-8.14", card)
    if kind == KEELHAUL:
        return KeelhaulAnswers("KP-8.13", card)
    if kind == CITRUS:
        return NoScurvy("KP-8.04", card)
    if kind == SCURVY:
        return NobodyTakesScurvy("KP-7.14", card)
    if kind == MURDER:
        return NobodyToMurder("KP-8.05", card)
    if state.fight is not None:
        return not_in_this_fight(state, seat, kind)
    return NotThisCard(RULE_OF.get(kind, "KP-8.02"), card)


def not_in_this_fight(state: Kings, seat: int, kind: int) -> Refusal:
    fight, card = state.fight, CARDS[kind]
    assert fight is not None
    if kind == ATTACK:
        return OnlyOwnFights("KP-8.08", card)
    if kind == AMBUSH:
        return OnlyTheDefender("KP-8.07", card)
    if kind == SOLDIERS:
        return OnlyInRaids("KP-8.09", card) if fight.foe == SHIP else NotTheAttacker("KP-8.09", card)
    if kind == MERCENARIES:
        return NoHelpHere("KP-8.10", card)
    return NotThisCard(RULE_OF.get(kind, "KP-8.02"), card)


def not_in_fight(state: Kings, seat: int, target: Button) -> Refusal:
    """Buttons of `window_fight`: dice, and the sides of mercenaries."""
    fight = state.fight
    if fight is None:
        return AnswerFirst("KP-8.01")
    if target.button.startswith("side-"):
        return not_on_this_side(state, seat)
    if fight.foe == SHIP or seat != fight.attacker:
        return NotYourDice("KP-9.02" if fight.foe == SHIP else "KP-6.06")
    return Winning("KP-6.06") if state.ships[seat].cannonballs else NoCannonballs("KP-6.05")


def not_on_this_side(state: Kings, seat: int) -> Refusal:
    fight = state.fight
    assert fight is not None
    if not state.ships[seat].hand[MERCENARIES]:
        return NoSuchCard("KP-8.10", "mercenaries")
    if seat in (fight.attacker, fight.defender):
        return OwnSideOnly("KP-8.10", "mercenaries")
    return NoHelpHere("KP-8.10", "mercenaries")


def not_murdered(state: Kings, seat: int, pirate: int) -> Refusal:
    """KP-8.05"""
    from_own_ship = pirate in state.ships[seat].crew
    if not state.ships[seat].hand[MURDER]:
        return NotInYourHands("KP-8.05", PIRATES[pirate]) if from_own_ship else NoSuchCard("KP-8.05", "murder")
    if from_own_ship and not state.setting.aims_at_self:
        return OwnPirate("KP-8.05", PIRATES[pirate])
    return Immune("KP-8.05", PIRATES[pirate])


def not_aimed_at(state: Kings, seat: int, other: int) -> Refusal:
    """KP-8.03, KP-8.12: no card in the hand reaches this ship now."""
    if other == seat and not state.setting.aims_at_self:
        return OwnShip("KP-8.03", seat)
    if state.ships[seat].hand[SCURVY] and state.ships[other].abilities.no_scurvy:
        return ProofAgainstScurvy("KP-7.14", other)
    return NoSuchCard("KP-8.03", "scurvy")
