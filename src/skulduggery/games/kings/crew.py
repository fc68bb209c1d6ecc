"""Pirates come and go; captains. KP-4.04 to KP-4.09, KP-7.10, KP-7.11"""

from typing import ClassVar

from ...core.chance import Chance
from ...core.messages import Event, Move, Refusal, Target
from . import why
from .abilities import abilities_of
from .base import SEATS, KingsDecision
from .components import NOBODY, PIRATE_INDEX, PIRATES
from .events import CaptainSet, PackShuffled, PirateDiscarded, PiratesDrawn
from .fields import DiscardCause
from .moves import Captain, DiscardPirate
from .state import Kings, Ship
from .tokens import return_surplus

DISCARDS: list[Move] = [DiscardPirate(pirate) for pirate in PIRATES]
CAPTAINS: list[Move] = [Captain(pirate) for pirate in PIRATES]


def take_aboard(state: Kings, seat: int, number: int, chance: Chance, log: list[Event]) -> None:
    """KP-4.04, KP-4.09: draw so many pirates, openly; fewer if there are no more."""
    ship = state.ships[seat]
    drawn: list[int] = []
    for _ in range(number):
        if not state.pirates and state.pirate_discards:
            state.pirates, state.pirate_discards = state.pirate_discards, []
            log.append(PackShuffled("pirate"))
        if state.pirates:
            drawn.append(chance.draw(state.pirates))
    ship.crew += drawn
    if drawn:
        log.append(PiratesDrawn(seat, tuple([PIRATES[pirate] for pirate in drawn])))
    muster(ship)


def muster(ship: Ship) -> None:
    """KP-8.05: work out the abilities again. To be called whenever crew or captain have changed."""
    ship.abilities = abilities_of(ship.crew, ship.captain)


def discard_pirate(state: Kings, seat: int, pirate: int, cause: DiscardCause, log: list[Event]) -> None:
    """A pirate leaves the ship. If it was the captain, there is none afterwards."""
    ship = state.ships[seat]
    ship.crew.remove(pirate)
    if ship.captain == pirate:
        ship.captain = NOBODY
    state.pirate_discards.append(pirate)
    log.append(PirateDiscarded(seat, PIRATES[pirate], cause))
    muster(ship)
    return_surplus(ship, seat, log)


def lose_pirate(state: Kings, seat: int, pirate: int, cause: DiscardCause, log: list[Event]) -> None:
    """KP-7.11, KP-4.06: at sea a lost captain is replaced at once, by the owner's choice."""
    discard_pirate(state, seat, pirate, cause, log)
    replace_captain(state, seat, log)


def replace_captain(state: Kings, seat: int, log: list[Event]) -> None:
    """The last pirate aboard takes the cabin without a question; without any there is no captain. KP-7.10"""
    ship = state.ships[seat]
    if ship.captain != NOBODY or not ship.crew:
        return
    if len(ship.crew) > 1:
        state.pending.append(NEW_CAPTAINS[seat])
    else:
        appoint(state, seat, ship.crew[0], log)


def appoint(state: Kings, seat: int, pirate: int, log: list[Event]) -> None:
    """KP-1.09, KP-4.06"""
    ship = state.ships[seat]
    if ship.captain != pirate:
        ship.captain = pirate
        muster(ship)
        log.append(CaptainSet(seat, PIRATES[pirate]))


class PirateDecision(KingsDecision):
    """One of the pirates aboard is to be named."""

    is_open = True

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_this_pirate(state, self.seat, target, self.rule)


class CaptainDecision(PirateDecision):
    """Who becomes captain."""

    def moves(self, state: Kings) -> list[Move]:
        return [CAPTAINS[pirate] for pirate in state.ships[self.seat].crew]

    def resolve(self, state: Kings, move: Captain, chance: Chance, log: list[Event]) -> None:
        appoint(state, self.seat, PIRATE_INDEX[move.pirate], log)


class DiscardDecision(PirateDecision):
    """Who must go."""

    cause: ClassVar[DiscardCause]  # as the event names it

    def moves(self, state: Kings) -> list[Move]:
        return [DISCARDS[pirate] for pirate in state.ships[self.seat].crew]

    def resolve(self, state: Kings, move: DiscardPirate, chance: Chance, log: list[Event]) -> None:
        discard_pirate(state, self.seat, PIRATE_INDEX[move.pirate], self.cause, log)


class NewCaptainDecision(CaptainDecision):
    """KP-7.11"""

    kind = "new_captain"
    rule = "KP-7.11"
    may_draw = True


NEW_CAPTAINS = [NewCaptainDecision(seat) for seat in SEATS]
