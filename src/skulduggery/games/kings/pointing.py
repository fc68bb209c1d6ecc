"""What a person points at: hexes, ships, the Dutchman, cards, pirates and buttons."""

from typing import Final

from ...core.messages import Button, Card, Move, Piece, Place, Target, kind_of
from .components import CARDS, MOST_PLAYERS, PIRATES
from .moves import (
    AttackShip,
    Buy,
    Captain,
    DiscardCard,
    DiscardPirate,
    PlayDutchman,
    PlayMercenaries,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    Reroll,
    Sail,
    Scapegoat,
    Steal,
)
from .sea import the_sea
from .state import Kings, ship_id

DUTCHMAN_PIECE: Final = Piece("dutchman")
PLACE_TARGETS: Final[list[Target]] = [Place(name) for name in the_sea().names]
SHIP_TARGETS: Final[list[Target]] = [Piece(ship_id(seat)) for seat in range(MOST_PLAYERS)]
CARD_TARGETS: Final[list[Target]] = [Card(kind) for kind in CARDS]
PIRATE_TARGETS: Final[list[Target]] = [Card(pirate) for pirate in PIRATES]
PLAYED: Final = ("play_citrus", "play_tailwind", "play_attack", "play_ambush", "play_soldiers")


def all_targets(state: Kings, seat: int, buttons: list[str]) -> list[Target]:
    """Everything on the table that could be meant, the seat's own hand included."""
    ship = state.ships[seat]
    found: list[Target] = [Button(button) for button in buttons]
    found += PLACE_TARGETS
    found += SHIP_TARGETS[: state.setting.players]
    found.append(DUTCHMAN_PIECE)
    found += [CARD_TARGETS[kind] for kind, count in enumerate(ship.hand) if count]
    return found + [PIRATE_TARGETS[pirate] for each in state.ships for pirate in each.crew]


def pointed_at(seat: int, move: Move) -> tuple[Target, ...]:
    """The targets of a move of `seat`; a card and what it is played on."""
    if isinstance(move, Sail):
        return (Place(move.to), SHIP_TARGETS[seat])
    if isinstance(move, Captain | DiscardPirate | Scapegoat):
        return (Card(move.pirate),)
    if isinstance(move, Steal | AttackShip):
        return (SHIP_TARGETS[move.seat],)
    if isinstance(move, DiscardCard):
        return (Card(move.card), Button("discard"))
    if isinstance(move, Reroll):
        return (Button(f"reroll-{move.dice}"),)
    if isinstance(move, Buy):
        return (Button(f"buy-{move.part}"),)
    return card_targets(move)


def card_targets(move: Move) -> tuple[Target, ...]:
    kind = kind_of(move)
    if isinstance(move, PlayScurvy | PlayMutiny):
        return (Card(kind.removeprefix("play_")), SHIP_TARGETS[move.seat])
    if isinstance(move, PlayMurder):
        return (Card("murder"), Card(move.pirate))
    if isinstance(move, PlayDutchman):
        return (Card("dutchman"), Place(move.to), DUTCHMAN_PIECE)
    if isinstance(move, PlayMercenaries):
        return (Card("mercenaries"), Button(f"side-{move.side}"))
    if kind == "keelhaul" or kind in PLAYED:
        return (Card(kind.removeprefix("play_")),)
    return (Button(kind),)
