"""Asks a running server what only its administrator may ask."""

import urllib.error
import urllib.request
from http import HTTPStatus
from typing import NoReturn
from urllib.parse import urlencode

import msgspec

from ..server.protocol.operators import Load, TableLine
from .complaints import FAILED, Complaint

SECONDS = 30.0


class ProblemText(msgspec.Struct):
    """The part of a `Problem` that is shown."""

    text: str


class AdminClient:
    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.token = token

    def load(self) -> Load:
        return msgspec.json.decode(self.ask("GET", "load"), type=Load)

    def tables(self, most: int, status: str | None) -> list[TableLine]:
        query = urlencode({"most": most} if status is None else {"most": most, "status": status})
        return msgspec.json.decode(self.ask("GET", f"tables?{query}"), type=list[TableLine])

    def end(self, table: str) -> None:
        self.ask("POST", f"tables/{table}/end")

    def delete(self, table: str) -> None:
        self.ask("POST", f"tables/{table}/delete")

    def ask(self, method: str, path: str) -> bytes:
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            request = urllib.request.Request(f"{self.server}/api/admin/{path}", method=method, headers=headers)
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                found: bytes = answer.read()
        except urllib.error.HTTPError as error:
            refused(error)
        except (OSError, ValueError) as error:
            raise Complaint("cli-admin-no-server", FAILED, server=self.server, detail=str(error)) from None
        return found


def refused(error: urllib.error.HTTPError) -> NoReturn:
    """What the server says about it; the token is the usual reason."""
    if error.code == HTTPStatus.FORBIDDEN:
        raise Complaint("cli-admin-forbidden", FAILED) from None
    try:
        text = msgspec.json.decode(error.read(), type=ProblemText).text
    except msgspec.DecodeError:
        text = f"HTTP {error.code}"
    raise Complaint("cli-admin-refused", FAILED, detail=text) from None
