"""Where cards go that nobody holds any more. PR-8.03, PR-8.04"""

from .components import CARDS, CARGOES
from .memory import Pile, settle_groups
from .state import Prowl


def put_back(state: Prowl, card: int) -> None:
    """PR-8.04: green cards to the face-up pile, treasures to the stock."""
    if card < CARGOES:
        state.pile.append(card)
    else:
        state.stock[card - CARGOES] += 1


def into_the_sea(state: Prowl, pile: Pile) -> tuple[str, ...]:
    """Everything here, for all to see."""
    faces = sorted([card.face for card in pile])
    for face in faces:
        put_back(state, face)
    gone = pile[:]
    pile.clear()
    for card in gone:
        settle_groups(state, card)
    return tuple([CARDS[face] for face in faces])
