"""Parley on the contract: ties everything together."""

from collections import Counter as Tally
from typing import Any

from skulduggery.core.chance import Chance
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Move, Result, ScoreLine, View

from . import hidden
from .dealing import draw_card
from .decisions import begin_turn
from .events import LastCalled
from .moves import AnyMove, Counter, Demand, Draw, Give, LastCall, Pass, Show
from .options import ParleyOptions
from .scoring import purse, standings
from .state import CARDS, FIRST_CARDS, Parley
from .telling import TELLING
from .views import ParleyView


class ParleyGame(Game[Parley]):
    key, version, seats, listed = "parley", 2, range(2, 5), False
    options_type, move_type, first_seat_begins = ParleyOptions, AnyMove, True
    telling, reactions = TELLING, ("counter",)

    def set_up(self, options: ParleyOptions, chance: Chance, log: list[Event]) -> Parley:
        state = Parley(options)
        for _ in range(FIRST_CARDS):
            for seat in range(options.players):
                draw_card(state, seat, chance, log)
        begin_turn(state, 0, log)
        return state

    def view(self, state: Parley, seat: int | None) -> View:
        return hidden.view(state, seat)

    def resample(self, state: Parley, seat: int | None, chance: Chance) -> Parley:
        return hidden.resample(state, seat, chance)

    def result(self, state: Parley) -> Result | None:
        return None if state.pending else standings(state)

    def worth(self, view: ParleyView) -> tuple[int, ...]:
        return view.coins

    def score_sheet(self, state: Parley, seat: int) -> tuple[ScoreLine, ...]:
        return purse(state, seat)

    def all_moves(self, options: Any) -> list[Move]:
        moves: list[Move] = [Draw(), Pass(), LastCall(), *map(Counter, CARDS)]
        for action in (Demand, Show, Give):
            moves += [action(card, asked) for card in CARDS for asked in range(options.players)]
        return moves

    def census(self, state: Parley) -> dict[str, int]:
        cards = [*state.deck, *state.discards, *(card for seat in range(len(state.rows)) for card in state.hand(seat))]
        return {**Tally(cards), "coins": sum(state.coins)}

    def minutes(self, options: ParleyOptions) -> int | None:
        return options.minutes or None

    def table_moves(self, state: Parley) -> list[Move]:
        """PY-6.02: only where it changes anything."""
        return [LastCall()] if state.pending and state.round < state.last_round else []

    def resolve_table_move(self, state: Parley, move: Move, chance: Chance, log: list[Event]) -> None:
        state.last_round = state.round
        log.append(LastCalled(state.round))


GAME = ParleyGame()
