"""Moves as numbers: the action id of a move is its place in `Game.all_moves`."""

from typing import Any

from .chance import Chance
from .engine_state import AnyState
from .game import Game
from .messages import Event, Move
from .options import Options


class Actions:
    """One game with its options, whose moves are numbers."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.moves: list[Move] = game.all_moves(options)
        self.ids: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}

    def legal(self, state: AnyState) -> list[int]:
        """The action ids of the legal moves in ascending order."""
        ids = self.ids
        found = [ids[move] for move in self.game.legal_moves(state)]
        found.sort()
        return found

    def after(self, state: AnyState | None, action: int, chance: Chance, log: list[Event]) -> AnyState:
        """The match after a legal action; where there is none yet, after its start. `state` stays as it is."""
        if state is None:
            began: AnyState = self.game.start(self.options, chance, log)
            return began
        ahead = state.copy()
        self.game.apply(ahead, self.moves[action], chance, log)
        return ahead
