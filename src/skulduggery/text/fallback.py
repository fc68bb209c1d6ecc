"""What is read where the author of a game has not written a text yet: the names of the rules as words.

`event-die-rolled` is "Die rolled: Anna, 4". So nobody reads a key, and no match stops. `skulduggery check` names the
texts that are missing.
"""

from functools import cache
from typing import Any

from ..core.game import Game
from ..core.options import describe, shown
from .kinds import decision_key, decisions_of, game_structs, key_of


@cache
def fallback_texts(game: Game[Any], written: frozenset[str]) -> str:
    """A text for each id that is needed and not among those `written`."""
    title = dict.fromkeys(("game-title", "game-summary"), as_words(game.key))
    made = {**title, **of_kinds(game), **of_options(game)}
    return "".join(f"{text_id} = {text}\n" for text_id, text in made.items() if text_id not in written)


def of_kinds(game: Game[Any]) -> dict[str, str]:
    questions = {decision_key(kind): f"{as_words(kind)}?" for kind in decisions_of(game)}
    return questions | {key_of(struct): with_fields(struct) for struct in game_structs(game)}


def with_fields(struct: Any) -> str:
    """The kind of a message, and what it holds, so that choices differ. A rule is a link, no word."""
    name = as_words(key_of(struct).partition("-")[2])
    fields = [f"{{ ${field} }}" for field in struct.__struct_encode_fields__ if field != "rule"]
    return f"{name}: {', '.join(fields)}" if fields else name


def of_options(game: Game[Any]) -> dict[str, str]:
    made: dict[str, str] = {}
    for field in describe(game.options_type, game.seats)[1:]:  # the number of players has texts of ours
        label = f"option-{field.key}"
        made |= {label: as_words(field.key), f"{label}-effect": as_words(field.key)}
        made |= {f"{label}-{shown(value)}": as_words(str(shown(value))) for value in field.values}
    return made


def as_words(name: str) -> str:
    """`die_rolled` is "Die rolled"."""
    return name.replace("_", " ").replace("-", " ").strip().capitalize()
