"""Hexagonal boards: pointy-top hexes in axial coordinates (q to the right, r downwards); names are `E5`."""

from .grid import letters

DIRECTIONS = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}


class HexGrid:
    """All hexes within `radius` of the centre; places are small ints, row by row from the top.

    People call them by the row's letter, A at the top, and the number within the row, 1 at the left.
    """

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.hexes = [
            (q, r)
            for r in range(-radius, radius + 1)
            for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
        ]
        self.size = len(self.hexes)
        self.index = {place: at for at, place in enumerate(self.hexes)}
        self.names = [letters(r + radius) + str(q - max(-radius, -radius - r) + 1) for q, r in self.hexes]
        self.named: dict[str, int] = {name: at for at, name in enumerate(self.names)}

    def at(self, name: str) -> int:
        """The hex called `name`; lower case is welcome."""
        if name.upper() not in self.named:
            raise KeyError(f"{name} is not a hex: {self.names[0]} to {self.names[-1]} are")
        return self.named[name.upper()]

    def beside(self, place: int, direction: str) -> int | None:
        """The hex one step away, if it is still on the board."""
        q, r = self.hexes[place]
        dq, dr = DIRECTIONS[direction]
        return self.index.get((q + dq, r + dr))

    def neighbours(self, place: int) -> list[int]:
        """The hexes one step away, clockwise from the north-east."""
        found = [self.beside(place, direction) for direction in DIRECTIONS]
        return [neighbour for neighbour in found if neighbour is not None]

    def distance(self, one: int, other: int) -> int:
        (q, r), (p, s) = self.hexes[one], self.hexes[other]
        return max(abs(q - p), abs(r - s), abs(q + r - p - s))
