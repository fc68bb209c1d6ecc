"""Hypothesis strategies shared by all tests: seeds, options of any game, and garbage."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from skulduggery.core.game import Game
from skulduggery.core.messages import Move
from skulduggery.core.options import OptionField, Options, describe_ending

seeds = st.integers(min_value=0, max_value=2**32 - 1)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def option_values(field: OptionField) -> st.SearchStrategy[Any]:
    """Any value of a list; of a range what keeps a match short: the least to the usual."""
    if field.values:
        return st.sampled_from(field.values)
    usual = field.default if isinstance(field.default, int) else field.most
    return st.integers(field.least, usual)


def options_of(game: Game[Any]) -> st.SearchStrategy[Options]:
    """Options that the game accepts."""
    fields = {field.key: option_values(field) for field in describe_ending(game.options_type, game.seats)}
    given = st.fixed_dictionaries(fields).map(lambda values: msgspec.convert(values, game.options_type))
    return given.filter(lambda options: options.conflict() is None)


def garbage(moves: list[Move]) -> st.SearchStrategy[bytes]:
    """Bytes that are hardly ever a legal move: noise, other JSON, and real moves with one field spoilt."""
    return st.one_of(st.binary(max_size=40), json_values.map(msgspec.json.encode), spoilt(moves))


@st.composite
def spoilt(draw: st.DrawFn, moves: list[Move]) -> bytes:
    """A move of the game with a field changed, left out or added."""
    fields = msgspec.to_builtins(draw(st.sampled_from(moves)))
    key = draw(st.sampled_from([*fields, "extra"]))
    if draw(st.booleans()):
        fields.pop(key, None)
    else:
        fields[key] = draw(json_values)
    return msgspec.json.encode(fields)
