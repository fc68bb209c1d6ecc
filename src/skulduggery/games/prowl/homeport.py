"""What can be done in the own home town. PR-6.*, PR-9.08"""

from ...core.messages import Event, Move
from .cards import Card
from .components import BACK_NAMES, BACKS, CARDS, CARGOES, GREEN, MASTS
from .events import Loaded, Repaired, Stored, Swapped
from .memory import move_unseen, swap_unseen
from .moves import Load, Store, Swap
from .state import Prowl
from .winning import check_target

STORES: list[Move] = [Store(card) for card in CARDS]
LOADS: list[Move] = [Load(card) for card in CARDS]


def arrive_home(state: Prowl, ship: int, log: list[Event]) -> None:
    """PR-9.08: reaching home ends the wreck. A new visit begins."""
    state.stored = state.loaded = 0
    if state.wrecked[ship]:
        state.wrecked[ship] = False
        log.append(Repaired(state.owner(ship), state.ship_id(ship)))


def kinds_in(cards: list[Card]) -> list[int]:
    """Each card or kind once. Choices are by kind, not by copy."""
    return sorted({card.face for card in cards})


def chest_cargo(state: Prowl, ship: int) -> int:
    """PR-6.02: the one Cargo Card in the chest, or -1."""
    for card in state.chests[ship]:
        if card.face < CARGOES:
            return card.face
    return -1


def home_moves(state: Prowl, ship: int) -> list[Move]:
    """T6a. PR-6.01 to PR-6.05"""
    kept = chest_cargo(state, ship)
    moves: list[Move] = []
    for face in kinds_in(state.cards[ship]):
        if state.loaded >> face & 1:
            continue
        if face >= CARGOES or kept < 0:
            moves.append(STORES[face])
        elif not state.stored >> kept & 1:
            moves.append(Swap(CARDS[face], CARDS[kept]))
    if len(state.cards[ship]) < MASTS:
        for face in kinds_in(state.chests[ship]):
            if not state.stored >> face & 1:
                moves.append(LOADS[face])
    return moves


def store(state: Prowl, ship: int, card: int, log: list[Event]) -> None:
    """PR-6.01; PR-1.04: the value is tested after every one."""
    seat, shown = state.owner(ship), state.setting.open_cards
    move_unseen(state, state.cards[ship], state.chests[ship], card, seat)
    state.stored |= 1 << card
    log.append(Stored(seat, state.ship_id(ship), BACK_NAMES[BACKS[card]], CARDS[card], shown))
    if BACKS[card] != GREEN:
        check_target(state, seat, log)


def load(state: Prowl, ship: int, card: int, log: list[Event]) -> None:
    """PR-6.03"""
    seat, shown = state.owner(ship), state.setting.open_cards
    move_unseen(state, state.chests[ship], state.cards[ship], card, seat)
    state.loaded |= 1 << card
    log.append(Loaded(seat, state.ship_id(ship), BACK_NAMES[BACKS[card]], CARDS[card], shown))


def swap(state: Prowl, ship: int, out: int, into: int, log: list[Event]) -> None:
    """PR-6.04"""
    seat, shown = state.owner(ship), state.setting.open_cards
    swap_unseen(state, state.cards[ship], state.chests[ship], out, into, seat)
    state.stored |= 1 << out
    state.loaded |= 1 << into
    log.append(Swapped(seat, state.ship_id(ship), CARDS[out], CARDS[into], shown))
