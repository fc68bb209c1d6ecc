"""The decisions of a turn, one class each, named as in the specification's section 5. Windows stand in
reactions.py, fights in fighting.py.
"""

from typing import Any, ClassVar

from ...core.chance import Chance
from ...core.messages import Event, Figure, Move, Refusal, Target
from . import why
from .cards import PLAY_TAILWIND, add_any_time_cards, play_any_time_card, play_tailwind
from .components import CARDS, PARTS, PIRATE_INDEX, PIRATES, PRICE
from .crew import appoint, discard_pirate
from .deciding import SEATS, KingsDecision
from .digging import can_dig, declare
from .dutchman import supply
from .errands import (
    BEGIN,
    CREW_CAPTAIN,
    CREW_DISCARD,
    DOCK_BUY,
    HIRE,
    NEW_CAPTAIN,
    ROLL,
    SAIL,
    SAILS,
    SETUP_CAPTAIN,
    SETUP_DISCARD,
    START_TURN,
    STEAL,
    STEALS,
    TRIM,
    TRIMS,
    then,
)
from .flow import ASKED
from .hands import discard_card
from .hideouts import buy, hire, parts_for_sale
from .moves import (
    Begin,
    Buy,
    Captain,
    Dig,
    DiscardCard,
    DiscardPirate,
    Done,
    Hire,
    NoSteal,
    PlayTailwind,
    Roll,
    Sail,
    Steal,
    Stop,
)
from .sailing import sail, stop
from .state import Kings
from .turns import begin, rich_rivals, roll, steal

DISCARDS: list[Move] = [DiscardPirate(pirate) for pirate in PIRATES]
CAPTAINS: list[Move] = [Captain(pirate) for pirate in PIRATES]
STEALINGS: list[Move] = [Steal(seat) for seat in SEATS]
NO_STEAL, STOP, DIG, DONE = NoSteal(), Stop(), Dig(), Done()
ONLY_BEGIN: list[Move] = [Begin()]
ONLY_ROLL: list[Move] = [Roll()]
ONLY_HIRE: list[Move] = [Hire()]
DISCARD_CARDS: list[Move] = [DiscardCard(kind) for kind in CARDS]  # type: ignore[arg-type]  # kinds of cards
BUYS: list[Move] = [Buy(part) for part in PARTS]  # type: ignore[arg-type]  # names of parts
BUY_BUTTONS = [f"buy-{part}" for part in PARTS]


# --- setup


class SetupDiscard(KingsDecision):
    """KP-1.08"""

    kind = "setup_discard"
    rule = "KP-1.08"
    buttons: ClassVar[list[str]] = []

    def moves(self, state: Kings) -> list[Move]:
        return [DISCARDS[pirate] for pirate in state.ships[self.seat].crew]

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        discard_pirate(state, self.seat, PIRATE_INDEX[move.pirate], "setup", log)
        then(state, SETUP_CAPTAIN, self.seat)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_this_pirate(state, self.seat, target, self.rule)


class CaptainDecision(KingsDecision):
    """Who takes the cabin: one of the pirates aboard."""

    buttons: ClassVar[list[str]] = []

    def moves(self, state: Kings) -> list[Move]:
        return [CAPTAINS[pirate] for pirate in state.ships[self.seat].crew]

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        appoint(state, self.seat, PIRATE_INDEX[move.pirate], log)
        self.set_sail(state, log)

    def set_sail(self, state: Kings, log: list[Event]) -> None:
        """What follows; mostly the agenda knows."""

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_this_pirate(state, self.seat, target, self.rule)


class SetupCaptain(CaptainDecision):
    """KP-1.09, KP-1.10"""

    kind = "setup_captain"
    rule = "KP-1.09"

    def set_sail(self, state: Kings, log: list[Event]) -> None:
        supply(state.ships[self.seat], self.seat, log)
        if self.seat + 1 < state.setting.players:
            then(state, SETUP_DISCARD, self.seat + 1)
        else:
            then(state, START_TURN, state.starter)


class NewCaptain(CaptainDecision):
    """KP-7.11"""

    kind = "new_captain"
    rule = "KP-7.11"


class CrewCaptain(CaptainDecision):
    """KP-4.04"""

    kind = "crew_captain"
    rule = "KP-4.06"


# --- maintenance


class BeginDecision(KingsDecision):
    kind = "begin"
    rule = "KP-2.02"
    luck = True
    buttons: ClassVar[list[str]] = ["begin"]

    def moves(self, state: Kings) -> list[Move]:
        return ONLY_BEGIN

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        begin(state, self.seat, chance, log)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.draw_first()


class StealDecision(KingsDecision):
    """KP-10.03"""

    kind = "steal"
    rule = "KP-10.03"
    buttons: ClassVar[list[str]] = ["no_steal"]

    def moves(self, state: Kings) -> list[Move]:
        found = [STEALINGS[seat] for seat in rich_rivals(state, self.seat)]
        found.append(NO_STEAL)
        return found

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        state.steals += 1
        then(state, STEALS, self.seat)
        if isinstance(move, Steal):
            steal(state, self.seat, move.seat, log)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_stolen_from(state, self.seat, target)


