"""Where a throw can end (specification, section 5).

What the empty board gives is kept for every field and throw. Pawns in the way take out their own fields and whatever
can only be reached through them in time: only the fields behind them are looked at again, one step after the other.
"""

from functools import cache
from typing import Final

from ...core.messages import Move
from ...core.paths import FAR, distances, shortest_path
from .sea import CURRENT, SEA, TWIR, Sea, the_sea

MOST_STEPS: Final = 16  # more than any throw with its bonus
LATE: Final = 1  # not reached so far, but perhaps in a later step
FULL: Final = 2  # others stand there


class Ends:
    """Where so many steps can end: the sails to water fields, and what is known of all fields (`marks`)."""

    def __init__(self, steps: int, distance: list[int], marks: list[int], sails: list[Move]) -> None:
        self.steps = steps
        self.distance = distance  # on the empty board
        self.marks = marks  # 0 where that is true today
        self.sails = sails

    def has(self, field: int) -> bool:
        return self.distance[field] <= self.steps and self.marks[field] == 0


class Courses:
    """The searches on one board."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.nothing: list[int] = [0] * sea.size
        self.stops: list[int] = [field for field in range(sea.size) if not sea.is_water[field]]
        self.ins: list[list[int]] = [[near for near in before if sea.is_water[near]] for before in sea.ways_back]
        self.fields: list[list[int]] = [[] for _ in range(sea.size * MOST_STEPS)]  # water in reach, ascending
        self.usual: list[Ends | None] = [None] * (sea.size * MOST_STEPS)
        self.from_start: list[list[int] | None] = [None] * sea.size
        self.bits = sea.bits
        self.open = self.squares_of(SEA)
        self.winding = self.squares_of(CURRENT) | self.squares_of(TWIR)  # left in their own way
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

    # --- within reach

    def ends(self, start: int, steps: int, full: list[int]) -> Ends:
        """PR-4.03 to PR-4.08: everything within so many steps, with these fields closed."""
        key = start * MOST_STEPS + steps
        usual = self.usual[key]
        if usual is None:
            usual = self.on_empty_board(start, steps)
            self.usual[key] = usual
        inside: list[int] = []
        for field in full:
            if usual.distance[field] <= steps:
                inside.append(field)
        return self.around(usual, inside, start) if inside else usual

    def on_empty_board(self, start: int, steps: int) -> Ends:
        distance = self.distance_from(start)
        key = start * MOST_STEPS + steps
        water = [field for field in range(self.sea.size) if self.sea.is_water[field]]
        self.fields[key] = [field for field in water if distance[field] <= steps or field == start]
        return Ends(steps, distance, self.nothing, [self.sea.sails[field] for field in self.fields[key]])

    def distance_from(self, start: int) -> list[int]:
        """The fewest steps on the empty board, through water; back to the start it takes some, too."""
        known = self.from_start[start]
        if known is None:
            known = distances(self.sea.outs, [start], stops=self.stops)
            known[start] = 1 + min([known[near] for near in self.ins[start]], default=FAR)
            self.from_start[start] = known
        return known

    def around(self, usual: Ends, full: list[int], start: int) -> Ends:
        """A field is in doubt if one of those that lead to it is full or late; then the others are asked."""
        distance, steps, outs = usual.distance, usual.steps, self.sea.outs
        marks = self.nothing[:]
        doubtful: list[list[int]] = [[] for _ in range(steps + 2)]
        for field in full:
            marks[field] = FULL
        for field in full:
            following = distance[field] + 1
            if following <= steps:
                for near in outs[field]:
                    if distance[near] == following:
                        doubtful[following].append(near)
        for step in range(2, steps + 1):
            if doubtful[step]:
                self.ask(doubtful, step, distance, marks)
        return Ends(steps, distance, marks, self.sails_without(usual, marks, full, doubtful[steps + 1], start))

    def ask(self, doubtful: list[list[int]], step: int, distance: list[int], marks: list[int]) -> None:
        """Which doubtful fields are reached with this step; the others are late, and those behind them doubtful."""
        late: list[int] = []
        found: list[int] = []
        for field in doubtful[step]:
            if marks[field] == FULL:
                continue
            reached = False
            for before in self.ins[field]:
                if distance[before] < step and marks[before] == 0:
                    reached = True
                    break
            if reached:
                found.append(field)
            else:
                late.append(field)
        for field in found:
            marks[field] = 0
        for field in late:
            if marks[field] == 0:
                marks[field] = LATE
                doubtful[step + 1].append(field)
                for near in self.sea.outs[field]:
                    if distance[near] == step + 1:
                        doubtful[step + 1].append(near)
            elif field not in doubtful[step + 1]:
                doubtful[step + 1].append(field)

    def sails_without(self, usual: Ends, marks: list[int], full: list[int], late: list[int], start: int) -> list[Move]:
        """The usual sails but those to fields that are full or too late; the ship may stay where it is."""
        fields = self.fields[start * MOST_STEPS + usual.steps]
        gone: list[int] = []
        for field in full + late:
            listed = self.sea.is_water[field] and field != start and usual.distance[field] <= usual.steps
            if listed and marks[field] and field not in gone:
                gone.append(field)
        gone.sort(reverse=True)
        sails = usual.sails[:]
        for field in gone:
            del sails[place_of(fields, field)]  # the last one first, so that the places of the others stay
        return sails

    # --- exactly

    def ends_exactly(self, start: int, to: int, steps: int, full: list[int]) -> bool:
        """PR-10.03: whether a walk of exactly so many steps through water ends on `to`; fields may be passed twice.

        King steps are shifts of one large int, for all squares at once.
        """
        free = (self.open | self.winding) & ~self.squares_in(full)
        now, ways, pitch = 0, self.leave[start], self.sea.pitch
        for _ in range(steps):
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
            ways |= beside | row << pitch | row >> pitch  # all around, but not where it is
        return bool(now & self.bits[to])

    # --- ways

    def path(self, start: int, to: int, full: list[int]) -> list[int]:
        """The fields of a shortest free way, both ends included."""
        steps = self.sea.steps_to(to)
        path = [start]
        here = start
        while here != to:
            left = steps[here] - 1
            beyond = -1
            for field in self.sea.outs[here]:
                if steps[field] == left and (field == to or self.sea.is_water[field]) and field not in full:
                    beyond = field
                    break
            if beyond < 0:
                return self.detour(start, to, full)
            path.append(beyond)
            here = beyond
        return path

    def detour(self, start: int, to: int, full: list[int]) -> list[int]:
        return shortest_path(self.sea.outs, start, to, closed=full, stops=self.stops)


def place_of(fields: list[int], field: int) -> int:
    """Where a field stands in an ascending list."""
    low, high = 0, len(fields)
    while low < high:
        middle = (low + high) // 2
        if fields[middle] < field:
            low = middle + 1
        else:
            high = middle
    return low


@cache
def the_courses(small: bool) -> Courses:
    return Courses(the_sea(small))
