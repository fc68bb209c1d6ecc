"""The texts, rulebooks, credits and lessons that pages load. An ETag: an unchanged one is not sent again."""

import hashlib
import re
from functools import cache

import msgspec

from ...core import refusals as core_refusals
from ...core.fields import fields_of
from ...core.own_parts import own_parts_of
from ...core.refusals import Refused
from ...games import all_games
from ...lessons import lesson_of
from ...lessons.script import games_with_script
from ...text import Wording, rules
from ...text.boards import with_rows
from ...text.credits import credits_of
from ...text.kinds import field_table, fields_by_text, fields_of_views, key_of, shared_refusals
from ...text.languages import LANGUAGES, TEXTS
from ...text.own import FAIRNESS, GAME_TEXTS, LESSON_TEXTS, PAGE_TEXTS, TALK_TEXTS, readable, texts_in, words_of
from ...text.phrases import phrase_line
from ..protocol import refusals
from ..protocol.refusals import NoSuchText
from ..workers.fair import FairWorkers

SHARED = {
    "away": ("away.ftl",),
    "core": ("core.ftl", "server.ftl"),
    "credits": ("credits.ftl",),
    "page": ("page.ftl",),
    "dice": ("dice.ftl",),
    "ending": ("ending.ftl",),
    "evenings": ("evenings.ftl",),
    "hints": ("hints.ftl",),
    "learn": ("learn.ftl",),
    "reactions": ("reactions.ftl",),
    "rules": ("rules.ftl",),
    "replay": ("replay.ftl",),
    "review": ("review.ftl",),
    "screen": ("screen.ftl",),
    "talk": (TALK_TEXTS,),
}
LESSON = "lesson-"
TITLE = re.compile(r"^game-title = .*$", re.MULTILINE)
SHORT = 8  # so much of a hash is shown
REFUSALS = (core_refusals.__name__, refusals.__name__)


def text_file(language: str, name: str) -> str:
    """The texts called `name`: those of `SHARED`, of a game (with those of its page), or of a lesson."""
    if language not in LANGUAGES:
        raise Refused(NoSuchText("", language[:32]))
    if name in SHARED:
        found = [words_of(TEXTS / language / file) for file in SHARED[name]]
    elif name in all_games():
        found = [texts_in(language, all_games()[name], file) for file in (GAME_TEXTS, PAGE_TEXTS, TALK_TEXTS)]
    elif (game := name.removeprefix(LESSON)) in games_with_script():
        found = [texts_in(language, all_games()[game], LESSON_TEXTS)]
    else:
        raise Refused(NoSuchText("", name[:32]))
    if not any(found):
        raise Refused(NoSuchText("", name))
    return marked("\n".join([*found, field_lines(name)]), language, name)


def marked(text: str, language: str, game: str) -> str:
    """With a designer's parts the title of the game says so, wherever a page shows it."""
    own = own_parts_of(game)
    if own is None:
        return text
    mark = Wording(language).say("changed-title", hash=own.hash[:SHORT])
    return TITLE.sub(lambda line: f"{line.group()} {mark}", text, count=1)


@cache
def field_lines(name: str) -> str:
    """What the fields of the messages are that these texts tell (`core/fields.py`): the page has no types.

    And which phrases can be said at a table of a game.
    """
    if name in all_games():
        game = all_games()[name]
        return field_table(fields_by_text(game) | fields_of_views(game)) + phrase_line(game)
    shared = shared_refusals(*REFUSALS) if name == "core" else []
    return field_table({key_of(struct): fields_of(struct) for struct in shared})


def rulebook(language: str, game: str) -> str:
    if language not in LANGUAGES:
        raise Refused(NoSuchText("", language[:32]))
    book = rules(language, game)  # refused if there is no such game
    return with_rows(book.text, all_games()[game]) + fairness(language, game)


def fairness(language: str, key: str) -> str:
    """How fair the game is: a last chapter, if somebody has measured it (`skulduggery lab report`).

    What was measured does not hold for a designer's parts.
    """
    file = None if own_parts_of(key) else readable(language, all_games()[key], FAIRNESS)
    return "" if file is None else "\n" + file.read_text(encoding="utf-8")


@cache
def written_credits(language: str, game: str) -> str:
    if language not in LANGUAGES or game not in all_games():
        raise Refused(NoSuchText("", game[:32]))
    return msgspec.json.encode(credits_of(language, all_games()[game])).decode()


class Lessons:
    """The lessons as JSON, which is the same for everybody: each is made once.

    In a worker, not in a thread: msgspec prepares a Struct's types at their first use, and two threads that do so at
    once end the process.
    """

    def __init__(self, queue: FairWorkers) -> None:
        self.queue = queue
        self.made: dict[str, str] = {}

    async def text(self, game: str) -> str:
        if game not in games_with_script():
            raise Refused(NoSuchText("", game[:32]))
        if game not in self.made:
            self.made[game] = await self.queue.go_on(game, 0, written_lesson, game)
        return self.made[game]


def written_lesson(game: str) -> str:
    return msgspec.json.encode(lesson_of(game)).decode()


def etag(text: str) -> str:
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
