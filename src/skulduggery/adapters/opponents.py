"""Who holds the other seats: a bot by its level, or a function of the user's."""

from collections.abc import Callable, Sequence
from typing import Any

from ..bots import make_bot
from ..bots.bot import Bot
from ..core.chance import FastChance
from ..core.game import AnyState
from ..core.messages import Move
from ..core.refusals import BadOptions
from ..text import Wording
from .encoding.encoder import Vector
from .rules import Mask, Rules

Policy = Callable[[Vector, Mask], int]  # from an observation and its mask to an action id
Opponent = str | Policy
SEEDS = 1 << 62


class Opponents:
    """The bots and policies of one match, by seat; None at the learner's seat."""

    def __init__(
        self, rules: Rules, encode: Callable[[AnyState, int], Vector], players: Sequence[Opponent | None]
    ) -> None:
        self.rules = rules
        self.encode = encode
        self.players = players
        self.bots: list[Bot | None] = [None] * len(players)
        self.chance = FastChance(0)

    def sit_down(self, seed: int) -> None:
        """For a new match. With the same seed bots make the same choices."""
        self.chance = FastChance(seed)
        self.bots = [self.bot(each) if isinstance(each, str) else None for each in self.players]

    def bot(self, level: str) -> Bot:
        try:
            return make_bot(level, self.rules.game, self.chance.below(SEEDS))
        except BadOptions as error:
            raise ValueError(Wording("en").tell(error.refusal, ())) from error

    def choose(self, state: AnyState, seat: int, legal: list[Move]) -> Move:
        bot, player = self.bots[seat], self.players[seat]
        if bot is not None:
            return bot.choose(seat, legal, lambda: self.rules.game.resample(state, seat, self.chance))
        assert callable(player), "the learner is asked by the environment itself"
        action = player(self.encode(state, seat), self.rules.mask(legal))
        move = self.rules.moves[action]
        if move not in legal:
            raise ValueError(f"the policy of seat {seat} chose the action {action}, which is not legal")
        return move


def by_seat(rules: Rules, given: Opponent | Sequence[Any], seat: int) -> list[Opponent | None]:
    """One opponent for all other seats, or one for each of them in seating order after the learner."""
    others = rules.players - 1
    chosen = [given] * others if isinstance(given, str) or callable(given) else list(given)
    if len(chosen) != others:
        raise ValueError(f"there are {others} other seats, but {len(chosen)} opponents were given")
    players: list[Opponent | None] = [None] * rules.players
    for after, each in enumerate(chosen, start=1):
        players[(seat + after) % rules.players] = each
    return players
