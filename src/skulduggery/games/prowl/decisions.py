"""The decisions at sea, one class each, named in the specification's section 5, and how a turn goes on."""

from typing import Any

from ...core.chance import Chance
from ...core.game import Step
from ...core.messages import NO_FIGURES, Event, Figures, Move, Piece, Place, Prospect, Refusal, Target
from . import why
from .base import DONE, ShipDecision, aboard
from .battle import EXILE, LOOT, exile, fight, settle_battle, targets_of
from .card_decisions import DUMPS, HomeDecision, IslandDecision, LootDecision, TownDecision, dump_button, dump_targets
from .cargo import dump
from .components import CARD_INDEX, CARGOES, COLOURS, DAVY
from .events import DavySkipped, ShipChosen
from .foresight import at_end, battle_ahead
from .homeport import arrive_home, kinds_in
from .moves import Attack, ChooseShip, DavySail, DavySkip, Done, Dump, Exile, Roll, Sail
from .questions import SailFigures, ShipFigures
from .refusals import ChooseFirst, RollFirst
from .sailing import davy_destinations, destinations, free_islands, sail, uses_all_steps
from .sea import HOME, ISLAND, TOWN
from .state import DAVY_SHIP, NOBODY, Prowl
from .turns import bonus_of, next_turn, roll_for_davy, roll_for_fleet, roll_for_ship, usable_ships

ROLL, DAVY_SAIL, DAVY_SKIP, ATTACK_DAVY = Roll(), DavySail(), DavySkip(), Attack(DAVY)
ONLY_ROLL: list[Move] = [ROLL]
DAVY_OR_NOT: list[Move] = [DAVY_SAIL, DAVY_SKIP]
MOST_SEATS = len(COLOURS)


class DavyDecision(ShipDecision):
    """T1: the commander may play Davy before her own ship. PR-11.03"""

    kind = "davy"
    rule = "PR-11.03"
    otherwise = ChooseFirst("PR-11.03")
    may_draw = True
    is_open = True

    def moves(self, state: Prowl) -> list[Move]:
        return DAVY_OR_NOT

    def resolve(self, state: Prowl, move: DavySail | DavySkip, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, DavySail):
            roll_for_davy(state, chance, log)
            state.pending.append(DAVY_MOVES[self.seat])
        else:
            log.append(DavySkipped(self.seat))
            ask_for_ship(state)

    def targets_of(self, move: DavySail | DavySkip) -> tuple[Target, ...]:
        aims = super().targets_of(move)
        return (*aims, Piece(DAVY)) if isinstance(move, DavySail) else aims


class DavyMoveDecision(ShipDecision):
    """T2: where Davy ends. PR-11.04, PR-11.05"""

    kind = "davy_move"
    rule = "PR-11.05"
    figures_type = SailFigures
    is_open = True

    def moves(self, state: Prowl) -> list[Move]:
        return davy_destinations(state)

    def resolve(self, state: Prowl, move: Sail, chance: Chance, log: list[Event]) -> None:
        start, to = state.davy, state.setting.sea.index[move.to]
        sail(state, DAVY_SHIP, to, log)
        if may_attack(state, DAVY_SHIP, start, to):
            state.pending.append(DAVY_ENGAGES[self.seat])
        else:
            ask_for_ship(state)

    def prospects(self, state: Prowl, move: Any) -> tuple[Prospect, ...]:
        return at_end(state, DAVY_SHIP, state.davy, state.setting.sea.index[move.to])

    def figures(self, state: Prowl) -> SailFigures:
        return SailFigures(DAVY, state.steps)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_reached_by_davy(state, target)


class AttackDecision(ShipDecision):
    """What T3 and T6d share: attack somebody alongside, or not. PR-10.01 to PR-10.05"""

    rule = "PR-10.02"
    may_draw = True
    is_open = True

    def moves(self, state: Prowl) -> list[Move]:
        attacks = state.setting.attacks
        found = [ATTACK_DAVY if t == DAVY_SHIP else attacks[state.colours[t]] for t in targets_of(state, self.ship)]
        found.append(DONE)
        return found

    def resolve(self, state: Prowl, move: Attack | Done, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Attack):
            target = target_of(state, move)
            self.after_battle(state, target, fight(state, self.ship, target, chance, log))
        if self.ship == DAVY_SHIP:
            ask_for_ship(state)

    def prospects(self, state: Prowl, move: Attack | Done) -> tuple[Prospect, ...]:
        return (battle_ahead(state, self.ship, target_of(state, move)),) if isinstance(move, Attack) else ()

    def after_battle(self, state: Prowl, target: int, follows: int) -> None:
        """PR-10.09, PR-10.10: the winner, who may be the defender, chooses."""
        if follows == LOOT:
            winner = self.ship if state.beaten == target else target
            state.pending.append(LootDecision(state.owner(winner), winner))
        elif follows == EXILE:
            state.pending.append(EXILES[self.seat])

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_attacked(state, self.ship, target)


