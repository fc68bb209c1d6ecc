"""Why something cannot be done in King of the Pirates, from what the asked seat may know. Fields are figures."""

from ...core.messages import Refusal


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
    place: str


class TooFar(Refusal, frozen=True):
    place: str
    steps: int
    left: int


class WayBlocked(Refusal, frozen=True):
    """Near enough, but unknown water, a warship or the Dutchman lies on every way."""

    place: str


class NoMovesLeft(Refusal, frozen=True):
    place: str


class NotThisCard(Refusal, frozen=True):
    """The letter on the card forbids this moment."""

    card: str


class OnlyOwnFights(Refusal, frozen=True):
    card: str


class OnlyTheDefender(Refusal, frozen=True):
    card: str


class NotTheAttacker(Refusal, frozen=True):
    card: str


class OnlyInRaids(Refusal, frozen=True):
    card: str


class NoHelpHere(Refusal, frozen=True):
    """Mercenaries defend no fortress and no nation's ship."""

    card: str


class OwnSideOnly(Refusal, frozen=True):
    """Whoever fights hires mercenaries for the own side."""

    card: str


class MapsAreForDigging(Refusal, frozen=True):
    card: str


class KeelhaulAnswers(Refusal, frozen=True):
    card: str


class NoScurvy(Refusal, frozen=True):
    """Citrus needs a token."""

    card: str


class NobodyTakesScurvy(Refusal, frozen=True):
    card: str


class NobodyToMurder(Refusal, frozen=True):
    card: str


class ProofAgainstScurvy(Refusal, frozen=True):
    seat: int


class Immune(Refusal, frozen=True):
    pirate: str


class OwnPirate(Refusal, frozen=True):
    pirate: str


class OwnShip(Refusal, frozen=True):
    seat: int


class NoSuchCard(Refusal, frozen=True):
    """The card that could do this is not in the hand."""

    card: str


class NotBesideTheDutchman(Refusal, frozen=True):
    place: str


class NoIsland(Refusal, frozen=True):
    place: str


class DugAlready(Refusal, frozen=True):
    place: str


class TooFewMaps(Refusal, frozen=True):
    maps: int
    held: int


class NothingToRaid(Refusal, frozen=True):
    place: str


class BeatenAlready(Refusal, frozen=True):
    place: str


class NotOnThisHex(Refusal, frozen=True):
    seat: int


class NoMoney(Refusal, frozen=True):
    seat: int


class TooDear(Refusal, frozen=True):
    part: str
    price: int
    doubloons: int


class OwnedAlready(Refusal, frozen=True):
    part: str


class Winning(Refusal, frozen=True):
    """In a raid only a failing attacker fires."""


class NoCannonballs(Refusal, frozen=True):
    pass


class NotYourDice(Refusal, frozen=True):
    pass


class NoScapegoat(Refusal, frozen=True):
    pirate: str


class NotInYourHands(Refusal, frozen=True):
    """Pirates of others, and pirates who cannot be chosen now."""

    pirate: str
