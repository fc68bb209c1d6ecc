"""How long a search may think: so many playouts, or so much CPU time."""

import time
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Final, NamedTuple

from ...core import game as contract

NO_LIMIT: Final = 1_000_000_000
SHORTEST: Final = 20.0  # milliseconds: with less a search finds out nothing
LOOKS: Final = 2  # how often a bot judges its moves before playouts, each time in other resampled states


def is_compiled(module: ModuleType) -> bool:
    """Whether mypyc made the module. A module without its source (`.pyc`) is interpreted."""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


IS_COMPILED: Final = is_compiled(contract)


class Allowance(NamedTuple):
    """What a level may use for one decision: playouts, or milliseconds of the compiled and the interpreted build."""

    playouts: int
    compiled: float
    interpreted: float


BUDGETS: Final[dict[str, Allowance]] = {
    "captain": Allowance(60, 220.0, 1_200.0),
    "admiral": Allowance(1_000, 1_300.0, 4_000.0),
}
# Of the two answers to somebody who asks for a hint: so much for the search, and as much again for the reasons.
ADVICE: Final[dict[str, Allowance]] = {
    "quick": Allowance(20, 120.0, 250.0),
    "thorough": Allowance(120, 700.0, 1_500.0),
}
FINAL: Final = "thorough"
COACHING: Final = Allowance(40, 120.0, 250.0)  # to find a better move than the chosen one, and as much to confirm it


class Budget:
    """With playouts the same seed gives the same moves on any machine. With milliseconds it keeps a pace."""

    def __init__(self, playouts: int = NO_LIMIT, milliseconds: float = 0.0, looks: int = 1) -> None:
        self.looks = looks
        self.playouts = playouts
        self.milliseconds = milliseconds
        self.left = playouts
        self.until = 0.0

    def begin(self) -> None:
        """Begin a new decision."""
        self.left = self.playouts
        self.until = time.process_time() + self.milliseconds / 1000.0

    def spend(self, playouts: int) -> None:
        self.left -= playouts

    def is_spent(self) -> bool:
        return self.left <= 0 or self.is_over()

    def is_over(self) -> bool:
        """Whether the time is over."""
        return self.milliseconds > 0.0 and time.process_time() >= self.until


def budget_for_advice(depth: str, haste: float) -> Budget:
    """A person waits for the first answer, so it comes quickly; the second one is better."""
    return budget_within(ADVICE[depth], haste)


def budget_of(level: str, haste: float) -> Budget:
    """The budget of a level. Without haste it counts playouts."""
    return budget_within(BUDGETS[level], haste)


def budget_within(allowed: Allowance, haste: float) -> Budget:
    if not haste:
        return Budget(allowed.playouts, looks=LOOKS)
    milliseconds = (allowed.compiled if IS_COMPILED else allowed.interpreted) / haste
    return Budget(milliseconds=max(SHORTEST, milliseconds), looks=LOOKS)
