"""The decisions of the fight phase: whom to attack, and the dice of a duel. KP-6.01, KP-9.01, KP-9.02"""

from typing import Any, ClassVar

from ...core.chance import Chance
from ...core.messages import Event, Figure, Move, Refusal, Target
from . import why
from .deciding import SEATS, KingsDecision
from .errands import DUEL_DICE, END_TURN, FIGHT_CHOICE, then
from .fights import (
    ATTACKER,
    BOTH,
    DEFENDER,
    DICE_NAMES,
    FIRST,
    SECOND,
    fire,
    may_raid,
    rivals_here,
    start_duel,
    start_raid,
    total_of,
)
from .flow import ASKED
from .moves import AttackNation, AttackShip, NoFight, Reroll, Stand
from .state import Kings

ATTACK_NATION, NO_FIGHT = AttackNation(), NoFight()
ATTACK_SHIPS: list[Move] = [AttackShip(seat) for seat in SEATS]
REROLLS: list[Move] = [Reroll(DICE_NAMES[which]) for which in (FIRST, SECOND, BOTH)]  # type: ignore[arg-type]
STAND_OR_FIRE: list[Move] = [Stand(), *REROLLS]
REROLL_BUTTONS = ["reroll-first", "reroll-second", "reroll-both"]


class FightChoice(KingsDecision):
    """KP-6.01, KP-9.01"""

    kind = "fight_choice"
    rule = "KP-6.01"
    buttons: ClassVar[list[str]] = ["attack_nation", "no_fight"]

    def moves(self, state: Kings) -> list[Move]:
        found: list[Move] = [ATTACK_NATION] if may_raid(state, self.seat) else []
        found += [ATTACK_SHIPS[seat] for seat in rivals_here(state, self.seat)]
        found.append(NO_FIGHT)
        return found

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, AttackNation):
            start_raid(state, self.seat, chance, log)
        elif isinstance(move, AttackShip):
            start_duel(state, self.seat, move.seat, chance, log)
        else:
            then(state, END_TURN, self.seat)

    def figures(self, state: Kings) -> dict[str, Figure]:
        return {"place": state.name(state.ships[self.seat].place)}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_fought(state, self.seat, target)


class DuelDice(KingsDecision):
    """KP-9.02"""

    kind = "duel_dice"
    rule = "KP-9.02"
    buttons: ClassVar[list[str]] = ["stand", *REROLL_BUTTONS]

    def moves(self, state: Kings) -> list[Move]:
        return STAND_OR_FIRE

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Reroll):
            fire(state, self.seat, DICE_NAMES.index(move.dice), chance, log)
            if state.ships[self.seat].cannonballs:
                then(state, DUEL_DICE, self.seat)

    def figures(self, state: Kings) -> dict[str, Figure]:
        fight = state.fight
        assert fight is not None
        side = ATTACKER if self.seat == fight.attacker else DEFENDER
        return {"total": total_of(state, fight, side), "cannonballs": state.ships[self.seat].cannonballs}


ASKED[FIGHT_CHOICE] = [FightChoice(seat) for seat in SEATS]
ASKED[DUEL_DICE] = [DuelDice(seat) for seat in SEATS]
