"""What action cards do, and when they may be played. KP-8.*"""

from typing import Final

from ...core.chance import Chance
from ...core.messages import Event, Move
from .base import SEATS
from .components import (
    AMBUSH,
    ATTACK,
    CARDS,
    CITRUS,
    DUTCHMAN,
    IMMUNE,
    MERCENARIES,
    MURDER,
    MUTINY,
    NOBODY,
    PIRATE_INDEX,
    PIRATES,
    SCURVY,
    SHIP,
    SOLDIERS,
    TAILWIND,
    TOWN,
)
from .crew import lose_pirate
from .dutchman import move_dutchman
from .events import CardPlayed
from .fields import ModifierKind
from .fights import ATTACKER, DEFENDER
from .hands import lay_down
from .modifiers import Modifier
from .moves import (
    PlayAmbush,
    PlayAttack,
    PlayCitrus,
    PlayDutchman,
    PlayMercenaries,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    PlaySoldiers,
    PlayTailwind,
)
from .mutiny import rise
from .state import Fight, Kings
from .tokens import set_scurvy, take_scurvy

PLAY_SCURVY: list[Move] = [PlayScurvy(seat) for seat in SEATS]
PLAY_CITRUS = PlayCitrus()
PLAY_MURDER: list[list[Move]] = [[PlayMurder(seat, pirate) for pirate in PIRATES] for seat in SEATS]
PLAY_MUTINY: list[Move] = [PlayMutiny(seat) for seat in SEATS]
PLAY_TAILWIND = PlayTailwind()
PLAY_ATTACK = PlayAttack()
PLAY_AMBUSH = PlayAmbush()
PLAY_SOLDIERS = PlaySoldiers()
PLAY_MERCENARIES: list[Move] = [PlayMercenaries("attacker"), PlayMercenaries("defender")]
FIGHT_CARDS: Final[dict[int, tuple[ModifierKind, int]]] = {
    ATTACK: ("attack", 2),
    AMBUSH: ("ambush", 3),
    MERCENARIES: ("mercenaries", 1),
    SOLDIERS: ("soldiers", 2),
}


# --- which may be played now


def add_any_time_cards(state: Kings, seat: int, found: list[Move]) -> None:
    """The A cards: KP-8.03 to KP-8.06."""
    hand = state.ships[seat].hand
    if hand[SCURVY]:
        add_scurvy(state, seat, found)
    if hand[CITRUS] and state.ships[seat].scurvy:
        found.append(PLAY_CITRUS)
    if hand[MURDER]:
        add_murders(state, seat, found)
    if hand[DUTCHMAN]:
        found += state.setting.sea.hauls[state.dutchman]


def add_scurvy(state: Kings, seat: int, found: list[Move]) -> None:
    """KP-8.03, KP-7.14, KP-8.16"""
    for other, ship in enumerate(state.ships):
        if (other != seat or state.setting.aims_at_self) and not ship.abilities.no_scurvy:
            found.append(PLAY_SCURVY[other])


def add_murders(state: Kings, seat: int, found: list[Move]) -> None:
    """KP-8.05, KP-8.16"""
    for other, ship in enumerate(state.ships):
        if other != seat or state.setting.aims_at_self:
            for pirate in ship.crew:
                if not IMMUNE[pirate]:
                    found.append(PLAY_MURDER[other][pirate])


def add_mutinies(state: Kings, seat: int, found: list[Move]) -> None:
    """KP-8.12, KP-8.16"""
    if state.ships[seat].hand[MUTINY]:
        for other in range(state.setting.players):
            if other != seat or state.setting.aims_at_self:
                found.append(PLAY_MUTINY[other])


def add_fight_cards(state: Kings, fight: Fight, seat: int, found: list[Move]) -> None:
    """The C and C* cards: KP-8.07 to KP-8.11, KP-8.16."""
    hand = state.ships[seat].hand
    fights = seat == fight.attacker or seat == fight.defender
    if fights and hand[ATTACK]:
        found.append(PLAY_ATTACK)
    if seat == fight.defender and hand[AMBUSH]:
        found.append(PLAY_AMBUSH)
    if hand[MERCENARIES]:
        for side in mercenary_sides(fight, seat):
            found.append(PLAY_MERCENARIES[side])
    if hand[SOLDIERS] and fight.foe != SHIP and (seat != fight.attacker or state.setting.aims_at_self):
        found.append(PLAY_SOLDIERS)


def mercenary_sides(fight: Fight, seat: int) -> list[int]:
    """KP-8.10"""
    if seat == fight.attacker:
        return [ATTACKER]
    if seat == fight.defender:
        return [DEFENDER]
    if fight.foe == SHIP:
        return [ATTACKER, DEFENDER]
    return [DEFENDER] if fight.foe == TOWN else []


# --- what they do


def play_any_time_card(state: Kings, seat: int, move: Move, chance: Chance, log: list[Event]) -> bool:
    """Says whether the move was one."""
    ship = state.ships[seat]
    if isinstance(move, PlayScurvy):
        lay_down(state, ship, SCURVY)
        log.append(CardPlayed(seat, "scurvy", victim=move.seat))
        take_scurvy(state.ships[move.seat], move.seat, log)
    elif isinstance(move, PlayCitrus):
        lay_down(state, ship, CITRUS)
        log.append(CardPlayed(seat, "citrus"))
        set_scurvy(ship, seat, 0, log)
    elif isinstance(move, PlayMurder):
        lay_down(state, ship, MURDER)
        log.append(CardPlayed(seat, "murder", victim=move.seat, pirate=move.pirate))
        lose_pirate(state, move.seat, PIRATE_INDEX[move.pirate], "murder", log)
    elif isinstance(move, PlayDutchman):
        lay_down(state, ship, DUTCHMAN)
        log.append(CardPlayed(seat, "dutchman", to=move.to))
        move_dutchman(state, state.setting.sea.index[move.to], "card", chance, log)
    else:
        return False
    return True


def play_mutiny(state: Kings, seat: int, victim: int, log: list[Event]) -> None:
    lay_down(state, state.ships[seat], MUTINY)
    log.append(CardPlayed(seat, "mutiny", victim=victim))
    rise(state, victim, "card", log)


def play_tailwind(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-3.02"""
    lay_down(state, state.ships[seat], TAILWIND)
    log.append(CardPlayed(seat, "tailwind"))
    state.tailwinds += 1


def play_fight_card(state: Kings, seat: int, move: Move, log: list[Event]) -> None:
    """KP-8.07 to KP-8.10: Ambush and Soldiers help the defender, Attack its player, Mercenaries the chosen side."""
    fight = state.fight
    assert fight is not None
    kind, side = SOLDIERS, DEFENDER
    if isinstance(move, PlayMercenaries):
        kind, side = MERCENARIES, ATTACKER if move.side == "attacker" else DEFENDER
    elif isinstance(move, PlayAttack):
        kind, side = ATTACK, ATTACKER if seat == fight.attacker else DEFENDER
    elif isinstance(move, PlayAmbush):
        kind = AMBUSH
    card, bonus = FIGHT_CARDS[kind]
    fight.cards[side] += (Modifier(card, bonus, NOBODY, seat),)
    lay_down(state, state.ships[seat], kind)
    chosen = move.side if isinstance(move, PlayMercenaries) else None
    log.append(CardPlayed(seat, CARDS[kind], side=chosen))
