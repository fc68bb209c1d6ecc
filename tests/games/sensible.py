"""Matches of sensible players, who buy, store and play cards: random players hold hardly any secrets in some games."""

from functools import cache

from skulduggery.bots import make_bot
from skulduggery.checks.matches import Step, Trail
from skulduggery.checks.settings import Setting
from skulduggery.core.chance import FastChance
from tests.question import asked_in

RANDOM_ONE_IN = 4  # moves, so that rare rules occur too
LONGEST = 500  # moves


class SensibleTrail(Trail):
    """The beginning of a match. Has the interface of a random match."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.bot = make_bot("bosun", setting.game, seed)
        self.begin(setting.game, setting.options, seed)
        chance = FastChance(seed)
        while self.table.state.pending and len(self.steps) < LONGEST:
            self.steps.append(self.step(chance) if chance.below(RANDOM_ONE_IN) == 0 else self.sensible_step(chance))

    def sensible_step(self, chance: FastChance) -> Step:
        table, before = self.table, self.table.state.copy()
        seat = asked_in(before).seat
        move = self.bot.choose(seat, self.game.legal_moves(before), lambda: self.game.resample(before, seat, chance))
        return self.noted(before, seat, move, table.play(seat, move))


@cache
def sensible_trail(setting: Setting, seed: int = 1) -> SensibleTrail:
    return SensibleTrail(setting, seed)
