"""Every bot can play the game: it chooses a legal move."""

from collections.abc import Iterator
from functools import partial

from ..bots import LEVELS, make_bot
from ..bots.search.budget import BUDGETS
from ..core.chance import FastChance
from .asking import asked_in
from .finding import setting_check
from .matches import trail_of
from .settings import Setting

QUESTIONS = 15  # of a match, spread over it
FEW = 2  # for bots that take their time
HASTE = 1_000.0


@setting_check("bots")
def every_bot_chooses_among_the_legal_moves(setting: Setting) -> Iterator[str]:
    for level in LEVELS:
        yield from choices_of(setting, level)


def choices_of(setting: Setting, level: str) -> Iterator[str]:
    game, trail = setting.game, trail_of(setting)
    bot, chance = make_bot(level, game, 1, HASTE), FastChance(2)
    for number in trail.sample(FEW if level in BUDGETS else QUESTIONS):
        state = trail.steps[number].before
        seat, legal = asked_in(state).seat, game.legal_moves(state)
        move = bot.choose(seat, legal, partial(game.resample, state, seat, chance))
        if move not in legal:
            yield f"before move {number + 1}: the {level} chooses {move}, which is not legal."
