"""How exciting a match was: from the chance of each seat to win, noted at the beginning of every turn."""

from collections.abc import Sequence
from statistics import mean

import msgspec

from ...core.messages import Result

CLEAR = 0.05  # a lead changes hands when somebody is ahead of the former leader by so much
STEPS = 10  # parts of a match in its curve
DIGITS = 4

Chances = Sequence[float]  # by seat; partners have the same


class Tension(msgspec.Struct, frozen=True):
    """`changes` of the lead. The rest is about the later winner, and empty where rivals share the first place.

    `behind`: by how much, on average over all turns. `lowest`: the chance at the worst moment after the first round.
    `settled`: after which part of the match the winner was ahead for good. `curve`: the chance from start to end.
    """

    changes: int
    behind: float | None = None
    lowest: float | None = None
    settled: float | None = None
    curve: tuple[float, ...] = ()


def tension_of(series: Sequence[Chances], result: Result, teams: Sequence[int]) -> Tension | None:
    """The tension of a match. None: nothing is known about the chances of the game, or nothing happened."""
    if len(series) < 2:
        return None
    changes = changes_in(series)
    winners = result.winners()
    if len({teams[seat] for seat in winners}) > 1 or len(set(teams)) == 1:
        return Tension(changes)
    own = [chances[winners[0]] for chances in series]
    others = [seat for seat, team in enumerate(teams) if team != teams[winners[0]]]
    rivals = [max(chances[seat] for seat in others) for chances in series]
    gaps = [max(0.0, rival - mine) for mine, rival in zip(own, rivals, strict=True)]
    later = own[min(len(teams), len(own) - 1) :]
    return Tension(
        changes,
        round(mean(gaps), DIGITS),
        round(min(later), DIGITS),
        round(settled_at(gaps), DIGITS),
        tuple(round(own[at * (len(own) - 1) // STEPS], DIGITS) for at in range(STEPS + 1)),
    )


def changes_in(series: Sequence[Chances]) -> int:
    """How often the lead changed hands. Small differences do not count."""
    leader, changes = None, 0
    for chances in series:
        top = max(range(len(chances)), key=lambda seat: chances[seat])
        if leader is None:
            others = [chance for chance in chances if chance != chances[top]]
            if others and chances[top] - max(others) >= CLEAR:
                leader = top
        elif chances[top] - chances[leader] >= CLEAR:
            leader, changes = top, changes + 1
    return changes


def settled_at(gaps: Sequence[float]) -> float:
    """The part of the turns after which the winner was never behind again."""
    last = max((at for at, gap in enumerate(gaps) if gap > 0), default=-1)
    return (last + 1) / len(gaps)
