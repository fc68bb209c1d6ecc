"""The components of Port Blackwood, from parts/data.toml (specification, section 2)."""

from typing import Any, Final

from ...core.parts import load_data
from ...core.shapes import bad_value

PACKAGE = "skulduggery.games.blackwood"
FARTHEST: Final = 8  # squares of one move: with each more, there are more than twice as many ways to keep


def repeated(cards: list[dict[str, Any]]) -> list[str]:
    return [str(card["id"]) for card in cards for _ in range(card["count"])]


def checked_steps(steps: int, *path: str | int) -> int:
    if steps > FARTHEST:
        raise bad_value(PACKAGE, path, f"must be at most {FARTHEST} squares, not {steps}: the ways would be too many")
    return steps


def almanac_row(key: str, squares: list[int], rolls: int) -> list[int]:
    """Squares by roll; nobody rolls 0."""
    if len(squares) < rolls:
        raise bad_value(PACKAGE, ("almanac", key), f"needs squares for {rolls} rolls, but has {len(squares)}")
    return [0, *[checked_steps(steps, "almanac", key, at) for at, steps in enumerate(squares)]]


DATA = load_data(PACKAGE)
COLOURS: Final[list[str]] = [str(colour["id"]) for colour in DATA["colours"]]
JAILERS: Final[list[str]] = [DATA["places"]["skull_island"]["jailer"], DATA["places"]["monster_island"]["jailer"]]
EVENT_CARDS: Final[list[str]] = repeated(DATA["event_cards"])
RED_DIE: Final[list[str]] = DATA["dice"]["red"]["faces"]
EVENT_RING: Final[list[str]] = DATA["spinner"]["event_ring"]
MOVE_RING: Final[list[int]] = DATA["spinner"]["move_ring"]
CANNONBALL: Final[str] = DATA["cannonball_card"]["id"]
CANNONBALLS: Final[int] = DATA["tokens"]["cannonballs"]
EVENT_STEPS: Final[int] = checked_steps(  # of a jailer, a Breeze and a Siren, too
    DATA["cannonball_card"]["blast_steps"], "cannonball_card", "blast_steps"
)
ESCAPE_ROLL: Final[int] = DATA["rules"]["escape_roll"]
RACE_GOAL: Final[int] = DATA["rules"]["race_goal"]
HOARD_LIMIT: Final[int] = DATA["rules"]["hoard_carry_limit"]
HIGHEST_ROLL: Final[int] = max([*DATA["dice"]["blue"]["faces"], *MOVE_RING])

# The Pirate Almanac: squares by coins carried and blue roll
ALMANAC: Final[list[list[int]]] = [almanac_row(key, row, HIGHEST_ROLL) for key, row in DATA["almanac"].items()]
LONGEST: Final[int] = max([EVENT_STEPS, *[max(row) for row in ALMANAC]])  # squares a ship can sail in one move
