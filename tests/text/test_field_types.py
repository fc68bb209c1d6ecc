"""Fields are told by their types: every family a type names has texts, and no seat is told as a number."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.fields import CHANGE, INDEX, PLAYER, fields_of
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Message
from skulduggery.games import all_games
from skulduggery.text.kinds import fields_by_text, key_of
from skulduggery.text.wording import game_text, wire_values

from .kinds import read_texts

MATCHES = 4  # for each number of players
MOVES = 400  # of each match
Seen = dict[tuple[str, str], dict[int, set[int]]]  # by text and field: the values, by the number of players

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.key))


@every_game
def test_every_family_that_a_type_names_has_texts(game: Game[Any]) -> None:
    ids = read_texts(game_text("en", game))
    ways = {field.way for fields in fields_by_text(game).values() for field in fields.values()}
    ways -= {"", PLAYER, INDEX, CHANGE}
    assert [way for way in ways if not any(text_id.startswith(f"{way}-") for text_id in ids)] == []


@every_game
def test_no_seat_is_told_as_a_number(game: Game[Any]) -> None:
    texts = read_texts(game_text("en", game))
    told = {key: values for key, values in plain_numbers(game).items() if key[1] in texts[key[0]]}
    assert seat_like(told) == []


def test_a_seat_that_is_told_as_a_number_is_found() -> None:
    seen: Seen = {("event-won", "who"): {2: {0, 1}, 3: {0, 2, 1}}, ("event-won", "coins"): {2: {0, 1}, 3: {0, 1}}}
    assert seat_like(seen) == [("event-won", "who")]


def seat_like(seen: Seen) -> list[tuple[str, str]]:
    """Fields whose largest number is always that of the last seat, however many play."""
    return [
        key
        for key, values in seen.items()
        if len(values) > 1 and all(max(shown) == players - 1 for players, shown in values.items())
    ]


def plain_numbers(game: Game[Any]) -> Seen:
    seen: Seen = defaultdict(lambda: defaultdict(set))
    for players in game.seats:
        for event in [event for seed in range(MATCHES) for event in events_of(game, players, seed)]:
            for name, value in numbers_in(event):
                seen[key_of(event), name][players].add(value)
    return seen


def numbers_in(message: Message) -> Iterator[tuple[str, int]]:
    """The numbers of a message that its types leave plain."""
    for name, value in wire_values(message).items():
        if type(value) is int and name not in fields_of(type(message)):
            yield name, value


def events_of(game: Game[Any], players: int, seed: int) -> Iterator[Event]:
    """What a random match tells."""
    luck, log = FastChance(seed), list[Event]()
    state = game.start(game.options_type(players=players), luck, log)
    yield from log
    for _ in range(MOVES):
        legal = game.legal_moves(state)
        if not legal:
            return
        yield from game.apply(state, legal[luck.below(len(legal))], luck)
