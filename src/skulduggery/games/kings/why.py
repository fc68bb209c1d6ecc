"""Why not: the reason behind every hex, ship, card or button that is not offered. Explains, never decides.

Only public things and the asker's own hand are looked at, so a reason never betrays anybody.
"""

from ...core.messages import Button, Card, Piece, Place, Refusal, Target
from . import refusals, why_cards
from .components import CARDS, DUTCHMAN, NOBODY, PARTS, PRICE, TREASURE_MAP
from .fights import NATION, has_fought, nation_foe
from .islands import maps_needed
from .state import Kings, ship_called


def not_this_pirate(state: Kings, seat: int, target: Target, rule: str) -> Refusal:
    if isinstance(target, Card) and target.card not in CARDS:
        return refusals.NotInYourHands(rule, target.card)
    return refusals.AnswerFirst(rule)


def not_stolen_from(state: Kings, seat: int, target: Target) -> Refusal:
    if isinstance(target, Piece) and ship_called(target.piece) != NOBODY:
        other = ship_called(target.piece)
        return refusals.OwnShip("KP-10.03", seat) if other == seat else refusals.NoMoney("KP-10.03", other)
    return refusals.AnswerFirst("KP-10.03")


def not_any_time(state: Kings, seat: int, target: Target, rule: str) -> Refusal:
    """In `trim`: an A card, or a discard."""
    if isinstance(target, Button) or (isinstance(target, Place) and not state.ships[seat].hand[DUTCHMAN]):
        return refusals.AnswerFirst(rule)
    if isinstance(target, Place):
        return refusals.NotBesideTheDutchman("KP-7.02", target.place)
    return why_cards.not_played(state, seat, target)


def not_in_window(state: Kings, seat: int, target: Target) -> Refusal:
    if isinstance(target, Button):
        return why_cards.not_in_fight(state, seat, target)
    if isinstance(target, Place) and state.ships[seat].hand[DUTCHMAN]:
        return refusals.NotBesideTheDutchman("KP-7.02", target.place)
    if isinstance(target, Place):
        return refusals.AnswerFirst("KP-8.01")
    return why_cards.not_played(state, seat, target)


def not_an_answer(state: Kings, seat: int, target: Target) -> Refusal:
    if isinstance(target, Card) and target.card in CARDS:
        return why_cards.not_this_card(target.card)
    if isinstance(target, Card):
        return refusals.NoScapegoat("KP-7.07", target.card)
    return refusals.AnswerFirst("KP-7.07")


# --- sailing and digging


def not_sailed(state: Kings, seat: int, target: Target) -> Refusal:
    if isinstance(target, Place):
        return not_reached(state, seat, target.place)
    if isinstance(target, Button):
        return not_dug(state, seat)
    if isinstance(target, Piece) and ship_called(target.piece) == seat:
        return refusals.NoMovesLeft("KP-3.01", state.name(state.ships[seat].place))
    return why_cards.not_played(state, seat, target)


def not_reached(state: Kings, seat: int, name: str) -> Refusal:
    """The first reason that fits, from the plainest to the subtlest."""
    sea, start = state.setting.sea, state.ships[seat].place
    place, left = sea.grid.at(name), state.moves_left()
    steps = sea.grid.distance(start, place)
    if place == start:
        return refusals.AlreadyHere("KP-3.04", name)
    if left == 0:
        return refusals.NoMovesLeft("KP-3.01", name)
    if steps > left:
        return refusals.TooFar("KP-3.01", name, steps, left)
    return refusals.WayBlocked("KP-3.05", name)


def not_dug(state: Kings, seat: int) -> Refusal:
    """KP-5.02"""
    ship, sea = state.ships[seat], state.setting.sea
    name = state.name(ship.place)
    if not sea.clues[ship.place]:
        return refusals.NoIsland("KP-5.01", name)
    if ship.dug >> ship.place & 1:
        return refusals.DugAlready("KP-5.07", name)
    return refusals.TooFewMaps("KP-5.02", maps_needed(state, seat), ship.hand[TREASURE_MAP])


# --- docks and fights


def not_bought(state: Kings, seat: int, target: Target) -> Refusal:
    if not isinstance(target, Button):
        return refusals.AnswerFirst("KP-4.03")
    ship, part = state.ships[seat], next(part for part in PARTS if target.button == f"buy-{part}")
    if ship.parts >> PARTS.index(part) & 1:
        return refusals.OwnedAlready("KP-4.03", part)
    return refusals.TooDear("KP-4.03", part, PRICE, ship.money)


def not_fought(state: Kings, seat: int, target: Target) -> Refusal:
    ship = state.ships[seat]
    if isinstance(target, Button):
        spent = nation_foe(state, seat) != NOBODY
        name = state.name(ship.place)
        if has_fought(state, NATION):
            return refusals.FoughtAlready("KP-6.15")
        return refusals.BeatenAlready("KP-6.14", name) if spent else refusals.NothingToRaid("KP-6.01", name)
    if isinstance(target, Piece) and ship_called(target.piece) != NOBODY:
        other = ship_called(target.piece)
        if has_fought(state, other):
            return refusals.FoughtAlready("KP-6.15")
        return refusals.OwnShip("KP-9.01", seat) if other == seat else refusals.NotOnThisHex("KP-9.01", other)
    if isinstance(target, Card) and target.card in CARDS:
        return why_cards.not_this_card(target.card)
    return refusals.AnswerFirst("KP-6.01")
