"""Leaks to plant: each lets one channel tell a little of what is hidden. A detector of leaks must find all of them."""

import sys
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from skulduggery.core import outlook
from skulduggery.core.game import Decision, Game
from skulduggery.core.messages import Choice, Event, Prospect
from skulduggery.core.refusals import UnknownTarget
from skulduggery.core.tale import Beat, Tale

Patch = pytest.MonkeyPatch


class Hint(Prospect, frozen=True):
    """A prospect that should not be there."""


class Secret:
    """One bit of what all seats know together. No viewer knows it, so no viewer may be told."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.kind: Any = type(game)
        self.honest: Any = self.kind.view

    def bit(self, state: Any) -> bool:
        views = [self.honest(self.game, state, seat) for seat in range(players_of(state))]
        return bool(zlib.crc32(msgspec.json.encode(views)) & 1)


def players_of(state: Any) -> int:
    return int((state.setting if hasattr(state, "setting") else state.options).players)


Plant = Callable[[Patch, Secret], None]


def in_the_view(patch: Patch, secret: Secret) -> None:
    def view(game: Any, state: Any, seat: int | None) -> Any:
        seen = secret.honest(game, state, seat)
        return msgspec.structs.replace(seen, round=seen.round + secret.bit(state))

    patch.setattr(secret.kind, "view", view)


def in_the_order_of_moves(patch: Patch, secret: Secret) -> None:
    honest = secret.kind.legal_moves
    patch.setattr(
        secret.kind, "legal_moves", lambda game, state: honest(game, state)[:: -1 if secret.bit(state) else 1]
    )


def among_the_choices(change: Callable[[tuple[Choice, ...]], tuple[Choice, ...]]) -> Plant:
    """Changes the choices of a page, if the bit is set."""

    def plant(patch: Patch, secret: Secret) -> None:
        honest = outlook.choices

        def choices(game: Game[Any], state: Any) -> tuple[Choice, ...]:
            found = honest(game, state)
            return change(found) if secret.bit(state) else found

        patch.setattr(outlook, "choices", choices)

    return plant


def hinted(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    return tuple([msgspec.structs.replace(choice, prospects=(Hint(),)) for choice in choices])


def in_the_question(patch: Patch, secret: Secret) -> None:
    honest = secret.kind.question

    def question(game: Any, state: Any) -> Any:
        asked = honest(game, state)
        return msgspec.structs.replace(asked, luck=not asked.luck) if asked and secret.bit(state) else asked

    patch.setattr(secret.kind, "question", question)


def in_the_previews(patch: Patch, secret: Secret) -> None:
    honest = secret.kind.preview

    def preview(game: Any, state: Any, move: Any) -> Any:
        found = honest(game, state, move)
        return msgspec.structs.replace(found, further=found.further ^ secret.bit(state))

    patch.setattr(secret.kind, "preview", preview)


def in_the_reasons(patch: Patch, secret: Secret) -> None:
    honest = secret.kind.why_not
    patch.setattr(
        secret.kind,
        "why_not",
        lambda game, state, target: UnknownTarget("") if secret.bit(state) else honest(game, state, target),
    )


def in_who_is_asked(patch: Patch, secret: Secret) -> None:
    for kind in kinds_in(Decision, secret):
        patch.setattr(kind, "always_asked", lambda decision, state: secret.bit(state))


def in_the_events(patch: Patch, secret: Secret) -> None:
    """Whoever looks on sees events like the seat they are meant for."""
    for kind in kinds_in(Event, secret):
        patch.setattr(kind, "seen_by", lambda event, seat: event)


def in_the_weights(patch: Patch, secret: Secret) -> None:
    def weights(telling: Any, events: Any, state: Any, viewer: Any) -> Any:
        return ("own" if secret.bit(state) else "routine",) * len(events)

    patch.setattr(type(secret.game.telling), "weights", weights)


def in_the_story(patch: Patch, secret: Secret) -> None:
    honest = Tale.moment

    def moment(tale: Tale, beat: Beat, viewer: int | None, live: bool = False) -> Any:
        told = honest(tale, beat, viewer, live)
        return msgspec.structs.replace(told, marks=("fight",) if secret.bit(beat.state) else ())

    patch.setattr(Tale, "moment", moment)


def kinds_in(base: type[Any], secret: Secret) -> Iterator[Any]:
    """The classes of this game that derive from `base`."""
    package = sys.modules[secret.kind.__module__].__package__ or ""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from kinds_in(kind, secret)
