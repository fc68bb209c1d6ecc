"""What the soak plays. Every shard and every match can be played again by itself: all follows from seed and numbers."""

from collections.abc import Iterator, Sequence
from itertools import count

import msgspec

from ...core.options import OptionValue

# By way: how many decisions a shard makes at least. With these numbers all ways take seconds.
DECISIONS = {"random": 20_000, "bosun": 800, "watched": 800, "contract": 1}
CYCLE = 160  # shards of a game: most of them random
RARE = {
    **dict.fromkeys((3, 40, 83, 140), "bosun"),
    **dict.fromkeys((10, 63, 120), "watched"),
    100: "contract",
}  # the others, by their place in a cycle


class Shard(msgspec.Struct, frozen=True, order=True):
    """Matches of one game with one set of options, drawn by lot."""

    game: str
    at: int

    @property
    def way(self) -> str:
        """The sort of this match: who plays, and what is checked."""
        return RARE.get(self.at % CYCLE, "random")


class Violation(msgspec.Struct, frozen=True):
    """Something that must never happen: in which match of the shard, after how many of its moves, and what."""

    match: int
    moves: int
    sentence: str


class Played(msgspec.Struct, frozen=True):
    """What a shard did. `seconds`: of CPU time."""

    work: Shard
    options: dict[str, OptionValue]
    matches: int
    decisions: int
    seconds: float
    violations: tuple[Violation, ...] = ()


def all_shards(games: Sequence[str], done: frozenset[Shard] = frozenset()) -> Iterator[Shard]:
    """All shards, without end: the games in turn, without the shards that are done already."""
    for at in count():
        for game in games:
            shard = Shard(game, at)
            if shard not in done:
                yield shard
