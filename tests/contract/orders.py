"""States that differ in what a viewer cannot know: hidden things are dealt anew, and closed piles lie in another order.

`Game.resample` deals cards anew, but leaves each in its place. If a view showed cards in the order in which they came,
that would tell a viewer which of them is which, and a comparison of resampled states would not find it.
"""

from collections.abc import Callable
from typing import Any

from skulduggery.core.chance import Chance
from skulduggery.core.game import Game

Reorder = Callable[[Any, int | None, Chance], None]


def shuffle(cards: list[Any], chance: Chance) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = chance.below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def reorder_prowl(state: Any, seat: int | None, chance: Chance) -> None:
    """PR-14.01: the cards of a ship and of a chest are a pile; nobody but the owner knows their order."""
    for ship in range(state.setting.ships):
        if state.owner(ship) != seat:
            shuffle(state.cards[ship], chance)
            shuffle(state.chests[ship], chance)


# The other games have no such order: hands are counts (Kings), or the place of a card is public (Bounty, Parley).
REORDERS: dict[str, Reorder] = {"prowl": reorder_prowl}


def reordered(game: Game[Any], state: Any, seat: int | None, chance: Chance) -> Any:
    """A resampled state whose closed piles lie in another order."""
    guess = game.resample(state, seat, chance)
    if game.key in REORDERS:
        REORDERS[game.key](guess, seat, chance)
    return guess
