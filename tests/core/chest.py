"""A chest: the smallest game with an open die, a secret to look at, and a question with a single answer."""

from typing import Any

from skulduggery.core.chance import Chance
from skulduggery.core.game import Decision, Game, Pending, State
from skulduggery.core.messages import Button, Event, Move, Result, Target, View
from skulduggery.core.options import Options


class Wait(Move, frozen=True):
    pass


class Roll(Move, frozen=True):
    pass


class Look(Move, frozen=True):
    pass


class Nod(Move, frozen=True):
    pass


class Waited(Event, frozen=True):
    pass


class Rolled(Event, frozen=True):
    value: int


class Looked(Event, frozen=True):
    seat: int
    content: str

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class ChestView(View, frozen=True):
    waited: int


class Chest(State):
    def __init__(self, waited: int, pending: list[Pending]) -> None:
        self.waited, self.pending = waited, pending

    def copy(self) -> "Chest":
        return Chest(self.waited, self.pending[:])


class Choose(Decision):
    kind, rule = "choose", "CH-1"

    def __init__(self, seat: int, moves: tuple[Move, ...]) -> None:
        self.seat, self.offers = seat, moves

    def moves(self, state: Chest) -> list[Move]:
        return list(self.offers)

    def resolve(self, state: Chest, move: Move, chance: Chance, log: list[Event]) -> None:
        """After waiting, nodding is the only choice. Everything else leads back to the first question."""
        if isinstance(move, Look):
            log += [Waited(), Looked(self.seat, "gold"), Waited()]
        else:
            log.append(Rolled(chance.die()) if isinstance(move, Roll) else Waited())
        state.waited += isinstance(move, Wait)
        state.pending.append(Choose(self.seat, (Nod(),) if isinstance(move, Wait) else (Wait(), Roll(), Look())))

    def targets(self, state: Chest) -> list[Target]:
        return [Button("wait"), Button("roll"), Button("look"), Button("nod")]


class ChestGame(Game[Chest]):
    key, version, seats, listed = "chest", 1, range(1, 2), False
    options_type, move_type = Options, Wait | Roll | Look | Nod

    def set_up(self, options: Options, chance: Chance, log: list[Event]) -> Chest:
        return Chest(0, [Choose(0, (Wait(), Roll(), Look()))])

    def view(self, state: Chest, seat: int | None) -> View:
        return ChestView(state.waited)

    def resample(self, state: Chest, seat: int | None, chance: Chance) -> Chest:
        return state.copy()

    def result(self, state: Chest) -> Result | None:
        return None

    def all_moves(self, options: Any) -> list[Move]:
        return [Wait(), Roll(), Look(), Nod()]

    def census(self, state: Chest) -> dict[str, int]:
        return {}


CHEST = ChestGame()
