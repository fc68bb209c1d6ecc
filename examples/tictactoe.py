"""Noughts and crosses: a complete game on Skulduggery's contract. docs/plugins/tutorial.md explains the ideas."""

from typing import Annotated

from skulduggery.core.chance import Chance
from skulduggery.core.fields import ByPlace, Named, SeatNumber
from skulduggery.core.game import Decision, OpenGame, Pending, State
from skulduggery.core.messages import Event, Move, Place, Refusal, Result, Target, View
from skulduggery.core.options import Options
from skulduggery.core.refusals import Occupied

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


Cell = Annotated[int, Named("place")]


class Mark(Move, frozen=True):
    cell: Cell


class Marked(Event, frozen=True):
    seat: SeatNumber
    cell: Cell


class BoardView(View, frozen=True):
    cells: ByPlace[SeatNumber]  # the seat whose mark is there, -1 for none


class Board(State):
    __slots__ = ("cells",)

    def __init__(self, cells: list[int], pending: list[Pending]) -> None:
        self.cells, self.pending = cells, pending

    def copy(self) -> "Board":
        return Board(self.cells[:], self.pending[:])

    def things(self, seat: int) -> list[Target]:
        return [Place(str(cell)) for cell in range(9)]

    def has_won(self, seat: int) -> bool:
        cells = self.cells
        for a, b, c in LINES:
            if cells[a] == seat and cells[b] == seat and cells[c] == seat:
                return True
        return False


class MarkDecision(Decision):
    kind, rule = "mark", "TT-1"

    def moves(self, state: Board) -> list[Move]:
        return [Mark(cell) for cell, owner in enumerate(state.cells) if owner < 0]

    def resolve(self, state: Board, move: Mark, chance: Chance, log: list[Event]) -> None:
        state.cells[move.cell] = self.seat
        log.append(Marked(self.seat, move.cell))
        if -1 in state.cells and not state.has_won(self.seat):
            state.pending.append(MarkDecision(1 - self.seat))

    def refusal(self, state: Board, target: Target) -> Refusal:
        return Occupied("TT-1", getattr(target, "place", ""))


class TicTacToe(OpenGame[Board]):
    key, version, seats, listed = "tictactoe", 1, range(2, 3), False
    options_type, move_type, first_seat_begins = Options, Mark, True

    def set_up(self, options: Options, chance: Chance, log: list[Event]) -> Board:
        return Board([-1] * 9, [MarkDecision(0)])

    def view(self, state: Board, seat: int | None) -> View:
        return BoardView(tuple(state.cells))

    def result(self, state: Board) -> Result | None:
        wins = tuple(int(state.has_won(seat)) for seat in (0, 1))
        return None if state.pending else Result(tuple(2 - win if any(wins) else 1 for win in wins), wins, "")

    def all_moves(self, options: Options) -> list[Move]:
        return [Mark(cell) for cell in range(9)]

    def census(self, state: Board) -> dict[str, int]:
        return {"cells": len(state.cells)}


GAME = TicTacToe()
