"""The decisions of a turn, one class each, named in the specification's section 5."""

from ...core.chance import Chance
from ...core.game import Decision
from ...core.messages import Event, Move, Piece, Prospect, Refusal, Target
from . import why
from .captivity import drive, drive_ends
from .components import EVENT_STEPS, JAILERS
from .events import EventVoided, Passed, Stayed
from .fields import Cause
from .moves import Blast as BlastMove
from .moves import Draw, Drive, Lure, Pass, Roll, Sail, Stay
from .moves import Way as WayMove
from .prospects import WaysAhead
from .questions import BlastFigures, JailerFigures, RollFigures, SailFigures, WayFigures
from .refusals import DrawFirst, RollFirst, WayFirst
from .sailing import BLAST, BREEZE, SAIL, SIREN, Outcome, blast_way, destinations, moves_of, outcomes
from .state import NOBODY, Blackwood
from .turns import allowance, begin_turn, blue_source, draw_event, eligible_ships, roll_blue
from .voyage import carry_out

DRAW, ROLL, PASS, STAY = Draw(), Roll(), Pass(), Stay()
ONLY_DRAW: list[Move] = [DRAW]
ONLY_ROLL: list[Move] = [ROLL]


class DrawDecision(Decision):
    """DRAW: what happens today?"""

    kind = "draw"
    rule = "PB-2.02"
    luck = True
    otherwise = DrawFirst("PB-2.01")

    def moves(self, state: Blackwood) -> list[Move]:
        return ONLY_DRAW

    def resolve(self, state: Blackwood, move: Draw, chance: Chance, log: list[Event]) -> None:
        event = draw_event(state, self.seat, chance, log)
        state.pending.append(ROLLS[self.seat])
        if event in JAILERS:
            if drive_ends(state, JAILERS.index(event)):
                asked = SPARING_DECISIONS if state.setting.may_spare_jailers else JAILER_DECISIONS
                state.pending.append(asked[self.seat][JAILERS.index(event)])
            else:
                log.append(EventVoided(event))
        elif event == BREEZE:
            state.pending.append(BREEZES[self.seat])
        elif event == SIREN:
            state.pending.append(SIRENS[self.seat])


class RollDecision(Decision):
    """ROLL: the blue die."""

    kind = "roll"
    rule = "PB-2.03"
    figures_type = RollFigures
    luck = True
    otherwise = RollFirst("PB-2.03")

    def moves(self, state: Blackwood) -> list[Move]:
        return ONLY_ROLL

    def resolve(self, state: Blackwood, move: Roll, chance: Chance, log: list[Event]) -> None:
        roll_blue(state, self.seat, chance, log)
        state.pending.append(SAILS[self.seat])

    def figures(self, state: Blackwood) -> RollFigures:
        return RollFigures(blue_source(state))


class DriveDecision(Decision):
    """What JAILER and SPARE share: Blackbeard or the Monster is driven three squares."""

    figures_type = JailerFigures

    def __init__(self, seat: int, jailer: int) -> None:
        super().__init__(seat)
        self.jailer = jailer

    def moves(self, state: Blackwood) -> list[Move]:
        walks = state.setting.sea.jailer_walks(state.jailers[self.jailer])
        return state.setting.drives.listed(walks, EVENT_STEPS, drive_ends(state, self.jailer))[:]

    def resolve(self, state: Blackwood, move: Drive, chance: Chance, log: list[Event]) -> None:
        drive(state, self.jailer, state.setting.sea.index[move.to], log)

    def figures(self, state: Blackwood) -> JailerFigures:
        return JailerFigures(JAILERS[self.jailer])

    def targets_of(self, move: Drive | Pass) -> tuple[Target, ...]:
        aims = super().targets_of(move)
        return (*aims, Piece(JAILERS[self.jailer])) if isinstance(move, Drive) else aims

    def refusal(self, state: Blackwood, target: Target) -> Refusal:
        return why.not_driven(state, self.jailer, target)


class JailerDecision(DriveDecision):
    """JAILER: he must be moved. PB-9.01"""

    kind = "jailer"
    rule = "PB-9.01"


class SpareDecision(DriveDecision):
    """SPARE: with `jailer_order = may` the jailer may also stay where he is. PB-9.09"""

    kind = "spare"
    rule = "PB-9.09"

    def moves(self, state: Blackwood) -> list[Move]:
        return [*super().moves(state), PASS]

    def resolve(self, state: Blackwood, move: Drive | Pass, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Pass):
            log.append(Passed(self.seat))
        else:
            super().resolve(state, move, chance, log)


