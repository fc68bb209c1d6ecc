"""What the value of a setting may be. A value comes as text (flag, environment) or as a value of TOML (file)."""

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from urllib.parse import urlsplit

LARGEST_PORT = 65_535
WHOLE = re.compile(r"[0-9]{1,18}")
TOKEN = re.compile(r"[!-~]{20,}")  # signs that a header may hold, and too many of them to be guessed
SWITCH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}

Value = str | int | float | bool | tuple[str, ...] | None


class Kind(ABC):
    """`expected` is the id of what a person is told about values that fit (`cli-bad-value`)."""

    expected: str

    @abstractmethod
    def from_text(self, text: str) -> Value:
        """`ValueError` if it does not fit."""

    @abstractmethod
    def from_file(self, value: object) -> Value:
        """Reads a value of TOML."""


class Figure(Kind):
    """A number that is not negative: a limit, or a time."""

    def __init__(self, number: type[int] | type[float], most: float = math.inf, expected: str = "") -> None:
        self.number = number
        self.most = most
        self.expected = expected or ("whole" if number is int else "number")

    def from_text(self, text: str) -> Value:
        if self.number is int and not WHOLE.fullmatch(text):
            raise ValueError
        return self.checked(float(text))

    def from_file(self, value: object) -> Value:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError
        return self.checked(value)

    def checked(self, value: float) -> Value:
        if not 0 <= value <= self.most or math.isinf(value) or self.number(value) != value:
            raise ValueError
        return self.number(value)


class Text(Kind):
    def __init__(self, expected: str = "text", check: Callable[[str], object] | None = None) -> None:
        self.expected = expected
        self.check = check

    def from_text(self, text: str) -> Value:
        if not text:
            raise ValueError
        if self.check is not None:
            self.check(text)
        return text

    def from_file(self, value: object) -> Value:
        if not isinstance(value, str):
            raise ValueError
        return self.from_text(value)


class Switch(Kind):
    expected = "switch"

    def from_text(self, text: str) -> Value:
        if text.lower() not in SWITCH:
            raise ValueError
        return SWITCH[text.lower()]

    def from_file(self, value: object) -> Value:
        if not isinstance(value, bool):
            raise ValueError
        return value


class Many(Kind):
    """Several texts: a list in the file, separated by commas elsewhere. A flag may also be repeated."""

    def __init__(self, one: Text) -> None:
        self.one = one
        self.expected = one.expected

    def from_text(self, text: str) -> Value:
        return self.from_file([part.strip() for part in text.split(",")] if text.strip() else [])

    def from_file(self, value: object) -> Value:
        if not isinstance(value, list):
            raise ValueError
        found = [self.one.from_file(part) for part in value]
        return tuple([part for part in found if isinstance(part, str)])


def check_url(text: str) -> None:
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise ValueError


def check_token(text: str) -> None:
    if not TOKEN.fullmatch(text):
        raise ValueError
