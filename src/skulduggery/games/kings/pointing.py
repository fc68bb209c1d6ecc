"""What a person points at to choose a move of King of the Pirates, where the types of its fields do not say it."""

from typing import Final

from ...core.messages import Button, Card, Move, Piece, Place, Target, kind_of, targets_by_type
from .moves import (
    AttackShip,
    Captain,
    DiscardCard,
    DiscardPirate,
    PlayDutchman,
    PlayMercenaries,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    Sail,
    Scapegoat,
    Steal,
)
from .state import ship_id

PLAYED: Final = ("keelhaul", "play_citrus", "play_tailwind", "play_attack", "play_ambush", "play_soldiers")


def pointed_at(seat: int, move: Move) -> tuple[Target, ...]:
    """The targets of a move of `seat`: a ship by its seat, pirates as cards, and a card with what it is played on."""
    kind = kind_of(move)
    if isinstance(move, Sail):
        return (Place(move.to), Piece(ship_id(seat)))
    if isinstance(move, Captain | DiscardPirate | Scapegoat):
        return (Card(move.pirate),)
    if isinstance(move, AttackShip):
        return (Piece(ship_id(move.seat)),)
    if isinstance(move, Steal):
        return (Piece(ship_id(move.seat)), Button(f"amount-{move.amount}"))
    if isinstance(move, DiscardCard):
        return (Card(move.card), Button("discard"))
    if isinstance(move, PlayScurvy | PlayMutiny):
        return (Card(kind.removeprefix("play_")), Piece(ship_id(move.seat)))
    if isinstance(move, PlayMurder):
        return (Card("murder"), Card(move.pirate))
    if isinstance(move, PlayDutchman):
        return (Card("dutchman"), Place(move.to), Piece("dutchman"))
    if isinstance(move, PlayMercenaries):
        return (Card("mercenaries"), Button(f"side-{move.side}"))
    return (Card(kind.removeprefix("play_")),) if kind in PLAYED else targets_by_type(move)
