"""The file of a ladder: a line for its conditions, and one for each match. So a ladder goes on where it stopped."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from .. import __version__
from .ladder import Bout, Outcome


class Conditions(msgspec.Struct, frozen=True):
    """What must be the same for all matches of one file."""

    seed: int
    version: str = __version__


class OtherConditions(Exception):
    """The file holds another ladder: its matches cannot be added to these."""

    def __init__(self, found: Conditions) -> None:
        super().__init__(repr(found))
        self.found = found


class LadderFile:
    """`outcomes` are the matches that have been played already."""

    def __init__(self, path: Path, conditions: Conditions) -> None:
        self.path = path
        self.conditions = conditions
        self.outcomes: dict[Bout, Outcome] = {}
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            path.write_bytes(msgspec.json.encode(conditions) + b"\n")

    def read(self) -> None:
        """A last line that was cut off when the ladder was interrupted is removed: its match is played again."""
        whole = self.path.read_bytes()
        lines = whole[: whole.rfind(b"\n") + 1]
        if len(lines) < len(whole):
            self.path.write_bytes(lines)
        first, *rest = lines.splitlines()
        found = msgspec.json.decode(first, type=Conditions)
        if found != self.conditions:
            raise OtherConditions(found)
        for line in rest:
            outcome = msgspec.json.decode(line, type=Outcome)
            self.outcomes[outcome.bout] = outcome

    def missing(self, bouts: Iterable[Bout]) -> list[Bout]:
        return [bout for bout in bouts if bout not in self.outcomes]

    def add(self, outcome: Outcome) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
        self.outcomes[outcome.bout] = outcome

    def sorted(self, bouts: Iterable[Bout]) -> list[Outcome]:
        """The outcomes of these matches, in their order: workers finish in any order."""
        return [self.outcomes[bout] for bout in bouts]
