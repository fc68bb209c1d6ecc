"""The moves of King of the Pirates (specification, section 8). Hexes are `E5`, pirates `hannah-grapeshot`."""

from ...core.fields import PlaceId, SeatNumber
from ...core.messages import Move, any_move
from .fields import CardKind, Dice, Part, PirateId, Side


class Begin(Move, frozen=True):
    """Draw the turn's action cards."""


class Roll(Move, frozen=True):
    """Roll the compass, then the maintenance die."""


class Hire(Move, frozen=True):
    """Draw as many pirates as there are free places, and one more."""


class DiscardPirate(Move, frozen=True):
    pirate: PirateId


class Captain(Move, frozen=True):
    """Appoint a captain."""

    pirate: PirateId


class Steal(Move, frozen=True):
    seat: SeatNumber
    amount: int


class NoSteal(Move, frozen=True):
    """Steal from nobody."""


class DiscardCard(Move, frozen=True):
    card: CardKind


class PlayScurvy(Move, frozen=True):
    seat: SeatNumber


class PlayCitrus(Move, frozen=True):
    pass


class PlayMurder(Move, frozen=True):
    seat: SeatNumber
    pirate: PirateId


class PlayDutchman(Move, frozen=True):
    to: PlaceId


class PlayMutiny(Move, frozen=True):
    seat: SeatNumber


class PlayTailwind(Move, frozen=True):
    pass


class PlayAttack(Move, frozen=True):
    pass


class PlayAmbush(Move, frozen=True):
    pass


class PlayMercenaries(Move, frozen=True):
    side: Side


class PlaySoldiers(Move, frozen=True):
    pass


class Reroll(Move, frozen=True):
    """Fire a cannonball: roll one or both dice again."""

    dice: Dice


class Stand(Move, frozen=True):
    """Keep the dice."""


class Pass(Move, frozen=True):
    """Play no card now."""


class AcceptMutiny(Move, frozen=True):
    pass


class Keelhaul(Move, frozen=True):
    """Prevent the mutiny by the card."""


class Scapegoat(Move, frozen=True):
    """Prevent the mutiny by a pirate."""

    pirate: PirateId


class Sail(Move, frozen=True):
    to: PlaceId


class Stop(Move, frozen=True):
    """End the movement here."""


class Dig(Move, frozen=True):
    """End the movement here, and dig for the treasure."""


class Buy(Move, frozen=True):
    part: Part


class Done(Move, frozen=True):
    """Buy nothing more."""


class AttackNation(Move, frozen=True):
    """Raid the merchant, town or fortress on this hex."""


class AttackShip(Move, frozen=True):
    seat: SeatNumber


class NoFight(Move, frozen=True):
    pass


class Interrupt(Move, frozen=True):
    """A move of the table: this seat stops the game to play a card."""

    seat: SeatNumber


AnyMove = any_move(vars())
