"""The Treasure Chest. BO-X.*"""

from collections.abc import Callable

from ...core.chance import Chance
from ...core.messages import Event
from .arrival import END_OF_ROLL, LOAN, ROLL_AGAIN, arrive, move_ship
from .cargo import return_to_packs
from .commission import end_claim, end_claims_on
from .components import CARDS, CHEST, KINDS, PIRATE, ChestCard
from .events import ChestDrawn, PacksShuffled, Tried
from .fields import MoneyReason
from .money import change_purse, charge, collect
from .state import Bounty
from .winning import check_target


def draw_chest_card(state: Bounty, ship: int, chance: Chance, log: list[Event]) -> int:
    """BO-X.01: drawn, shown and carried out at once. Says what follows (BO-X.11)."""
    if not state.chest:
        state.chest, state.discards = state.discards, []
        log.append(PacksShuffled(("chest",)))
    number = chance.draw(state.chest)
    state.discards.append(number)
    card = CHEST[number]
    log.append(ChestDrawn(state.owner(ship), state.ship_id(ship), card.id))
    return EFFECTS[card.effect](state, ship, card, log)


def hurricane(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.02: an arrival, even for a ship that is there already."""
    move_ship(state, ship, state.setting.sea.ports[card.port], "chest", log)
    return arrive(state, ship, log)


def to_home(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.03"""
    move_ship(state, ship, state.setting.sea.home, "chest", log)
    return arrive(state, ship, log)


def to_admiralty(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.03: money first, and it may win the game."""
    change_purse(state, state.owner(ship), card.amount, "gift", log)
    if check_target(state, log):
        return END_OF_ROLL
    move_ship(state, ship, state.setting.sea.admiralty, "chest", log)
    return arrive(state, ship, log)


def stand_trial(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.04, BO-X.05: any pirate card aboard is guilt. BO-X.06, BO-X.07: the innocent show nothing, and arrive."""
    move_ship(state, ship, state.setting.sea.admiralty, "chest", log)
    cargo = state.cargo(ship)
    if any(KINDS[each.card] == PIRATE for each in cargo):
        convict(state, ship, log)
        return END_OF_ROLL
    for each in cargo:
        each.rule_out(PIRATE)
    log.append(Tried(state.owner(ship), state.ship_id(ship), "innocent", ()))
    return arrive(state, ship, log)


def convict(state: Bounty, ship: int, log: list[Event]) -> None:
    """BO-X.05: cargo, commission and claim are lost. BO-C.08, BO-C.09: and claims on it, for it is no pirate now."""
    cards = tuple([CARDS[cargo.card] for cargo in state.cargo(ship)])
    log.append(Tried(state.owner(ship), state.ship_id(ship), "guilty", cards))
    log.append(return_to_packs(state, ship))
    end_claim(state, ship, "guilty", log)
    end_claims_on(state, ship, "robber_guilty", log)


def fair_wind(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.08"""
    return ROLL_AGAIN


def receive(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    return gain(state, ship, card.amount, "gift", log)


def receive_per_card(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.10"""
    return gain(state, ship, card.amount * len(state.cargo(ship)), "gift", log)


def receive_each(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.09: who has less gives what is there, and is in no distress."""
    owner = state.owner(ship)
    others = [seat for seat in range(state.setting.players) if seat != owner]
    given = sum([collect(state, seat, card.amount, "present", log) for seat in others])
    return gain(state, ship, given, "birthday", log)


def gain(state: Bounty, ship: int, amount: int, reason: MoneyReason, log: list[Event]) -> int:
    change_purse(state, state.owner(ship), amount, reason, log)
    check_target(state, log)
    return END_OF_ROLL


def pay(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    return settle(state, ship, card.amount, log)


def pay_per_card(state: Bounty, ship: int, card: ChestCard, log: list[Event]) -> int:
    """BO-X.10"""
    return settle(state, ship, card.amount * len(state.cargo(ship)), log)


def settle(state: Bounty, ship: int, amount: int, log: list[Event]) -> int:
    """BO-D.01; BO-D.04: in Home Port there is no distress but a loan at once."""
    paid = charge(state, ship, amount, log)
    return LOAN if not paid and state.places[ship] == state.setting.sea.home else END_OF_ROLL


EFFECTS: dict[str, Callable[[Bounty, int, ChestCard, list[Event]], int]] = {
    "hurricane": hurricane,
    "home": to_home,
    "admiralty": to_admiralty,
    "trial": stand_trial,
    "again": fair_wind,
    "receive": receive,
    "receive_per_card": receive_per_card,
    "receive_each": receive_each,
    "pay": pay,
    "pay_per_card": pay_per_card,
}
