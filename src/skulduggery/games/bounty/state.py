"""The state of a match of Bounty: data, `copy` and small questions (specification, section 4)."""

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.game import EngineState
from ...core.messages import Move, Piece, Place, Target
from ...core.setting import NO_LAST_ROUND, Setting
from .components import CHEST, KINDS, LOAN, PACKS, SAFEGUARD, VALUES, first_purse, ships_each
from .moves import Engage, RaidShip
from .options import BountyOptions
from .sea import Sea, the_sea

NOBODY: Final = -1
SPECTATOR: Final = 6  # the bit of those who have no seat
EVERYBODY: Final = (1 << SPECTATOR + 1) - 1


class BountySetting(Setting[BountyOptions]):
    """What a match never changes: options, chart, who owns which ship, and the moves as ready-made objects."""

    def __init__(self, options: BountyOptions) -> None:
        super().__init__(options)
        self.sea: Sea = the_sea()
        self.each = ships_each(self.players)
        self.ships = self.players * self.each
        self.owners = [ship // self.each for ship in range(self.ships)]
        self.fleets = [list(range(seat * self.each, (seat + 1) * self.each)) for seat in range(self.players)]
        self.ship_ids = ids_of_ships(options, self.each)
        self.ship_numbers = {name: ship for ship, name in enumerate(self.ship_ids)}
        self.engages: list[Move] = [Engage(name) for name in self.ship_ids]
        self.raids: list[Move] = [RaidShip(name) for name in self.ship_ids]
        self.picks_ships: bool = options.raids == "pick"
        self.hidden_may_choose: bool = options.hidden_pirates == "choose"
        self.target: int = options.target if options.mode == "target" else 0
        self.last_round: int = last_round_of(options)
        self.takes_empty_prey: bool = options.prey == "any"
        self.all_robbed_may_claim: bool = options.claimants == "robbed"
        self.keeps_first_claim: bool = options.second_claim == "first"
        self.hold_is_record: bool = options.used_ports == "hold"
        self.safe: list[bool] = self.sea.harbour[:]  # by square: nobody is attacked there
        self.safe[self.sea.admiralty] = options.admiralty == "safe"
        self.avenged = [  # by ship: those whose robbers it may hunt, itself first
            [ship, *[other for other in self.fleets[owner] if other != ship and options.hunter == "player"]]
            for ship, owner in enumerate(self.owners)
        ]


def last_round_of(options: BountyOptions) -> int:
    """BO-E.02, BO-E.06"""
    if options.mode == "rounds":
        return options.rounds
    return SAFEGUARD if options.safeguard == "on" else NO_LAST_ROUND


def ids_of_ships(options: BountyOptions, each: int) -> list[str]:
    """BO-S.01, BO-S.02: `crimson`; where a seat has two ships `crimson-1` and `crimson-2`."""
    if each == 1:
        return list(options.chosen())
    return [f"{colour}-{number}" for colour in options.chosen() for number in range(1, each + 1)]


@mypyc_attr(serializable=True)
class Cargo:
    """A card aboard: who knows it (a bit per seat), and the kinds that everybody knows it is not (a bit per kind)."""

    def __init__(self, card: int, known: int, ruled_out: int) -> None:
        self.card = card
        self.known = known
        self.ruled_out = ruled_out

    def copy(self) -> "Cargo":
        return Cargo(self.card, self.known, self.ruled_out)

    def is_known_to(self, seat: int | None) -> bool:
        return bool(self.known >> (SPECTATOR if seat is None else seat) & 1)

    def rule_out(self, kind: int) -> None:
        self.ruled_out |= 1 << kind

    def could_be(self, kind: int) -> bool:
        return not self.ruled_out >> kind & 1


class Bounty(EngineState):
    """Lists are by ship, by seat (purses, loans) or by port (packs). Packs and chest are bags."""

    setting: BountySetting  # shared: never changes
    places: list[int]
    holds: list[list[Cargo]]  # bought: the last is on top
    plunders: list[list[Cargo]]  # taken
    shown: list[bool]  # whether the top card of the hold lies face up
    claims: list[int]  # the ship that robbed it, or NOBODY
    used: list[int]  # a bit for every port where it traded on this voyage
    distress: list[bool]
    purses: list[int]
    loans: list[int]
    packs: list[list[int]]
    chest: list[int]
    discards: list[int]
    commission: int  # the ship that has it, or NOBODY
    starter: int
    active: int
    ship: int
    round: int
    last_round: int
    called: bool  # the last call was made
    roll: int  # the last throw of the turn, 0 before it
    reason: str  # why the game is over

    def __init__(self, setting: BountySetting) -> None:
        self.setting = setting

    def copy(self) -> "Bounty":
        """Decisions never change, so copies share them."""
        twin = Bounty(self.setting)
        twin.pending = self.pending[:]
        twin.places = self.places[:]
        twin.holds = [[cargo.copy() for cargo in hold] for hold in self.holds]
        twin.plunders = [[cargo.copy() for cargo in plunder] for plunder in self.plunders]
        twin.shown = self.shown[:]
        twin.claims = self.claims[:]
        twin.used = self.used[:]
        twin.distress = self.distress[:]
        twin.purses = self.purses[:]
        twin.loans = self.loans[:]
        twin.packs = [pack[:] for pack in self.packs]
        twin.chest = self.chest[:]
        twin.discards = self.discards[:]
        twin.commission = self.commission
        twin.starter = self.starter
        twin.active = self.active
        twin.ship = self.ship
        twin.round = self.round
        twin.last_round = self.last_round
        twin.called = self.called
        twin.roll = self.roll
        twin.reason = self.reason
        return twin

    def turn_mark(self) -> int:
        return self.round * self.setting.players + self.active

    def things(self, seat: int) -> list[Target]:
        """Every square and every ship on the chart."""
        places: list[Target] = [Place(name) for name in self.setting.sea.names]
        return places + [Piece(name) for name in self.setting.ship_ids]

    def ships_of(self, seat: int) -> list[str]:
        return [self.setting.ship_ids[ship] for ship in self.setting.fleets[seat]]

    def ship_id(self, ship: int) -> str:
        return self.setting.ship_ids[ship]

    def ship_called(self, ship_id: str) -> int:
        return self.setting.ship_numbers[ship_id]

    def owner(self, ship: int) -> int:
        return self.setting.owners[ship]

    def cargo(self, ship: int) -> list[Cargo]:
        """BO-A.09: everything aboard, hold and plunder."""
        return self.holds[ship] + self.plunders[ship]

    def has_cargo(self, ship: int) -> bool:
        return bool(self.holds[ship] or self.plunders[ship])

    def top_kind(self, ship: int) -> int:
        """The kind of the top card of the hold; NOBODY if it is empty."""
        hold = self.holds[ship]
        return KINDS[hold[-1].card] if hold else NOBODY

    def is_safe(self, ship: int) -> bool:
        """BO-A.04, BO-A.16: in a port, by house rule also on Admiralty Island."""
        return self.setting.safe[self.places[ship]]

    def money(self, seat: int) -> int:
        """BO-E.01: loans must be repaid."""
        return self.purses[seat] - LOAN * self.loans[seat]

    def unsold(self, seat: int) -> int:
        """The face value of everything aboard the ships of a seat."""
        return sum([VALUES[cargo.card] for ship in self.setting.fleets[seat] for cargo in self.cargo(ship)])


def set_up(setting: BountySetting) -> Bounty:
    """Section 4: all ships in Home Port with empty holds. BO-S.01, BO-S.02, BO-S.04, BO-S.06"""
    state = Bounty(setting)
    ships, players = setting.ships, setting.players
    state.pending = []
    state.places = [setting.sea.home] * ships
    state.holds = [[] for _ in range(ships)]
    state.plunders = [[] for _ in range(ships)]
    state.shown = [False] * ships
    state.claims = [NOBODY] * ships
    state.used = [0] * ships
    state.distress = [False] * ships
    state.purses = [first_purse(players)] * players
    state.loans = [0] * players
    state.packs = [pack[:] for pack in PACKS]
    state.chest = list(range(len(CHEST)))
    state.discards = []
    state.commission = NOBODY
    state.starter = state.active = state.ship = 0
    state.round = 0
    state.last_round = setting.last_round
    state.called = False
    state.roll = 0
    state.reason = ""
    return state
