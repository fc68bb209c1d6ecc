"""What the OpenAPI page says about answers. The framework would guess them from types that our routes do not use."""

from dataclasses import dataclass
from typing import Any

from litestar import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from ..protocol.bodies import Problem

JSON_LINES = "application/x-ndjson"
MEANINGS = {
    400: "The request cannot be read, or asks for something impossible.",
    403: "Not for you: another site's page, somebody else's seat, or a match with secrets that still goes on.",
    404: "There is no such thing.",
    409: "Not now: the table is full, or its match is not in the right state.",
    410: "The link is unknown, too old or used.",
    413: "The body is too large.",
    429: "Too many requests from this address.",
    503: "The store failed; nothing was changed.",
}
NOT_CHANGED = 304
OK = 200

Answers = dict[int, ResponseSpec]


def problems(*statuses: int) -> Answers:
    """Refusals that a route may answer with."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status]) for status in statuses}


def answers(content: Any, *statuses: int, media: str = MediaType.JSON) -> Answers:
    """The answer of a route that returns bytes, and its refusals."""
    fine = ResponseSpec(content, generate_examples=False, description="Found.", media_type=media)
    return {OK: fine, **problems(*statuses)}


def tagged_answers(content: Any, *statuses: int, media: str = MediaType.JSON) -> Answers:
    """The answers of a route with an ETag, for the OpenAPI page."""
    unchanged = ResponseSpec(None, description="The client has it already: see `if-none-match`.")
    return {NOT_CHANGED: unchanged, **answers(content, *statuses, media=media)}


@dataclass
class RecordUpload(Operation):
    """A request whose body is a record file."""

    def __post_init__(self) -> None:
        content = {JSON_LINES: OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))}
        self.request_body = RequestBody(content=content, description="A record file.", required=True)
