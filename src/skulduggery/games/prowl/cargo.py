"""Raids, trades, digs, dumped cards and the stacks. PR-5.*, PR-7.*, PR-8.*"""

from ...core.chance import Chance
from ...core.messages import Event
from .badluck import strike
from .components import CARDS, CARGOES, EXTRAS, FIRST_LUCK, MASTS, NO_CARD, REWARDS
from .events import CardDrawn, CardVoided, Dug, Dumped, PackShuffled, Traded
from .memory import announce, show_and_take
from .stacks import put_back
from .state import Prowl


def cargo_for(state: Prowl, ship: int, place: int) -> list[int]:
    """The Cargo Cards on board for a town or island, in print order. PR-13.01"""
    destination = state.setting.sea.destination
    return sorted([card.face for card in state.cards[ship] if card.face < CARGOES and destination[card.face] == place])


def can_be_traded(state: Prowl, ship: int, card: int) -> bool:
    """PR-5.01, PR-5.02, PR-7.02: the extra on board, the reward in stock. Maps ask for no extra."""
    extra = EXTRAS[card]
    return state.stock[REWARDS[card] - CARGOES] > 0 and (extra == NO_CARD or state.has(ship, extra))


def hand_in(state: Prowl, ship: int, card: int) -> None:
    """PR-5.04, PR-7.01: the Cargo Card to the pile, the extra to the stock, the reward aboard, for all to see."""
    show_and_take(state, state.cards[ship], card)
    put_back(state, card)
    if EXTRAS[card] != NO_CARD:
        show_and_take(state, state.cards[ship], EXTRAS[card])
        put_back(state, EXTRAS[card])
    state.stock[REWARDS[card] - CARGOES] -= 1
    announce(state, ship, REWARDS[card])


def trade(state: Prowl, ship: int, card: int, log: list[Event]) -> None:
    """PR-5.01, PR-5.03, PR-5.09"""
    hand_in(state, ship, card)
    state.traded = True
    extra = None if EXTRAS[card] == NO_CARD else CARDS[EXTRAS[card]]
    town, fades = state.setting.sea.names[state.places[ship]], state.setting.fades
    log.append(Traded(state.owner(ship), state.ship_id(ship), town, CARDS[card], extra, CARDS[REWARDS[card]], fades))


def dig(state: Prowl, ship: int, card: int, log: list[Event]) -> None:
    """PR-7.01"""
    hand_in(state, ship, card)
    island, fades = state.setting.sea.names[state.places[ship]], state.setting.fades
    log.append(Dug(state.owner(ship), state.ship_id(ship), island, CARDS[card], CARDS[REWARDS[card]], fades))


def may_raid_town(state: Prowl, ship: int) -> bool:
    """PR-5.07 to PR-5.09: all but the cards on board, which can be dumped."""
    town = state.places[ship]
    return not state.traded and state.last_raid[ship] != town and town not in own_towns(state, ship)


def own_towns(state: Prowl, ship: int) -> list[int]:
    """PR-5.08, PR-3.12"""
    return state.setting.sea.own_towns[state.colours[ship]]


def dump(state: Prowl, ship: int, card: int, log: list[Event]) -> None:
    """PR-8.04"""
    show_and_take(state, state.cards[ship], card)
    put_back(state, card)
    log.append(Dumped(state.owner(ship), state.ship_id(ship), CARDS[card]))


def raid(state: Prowl, ship: int, chance: Chance, log: list[Event]) -> bool:
    """PR-5.05, PR-5.11 to PR-5.13. True: a fourth card came aboard, so one must go."""
    town, seat = state.places[ship], state.owner(ship)
    for raider in state.setting.raid_with[ship]:  # PR-5.07, PR-12.07
        state.last_raid[raider] = town
    card = draw(state, chance, log)
    hidden = state.setting.fades and card < FIRST_LUCK  # bad luck lies open on the pile
    log.append(
        CardDrawn(seat, state.ship_id(ship), state.setting.sea.names[town], CARDS[card], len(state.blind), hidden)
    )
    if card >= FIRST_LUCK:
        state.pile.append(card)  # PR-8.03
        strike(state, ship, card, log)
    elif state.setting.sea.destination[card] == town:
        state.pile.append(card)
        log.append(CardVoided(seat, state.ship_id(ship), CARDS[card]))
    else:
        announce(state, ship, card)
    return len(state.cards[ship]) > MASTS


def draw(state: Prowl, chance: Chance, log: list[Event]) -> int:
    """PR-8.02: when no blind card is left the pile is shuffled; a face-down stack has no order until somebody looks."""
    if not state.blind:
        state.blind, state.pile = state.pile, []
        log.append(PackShuffled(len(state.blind)))
    return chance.draw(state.blind)
