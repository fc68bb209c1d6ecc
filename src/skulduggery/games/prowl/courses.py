"""Where a throw can end (specification, section 5).

For every field and throw, the fields within reach on the empty board are worked out once and kept. A pawn in the way
closes its own field, and delays the fields that can be reached in time only through it. Most pawns at sea can be
passed on either side, which the tables `gates` and `meet` tell. Only behind the others, `late` searches again.
"""

from functools import cache
from typing import Final

from ...core.messages import Move
from ...core.paths import distances
from .sea import CURRENT, SEA, TWIR, Sea, the_sea

MOST_STEPS: Final = 16  # more than any throw with its bonus
# Distances are kept as bytes: small tables stay in the cache of the processor.
TOO_FAR: Final = 255


class Throw:
    """What a throw of `steps` reaches from `start` on the empty board. `sails` are the moves to water fields."""

    def __init__(self, start: int, steps: int, distance: bytes, gates: bytes, water: int, sails: list[Move]) -> None:
        self.start = start
        self.steps = steps
        self.distance = distance
        self.gates = gates
        self.water = water  # the fields of the sails, as bits
        self.sails = sails
        self.usual = Ends(self, [], sails)


class Ends:
    """Where a throw can end with other pawns on the board. `gone` are the fields that these close or delay."""

    def __init__(self, throw: Throw, gone: list[int], sails: list[Move]) -> None:
        self.throw = throw
        self.gone = gone
        self.sails = sails

    def has(self, field: int) -> bool:
        return self.throw.distance[field] <= self.throw.steps and field not in self.gone


