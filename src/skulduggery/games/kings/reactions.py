"""The decisions in which a seat reacts: the three windows, and the answer to a mutiny. KP-8.01, KP-7.07

Whoever has a card in hand is asked, whatever it is, and always: from the question nobody learns what is in a hand.
"""

from typing import Any, ClassVar

from ...core.chance import Chance
from ...core.game import Reaction
from ...core.messages import Event, Figure, Move, Refusal, Target
from . import why
from .cards import add_any_time_cards, add_fight_cards, add_mutinies, play_any_time_card, play_fight_card, play_mutiny
from .components import KEELHAUL, PIRATE_INDEX, PIRATES, SCAPEGOAT
from .deciding import SEATS, KingsDecision
from .errands import GO_ROUND, MUTINY_ANSWER, WINDOW_DIG, WINDOW_FIGHT, WINDOW_MAINTENANCE, then
from .fighting import REROLL_BUTTONS, REROLLS
from .fights import DICE_NAMES, attack_total, defence_total, fire
from .flow import ASKED
from .moves import AcceptMutiny, Keelhaul, Pass, Reroll, Scapegoat
from .mutiny import blame, keelhaul, succeed
from .state import Kings
from .windows import act, may_fire, pass_on, still_asked

PASS, ACCEPT_MUTINY, KEELHAUL_MOVE = Pass(), AcceptMutiny(), Keelhaul()
SCAPEGOATS: list[Move] = [Scapegoat(pirate) for pirate in PIRATES]
SIDE_BUTTONS = ["side-attacker", "side-defender"]


class WindowDecision(KingsDecision):
    """One card, or pass. The next seat is asked when the effect is complete."""

    rule = "KP-8.01"
    buttons: ClassVar[list[str]] = ["pass"]

    def always_asked(self, state: Kings) -> bool:
        return True

    def moves(self, state: Kings) -> list[Move]:
        found: list[Move] = [PASS]
        if state.ships[self.seat].cards:
            add_any_time_cards(state, self.seat, found)
            self.add_cards(state, found)
        return found

    def add_cards(self, state: Kings, found: list[Move]) -> None:
        """The cards of this very window."""

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        following = self.seat + 1
        then(state, GO_ROUND, following if following < state.setting.players else 0)
        if isinstance(move, Pass):
            pass_on(state, self.seat, log)
            return
        act(state)
        if not play_any_time_card(state, self.seat, move, chance, log):
            self.play(state, move, chance, log)

    def play(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        """A card of this very window."""

    def reaction(self, state: Kings) -> Reaction:
        return Reaction(PASS, still_asked(state, self.seat))

    def figures(self, state: Kings) -> dict[str, Figure]:
        return {"active": state.active == self.seat}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_in_window(state, self.seat, target)


class WindowMaintenance(WindowDecision):
    """KP-2.09"""

    kind = "window_maintenance"
    rule = "KP-2.09"

    def add_cards(self, state: Kings, found: list[Move]) -> None:
        add_mutinies(state, self.seat, found)

    def play(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        play_mutiny(state, self.seat, move.seat, log)


class WindowDig(WindowDecision):
    """KP-5.04"""

    kind = "window_dig"
    rule = "KP-5.04"

    def figures(self, state: Kings) -> dict[str, Figure]:
        return {"place": state.name(state.ships[state.active].place)}


class WindowFight(WindowDecision):
    """KP-6.04, KP-9.03"""

    kind = "window_fight"
    rule = "KP-6.04"
    buttons: ClassVar[list[str]] = ["pass", *REROLL_BUTTONS, *SIDE_BUTTONS]

    def moves(self, state: Kings) -> list[Move]:
        found = super().moves(state)
        if state.ships[self.seat].cannonballs and may_fire(state, self.seat):
            found += REROLLS
        return found

    def add_cards(self, state: Kings, found: list[Move]) -> None:
        fight = state.fight
        assert fight is not None
        add_fight_cards(state, fight, self.seat, found)

    def play(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Reroll):
            fire(state, self.seat, DICE_NAMES.index(move.dice), chance, log)
        else:
            play_fight_card(state, self.seat, move, log)

    def figures(self, state: Kings) -> dict[str, Figure]:
        fight = state.fight
        assert fight is not None
        return {"attack": attack_total(state, fight), "defence": defence_total(state, fight)}


class MutinyAnswer(KingsDecision):
    """KP-7.07"""

    kind = "mutiny_answer"
    rule = "KP-7.07"
    buttons: ClassVar[list[str]] = ["accept_mutiny"]

    def always_asked(self, state: Kings) -> bool:
        return True

    def moves(self, state: Kings) -> list[Move]:
        ship = state.ships[self.seat]
        found: list[Move] = [ACCEPT_MUTINY]
        found += [SCAPEGOATS[pirate] for pirate in ship.crew if SCAPEGOAT[pirate]]
        if ship.hand[KEELHAUL]:
            found.append(KEELHAUL_MOVE)
        return found

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, AcceptMutiny):
            succeed(state, self.seat, log)
        elif isinstance(move, Scapegoat):
            blame(state, self.seat, PIRATE_INDEX[move.pirate], log)
        else:
            keelhaul(state, self.seat, log)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_an_answer(state, self.seat, target)


ASKED[WINDOW_MAINTENANCE] = [WindowMaintenance(seat) for seat in SEATS]
ASKED[WINDOW_DIG] = [WindowDig(seat) for seat in SEATS]
ASKED[WINDOW_FIGHT] = [WindowFight(seat) for seat in SEATS]
ASKED[MUTINY_ANSWER] = [MutinyAnswer(seat) for seat in SEATS]