class ShipDecision(Decision):
    """What SAIL, BREEZE and SIREN share: a ship is moved by naming its last square, then perhaps its way."""

    cause: Cause

    def ships(self, state: Blackwood) -> list[int]:
        raise NotImplementedError

    def steps(self, state: Blackwood, ship: int) -> int:
        return EVENT_STEPS

    def go(self, state: Blackwood, ship: int, to: int, log: list[Event]) -> None:
        """Carry out the only outcome, or ask for the way."""
        ways = outcomes(state, ship, self.steps(state, ship), self.cause, to)
        if len(ways) > 1:
            state.pending.append(WayDecision(self.seat, ship, self.cause, ways))
        else:
            take_way(state, self.seat, ship, ways[0], self.cause, log)

    def ways(self, state: Blackwood, move: Sail | Lure | Pass | Stay) -> list[Outcome]:
        if isinstance(move, Pass | Stay):
            return []
        ship, to = state.ship_called(move.ship), state.setting.sea.index[move.to]
        return outcomes(state, ship, self.steps(state, ship), self.cause, to)

    def path(self, state: Blackwood, move: Sail | Lure | Pass | Stay) -> tuple[str, ...]:
        ways = self.ways(state, move)
        return ways[0].walk.trail(state.setting.sea.names) if ways else ()

    def prospects(self, state: Blackwood, move: Sail | Lure | Pass | Stay) -> tuple[Prospect, ...]:
        """Where the way is asked for next: PB-6.07."""
        ways = self.ways(state, move)
        found = [effect for way in ways for effect in way.effects()]
        return (WaysAhead(tuple(dict.fromkeys(found))),) if len(ways) > 1 and found else ()

    def targets_of(self, move: Sail | Lure | Pass | Stay) -> tuple[Target, ...]:
        """The square first: often no other ship can go there."""
        return super().targets_of(move)[::-1]

    def refusal(self, state: Blackwood, target: Target) -> Refusal:
        ships = self.ships(state)
        return why.not_sailed(state, ships, [self.steps(state, ship) for ship in ships], self.cause, self.seat, target)


class SailDecision(ShipDecision):
    """SAIL: the movement part. PB-4.05, PB-4.11"""

    kind = "sail"
    rule = "PB-4.05"
    figures_type = SailFigures
    buttons = ("stay",)
    cause = SAIL

    def ships(self, state: Blackwood) -> list[int]:
        return eligible_ships(state, self.seat)

    def steps(self, state: Blackwood, ship: int) -> int:
        return allowance(state, ship)

    def moves(self, state: Blackwood) -> list[Move]:
        found: list[Move] = []
        sea = state.setting.sea
        may_stay, must_sail = False, False
        for ship in self.ships(state):
            steps = allowance(state, ship)
            squares = destinations(state, ship, steps, SAIL)
            found += state.setting.sails[ship].listed(sea.courses(state.places[ship]), steps, squares)
            may_stay = may_stay or state.is_moored(ship)
            must_sail = must_sail or not leads_only_into_capture(state, squares)
        if may_stay or not must_sail:
            found.append(STAY)
        return found

    def resolve(self, state: Blackwood, move: Sail | Stay, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Stay):
            log.append(Stayed(self.seat))
            end_part(state, SAIL, log)
            return
        self.go(state, state.ship_called(move.ship), state.setting.sea.index[move.to], log)

    def figures(self, state: Blackwood) -> SailFigures:
        ships = self.ships(state)
        allowances = tuple([allowance(state, ship) for ship in ships])
        return SailFigures(blue_source(state), state.roll, tuple([state.ship_id(ship) for ship in ships]), allowances)


class EventDecision(ShipDecision):
    """What BREEZE and SIREN share: one ship may move three squares."""

    def moves(self, state: Blackwood) -> list[Move]:
        ready = state.setting.sails if self.cause == BREEZE else state.setting.lures
        found: list[Move] = []
        for ship in self.ships(state):
            found += moves_of(state, ship, EVENT_STEPS, self.cause, ready[ship])
        found.append(PASS)
        return found

    def resolve(self, state: Blackwood, move: Sail | Lure | Pass, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Pass):
            log.append(Passed(self.seat))
            return
        ship = state.ship_called(move.ship)
        if self.cause == BREEZE:
            state.moved = ship
        self.go(state, ship, state.setting.sea.index[move.to], log)


class BreezeDecision(EventDecision):
    """BREEZE: one own ship may move three squares. PB-11.01"""

    kind = "breeze"
    rule = "PB-11.01"
    cause = BREEZE

    def ships(self, state: Blackwood) -> list[int]:
        return state.setting.fleets[self.seat]


