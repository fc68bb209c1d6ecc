"""What counts for or against a ship besides dice: one entry for each source, so that rules and views read the same."""

from typing import NamedTuple

from .components import CAPTAIN_ABILITY, CREW_ABILITY, NOBODY
from .fields import ModifierKind


class Modifier(NamedTuple):
    """One source of a bonus or a penalty.

    `pirate` is the pirate whose ability it is, `seat` is whoever played the card; both are NOBODY for other sources.
    """

    what: ModifierKind
    amount: int
    pirate: int
    seat: int


Modifiers = tuple[Modifier, ...]  # never changed, so copies of a state share them


def total(modifiers: Modifiers) -> int:
    found = 0
    for modifier in modifiers:
        found += modifier.amount
    return found


def by_nobody(what: ModifierKind, amount: int) -> Modifier:
    return Modifier(what, amount, NOBODY, NOBODY)


def by_crew(what: ModifierKind, crew: list[int]) -> Modifiers:
    """KP-10.01: everybody aboard who has this crew ability adds 1."""
    return tuple([Modifier(what, 1, pirate, NOBODY) for pirate in sorted(crew) if CREW_ABILITY[pirate] == what])


def by_captains(what: ModifierKind, leading: list[int]) -> Modifiers:
    """KP-10.01, KP-10.02: of those whose captain ability is active, everybody who has this one adds 2."""
    return tuple([Modifier(what, 2, pirate, NOBODY) for pirate in sorted(leading) if CAPTAIN_ABILITY[pirate] == what])
