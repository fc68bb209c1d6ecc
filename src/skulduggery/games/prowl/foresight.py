"""What can be known before a move is made: battles with their chances, raids and trades. PR-5.*, PR-7.*, PR-10.*

Only public things and the asker's own cards are looked at. How many cannons a ship has is public (PR-10.06).
"""

from functools import cache
from itertools import product

from ...core.messages import Prospect
from ...core.odds import percent
from .battle import alongside, cannons_of, is_battlefield, name_of, wins
from .cargo import can_be_traded, cargo_for, own_towns
from .components import CARDS, CARGOES, EXTRAS, NO_CARD, REWARDS, SIDES
from .fields import NoBattleReason
from .prospects import BattleAhead, NoBattle, NoRaid, RaidAhead, TradeAhead, TradeLacks
from .sailing import uses_all_steps
from .sea import HOME, ISLAND, KINGDOM, TOWN, TWIR
from .state import DAVY_SHIP, Prowl

Prospects = tuple[Prospect, ...]


def at_end(state: Prowl, ship: int, start: int, to: int) -> Prospects:
    """What a voyage may lead to that ends on the field `to`."""
    ground = state.setting.sea.grounds[to]
    if ship != DAVY_SHIP and state.wrecked[ship]:
        return ()
    if ground == TOWN:
        return (*trades(state, ship, to), *raids(state, ship, to))
    if ground == ISLAND:
        return (*trades(state, ship, to), *battles(state, ship, start, to))
    return () if ground in (HOME, KINGDOM) else battles(state, ship, start, to)


def trades(state: Prowl, ship: int, place: int) -> Prospects:
    """PR-5.01, PR-5.02, PR-7.01"""
    return tuple([trade_ahead(state, ship, card) for card in cargo_for(state, ship, place)])


def trade_ahead(state: Prowl, ship: int, card: int) -> Prospect:
    name, reward = CARDS[card], CARDS[REWARDS[card]]
    extra = None if EXTRAS[card] == NO_CARD else CARDS[EXTRAS[card]]
    if can_be_traded(state, ship, card):
        return TradeAhead(name, extra, reward)
    in_stock = state.stock[REWARDS[card] - CARGOES] > 0
    return TradeLacks(name, extra, reward, "extra" if in_stock else "stock")


def untraded(state: Prowl, ship: int) -> Prospects:
    """The cards for the place where the ship is that it cannot trade there."""
    cards = cargo_for(state, ship, state.places[ship])
    return tuple([trade_ahead(state, ship, card) for card in cards if not can_be_traded(state, ship, card)])


def raids(state: Prowl, ship: int, town: int) -> Prospects:
    """PR-5.07, PR-5.08"""
    name = state.setting.sea.names[town]
    if town in own_towns(state, ship):
        return (NoRaid(name, "own_quarter"),)
    return (NoRaid(name, "raided_last"),) if state.last_raid[ship] == town else (RaidAhead(name),)


def battles(state: Prowl, ship: int, start: int, to: int) -> Prospects:
    """PR-10.02 to PR-10.05: every rival alongside, with the chance to beat it or the reason why it is safe."""
    sea = state.setting.sea
    rivals = [(rival, at) for rival, at in alongside(state, ship, to) if sea.grounds[at] != KINGDOM]
    if not rivals:
        return ()
    fought = state.setting.last_fought
    exact = is_battlefield(state.setting, to) and uses_all_steps(state, ship, start, to)
    found: list[Prospect] = []
    for rival, field in rivals:
        reason: NoBattleReason | None = None
        if fought < TWIR and TWIR in (sea.grounds[to], sea.grounds[field]):
            reason = "bridge"
        elif not is_battlefield(state.setting, field):
            reason = "safe"
        elif not exact:
            reason = "steps"
        found.append(NoBattle(name_of(state, rival), reason) if reason else battle_ahead(state, ship, rival))
    return tuple(found)


def battle_ahead(state: Prowl, ship: int, rival: int) -> BattleAhead:
    dice, against = cannons_of(state, ship), cannons_of(state, rival)
    cards = 0 if rival == DAVY_SHIP else len(state.cards[rival])
    return BattleAhead(name_of(state, rival), dice, against, chance_to_win(dice, against), cards)


@cache
def throws(dice: int) -> dict[tuple[int, ...], int]:
    """All throws, highest die first, and in how many ways each comes."""
    found: dict[tuple[int, ...], int] = {}
    for faces in product(range(1, SIDES + 1), repeat=dice):
        ordered = tuple(sorted(faces, reverse=True))
        found[ordered] = found.get(ordered, 0) + 1
    return found


@cache
def chance_to_win(dice: int, against: int) -> int:
    """PR-10.07: of the attacker, per cent, over all throws."""
    pairs = product(throws(dice).items(), throws(against).items())
    won = sum([ways * others for (attack, ways), (defence, others) in pairs if wins(attack, defence)])
    return percent(won, SIDES ** (dice + against))
