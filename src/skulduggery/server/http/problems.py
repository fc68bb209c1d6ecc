"""Answers to requests that fail: each gets a `Problem`, none a traceback."""

import logging
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException
from litestar.response import Response

from ...core.messages import Refusal
from ...core.refusals import Refused
from ...text import NoRulebook, Wording
from ..protocol.bodies import Problem
from ..protocol.refusals import (
    ForeignOrigin,
    Garbage,
    LimitReached,
    LinkUsed,
    NoSuchTable,
    NoSuchText,
    NotOver,
    NotPlayedOut,
    NotRunning,
    NotStored,
    NotYourSeat,
    OperatorOnly,
    OurMistake,
    RecordHidden,
    RecordTooLong,
    SeatsClosed,
    SeatTaken,
    Starting,
    TableFull,
    TooFast,
    TooMuchWork,
)
from ..store.base import StoreFailed

log = logging.getLogger("skulduggery.http")

AnyRequest = Request[Any, Any, Any]
BAD_REQUEST = 400
OUR_FAULT = 500
STATUS: dict[type[Refusal], int] = {
    NoSuchTable: 404,
    NoSuchText: 404,
    NoRulebook: 404,
    LinkUsed: 410,
    TableFull: 409,
    SeatTaken: 409,
    SeatsClosed: 409,
    Starting: 409,
    ForeignOrigin: 403,
    RecordHidden: 403,
    OperatorOnly: 403,
    NotYourSeat: 403,
    NotOver: 409,
    NotRunning: 409,
    NotPlayedOut: 409,
    TooFast: 429,
    LimitReached: 429,
    RecordTooLong: 413,
    TooMuchWork: 413,
    NotStored: 503,
    OurMistake: OUR_FAULT,
}


def problem(refusal: Refusal, status: int) -> Response[bytes]:
    body = msgspec.json.encode(Problem(refusal, Wording("en").tell(refusal, ())))
    headers = {"retry-after": str(refusal.seconds)} if isinstance(refusal, TooFast) else {}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    return problem(error.refusal, STATUS.get(type(error.refusal), BAD_REQUEST))


def not_understood(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refused: a body that is no JSON of ours, an unknown address."""
    extra = f": {error.extra}" if error.extra else ""
    return problem(Garbage("", f"{error.detail}{extra}"[:300]), error.status_code)


def unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A body that is no text, or so deeply nested that it cannot be read."""
    return problem(Garbage("", str(error)[:300]), BAD_REQUEST)


def unavailable(request: AnyRequest, error: StoreFailed) -> Response[bytes]:
    """The disk is full, or the database is gone. The store says in the log what it was."""
    log.error("the store failed: %s", error, extra={"request": request.url.path.split("/")[1]})
    return problem(NotStored(""), STATUS[NotStored])


def broken(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error, extra={"request": request.url.path.split("/")[1]})
    return problem(OurMistake(""), OUR_FAULT)
