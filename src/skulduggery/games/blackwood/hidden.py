"""Who sees what (specification, section 9): everybody everything, so there is nothing to resample.

The pack is a bag: its contents can be worked out by anybody, and its order does not exist before a card is drawn.
"""

from .components import COLOURS, JAILERS, RACE_GOAL
from .state import Blackwood
from .views import BlackwoodView, Gold, JailerView, ShipView


def view(state: Blackwood, seat: int | None) -> BlackwoodView:
    setting, names = state.setting, state.setting.sea.names
    ships = [
        ShipView(COLOURS[ship], setting.owners[ship], names[square], state.coins[ship], state.is_captive(ship))
        for ship, square in enumerate(state.squares)
    ]
    jailers = [
        JailerView(JAILERS[jailer], names[square], state.is_home(jailer)) for jailer, square in enumerate(state.jailers)
    ]
    return BlackwoodView(
        seat=seat,
        active=state.active,
        round=state.round(),
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
    )
