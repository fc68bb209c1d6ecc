"""Where a throw can end (specification, section 5): king steps by shifts of one large int, for all squares at once.

What the empty board gives is kept for every field and throw, step by step. Pawns in the way take out their own squares
and whatever can only be reached through them in time: only the squares behind them are looked at again.
"""

from functools import cache
from typing import Final

from ...core.messages import Move
from .sea import CURRENT, SEA, TOWN, TWIR, Sea, the_sea

MOST_STEPS: Final = 16  # more than any throw with its bonus


class Ends:
    """Where so many steps can end: the squares of all fields reached, and the sails to the water fields among them."""

    def __init__(self, area: int, sails: list[Move]) -> None:
        self.area = area
        self.sails = sails


class Usual(Ends):
    """The same on the empty board: also what is reached after each step, and the fields in the order of the sails."""

    def __init__(self, layers: list[int], fields: list[int], sails: list[Move]) -> None:
        super().__init__(layers[-1], sails)
        self.layers = layers
        self.fields = fields


class Courses:
    """The searches on one board."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.pitch = sea.pitch
        self.bits = sea.bits
        self.open = self.squares_of(SEA)
        self.winding = self.squares_of(CURRENT) | self.squares_of(
            TWIR
        )  # fields of several squares, left in their own way
        self.water = self.open | self.winding
        self.towns = self.squares_of(TOWN)
        self.leave = [self.squares_in(fields) for fields in sea.outs]
        self.everywhere = self.squares_in(list(range(sea.size)))
        self.at_bit = [-1] * (sea.pitch * sea.height)
        for (x, y), field in sea.field_at.items():
            self.at_bit[sea.bit(x, y)] = field
        self.first_bit = [1 << sea.bit(*squares[0]) for squares in sea.squares]
        self.first_bits = sum([bit for field, bit in enumerate(self.first_bit) if sea.is_water[field]])
        self.into = [self.squares_in([near for near in before if sea.is_water[near]]) for before in sea.ways_back]
        self.usual: list[Usual | None] = [None] * (sea.size * MOST_STEPS)

    def squares_of(self, ground: int) -> int:
        return self.squares_in(self.sea.all_of(ground))

    def squares_in(self, fields: list[int]) -> int:
        found = 0
        for field in fields:
            found |= self.bits[field]
        return found

    def ends(self, start: int, steps: int, blocked: int) -> Ends:
        """PR-4.03 to PR-4.08: everything within so many steps, with these squares closed to passage."""
        key = start * MOST_STEPS + steps
        usual = self.usual[key]
        if usual is None:
            usual = self.on_empty_board(start, steps)
            self.usual[key] = usual
        inside = usual.area & blocked
        if not inside:
            return usual
        area = self.around(usual.layers, inside)
        return Ends(area, self.without(usual, usual.area & ~area & ~self.first_bit[start]))

    def on_empty_board(self, start: int, steps: int) -> Usual:
        layers = self.spread(start, steps)
        listed = layers[-1] | self.first_bit[start]  # staying is always possible
        fields = [
            field for field in range(self.sea.size) if self.sea.is_water[field] and listed & self.first_bit[field]
        ]
        return Usual(layers, fields, [self.sea.sails[field] for field in fields])

    def spread(self, start: int, steps: int) -> list[int]:
        """All squares of the fields that are reached within one, two, .. `steps` steps."""
        reached, new = 0, self.leave[start]
        layers: list[int] = []
        for _ in range(steps):
            onward = 0
            special = new & self.winding
            while special:
                field = self.at_bit[special.bit_length() - 1]
                special &= ~self.bits[field]
                new |= self.bits[field]
                onward |= self.leave[field]
            reached |= new
            layers.append(reached)
            row = new & self.open
            row |= row << 1 | row >> 1
            new = (onward | row | row << self.pitch | row >> self.pitch) & self.everywhere & ~reached
        return layers

    def around(self, layers: list[int], blocked: int) -> int:
        """What is still reached with these squares closed.

        A field is in doubt if one of those that lead to it is closed or was missed itself; then the others are asked.
        """
        bits, leave, at_bit = self.bits, self.leave, self.at_bit
        beyond, missed, rest = 0, 0, blocked
        while rest:
            field = at_bit[rest.bit_length() - 1]
            rest &= ~bits[field]
            beyond |= leave[field]
        free = ~blocked
        edge = beyond
        now = layers[0] & free
        for step in range(1, len(layers)):
            following = layers[step] & free
            doubtful = (edge & following & ~now) | missed
            if doubtful:
                reached = now & ~missed
                missed, edge = 0, beyond
                while doubtful:
                    field = at_bit[doubtful.bit_length() - 1]
                    doubtful &= ~bits[field]
                    if not self.into[field] & reached:
                        missed |= bits[field]
                        edge |= leave[field]
            now = following
        return now & ~missed

    def without(self, usual: Usual, gone: int) -> list[Move]:
        """The usual sails but those to fields that are not reached now."""
        sails, fields = usual.sails[:], usual.fields
        firsts = gone & self.first_bits
        while firsts:
            bit = firsts.bit_length() - 1
            firsts ^= 1 << bit
            del sails[place_of(fields, self.at_bit[bit])]  # the last one first, so that the places of the others stay
        return sails

    def ends_exactly(self, start: int, to: int, steps: int, blocked: int) -> bool:
        """PR-10.03: whether a walk of exactly so many steps through water ends on `to`; fields may be passed twice."""
        free = self.water & ~blocked
        now = self.bits[start]
        ways = self.leave[start]
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
            ways |= beside | row << self.pitch | row >> self.pitch  # all around, but not where it is
        return bool(now & self.first_bit[to])

    def path(self, start: int, to: int, blocked: int) -> list[int]:
        """The fields of a shortest free way, both ends included. Ties: straight ways of the empty board first."""
        steps = self.sea.steps_to(to)
        path = [start]
        here = start
        while here != to:
            left = steps[here] - 1
            beyond = -1
            for field in self.sea.outs[here]:
                if (
                    steps[field] == left
                    and (field == to or self.sea.is_water[field])
                    and not self.bits[field] & blocked
                ):
                    beyond = field
                    break
            if beyond < 0:
                return self.detour(start, to, blocked)
            path.append(beyond)
            here = beyond
        return path

    def detour(self, start: int, to: int, blocked: int) -> list[int]:
        came_from: dict[int, int] = {start: start}
        frontier = [start]
        while frontier and to not in came_from:
            found: list[int] = []
            for field in frontier:
                for beyond in self.sea.outs[field]:
                    if beyond not in came_from and not self.bits[beyond] & blocked:
                        came_from[beyond] = field
                        if self.sea.is_water[beyond]:
                            found.append(beyond)
            frontier = found
        path = [to]
        while path[-1] != start:
            path.append(came_from[path[-1]])
        return path[::-1]


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
