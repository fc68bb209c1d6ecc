"""What the moves of King of the Pirates may lead to. Chances are per cent, and count the dice alone, no cards."""

from ...core.fields import PlaceId, SeatNumber
from ...core.messages import Prospect
from .fields import Foe, Nation


class RaidAhead(Prospect, frozen=True):
    """A raid that is possible, or must be, at the end of the voyage."""

    foe: Foe
    nation: Nation
    defence: int
    bonus: int  # what the ship adds to its two dice
    chance: int
    loot: int  # cards
    forced: bool  # by the move itself, whose text names the foe: an attack, or a warship on the way


class NoRaid(Prospect, frozen=True):
    """A place that was beaten on this voyage cannot be raided again."""

    foe: Foe


class DuelAhead(Prospect, frozen=True):
    seat: SeatNumber  # the rival
    bonus: int
    against: int  # the rival's bonus
    chance: int
    loot: int  # cards
    money: int  # of the rival: more cannot be won


class DiceAhead(Prospect, frozen=True):
    """The dice stand, or fall again for the price of a cannonball."""

    chance: int
    again: bool
    cannonballs: int  # that are left then


class TileAhead(Prospect, frozen=True):
    """A tile lies face down. Which tiles are left everybody can count."""

    warship: int
    merchant: int


class TreasureAhead(Prospect, frozen=True):
    place: PlaceId
    amount: int
    maps: int  # that are needed, the crew's clues counted


class NoTreasure(Prospect, frozen=True):
    place: PlaceId
