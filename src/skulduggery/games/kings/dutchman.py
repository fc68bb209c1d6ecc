"""The Flying Dutchman, and ships that are sent to a hideout. KP-7.01 to KP-7.05, KP-4.10, KP-4.11"""

from ...core.chance import Chance
from ...core.messages import Event
from .base import SEATS, SeatStep
from .components import CARDS, COLOURS, NOBODY, PIRATES
from .crew import muster
from .events import Caught, CompassRolled, DutchmanMoved, Sent
from .fields import CompassPurpose, DutchmanCause
from .hands import empty_hand
from .sea import Sea
from .state import Kings
from .tokens import end_voyage, supply


def drift(state: Kings, chance: Chance, log: list[Event]) -> None:
    """KP-2.06, KP-7.01: one hex by the compass; off the board means Skull Haven."""
    direction = roll_compass(state.active, "dutchman", chance, log)
    sea = state.setting.sea
    leaves = sea.compass[state.dutchman][direction] == NOBODY
    move_dutchman(state, drifted(sea, state.dutchman, direction), "off_board" if leaves else "compass", chance, log)


def drifted(sea: Sea, place: int, direction: int) -> int:
    """Where the compass moves it. KP-7.01"""
    to = sea.compass[place][direction]
    return sea.haven if to == NOBODY else to


def roll_compass(seat: int, purpose: CompassPurpose, chance: Chance, log: list[Event]) -> int:
    direction = COLOURS.index(chance.pick(COLOURS))
    log.append(CompassRolled(seat, COLOURS[direction], purpose))
    return direction


def move_dutchman(state: Kings, to: int, cause: DutchmanCause, chance: Chance, log: list[Event]) -> None:
    """KP-7.02 to KP-7.04: whoever is there is caught, but not in hideouts. KP-3.11: tiles stay as they are."""
    log.append(DutchmanMoved(state.name(state.dutchman), state.name(to), cause))
    state.dutchman = to
    catch_ships(state, chance, log)


def catch_ships(state: Kings, chance: Chance, log: list[Event]) -> None:
    """KP-7.04: in seat order from the active one; if that one is caught, the turn ends after the last."""
    if state.setting.sea.hideout[state.dutchman]:
        return
    for seat in state.clockwise(state.active):
        if state.ships[seat].place == state.dutchman:
            catch(state, seat, log)
            send(state, seat, chance, log)


def catch(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-7.03: all cards and all pirates, immune ones too; money and parts stay."""
    ship = state.ships[seat]
    cards = tuple([CARDS[kind] for kind in ship.cards_in_hand()])
    pirates = tuple([PIRATES[pirate] for pirate in ship.crew])
    log.append(Caught(seat, state.name(ship.place), cards, pirates))
    empty_hand(state, ship)
    state.pirate_discards += ship.crew
    ship.crew, ship.captain = [], NOBODY
    muster(ship)


def send(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-7.05, KP-7.09, KP-4.10: to the corner of a compass roll, supplied there; the active one's turn ends."""
    ship = state.ships[seat]
    to = state.setting.sea.corners[roll_compass(seat, "sent", chance, log)]
    log.append(Sent(seat, state.name(ship.place), state.name(to)))
    ship.place = to
    end_voyage(ship, seat, log)
    supply(ship, seat, log)
    if seat == state.active:
        state.cut_turn_short()


class Send(SeatStep):
    """KP-7.09: after a mutiny, once there is a new captain."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        send(state, self.seat, chance, log)


SENDS = [Send(seat) for seat in SEATS]
