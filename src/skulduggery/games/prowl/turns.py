"""The frame of play: colours, turns, rounds, throws. PR-2.*, PR-4.01, PR-9.09, PR-15.03"""

from ...core.chance import Chance
from ...core.messages import Event
from .components import CARGO_BONUS, COLOURS, DAVY, DAVY_BONUS, PROWLER_BONUS
from .events import DieRolled, DieThrown, RoundBegan, TurnBegan, TurnLost
from .options import ProwlOptions
from .state import DAVY_SHIP, NOBODY, Prowl
from .winning import end_match


def first_colours(options: ProwlOptions, chance: Chance) -> list[str]:
    """Section 4, step 1: the colour (of the first ship) of every seat."""
    chosen = list(options.chosen())
    if chosen:
        return chosen
    if options.colours == "random":
        bag = list(options.usual_colours(many=True))
        return [chance.draw(bag) for _ in range(options.players)]
    return list(options.usual_colours(many=False)[: options.players])


def usable_ships(state: Prowl, seat: int) -> list[int]:
    """PR-9.09, PR-9.13: a ship in mutiny cannot be chosen, nor can a dead pirate sail."""
    return [ship for ship in state.living(seat) if state.idle[ship] == 0]


def next_turn(state: Prowl, log: list[Event]) -> None:
    """T9 and T0: on to the next seat that is alive and has a ship to sail; `state.reason` says if the match is over."""
    seat = state.active
    while True:
        count_down(state)
        seat = (seat + 1) % state.setting.players
        if seat == state.starter and not begin_round(state, log):
            return
        if seat in state.deaths:
            continue
        begin_turn(state, seat, log)
        if usable_ships(state, seat):
            return
        log.append(TurnLost(seat))  # PR-9.09: and Davy's turn with it


def begin_round(state: Prowl, log: list[Event]) -> bool:
    """PR-15.03, PR-15.01: even if the starter is dead. False: the last round is over, and so is the match."""
    if state.round == state.setting.last_round:
        end_match(state, "rounds", log)
        return False
    state.round += 1
    log.append(RoundBegan(state.round))
    return True


def begin_turn(state: Prowl, seat: int, log: list[Event]) -> None:
    """T0: ships that lie in mutiny now lose this turn. PR-9.09"""
    state.active = seat
    state.ship = NOBODY
    state.roll = state.steps = state.resting = 0
    for ship in state.setting.fleets[seat]:
        if state.idle[ship]:
            state.resting |= 1 << ship
    log.append(TurnBegan(seat, state.round))


def count_down(state: Prowl) -> None:
    """T9: ships that were idle when the turn began have lost one turn now."""
    if state.resting:
        for ship in state.setting.fleets[state.active]:
            if state.resting >> ship & 1:
                state.idle[ship] -= 1
        state.resting = 0


def roll_for_ship(state: Prowl, ship: int, chance: Chance, log: list[Event]) -> None:
    """PR-4.01, PR-4.02, PR-4.11: one die, and what the ship carries."""
    roll(state, ship, bonus_of(state, ship), chance, log)


def bonus_of(state: Prowl, ship: int) -> int:
    """PR-4.01"""
    return CARGO_BONUS * state.cargoes(ship) if state.cards[ship] else PROWLER_BONUS


def roll_for_fleet(state: Prowl, chance: Chance, log: list[Event]) -> None:
    """PR-12.08: the die comes before the ship."""
    state.roll = chance.die()
    log.append(DieThrown(state.active, state.roll))


def roll_for_davy(state: Prowl, chance: Chance, log: list[Event]) -> None:
    """PR-11.04"""
    roll(state, DAVY_SHIP, DAVY_BONUS, chance, log)


def roll(state: Prowl, ship: int, bonus: int, chance: Chance, log: list[Event]) -> None:
    state.ship = ship
    state.roll = chance.die()
    state.steps = state.roll + bonus
    name = DAVY if ship == DAVY_SHIP else COLOURS[state.colours[ship]]
    log.append(DieRolled(state.active, name, state.roll, bonus, state.steps))
