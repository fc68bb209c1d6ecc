"""What a ship does where its movement ends in a hideout. KP-4.*"""

from ...core.chance import Chance
from ...core.messages import Button, Event, Move, Refusal, Target
from . import why
from .base import SEATS, KingsDecision, SeatStep
from .components import PARTS, PIRATE_INDEX, PRICE
from .crew import DISCARDS, CaptainDecision, DiscardDecision, discard_pirate, take_aboard
from .events import PartBought
from .moves import Buy, Captain, DiscardPirate, Done, Hire
from .questions import BuyFigures, CrewFigures, HireFigures
from .refusals import HireFirst
from .state import Kings
from .tokens import end_voyage, supply
from .windows import DOCK_WINDOW, OPEN_WINDOWS
from .winning import pay_for_part

DONE = Done()
ONLY_HIRE: list[Move] = [Hire()]
BUYS: list[Move] = [Buy(part) for part in PARTS]


def dock(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-4.02: tokens off, parts, hiring, supplies, in this order. KP-4.12: no fight. KP-8.15: cards of others."""
    end_voyage(state.ships[seat], seat, log)
    state.pending.append(LEAVES[seat])
    if state.setting.interferes:
        state.pending.append(OPEN_WINDOWS[DOCK_WINDOW])
    state.pending += [SORT_CREWS[seat], HIRES[seat]]
    offer_parts(state, seat)


# --- parts


def parts_for_sale(state: Kings, seat: int) -> list[int]:
    """KP-4.03: one of each for a ship, as long as the money lasts."""
    ship = state.ships[seat]
    if ship.money < PRICE:
        return []
    return [part for part in range(len(PARTS)) if not ship.parts >> part & 1]


def offer_parts(state: Kings, seat: int) -> None:
    if parts_for_sale(state, seat):
        state.pending.append(DOCK_BUYS[seat])


def buy(state: Kings, seat: int, part: int, log: list[Event]) -> None:
    """KP-4.03, KP-11.01"""
    state.ships[seat].parts |= 1 << part
    log.append(PartBought(seat, PARTS[part]))
    pay_for_part(state, seat, log)
    offer_parts(state, seat)


class DockBuyDecision(KingsDecision):
    """KP-4.03"""

    kind = "dock_buy"
    rule = "KP-4.03"
    figures_type = BuyFigures
    is_open = True
    buttons = ("done", "buy-rum_hold", "buy-gun_deck")

    def moves(self, state: Kings) -> list[Move]:
        found = [BUYS[part] for part in parts_for_sale(state, self.seat)]
        found.append(DONE)
        return found

    def resolve(self, state: Kings, move: Buy | Done, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Buy):
            buy(state, self.seat, PARTS.index(move.part), log)

    def figures(self, state: Kings) -> BuyFigures:
        return BuyFigures(state.ships[self.seat].money, PRICE)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.not_bought(state, self.seat, target)


# --- hiring


class HireDecision(KingsDecision):
    """KP-4.04: as many pirates as there are free places, plus one."""

    kind = "hire"
    rule = "KP-4.04"
    otherwise = HireFirst("KP-4.04")
    figures_type = HireFigures
    luck = True
    is_open = True

    def moves(self, state: Kings) -> list[Move]:
        return ONLY_HIRE

    def resolve(self, state: Kings, move: Hire, chance: Chance, log: list[Event]) -> None:
        ship = state.ships[self.seat]
        take_aboard(state, self.seat, ship.pirate_room() - len(ship.crew) + 1, chance, log)

    def figures(self, state: Kings) -> HireFigures:
        ship = state.ships[self.seat]
        return HireFigures(ship.pirate_room() - len(ship.crew) + 1)


class SortCrew(SeatStep):
    """KP-4.04, KP-4.06: discard until all fit, then the captain may be appointed anew."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        ship = state.ships[self.seat]
        if len(ship.crew) > ship.pirate_room():
            state.pending += [self, CREW_DISCARDS[self.seat]]
        elif ship.crew:
            state.pending.append(CREW_CAPTAINS[self.seat])


class CrewDiscardDecision(DiscardDecision):
    """KP-4.04"""

    kind = "crew_discard"
    rule = "KP-4.04"
    figures_type = CrewFigures
    cause = "hire"

    def figures(self, state: Kings) -> CrewFigures:
        return CrewFigures(state.ships[self.seat].pirate_room())


class CrewCaptainDecision(CaptainDecision):
    """KP-4.06. KP-4.04: more pirates may go than must, until somebody is captain."""

    kind = "crew_captain"
    rule = "KP-4.06"

    def moves(self, state: Kings) -> list[Move]:
        return [*super().moves(state), *[DISCARDS[pirate] for pirate in state.ships[self.seat].crew]]

    def targets_of(self, move: Move) -> tuple[Target, ...]:
        """A pirate may become captain or go: the button says which."""
        aims = super().targets_of(move)
        return (*aims, Button("discard")) if isinstance(move, DiscardPirate) else aims

    def resolve(self, state: Kings, move: Captain | DiscardPirate, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, DiscardPirate):
            discard_pirate(state, self.seat, PIRATE_INDEX[move.pirate], "hire", log)
            state.pending.append(SORT_CREWS[self.seat])
        else:
            super().resolve(state, move, chance, log)


class Leave(SeatStep):
    """KP-4.07: with all supplies the ship is ready for its next turn."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        supply(state.ships[self.seat], self.seat, log)


DOCK_BUYS = [DockBuyDecision(seat) for seat in SEATS]
HIRES = [HireDecision(seat) for seat in SEATS]
SORT_CREWS = [SortCrew(seat) for seat in SEATS]
CREW_DISCARDS = [CrewDiscardDecision(seat) for seat in SEATS]
CREW_CAPTAINS = [CrewCaptainDecision(seat) for seat in SEATS]
LEAVES = [Leave(seat) for seat in SEATS]
