"""A leak that was missed once: cards shown in the order in which they came."""

from collections.abc import Iterable
from typing import Any

import pytest

from skulduggery.games.prowl import hidden
from skulduggery.games.prowl.components import BACK_NAMES, BACKS, CARDS
from skulduggery.games.prowl.views import CardView


def by_arrival(cards: Iterable[Any], onlooker: int, shown: bool, remembered: bool) -> list[CardView]:
    views: list[CardView] = []
    for card in cards:
        is_known = shown or (remembered and card.is_known_to(onlooker))
        views.append(CardView(BACK_NAMES[BACKS[card.face]], CARDS[card.face] if is_known else None))
    return views


def in_the_order_of_cards(patch: pytest.MonkeyPatch, *_: Any) -> None:
    patch.setattr(hidden, "card_views", by_arrival)
