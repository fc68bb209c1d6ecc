"""Which matches a report plays: the table, its bots, and the option that is varied."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ...bots import make_bot
from ...bots.bot import Bot
from ...core.game import Game
from ...core.options import Options
from ..duel import derived


class Sitting(msgspec.Struct, frozen=True, order=True):
    """Match number `at` with one of the values of the varied option. The same number means the same dice."""

    variant: int
    at: int


class Plan(NamedTuple):
    """A table with one bot for each seat. `option` is varied: its `values`, and all options with each of them."""

    game: str
    bots: tuple[str, ...]
    variants: tuple[Options, ...]
    option: str = ""
    values: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """How many seatings of these bots differ. Equal bots need no rotation: it would be the same match again."""
        return next(shift for shift in range(1, self.seats + 1) if self.seated(shift) == self.bots)

    def seated(self, shift: int) -> tuple[str, ...]:
        """The bots by seat, if everybody has moved up so many seats."""
        return tuple(self.bots[(seat - shift) % self.seats] for seat in range(self.seats))

    def bots_at(self, sitting: Sitting) -> tuple[str, ...]:
        return self.seated(sitting.at % self.rotations)

    def dice_at(self, sitting: Sitting, seed: int) -> int:
        """Every rotation of the seats, and every value of the option, gets the same dice."""
        return derived(seed, "match", sitting.at // self.rotations)

    def sittings(self, matches: int) -> list[Sitting]:
        """Match by match over all values, so that an interrupted report has measured each of them."""
        return [Sitting(variant, at) for at in range(matches) for variant in range(len(self.variants))]

    def described(self) -> str:
        """All that the matches depend on besides the seed, in one line: results of other plans do not belong here."""
        options = [msgspec.json.encode(variant).decode() for variant in self.variants]
        return " ".join(["report", self.game, ",".join(self.bots), *options])


def bots_for(names: Sequence[str], game: Game[Any], dice: int) -> list[Bot]:
    return [make_bot(name, game, derived(dice, "bot", seat)) for seat, name in enumerate(names)]
