"""The game: a new match, who sees what, and how it ends."""

from typing import Any

from skulduggery.core.chance import Chance
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Move, Result, View

from .messages import AnyMove, Bid, DiceView, Doubt, LiarsOptions, Roll
from .rules import FACES, Match, RollDecision


class LiarsDice(Game[Match]):
    key, version, seats = "liars_dice", 1, range(2, 7)
    options_type, move_type, first_seat_begins = LiarsOptions, AnyMove, True
    lengths = (5, 15)

    def set_up(self, options: LiarsOptions, chance: Chance, log: list[Event]) -> Match:
        return Match(options, [(0,) * options.dice] * options.players, [RollDecision(0)])

    def view(self, state: Match, seat: int | None) -> View:
        asked = state.asked()
        return DiceView(
            seat=seat,
            active=None if asked is None else asked.seat,
            round=state.round,
            bidder=state.bidder if state.bidder >= 0 else None,
            bid_count=state.bid.count,
            bid_face=state.bid.face,
            dice=tuple(
                dice if state.open or owner == seat else (0,) * len(dice) for owner, dice in enumerate(state.dice)
            ),
        )

    def resample(self, state: Match, seat: int | None, chance: Chance) -> Match:
        """What lies under the cups of the others may be anything, unless the cups are lifted or nothing was rolled."""
        guess = state.copy()
        if state.round and not state.open:
            for other, dice in enumerate(guess.dice):
                if other != seat:
                    guess.dice[other] = tuple(sorted(chance.die() for _ in dice))
        return guess

    def result(self, state: Match) -> Result | None:
        if state.pending:
            return None
        return Result(state.places(), tuple(len(dice) for dice in state.dice), "")

    def all_moves(self, options: LiarsOptions) -> list[Move]:
        counts = range(1, options.dice * options.players + 1)
        return [Roll(), Doubt(), *(Bid(count, face) for count in counts for face in FACES)]

    def census(self, state: Match) -> dict[str, int]:
        return {"dice": state.total() + state.lost}

    def worth(self, view: Any) -> tuple[int, ...]:
        return tuple(len(dice) for dice in view.dice)


GAME = LiarsDice()
