"""A fight as everybody sees it: dice, and all that helps or hinders, one by one. KP-6.02, KP-6.03, KP-9.04"""

from functools import lru_cache
from typing import Final

from .components import NATIONS, NOBODY, PIRATES
from .fights import ATTACKER, DEFENDER, FOES, fighter, is_winning, loot_cards, modifiers, total_of
from .modifiers import Modifiers, total
from .state import Fight, Kings
from .views import FightView, ModifierView, SideView

MOST_KEPT: Final = 1_024  # sets of modifiers: those of some hundred ships


def fight_view(state: Kings, fight: Fight) -> FightView:
    return FightView(
        FOES[fight.foe],
        None if fight.nation == NOBODY else NATIONS[fight.nation],
        state.name(state.ships[fight.attacker].place),
        loot_cards(state, fight),
        is_winning(state, fight),
        (side_view(state, fight, ATTACKER), side_view(state, fight, DEFENDER)),
    )


def side_view(state: Kings, fight: Fight, side: int) -> SideView:
    seat = fighter(fight, side)
    return SideView(
        "attacker" if side == ATTACKER else "defender",
        None if seat == NOBODY else seat,
        tuple([value for value in fight.dice[2 * side : 2 * side + 2] if value]),
        modifier_views(modifiers(state, fight, side)),
        total_of(state, fight, side),
    )


@lru_cache(MOST_KEPT)  # every view holds those of all ships, and they seldom change
def modifier_views(listed: Modifiers) -> tuple[ModifierView, ...]:
    """In the order in which each kind comes first."""
    kinds = list(dict.fromkeys([modifier.what for modifier in listed]))
    return tuple([modifier_view(tuple([modifier for modifier in listed if modifier.what == kind])) for kind in kinds])


def modifier_view(alike: Modifiers) -> ModifierView:
    pirates = tuple([PIRATES[modifier.pirate] for modifier in alike if modifier.pirate != NOBODY])
    seats = tuple([modifier.seat for modifier in alike if modifier.seat != NOBODY])
    return ModifierView(alike[0].what, total(alike), pirates, seats)
