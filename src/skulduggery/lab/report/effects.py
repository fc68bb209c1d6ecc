"""What a varied option does: every figure, compared in matches with the same dice."""

from collections.abc import Callable, Sequence
from statistics import mean
from typing import NamedTuple

from .numbers import Estimate, mean_of
from .tally import Tally
from .watch import Watched


class Effect(NamedTuple):
    """What one value of the varied option does to a figure, compared with the first value in the same matches."""

    figure: str
    before: float
    after: float
    change: Estimate


def moves_per_choice(match: Watched) -> float:
    legal = match.choices.legal
    return sum(moves * count for moves, count in legal.items()) / max(1, sum(legal.values()))


FIGURES: dict[str, Callable[[Watched], float | None]] = {
    "rounds": lambda match: match.rounds,
    "decisions": lambda match: float(sum(match.choices.legal.values())),
    "moves": moves_per_choice,
    "first": lambda match: match.won()[match.first],
    "margin": lambda match: float(margin_of(match.scores)),
    "changes": lambda match: float(match.tension.changes) if match.tension else None,
    "behind": lambda match: match.tension.behind if match.tension else None,
    "lowest": lambda match: match.tension.lowest if match.tension else None,
    "settled": lambda match: match.tension.settled if match.tension else None,
}
SHARES = {"first", "behind", "lowest", "settled"}  # told in percent


def margin_of(scores: Sequence[int]) -> int:
    """How far the best score is ahead of the next."""
    ordered = sorted(scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0


def effects(base: Tally, other: Tally) -> list[Effect]:
    """Every figure that both have, by match: the same number means the same dice."""
    found: list[Effect] = []
    for name, figure in FIGURES.items():
        pairs = [(figure(one), figure(two)) for one, two in zip(base.matches, other.matches, strict=True)]
        known = [(one, two) for one, two in pairs if one is not None and two is not None]
        if known:
            befores, afters = [one for one, _ in known], [two for _, two in known]
            change = mean_of([two - one for one, two in known], len(FIGURES))
            found.append(Effect(name, mean(befores), mean(afters), change))
    return found
