"""Adds up the matches of a report."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean
from typing import NamedTuple

from .numbers import Estimate, mean_of_sums, share_of
from .plan import Plan
from .things import ROUTE, Use
from .watch import Watched

FIRST = ("card", "port", "island", "place", ROUTE)  # families that a page shows before all others
COMEBACK = 0.5  # a winner came back if the chance was once below this part of a fair one
MATTERS = 0.02  # a choice matters if the best and the worst move are so far apart in chances to win


class Worth(NamedTuple):
    """A card, port or other thing: `uses` in a match, the part of the seats that used it, how often these won, and
    how their chance changed in the turn."""

    thing: str
    uses: float
    users: float
    won: Estimate
    gain: Estimate | None


class ThingSum:
    """What is added up about one thing."""

    def __init__(self) -> None:
        self.uses = 0
        self.users = 0  # seats, over all matches
        self.won = 0.0  # by these seats
        self.turns = 0
        self.gain = 0.0
        self.square = 0.0

    def add(self, use: Use, won: Sequence[float]) -> None:
        for seat, count in enumerate(use.by_seat):
            if count:
                self.uses += count
                self.users += 1
                self.won += won[seat]
        self.turns += use.turns
        self.gain += use.gain
        self.square += use.square

    def worth(self, thing: str, matches: int, seats: int, rows: int) -> Worth:
        gain = mean_of_sums(self.turns, self.gain, self.square, rows) if self.turns > 1 else None
        return Worth(
            thing,
            self.uses / matches,
            self.users / (matches * seats),
            share_of(self.won, self.users, rows),
            gain,
        )


class Tally:
    """The matches with one value of the varied option, in the order of their numbers."""

    def __init__(self, plan: Plan, variant: int, matches: Sequence[Watched]) -> None:
        self.plan = plan
        self.variant = variant
        self.options = plan.variants[variant]
        self.matches = matches
        self.seats = plan.seats
        self.groups: dict[str, dict[str, ThingSum]] = {}
        self.traffic: Counter[str] = Counter()
        for match in matches:
            self.add_things(match)

    def add_things(self, match: Watched) -> None:
        things, won = match.unpacked(), match.won()
        for group, used in things.used.items():
            sums = self.groups.setdefault(group, {})
            for thing, use in used.items():
                sums.setdefault(thing, ThingSum()).add(use, won)
        self.traffic.update(things.traffic)

    @property
    def fair(self) -> float:
        """What a seat wins if all are equally good."""
        return 1 / len(set(self.matches[0].teams))

    def by_seat(self) -> list[Estimate]:
        return self.shares([range(self.seats)] * len(self.matches))

    def by_order(self) -> list[Estimate]:
        """By when they moved: who moves first, second and so on."""
        return self.shares(
            [[(seat - match.first) % self.seats for seat in range(self.seats)] for match in self.matches]
        )

    def shares(self, rows_by_seat: Iterable[Sequence[int]]) -> list[Estimate]:
        """The part of the matches that each row won; every match says which row each of its seats is."""
        won = [0.0] * self.seats
        for match, rows in zip(self.matches, rows_by_seat, strict=True):
            for seat, part in enumerate(match.won()):
                won[rows[seat]] += part
        return [share_of(sum_of_row, len(self.matches), self.seats) for sum_of_row in won]

    def by_bot(self) -> dict[str, Estimate]:
        """The part of the matches that a seat of this bot won."""
        won: dict[str, list[float]] = {}
        for match in self.matches:
            for name, part in zip(self.plan.bots_at(match.work), match.won(), strict=True):
                won.setdefault(name, []).append(part)
        return {name: share_of(math.fsum(parts), len(parts), len(won)) for name, parts in won.items()}

    def rounds(self) -> list[float]:
        return [match.rounds for match in self.matches]

    def changes(self) -> list[float]:
        return [float(match.tension.changes) for match in self.matches if match.tension]

    def behind(self) -> list[float]:
        return told(match.tension.behind for match in self.matches if match.tension)

    def lowest(self) -> list[float]:
        return told(match.tension.lowest for match in self.matches if match.tension)

    def settled(self) -> list[float]:
        return told(match.tension.settled for match in self.matches if match.tension)

    def curve(self) -> list[float]:
        """The mean chance of the later winner from the start to the end."""
        curves = [match.tension.curve for match in self.matches if match.tension and match.tension.curve]
        return [mean(column) for column in zip(*curves, strict=True)]

    def comebacks(self) -> Estimate | None:
        lowest = self.lowest()
        return share_of(sum(low < COMEBACK * self.fair for low in lowest), len(lowest)) if lowest else None

    def legal(self) -> dict[int, int]:
        """How many decisions had so many legal moves."""
        found: Counter[int] = Counter()
        for match in self.matches:
            found.update(match.choices.legal)
        return dict(sorted(found.items()))

    def kinds(self) -> dict[str, tuple[int, int, int]]:
        """By kind of decision: how many, their legal moves together, and the most in one."""
        found: dict[str, tuple[int, int, int]] = {}
        for match in self.matches:
            for kind, (count, moves, most) in match.choices.kinds.items():
                before = found.get(kind, (0, 0, 0))
                found[kind] = before[0] + count, before[1] + moves, max(before[2], most)
        return found

    def spreads(self) -> list[float]:
        return [spread for match in self.matches for spread in match.choices.spreads]

    def matters(self) -> Estimate | None:
        """The part of the choices that matter. Neighbours in one match are alike, but so few are noted of each."""
        spreads = self.spreads()
        return share_of(sum(spread >= MATTERS for spread in spreads), len(spreads)) if spreads else None

    def things(self, group: str) -> list[Worth]:
        """All things of a group, the most used first."""
        sums = self.groups[group]
        found = [one.worth(thing, len(self.matches), self.seats, len(sums)) for thing, one in sums.items()]
        return sorted(found, key=lambda worth: (-worth.uses, worth.thing))

    def group_names(self) -> list[str]:
        """Groups of at least two things, those that designers ask for first."""
        names = [name for name, sums in self.groups.items() if len(sums) > 1]
        return sorted(names, key=lambda name: (*(name.split("/")[0] != family for family in FIRST), name))


def told(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]
