"""The tally: how much was played of everything, which shards are done, and what was found.

It is one small file, so it can be kept with the sources: a later soak, on any machine, goes on where this one stopped.
Other code is not refused here, as it is in files of results: a soak goes on after the repair of what it found.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ...core.options import shown
from .plan import Played, Shard, Violation

Range = tuple[int, int]  # the first and the last number


class Found(msgspec.Struct, frozen=True):
    """A violation, and where it happened."""

    shard: Shard
    violation: Violation
    options: str

    @property
    def match(self) -> str:
        """What `--again` understands."""
        return f"{self.shard.game}:{self.shard.at}:{self.violation.match}"


class Count(msgspec.Struct):
    """How much was played."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        self.matches += played.matches
        self.decisions += played.decisions
        self.seconds = round(self.seconds + played.seconds, 3)


class Tally(msgspec.Struct):
    """`games` by game and way to play, `players` by game and number, `options` by game and `option=value`: matches."""

    seed: int
    done: dict[str, list[Range]] = {}
    games: dict[str, dict[str, Count]] = {}
    players: dict[str, dict[str, int]] = {}
    options: dict[str, dict[str, int]] = {}
    violations: list[Found] = []
    mended: list[Found] = []

    @property
    def matches(self) -> int:
        return sum(count.matches for ways in self.games.values() for count in ways.values())

    @property
    def decisions(self) -> int:
        return sum(count.decisions for ways in self.games.values() for count in ways.values())

    def shards(self) -> frozenset[Shard]:
        """The shards that are done."""
        found = ((game, ranges) for game, ranges in self.done.items())
        return frozenset(
            Shard(game, at) for game, ranges in found for low, high in ranges for at in range(low, high + 1)
        )

    def add(self, played: Played) -> None:
        game, options = played.work.game, dict(played.options)
        self.done[game] = with_number(self.done.get(game, []), played.work.at)
        self.games.setdefault(game, {}).setdefault(played.work.way, Count()).add(played)
        add_to(self.players.setdefault(game, {}), str(options.pop("players")), played.matches)
        for key, value in options.items():
            add_to(self.options.setdefault(game, {}), f"{key}={group_of(value)}", played.matches)
        text = " ".join(f"{key}={shown(value)}" for key, value in played.options.items())
        self.violations += [Found(played.work, violation, text) for violation in played.violations]

    def mend(self, found: Found) -> None:
        """Counts a fault as mended: its match was played again, and nothing was wrong any more."""
        self.violations.remove(found)
        self.mended.append(found)


def group_of(value: object) -> str:
    """Colours that were chosen by lot count as one value: there are thousands of lists."""
    return "chosen" if isinstance(value, str) and "-" in value else shown(value)


def add_to(counts: dict[str, int], key: str, number: int) -> None:
    counts[key] = counts.get(key, 0) + number


def with_number(ranges: list[Range], number: int) -> list[Range]:
    """The ranges with one number more. Neighbours become one range."""
    return list(joined(sorted([*ranges, (number, number)])))


def joined(ranges: list[Range]) -> Iterator[Range]:
    low, high = ranges[0]
    for first, last in ranges[1:]:
        if first > high + 1:
            yield low, high
            low, high = first, last
        high = max(high, last)
    yield low, high


class OtherSeed(Exception):
    """The file holds the tally of a soak with another seed, which is the argument."""


def read(path: Path, seed: int) -> Tally:
    """The tally of the file, or a new one. `OtherSeed`, or `msgspec.MsgspecError` if the file is no tally."""
    if not path.exists():
        return Tally(seed)
    tally = msgspec.json.decode(path.read_bytes(), type=Tally)
    if tally.seed != seed:
        raise OtherSeed(tally.seed)
    return tally


def write(path: Path, tally: Tally) -> None:
    """Whoever is interrupted has the old file or the new one."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(tally, order="sorted"), indent=1) + b"\n")
    new.replace(path)
