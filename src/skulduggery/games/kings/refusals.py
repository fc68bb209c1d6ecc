"""Why something cannot be done in King of the Pirates, from what the asked seat may know. Fields are figures."""

from ...core.fields import PlaceId, SeatNumber
from ...core.messages import Refusal
from .fields import CardKind, Part, PirateId


class BadColours(Refusal, frozen=True):
    """The option `colours` names another number of colours than there are players, or one twice."""

    players: int


class NoSuchPlayer(Refusal, frozen=True):
    players: int


class AnswerFirst(Refusal, frozen=True):
    """Another question is open."""


class DrawFirst(Refusal, frozen=True):
    pass


class RollFirst(Refusal, frozen=True):
    pass


class HireFirst(Refusal, frozen=True):
    pass


class AlreadyHere(Refusal, frozen=True):
    place: PlaceId


class TooFar(Refusal, frozen=True):
    place: PlaceId
    steps: int
    left: int


class WayBlocked(Refusal, frozen=True):
    """Near enough, but on every way something stops the ship, such as unknown water or a warship."""

    place: PlaceId


class NoMovesLeft(Refusal, frozen=True):
    place: PlaceId


class NotThisCard(Refusal, frozen=True):
    """The letter on the card forbids this moment."""

    card: CardKind


class OnlyOwnFights(Refusal, frozen=True):
    card: CardKind


class OnlyTheDefender(Refusal, frozen=True):
    card: CardKind


class NotTheAttacker(Refusal, frozen=True):
    card: CardKind


class OnlyInRaids(Refusal, frozen=True):
    card: CardKind


class NoHelpHere(Refusal, frozen=True):
    """Mercenaries defend no fortress and no nation's ship."""

    card: CardKind


class OwnSideOnly(Refusal, frozen=True):
    """Whoever fights hires mercenaries for the own side."""

    card: CardKind


class MapsAreForDigging(Refusal, frozen=True):
    card: CardKind


class KeelhaulAnswers(Refusal, frozen=True):
    card: CardKind


class NoScurvy(Refusal, frozen=True):
    """Citrus needs a token."""

    card: CardKind


class NobodyTakesScurvy(Refusal, frozen=True):
    card: CardKind


class NobodyToMurder(Refusal, frozen=True):
    card: CardKind


class ProofAgainstScurvy(Refusal, frozen=True):
    seat: SeatNumber


class Immune(Refusal, frozen=True):
    pirate: PirateId


class OwnPirate(Refusal, frozen=True):
    pirate: PirateId


class OwnShip(Refusal, frozen=True):
    seat: SeatNumber


class NoSuchCard(Refusal, frozen=True):
    """The card that could do this is not in the hand."""

    card: CardKind


class NotBesideTheDutchman(Refusal, frozen=True):
    place: PlaceId


class NoIsland(Refusal, frozen=True):
    place: PlaceId


class DugAlready(Refusal, frozen=True):
    place: PlaceId


class TooFewMaps(Refusal, frozen=True):
    maps: int
    held: int


class NothingToRaid(Refusal, frozen=True):
    place: PlaceId


class FoughtAlready(Refusal, frozen=True):
    """In this turn."""


class BeatenAlready(Refusal, frozen=True):
    place: PlaceId


class NotOnThisHex(Refusal, frozen=True):
    seat: SeatNumber


class NoMoney(Refusal, frozen=True):
    seat: SeatNumber


class TooDear(Refusal, frozen=True):
    part: Part
    price: int
    doubloons: int


class OwnedAlready(Refusal, frozen=True):
    part: Part


class Winning(Refusal, frozen=True):
    """In a raid only a failing attacker fires."""


class NoCannonballs(Refusal, frozen=True):
    pass


class NotYourDice(Refusal, frozen=True):
    pass


class NoScapegoat(Refusal, frozen=True):
    pirate: PirateId


class NotInYourHands(Refusal, frozen=True):
    """Pirates of others, and pirates who cannot be chosen now."""

    pirate: PirateId
