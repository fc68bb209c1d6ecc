"""Every bot can play the game: it chooses a legal move, and the bosun soon."""

from collections.abc import Iterator
from functools import partial
from time import process_time

from ..bots import LEVELS, make_bot
from ..bots.greedy import Bosun
from ..bots.search.budget import BUDGETS
from ..core.chance import FastChance
from .finding import setting_check
from .matches import trail_of
from .question import asked_in
from .settings import Setting

QUESTIONS = 15  # of a match, spread over it
FEW = 2  # for bots that take their time
HASTE = 1_000.0
SLOW = 2.0  # seconds of the processor for one choice of a bosun


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


@setting_check("bots")
def the_bosun_chooses_soon(setting: Setting) -> Iterator[str]:
    """People wait for the move of a bosun. The time is that of the processor, so a busy machine changes little."""
    game, trail = setting.game, trail_of(setting)
    bosun, chance = Bosun(game, FastChance(1)), FastChance(2)
    for number in trail.sample(QUESTIONS):
        state = trail.steps[number].before
        asked, legal = asked_in(state), game.legal_moves(state)
        begin = process_time()
        bosun.choose(asked.seat, legal, partial(game.resample, state, asked.seat, chance))
        if fault := slowness(bosun, process_time() - begin):
            yield f"before move {number + 1} ({asked.kind}), {fault}"


def slowness(bosun: Bosun, seconds: float) -> str:
    """Why a choice takes long, and what to change; empty if it does not."""
    heuristic = bosun.heuristic
    lower = f"lower `follow_ups` ({heuristic.follow_ups}) or `worlds` ({heuristic.worlds}) of the heuristic"
    if bosun.cut:
        return f"the bosun would judge more than {heuristic.states} states for a choice, so it looks less far: {lower}."
    if seconds > SLOW:
        return f"the bosun needs {seconds:.1f} seconds for one choice: make `value` quicker, or {lower}."
    return ""
