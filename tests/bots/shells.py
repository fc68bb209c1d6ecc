"""A pearl under one of three shells: a game that raises `Peeked` if anything but the rules reads the real state."""

from typing import Any

from skulduggery.bots.heuristics.heuristic import Heuristic
from skulduggery.core.chance import Chance
from skulduggery.core.game import Decision, Game, Pending, State
from skulduggery.core.messages import Event, Move, Refusal, Result, Target, View
from skulduggery.core.options import Options

SHELLS = 3
BOTH_TOSSES = 2


class Point(Move, frozen=True):
    """Point at a shell. The next question is whether to lift it."""

    shell: int


class Lift(Move, frozen=True):
    """Lift the shell that was pointed at."""


class Leave(Move, frozen=True):
    """Leave the shell: a certain but small gain."""


class Toss(Move, frozen=True):
    """Toss a coin instead: uses chance."""


class Peeked(Exception):
    """Somebody read the real state."""


class Shells(State):
    def __init__(self, pearl: int, imagined: bool) -> None:
        self.pending: list[Pending] = [Choose()]
        self.under = pearl
        self.imagined = imagined
        self.gain = 0.0
        self.tosses = 0

    @property
    def pearl(self) -> int:
        if not self.imagined:
            raise Peeked
        return self.under

    def copy(self) -> "Shells":
        twin = Shells(self.under, self.imagined)
        twin.pending, twin.gain, twin.tosses = self.pending[:], self.gain, self.tosses
        return twin


class Question(Decision):
    rule = ""

    def __init__(self) -> None:
        self.seat = 0

    def targets(self, state: Shells) -> list[Target]:
        return []

    def targets_of(self, move: Move) -> tuple[Target, ...]:
        return ()

    def refusal(self, state: Shells, target: Target) -> Refusal:
        return Refusal("")


class Choose(Question):
    kind = "choose"

    def moves(self, state: Shells) -> list[Move]:
        return [*(Point(shell) for shell in range(SHELLS)), Toss()]

    def resolve(self, state: Shells, move: Point | Toss, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Point):
            state.pending.append(LiftOrLeave(move.shell))
        else:
            state.gain = float(chance.below(BOTH_TOSSES))


class LiftOrLeave(Question):
    kind = "lift_or_leave"

    def __init__(self, shell: int) -> None:
        super().__init__()
        self.shell = shell

    def moves(self, state: Shells) -> list[Move]:
        return [Lift(), Leave()]

    def resolve(self, state: Shells, move: Lift | Leave, chance: Chance, log: list[Event]) -> None:
        state.gain = 0.1 if isinstance(move, Leave) else float(state.pearl == self.shell)


class ShellGame(Game[Shells]):
    key, version, seats, listed = "shells", 1, range(1, 2), False
    options_type, move_type = Options, Point | Lift | Leave | Toss

    def __init__(self) -> None:
        self.applied: list[Move] = []

    def apply(self, state: Shells, move: Move, chance: Chance, log: list[Event] | None = None) -> list[Event]:
        self.applied.append(move)
        return super().apply(state, move, chance, log)

    def set_up(self, options: Options, chance: Chance, log: list[Event]) -> Shells:
        return Shells(chance.below(SHELLS), imagined=False)

    def view(self, state: Shells, seat: int | None) -> View:
        return View()

    def resample(self, state: Shells, seat: int | None, chance: Chance) -> Shells:
        return Shells(chance.below(SHELLS), imagined=True)

    def result(self, state: Shells) -> Result | None:
        return None if state.pending else Result((1,), (int(state.gain),), "")

    def all_moves(self, options: Any) -> list[Move]:
        return [*(Point(shell) for shell in range(SHELLS)), Lift(), Leave(), Toss()]

    def census(self, state: Shells) -> dict[str, int]:
        return {"pearls": 1}


class GainHeuristic(Heuristic):
    """Values a state by its gain only."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    def value(self, state: Shells, seat: int) -> float:
        return state.gain
