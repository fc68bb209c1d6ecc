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
from ..protocol import refusals
from ..protocol.bodies import Problem
from ..store.base import StoreFailed

log = logging.getLogger("skulduggery.http")

AnyRequest = Request[Any, Any, Any]
BAD_REQUEST = 400
OUR_FAULT = 500
UNAVAILABLE = 503
STATUS: dict[int, tuple[type[Refusal], ...]] = {
    403: (refusals.ForeignOrigin, refusals.RecordHidden, refusals.OperatorOnly, refusals.NotYourSeat),
    404: (refusals.NoSuchTable, refusals.NoSuchText, NoRulebook),
    409: (
        refusals.TableFull,
        refusals.SeatTaken,
        refusals.SeatsClosed,
        refusals.Starting,
        refusals.NotOver,
        refusals.NotRunning,
        refusals.NotPlayedOut,
    ),
    410: (refusals.LinkUsed,),
    413: (refusals.RecordTooLong, refusals.TooMuchWork),
    429: (refusals.TooFast, refusals.LimitReached),
    OUR_FAULT: (refusals.OurMistake,),
    UNAVAILABLE: (refusals.NotStored,),
}


def problem(refusal: Refusal, status: int) -> Response[bytes]:
    body = msgspec.json.encode(Problem(refusal, Wording("en").tell(refusal, ())))
    headers = {"retry-after": str(refusal.seconds)} if isinstance(refusal, refusals.TooFast) else {}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    found = (status for status, kinds in STATUS.items() if isinstance(error.refusal, kinds))
    return problem(error.refusal, next(found, BAD_REQUEST))


def not_understood(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refused: a body that is no JSON of ours, an unknown address."""
    extra = f": {error.extra}" if error.extra else ""
    return problem(refusals.Garbage("", f"{error.detail}{extra}"[:300]), error.status_code)


def unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A body that is no text, or so deeply nested that it cannot be read."""
    return problem(refusals.Garbage("", str(error)[:300]), BAD_REQUEST)


def unavailable(request: AnyRequest, error: StoreFailed) -> Response[bytes]:
    """The disk is full, or the database is gone. The store says in the log what it was."""
    log.error("the store failed: %s", error, extra={"request": request.url.path.split("/")[1]})
    return problem(refusals.NotStored(""), UNAVAILABLE)


def broken(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error, extra={"request": request.url.path.split("/")[1]})
    return problem(refusals.OurMistake(""), OUR_FAULT)
