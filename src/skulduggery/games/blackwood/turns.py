"""The frame of a turn: its start, the event, the blue die, its end. PB-2.*, PB-4.12"""

from typing import Final

from ...core.chance import Chance
from ...core.messages import Event
from .components import ALMANAC, CANNONBALL, ESCAPE_ROLL, EVENT_RING, MOVE_RING, RED_DIE
from .events import BallGained, DieRolled, EventDrawn, PackShuffled, TurnBegan
from .fields import BlueSource
from .state import NOBODY, Blackwood
from .winning import end_match

BY_LOAD: Final = 0  # what says how far a ship may sail
MOORED: Final = 1
CAPTIVE: Final = 2


def begin_turn(state: Blackwood, seat: int, log: list[Event]) -> bool:
    """PB-2.04: the loads of this moment fix the Almanac rows. PB-13.06, PB-13.07: False if the last round is over."""
    if seat == state.starter:
        if state.round == state.setting.last_round:
            end_match(state, "round_limit", log)
            return False
        state.round += 1
    state.active = seat
    state.loads = state.coins[:]
    state.roll = 0
    state.moved = NOBODY
    state.wake = 0
    state.event = ""
    loads = tuple([state.coins[ship] for ship in state.setting.fleets[seat]])
    log.append(TurnBegan(seat, state.round, loads))
    return True


def draw_event(state: Blackwood, seat: int, chance: Chance, log: list[Event]) -> str:
    """PB-2.02: the event by pack, red die or spinner."""
    source = state.setting.events
    if source == "deck":
        event = draw_card(state, chance, log)
    else:
        event = chance.pick(RED_DIE if source == "die" else EVENT_RING)
    state.event = event
    log.append(EventDrawn(seat, source, event))
    if event == CANNONBALL:  # `powder_in_deck`: kept, and the whole event
        state.balls[seat] += 1
        log.append(BallGained(seat, None if state.setting.unlimited else state.stockpile))
    return event


def draw_card(state: Blackwood, chance: Chance, log: list[Event]) -> str:
    """PB-2.07: an empty pack is made anew from the discards."""
    if not state.pack:
        state.pack, state.discards = state.discards, []
        log.append(PackShuffled(len(state.pack)))
    card = chance.draw(state.pack)
    if card != CANNONBALL:
        state.discards.append(card)
    return card


def blue_source(state: Blackwood) -> BlueSource:
    """The spinner replaces the blue die, too."""
    return "spinner" if state.setting.events == "spinner" else "die"


def roll_blue(state: Blackwood, seat: int, chance: Chance, log: list[Event]) -> None:
    """PB-2.03: the blue die (or the spinner's other ring) after the event part."""
    source = blue_source(state)
    state.roll = chance.pick(MOVE_RING) if source == "spinner" else chance.die()
    fleet = state.setting.fleets[seat]
    ships = tuple([state.ship_id(ship) for ship in fleet])
    allowances = tuple([allowance(state, ship) for ship in fleet])
    log.append(DieRolled(seat, source, state.roll, ships, allowances))


def allowance(state: Blackwood, ship: int) -> int:
    """PB-4.12: a captive sails one square, and only with a six. A ship on land sails one. Others ask the Almanac."""
    limit = limit_of(state, ship)
    if limit == BY_LOAD:
        return almanac_row(state.loads[ship])[state.roll]
    return 1 if limit == MOORED or state.roll == ESCAPE_ROLL else 0


def limit_of(state: Blackwood, ship: int) -> int:
    """What says how far a ship may sail."""
    if state.is_captive(ship):
        return CAPTIVE
    return MOORED if state.is_moored(ship) else BY_LOAD


def almanac_row(load: int) -> list[int]:
    """Squares by roll."""
    return ALMANAC[almanac_number(load)]


def almanac_number(load: int) -> int:
    """The row of a load; the last row is for all greater loads, too."""
    return min(load, len(ALMANAC) - 1)


def eligible_ships(state: Blackwood, seat: int) -> list[int]:
    """PB-2.06: of two ships only one moves per turn."""
    return state.setting.fleets[seat] if state.moved == NOBODY else [state.moved]
