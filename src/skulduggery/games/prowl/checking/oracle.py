"""A reference implementation of reach and battles (sections 3 and 5, PR-10.07), slow and from the specification.

It uses nothing of the engine: fields are read from the drawn board.
"""

from collections.abc import Collection, Iterable

Square = tuple[int, int]
Field = frozenset[Square]
ARROWS = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}
BRIDGES = {"N": "S", "S": "N", "E": "W", "W": "E"}
TOWNS, ISLANDS, HOMES = "TUCRBLMF", "bhpodrktci", "12345678"


class Board:
    """A board as squares and signs; a field is a set of squares."""

    def __init__(self, rows: list[str]) -> None:
        self.signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
        self.fields = {square: self.field(square) for square, sign in self.signs.items() if sign not in "#%Y&*"}

    def field(self, square: Square) -> Field:
        """PR-3.01: the squares of one sign that hang together; a current only along its arrow."""
        sign = self.signs[square]
        if sign == ".":
            return frozenset([square])
        sides = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        if sign in "<>":
            sides = sides[:2]
        elif sign in "^v":
            sides = sides[2:]
        found, todo = {square}, [square]
        while todo:
            x, y = todo.pop()
            for dx, dy in sides:
                beside = (x + dx, y + dy)
                if self.signs.get(beside) == sign and beside not in found:
                    found.add(beside)
                    todo.append(beside)
        return frozenset(found)

    def sign(self, field: Field) -> str:
        return self.signs[next(iter(field))]

    def name(self, field: Field) -> str:
        """The id of a sea or current field."""
        x, y = min(field, key=lambda square: (square[1], square[0]))
        return f"{x},{y}" if self.sign(field) == "." else f"cur:{x},{y}"

    def out(self, field: Field) -> set[Field]:
        """PR-4.04, PR-3.05, PR-3.07"""
        sign = self.sign(field)
        if sign in ARROWS:
            dx, dy = ARROWS[sign]
            x, y = max(field, key=lambda square: square[0] * dx + square[1] * dy)
            near = [(x + dx, y + dy), (x + dx + dy, y + dy + dx), (x + dx - dy, y + dy - dx)]
        else:
            near = [(x + dx, y + dy) for x, y in field for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        found = {self.fields[square] for square in near if square in self.fields} - {field}
        if sign in BRIDGES:
            found |= {other for other in self.fields.values() if self.sign(other) == BRIDGES[sign]}
        return found

    def is_water(self, field: Field) -> bool:
        return self.sign(field) in ".<>^vNESW"

    def capacity(self, field: Field) -> int:
        sign = self.sign(field)
        return 3 if sign in TOWNS else 2 if sign in BRIDGES else 1

    def reach(
        self, start: Field, steps: int, others: Iterable[Field], stops: Collection[Field]
    ) -> tuple[set[Field], set[Field]]:
        """Section 5: destinations, and those among them where a walk of exactly so many steps ends."""
        pawns = list(others)
        now, water, hit = {start}, set[Field](), set[Field]()
        for _ in range(steps):
            beyond: set[Field] = set()
            for field in now:
                for to in self.out(field):
                    if pawns.count(to) >= self.capacity(to):
                        continue
                    if self.is_water(to):
                        beyond.add(to)
                    elif to in stops:
                        hit.add(to)
            now = beyond
            water |= now
        return water | hit | {start}, now

    def alongside(self, one: Field, two: Field) -> bool:
        """PR-10.02"""
        return any(abs(x - a) + abs(y - b) == 1 for x, y in one for a, b in two)


def attacker_wins(attack: list[int], defence: list[int]) -> bool:
    """PR-10.07: compared as numbers of the k highest digits."""
    k = min(len(attack), len(defence))

    def number(dice: list[int]) -> int:
        return int("".join(str(die) for die in sorted(dice, reverse=True)[:k]))

    return number(attack) > number(defence)
