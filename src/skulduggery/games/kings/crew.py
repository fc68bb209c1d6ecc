"""Pirates come and go; captains. KP-4.04 to KP-4.09, KP-7.10, KP-7.11"""

from ...core.chance import Chance
from ...core.messages import Event
from .abilities import abilities_of
from .components import NOBODY, PIRATES
from .errands import NEW_CAPTAIN, then
from .events import CannonballsChanged, CaptainSet, PirateDiscarded, PiratesDrawn, Reshuffled, RumChanged, ScurvyChanged
from .state import Kings, Ship


def take_aboard(state: Kings, seat: int, number: int, chance: Chance, log: list[Event]) -> None:
    """KP-4.04, KP-4.09: draw so many pirates, openly; fewer if there are no more."""
    ship = state.ships[seat]
    drawn: list[int] = []
    for _ in range(number):
        if not state.pirates and state.pirate_discards:
            state.pirates, state.pirate_discards = state.pirate_discards, []
            log.append(Reshuffled("pirate"))
        if state.pirates:
            drawn.append(chance.draw(state.pirates))
    ship.crew += drawn
    if drawn:
        log.append(PiratesDrawn(seat, tuple([PIRATES[pirate] for pirate in drawn])))
    muster(ship)


def muster(ship: Ship) -> None:
    """KP-8.05: abilities come and vanish at once with their pirates."""
    ship.abilities = abilities_of(ship.crew, ship.captain)


def discard_pirate(state: Kings, seat: int, pirate: int, cause: str, log: list[Event]) -> None:
    """Says good-bye to one pirate; the captain's cabin may be empty afterwards."""
    ship = state.ships[seat]
    ship.crew.remove(pirate)
    if ship.captain == pirate:
        ship.captain = NOBODY
    state.pirate_discards.append(pirate)
    log.append(PirateDiscarded(seat, PIRATES[pirate], cause))  # type: ignore[arg-type]  # one of the event's causes
    muster(ship)
    return_surplus(ship, seat, log)


def return_surplus(ship: Ship, seat: int, log: list[Event]) -> None:
    """KP-4.08: a token whose circle is gone goes back."""
    set_rum(ship, seat, min(ship.rum, ship.rum_room()), log)
    set_cannonballs(ship, seat, min(ship.cannonballs, ship.cannonball_room()), log)


def lose_pirate(state: Kings, seat: int, pirate: int, cause: str, log: list[Event]) -> None:
    """KP-7.11, KP-4.06: at sea a lost captain is replaced at once, by the owner's choice."""
    discard_pirate(state, seat, pirate, cause, log)
    replace_captain(state, seat, log)


def replace_captain(state: Kings, seat: int, log: list[Event]) -> None:
    """The last pirate aboard takes the cabin without a question; without any there is no captain. KP-7.10"""
    ship = state.ships[seat]
    if ship.captain != NOBODY or not ship.crew:
        return
    if len(ship.crew) > 1:
        then(state, NEW_CAPTAIN, seat)
    else:
        appoint(state, seat, ship.crew[0], log)


def appoint(state: Kings, seat: int, pirate: int, log: list[Event]) -> None:
    """KP-1.09, KP-4.06"""
    ship = state.ships[seat]
    if ship.captain != pirate:
        ship.captain = pirate
        muster(ship)
        log.append(CaptainSet(seat, PIRATES[pirate]))


# --- tokens


def set_rum(ship: Ship, seat: int, rum: int, log: list[Event]) -> None:
    if rum != ship.rum:
        log.append(RumChanged(seat, rum, rum - ship.rum))
        ship.rum = rum


def set_cannonballs(ship: Ship, seat: int, cannonballs: int, log: list[Event]) -> None:
    if cannonballs != ship.cannonballs:
        log.append(CannonballsChanged(seat, cannonballs, cannonballs - ship.cannonballs))
        ship.cannonballs = cannonballs


def set_scurvy(ship: Ship, seat: int, scurvy: int, log: list[Event]) -> None:
    """KP-7.13: no limit."""
    if scurvy != ship.scurvy:
        log.append(ScurvyChanged(seat, scurvy, scurvy - ship.scurvy))
        ship.scurvy = scurvy


def take_scurvy(ship: Ship, seat: int, log: list[Event]) -> None:
    """KP-7.14: unless somebody aboard knows better."""
    if not ship.abilities.no_scurvy:
        set_scurvy(ship, seat, ship.scurvy + 1, log)
