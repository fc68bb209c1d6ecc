"""Why not: the reason behind every field, pawn, card or button that is not offered. Explains, never decides.

Only public things and the asker's own cards are looked at, so a reason never betrays anybody.
"""

from ...core.messages import Button, Card, Piece, Place, Refusal, Target
from ...core.refusals import UnknownTarget
from . import refusals
from .cargo import can_be_traded, cargo_for, own_towns
from .components import CARD_INDEX, CARDS, CARGOES, DAVY, EXTRAS, MASTS, NO_CARD, REWARDS, TOWN_HOLDS, TWIR_HOLDS
from .homeport import chest_cargo
from .sailing import has_map_for
from .sea import HOME, ISLAND, KINGDOM, TOWN, TWIR
from .state import DAVY_SHIP, NOBODY, Prowl

# --- sailing


def not_chosen(state: Prowl, seat: int, target: Target) -> Refusal:
    """PR-12.02"""
    if isinstance(target, Piece) and target.piece in state.ships_of(seat):
        return refusals.InMutiny("PR-9.09", target.piece, state.idle[state.ship_called(target.piece)])
    if isinstance(target, Piece):
        return refusals.NotYourShip("PR-12.02", target.piece)
    return refusals.ChooseFirst("PR-12.02")


def not_reached(state: Prowl, ship: int, target: Target) -> Refusal:
    """The first reason that fits, from the plainest to the subtlest."""
    if isinstance(target, Card):
        return refusals.TreasureStays("PR-8.08", target.card.removeprefix("aboard-"))
    if isinstance(target, Button):
        return refusals.TreasureStays("PR-8.08", target.button.removeprefix("dump-"))
    if not isinstance(target, Place):
        return refusals.PointAtField("PR-10.03")
    sea, field = state.setting.sea, state.setting.sea.index[target.place]
    ground = sea.grounds[field]
    if ground == KINGDOM:
        return refusals.Grey("PR-3.02", target.place)
    if state.wrecked[ship]:
        return refusals.HomeFirst("PR-9.07", state.ship_id(ship))
    if ground == HOME and field != state.home(ship):
        return refusals.NotYourHome("PR-3.09", target.place)
    if ground == ISLAND and not has_map_for(state, ship, field):
        return refusals.NoMap("PR-3.11", target.place)
    return too_far(state, ship, field)


def not_reached_by_davy(state: Prowl, target: Target) -> Refusal:
    """PR-11.05"""
    if not isinstance(target, Place):
        return refusals.PointAtField("PR-10.03")
    field = state.setting.sea.index[target.place]
    if state.setting.sea.grounds[field] > TWIR:
        return refusals.DavyStaysAtSea("PR-11.05", target.place)
    return too_far(state, DAVY_SHIP, field)


def too_far(state: Prowl, ship: int, field: int) -> Refusal:
    """PR-4.06, PR-4.07, PR-4.01: taken, full, too far, or closed off by those in between."""
    sea = state.setting.sea
    name, ground = sea.names[field], sea.grounds[field]
    if field in state.full_for(ship):
        if ground in (TOWN, TWIR):
            return refusals.FieldFull("PR-4.07", name, TOWN_HOLDS if ground == TOWN else TWIR_HOLDS)
        return refusals.FieldTaken("PR-4.06", name)
    here = state.davy if ship == DAVY_SHIP else state.places[ship]
    distance = sea.steps_to(field)[here]
    if distance > state.steps:
        return refusals.TooFar("PR-4.01", name, distance, state.steps)
    return refusals.WayClosed("PR-4.06", name)


# --- fights


def not_attacked(state: Prowl, ship: int, target: Target) -> Refusal:
    """PR-10.02, PR-10.04, PR-10.05"""
    if not isinstance(target, Piece):
        return refusals.ChooseFirst("PR-10.01")
    if target.piece == DAVY:
        return davy_not_attacked(state, ship)
    other = state.ship_called(target.piece)
    field = state.places[other]
    if state.owner(other) == state.active:
        return refusals.OwnShip("PR-10.05", target.piece)
    if field < 0 or not state.setting.alongside[here(state, ship)][field]:
        return refusals.NotAlongside("PR-10.02", target.piece)
    return refusals.SafeThere("PR-10.04", target.piece, state.setting.sea.names[field])


def davy_not_attacked(state: Prowl, ship: int) -> Refusal:
    """PR-11.09"""
    if ship == DAVY_SHIP or state.commander == state.active:
        return refusals.OwnDavy("PR-10.05")
    if not state.setting.davy_hunted:
        return refusals.DavySpared("PR-11.09")
    beside = bool(state.setting.alongside[here(state, ship)][state.davy])
    if state.commander == NOBODY or not beside:
        return refusals.NotAlongside("PR-10.02", DAVY)
    return refusals.SafeThere("PR-10.04", DAVY, state.setting.sea.names[state.davy])