class SirenDecision(EventDecision):
    """SIREN: one ship of another player may be moved three squares. PB-12.01"""

    kind = "siren"
    rule = "PB-12.01"
    cause = SIREN

    def ships(self, state: Blackwood) -> list[int]:
        return state.setting.rivals[self.seat]


class WayDecision(Decision):
    """WAY: which of the outcomes on the chosen square."""

    kind = "way"
    rule = "PB-6.07"
    figures_type = WayFigures
    otherwise = WayFirst("PB-6.07")

    def __init__(self, seat: int, ship: int, cause: Cause, ways: list[Outcome]) -> None:
        super().__init__(seat)
        self.ship = ship
        self.cause = cause
        self.ways = ways

    def moves(self, state: Blackwood) -> list[Move]:
        return state.setting.ways[: len(self.ways)]

    def resolve(self, state: Blackwood, move: WayMove, chance: Chance, log: list[Event]) -> None:
        take_way(state, self.seat, self.ship, self.ways[move.k], self.cause, log)

    def figures(self, state: Blackwood) -> WayFigures:
        return WayFigures(state.ship_id(self.ship), state.name(self.ways[0].walk.square))


class BlastDecision(Decision):
    """BLAST: throw the ship that was hit three squares, or leave it (PB-8.15: or not). PB-8.09"""

    kind = "blast"
    rule = "PB-8.09"
    figures_type = BlastFigures

    def __init__(self, seat: int, ship: int, colour: str, cause: Cause) -> None:
        super().__init__(seat)
        self.ship = ship
        self.colour = colour
        self.cause = cause

    def moves(self, state: Blackwood) -> list[Move]:
        found = moves_of(state, self.ship, EVENT_STEPS, BLAST, state.setting.blasts)[:]
        return found if state.setting.must_blast else [*found, PASS]

    def resolve(self, state: Blackwood, move: BlastMove | Pass, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Pass):
            log.append(Passed(self.seat))
        else:
            way = blast_way(state, self.ship, state.setting.sea.index[move.to])
            carry_out(state, self.ship, way, BLAST, self.seat, log)
        end_part(state, self.cause, log)

    def figures(self, state: Blackwood) -> BlastFigures:
        return BlastFigures(self.colour)

    def targets_of(self, move: BlastMove | Pass) -> tuple[Target, ...]:
        aims = super().targets_of(move)
        return (*aims, Piece(self.colour)) if isinstance(move, BlastMove) else aims

    def refusal(self, state: Blackwood, target: Target) -> Refusal:
        return why.not_sailed(state, [self.ship], [EVENT_STEPS], BLAST, self.seat, target)


def leads_only_into_capture(state: Blackwood, squares: list[int]) -> bool:
    """PB-4.11: whether every square means a capture.

    Free squares come first in the list, then captures, then squares from which the ship shoots. So the first and the
    last square are enough to know.
    """
    return not squares or (state.jailer_at(squares[0]) >= 0 and state.jailer_at(squares[-1]) >= 0)


def take_way(state: Blackwood, seat: int, ship: int, way: Outcome, cause: Cause, log: list[Event]) -> None:
    """Sail, then throw the ship that was hit (PB-8.09; nothing if it cannot move), then the part is over."""
    carry_out(state, ship, way, cause, seat, log)
    if not state.reason and way.fire != NOBODY and destinations(state, way.fire, EVENT_STEPS, BLAST):
        state.pending.append(BlastDecision(seat, way.fire, state.ship_id(way.fire), cause))
    else:
        end_part(state, cause, log)


def end_part(state: Blackwood, cause: Cause, log: list[Event]) -> None:
    """PB-1.07: the movement part ends the turn. After the event part ROLL waits on the stack already."""
    if cause == SAIL and not state.reason and begin_turn(state, (state.active + 1) % state.setting.players, log):
        ask_first(state)


def ask_first(state: Blackwood) -> None:
    """A turn begins with DRAW."""
    state.pending.append(DRAWS[state.active])


SEATS = range(6)
DRAWS = [DrawDecision(seat) for seat in SEATS]
ROLLS = [RollDecision(seat) for seat in SEATS]
SAILS = [SailDecision(seat) for seat in SEATS]
BREEZES = [BreezeDecision(seat) for seat in SEATS]
JAILER_DECISIONS = [[JailerDecision(seat, jailer) for jailer in range(len(JAILERS))] for seat in SEATS]
SPARING_DECISIONS = [[SpareDecision(seat, jailer) for jailer in range(len(JAILERS))] for seat in SEATS]
SIRENS = [SirenDecision(seat) for seat in SEATS]
