"""The decisions of a ship turn, one class each, named in the specification's section 5.

All conditions under which they are asked are public. SAIL alone has choices that tell a role; it always has several
(but in distress, which everybody sees), so that nobody learns anything from whether a seat is asked.
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ...core.chance import Chance
from ...core.game import Decision
from ...core.messages import Button, Event, Figures, Move, Piece, Place, Prospect, Refusal, Target
from . import why
from .arrival import COMMISSION, LOAN, ROLL_AGAIN, TRADE, arrive, move_ship
from .cargo import buy
from .chest import draw_chest_card
from .commission import robbers, take_commission
from .components import CHEST_FACE, COLOURS, FEES, LARGEST_FLEET, PIRATE, PORTS, WARSHIP
from .events import Passed, Surrendered
from .fields import Errand
from .fights import defend, engage, engage_targets, must_answer, plunder, raid, raid_ships, raid_squares, rivals_at
from .foresight import engage_ahead, in_harbour, raid_ahead
from .money import borrow
from .moves import Borrow, Buy, Engage, Fight, Pass, Raid, RaidShip, Roll, Sail, Surrender, Take
from .questions import CommissionFigures, CourseFigures, DefendFigures, LoanFigures, ShipFigures, TradeFigures
from .refusals import BusinessFirst, RollFirst
from .roles import is_known_pirate, is_pirate, role, show_card
from .state import NOBODY, Bounty
from .turns import begin_turn, next_ship, roll_die

ROLL, BUY, TAKE, BORROW, PASS, FIGHT, SURRENDER = Roll(), Buy(), Take(), Borrow(), Pass(), Fight(), Surrender()
ONLY_ROLL: list[Move] = [ROLL]
BUY_OR_NOT: list[Move] = [BUY, PASS]
TAKE_OR_NOT: list[Move] = [TAKE, PASS]
BORROW_OR_NOT: list[Move] = [BORROW, PASS]
FIGHT_OR_NOT: list[Move] = [FIGHT, SURRENDER]
ONLY_SURRENDER: list[Move] = [SURRENDER]


class ShipDecision(Decision):
    """What all questions share: they are about one ship, which its seat knows."""

    figures_type: ClassVar[type[Figures]] = ShipFigures

    def __init__(self, ship: int, each: int) -> None:
        super().__init__(ship // each)
        self.ship = ship

    def figures(self, state: Bounty) -> ShipFigures:
        return ShipFigures(state.ship_id(self.ship))


class RollDecision(ShipDecision):
    """ROLL: the die. BO-T.01, BO-T.02"""

    kind = "roll"
    rule = "BO-T.04"
    luck = True
    is_open = True
    otherwise = RollFirst("BO-T.04")

    def moves(self, state: Bounty) -> list[Move]:
        return ONLY_ROLL

    def resolve(self, state: Bounty, move: Roll, chance: Chance, log: list[Event]) -> None:
        if roll_die(state, self.ship, chance, log) == CHEST_FACE:
            go_on(state, self.ship, draw_chest_card(state, self.ship, chance, log), log)
        else:
            state.pending.append(sail_decision(state, self.ship))


class SailDecision(ShipDecision):
    """SAIL: where the throw ends, or whom it attacks. Section 5.1"""

    kind = "sail"
    rule = "BO-M.06"
    may_draw = True
    figures_type = CourseFigures

    def __init__(self, ship: int, each: int, name: str) -> None:
        super().__init__(ship, each)
        self.name = name  # of the ship, which its colour decides

    def moves(self, state: Bounty) -> list[Move]:
        ship, sea = self.ship, state.setting.sea
        square = state.places[ship]
        if state.distress[ship]:
            return sea.homeward[square][state.roll]
        found = sea.usual[square][state.roll]
        mine = role(state, ship)
        if mine == PIRATE:
            squares = raid_squares(state, ship)
            if not squares:
                return found
            raids = [sea.raids[to] for to in squares]
            if state.setting.picks_ships:
                raids += [state.setting.raids[target] for target in raid_ships(state, ship, squares)]
            return found + raids
        if mine >= WARSHIP:
            return found + [state.setting.engages[target] for target in engage_targets(state, ship)]
        return found

    def open_moves(self, state: Bounty) -> list[Move]:
        """No attacks: they tell of the card that lies face down."""
        courses = state.setting.sea.homeward if state.distress[self.ship] else state.setting.sea.usual
        return courses[state.places[self.ship]][state.roll]

    def resolve(self, state: Bounty, move: Sail | Raid | RaidShip | Engage, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Sail):
            self.sail(state, state.setting.sea.index[move.square], log)
        elif isinstance(move, Raid):
            square = state.setting.sea.index[move.square]
            self.raid(state, square, rivals_at(state, self.ship, square), chance, log)
        elif isinstance(move, RaidShip):
            target = state.ship_called(move.ship)
            self.raid(state, state.places[target], [target], chance, log)
        else:
            target = state.ship_called(move.ship)
            move_ship(state, self.ship, state.places[target], "engage", log)
            engage(state, self.ship, target, chance, log)
            end_roll(state, self.ship, log)

    def raid(self, state: Bounty, square: int, targets: list[int], chance: Chance, log: list[Event]) -> None:
        move_ship(state, self.ship, square, "raid", log)
        if not raid(state, self.ship, targets, chance, log):
            end_roll(state, self.ship, log)
        elif state.setting.hidden_may_choose:
            known = [target for target in targets if is_known_pirate(state, target)]
            asked = must_answer(state, self.ship, targets, log)
            ask_defenders(state, Attack(self.ship, targets, known), asked, chance, log)
        else:
            defend(state, self.ship, targets, chance, log)
            end_roll(state, self.ship, log)

    def sail(self, state: Bounty, to: int, log: list[Event]) -> None:
        harbour = state.setting.sea.harbour[to]
        stays = harbour and state.places[self.ship] == to
        move_ship(state, self.ship, to, "stay" if stays else "sail", log)
        if harbour:
            go_on(state, self.ship, arrive(state, self.ship, log), log)
        else:
            end_roll(state, self.ship, log)

    def prospects(self, state: Bounty, move: Sail | Raid | RaidShip | Engage) -> tuple[Prospect, ...]:
        if isinstance(move, Sail):
            return in_harbour(state, self.ship, state.setting.sea.index[move.square])
        if isinstance(move, Raid):
            return raid_ahead(state, self.ship, rivals_at(state, self.ship, state.setting.sea.index[move.square]))
        target = state.ship_called(move.ship)
        return raid_ahead(state, self.ship, [target]) if isinstance(move, RaidShip) else engage_ahead(state, target)

    def figures(self, state: Bounty) -> CourseFigures:
        return CourseFigures(state.ship_id(self.ship), state.roll)

    def targets(self, state: Bounty) -> list[Target]:
        rivals = [ship for ship in range(state.setting.ships) if state.owner(ship) != self.seat]
        squares = sorted({state.places[ship] for ship in rivals})
        raids: list[Target] = [raid_button(state.setting.sea.names[square]) for square in squares]
        if state.setting.picks_ships:
            raids += [raid_ship_button(state.ship_id(ship)) for ship in rivals]
        engages: list[Target] = [engage_button(state.ship_id(ship)) for ship in rivals]
        return raids + engages + state.things(self.seat)

    def targets_of(self, move: Sail | Raid | RaidShip | Engage) -> tuple[Target, ...]:
        """A raid and a voyage to the same square are told apart by the button and by the own ship."""
        if isinstance(move, Sail):
            return (Place(move.square), Piece(self.name))
        if isinstance(move, Raid):
            return (Place(move.square), raid_button(move.square))
        if isinstance(move, RaidShip):
            return (Piece(move.ship), raid_ship_button(move.ship))
        return (Piece(move.ship), engage_button(move.ship))

    def refusal(self, state: Bounty, target: Target) -> Refusal:
        return why.not_sailed(state, self.ship, target)


def raid_button(square: str) -> Button:
    return Button(f"raid-{square}")


def raid_ship_button(ship: str) -> Button:
    return Button(f"raid_ship-{ship}")


def engage_button(ship: str) -> Button:
    return Button(f"engage-{ship}")


@mypyc_attr(serializable=True)
class Attack:
    """A raid that waits for its targets: who attacks, whom, and which targets are known to fight. Never changes."""

    def __init__(self, raider: int, targets: list[int], fighters: list[int]) -> None:
        self.raider = raider
        self.targets = targets
        self.fighters = fighters

    def joined_by(self, ship: int) -> "Attack":
        return Attack(self.raider, self.targets, sorted([*self.fighters, ship]))


class DefendDecision(ShipDecision):
    """DEFEND, with `hidden_pirates = choose`: each ship with a card face down, whatever it is, is asked. BO-A.14"""

    kind = "defend"
    rule = "BO-A.14"
    may_draw = True  # after the last answer the raid is decided
    figures_type = DefendFigures
    buttons = ("fight", "surrender")

    def __init__(self, ship: int, each: int, attack: Attack, waiting: list[int]) -> None:
        super().__init__(ship, each)
        self.attack = attack
        self.waiting = waiting  # those that are asked after this one

    def always_asked(self, state: Bounty) -> bool:
        return True

    def moves(self, state: Bounty) -> list[Move]:
        return FIGHT_OR_NOT if is_pirate(state, self.ship) else ONLY_SURRENDER

    def resolve(self, state: Bounty, move: Fight | Surrender, chance: Chance, log: list[Event]) -> None:
        attack = self.attack
        if isinstance(move, Fight):
            show_card(state, self.ship, log)
            attack = attack.joined_by(self.ship)
        else:
            log.append(Surrendered(self.seat, state.ship_id(self.ship)))
        ask_defenders(state, attack, self.waiting, chance, log)

    def figures(self, state: Bounty) -> DefendFigures:
        return DefendFigures(state.ship_id(self.ship), state.ship_id(self.attack.raider))

    def refusal(self, state: Bounty, target: Target) -> Refusal:
        return why.not_defended(state, self.ship, target)


def ask_defenders(state: Bounty, attack: Attack, waiting: list[int], chance: Chance, log: list[Event]) -> None:
    """BO-A.14: ask the next ship, in the order of ship numbers; after the last one the raid is decided."""
    if waiting:
        state.pending.append(DefendDecision(waiting[0], state.setting.each, attack, waiting[1:]))
        return
    plunder(state, attack.raider, attack.targets, attack.fighters, chance, log)
    end_roll(state, attack.raider, log)


class ErrandDecision(ShipDecision):
    """What TRADE, COMMISSION and LOAN share: a yes or a no, and then the throw is over."""

    is_open = True
    errand: ClassVar[Errand]
    choices: ClassVar[list[Move]]

    def moves(self, state: Bounty) -> list[Move]:
        return self.choices

    def resolve(self, state: Bounty, move: Move, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Pass):
            log.append(Passed(self.seat, state.ship_id(self.ship), self.errand))
        else:
            self.agree(state, chance, log)
        end_roll(state, self.ship, log)

    def agree(self, state: Bounty, chance: Chance, log: list[Event]) -> None:
        raise NotImplementedError


class TradeDecision(ErrandDecision):
    """TRADE: BO-P.02"""

    kind = "trade"
    rule = "BO-P.02"
    otherwise = BusinessFirst("BO-P.02")
    may_draw = True
    figures_type = TradeFigures
    errand = "trade"
    choices = BUY_OR_NOT

    def agree(self, state: Bounty, chance: Chance, log: list[Event]) -> None:
        buy(state, self.ship, chance, log)

    def figures(self, state: Bounty) -> TradeFigures:
        port = state.setting.sea.port_at[state.places[self.ship]]
        return TradeFigures(state.ship_id(self.ship), PORTS[port], FEES[port], state.purses[self.seat])


class CommissionDecision(ErrandDecision):
    """COMMISSION: BO-C.03"""

    kind = "commission"
    rule = "BO-C.03"
    otherwise = BusinessFirst("BO-C.03")
    figures_type = CommissionFigures
    errand = "commission"
    choices = TAKE_OR_NOT

    def agree(self, state: Bounty, chance: Chance, log: list[Event]) -> None:
        take_commission(state, self.ship, log)

    def figures(self, state: Bounty) -> CommissionFigures:
        return CommissionFigures(state.ship_id(self.ship), state.ship_id(robbers(state, self.ship)[0]))


class LoanDecision(ErrandDecision):
    """LOAN: BO-D.05"""

    kind = "loan"
    rule = "BO-D.05"
    otherwise = BusinessFirst("BO-D.05")
    figures_type = LoanFigures
    errand = "loan"
    choices = BORROW_OR_NOT

    def agree(self, state: Bounty, chance: Chance, log: list[Event]) -> None:
        borrow(state, self.seat, log)

    def figures(self, state: Bounty) -> LoanFigures:
        return LoanFigures(state.ship_id(self.ship), state.purses[self.seat])


def go_on(state: Bounty, ship: int, what: int, log: list[Event]) -> None:
    """Ask what an arrival or a chest card leads to, if the match goes on at all."""
    if state.reason:
        return
    each = state.setting.each
    if what == ROLL_AGAIN:
        state.pending.append(ROLLS[each][ship])
    elif what == TRADE:
        state.pending.append(TRADES[each][ship])
    elif what == COMMISSION:
        state.pending.append(COMMISSIONS[each][ship])
    elif what == LOAN:
        state.pending.append(LOANS[each][ship])
    else:
        end_roll(state, ship, log)


def end_roll(state: Bounty, ship: int, log: list[Event]) -> None:
    """Section 5: another throw after a six, the second ship, or the next seat."""
    following = next_ship(state, ship)
    if following == NOBODY:
        if begin_turn(state, (state.active + 1) % state.setting.players, log):
            ask_first(state)
        return
    if following != ship:
        state.ship, state.roll = following, 0
    state.pending.append(ROLLS[state.setting.each][following])


def ask_first(state: Bounty) -> None:
    """A turn begins with a ROLL of its first ship."""
    state.pending.append(ROLLS[state.setting.each][state.ship])


def sail_decision(state: Bounty, ship: int) -> SailDecision:
    """Made once for each ship and name."""
    key = (ship, state.ship_id(ship))
    if key not in SAILS:
        SAILS[key] = SailDecision(ship, state.setting.each, state.ship_id(ship))
    return SAILS[key]


SAILS: dict[tuple[int, str], SailDecision] = {}
# Ready-made, by ships per seat (one or two, so 0 stays empty) and by ship.
FLEETS = [[(ship, each) for ship in range(len(COLOURS))] if each else [] for each in range(LARGEST_FLEET + 1)]
ROLLS = [[RollDecision(ship, each) for ship, each in fleet] for fleet in FLEETS]
TRADES = [[TradeDecision(ship, each) for ship, each in fleet] for fleet in FLEETS]
COMMISSIONS = [[CommissionDecision(ship, each) for ship, each in fleet] for fleet in FLEETS]
LOANS = [[LoanDecision(ship, each) for ship, each in fleet] for fleet in FLEETS]
