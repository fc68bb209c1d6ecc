"""Mutinies, and how they are prevented. KP-7.06 to KP-7.09, KP-2.08"""

from ...core.chance import Chance
from ...core.messages import Event, Move, Refusal, Target
from . import why
from .base import SEATS, KingsDecision
from .components import KEELHAUL, NOBODY, PIRATE_INDEX, PIRATES, SCAPEGOAT
from .crew import lose_pirate
from .dutchman import SENDS
from .events import CardPlayed, MutinyBegan, MutinyDone, MutinyPrevented
from .fields import MutinyCause
from .hands import lay_down
from .moves import AcceptMutiny, Keelhaul, Scapegoat
from .state import Kings

ACCEPT_MUTINY, KEELHAUL_MOVE = AcceptMutiny(), Keelhaul()
SCAPEGOATS: list[Move] = [Scapegoat(pirate) for pirate in PIRATES]


def rise(state: Kings, seat: int, cause: MutinyCause, log: list[Event]) -> None:
    """KP-7.07: the owner is asked if it has a card, whatever it is, or a scapegoat aboard: both are public.

    KP-8.18: also if somebody else might save the captain.
    """
    ship = state.ships[seat]
    log.append(MutinyBegan(seat, cause))
    if ship.cards or ship.abilities.scapegoats or (state.setting.rescues and any(each.cards for each in state.ships)):
        state.pending.append(MUTINY_ANSWERS[seat])
    else:
        succeed(state, seat, log)


def succeed(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-7.06, KP-7.08, KP-7.09: the captain goes, another takes the cabin, then the ship is sent to a hideout."""
    log.append(MutinyDone(seat))
    state.pending.append(SENDS[seat])
    captain = state.ships[seat].captain
    if captain != NOBODY:
        lose_pirate(state, seat, captain, "mutiny", log)


def keelhaul(state: Kings, seat: int, victim: int, log: list[Event]) -> None:
    """KP-8.13, KP-8.18: for the own ship or another one."""
    lay_down(state, state.ships[seat], KEELHAUL)
    log.append(CardPlayed(seat, "keelhaul", victim=None if victim == seat else victim))
    log.append(MutinyPrevented(victim, "keelhaul"))


def blame(state: Kings, seat: int, pirate: int, log: list[Event]) -> None:
    """KP-7.07: a scapegoat captain may sacrifice himself, too."""
    lose_pirate(state, seat, pirate, "scapegoat", log)
    log.append(MutinyPrevented(seat, "scapegoat"))


class MutinyAnswerDecision(KingsDecision):
    """KP-7.07"""

    kind = "mutiny_answer"
    rule = "KP-7.07"
    may_draw = True

    def always_asked(self, state: Kings) -> bool:
        return True

    def moves(self, state: Kings) -> list[Move]:
        ship = state.ships[self.seat]
        found: list[Move] = [ACCEPT_MUTINY]
        found += [SCAPEGOATS[pirate] for pirate in ship.crew if SCAPEGOAT[pirate]]
        if ship.hand[KEELHAUL]:
            found.append(KEELHAUL_MOVE)
        return found

    def resolve(
        self, state: Kings, move: AcceptMutiny | Scapegoat | Keelhaul, chance: Chance, log: list[Event]
    ) -> None:
        if isinstance(move, AcceptMutiny):
            succeed(state, self.seat, log)
        elif isinstance(move, Scapegoat):
            blame(state, self.seat, PIRATE_INDEX[move.pirate], log)
        else:
            keelhaul(state, self.seat, self.seat, log)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_an_answer(state, self.seat, target)


MUTINY_ANSWERS = [MutinyAnswerDecision(seat) for seat in SEATS]
