"""Names of things that people see (cards, fields of views, buttons, reasons for the end), rulebook and credits.

All of them are found in random matches. Without a text the page shows the id as words, which is seldom what one wants.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.fields import CHANGE, DIE, INDEX, PLACE, PLAYER, SHIP
from ...core.game import Game
from ...core.parts import BadParts
from ...games.beside import package_of
from ...text import Wording
from ...text.boards import board_names, boards_named
from ...text.credits import facts_of
from ...text.kinds import dashed, decision_key, decisions_of, game_structs, key_of
from ...text.languages import ENGLISH, LANGUAGES
from ...text.own import GAME_TEXTS, RULES, text_folder
from ...text.rulebook import parse
from ..finding import text_check, text_check_of
from .presence import listed
from .seen import seen_in

# Squares are told by their ids; a piece or ship without a name by the name of its player.
NAMELESS = {"", PLAYER, INDEX, CHANGE, DIE, PLACE, SHIP, "piece"}


def lacks(game: Game[Any], ids: Mapping[str, str]) -> Iterator[str]:
    """One sentence for all ids of texts without a text; `ids` says where each is needed."""
    wording = Wording(ENGLISH, game)
    missing = {text_id for text_id in ids if not wording.has(text_id)}
    if missing:
        first = min(missing)
        yield f"text/{ENGLISH}/{GAME_TEXTS} lacks a text: {listed(missing)}; {first} is needed for {ids[first]}."


def is_told_by_the_plain_table(game: Game[Any]) -> bool:
    """The page draws the games of this package; of all others the plain table tells what is shown."""
    return package_of(game).partition(".")[0] != __name__.partition(".")[0]


@text_check
def every_card_and_other_thing_has_a_name(game: Game[Any]) -> Iterator[str]:
    seen, wording = seen_in(game), Wording(ENGLISH, game)
    things = {**seen.shown, **seen.told} if is_told_by_the_plain_table(game) else seen.told
    nameless = [thing for thing in things if thing[0] not in NAMELESS and wording.named(*thing) is None]
    yield from lacks(game, {f"{family}-{thing}": things[family, thing] for family, thing in nameless})


@text_check
def every_field_of_a_view_has_a_label(game: Game[Any]) -> Iterator[str]:
    if is_told_by_the_plain_table(game):
        yield from lacks(game, {f"view-{dashed(name)}": where for name, where in seen_in(game).fields.items()})


@text_check
def every_button_beside_other_targets_has_a_name(game: Game[Any]) -> Iterator[str]:
    """A button that chooses a move alone reads the sentence of the move."""
    if is_told_by_the_plain_table(game):
        yield from lacks(game, {f"button-{button}": where for button, where in seen_in(game).buttons.items()})


@text_check
def every_reason_for_the_end_has_a_text(game: Game[Any]) -> Iterator[str]:
    yield from lacks(game, {f"reason-{reason}": where for reason, where in seen_in(game).reasons.items() if reason})


def rules_named_by(game: Game[Any]) -> dict[str, str]:
    """The ids of all rules that decisions, events and refusals name, each with one that does."""
    events = {str(getattr(struct, "rule", "")): key_of(struct) for struct in game_structs(game) if has_rule(struct)}
    decisions = {decision.rule: decision_key(kind) for kind, decision in decisions_of(game).items()}
    named = {**seen_in(game).rules, **events, **decisions}
    return {rule: where for rule, where in named.items() if rule}


def has_rule(struct: type) -> bool:
    """Of an event the rule is known before it happens. Of a refusal it is a field."""
    return isinstance(getattr(struct, "rule", None), str)


@text_check_of("rulebook")
def every_rule_that_is_named_is_in_the_rulebook(game: Game[Any]) -> Iterator[str]:
    """A tap on a line of the log, or on a question, opens its rule."""
    for language in LANGUAGES:
        file = text_folder(game) / language / RULES
        known = set(parse(file.read_text(encoding="utf-8")).ids()) if file.is_file() else set(rules_named_by(game))
        for rule, where in rules_named_by(game).items():
            if rule not in known:
                yield f"{where} names the rule {rule}, but no paragraph of text/{language}/{RULES} begins with it."


@text_check_of("rulebook")
def every_chart_in_the_rulebook_is_a_board(game: Game[Any]) -> Iterator[str]:
    """A block ```chart NAME is drawn from `parts/board.txt`."""
    known = board_names(game)
    for language in LANGUAGES:
        file = text_folder(game) / language / RULES
        for name in boards_named(file.read_text(encoding="utf-8")) if file.is_file() else ():
            if name not in known:
                boards = ", ".join(known) or "none"
                yield f"text/{language}/{RULES} draws the board {name}, but the boards of this game are: {boards}."


@text_check_of("credits")
def who_made_the_game_can_be_read(game: Game[Any]) -> Iterator[str]:
    try:
        facts_of(game)
    except BadParts as error:
        yield f"{error}."
