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
        for idle in state.setting.idle_with[ship]:  # PR-12.06
            state.idle[idle] = MUTINY_TURNS
    to = state.home(ship) if card == KRAKEN else state.places[ship]
    seat, turns = state.owner(ship), state.idle[ship]
    log.append(BadLuckStruck(seat, state.ship_id(ship), LUCKS[card - FIRST_LUCK], names[start], names[to], lost, turns))
    if card == KRAKEN:
        swallow(state, ship, log)


def storm_town(state: Prowl, town: int) -> int:
    """PR-9.03, PR-9.04, PR-9.14: the opposite town; if it is full the other one of that quarter; else it stays."""
    sea = state.setting.sea
    opposite = state.setting.opposite[town]
    quarter = [other for other in sea.towns if sea.quarters[other] == sea.quarters[opposite] and other != opposite]
    for shelter in [opposite, *quarter]:
        if state.places.count(shelter) < TOWN_HOLDS:
            return shelter
    return town


def swallow(state: Prowl, ship: int, log: list[Event]) -> None:
    """PR-9.11, PR-9.12: ship and chest are lost; the pirate is dead, or a successor takes over."""
    seat, home = state.owner(ship), state.home(ship)
    chest = into_the_sea(state, state.chests[ship])
    if state.setting.options.kraken == "dead":
        state.places[ship] = state.last_raid[ship] = NOWHERE
        log.append(Died(seat, state.ship_id(ship), chest))
        if not state.living(seat):
            leave(state, seat, log)
        return
    for raider in state.setting.raid_with[ship]:
        state.last_raid[raider] = NOWHERE
    state.places[ship] = home
    log.append(Reborn(seat, state.ship_id(ship), state.setting.sea.names[home], chest))


def leave(state: Prowl, seat: int, log: list[Event]) -> None:
    """PR-9.13: a player without a living pirate is out."""
    state.deaths.append(seat)
    if state.commander == seat:
        state.commander = NOBODY
        davy_goes_home(state, log)
    check_last_alive(state, log)
