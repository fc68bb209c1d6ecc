"""What all questions of a turn share: whose ship it is about, and what a person could point at."""

from typing import ClassVar

from ...core.game import Decision
from ...core.messages import Button, Card, Figures
from .components import CARDS, CARGOES, DAVY
from .homeport import kinds_in
from .moves import Done
from .questions import ShipFigures
from .state import DAVY_SHIP, Prowl

DONE = Done()
DONE_BUTTON = Button("done")


def aboard(card: str) -> Card:
    """A card on a mast, as a target."""
    return Card(f"aboard-{card}")


def in_chest(card: str) -> Card:
    return Card(f"chest-{card}")


def cards_aboard(state: Prowl, ship: int) -> list[str]:
    return [CARDS[face] for face in kinds_in(state.cards[ship])]


def cargo_aboard(state: Prowl, ship: int) -> list[str]:
    return [CARDS[face] for face in kinds_in(state.cards[ship]) if face < CARGOES]


class ShipDecision(Decision):
    """About one ship, which its seat knows. `ship` may stand for Davy."""

    figures_type: ClassVar[type[Figures]] = ShipFigures

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def name(self, state: Prowl) -> str:
        return DAVY if self.ship == DAVY_SHIP else state.ship_id(self.ship)

    def figures(self, state: Prowl) -> Figures:
        return ShipFigures(self.name(state))
