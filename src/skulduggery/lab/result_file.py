"""A file of results: a line for their conditions, one for each result. So a long series goes on where it stopped."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .. import __version__


class Conditions(msgspec.Struct, frozen=True):
    """What must be the same for all results of one file. `what`: the kind of series.

    `code`: fingerprints by part (`fingerprints.py`). A part that is new to the file is added: bots may join a ladder.
    """

    what: str
    seed: int
    code: dict[str, str] = {}
    version: str = __version__

    def is_same_series(self, other: "Conditions") -> bool:
        """A file from before there were fingerprints is another series: nobody knows which code played it."""
        mine, others = ((each.what, each.seed, each.version, bool(each.code)) for each in (self, other))
        return mine == others

    def changed(self, other: "Conditions") -> list[str]:
        """The parts whose code differs, in the order of this series: first a bot of somebody's own."""
        return [part for part, code in self.code.items() if other.code.get(part, code) != code]


class Result(Protocol):
    """Knows which piece of work it is the result of."""

    @property
    def work(self) -> Any: ...


T = TypeVar("T")
R = TypeVar("R", bound=Result)


class OtherConditions(Exception):
    """The file holds another series: its results cannot be added to these. The argument: the `Conditions` of it."""


class OtherCode(Exception):
    """The results of the file were played with other code of the part that is the argument."""


class UnreadableLine(Exception):
    """A line of the file is no result. The argument: its number, from 1."""


class ResultFile(Generic[R]):
    """`results` are those of the work that has been done already, by that work."""

    def __init__(self, path: Path, conditions: Conditions, kind: type[R]) -> None:
        self.path = path
        self.conditions = conditions
        self.kind = kind
        self.results: dict[Any, R] = {}
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            path.write_bytes(msgspec.json.encode(conditions) + b"\n")

    def read(self) -> None:
        """A last line that was cut off when the series was interrupted is removed: its work is done again."""
        whole = self.path.read_bytes()
        lines = whole[: whole.rfind(b"\n") + 1]
        if len(lines) < len(whole):
            self.path.write_bytes(lines)
        first, *rest = lines.splitlines() or [b""]
        found = decoded(first, Conditions, 1)
        self.conditions = self.joined(found)
        if self.conditions != found:
            self.rewrite(rest)
        for number, line in enumerate(rest, 2):
            result = decoded(line, self.kind, number)
            self.results[result.work] = result

    def rewrite(self, rest: list[bytes]) -> None:
        """Whoever is interrupted has the old file or the new one."""
        new = self.path.with_name(self.path.name + ".new")
        new.write_bytes(b"\n".join([msgspec.json.encode(self.conditions), *rest, b""]))
        new.replace(self.path)

    def joined(self, found: Conditions) -> Conditions:
        """The conditions of the file, with the parts that are new to it."""
        if not self.conditions.is_same_series(found):
            raise OtherConditions(found)
        for part in self.conditions.changed(found):
            raise OtherCode(part)
        return msgspec.structs.replace(found, code=found.code | self.conditions.code)

    def missing(self, work: Iterable[Any]) -> list[Any]:
        return [piece for piece in work if piece not in self.results]

    def add(self, result: R) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        self.results[result.work] = result

    def sorted(self, work: Iterable[Any]) -> list[R]:
        """The results of this work, in its order: workers finish in any order."""
        return [self.results[piece] for piece in work]


def decoded(line: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UnreadableLine(number) from error
