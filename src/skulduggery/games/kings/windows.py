"""Windows: the moments when anybody may play a card (specification, section 5, Windows). KP-8.01, KP-2.09

Whoever has a card in hand is asked, whatever it is, and always: from the question nobody learns what is in a hand.
What follows a window lies below it on the stack.
"""

from typing import Any, ClassVar, Final

from ...core.chance import Chance
from ...core.game import Reaction, Step
from ...core.messages import Event, Figures, Move, Prospect, Refusal, Target
from . import why
from .base import SEATS, KingsDecision, SeatStep
from .cards import add_any_time_cards, add_fight_cards, add_mutinies, play_any_time_card, play_fight_card, play_mutiny
from .components import NOBODY, SHIP
from .events import Passed, WindowClosed, WindowOpened
from .fields import WindowKind
from .fights import DICE_NAMES, REROLLS, attack_total, defence_total, fire, is_winning
from .foresight import dice_ahead
from .moves import Pass, Reroll
from .questions import FightFigures, TurnFigures, VoyageFigures
from .state import Kings

MAINTENANCE_WINDOW: Final = 0
DIG_WINDOW: Final = 1
FIGHT_WINDOW: Final = 2
SAIL_WINDOW: Final = 3  # this one and the next are for the others alone: KP-8.15
DOCK_WINDOW: Final = 4
WINDOWS: Final[list[WindowKind]] = ["maintenance", "dig", "fight", "sail", "dock"]

OPENED: Final[list[list[Event]]] = [[WindowOpened(kind, seat) for seat in SEATS] for kind in WINDOWS]
PASSED: Final[list[list[Event]]] = [[Passed(kind, seat) for seat in SEATS] for kind in WINDOWS]
CLOSED: Final[list[list[Event]]] = [[WindowClosed(kind, seat) for seat in SEATS] for kind in WINDOWS]
PASS = Pass()


# --- how a window goes round


class OpenWindow(Step):
    """The seats are asked clockwise, beginning with the active one."""

    def __init__(self, window: int) -> None:
        self.window = window

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        log.append(OPENED[self.window][state.active])
        state.window = self.window
        state.passes = 0
        state.pending.append(GO_ROUND[state.active])


class GoRound(SeatStep):
    """Ask the next seat that has something to answer with. After as many passes as there are seats close the window."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        players, seat = state.setting.players, self.seat
        while state.passes < players:
            if is_asked(state, seat):
                state.pending.append(WINDOW_DECISIONS[state.window][seat])
                return
            state.passes += 1
            seat = (seat + 1) % players
        close(state, log)


def is_asked(state: Kings, seat: int) -> bool:
    """Whoever has a card, whatever it is; in a raid also an attacker who fails and has a cannonball. All public.

    KP-8.15: while a ship sails or docks, only the others are asked.
    """
    ship = state.ships[seat]
    if ship.cards > 0:
        return state.window < SAIL_WINDOW or seat != state.active
    return ship.cannonballs > 0 and may_fire(state, seat)


def still_asked(state: Kings, seat: int) -> tuple[int, ...]:
    """From this seat on, as long as all pass."""
    players = state.setting.players
    left = [(seat + step) % players for step in range(players - state.passes)]
    return tuple([each for each in left if is_asked(state, each)])


def concerned(state: Kings) -> tuple[int, ...]:
    """Whose turn it is; in a duel also the ship that is attacked."""
    fight = state.fight
    return (state.active,) if fight is None or fight.defender == NOBODY else (fight.attacker, fight.defender)


def may_fire(state: Kings, seat: int) -> bool:
    """KP-6.06: whether this seat may fire a cannonball now. Whether it has one is not asked here."""
    fight = state.fight
    if state.window != FIGHT_WINDOW or fight is None or fight.foe == SHIP or seat != fight.attacker:
        return False
    return not is_winning(state, fight)


def close(state: Kings, log: list[Event]) -> None:
    log.append(CLOSED[state.window][state.active])
    state.window = NOBODY


def note_pass(state: Kings, seat: int, log: list[Event]) -> None:
    log.append(PASSED[state.window][seat])
    state.passes += 1


def act(state: Kings) -> None:
    """Any action starts the count anew, so that a pass is never final while others act."""
    state.passes = 0


# --- what may be answered


class WindowDecision(KingsDecision):
    """One card, or pass. The next seat is asked when the effect is complete."""

    rule = "KP-8.01"
    may_draw = True
    figures_type: ClassVar[type[Figures]] = TurnFigures

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

    def resolve(self, state: Kings, move: Move, chance: Chance, log: list[Event]) -> None:
        following = self.seat + 1
        state.pending.append(GO_ROUND[following if following < state.setting.players else 0])
        if isinstance(move, Pass):
            note_pass(state, self.seat, log)
            return
        act(state)
        if not play_any_time_card(state, self.seat, move, chance, log):
            self.play(state, move, chance, log)

    def play(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        """A card of this very window."""

    def reaction(self, state: Kings) -> Reaction:
        return Reaction(PASS, still_asked(state, self.seat), concerned(state))

    def figures(self, state: Kings) -> Figures:
        return TurnFigures(state.active)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_in_window(state, self.seat, target)


class WindowMaintenanceDecision(WindowDecision):
    """KP-2.09"""

    kind = "window_maintenance"
    rule = "KP-2.09"

    def add_cards(self, state: Kings, found: list[Move]) -> None:
        add_mutinies(state, self.seat, found)

    def play(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        play_mutiny(state, self.seat, move.seat, log)


class VoyageWindowDecision(WindowDecision):
    """A window whose question tells where the ship is whose turn it is."""

    rule = "KP-8.15"
    figures_type = VoyageFigures

    def figures(self, state: Kings) -> VoyageFigures:
        return VoyageFigures(state.active, state.name(state.ships[state.active].place))


class WindowDigDecision(VoyageWindowDecision):
    """KP-5.04"""

    kind = "window_dig"
    rule = "KP-5.04"


class WindowFightDecision(WindowDecision):
    """KP-6.04, KP-9.03"""

    kind = "window_fight"
    rule = "KP-6.04"
    figures_type = FightFigures
    buttons = ("pass", "reroll-first", "reroll-second", "reroll-both", "side-attacker", "side-defender")

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

    def prospects(self, state: Kings, move: Move) -> tuple[Prospect, ...]:
        return dice_ahead(state, self.seat, DICE_NAMES.index(move.dice)) if isinstance(move, Reroll) else ()

    def figures(self, state: Kings) -> FightFigures:
        fight = state.fight
        assert fight is not None
        return FightFigures(attack_total(state, fight), defence_total(state, fight))


class WindowSailDecision(VoyageWindowDecision):
    """KP-8.15: after every voyage from hex to hex."""

    kind = "window_sail"


class WindowDockDecision(VoyageWindowDecision):
    """KP-8.15: once the crew is chosen, before the ship is filled up."""

    kind = "window_dock"


OPEN_WINDOWS = [OpenWindow(window) for window in range(len(WINDOWS))]
GO_ROUND = [GoRound(seat) for seat in SEATS]
WINDOW_DECISIONS: list[list[WindowDecision]] = [  # by window and seat
    [WindowMaintenanceDecision(seat) for seat in SEATS],
    [WindowDigDecision(seat) for seat in SEATS],
    [WindowFightDecision(seat) for seat in SEATS],
    [WindowSailDecision(seat) for seat in SEATS],
    [WindowDockDecision(seat) for seat in SEATS],
]
