"""The detector of leaks finds what the server itself could tell: in logs, errors, windows, HTTP, on shared devices."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.core.refusals import Refused
from skulduggery.games import game_called
from skulduggery.server.archive import archive
from skulduggery.server.http import tables
from skulduggery.server.protocol.bodies import Progress
from skulduggery.server.protocol.refusals import Stale
from skulduggery.server.reactions import offers
from skulduggery.server.requests import moves
from skulduggery.server.table import live
from skulduggery.server.table.audience import audience, rendering
from skulduggery.server.table.audience.rendering import Rendering
from skulduggery.server.table.live import LiveTable
from tests.games.planted import Patch, Secret
from tests.games.prowl.planted import in_the_order_of_cards
from tests.server.local_server import LONGEST_TEST
from tests.server.secrets.leaks import look_for_leaks
from tests.server.secrets.test_leaks import GAMES

Plant = Callable[[Patch, Secret], None]


def in_the_log(patch: Patch, secret: Secret) -> None:
    def talkative(info: Any, connection: Any, picture: Any, talk: Any) -> Any:
        if picture is not None:
            logging.getLogger("skulduggery.table").info("snapshot %s", secret.bit(picture.match.state))
        return rendering.snapshot(info, connection, picture, talk)

    for module in (audience, live):
        patch.setattr(module, "snapshot", talkative)


def in_the_table(patch: Patch, secret: Secret) -> None:
    """Over the socket and over HTTP."""
    honest = LiveTable.info

    def info(table: LiveTable) -> Any:
        found, match = honest(table), table.match
        return found if match is None else msgspec.structs.replace(found, watchers=secret.bit(match.state))

    patch.setattr(LiveTable, "info", info)


def on_a_shared_device(patch: Patch, secret: Secret) -> None:
    """Several tokens on one page: it shows the first seat without a curtain."""

    def first(match: Any, connection: Any) -> int | None:
        return connection.seats[0] if connection.seats else None

    for module in (rendering, audience, offers):
        patch.setattr(module, "viewer_of", first)


def to_spectators(patch: Patch, secret: Secret) -> None:
    honest = Rendering.update

    def update(picture: Rendering, seat: int | None, can_undo: bool, is_open: bool = False) -> Any:
        return msgspec.structs.replace(honest(picture, 0 if seat is None else seat, can_undo, is_open), seat=seat)

    patch.setattr(Rendering, "update", update)


def in_the_undo(patch: Patch, secret: Secret) -> None:
    for module in (rendering, audience):
        patch.setattr(module, "can_undo", lambda match, connection: secret.bit(match.state))


def in_an_error(patch: Patch, secret: Secret) -> None:
    def current_match(table: LiveTable, connection: Any, number: int, at: int) -> Any:
        match = table.running_match()
        raise Refused(Stale("", int(secret.bit(match.state))))

    patch.setattr(moves, "current_match", current_match)


def in_the_events_of_updates(patch: Patch, secret: Secret) -> None:
    """The server forgets to ask the events who sees what."""
    honest = Rendering.update

    def update(picture: Rendering, seat: int | None, can_undo: bool, is_open: bool = False) -> Any:
        return msgspec.structs.replace(honest(picture, seat, can_undo, is_open), events=tuple(picture.events))

    patch.setattr(Rendering, "update", update)


def in_stories(patch: Patch, secret: Secret) -> None:
    """The story of any seat, for whoever asks."""
    patch.setattr(archive, "eyes_for", lambda meta, tokens: tuple(range(len(meta.seats))))


def in_the_progress(patch: Patch, secret: Secret) -> None:
    patch.setattr(tables, "progress", lambda match, seats: Progress(int(secret.bit(match.state)), ()))


def in_windows(patch: Patch, secret: Secret) -> None:
    """How long a seat may still think depends on what others hold."""
    patch.setattr(offers, "time_left", lambda windows, window, seat: (9.0 + secret.bit(window.match.state), 0.0))


PLANTS: dict[str, Plant] = {
    "log": in_the_log,
    "table": in_the_table,
    "shared device": on_a_shared_device,
    "spectators": to_spectators,
    "undo": in_the_undo,
    "errors": in_an_error,
    "events": in_the_events_of_updates,
    "stories": in_stories,
    "progress": in_the_progress,
}


def found(folder: Path, game: str, between: int, moments: int = 2) -> None:
    options, _ = GAMES[game]
    looking = look_for_leaks(folder, game, options, moments=moments, between=between)
    with pytest.raises(AssertionError, match="viewer"):
        asyncio.run(asyncio.wait_for(looking, LONGEST_TEST))


@pytest.mark.parametrize("channel", PLANTS)
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "parley" else pytest.mark.slow) for game in GAMES]
)
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: Patch, game: str, channel: str) -> None:
    PLANTS[channel](monkeypatch, Secret(game_called(game)))
    found(tmp_path, game, GAMES[game][1])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["prowl"])
def test_cards_in_the_order_in_which_they_came_are_found(tmp_path: Path, monkeypatch: Patch, game: str) -> None:
    """It takes a while until a pile holds cards with several backs."""  # PR-14.01
    in_the_order_of_cards(monkeypatch)
    found(tmp_path, game, GAMES[game][1], moments=5)


@pytest.mark.parametrize("game", ["parley"])
def test_a_leak_in_reaction_windows_is_found(tmp_path: Path, monkeypatch: Patch, game: str) -> None:
    in_windows(monkeypatch, Secret(game_called(game)))
    found(tmp_path, game, 1)
