"""Who starts, and who ends where: what most games settle in the same way."""

from collections.abc import Sequence
from typing import Any

from .chance import Chance


def roll_for_start(players: int, chance: Chance) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The highest roll starts; those tied for it roll again until one is left. The rolls by seat, and who starts."""
    rolls: list[list[int]] = [[] for _ in range(players)]
    tied = list(range(players))
    while len(tied) > 1:
        for seat in tied:
            rolls[seat].append(chance.die())
        best = max([rolls[seat][-1] for seat in tied])
        tied = [seat for seat in tied if rolls[seat][-1] == best]
    return tuple([tuple(dice) for dice in rolls]), tied[0]


def places_by(merits: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat: one more than the seats with a higher merit, so that equals share a place."""
    return tuple([1 + sum([1 for other in merits if other > own]) for own in merits])
