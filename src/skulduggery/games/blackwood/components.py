"""The components of Port Blackwood, from parts/data.toml (specification, section 2)."""

from typing import Any, Final

from ...core.parts import load_data

PACKAGE = "skulduggery.games.blackwood"


def repeated(cards: list[dict[str, Any]]) -> list[str]:
    return [str(card["id"]) for card in cards for _ in range(card["count"])]


DATA = load_data(PACKAGE)
COLOURS: Final[list[str]] = [str(colour["id"]) for colour in DATA["colours"]]
JAILERS: Final[list[str]] = [DATA["places"]["skull_island"]["jailer"], DATA["places"]["monster_island"]["jailer"]]
EVENT_CARDS: Final[list[str]] = repeated(DATA["event_cards"])
RED_DIE: Final[list[str]] = DATA["dice"]["red"]["faces"]
EVENT_RING: Final[list[str]] = DATA["spinner"]["event_ring"]
MOVE_RING: Final[list[int]] = DATA["spinner"]["move_ring"]
CANNONBALL: Final[str] = DATA["cannonball_card"]["id"]
CANNONBALLS: Final[int] = DATA["tokens"]["cannonballs"]
EVENT_STEPS: Final[int] = DATA["cannonball_card"]["blast_steps"]  # of a jailer, a Breeze and a Siren, too
ESCAPE_ROLL: Final[int] = DATA["rules"]["escape_roll"]
RACE_GOAL: Final[int] = DATA["rules"]["race_goal"]
HOARD_LIMIT: Final[int] = DATA["rules"]["hoard_carry_limit"]
LONGEST: Final[int] = max(DATA["dice"]["blue"]["faces"])  # squares a ship can sail in one move

# The Pirate Almanac: squares by coins carried and blue roll; nobody rolls 0.
ALMANAC: Final[list[list[int]]] = [[0, *row] for row in DATA["almanac"].values()]
