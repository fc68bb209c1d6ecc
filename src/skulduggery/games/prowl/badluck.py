"""The five kinds of bad luck. PR-9.*"""

from ...core.messages import Event
from .components import FIRE, FIRST_LUCK, KRAKEN, LUCKS, MUTINY, MUTINY_TURNS, SHIPWRECK, STORM, TOWN_HOLDS
from .davy import davy_goes_home
from .events import BadLuckStruck, Died, Reborn
from .sea import NOWHERE
from .stacks import into_the_sea
from .state import NOBODY, Prowl
from .winning import check_last_alive


def strike(state: Prowl, ship: int, card: int, log: list[Event]) -> None:
    """PR-9.01, PR-9.02: carried out at once, on the raiding ship alone."""
    names, start = state.setting.sea.names, state.places[ship]
    lost: tuple[str, ...] = ()
    if card == STORM:
        state.places[ship] = storm_town(state, start)
    elif card in (FIRE, KRAKEN):
        lost = into_the_sea(state, state.cards[ship])
    elif card == SHIPWRECK:
        state.wrecked[ship] = True
    elif card == MUTINY:
        state.idle[ship] = MUTINY_TURNS
    to = state.home(ship) if card == KRAKEN else state.places[ship]
    seat, idle = state.owner(ship), state.idle[ship]
    log.append(BadLuckStruck(seat, state.ship_id(ship), LUCKS[card - FIRST_LUCK], names[start], names[to], lost, idle))
    if card == KRAKEN:
        swallow(state, ship, log)


def storm_town(state: Prowl, town: int) -> int:
    """PR-9.03, PR-9.04: the opposite town; if it is full the other one of that quarter; else the ship stays."""
    sea = state.setting.sea
    opposite = sea.opposite[town]
    quarter = [other for other in sea.towns if sea.quarters[other] == sea.quarters[opposite] and other != opposite]
    for shelter in [opposite, *quarter]:
        if state.places.count(shelter) < TOWN_HOLDS:
            return shelter
    return town


def swallow(state: Prowl, ship: int, log: list[Event]) -> None:
    """PR-9.11 to PR-9.13: ship and chest are lost; a successor takes over, or the player is out."""
    seat, home = state.owner(ship), state.home(ship)
    chest = into_the_sea(state, state.chests[ship])
    state.last_raid[ship] = NOWHERE
    if state.setting.options.kraken == "reborn":
        state.places[ship] = home
        log.append(Reborn(seat, state.ship_id(ship), state.setting.sea.names[home], chest))
        return
    state.places[ship] = NOWHERE
    state.deaths.append(seat)
    log.append(Died(seat, state.ship_id(ship), chest))
    if state.commander == seat:
        state.commander = NOBODY
        davy_goes_home(state, log)
    check_last_alive(state, log)
