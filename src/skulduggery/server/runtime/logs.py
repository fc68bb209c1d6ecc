"""Logs as one line of JSON each. Names, tokens, seeds and what people play are never logged."""

import logging
import sys
from typing import TextIO

import msgspec

EXTRAS = ("table", "game", "seat", "request", "status", "count", "seconds", "port")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key in EXTRAS if (value := record.__dict__.get(key)) is not None}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Send our own log and the warnings of the web server to one stream."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    for name in ("skulduggery", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.setLevel(level if name == "skulduggery" else logging.WARNING)
        logger.propagate = False
