"""Action cards: drawn, kept, laid down. KP-2.02, KP-2.04, KP-8.02"""

from ...core.chance import Chance
from ...core.messages import Event
from .components import CARDS, KINDS, TREASURE_MAP
from .events import CardDiscarded, CardsDrawn, PackShuffled
from .state import NO_CAP, Kings, Ship


def draw_cards(state: Kings, seat: int, number: int, chance: Chance, log: list[Event]) -> None:
    """KP-2.02, KP-8.02: an empty pack is made of the discards; with none left drawing stops."""
    ship = state.ships[seat]
    drawn: list[int] = []
    for _ in range(number):
        if not state.actions and state.action_discards:
            state.actions, state.action_discards = state.action_discards, []
            log.append(PackShuffled("action"))
        if state.actions:
            kind = chance.draw(state.actions)
            ship.hand[kind] += 1
            drawn.append(kind)
    ship.cards += len(drawn)
    if ship.maps_most != NO_CAP:
        ship.maps_most += len(drawn)
    if drawn:
        kinds = tuple([CARDS[kind] for kind in drawn])
        log.append(CardsDrawn(seat, len(drawn), len(state.actions), kinds))


def lay_down(state: Kings, ship: Ship, kind: int) -> None:
    """KP-8.02: face up on the discards."""
    ship.hand[kind] -= 1
    ship.cards -= 1
    state.action_discards.append(kind)
    if kind == TREASURE_MAP:
        ship.maps_shown = max(0, ship.maps_shown - 1)
        if ship.maps_most != NO_CAP:
            ship.maps_most -= 1


def discard_card(state: Kings, seat: int, kind: int, log: list[Event]) -> None:
    """KP-2.04"""
    lay_down(state, state.ships[seat], kind)
    log.append(CardDiscarded(seat, CARDS[kind]))


def empty_hand(state: Kings, ship: Ship) -> None:
    """KP-7.03"""
    state.action_discards += ship.cards_in_hand()
    ship.hand = [0] * KINDS
    ship.cards = 0
    ship.maps_shown, ship.maps_most = 0, NO_CAP