class DavyEngageDecision(AttackDecision):
    """T3"""

    kind = "davy_engage"
    rule = "PR-11.06"


class EngageDecision(AttackDecision):
    """T6d"""

    kind = "engage"


class ChooseShipDecision(ShipDecision):
    """T4: which of two ships sails. PR-12.02, PR-12.08"""

    kind = "ship"
    rule = "PR-12.02"
    figures_type = Figures
    is_open = True

    def moves(self, state: Prowl) -> list[Move]:
        return [state.setting.choose[state.colours[ship]] for ship in usable_ships(state, self.seat)]

    def resolve(self, state: Prowl, move: ChooseShip, chance: Chance, log: list[Event]) -> None:
        state.ship = state.ship_called(move.colour)
        log.append(ShipChosen(self.seat, move.colour))
        if state.setting.throws_first:
            state.steps = state.roll + bonus_of(state, state.ship)
            ask_where(state, state.ship)
        else:
            state.pending.append(ROLLS[state.setting.each][state.ship])

    def figures(self, state: Prowl) -> Figures:
        return NO_FIGURES

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_chosen(state, self.seat, target)


class RollDecision(ShipDecision):
    """T4b: the ship's die. PR-4.01"""

    kind = "roll"
    rule = "PR-4.01"
    otherwise = RollFirst("PR-4.01")
    luck = True
    is_open = True

    def moves(self, state: Prowl) -> list[Move]:
        return ONLY_ROLL

    def resolve(self, state: Prowl, move: Roll, chance: Chance, log: list[Event]) -> None:
        roll_for_ship(state, self.ship, chance, log)
        ask_where(state, self.ship)


class ThrowDecision(ShipDecision):
    """The die, before one of two ships is chosen. PR-12.08"""

    kind = "throw"
    rule = "PR-12.08"
    otherwise = RollFirst("PR-12.08")
    luck = True
    is_open = True
    figures_type = Figures

    def moves(self, state: Prowl) -> list[Move]:
        return ONLY_ROLL

    def resolve(self, state: Prowl, move: Roll, chance: Chance, log: list[Event]) -> None:
        roll_for_fleet(state, chance, log)
        state.pending.append(CHOICES[self.seat])

    def figures(self, state: Prowl) -> Figures:
        return NO_FIGURES


class SailDecision(ShipDecision):
    """T5: where the ship ends."""

    kind = "sail"
    rule = "PR-4.03"
    figures_type = SailFigures

    def always_asked(self, state: Prowl) -> bool:
        """Islands among the choices tell of maps. Where a wrecked ship may go is public."""
        return not state.wrecked[self.ship]

    def moves(self, state: Prowl) -> list[Move]:
        return destinations(state, self.ship)

    def open_moves(self, state: Prowl) -> list[Move]:
        """No islands: they tell of maps."""
        sea, here = state.setting.sea, state.places[self.ship]
        ends = [(move, sea.index[move.to]) for move in destinations(state, self.ship) if isinstance(move, Sail)]
        return [move for move, to in ends if to == here or sea.grounds[to] != ISLAND]

    def resolve(self, state: Prowl, move: Any, chance: Chance, log: list[Event]) -> None:
        sea, start = state.setting.sea, state.places[self.ship]
        to = sea.index[move.to]
        sail(state, self.ship, to, log)
        ground = sea.grounds[to]
        if ground == HOME:
            arrive_home(state, self.ship, log)
            state.pending.append(HomeDecision(self.seat, self.ship))
        elif state.wrecked[self.ship]:
            return  # PR-9.08
        elif ground == TOWN:
            state.traded = False
            state.pending.append(TownDecision(self.seat, self.ship))
        else:
            if may_attack(state, self.ship, start, to):
                state.pending.append(ENGAGES[state.setting.each][self.ship])
            if ground == ISLAND:
                state.pending.append(IslandDecision(self.seat, self.ship))

    def prospects(self, state: Prowl, move: Any) -> tuple[Prospect, ...]:
        return at_end(state, self.ship, state.places[self.ship], state.setting.sea.index[move.to])

    def figures(self, state: Prowl) -> SailFigures:
        return SailFigures(self.name(state), state.steps)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_reached(state, self.ship, target)


class DitchOrSailDecision(SailDecision):
    """T5 where cargo, but no treasure, may go into the sea before the ship sails. PR-8.08"""

    def moves(self, state: Prowl) -> list[Move]:
        cargo = [face for face in kinds_in(state.cards[self.ship]) if face < CARGOES]
        return destinations(state, self.ship) + [DUMPS[face] for face in cargo]

    def resolve(self, state: Prowl, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Dump):
            dump(state, self.ship, CARD_INDEX[move.card], log)
            state.pending.append(self)
        else:
            super().resolve(state, move, chance, log)

    def prospects(self, state: Prowl, move: Any) -> tuple[Prospect, ...]:
        return () if isinstance(move, Dump) else super().prospects(state, move)

    def targets(self, state: Prowl) -> list[Target]:
        return [*state.things(self.seat), *dump_targets(state, self.ship)]

    def targets_of(self, move: Any) -> tuple[Target, ...]:
        return (aboard(move.card), dump_button(move.card)) if isinstance(move, Dump) else super().targets_of(move)


