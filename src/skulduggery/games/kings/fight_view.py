"""A fight as everybody sees it: dice, and all that helps or hinders, one by one. KP-6.02, KP-6.03, KP-9.04"""

from .components import (
    AMBUSH_BONUS,
    ATTACK_BONUS,
    CAPTAIN_ABILITIES,
    CREW_ABILITIES,
    DEFENCES,
    MERCENARIES_BONUS,
    NATIONS,
    NOBODY,
    SHIP,
    SOLDIERS_BONUS,
)
from .fights import ATTACKER, DEFENDER, FOES, is_winning, loot_cards, total_of
from .state import Fight, Kings
from .views import FightView, ModifierView, SideView


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
    seat = fight.attacker if side == ATTACKER else fight.defender
    return SideView(
        "attacker" if side == ATTACKER else "defender",
        None if seat == NOBODY else seat,
        tuple([value for value in fight.dice[2 * side : 2 * side + 2] if value]),
        tuple([each for each in modifiers(state, fight, side, seat) if each.count]),
        total_of(state, fight, side),
    )


def modifiers(state: Kings, fight: Fight, side: int, seat: int) -> list[ModifierView]:
    found = [] if seat == NOBODY else skill(state, fight, seat)
    if seat == NOBODY:
        found.append(ModifierView("defence", 1, DEFENCES[fight.foe]))
    if side == DEFENDER:
        found.append(modifier("soldiers", fight.soldiers, SOLDIERS_BONUS))
        found.append(modifier("ambush", fight.ambushes, AMBUSH_BONUS))
    found.append(modifier("attack", fight.attacks[side], ATTACK_BONUS))
    found.append(modifier("mercenaries", fight.mercenaries[side], MERCENARIES_BONUS))
    if seat != NOBODY:
        found.append(modifier("scurvy", state.ships[seat].scurvy, -1))
    return found


def skill(state: Kings, fight: Fight, seat: int) -> list[ModifierView]:
    """KP-10.04: duel abilities count in duels, nation abilities in raids."""
    abilities = state.ships[seat].abilities
    word = "duel" if fight.foe == SHIP else "nations"
    crew = abilities.crew_counts[CREW_ABILITIES.index(f"{word}1")]
    captain = abilities.captain_counts[CAPTAIN_ABILITIES.index(f"{word}2")]
    return [modifier(f"{word}1", crew, 1), modifier(f"{word}2", captain, 2)]


def modifier(what: str, count: int, each: int) -> ModifierView:
    return ModifierView(what, count, count * each)
