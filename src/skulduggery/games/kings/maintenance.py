"""The maintenance phase: cards, thefts, the hand limit, compass and maintenance die. KP-2.*, KP-10.03"""

from ...core.chance import Chance
from ...core.messages import Event, Move, Refusal, Target
from . import why
from .base import SEATS, KingsDecision, SeatStep
from .cards import add_any_time_cards, play_any_time_card
from .components import CARDS, CARDS_PER_TURN, COIN, MAINTENANCE, RUM_OF_FACE, STEAL_AMOUNT
from .dutchman import drift
from .events import MaintenanceRolled
from .fights import hand_over
from .hands import discard_card, draw_cards
from .moves import Begin, DiscardCard, NoSteal, Roll, Steal
from .mutiny import rise
from .questions import HandFigures
from .refusals import DrawFirst, RollFirst
from .state import Kings
from .tokens import set_rum, take_scurvy

ONLY_BEGIN: list[Move] = [Begin()]
ONLY_ROLL: list[Move] = [Roll()]
STEALINGS: list[list[Steal]] = [
    [Steal(seat, amount) for seat in SEATS] for amount in range(STEAL_AMOUNT, 0, -COIN)
]  # by amount, the largest first, and by seat
NO_STEAL = NoSteal()
DISCARD_CARDS: list[Move] = [DiscardCard(kind) for kind in CARDS]


class BeginDecision(KingsDecision):
    """KP-2.02"""

    kind = "begin"
    rule = "KP-2.02"
    otherwise = DrawFirst("KP-2.02")
    luck = True
    is_open = True

    def moves(self, state: Kings) -> list[Move]:
        return ONLY_BEGIN

    def resolve(self, state: Kings, move: Begin, chance: Chance, log: list[Event]) -> None:
        extra = state.ships[self.seat].abilities.extra_cards
        draw_cards(state, self.seat, CARDS_PER_TURN + extra, chance, log)


# --- thefts


class OfferSteal(SeatStep):
    """KP-2.03, KP-10.03: once for each ability, if there is anything to take."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        if state.steals < state.ships[self.seat].abilities.steals and rich_rivals(state, self.seat):
            state.pending.append(STEALS[self.seat])


def rich_rivals(state: Kings, seat: int) -> list[int]:
    return [other for other, ship in enumerate(state.ships) if other != seat and ship.money > 0]


class StealDecision(KingsDecision):
    """KP-10.03"""

    kind = "steal"
    rule = "KP-10.03"
    is_open = True

    def moves(self, state: Kings) -> list[Move]:
        """KP-8.17: the thief may have been murdered meanwhile."""
        found: list[Move] = []
        if state.steals < state.ships[self.seat].abilities.steals:
            for seat in rich_rivals(state, self.seat):
                found += [row[seat] for row in STEALINGS if row[seat].amount <= state.ships[seat].money]
        found.append(NO_STEAL)
        return found

    def resolve(self, state: Kings, move: Steal | NoSteal, chance: Chance, log: list[Event]) -> None:
        state.steals += 1
        state.pending.append(OFFER_STEALS[self.seat])
        if isinstance(move, Steal):
            hand_over(state, move.seat, self.seat, move.amount, "steal", log)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_stolen_from(state, self.seat, target)


# --- the hand limit


class OfferTrim(SeatStep):
    """KP-2.04, KP-2.05"""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        ship = state.ships[self.seat]
        if ship.cards > ship.hand_limit():
            state.pending.append(TRIMS[self.seat])


class TrimDecision(KingsDecision):
    """KP-2.04"""

    kind = "trim"
    rule = "KP-2.04"
    may_draw = True
    figures_type = HandFigures

    def always_asked(self, state: Kings) -> bool:
        """The number of choices tells how many kinds of cards there are in this hand."""
        return True

    def moves(self, state: Kings) -> list[Move]:
        hand = state.ships[self.seat].hand
        found = [DISCARD_CARDS[kind] for kind, count in enumerate(hand) if count]
        add_any_time_cards(state, self.seat, found)
        return found

    def resolve(self, state: Kings, move: Move, chance: Chance, log: list[Event]) -> None:
        state.pending.append(OFFER_TRIMS[self.seat])
        if isinstance(move, DiscardCard):
            discard_card(state, self.seat, CARDS.index(move.card), log)
        else:
            play_any_time_card(state, self.seat, move, chance, log)

    def figures(self, state: Kings) -> HandFigures:
        ship = state.ships[self.seat]
        return HandFigures(ship.cards, ship.hand_limit())

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_any_time(state, self.seat, target, self.rule)


# --- compass and maintenance die


class RollDecision(KingsDecision):
    """KP-2.06 to KP-2.10: the compass, then the maintenance die."""

    kind = "roll"
    rule = "KP-2.06"
    otherwise = RollFirst("KP-2.06")
    luck = True
    is_open = True

    def moves(self, state: Kings) -> list[Move]:
        return ONLY_ROLL

    def resolve(self, state: Kings, move: Roll, chance: Chance, log: list[Event]) -> None:
        drift(state, chance, log)
        if not state.setting.sea.hideout[state.ships[self.seat].place]:  # neither at home nor just sent there
            maintain(state, self.seat, chance, log)


def maintain(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-2.07, KP-2.08"""
    ship = state.ships[seat]
    face = chance.pick(MAINTENANCE)
    log.append(MaintenanceRolled(seat, face))
    if face == "scurvy":
        take_scurvy(ship, seat, log)
        return
    missing = RUM_OF_FACE[face] > ship.rum
    set_rum(ship, seat, max(0, ship.rum - RUM_OF_FACE[face]), log)
    if missing:
        rise(state, seat, "rum", log)


BEGINS = [BeginDecision(seat) for seat in SEATS]
OFFER_STEALS = [OfferSteal(seat) for seat in SEATS]
STEALS = [StealDecision(seat) for seat in SEATS]
OFFER_TRIMS = [OfferTrim(seat) for seat in SEATS]
TRIMS = [TrimDecision(seat) for seat in SEATS]
ROLLS = [RollDecision(seat) for seat in SEATS]