class HomewardDecision(SailDecision):
    """T5 of a wrecked ship. PR-9.07"""

    rule = "PR-9.07"


class ExileDecision(ShipDecision):
    """T8b: an island for the beaten Prowler. PR-10.10"""

    kind = "exile"
    rule = "PR-10.10"
    figures_type = ShipFigures
    is_open = True

    def moves(self, state: Prowl) -> list[Move]:
        return [*[state.setting.exiles[island] for island in free_islands(state)], DONE]

    def resolve(self, state: Prowl, move: Exile | Done, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Exile):
            exile(state, state.beaten, state.setting.sea.index[move.island], log)
        settle_battle(state, log)

    def figures(self, state: Prowl) -> ShipFigures:
        return ShipFigures(state.ship_id(state.beaten))

    def targets_of(self, move: Exile | Done) -> tuple[Target, ...]:
        return (Place(move.island),) if isinstance(move, Exile) else super().targets_of(move)

    def refusal(self, state: Prowl, target: Target) -> Refusal:
        return why.not_exiled(state, target)


# --- how a turn goes on


def target_of(state: Prowl, move: Attack) -> int:
    return DAVY_SHIP if move.target == DAVY else state.ship_called(move.target)


def may_attack(state: Prowl, ship: int, start: int, to: int) -> bool:
    """PR-10.03, PR-10.04: where ships fight, with somebody alongside, and with all steps used."""
    return bool(targets_of(state, ship)) and uses_all_steps(state, ship, start, to)


class NextTurn(Step):
    """Lies below all questions of a turn: after the last one the turn is over (T9), and the next seat's begins (T0)."""

    def take(self, state: Prowl, chance: Chance, log: list[Event]) -> None:
        next_turn(state, log)
        if not state.reason:
            ask_first(state)


def ask_first(state: Prowl) -> None:
    """T1: the commander is asked about Davy, everybody else about the own ship."""
    state.pending.append(NEXT_TURN)
    if state.commander == state.active:
        state.pending.append(DAVY_QUESTIONS[state.active])
    else:
        ask_for_ship(state)


def ask_where(state: Prowl, ship: int) -> None:
    """T5"""
    sails = HOMEWARD if state.wrecked[ship] else DITCH_OR_SAIL if state.setting.ditches else SAILS
    state.pending.append(sails[state.setting.each][ship])


def ask_for_ship(state: Prowl) -> None:
    """T4: with one usable ship no question is asked."""
    usable = usable_ships(state, state.active)
    state.roll = state.steps = 0
    if len(usable) > 1:
        state.ship = NOBODY
        state.pending.append((THROWS if state.setting.throws_first else CHOICES)[state.active])
    else:
        state.ship = usable[0]
        state.pending.append(ROLLS[state.setting.each][usable[0]])


# Ready-made: by seat, or by ships per seat (one or two, so 0 stays empty) and by ship.
NEXT_TURN = NextTurn()
SEATS = range(MOST_SEATS)
DAVY_QUESTIONS = [DavyDecision(seat, DAVY_SHIP) for seat in SEATS]
DAVY_MOVES = [DavyMoveDecision(seat, DAVY_SHIP) for seat in SEATS]
DAVY_ENGAGES = [DavyEngageDecision(seat, DAVY_SHIP) for seat in SEATS]
CHOICES: list[ShipDecision] = [ChooseShipDecision(seat, NOBODY) for seat in SEATS]
THROWS: list[ShipDecision] = [ThrowDecision(seat, NOBODY) for seat in SEATS]
EXILES = [ExileDecision(seat, NOBODY) for seat in SEATS]
FLEETS: list[list[tuple[int, int]]] = [[], [(s, s) for s in SEATS], [(s // 2, s) for s in SEATS]]
ROLLS = [[RollDecision(seat, ship) for seat, ship in fleet] for fleet in FLEETS]
SAILS: list[list[SailDecision]] = [[SailDecision(seat, ship) for seat, ship in fleet] for fleet in FLEETS]
HOMEWARD: list[list[SailDecision]] = [[HomewardDecision(seat, ship) for seat, ship in fleet] for fleet in FLEETS]
DITCH_OR_SAIL: list[list[SailDecision]] = [
    [DitchOrSailDecision(seat, ship) for seat, ship in fleet] for fleet in FLEETS
]
ENGAGES = [[EngageDecision(seat, ship) for seat, ship in fleet] for fleet in FLEETS]
