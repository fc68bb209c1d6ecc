"""The components of King of the Pirates, from parts/data.toml (specification, section 2). Everything is a small int."""

from typing import Any, Final

from ...core.parts import load_data
from .fields import CardKind, Colour, Face, Foe, Nation, Part, TileKind

PACKAGE = "skulduggery.games.kings"
DATA = load_data(PACKAGE)
NOBODY: Final = -1

# --- numbers
GAME_DATA: dict[str, Any] = DATA["game"]
MOST_PLAYERS: Final[int] = GAME_DATA["players_max"]
START_HAND: Final[int] = GAME_DATA["start_hand"]
START_PIRATES: Final[int] = GAME_DATA["start_pirates_drawn"]
CARDS_PER_TURN: Final[int] = GAME_DATA["cards_per_turn"]
HAND_LIMIT: Final[int] = GAME_DATA["hand_limit"]
STEAL_AMOUNT: Final[int] = GAME_DATA["steal_amount"]
DUEL_LOOT: Final[int] = GAME_DATA["duel_loot_cards"]
TAILWIND_MOVES: Final[int] = GAME_DATA["tailwind_moves"]
MIN_MOVE: Final[int] = GAME_DATA["min_move"]

# --- colours are directions of the compass and corners of the board, clockwise
COLOURS: Final[list[Colour]] = [each["colour"] for each in DATA["direction"]]
DIRECTIONS: Final[list[str]] = [str(each["name"]) for each in DATA["direction"]]
DIE_FACES: dict[str, list[Any]] = {die["kind"]: die["faces"] for die in DATA["die"]}
MAINTENANCE: Final[list[Face]] = DIE_FACES["maintenance"]
RUM_OF_FACE: Final[dict[Face, int]] = {"scurvy": 0, "rum1": 1, "rum2": 2}

# --- action cards: one number for all cards of a kind
CARDS: Final[list[CardKind]] = [card["kind"] for card in DATA["action"]]
CARD_COUNTS: Final[list[int]] = [int(card["count"]) for card in DATA["action"]]
TIMING: Final[list[str]] = [str(card["timing"]) for card in DATA["action"]]
TREASURE_MAP: Final = 0
TAILWIND: Final = 1
ATTACK: Final = 2
AMBUSH: Final = 3
MERCENARIES: Final = 4
SOLDIERS: Final = 5
SCURVY: Final = 6
CITRUS: Final = 7
MURDER: Final = 8
DUTCHMAN: Final = 9
MUTINY: Final = 10
KEELHAUL: Final = 11
KINDS: Final = 12

ACTION_PACK: Final[list[int]] = [kind for kind, count in enumerate(CARD_COUNTS) for _ in range(count)]
LOOT_PACK: Final[list[int]] = [int(card["value"]) for card in DATA["loot"] for _ in range(card["count"])]
COIN: Final[int] = min(LOOT_PACK)  # every amount is a multiple of it

# --- whom one can raid, and the sea tiles: 0 is the empty one, then kind by kind and nation by nation
NATIONS: Final[list[Nation]] = ["british", "french", "spanish"]
TARGETS: Final[list[Foe]] = [target["kind"] for target in DATA["target"]]
SEA_TILES: Final[list[TileKind]] = ["small_merchant", "large_merchant", "warship"]  # the first of the targets
DEFENCES: Final[list[int]] = [int(target["defence"]) for target in DATA["target"]]
LOOTS: Final[list[int]] = [int(target["loot"]) for target in DATA["target"]]
WARSHIP: Final = 2
TOWN: Final = 3
FORTRESS: Final = 4
SHIP: Final = 5  # a rival's, in a duel
NO_TILE: Final = 0  # on the board; in a bag it is the empty tile
FIRST_WARSHIP: Final = 1 + WARSHIP * 3
FACE_DOWN: Final = 10


def tile_number(kind: TileKind, nation: Nation) -> int:
    return 0 if kind == "empty" else 1 + 3 * SEA_TILES.index(kind) + NATIONS.index(nation)


def bag_of(back: str) -> list[int]:
    tiles = [tile for tile in DATA["tile"] if tile["back"] == back]
    return [tile_number(tile["kind"], tile["nation"]) for tile in tiles for _ in range(tile["count"])]


OCEAN_BAG: Final[list[int]] = bag_of("ocean")
SHARK_BAG: Final[list[int]] = bag_of("shark")
TILE_KINDS: Final[list[TileKind]] = ["empty", *[kind for kind in SEA_TILES for _ in NATIONS]]
TILE_NATIONS: Final[list[Nation | None]] = [None, *NATIONS, *NATIONS, *NATIONS]

# --- islands
SIZES: dict[str, Any] = {size["size"]: size for size in DATA["island_size"]}

# --- ship parts, by the middle parts a ship has: bit 0 is the rum hold, bit 1 the gun deck
PARTS: Final[list[Part]] = ["rum_hold", "gun_deck"]
PRICE: Final[int] = max(part["price"] for part in DATA["ship_part"])


def part_sums(figure: str) -> list[int]:
    """What bow, stern and the middle parts hold together."""
    start = sum(part[figure] for part in DATA["ship_part"] if part["kind"] not in PARTS)
    added = [next(part[figure] for part in DATA["ship_part"] if part["kind"] == kind) for kind in PARTS]
    return [start + sum(each for bit, each in enumerate(added) if parts >> bit & 1) for parts in range(4)]


SAILS: Final[list[int]] = part_sums("sails")
RUM: Final[list[int]] = part_sums("rum")
CANNONBALLS: Final[list[int]] = part_sums("cannonballs")
PLACES: Final[list[int]] = part_sums("pirates")

# --- pirates and what they can do
CREW_ABILITIES: Final[list[str]] = [str(ability["kind"]) for ability in DATA["crew_ability"]]
CAPTAIN_ABILITIES: Final[list[str]] = [str(ability["kind"]) for ability in DATA["captain_ability"]]


def pirate_id(name: str) -> str:
    return name.lower().replace(" ", "-")


PIRATES: Final[list[str]] = [pirate_id(pirate["name"]) for pirate in DATA["pirate"]]
PIRATE_INDEX: Final[dict[str, int]] = {pirate: number for number, pirate in enumerate(PIRATES)}
CREW_ABILITY: Final[list[str]] = [str(pirate["crew"]) for pirate in DATA["pirate"]]
CAPTAIN_ABILITY: Final[list[str]] = [str(pirate["captain"]) for pirate in DATA["pirate"]]
IMMUNE: Final[list[bool]] = [ability == "immune" for ability in CREW_ABILITY]
SCAPEGOAT: Final[list[bool]] = [ability == "scapegoat" for ability in CREW_ABILITY]
