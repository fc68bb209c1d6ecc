"""The components of Pirates on the Prowl, from parts/data.toml (specification, section 2). Cards are small ints.

0 to 59 are the Cargo Cards in print order, then the five kinds of treasure, then the five kinds of bad luck.
"""

from typing import Any, Final

from ...core.parts import load_data
from .fields import Back, Luck

PACKAGE = "skulduggery.games.prowl"
DATA = load_data(PACKAGE)
CARGO_DATA: list[dict[str, Any]] = DATA["cargo"]
TREASURE_DATA: list[dict[str, Any]] = DATA["treasure"]
LUCK_DATA: list[dict[str, Any]] = DATA["bad_luck"]
GAME_DATA: dict[str, Any] = DATA["game"]

# --- cards
CARGOES: Final[int] = len(CARGO_DATA)
TREASURES: Final[int] = len(TREASURE_DATA)
FIRST_LUCK: Final[int] = CARGOES + TREASURES
BRONZE: Final[int] = CARGOES  # the Bronze Cannon
NO_CARD: Final = -1
CARDS: Final[list[str]] = [str(card["id"]) for card in CARGO_DATA + TREASURE_DATA + LUCK_DATA]
CARD_INDEX: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
LUCKS: Final[list[Luck]] = [card["id"] for card in LUCK_DATA]
STORM: Final[int] = CARD_INDEX["storm"]
FIRE: Final[int] = CARD_INDEX["fire"]
SHIPWRECK: Final[int] = CARD_INDEX["shipwreck"]
MUTINY: Final[int] = CARD_INDEX["mutiny"]
KRAKEN: Final[int] = CARD_INDEX["kraken"]

GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
BACK_NAMES: Final[list[Back]] = ["green", "yellow", "red"]
BACKS: Final[list[int]] = [GREEN] * CARGOES + [BACK_NAMES.index(card["back"]) for card in TREASURE_DATA]
VALUES: Final[list[int]] = [0] * CARGOES + [int(card["value"]) for card in TREASURE_DATA]
COUNTS: Final[list[int]] = [int(card["count"]) for card in TREASURE_DATA]  # in the box, by kind

# --- what a Cargo Card asks for and gives
IS_MAP: Final[list[bool]] = [card["kind"] == "map" for card in CARGO_DATA]
EXTRAS: Final[list[int]] = [CARD_INDEX[card["extra"]] if card["extra"] else NO_CARD for card in CARGO_DATA]
REWARDS: Final[list[int]] = [CARD_INDEX[card["reward"]] for card in CARGO_DATA]

GREEN_CARDS: Final[list[int]] = [
    *range(CARGOES),
    *[FIRST_LUCK + number for number, card in enumerate(LUCK_DATA) for _ in range(int(card["count"]))],
]

# --- pirates
COLOURS: Final[list[str]] = [str(home["id"]) for home in DATA["home"]]
SMALL_COLOURS: Final[list[str]] = [str(home["id"]) for home in DATA["home"] if "small_quarter" in home]
DAVY: Final = "davy"
DEFAULT_LARGE: Final[list[str]] = ["blue", "purple", "red", "yellow", "green", "white", "black", "pink"]
DEFAULT_PAIR: Final[list[str]] = ["black", "yellow"]  # on the small board these two are exact mirror images
DEFAULT_SMALL: Final[list[str]] = ["black", "green", "red", "yellow"]
DEFAULT_QUARTER: Final[list[str]] = ["blue", "purple", "red", "yellow"]  # each with the other home of its quarter
DEFAULT_OPPOSITE: Final[list[str]] = ["blue", "red", "green", "black"]  # each with the home across the board

# --- numbers
MASTS: Final[int] = GAME_DATA["masts"]
PROWLER_BONUS: Final[int] = GAME_DATA["prowler_bonus"]
CARGO_BONUS: Final[int] = GAME_DATA["cargo_bonus"]
DAVY_BONUS: Final[int] = GAME_DATA["davy_bonus"]
TOWN_HOLDS: Final[int] = GAME_DATA["capacity_town"]
TWIR_HOLDS: Final[int] = GAME_DATA["capacity_twir"]
MUTINY_TURNS: Final[int] = GAME_DATA["mutiny_turns"]
SIDES: Final[int] = len(GAME_DATA["die_faces"])


def first_stock(sharers: int) -> list[int]:
    """PR-2.03, PR-2.04: treasures by kind, for so many players or ships. Half a statue is a whole one."""
    share = GAME_DATA["treasure_per_ship"]
    silver = -(-sharers * share["silver_num"] // share["silver_den"])
    return [silver if card["id"] == "silver" else sharers * int(share[card["id"]]) for card in TREASURE_DATA]


def partner(colour: str, pairing: str) -> str:
    """PR-12.01: the second ship that goes with a first one."""
    homes = {home["id"]: home for home in DATA["home"]}
    if pairing == "opposite":
        return str(homes[colour]["opposite"])
    quarter = homes[colour]["quarter"]
    return next(str(name) for name, home in homes.items() if home["quarter"] == quarter and name != colour)
