"""What a crew can do together. KP-10.01, KP-10.02. Worked out once for every crew, then shared."""

from collections.abc import Callable
from typing import Final

from .components import (
    CAPTAIN_ABILITIES,
    CAPTAIN_ABILITY,
    CREW_ABILITIES,
    CREW_ABILITY,
    NATIONS,
    NOBODY,
)

COUNCIL: Final = "council"
Key = tuple[tuple[int, ...], int]


def active_captains(crew: list[int], captain: int) -> list[int]:
    """KP-10.01, KP-10.02: whose captain abilities count: the captain's, and with a council those of all others."""
    if captain == NOBODY:
        return []
    return crew if CAPTAIN_ABILITY[captain] == COUNCIL else [captain]


class Abilities:
    """The sums of one crew's active abilities. Never changes."""

    def __init__(self, crew: list[int], captain: int) -> None:
        self.key: Key = (tuple(crew), captain)
        common = [CREW_ABILITY[pirate] for pirate in crew]
        leading = [CAPTAIN_ABILITY[pirate] for pirate in active_captains(crew, captain)]
        self.crew_counts: list[int] = [common.count(ability) for ability in CREW_ABILITIES]
        self.captain_counts: list[int] = [leading.count(ability) for ability in CAPTAIN_ABILITIES]
        self.loot: int = common.count("loot1")
        self.rum: int = common.count("rum1")
        self.moves: int = common.count("move1")
        self.cannonballs: int = common.count("cannon1")
        self.scapegoats: int = common.count("scapegoat")
        self.clues: int = common.count("clue1") + 2 * leading.count("clue2")
        self.nations: int = common.count("nations1") + 2 * leading.count("nations2")
        self.duel: int = common.count("duel1") + 2 * leading.count("duel2")
        self.extra_cards: int = leading.count("extra_card")
        self.steals: int = leading.count("steal")
        self.no_scurvy: bool = "no_scurvy" in leading
        self.loot_from: list[int] = [2 * leading.count(f"loot_{nation}") for nation in NATIONS]

    def __reduce__(self) -> tuple[Callable[[Key], "Abilities"], tuple[Key]]:
        """A state that is sent to another process names its crews."""
        return abilities_by_key, (self.key,)


KNOWN: dict[Key, Abilities] = {}


def abilities_of(crew: list[int], captain: int) -> Abilities:
    return abilities_by_key((tuple(crew), captain))


def abilities_by_key(key: Key) -> Abilities:
    known = KNOWN.get(key)
    if known is None:
        known = Abilities(list(key[0]), key[1])
        KNOWN[key] = known
    return known
