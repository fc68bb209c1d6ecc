"""Fields are told by their types: every family a type names has texts, and no seat is told as a number."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from ...core.chance import FastChance
from ...core.fields import CHANGE, DIE, INDEX, PLAYER, fields_of
from ...core.game import Game
from ...core.messages import Event, Message
from ...text.kinds import fields_by_text, key_of
from ...text.languages import ENGLISH
from ...text.wording import game_text, wire_values
from ..finding import text_check
from .kinds import read_texts

MATCHES = 4  # for each number of players
MOVES = 400  # of each match
Seen = dict[tuple[str, str], dict[int, set[int]]]  # by text and field: the values, by the number of players


@text_check
def every_family_that_a_type_names_has_texts(game: Game[Any]) -> Iterator[str]:
    """The face of a die needs none: without a text its number is told."""
    ids = read_texts(game_text(ENGLISH, game))
    ways = {field.way for fields in fields_by_text(game).values() for field in fields.values()}
    for way in sorted(ways - {"", PLAYER, INDEX, CHANGE, DIE}):
        if not any(text_id.startswith(f"{way}-") for text_id in ids):
            yield f"the type of a field says `{way}`, but no text begins with {way}-."


@text_check
def no_seat_is_told_as_a_number(game: Game[Any]) -> Iterator[str]:
    texts = read_texts(game_text(ENGLISH, game))
    told = {key: values for key, values in plain_numbers(game).items() if key[1] in texts.get(key[0], ())}
    for text_id, name in seat_like(told):
        yield f"${name} of {text_id} looks like a seat, but is told as a number: make its type `SeatNumber`."


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
