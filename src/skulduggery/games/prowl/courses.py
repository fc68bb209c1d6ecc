"""Where a throw can end (specification, section 5): king steps by shifts of one large int, for all squares at once.

Pawns in the way are bits taken out of `free`. Most of the sea is free most of the time: what the empty board gives is
kept for every field and throw, and searched anew only if somebody stands inside that area.
"""

from functools import cache
from typing import Final

from ...core.messages import Move
from .sea import CURRENT, SEA, TWIR, Sea, the_sea

BYTE: Final = 256
MOST_STEPS: Final = 16  # more than any throw with its bonus


class Ends:
    """Where so many steps can end: the squares of all fields reached, and the sails to the water fields among them."""

    def __init__(self, area: int, sails: list[Move]) -> None:
        self.area = area
        self.sails = sails


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
        self.leave = [self.squares_in(fields) for fields in sea.outs]
        self.everywhere = self.squares_in(list(range(sea.size)))
        self.at_bit = [-1] * (sea.pitch * sea.height)
        for (x, y), field in sea.field_at.items():
            self.at_bit[sea.bit(x, y)] = field
        self.first_bit = [1 << sea.bit(*squares[0]) for squares in sea.squares]
        self.octets = (sea.pitch * sea.height + 7) // 8
        self.listing = [self.list_octet(octet) for octet in range(self.octets)]
        self.empty: list[Ends | None] = [None] * (sea.size * MOST_STEPS)

    def squares_of(self, ground: int) -> int:
        return self.squares_in(self.sea.all_of(ground))

    def squares_in(self, fields: list[int]) -> int:
        found = 0
        for field in fields:
            found |= self.bits[field]
        return found

    def list_octet(self, octet: int) -> list[list[Move]]:
        """For each pattern of eight squares the sails to the water fields that begin on one of them."""
        sails: list[Move | None] = []
        for bit in range(8 * octet, 8 * octet + 8):
            field = self.at_bit[bit] if bit < len(self.at_bit) else -1
            begins = field >= 0 and self.first_bit[field] == 1 << bit and self.sea.is_water[field]
            sails.append(self.sea.sails[field] if begins else None)
        listed: list[list[Move]] = []
        for pattern in range(BYTE):
            chosen: list[Move] = []
            for at, sail in enumerate(sails):
                if sail is not None and pattern >> at & 1:
                    chosen.append(sail)
            listed.append(chosen)
        return listed

    def ends(self, start: int, steps: int, blocked: int) -> Ends:
        """PR-4.03 to PR-4.08: everything within so many steps, with these squares closed to passage."""
        key = start * MOST_STEPS + steps
        usual = self.empty[key]
        if usual is None:
            usual = self.search(start, steps, self.everywhere)
            self.empty[key] = usual
        if usual.area & blocked:
            return self.search(start, steps, self.everywhere & ~blocked)
        return usual

    def search(self, start: int, steps: int, free: int) -> Ends:
        area = self.spread(start, steps, free)
        listed = area | self.first_bit[start]  # staying is always possible
        return Ends(area, self.list_sails(listed))

    def spread(self, start: int, steps: int, free: int) -> int:
        """All squares of the fields that are reached in one to `steps` steps."""
        pitch, sea, winding, bits, leave = self.pitch, self.open, self.winding, self.bits, self.leave
        reached = 0
        new = leave[start] & free
        while True:
            onward = 0
            special = new & winding
            while special:
                field = self.at_bit[special.bit_length() - 1]
                special &= ~bits[field]
                reached |= bits[field]
                onward |= leave[field]
            reached |= new
            steps -= 1
            if steps == 0:
                return reached
            row = new & sea
            row |= row << 1 | row >> 1
            new = (onward | row | row << pitch | row >> pitch) & free & ~reached
            if not new:
                return reached

    def list_sails(self, area: int) -> list[Move]:
        sails: list[Move] = []
        octets = area.to_bytes(self.octets, "little")
        for at in range(self.octets):
            pattern = octets[at]
            if pattern:
                sails += self.listing[at][pattern]
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


@cache
def the_courses(small: bool) -> Courses:
    return Courses(the_sea(small))