def here(state: Prowl, ship: int) -> int:
    return state.davy if ship == DAVY_SHIP else state.places[ship]


def not_exiled(state: Prowl, target: Target) -> Refusal:
    """PR-10.10"""
    if isinstance(target, Place) and state.setting.sea.grounds[state.setting.sea.index[target.place]] == ISLAND:
        return refusals.IslandTaken("PR-10.10", target.place)
    return refusals.NoIsland("PR-10.10", target.place if isinstance(target, Place) else "")


# --- cards


def not_at_home(state: Prowl, ship: int, target: Target) -> Refusal:
    """PR-6.02, PR-6.03, PR-6.05"""
    if not isinstance(target, Card):
        return refusals.CardsFirst("PR-6.06")
    where, _, card = target.card.partition("-")
    face = CARD_INDEX[card]
    moved = state.loaded if where == "aboard" else state.stored
    if moved >> face & 1:
        return refusals.MovedAlready("PR-6.05", card)
    if where == "chest":
        return refusals.MastsFull("PR-6.03", card)
    kept = chest_cargo(state, ship)
    return refusals.ChestHasCargo("PR-6.02", card) if kept >= 0 else refusals.MovedAlready("PR-6.05", card)


def not_in_town(state: Prowl, ship: int, target: Target) -> Refusal:
    """PR-5.01, PR-5.02, PR-5.05 to PR-5.09"""
    if isinstance(target, Card):
        return not_traded(state, ship, target.card.removeprefix("aboard-"))
    if isinstance(target, Button):
        what, _, card = target.button.partition("-")
        if what == "trade":
            return not_traded(state, ship, card)
        if what == "dump":
            return not_dumped(state, ship, card)
        return not_raided(state, ship)
    return refusals.CardsFirst("PR-5.10")


def not_traded(state: Prowl, ship: int, card: str) -> Refusal:
    face, sea, here_now = CARD_INDEX[card], state.setting.sea, state.places[ship]
    if face >= CARGOES:
        return refusals.NoCargo("PR-5.01", card)
    if sea.destination[face] != here_now:
        return refusals.NotHere("PR-5.01", card, sea.names[sea.destination[face]])
    return not_paid(state, ship, face)


def not_paid(state: Prowl, ship: int, face: int) -> Refusal:
    """For this very place, but the extra is missing or the reward is sold out."""
    if EXTRAS[face] != NO_CARD and not state.has(ship, EXTRAS[face]):
        return refusals.ExtraMissing("PR-5.01", CARDS[face], CARDS[EXTRAS[face]])
    if not can_be_traded(state, ship, face):
        return refusals.SoldOut("PR-5.02", CARDS[face], CARDS[REWARDS[face]])
    return UnknownTarget("")


def not_dumped(state: Prowl, ship: int, card: str) -> Refusal:
    """PR-5.06"""
    if state.setting.sea.destination[CARD_INDEX[card]] != state.places[ship]:
        return refusals.NothingToDump("PR-8.05", card)
    return not_raided(state, ship)


def not_raided(state: Prowl, ship: int) -> Refusal:
    town, name = state.places[ship], state.setting.sea.names[state.places[ship]]
    if town in own_towns(state, ship):
        return refusals.OwnQuarter("PR-5.08", name)
    if state.last_raid[ship] == town:
        return refusals.RaidedLast("PR-5.07", name)
    if state.traded:
        return refusals.AlreadyTraded("PR-5.09", name)
    return refusals.CardForThisTown("PR-5.06", name, CARDS[cargo_for(state, ship, town)[0]])


def not_dug(state: Prowl, ship: int, target: Target) -> Refusal:
    """PR-7.01, PR-7.02"""
    if not isinstance(target, Card):
        return refusals.CardsFirst("PR-7.03")
    face, sea = CARD_INDEX[target.card.removeprefix("aboard-")], state.setting.sea
    if face >= CARGOES:
        return refusals.NoCargo("PR-7.01", CARDS[face])
    if sea.destination[face] != state.places[ship]:
        return refusals.NotHere("PR-7.01", CARDS[face], sea.names[sea.destination[face]])
    return refusals.SoldOut("PR-7.02", CARDS[face], CARDS[REWARDS[face]])


def not_looted(state: Prowl, ship: int, target: Target) -> Refusal:
    """PR-10.09"""
    if isinstance(target, Button):
        return refusals.TooMany("PR-10.09", len(state.cards[ship]) - MASTS)
    return refusals.CardsFirst("PR-10.09")
