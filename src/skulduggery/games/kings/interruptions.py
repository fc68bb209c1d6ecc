"""Interruptions: a seat stops the game to play a card, although nobody has asked it. KP-8.17, KP-8.18

The table then asks this seat alone, before the asked seat decides. Afterwards everything goes on where it was.
"""

from typing import Any, ClassVar, Final

from ...core.chance import Chance
from ...core.game import Reaction
from ...core.messages import Event, Figures, Move, Refusal, Target
from . import why
from .base import SEATS
from .cards import play_any_time_card
from .components import KEELHAUL
from .events import Interrupted
from .moves import Interrupt
from .mutiny import KEELHAUL_MOVE, MutinyAnswerDecision, keelhaul
from .questions import MutinyFigures
from .state import Kings
from .windows import PASS, WindowDecision, concerned

INTERRUPTS: Final[list[Move]] = [Interrupt(seat) for seat in SEATS]
# Not while a crew is sorted: from drawing the pirates to appointing the captain is one act.
ANY_TIME: Final = ("begin", "steal", "trim", "roll", "sail", "dock_buy", "hire", "fight_choice", "duel_dice")
OWN_CARDS: Final = ("trim", "sail")  # here the asked seat plays such cards anyway


def may_interrupt(state: Kings, seat: int) -> bool:
    """KP-8.17, KP-8.18: whoever has a card, whatever it is. This is public, like the number of cards."""
    asked = state.asked()
    if asked is None or not state.ships[seat].cards:
        return False
    if asked.kind == MutinyAnswerDecision.kind:
        return state.setting.rescues and seat != asked.seat
    return state.setting.interrupts and asked.kind in ANY_TIME and (seat != asked.seat or asked.kind not in OWN_CARDS)


def interrupt(state: Kings, seat: int, log: list[Event]) -> None:
    asked = state.asked()
    assert asked is not None
    log.append(Interrupted(seat))
    state.pending.append((RESCUES if asked.kind == MutinyAnswerDecision.kind else INTERRUPTIONS)[seat])


class WantedDecision(WindowDecision):
    """Asked because its seat wants it."""

    def reaction(self, state: Kings) -> Reaction:
        return Reaction(PASS, (self.seat,), concerned(state), wanted=True)


class InterruptionDecision(WantedDecision):
    """KP-8.17: one card, or none after all."""

    kind = "window_interruption"
    rule = "KP-8.17"

    def resolve(self, state: Kings, move: Move, chance: Chance, log: list[Event]) -> None:
        play_any_time_card(state, self.seat, move, chance, log)


class RescueDecision(WantedDecision):
    """KP-8.18: the mutiny on another ship is prevented before its owner answers."""

    kind = "window_mutiny"
    rule = "KP-8.18"
    figures_type: ClassVar[type[Figures]] = MutinyFigures

    def moves(self, state: Kings) -> list[Move]:
        return [PASS, KEELHAUL_MOVE] if state.ships[self.seat].hand[KEELHAUL] else [PASS]

    def resolve(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if move == KEELHAUL_MOVE:
            keelhaul(state, self.seat, victim_of(state), log)
            state.pending.pop()  # the owner need not answer

    def figures(self, state: Kings) -> MutinyFigures:
        return MutinyFigures(victim_of(state))

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_an_answer(state, self.seat, target)


def victim_of(state: Kings) -> int:
    """The owner of the ship whose crew mutinies, and who has not answered yet."""
    return next(each.seat for each in reversed(state.pending) if isinstance(each, MutinyAnswerDecision))


INTERRUPTIONS = [InterruptionDecision(seat) for seat in SEATS]
RESCUES = [RescueDecision(seat) for seat in SEATS]
