"""What a crew can do together. KP-10.01, KP-10.02. Worked out once for every crew, then shared."""

from typing import Final, NamedTuple

from .components import CAPTAIN_ABILITIES, CAPTAIN_ABILITY, CREW_ABILITIES, CREW_ABILITY, NATIONS, NOBODY

COUNCIL: Final = "council"


class Abilities(NamedTuple):
    """The sums of one crew's active abilities."""

    loot: int
    rum: int
    moves: int
    cannonballs: int
    scapegoats: int
    clues: int
    nations: int
    duel: int
    extra_cards: int
    steals: int
    no_scurvy: bool
    loot_from: tuple[int, ...]  # by nation
    crew_counts: tuple[int, ...]  # how often each crew ability is there
    captain_counts: tuple[int, ...]  # and each captain ability that counts


def active_captains(crew: list[int], captain: int) -> list[int]:
    """KP-10.01, KP-10.02: whose captain abilities count: the captain's, and with a council those of all others."""
    if captain == NOBODY:
        return []
    return crew if CAPTAIN_ABILITY[captain] == COUNCIL else [captain]


def add_up(crew: list[int], captain: int) -> Abilities:
    common = [CREW_ABILITY[pirate] for pirate in crew]
    leading = [CAPTAIN_ABILITY[pirate] for pirate in active_captains(crew, captain)]
    return Abilities(
        loot=common.count("loot1"),
        rum=common.count("rum1"),
        moves=common.count("move1"),
        cannonballs=common.count("cannon1"),
        scapegoats=common.count("scapegoat"),
        clues=common.count("clue1") + 2 * leading.count("clue2"),
        nations=common.count("nations1") + 2 * leading.count("nations2"),
        duel=common.count("duel1") + 2 * leading.count("duel2"),
        extra_cards=leading.count("extra_card"),
        steals=leading.count("steal"),
        no_scurvy="no_scurvy" in leading,
        loot_from=tuple([2 * leading.count(f"loot_{nation}") for nation in NATIONS]),
        crew_counts=tuple([common.count(ability) for ability in CREW_ABILITIES]),
        captain_counts=tuple([leading.count(ability) for ability in CAPTAIN_ABILITIES]),
    )


KNOWN: dict[int, Abilities] = {}


def abilities_of(crew: list[int], captain: int) -> Abilities:
    """By the set of pirates aboard and the captain."""
    key = captain + 1
    for pirate in crew:
        key |= 1 << pirate + 8
    known = KNOWN.get(key)
    if known is None:
        known = add_up(crew, captain)
        KNOWN[key] = known
    return known
