"""Where a ship can go and what happens on the way. PB-4.*, PB-6.*, PB-7.* (the walks of section 5)"""

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.messages import Move
from .components import EVENT_STEPS
from .courses import Courses, Walk
from .fields import Cause, WayEffect
from .ready_moves import ReadyMoves
from .state import NOBODY, WAYS, Blackwood

SAIL: Final = "sail"
BREEZE: Final = "breeze"
SIREN: Final = "siren"
BLAST: Final = "blast"

HOARD: Final = -1  # a source of gold: the hoard at X; any other is a square with abandoned gold
DELIVERY: Final = -2


class Tally:
    """Gold on the way: the load so far, and what was taken and delivered at which square of the path."""

    def __init__(self, load: int, deeds: list[tuple[int, int, int]]) -> None:
        self.load = load
        self.deeds = deeds  # (position on the path, source, amount)

    def taken_from(self, source: int) -> int:
        return sum(amount for _, origin, amount in self.deeds if origin == source)

    def taking(self, position: int, source: int, amount: int) -> "Tally":
        return Tally(self.load + amount, [*self.deeds, (position, source, amount)])

    def delivering(self, position: int) -> "Tally":
        return Tally(0, [*self.deeds, (position, DELIVERY, self.load)]) if self.load else self


@mypyc_attr(serializable=True)  # a decision between ways holds some
class Outcome:
    """What a walk comes to: its end, the gold, and the ship fired at (or NOBODY)."""

    def __init__(self, walk: Walk, deeds: list[tuple[int, int, int]], fire: int) -> None:
        self.walk = walk
        self.deeds = deeds
        self.fire = fire

    def delivered(self) -> int:
        return sum(amount for _, source, amount in self.deeds if source == DELIVERY)

    def taken(self) -> int:
        return sum(amount for _, source, amount in self.deeds if source != DELIVERY)

    def effects(self) -> list[WayEffect]:
        """What happens on the way, as the kinds of its events."""
        found: list[WayEffect] = []
        for _, source, _ in self.deeds:
            found.append("coin_collected" if source == HOARD else "delivered" if source == DELIVERY else "gold_taken")
        return found if self.fire == NOBODY else [*found, "ball_fired"]

    def takes(self, names: list[str]) -> str:
        """The `take` list as text: `F10*2 X*1`."""
        amounts: dict[str, int] = {}
        for _, source, amount in self.deeds:
            if source != DELIVERY:
                name = "X" if source == HOARD else names[source]
                amounts[name] = amounts.get(name, 0) + amount
        return " ".join(sorted(f"{name}*{amount}" for name, amount in amounts.items()))


def is_own(cause: Cause) -> bool:
    return cause in (SAIL, BREEZE)


def least_steps(state: Blackwood, steps: int, cause: Cause) -> int:
    """PB-4.05: the whole allowance must be sailed, unless the option `short_moves` lets own ships stop early."""
    return 1 if state.setting.short_moves and is_own(cause) else steps


def least_to_jailer(state: Blackwood, steps: int, cause: Cause) -> int:
    """PB-4.08: with the last square only. PB-8.10: in a blast with any. PB-4.15: also by `jailer_landing`."""
    return 1 if cause == BLAST or state.setting.lands_early else least_steps(state, steps, cause)


def barred_to(state: Blackwood, cause: Cause) -> int:
    """The squares that a ship may not pass, as bits. PB-4.07, PB-4.14"""
    return state.blocked() | state.wake if cause == SAIL else state.blocked()


def free_ends(state: Blackwood, courses: Courses, steps: int, cause: Cause, blocked: int) -> list[int]:
    """Squares where the move can end without capture and without a shot."""
    least = least_steps(state, steps, cause)
    if least == steps:
        return courses.free_ends(courses.longest_free(steps, blocked), blocked)
    return sorted({square for n in range(least, steps + 1) for square in courses.free_ends(n, blocked)})


