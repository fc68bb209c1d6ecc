"""How fast the running build is: playouts, copies and views per CPU second, and how long the bosun thinks."""

import math
import platform
from collections.abc import Callable
from functools import partial
from itertools import count
from time import process_time
from typing import Any, NamedTuple

import msgspec

from .. import __version__
from ..bots import make_bot
from ..bots.playout import play_out
from ..bots.search.budget import IS_COMPILED
from ..core.chance import Chance, FastChance
from ..core.game import AnyState, Game
from ..core.options import Options

WARM_UP = 0.5  # part of the measuring time that is played before: it fills lookup tables and warms up the interpreter
SMALL_PART = 0.1  # part of the measuring time for copies, and the same for views; twice as much for the bosun
SAMPLES = 50  # states of one match that are copied and viewed
ROUND = 20  # rounds over all samples between two readings of the clock
SEED = 1


class Speed(msgspec.Struct, frozen=True):
    """The figures of one measurement, as `bench --json` writes them."""

    build: str
    game: str
    players: int
    seconds: float
    decisions_per_second: float
    choices_per_second: float
    matches_per_second: float
    copies_per_second: float
    views_per_second: float
    bosun_milliseconds: float  # the mean of its choices
    bosun_slowest: float  # milliseconds
    python: str
    version: str


class Playouts(msgspec.Struct, frozen=True):
    """What was played in how many CPU seconds. A choice is a decision with two or more legal moves."""

    seconds: float
    decisions: int
    choices: int
    matches: int


def build_name() -> str:
    """`compiled` or `interpreted`: how `core.game`, and so the engine, was built."""
    return "compiled" if IS_COMPILED else "interpreted"


def measure(game: Game[Any], options: Options, seconds: float) -> Speed:
    """Measure for about this many CPU seconds in total."""
    chance = FastChance(SEED)
    play_matches(game, options, chance, seconds * WARM_UP)
    played = play_matches(game, options, chance, seconds)
    states = sample_states(game, options, chance)
    copies = calls_per_second([state.copy for state in states], seconds * SMALL_PART)
    views = calls_per_second([view_of(game, state) for state in states], seconds * SMALL_PART)
    thinking = think(game, options, chance, seconds * SMALL_PART * 2)
    return Speed(
        build=build_name(),
        game=game.key,
        players=options.players,
        seconds=round(played.seconds, 3),
        decisions_per_second=round(played.decisions / played.seconds, 1),
        choices_per_second=round(played.choices / played.seconds, 1),
        matches_per_second=round(played.matches / played.seconds, 3),
        copies_per_second=round(copies, 1),
        views_per_second=round(views, 1),
        bosun_milliseconds=round(thinking.mean, 2),
        bosun_slowest=round(thinking.slowest, 2),
        python=platform.python_version(),
        version=__version__,
    )


def play_matches(game: Game[Any], options: Options, chance: Chance, seconds: float) -> Playouts:
    """Whole random matches. The last one is played to its end, so it may take a little longer than asked for."""
    decisions = choices = matches = 0
    began = now = process_time()
    while now - began < seconds or matches == 0:
        played = play_out(game, game.start(options, chance, []), chance)
        decisions += played.decisions
        choices += played.choices
        matches += 1
        now = process_time()
    return Playouts(now - began, decisions, choices, matches)


def sample_states(game: Game[Any], options: Options, chance: Chance) -> list[AnyState]:
    """States spread over one whole match."""
    states: list[AnyState] = []
    state = game.start(options, chance, [])
    while legal := game.legal_moves(state):
        states.append(state.copy())
        game.apply(state, legal[chance.below(len(legal))], chance)
    return states[:: max(1, len(states) // SAMPLES)]


def view_of(game: Game[Any], state: AnyState) -> Callable[[], object]:
    return lambda: game.view(state, 0)


def calls_per_second(calls: list[Callable[[], object]], seconds: float) -> float:
    """How many of these calls, made in turn, fit into a CPU second."""
    made = 0
    began = now = process_time()
    while now - began < seconds or made == 0:
        for _ in range(ROUND):
            for call in calls:
                call()
        made += ROUND * len(calls)
        now = process_time()
    return made / max(now - began, 1e-9)


class Thinking(NamedTuple):
    """Milliseconds per choice. A decision with a single legal move does not count."""

    mean: float
    slowest: float


def think(game: Game[Any], options: Options, chance: Chance, seconds: float) -> Thinking:
    """Play matches with a bosun in every seat, until the bosuns have thought for this many seconds."""
    spent: list[float] = []
    for seed in count():
        state = game.start(options, chance, [])
        bosun = make_bot("bosun", game, seed)
        while (asked := state.asked()) is not None and (not spent or math.fsum(spent) < seconds):
            seat, legal = asked.seat, asked.moves(state)
            began = process_time()
            move = bosun.choose(seat, legal, partial(game.resample, state, seat, chance))
            if len(legal) > 1:
                spent.append(process_time() - began)
            game.apply(state, move, chance)
        if asked is not None:
            break
    return Thinking(1000 * math.fsum(spent) / len(spent), 1000 * max(spent))
