"""Why something cannot be done in Pirates on the Prowl, from what the asked seat may know."""

from ...core.fields import CardId, PlaceId, ShipId
from ...core.messages import Refusal

# --- options


class SmallBoardIsFull(Refusal, frozen=True):
    players: int  # as many at most


class TwoShipsNeedRoom(Refusal, frozen=True):
    """Two ships each: on the large board only, and for few."""

    players: int


class PairingNeedsTwoShips(Refusal, frozen=True):
    pass


class ColoursDoNotFit(Refusal, frozen=True):
    colours: str
    players: int
    known: str


# --- sailing


class RollFirst(Refusal, frozen=True):
    pass


class ChooseFirst(Refusal, frozen=True):
    """Davy or not, this ship or that one, must be settled first."""


class NotYourShip(Refusal, frozen=True):
    ship: ShipId


class InMutiny(Refusal, frozen=True):
    ship: ShipId
    idle: int


class PointAtField(Refusal, frozen=True):
    """First a field is chosen; an attack follows where all steps are used and somebody is alongside."""


class Grey(Refusal, frozen=True):
    """Continents, palms, wrecks, krakens and Davy's Kingdom."""

    place: PlaceId


class NotYourHome(Refusal, frozen=True):
    place: PlaceId


class NoMap(Refusal, frozen=True):
    place: PlaceId


class FieldTaken(Refusal, frozen=True):
    place: PlaceId


class FieldFull(Refusal, frozen=True):
    """A town with three ships, a bridge with two."""

    place: PlaceId
    holds: int


class TooFar(Refusal, frozen=True):
    place: PlaceId
    distance: int
    steps: int


class WayClosed(Refusal, frozen=True):
    """Near enough on an empty sea, but ships stand in the way."""

    place: PlaceId


class DavyStaysAtSea(Refusal, frozen=True):
    place: PlaceId


class HomeFirst(Refusal, frozen=True):
    """A wrecked ship sails home and nowhere else."""

    ship: ShipId


# --- cards


class NotHere(Refusal, frozen=True):
    """The card is for another place."""

    card: CardId
    place: PlaceId


class ExtraMissing(Refusal, frozen=True):
    card: CardId
    extra: CardId


class SoldOut(Refusal, frozen=True):
    card: CardId
    reward: CardId


class NoCargo(Refusal, frozen=True):
    """A treasure is not traded by itself, nor dug with."""

    card: CardId


class RaidedLast(Refusal, frozen=True):
    town: PlaceId


class OwnQuarter(Refusal, frozen=True):
    town: PlaceId


class AlreadyTraded(Refusal, frozen=True):
    town: PlaceId


class CardForThisTown(Refusal, frozen=True):
    """The card must be traded, dumped or left at home before a raid."""

    town: PlaceId
    card: CardId


class NothingToDump(Refusal, frozen=True):
    """Only a card for this very town is dumped here, and only to raid."""

    card: CardId


class TreasureStays(Refusal, frozen=True):
    """Cargo may be thrown away before sailing, treasure may not."""

    card: CardId


class ChestHasCargo(Refusal, frozen=True):
    card: CardId


class MastsFull(Refusal, frozen=True):
    card: CardId


class MovedAlready(Refusal, frozen=True):
    """What was stored on this visit is not loaded again, nor the other way round."""

    card: CardId


class CardsFirst(Refusal, frozen=True):
    """Cards must be settled before the sea matters again."""


class TooMany(Refusal, frozen=True):
    """More cards than masts are left."""

    cards: int


# --- fights


class OwnShip(Refusal, frozen=True):
    ship: ShipId


class OwnDavy(Refusal, frozen=True):
    pass


class DavySpared(Refusal, frozen=True):
    """Nobody attacks him: ships sail around him."""


class NotAlongside(Refusal, frozen=True):
    ship: ShipId


class SafeThere(Refusal, frozen=True):
    """Towns, homes, bridges and the Kingdom are no battlefields."""

    ship: ShipId
    place: PlaceId


class IslandTaken(Refusal, frozen=True):
    place: PlaceId


class NoIsland(Refusal, frozen=True):
    place: PlaceId