def destinations(state: Blackwood, ship: int, steps: int, cause: Cause) -> list[int]:
    """Every square where a move of `steps` squares can end. The list may be shared: do not change it."""
    if steps == 0:
        return []
    sea = state.setting.sea
    courses = sea.courses(state.places[ship])
    blocked = barred_to(state, cause)
    ends = free_ends(state, courses, steps, cause, blocked)
    more = captures(state, courses, steps, cause, blocked)
    if is_own(cause) and state.balls[state.owner(ship)] > 0:
        for square in shots(state, ship, courses, steps, blocked):
            if square not in ends and square not in more:
                more.append(square)
    return ends + more if more else ends


def moves_of(state: Blackwood, ship: int, steps: int, cause: Cause, ready: ReadyMoves) -> list[Move]:
    """The ready-made moves to these squares. The list may be shared: do not change it."""
    courses = state.setting.sea.courses(state.places[ship])
    return ready.listed(courses, steps, destinations(state, ship, steps, cause))


def captures(state: Blackwood, courses: Courses, steps: int, cause: Cause, blocked: int) -> list[int]:
    """The jailers' squares where the move can end. PB-11.04: not if an event moves the ship, by `event_end`."""
    found: list[int] = []
    if not courses.area[steps] & blocked or (cause in (BREEZE, SIREN) and not state.setting.events_capture):
        return found
    least = least_to_jailer(state, steps, cause)
    for jailer, square in enumerate(state.jailers):
        if not state.is_home(jailer) and courses.reaches_jailer(square, least, steps, blocked):
            found.append(square)
    return found


def shots(state: Blackwood, ship: int, courses: Courses, steps: int, blocked: int) -> list[int]:
    """PB-8.03: squares where the ship may stop early because it fires. (`exact_fire`: nowhere early.)"""
    setting = state.setting
    found: list[int] = []
    if setting.exact_fire:
        return found
    owner = setting.owners[ship]
    for other, square in enumerate(state.places):
        near = courses.area[steps] & setting.sea.bits_at_sea[square]
        if near and setting.owners[other] != owner and courses.free_walk(square, 1, steps, blocked) is not None:
            found.append(square)
    return found


def targets_at(state: Blackwood, ship: int, square: int) -> list[int]:
    """PB-8.06: ships of other players on that water square, if there is a ball to fire."""
    setting = state.setting
    owner = setting.owners[ship]
    if setting.sea.land[square] or not state.balls[owner]:
        return []
    return [other for other in state.ships_at(square) if setting.owners[other] != owner]


def outcomes(state: Blackwood, ship: int, steps: int, cause: Cause, to: int) -> list[Outcome]:
    """Every outcome on the square `to`, in the order of section 5."""
    courses = state.setting.sea.courses(state.places[ship])
    no_gold = not courses.area[steps] & squares_of_interest(state, ship)
    found: list[Outcome] = []
    for walk, deeds in tallied(state, ship, plain_walks(state, courses, steps, cause, to, no_gold)):
        found.append(Outcome(walk, deeds, NOBODY))
    targets = targets_at(state, ship, to) if is_own(cause) else []
    if targets:
        for walk, deeds in tallied(state, ship, firing_walks(state, courses, steps, cause, to)):
            found += [Outcome(walk, deeds, target) for target in targets]
    return found if len(found) < 2 else in_order(found, state.setting.sea.names)


def in_order(ways: list[Outcome], names: list[str]) -> list[Outcome]:
    """Without a shot first, then by target; then most coins delivered, fewest taken, and the `take` list as text."""
    ranked = [(way.fire, -way.delivered(), way.taken(), way.takes(names), at) for at, way in enumerate(ways)]
    return [ways[rank[4]] for rank in sorted(ranked)[:WAYS]]


def plain_walks(state: Blackwood, courses: Courses, steps: int, cause: Cause, to: int, one_will_do: bool) -> list[Walk]:
    """The walks that end on `to` without a shot, shortest first, then in the order N, E, S, W."""
    sea = state.setting.sea
    blocked = barred_to(state, cause)
    least = least_steps(state, steps, cause)
    if state.jailer_at(to) >= 0:
        least = least_to_jailer(state, steps, cause)
        return [walk for walk in courses.walks_to(to, least, steps) if walk.arrives_at_jailer(blocked)]
    if sea.land[to]:
        least = 1
    elif least == steps:
        least = steps = courses.longest_free(steps, blocked)
    if one_will_do:
        walk = courses.free_walk(to, least, steps, blocked)
        return [] if walk is None else [walk]
    return [walk for walk in courses.walks_to(to, least, steps) if walk.is_free(blocked)]


