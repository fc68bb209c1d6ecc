"""Square boards: places are small ints, row by row from the north-west; names are `K8`."""

NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
STRAIGHT = (NORTH, EAST, SOUTH, WEST)
DIAGONAL = ((-1, 1), (1, 1), (1, -1), (-1, -1))


class Grid:
    """A rectangle of squares, columns A.. (AA after Z) from west to east, rows 1.. from north to south."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.names = [letters(at % columns) + str(at // columns + 1) for at in range(self.size)]
        self.index = {name: at for at, name in enumerate(self.names)}

    def at(self, name: str) -> int:
        """The square called `name`; lower case is welcome."""
        if name.upper() not in self.index:
            raise KeyError(f"{name} is not a square: {self.names[0]} to {self.names[-1]} are")
        return self.index[name.upper()]

    def beside(self, square: int, step: tuple[int, int]) -> int | None:
        """The square one step away, if it is still on the board."""
        row, column = square // self.columns + step[0], square % self.columns + step[1]
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return None

    def neighbours(self, square: int, steps: tuple[tuple[int, int], ...] = STRAIGHT) -> list[int]:
        """The squares one step away, in the order of `steps` (by default N, E, S, W)."""
        found = [self.beside(square, step) for step in steps]
        return [place for place in found if place is not None]


def letters(column: int) -> str:
    """A, B, .. Z, AA, AB .."""
    return (letters(column // 26 - 1) if column >= 26 else "") + chr(ord("A") + column % 26)
