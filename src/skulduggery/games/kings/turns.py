"""The frame of play: setup, turns, rounds, and the maintenance phase. KP-1.*, KP-2.*, KP-11.04"""

from ...core.chance import Chance
from ...core.messages import Event
from .components import (
    CARDS_PER_TURN,
    COLOURS,
    MAINTENANCE,
    NOBODY,
    RUM_OF_FACE,
    START_HAND,
    START_PIRATES,
    STEAL_AMOUNT,
)
from .crew import set_rum, take_aboard, take_scurvy
from .dutchman import drift
from .errands import (
    BEGIN,
    END_TURN,
    FIGHT_CHOICE,
    MAINTENANCE_WINDOW,
    OPEN_WINDOW,
    ROLL,
    SETUP_DISCARD,
    START_TURN,
    STEAL,
    STEALS,
    TRIM,
    TRIMS,
    is_next,
    then,
)
from .events import MaintenanceRolled, Setup, TurnEnded, TurnStarted
from .fights import break_off, hand_over, may_raid, must_raid, rivals_here, start_raid
from .hands import draw_cards
from .mutiny import rise
from .options import KingsOptions
from .state import Kings, set_up, setting_for
from .windows import close
from .winning import end_match

SPREAD: dict[int, list[int]] = {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}


# --- setup


def set_out(options: KingsOptions, chance: Chance, log: list[Event]) -> Kings:
    """Section 4, KP-1.04, KP-1.07, KP-1.08, KP-1.11: all luck of the setup, in this order."""
    corners = deal_corners(options, chance)
    chosen = options.first_player
    starter = chosen if isinstance(chosen, int) else chance.below(options.players)
    state = set_up(setting_for(options), corners, starter)
    colours = tuple([COLOURS[corner] for corner in corners])
    log.append(Setup(colours, starter, options.target, options.max_rounds))  # type: ignore[arg-type]  # colours
    for seat in range(options.players):
        draw_cards(state, seat, START_HAND, chance, log)
        take_aboard(state, seat, START_PIRATES, chance, log)
    then(state, SETUP_DISCARD, 0)
    return state


def deal_corners(options: KingsOptions, chance: Chance) -> list[int]:
    """KP-1.04: spread out, with a random rotation; the seats follow clockwise. Or as the players chose."""
    chosen = options.chosen()
    if chosen:
        return [COLOURS.index(colour) for colour in chosen]
    turn = chance.below(len(COLOURS))
    corners = [(corner + turn) % len(COLOURS) for corner in SPREAD[options.players]]
    first = chance.below(options.players)
    return corners[first:] + corners[:first]


# --- turns and rounds


def start_turn(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-2.01, KP-11.04: a round begins with the first player."""
    if seat == state.starter:
        if state.round == state.setting.rounds:
            end_match(state, "rounds", log)
            return
        state.round += 1
    state.active = seat
    state.steals = state.used = state.tailwinds = 0
    log.append(TurnStarted(seat, state.round))
    then(state, BEGIN, seat)


def end_turn(state: Kings, seat: int, log: list[Event]) -> None:
    """Whatever was pending is over. KP-7.05: a fight or a dig is void."""
    state.agenda = []
    if state.window != NOBODY:
        close(state, log)
    if state.fight is not None:
        break_off(state, log)
        state.fight = None
    log.append(TurnEnded(seat, state.round))
    then(state, START_TURN, (seat + 1) % state.setting.players)


# --- maintenance


def begin(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-2.02"""
    draw_cards(state, seat, CARDS_PER_TURN + state.ships[seat].abilities.extra_cards, chance, log)
    then(state, STEALS, seat)


def offer_steal(state: Kings, seat: int) -> None:
    """KP-2.03, KP-10.03: once for each ability, if there is anything to take."""
    then(state, TRIMS, seat)
    if state.steals < state.ships[seat].abilities.steals and rich_rivals(state, seat):
        then(state, STEAL, seat)


def rich_rivals(state: Kings, seat: int) -> list[int]:
    return [other for other, ship in enumerate(state.ships) if other != seat and ship.money > 0]


def steal(state: Kings, seat: int, victim: int, log: list[Event]) -> None:
    """KP-10.03"""
    hand_over(state, victim, seat, STEAL_AMOUNT, "steal", log)


def offer_trim(state: Kings, seat: int) -> None:
    """KP-2.04, KP-2.05"""
    ship = state.ships[seat]
    then(state, TRIM if ship.cards > ship.hand_limit() else ROLL, seat)


def roll(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-2.06 to KP-2.10: compass, die, and then the window, unless the turn has ended."""
    then(state, OPEN_WINDOW, MAINTENANCE_WINDOW)
    drift(state, chance, log)
    if not is_next(state, END_TURN) and not state.setting.sea.hideout[state.ships[seat].place]:
        maintain(state, seat, chance, log)


def maintain(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-2.07, KP-2.08"""
    ship = state.ships[seat]
    face = chance.pick(MAINTENANCE)
    log.append(MaintenanceRolled(seat, face))  # type: ignore[arg-type]  # a face
    if face == "scurvy":
        take_scurvy(ship, seat, log)
        return
    missing = RUM_OF_FACE[face] > ship.rum
    set_rum(ship, seat, max(0, ship.rum - RUM_OF_FACE[face]), log)
    if missing:
        rise(state, seat, "rum", log)


# --- the fight phase


def fight_phase(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-6.01, KP-9.01: a warship must be fought; anything else is a choice, if there is one."""
    if must_raid(state, seat):
        start_raid(state, seat, chance, log)
    elif may_raid(state, seat) or rivals_here(state, seat):
        then(state, FIGHT_CHOICE, seat)
    else:
        then(state, END_TURN, seat)
