"""Walks over the sea: every way a piece can go from one square, kept as a tree. PB-4.01, PB-4.06, PB-5.02, PB-9.03

The walks from a square depend on the chart alone, so they are listed once. What stands in the way today (a jailer)
is a mask of bits, and a walk is free if its own mask shares none of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

REMEMBERED: Final = 200  # answers kept for each number of steps: enough for one jailer on any square in reach


@mypyc_attr(serializable=True)  # a decision between ways holds some
class Walk:
    """One way to a square: the squares entered so far, the last one being where it ends."""

    def __init__(self, square: int, steps: int, mask: int, before: Walk | None) -> None:
        self.square = square
        self.steps = steps
        self.mask = mask  # a bit for every square entered
        self.before = before
        self.named: tuple[str, ...] = ()

    def trail(self, names: list[str]) -> tuple[str, ...]:
        """The names of all squares of the walk, where it starts included. Kept: the same walks are sailed again."""
        if not self.named:
            self.named = tuple([names[square] for square in self.squares()])
        return self.named

    def squares(self) -> list[int]:
        """All squares of the walk, where it starts included."""
        path = [self.square]
        walk = self.before
        while walk is not None:
            path.append(walk.square)
            walk = walk.before
        path.reverse()
        return path

    def is_free(self, blocked: int) -> bool:
        return not self.mask & blocked

    def arrives_at_jailer(self, blocked: int) -> bool:
        """PB-4.07: only the last square may be the jailer's."""
        return self.before is not None and not self.before.mask & blocked


class Courses:
    """The tree of walks from `start`, by number of steps and end, in the order N, E, S, W."""

    def __init__(
        self, ways: list[list[int]], land: list[bool], start: int, longest: int, bars_only_u_turns: bool
    ) -> None:
        self.start = start
        self.land = land
        self.by_steps: list[dict[int, list[Walk]]] = [{} for _ in range(longest + 1)]
        self.area: list[int] = [0] * (longest + 1)  # squares entered by walks of at most n steps
        self.ends: list[list[int]] = [[] for _ in range(longest + 1)]  # where n steps end, or land before
        self.known: list[dict[int, list[int]]] = [{} for _ in range(longest + 1)]  # `ends` by what was in the way
        frontier = [Walk(start, 0, 0, None)]
        for steps in range(1, longest + 1):
            frontier = self.grow(frontier, ways, bars_only_u_turns)
            self.area[steps] = self.area[steps - 1]
            for walk in frontier:
                self.by_steps[steps].setdefault(walk.square, []).append(walk)
                self.area[steps] |= walk.mask
            self.ends[steps] = self.list_ends(steps)

    def grow(self, frontier: list[Walk], ways: list[list[int]], bars_only_u_turns: bool) -> list[Walk]:
        """Every walk one step longer. PB-5.02: land ends it. PB-4.06: no U-turn, or no square twice."""
        start_bit = 1 << self.start
        longer: list[Walk] = []
        for walk in frontier:
            if self.land[walk.square] and walk.before is not None:
                continue
            if not bars_only_u_turns:
                barred = walk.mask | start_bit
            else:
                barred = 0 if walk.before is None else 1 << walk.before.square
            for to in ways[walk.square]:
                bit = 1 << to
                if not barred & bit:
                    longer.append(Walk(to, walk.steps + 1, walk.mask | bit, walk))
        return longer

    def list_ends(self, steps: int) -> list[int]:
        water = [square for square in self.by_steps[steps] if not self.land[square]]
        return sorted({*water, *self.landings(steps)})

    def landings(self, steps: int) -> list[int]:
        return [square for n in range(1, steps + 1) for square in self.by_steps[n] if self.land[square]]

    def walks_to(self, square: int, least: int, most: int) -> list[Walk]:
        """Every walk to `square` of `least` to `most` steps, shortest first."""
        found: list[Walk] = []
        for steps in range(least, most + 1):
            walks = self.by_steps[steps].get(square)
            if walks is not None:
                found += walks
        return found

    def longest_free(self, steps: int, blocked: int) -> int:
        """PB-4.10: a blocked piece sails the longest walk it can; 0 if it cannot take one step."""
        while steps > 0 and not self.free_ends(steps, blocked):
            steps -= 1
        return steps

    def free_walk(self, square: int, least: int, most: int, blocked: int) -> Walk | None:
        """The first walk to `square` that nothing blocks."""
        for steps in range(least, most + 1):
            walks = self.by_steps[steps].get(square)
            if walks is not None:
                for walk in walks:
                    if not walk.mask & blocked:
                        return walk
        return None

    def free_ends(self, steps: int, blocked: int) -> list[int]:
        """Where a move of exactly `steps` can end without meeting a jailer; land ends it earlier."""
        blocked &= self.area[steps]
        if not blocked:
            return self.ends[steps]
        known = self.known[steps]
        found = known.get(blocked)
        if found is None:
            if len(known) == REMEMBERED:
                known.clear()
            found = self.search_ends(steps, blocked)
            known[blocked] = found
        return found

    def search_ends(self, steps: int, blocked: int) -> list[int]:
        found: list[int] = []
        for square in self.ends[steps]:
            least = 1 if self.land[square] else steps
            if self.free_walk(square, least, steps, blocked) is not None:
                found.append(square)
        return found

    def reaches_jailer(self, square: int, least: int, most: int, blocked: int) -> bool:
        for walk in self.walks_to(square, least, most):
            if walk.arrives_at_jailer(blocked):
                return True
        return False
