"""The fight phase: whom to attack, and the course of a raid or duel. KP-6.*, KP-9.*

The rules behind it (totals, dice, loot) are in `fights.py`. When the phase is over, so is the turn: its end lies below.
"""

from ...core.chance import Chance
from ...core.game import Step
from ...core.messages import Event, Move, Prospect, Refusal, Target
from . import why
from .base import SEATS, KingsDecision, SeatStep
from .components import NATIONS, NOBODY, SHIP
from .events import FightBegan
from .fights import (
    ATTACKER,
    DEFENDER,
    DICE_NAMES,
    FOES,
    NATION,
    REROLLS,
    fire,
    is_winning,
    may_raid,
    must_raid,
    plunder,
    raid_at,
    rivals_here,
    rob,
    roll_dice,
    tell_end,
    total_of,
)
from .foresight import dice_ahead, duel_ahead, raid_ahead
from .moves import AttackNation, AttackShip, NoFight, Reroll, Stand
from .questions import DuelFigures, PlaceFigures
from .refusals import AnswerFirst
from .state import Fight, Kings
from .windows import FIGHT_WINDOW, OPEN_WINDOWS

ATTACK_NATION, NO_FIGHT = AttackNation(), NoFight()
ATTACK_SHIPS: list[Move] = [AttackShip(seat) for seat in SEATS]
STAND_OR_FIRE: list[Move] = [Stand(), *REROLLS]


class FightPhase(SeatStep):
    """KP-6.01, KP-9.01: a warship must be fought; anything else is a choice, if there is one."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        if must_raid(state, self.seat):
            start_raid(state, self.seat, chance, log)
        elif may_raid(state, self.seat) or rivals_here(state, self.seat):
            state.pending.append(FIGHT_CHOICES[self.seat])


class FightChoiceDecision(KingsDecision):
    """KP-6.01, KP-9.01"""

    kind = "fight_choice"
    rule = "KP-6.01"
    may_draw = True
    figures_type = PlaceFigures
    is_open = True
    buttons = ("attack_nation",)

    def moves(self, state: Kings) -> list[Move]:
        found: list[Move] = [ATTACK_NATION] if may_raid(state, self.seat) else []
        found += [ATTACK_SHIPS[seat] for seat in rivals_here(state, self.seat)]
        found.append(NO_FIGHT)
        return found

    def resolve(
        self, state: Kings, move: AttackNation | AttackShip | NoFight, chance: Chance, log: list[Event]
    ) -> None:
        if isinstance(move, AttackNation):
            start_raid(state, self.seat, chance, log)
        elif isinstance(move, AttackShip):
            start_duel(state, self.seat, move.seat, chance, log)

    def prospects(self, state: Kings, move: AttackNation | AttackShip | NoFight) -> tuple[Prospect, ...]:
        if isinstance(move, AttackNation):
            return (raid_ahead(state, self.seat, state.ships[self.seat].place, attacks=True),)
        return (duel_ahead(state, self.seat, move.seat),) if isinstance(move, AttackShip) else ()

    def figures(self, state: Kings) -> PlaceFigures:
        return PlaceFigures(state.name(state.ships[self.seat].place))

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_fought(state, self.seat, target)


# --- the course of a fight


def start_raid(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-6.02, KP-6.04: dice first, then the window."""
    place = state.ships[seat].place
    fight = raid_at(state, seat, place)
    begin(state, fight, NATION)
    log.append(FightBegan(seat, None, FOES[fight.foe], NATIONS[fight.nation], state.name(place)))
    roll_dice(state, fight, ATTACKER, chance, log)


def start_duel(state: Kings, seat: int, rival: int, chance: Chance, log: list[Event]) -> None:
    """KP-9.02: first the attacker's dice, then the defender's, then the window for all seats. KP-9.03"""
    fight = Fight(seat, rival, SHIP, NOBODY)
    begin(state, fight, rival)
    log.append(FightBegan(seat, rival, "ship", None, state.name(state.ships[seat].place)))
    roll_dice(state, fight, ATTACKER, chance, log)
    state.pending.append(DEFENDS[rival])
    ask_for_dice(state, seat)


def begin(state: Kings, fight: Fight, foe: int) -> None:
    """What comes after the dice lies on the stack. KP-6.15: after the fight its ship may fight somebody else here."""
    state.fight = fight
    state.fought |= 1 << foe
    if state.setting.fights_each:
        state.pending.append(FIGHT_PHASES[fight.attacker])
    state.pending.append(END_FIGHT)
    state.pending.append(OPEN_WINDOWS[FIGHT_WINDOW])


def ask_for_dice(state: Kings, seat: int) -> None:
    """Only who has a cannonball has a choice."""
    if state.ships[seat].cannonballs:
        state.pending.append(DUEL_DICE[seat])


class DuelDiceDecision(KingsDecision):
    """KP-9.02"""

    kind = "duel_dice"
    rule = "KP-9.02"
    may_draw = True
    figures_type = DuelFigures
    is_open = True
    otherwise = AnswerFirst("KP-9.02")

    def moves(self, state: Kings) -> list[Move]:
        return STAND_OR_FIRE

    def resolve(self, state: Kings, move: Stand | Reroll, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Reroll):
            fire(state, self.seat, DICE_NAMES.index(move.dice), chance, log)
            if state.ships[self.seat].cannonballs:
                state.pending.append(self)

    def prospects(self, state: Kings, move: Stand | Reroll) -> tuple[Prospect, ...]:
        return dice_ahead(state, self.seat, DICE_NAMES.index(move.dice if isinstance(move, Reroll) else None))

    def figures(self, state: Kings) -> DuelFigures:
        fight = state.fight
        assert fight is not None
        side = ATTACKER if self.seat == fight.attacker else DEFENDER
        return DuelFigures(total_of(state, fight, side), state.ships[self.seat].cannonballs)


class Defend(SeatStep):
    """KP-9.02: the defender's dice, once the attacker's stand."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        fight = state.fight
        assert fight is not None
        roll_dice(state, fight, DEFENDER, chance, log)
        ask_for_dice(state, self.seat)


class EndFight(Step):
    """KP-6.07 to KP-6.09, KP-9.04 to KP-9.06: the window has closed."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        fight = state.fight
        assert fight is not None
        state.fight = None
        won = is_winning(state, fight)
        winner = fight.attacker if won else fight.defender
        tell_end(state, fight, winner, False, log)
        if fight.foe == SHIP:
            rob(state, winner, fight.defender if won else fight.attacker, chance, log)
        elif won:
            plunder(state, fight, chance, log)


FIGHT_PHASES = [FightPhase(seat) for seat in SEATS]
FIGHT_CHOICES = [FightChoiceDecision(seat) for seat in SEATS]
DUEL_DICE = [DuelDiceDecision(seat) for seat in SEATS]
DEFENDS = [Defend(seat) for seat in SEATS]
END_FIGHT = EndFight()
