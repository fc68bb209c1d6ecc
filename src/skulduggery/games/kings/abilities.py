"""What a crew can do together. KP-10.01, KP-10.02. Worked out once for every crew, then shared."""

from typing import Final, NamedTuple

from .components import CAPTAIN_ABILITY, CREW_ABILITY, NATIONS, NOBODY
from .modifiers import Modifiers, by_captains, by_crew, total

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
    in_raids: Modifiers  # behind `nations`, one for each pirate
    in_duels: Modifiers  # behind `duel`
    in_digs: Modifiers  # behind `clues`


def active_captains(crew: list[int], captain: int) -> list[int]:
    """KP-10.01, KP-10.02: whose captain abilities count: the captain's, and with a council those of all others."""
    if captain == NOBODY:
        return []
    return crew if CAPTAIN_ABILITY[captain] == COUNCIL else [captain]


def add_up(crew: list[int], captain: int) -> Abilities:
    common = [CREW_ABILITY[pirate] for pirate in crew]
    captains = active_captains(crew, captain)
    leading = [CAPTAIN_ABILITY[pirate] for pirate in captains]
    in_raids = by_crew("nations1", crew) + by_captains("nations2", captains)
    in_duels = by_crew("duel1", crew) + by_captains("duel2", captains)
    in_digs = by_crew("clue1", crew) + by_captains("clue2", captains)
    return Abilities(
        loot=common.count("loot1"),
        rum=common.count("rum1"),
        moves=common.count("move1"),
        cannonballs=common.count("cannon1"),
        scapegoats=common.count("scapegoat"),
        clues=total(in_digs),
        nations=total(in_raids),
        duel=total(in_duels),
        extra_cards=leading.count("extra_card"),
        steals=leading.count("steal"),
        no_scurvy="no_scurvy" in leading,
        loot_from=tuple([2 * leading.count(f"loot_{nation}") for nation in NATIONS]),
        in_raids=in_raids,
        in_duels=in_duels,
        in_digs=in_digs,
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