class Courses:
    """The searches on one board."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.size = sea.size
        self.stops: set[int] = {field for field in range(sea.size) if not sea.is_water[field]}
        self.ins: list[list[int]] = [[near for near in before if sea.is_water[near]] for before in sea.ways_back]
        self.before: list[int] = [(1 << field) - 1 for field in range(sea.size)]  # as bits
        self.meet: bytes = self.find_meetings()
        self.throws: list[Throw | None] = [None] * (sea.size * MOST_STEPS)
        self.from_start: list[bytes | None] = [None] * sea.size
        self.gates: list[bytes | None] = [None] * sea.size
        self.bits = sea.bits
        self.open = self.squares_of(SEA)
        self.winding = self.squares_of(CURRENT) | self.squares_of(TWIR)  # their exits are not simply all around
        self.leave = [self.squares_in(fields) for fields in sea.outs]
        self.at_bit = [-1] * (sea.pitch * sea.height)
        for (x, y), field in sea.field_at.items():
            self.at_bit[sea.bit(x, y)] = field

    def squares_of(self, ground: int) -> int:
        return self.squares_in(self.sea.all_of(ground))

    def squares_in(self, fields: list[int]) -> int:
        found = 0
        for field in fields:
            found |= self.bits[field]
        return found

    # --- the empty board

    def find_meetings(self) -> bytes:
        """A table of the pairs of fields that lead to the same field. If both are closed, they may delay it."""
        found = bytearray(self.size * self.size)
        for before in self.ins:
            for one in before:
                for two in before:
                    found[one * self.size + two] = 1
        return bytes(found)

    def throw(self, start: int, steps: int) -> Throw:
        known = self.throws[start * MOST_STEPS + steps]
        if known is None:
            known = self.on_empty_board(start, steps)
            self.throws[start * MOST_STEPS + steps] = known
        return known

    def on_empty_board(self, start: int, steps: int) -> Throw:
        distance = self.distance_from(start)
        reached = [field for field in range(self.size) if distance[field] <= steps or field == start]
        water = [field for field in reached if self.sea.is_water[field]]
        bits = sum([1 << field for field in water])
        return Throw(start, steps, distance, self.gates_from(start), bits, [self.sea.sails[field] for field in water])

    def distance_from(self, start: int) -> bytes:
        """The fewest steps to every field, through water. For `start` itself: the steps of a round trip."""
        known = self.from_start[start]
        if known is None:
            steps = distances(self.sea.outs, [start], stops=self.stops)
            steps[start] = 1 + min([steps[near] for near in self.ins[start]], default=TOO_FAR)
            known = bytes([min(each, TOO_FAR) for each in steps])
            self.from_start[start] = known
        return known

    def gates_from(self, start: int) -> bytes:
        """The gates: fields that are the only way to reach some other field with the fewest steps."""
        known = self.gates[start]
        if known is None:
            distance = self.distance_from(start)
            found = bytearray(self.size)
            for field in range(self.size):
                leading = [near for near in self.ins[field] if distance[near] == distance[field] - 1]
                if len(leading) == 1:
                    found[leading[0]] = 1
            known = bytes(found)
            self.gates[start] = known
        return known

    # --- with pawns in the way

    def ends(self, start: int, steps: int, full: list[int]) -> Ends:
        """PR-4.03 to PR-4.08: everything within so many steps, with these fields closed."""
        throw = self.throw(start, steps)
        distance = throw.distance
        closed: list[int] = []
        for field in full:
            if distance[field] <= steps:
                closed.append(field)
        if not closed:
            return throw.usual
        nearest = self.nearest_gate(throw, closed)
        gone = closed + self.late(throw, closed, nearest) if nearest < steps else closed
        return Ends(throw, gone, self.sails_without(throw, gone))

    def nearest_gate(self, throw: Throw, closed: list[int]) -> int:
        """The smallest distance at which a closed field can delay other fields; `throw.steps` if none can."""
        nearest, distance = throw.steps, throw.distance
        for field in closed:
            if distance[field] < nearest and (throw.gates[field] or self.meets_any(field, closed)):
                nearest = distance[field]
        return nearest

    def meets_any(self, field: int, closed: list[int]) -> bool:
        for other in closed:
            if other != field and self.meet[field * self.size + other]:
                return True
        return False

    def late(self, throw: Throw, closed: list[int], nearest: int) -> list[int]:
        """The free fields that are not reached any more. Searches step by step behind the nearest closed field.

        A field is doubtful if a closed or late field leads to it. `start` is never late: a ship may stay (PR-4.03).
        """
        late: list[int] = []
        shut = {throw.start, *closed}  # to which late and doubtful fields are added
        for step in range(nearest + 1, throw.steps + 1):
            doubtful = late[:]
            self.add_following(doubtful, closed, throw.distance, step, shut)
            self.add_following(doubtful, late, throw.distance, step, shut)
            reached = [field for field in doubtful if self.is_reached(field, step, throw.distance, shut)]
            for field in reached:
                shut.discard(field)
            late = [field for field in doubtful if field in shut] if reached else doubtful
        return late

    def add_following(
        self, doubtful: list[int], leading: list[int], distance: bytes, step: int, shut: set[int]
    ) -> None:
        """Add to `doubtful` the fields that `leading` would have reached with this step."""
        for field in leading:
            if distance[field] == step - 1:
                for near in self.sea.outs[field]:
                    if distance[near] == step and near not in shut:
                        doubtful.append(near)
                        shut.add(near)

    def is_reached(self, field: int, step: int, distance: bytes, shut: set[int]) -> bool:
        """Whether a field that leads here was reached before this step: it is neither closed nor late."""
        for before in self.ins[field]:
            if distance[before] < step and before not in shut:
                return True
        return False

    def sails_without(self, throw: Throw, gone: list[int]) -> list[Move]:
        """The sails of the empty board but those to `gone`. Deletes the last ones first: indices stay valid."""
        sails = throw.sails[:]
        for field in sorted(gone, reverse=True):
            if self.sea.is_water[field]:
                del sails[(throw.water & self.before[field]).bit_count()]
        return sails

    # --- exactly

    def can_tack(self, field: int, full: list[int]) -> bool:
        """Whether two free sea fields lie beside `field` and beside each other.

        Then a ship can use up any number of spare steps but one by going round them.
        """
        if self.sea.grounds[field] != SEA:
            return False
        beside = self.leave[field] & self.open & ~self.squares_in(full)
        return beside & (beside << 1 | beside << self.sea.pitch) != 0

    def ends_exactly(self, start: int, to: int, steps: int, full: list[int]) -> bool:
        """PR-10.03: whether a walk of exactly so many steps through water ends on `to`; fields may be passed twice.

        `to` may also be an island, which ends the walk.
        """
        free = (self.open | self.winding) & ~self.squares_in(full)
        ways, pitch = self.leave[start], self.sea.pitch
        for _ in range(steps - 1):
            now = ways & free
            ways = 0
            special = now & self.winding
            while special:
                field = self.at_bit[special.bit_length() - 1]
                special &= ~self.bits[field]
                now |= self.bits[field]
                ways |= self.leave[field]
            row = now & self.open
            beside = row << 1 | row >> 1
            row |= beside
            ways |= beside | row << pitch | row >> pitch  # the eight squares around, but not the square itself
        return bool(ways & self.bits[to])


@cache
def the_courses(small: bool) -> Courses:
    return Courses(the_sea(small))
