"""The components of Bounty, from parts/data.toml (specification, section 2). Cards and ports are small ints."""

from typing import Any, Final

from ...core.parts import load_data
from .fields import Kind

PACKAGE = "skulduggery.games.bounty"
DATA = load_data(PACKAGE)

COLOURS: Final[list[str]] = [str(colour["key"]) for colour in DATA["colour"]]

# --- ports, in the order of their numbers
PORTS: Final[list[str]] = [str(port["key"]) for port in DATA["port"]]
FEES: Final[list[int]] = [int(port["fee"]) for port in DATA["port"]]
CHEAPEST: Final[int] = min(FEES)

# --- cargo cards: one number for all copies of a card
GOODS: Final = 0
PIRATE: Final = 1
WARSHIP: Final = 2
KIND_NAMES: Final[list[Kind]] = ["goods", "pirate", "warship"]

CARDS: Final[list[str]] = [str(card["id"]) for card in DATA["card"]]
KINDS: Final[list[int]] = [KIND_NAMES.index(card["kind"]) for card in DATA["card"]]
VALUES: Final[list[int]] = [int(card["value"]) for card in DATA["card"]]
PORT_OF: Final[list[int]] = [int(card["port"]) - 1 for card in DATA["card"]]
COPIES: Final[list[int]] = [int(card["copies"]) for card in DATA["card"]]


def full_pack(port: int) -> list[int]:
    return [card for card, home in enumerate(PORT_OF) if home == port for _ in range(COPIES[card])]


PACKS: Final[list[list[int]]] = [full_pack(port) for port in range(len(PORTS))]


# --- the Treasure Chest


class ChestCard:
    """What a card of the Treasure Chest does. Never changes."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.id: Final[str] = card["id"]
        self.effect: Final[str] = card["effect"]
        self.amount: Final[int] = card.get("amount", 0)
        self.port: Final[int] = card.get("port", 0) - 1


CHEST: Final[list[ChestCard]] = [ChestCard(card) for card in DATA["chest"]]
CHEST_IDS: Final[list[str]] = [card.id for card in CHEST]

# --- numbers
GAME_DATA: dict[str, Any] = DATA["game"]
LOAN: Final[int] = GAME_DATA["loan"]
SHOOTOUT_ROLLS: Final[int] = GAME_DATA["shootout_rolls"]
CHEST_FACE: Final[int] = GAME_DATA["die_chest_face"]
AGAIN_FACE: Final[int] = GAME_DATA["die_again_face"]
SAFEGUARD: Final[int] = GAME_DATA["safeguard_rounds"]
LARGEST_FLEET: Final[int] = GAME_DATA["ships_two_players"]
MINT = [DATA["coins"][coin] for coin in ("gold", "silver", "bronze")]
COINS: Final[int] = sum(coin["value"] * coin["count"] for coin in MINT)  # doubloons, all together


def ships_each(players: int) -> int:
    """BO-S.01, BO-S.02"""
    return int(GAME_DATA["ships_two_players"] if players == 2 else GAME_DATA["ships_more_players"])


def first_purse(players: int) -> int:
    """BO-S.01, BO-S.02"""
    return int(GAME_DATA["purse_two_players"] if players == 2 else GAME_DATA["purse_more_players"])
