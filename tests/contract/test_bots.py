"""Every bot can play every game, in both builds: it chooses a legal move."""

from functools import partial

import pytest

from skulduggery.bots import LEVELS, make_bot
from skulduggery.bots.search.budget import BUDGETS
from skulduggery.core.chance import FastChance
from tests.asking import asked_in

from .matches import trail_of
from .settings import Setting, each_setting

QUESTIONS = 15  # of a match, spread over it
FEW = 2  # for bots that take their time
HASTE = 1_000.0


@each_setting
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_among_the_legal_moves(setting: Setting, level: str) -> None:
    game, trail = setting.game, trail_of(setting)
    bot, chance = make_bot(level, game, 1, HASTE), FastChance(2)
    for number in trail.sample(FEW if level in BUDGETS else QUESTIONS):
        state = trail.steps[number].before
        seat, legal = asked_in(state).seat, game.legal_moves(state)
        assert bot.choose(seat, legal, partial(game.resample, state, seat, chance)) in legal
