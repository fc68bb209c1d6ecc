"""Every message of the protocol has a handler, and what has none is never acknowledged."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from skulduggery.server.protocol import from_page
from skulduggery.server.requests.handlers import NOTES, RULES
from skulduggery.server.requests.requests import Requests
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.security.limits import Bucket
from skulduggery.server.table.audience.connection import Connection
from tests.server.local_server import async_test, local_server

SAMPLES: dict[Any, Any] = {str: "x", int: 0, bool: True, msgspec.Raw: msgspec.Raw(b"{}")}


class Forgotten(from_page.Request, frozen=True):
    """A request that somebody added to the protocol, but to no table of handlers."""


class Unnoticed(from_page.Note, frozen=True):
    pass


def sample(kind: Any) -> Any:
    """A message of this kind with its required fields alone."""
    required = [field for field in msgspec.structs.fields(kind) if field.required]
    return kind(**{field.name: value_of(field.type) for field in required})


def value_of(annotation: Any) -> Any:
    """Of a union, of literals or of a marked type the first."""
    while annotation not in SAMPLES and get_args(annotation):
        annotation = get_args(annotation)[0]
    return sample(annotation) if is_struct(annotation) else SAMPLES.get(annotation, annotation)


def is_struct(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, msgspec.Struct)


def test_every_type_of_the_protocol_has_its_rule() -> None:
    assert set(get_args(from_page.AnyFromPage)) == {from_page.Hello, *RULES, *NOTES}


@pytest.mark.parametrize("kind", get_args(from_page.AnyRequest))
@async_test
async def test_every_request_has_a_handler(tmp_path: Path, kind: Any) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("tictactoe", players=2, start=True))
        await page.send(sample(kind))
        answer = await page.answer("x")
        assert answer.get("refusal", {}).get("kind") != "our_mistake", answer


@pytest.mark.parametrize("kind", get_args(from_page.AnyNote))
@async_test
async def test_every_note_has_a_handler(tmp_path: Path, kind: Any) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("tictactoe", players=2, start=True))
        await page.send(sample(kind))
        await page.ask(from_page.Start)
        assert not [text for text in page.traffic if "our_mistake" in text]


@pytest.mark.parametrize("kind", [Forgotten, Unnoticed])
@async_test
async def test_a_message_without_a_handler_is_not_acknowledged(tmp_path: Path, kind: Any) -> None:
    async with local_server(tmp_path) as place:
        running = place.running(await place.open_table("tictactoe", players=2, start=True))
        connection = Connection("", Settings(), Bucket(1.0, 1.0, 0.0))
        with pytest.raises(KeyError):
            await Requests(place.registry).take(running, connection, sample(kind))
        assert not connection.waiting