def firing_walks(state: Blackwood, courses: Courses, steps: int, cause: Cause, to: int) -> list[Walk]:
    """PB-8.03: the walks after which a shot can be fired on `to`."""
    least = steps if state.setting.exact_fire else 1
    blocked = barred_to(state, cause)
    return [walk for walk in courses.walks_to(to, least, steps) if walk.is_free(blocked)]


def tallied(state: Blackwood, ship: int, walks: list[Walk]) -> list[tuple[Walk, list[tuple[int, int, int]]]]:
    """Each different handling of the gold, with the first walk that allows it."""
    found: dict[str, tuple[Walk, list[tuple[int, int, int]]]] = {}
    interest = squares_of_interest(state, ship)
    names = state.setting.sea.names
    for walk in walks:
        if not interest or not walk.mask & interest:
            if "" not in found:
                found[""] = (walk, [])
            if not interest:
                break
            continue
        for tally in tallies(state, ship, walk.squares()):
            way = Outcome(walk, tally.deeds, NOBODY)
            key = f"{way.delivered()} {way.takes(names)}" if tally.deeds else ""
            found.setdefault(key, (walk, tally.deeds))
    return list(found.values())


def squares_of_interest(state: Blackwood, ship: int) -> int:
    """Bits of the squares where gold can change hands on this ship's way; all bits if it may take a lair's gold."""
    sea = state.setting.sea
    if state.gold.get(state.places[ship]) and sea.land[state.places[ship]]:
        return -1
    mask = sea.bits[sea.x] if state.hoard else 0
    for square in state.gold:
        mask |= sea.bits[square]
    return mask | sea.bits[sea.port] if mask or state.coins[ship] else 0


def tallies(state: Blackwood, ship: int, path: list[int]) -> list[Tally]:
    """Every way to take or leave the gold along `path`. PB-6.02, PB-6.04, PB-7.02, PB-7.05, PB-7.06"""
    sea = state.setting.sea
    found = [Tally(state.coins[ship], [])]
    if sea.land[path[0]]:
        found = picking_up(state, found, 0, path[0], state.gold.get(path[0], 0))
    for position in range(1, len(path)):
        square = path[position]
        if sea.land[square] or state.jailer_at(square) >= 0:
            break
        found = picking_up(state, found, position, square, state.gold.get(square, 0))
        if square == sea.x:
            found = picking_up(state, found, position, HOARD, state.hoard)
        elif square == sea.port:
            found = bringing_home(state, found, position)
    return found


def bringing_home(state: Blackwood, tallied: list[Tally], position: int) -> list[Tally]:
    """Deliver everything, or keep it aboard. PB-6.04, PB-6.10"""
    kept = [] if state.setting.must_deliver else [tally for tally in tallied if tally.load]
    return [tally.delivering(position) for tally in tallied] + kept


def picking_up(state: Blackwood, tallied: list[Tally], position: int, source: int, amount: int) -> list[Tally]:
    """Leave it, or take all that fits (of the hoard: one coin). PB-6.06"""
    if not amount:
        return tallied
    found: list[Tally] = []
    for tally in tallied:
        found.append(tally)
        fits = min(amount - tally.taken_from(source), state.setting.limit - tally.load)
        if source == HOARD:
            fits = min(fits, 1)
        if fits > 0:
            found.append(tally.taking(position, source, fits))
    return found


def blast_way(state: Blackwood, ship: int, to: int) -> Outcome:
    """PB-6.08: a blasted ship takes and delivers nothing."""
    courses = state.setting.sea.courses(state.places[ship])
    return Outcome(plain_walks(state, courses, EVENT_STEPS, BLAST, to, True)[0], [], NOBODY)
