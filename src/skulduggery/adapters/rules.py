"""One game with its options, as all adapters see it: action ids, rewards, observations."""

import sys
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ..core.actions import Actions
from ..core.chance import Chance, FastChance
from ..core.game import AnyState, Game
from ..core.messages import Message, Move, kind_of
from ..core.options import Options, OptionValue, describe, make_ending_options, usual_players
from ..core.refusals import BadOptions
from ..games import game_called
from ..text import Wording
from .encoding.encoder import Encoder, Vector
from .encoding.onehot import OneHot

Mask = npt.NDArray[np.int8]
ENCODINGS = ("codes", "onehot")
MOST_SIDES = 36  # outcomes of dice and of other luck that takes nothing away


class Rules:
    """Made by `rules_for` only, so equal rules are the same object, also after a pickle was read."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.players = options.players
        self.table = Actions(game, options)
        self.moves = self.table.moves  # the action id is the index
        self.ids = self.table.ids
        self.actions = len(self.moves)
        self.draws: dict[int, list[tuple[int, float]]] = {}

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return rules_for, (self.game.key, self.options)

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    @cached_property
    def encoder(self) -> Encoder:
        return Encoder(self.game, self.options, self.moves)

    @cached_property
    def onehot(self) -> OneHot:
        return OneHot(self.encoder)

    @cached_property
    def most_ways(self) -> int:
        """More outcomes than a draw can have: a draw takes one of the things that are there, or rolls dice."""
        counts = self.game.census(self.start(FastChance(0)))
        return max(MOST_SIDES, sum(counts.values()))

    def outcomes(self, ways: int) -> list[tuple[int, float]]:
        """The outcomes of a draw with their probabilities, which are equal."""
        known = self.draws.get(ways)
        if known is None:
            if ways > self.most_ways:
                raise ValueError(f"{self.game.key} draws one of {ways} things; its census has {self.most_ways}")
            known = self.draws[ways] = [(outcome, 1 / ways) for outcome in range(ways)]
        return known

    def start(self, chance: Chance) -> AnyState:
        return self.table.after(None, 0, chance, [])

    def mask(self, legal: list[Move]) -> Mask:
        """1 for each action id of a legal move, 0 for the others."""
        flags = bytearray(self.actions)
        for move in legal:
            flags[self.ids[move]] = 1
        return np.frombuffer(flags, np.int8)

    def rewards(self, state: AnyState) -> list[float]:
        """Rewards at the end, from 1 (everybody came after this seat) to -1 (everybody before it). Their sum is 0."""
        result = self.game.result(state)
        if result is None:
            return [0.0] * self.players
        places = result.places
        others = max(self.players - 1, 1)
        return [sum((place < other) - (place > other) for other in places) / others for place in places]

    def observer(self, encoding: str) -> Callable[[AnyState, int], Vector]:
        """The function that makes observations of a state for a seat."""
        if encoding not in ENCODINGS:
            raise ValueError(f"the encoding must be one of {', '.join(ENCODINGS)}, not {encoding!r}")
        return self.encoder.encode if encoding == "codes" else self.onehot.encode

    def limits(self, encoding: str) -> tuple[Vector, Vector]:
        """The least and the most value of each number of an observation."""
        shape = self.encoder if encoding == "codes" else self.onehot
        return shape.low, shape.high

    def name(self, action: int) -> str:
        """A move in words: its kind and its values."""
        return worded(self.moves[action])


def worded(message: Message) -> str:
    """`sail red C4`"""
    values = [getattr(message, field) for field in message.__struct_fields__]
    return " ".join([kind_of(message), *map(str, values)])


@cache
def rules_for(key: str, options: Options) -> Rules:
    return Rules(game_called(key), options)


def rules_called(key: str, players: int | None, given: dict[str, OptionValue]) -> Rules:
    """The rules of a game by its key. What is wrong with the key or the options is said in a `ValueError`."""
    try:
        game = game_called(key)
        seats = usual_players(game.seats) if players is None else players
        return rules_for(key, make_ending_options(game.options_type, game.seats, {"players": seats, **given}))
    except BadOptions as error:
        raise ValueError(Wording("en").tell(error.refusal, ())) from error


def parameters(game: Game[Any]) -> dict[str, OptionValue]:
    """Every option of a game with its default."""
    fields = describe(game.options_type, game.seats)
    return {field.key: usual_players(game.seats) if field.default is None else field.default for field in fields}


class OneMatch:
    """What environments share: the match that is played, and how it is shown."""

    rules: Rules
    match: AnyState | None = None

    def position(self) -> AnyState:
        if self.match is None:
            raise RuntimeError("call reset() first: there is no match yet")
        return self.match

    def rendered(self, mode: str | None, seat: int | None) -> str | None:
        """What a seat (None: a spectator) sees, as text."""
        text = shown(self.rules.game, self.position(), seat)
        if mode != "human":
            return text
        sys.stdout.write(text + "\n")
        return None


def shown(game: Game[Any], state: AnyState, seat: int | None) -> str:
    """What a seat (None: a spectator) sees, as text: the question, then the view."""
    question = game.question(state)
    lines = ["the match is over" if question is None else f"seat {question.seat} is asked: {question.kind}"]
    view = msgspec.to_builtins(game.view(state, seat))
    return "\n".join([*lines, *(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in view.items())])