class TrimDecision(KingsDecision):
    """KP-2.04"""

    kind = "trim"
    rule = "KP-2.04"
    buttons: ClassVar[list[str]] = ["discard"]

    def always_asked(self, state: Kings) -> bool:
        """The number of choices tells how many kinds of cards there are in this hand."""
        return True

    def moves(self, state: Kings) -> list[Move]:
        hand = state.ships[self.seat].hand
        found = [DISCARD_CARDS[kind] for kind, count in enumerate(hand) if count]
        add_any_time_cards(state, self.seat, found)
        return found

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        then(state, TRIMS, self.seat)
        if isinstance(move, DiscardCard):
            discard_card(state, self.seat, CARDS.index(move.card), log)
        else:
            play_any_time_card(state, self.seat, move, chance, log)

    def figures(self, state: Kings) -> dict[str, Figure]:
        ship = state.ships[self.seat]
        return {"cards": ship.cards, "limit": ship.hand_limit()}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_any_time(state, self.seat, target, self.rule)


class RollDecision(KingsDecision):
    """KP-2.06, KP-2.07"""

    kind = "roll"
    rule = "KP-2.06"
    luck = True
    buttons: ClassVar[list[str]] = ["roll"]

    def moves(self, state: Kings) -> list[Move]:
        return ONLY_ROLL

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        roll(state, self.seat, chance, log)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.roll_first()


# --- movement


class SailDecision(KingsDecision):
    """Where to, or enough."""

    kind = "sail"
    rule = "KP-3.01"
    buttons: ClassVar[list[str]] = ["stop", "dig"]

    def always_asked(self, state: Kings) -> bool:
        """With cards in hand: whether any of them can be played now is secret."""
        return state.ships[self.seat].cards > 0

    def moves(self, state: Kings) -> list[Move]:
        sea, seat = state.setting.sea, self.seat
        left = state.moves_left()
        found: list[Move] = []
        if left:
            reach = sea.reach(state.ships[seat].place, left, state.loud_now())
            found = [sea.sails[place] for place in reach]
        found.append(STOP)
        if can_dig(state, seat):
            found.append(DIG)
        ship = state.ships[seat]
        if ship.cards:
            if ship.hand[1]:
                found.append(PLAY_TAILWIND)
            add_any_time_cards(state, seat, found)
        return found

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Sail):
            sail(state, self.seat, state.setting.sea.index[move.to], chance, log)
        elif isinstance(move, Stop):
            stop(state, self.seat)
        elif isinstance(move, Dig):
            declare(state, self.seat, log)
        else:
            then(state, SAILS, self.seat)
            if isinstance(move, PlayTailwind):
                play_tailwind(state, self.seat, log)
            else:
                play_any_time_card(state, self.seat, move, chance, log)

    def figures(self, state: Kings) -> dict[str, Figure]:
        return {"left": state.moves_left(), "place": state.name(state.ships[self.seat].place)}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_sailed(state, self.seat, target)


# --- hideouts


class DockBuy(KingsDecision):
    """KP-4.03"""

    kind = "dock_buy"
    rule = "KP-4.03"
    buttons: ClassVar[list[str]] = ["done", *BUY_BUTTONS]

    def moves(self, state: Kings) -> list[Move]:
        found = [BUYS[part] for part in parts_for_sale(state, self.seat)]
        found.append(DONE)
        return found

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Buy):
            buy(state, self.seat, PARTS.index(move.part), log)
        else:
            then(state, HIRE, self.seat)

    def figures(self, state: Kings) -> dict[str, Figure]:
        return {"doubloons": state.ships[self.seat].money, "price": PRICE}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_bought(state, self.seat, target)


class HireDecision(KingsDecision):
    """KP-4.04"""

    kind = "hire"
    rule = "KP-4.04"
    luck = True
    buttons: ClassVar[list[str]] = ["hire"]

    def moves(self, state: Kings) -> list[Move]:
        return ONLY_HIRE

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        hire(state, self.seat, chance, log)

    def figures(self, state: Kings) -> dict[str, Figure]:
        ship = state.ships[self.seat]
        return {"number": ship.places() - len(ship.crew) + 1}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.hire_first()


class CrewDiscard(KingsDecision):
    """KP-4.04"""

    kind = "crew_discard"
    rule = "KP-4.04"
    buttons: ClassVar[list[str]] = []

    def moves(self, state: Kings) -> list[Move]:
        return [DISCARDS[pirate] for pirate in state.ships[self.seat].crew]

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        discard_pirate(state, self.seat, PIRATE_INDEX[move.pirate], "hire", log)

    def figures(self, state: Kings) -> dict[str, Figure]:
        return {"places": state.ships[self.seat].places()}

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_this_pirate(state, self.seat, target, self.rule)


ASKED[SETUP_DISCARD] = [SetupDiscard(seat) for seat in SEATS]
ASKED[SETUP_CAPTAIN] = [SetupCaptain(seat) for seat in SEATS]
ASKED[NEW_CAPTAIN] = [NewCaptain(seat) for seat in SEATS]
ASKED[CREW_CAPTAIN] = [CrewCaptain(seat) for seat in SEATS]
ASKED[BEGIN] = [BeginDecision(seat) for seat in SEATS]
ASKED[STEAL] = [StealDecision(seat) for seat in SEATS]
ASKED[TRIM] = [TrimDecision(seat) for seat in SEATS]
ASKED[ROLL] = [RollDecision(seat) for seat in SEATS]
ASKED[SAIL] = [SailDecision(seat) for seat in SEATS]
ASKED[DOCK_BUY] = [DockBuy(seat) for seat in SEATS]
ASKED[HIRE] = [HireDecision(seat) for seat in SEATS]
ASKED[CREW_DISCARD] = [CrewDiscard(seat) for seat in SEATS]
