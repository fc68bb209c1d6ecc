"""Who sees what (specification, section 9): everybody everything, so there is nothing to resample.

The pack is a bag: its contents can be worked out by anybody, and its order does not exist before a card is drawn.
"""

from .components import JAILERS, RACE_GOAL
from .fields import Limit
from .state import Blackwood
from .turns import almanac_number, almanac_row, limit_of
from .views import BlackwoodView, Gold, JailerView, ShipView

LIMITS: list[Limit] = ["load", "moored", "captive"]  # in the order of their numbers


def view(state: Blackwood, seat: int | None) -> BlackwoodView:
    setting, names = state.setting, state.setting.sea.names
    ships = [ship_view(state, ship) for ship in range(setting.ships)]
    jailers = [
        JailerView(JAILERS[jailer], names[square], state.is_home(jailer)) for jailer, square in enumerate(state.jailers)
    ]
    return BlackwoodView(
        seat=seat,
        active=state.active,
        round=state.round,
        ships=tuple(ships),
        jailers=tuple(jailers),
        gold=tuple([Gold(names[square], amount) for square, amount in sorted(state.gold.items())]),
        hoard=state.hoard,
        stores=tuple(state.stores),
        balls=tuple(state.balls),
        stockpile=None if setting.unlimited else state.stockpile,
        teams=tuple(setting.teams),
        goal=RACE_GOAL if setting.race else 0,
        pack=len(state.pack),
        discards=tuple(state.discards),
        event=state.event,
        loads=tuple(state.loads),
        roll=state.roll,
        wake=wake_view(state) if state.wake else (),
    )


def wake_view(state: Blackwood) -> tuple[str, ...]:
    sea = state.setting.sea
    return tuple([name for name, bit in zip(sea.names, sea.bits, strict=True) if state.wake & bit])


def ship_view(state: Blackwood, ship: int) -> ShipView:
    coins = state.coins[ship]
    return ShipView(
        ship=state.ship_id(ship),
        seat=state.owner(ship),
        place=state.setting.sea.names[state.places[ship]],
        coins=coins,
        captive=state.is_captive(ship),
        slowed=almanac_row(coins) != almanac_row(0),
        limit=LIMITS[limit_of(state, ship)],
        almanac=almanac_number(state.loads[ship]),
    )
