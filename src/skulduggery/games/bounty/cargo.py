"""Cargo that changes hands: bought, taken, given back to the packs. BO-P.*, BO-A.09, BO-H.02"""

from ...core.chance import Chance
from ...core.messages import Event
from .commission import end_claims_on, give_back, stop_hunting
from .components import CARDS, FEES, PORT_OF, PORTS
from .events import Bought, CargoTaken, PacksShuffled
from .money import change_purse
from .roles import is_known_pirate
from .sea import NO_PORT
from .state import Bounty, Cargo


def may_trade(state: Bounty, ship: int) -> bool:
    """BO-P.02: everything that must hold, from the port to the distress."""
    port = state.setting.sea.port_at[state.places[ship]]
    if port == NO_PORT or not state.packs[port] or state.purses[state.owner(ship)] < FEES[port]:
        return False
    return not state.distress[ship] and not has_traded_at(state, ship, port) and not is_known_pirate(state, ship)


def has_traded_at(state: Bounty, ship: int, port: int) -> bool:
    return bool(used_ports(state, ship) >> port & 1)


def used_ports(state: Bounty, ship: int) -> int:
    """BO-P.04, BO-P.05: a bit for each port. BO-P.08: by house rule the hold is the record; plunder never is."""
    if not state.setting.hold_is_record:
        return state.used[ship]
    found = 0
    for cargo in state.holds[ship]:
        found |= 1 << PORT_OF[cargo.card]
    return found


def buy(state: Bounty, ship: int, chance: Chance, log: list[Event]) -> None:
    """BO-P.01; BO-C.07, BO-C.09: it ends the commission. BO-R.03, BO-R.06: what lay on top is covered."""
    seat, port = state.owner(ship), state.setting.sea.port_at[state.places[ship]]
    change_purse(state, seat, -FEES[port], "fee", log)
    card = chance.draw(state.packs[port])
    state.holds[ship].append(Cargo(card, 1 << seat, 0))
    state.used[ship] |= 1 << port
    state.shown[ship] = False
    left = len(state.packs[port])
    log.append(Bought(seat, state.ship_id(ship), PORTS[port], FEES[port], left, CARDS[card]))
    if state.commission == ship:
        stop_hunting(state, ship, "bought", log)


def take_cargo(state: Bounty, taker: int, loser: int, log: list[Event]) -> None:
    """BO-A.09: everything goes under the taker's hold; its owner sees it, the loser's remembers it."""
    taken = state.cargo(loser)
    for cargo in taken:
        cargo.known |= 1 << state.owner(taker)
    state.plunders[taker] += taken
    ports = tuple([PORTS[PORT_OF[cargo.card]] for cargo in taken])
    cards = tuple([CARDS[cargo.card] for cargo in taken])
    owners = (state.owner(taker), state.owner(loser))
    if taken:
        log.append(CargoTaken(owners[0], state.ship_id(taker), owners[1], state.ship_id(loser), ports, cards))
    clear_holds(state, loser)
    end_claims_on(state, loser, "robber_beaten", log, taker)
    give_back(state, loser, "beaten", log)  # BO-W.07: the claim stays


def clear_holds(state: Bounty, ship: int) -> None:
    """BO-A.10, BO-R.06: without cargo a ship is a merchant, and may trade again."""
    state.holds[ship] = []
    state.plunders[ship] = []
    state.shown[ship] = False


def return_to_packs(state: Bounty, ship: int) -> Event:
    """BO-H.02: cards go back at once, and each pack concerned is shuffled. Packs are bags: that takes no luck."""
    ports: list[int] = []
    for cargo in state.cargo(ship):
        port = PORT_OF[cargo.card]
        state.packs[port].append(cargo.card)
        if port not in ports:
            ports.append(port)
    clear_holds(state, ship)
    return PacksShuffled(tuple([PORTS[port] for port in sorted(ports)]))
