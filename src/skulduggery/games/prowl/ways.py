"""The way a ship takes: a shortest free way. If there are several, the first in the order of the fields."""

from functools import cache

from .courses import MOST_STEPS, TOO_FAR
from .sea import Sea, the_sea


class Guide:
    """The ways to one goal. By field: which exit to take, and how many steps are left to the goal."""

    def __init__(self, exits: bytes, left: bytes) -> None:
        self.exits = exits
        self.left = left


class Ways:
    """On the empty board the exit towards every goal is looked up. If ships are in the way, it searches."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.known: list[Guide | None] = [None] * sea.size

    def path(self, start: int, to: int, full: list[int]) -> list[int]:
        """The fields of the way, both ends included."""
        guide = self.guide_to(to)
        outs, exits, left = self.sea.outs, guide.exits, guide.left
        path = [start]
        here = start
        while here != to:
            here = outs[here][exits[here]]
            path.append(here)
        steps = left[start]
        for field in full:
            if left[field] < steps and path[steps - left[field]] == field:
                return self.detour(start, to, full)
        return path

    def guide_to(self, goal: int) -> Guide:
        known = self.known[goal]
        if known is None:
            left = self.sea.steps_to(goal)
            exits = [self.best_exit(field, goal, left) for field in range(self.sea.size)]
            known = Guide(bytes(exits), bytes([min(each, TOO_FAR) for each in left]))
            self.known[goal] = known
        return known

    def best_exit(self, here: int, goal: int, left: list[int]) -> int:
        for number, field in enumerate(self.sea.outs[here]):
            if left[field] == left[here] - 1 and (field == goal or self.sea.is_water[field]):
                return number
        return 0  # there already, or out of reach

    def detour(self, start: int, to: int, full: list[int]) -> list[int]:
        """Search around the ships: first for a way as short as on the empty board, then for longer ones."""
        left = self.sea.steps_to(to)
        for steps in range(left[start], MOST_STEPS):
            search = Search(self.sea, left, to, full)
            if search.goes_on(start, steps):
                return [start, *search.way[::-1]]
        return []


class Search:
    """A depth-first search for a way of a given length. It remembers dead ends."""

    def __init__(self, sea: Sea, left: list[int], to: int, full: list[int]) -> None:
        self.sea = sea
        self.left = left  # the fewest steps to the goal, by field
        self.to = to
        self.full = full
        self.way: list[int] = []  # backwards
        self.dead_ends: set[int] = set()

    def goes_on(self, here: int, steps: int) -> bool:
        """Whether the goal is reached from here; then `way` tells how."""
        if here == self.to:
            return True
        for field in self.sea.outs[here]:
            if self.left[field] < steps and self.may_pass(field) and field * MOST_STEPS + steps not in self.dead_ends:
                if self.goes_on(field, steps - 1):
                    self.way.append(field)
                    return True
                self.dead_ends.add(field * MOST_STEPS + steps)
        return False

    def may_pass(self, field: int) -> bool:
        return (field == self.to or self.sea.is_water[field]) and field not in self.full


@cache
def the_ways(small: bool) -> Ways:
    return Ways(the_sea(small))
