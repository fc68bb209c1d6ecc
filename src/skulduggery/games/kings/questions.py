"""The figures of King of the Pirates' questions."""

from ...core.fields import PlaceId, SeatNumber
from ...core.messages import Figures


class PlaceFigures(Figures, frozen=True):
    place: PlaceId


class SailFigures(Figures, frozen=True):
    left: int  # moves
    place: PlaceId


class BuyFigures(Figures, frozen=True):
    doubloons: int
    price: int


class HireFigures(Figures, frozen=True):
    number: int  # pirates that are drawn


class CrewFigures(Figures, frozen=True):
    places: int  # aboard


class HandFigures(Figures, frozen=True):
    cards: int
    limit: int


class DuelFigures(Figures, frozen=True):
    total: int
    cannonballs: int


class TurnFigures(Figures, frozen=True):
    sailor: SeatNumber  # whose turn it is


class MutinyFigures(Figures, frozen=True):
    victim: SeatNumber  # whose crew mutinies


class VoyageFigures(TurnFigures, frozen=True):
    place: PlaceId  # of the sailor's ship


class FightFigures(Figures, frozen=True):
    attack: int
    defence: int
