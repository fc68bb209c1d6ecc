"""The state of a match of Port Blackwood: data, `copy` and small questions."""

from functools import cache
from typing import Final

from ...core.game import EngineState
from ...core.messages import Move, Piece, Place, Target
from ...core.setting import NO_LAST_ROUND, Setting
from .components import CANNONBALLS, EVENT_STEPS, HOARD_LIMIT, JAILERS, LONGEST
from .fields import EventSource
from .moves import Blast, Drive, Lure, Sail, Way
from .options import BlackwoodOptions
from .ready_moves import ReadyMoves
from .sea import Sea

NOBODY: Final = -1
NO_LIMIT: Final = 1000  # more coins than there are
WAYS: Final = 256  # PB section 5: a WAY offers at most so many


class BlackwoodSetting(Setting[BlackwoodOptions]):
    """What a match never changes: options, chart, who owns which ship, and the moves as ready-made objects."""

    def __init__(self, options: BlackwoodOptions) -> None:
        super().__init__(options)
        self.sea = sea_with(options.retrace == "no_u_turn")
        self.events: EventSource = options.events
        self.race: bool = options.mode == "race"
        self.exact_fire: bool = options.exact_fire
        self.short_moves: bool = options.short_moves
        self.unlimited: bool = options.supply == "unlimited"
        self.last_round: int = NO_LAST_ROUND if options.rounds == "unlimited" else options.round_limit
        self.events_capture: bool = options.event_end == "jailers_too"
        self.bars_wake: bool = options.wake == "barred"
        self.lands_early: bool = options.jailer_landing == "early"
        self.seizes_gold: bool = options.lair_gold == "seized"
        self.may_spare_jailers: bool = options.jailer_order == "may"
        self.must_deliver: bool = options.delivery == "must"
        self.must_blast: bool = options.blast == "must"
        self.limit = NO_LIMIT if self.race else HOARD_LIMIT
        self.ship_ids = options.ship_colours()  # by ship: moves, events and views name ships by them
        self.ship_numbers = {colour: ship for ship, colour in enumerate(self.ship_ids)}
        self.ships = len(self.ship_ids)
        self.owners = [ship % self.players for ship in range(self.ships)]
        self.fleets = [
            [ship for ship in range(self.ships) if self.owners[ship] == seat] for seat in range(self.players)
        ]
        self.rivals = [
            [ship for ship in range(self.ships) if self.owners[ship] != seat] for seat in range(self.players)
        ]
        self.teams = [seat if self.race else seat % (self.players // 2) for seat in range(self.players)]
        names, ships = self.sea.names, self.ship_ids
        self.drives = ReadyMoves([Drive(to) for to in names], EVENT_STEPS)
        self.blasts = ReadyMoves([Blast(to) for to in names], EVENT_STEPS)
        self.sails = [ReadyMoves([Sail(ship, to) for to in names], LONGEST) for ship in ships]
        self.lures = [ReadyMoves([Lure(ship, to) for to in names], EVENT_STEPS) for ship in ships]
        self.ways: list[Move] = [Way(k) for k in range(WAYS)]


@cache
def sea_with(bars_only_u_turns: bool) -> Sea:
    return Sea(bars_only_u_turns)


class Blackwood(EngineState):
    """Lists are by ship (in the order of the colours), by seat, or by jailer (Blackbeard, Monster)."""

    setting: BlackwoodSetting  # shared: never changes
    places: list[int]
    coins: list[int]
    jailers: list[int]
    gold: dict[int, int]  # abandoned, by square; never 0
    hoard: int
    stores: list[int]
    balls: list[int]
    stockpile: int
    pack: list[str]
    discards: list[str]
    event: str
    active: int
    starter: int
    round: int
    loads: list[int]  # PB-2.04: coins at the start of the turn
    roll: int
    moved: int  # PB-2.06: the ship that moved in the event part
    wake: int  # PB-4.14: bits of the squares that this ship left then, if it may not return to them
    added: int  # coins added by draws
    reason: str  # why the game is over

    def __init__(self, setting: BlackwoodSetting) -> None:
        self.setting = setting

    def copy(self) -> "Blackwood":
        """Decisions never change, so copies share them."""
        twin = Blackwood(self.setting)
        twin.pending = self.pending[:]
        twin.places = self.places[:]
        twin.coins = self.coins[:]
        twin.jailers = self.jailers[:]
        twin.gold = self.gold.copy()
        twin.hoard = self.hoard
        twin.stores = self.stores[:]
        twin.balls = self.balls[:]
        twin.stockpile = self.stockpile
        twin.pack = self.pack[:]
        twin.discards = self.discards[:]
        twin.event = self.event
        twin.active = self.active
        twin.starter = self.starter
        twin.round = self.round
        twin.loads = self.loads[:]
        twin.roll = self.roll
        twin.moved = self.moved
        twin.wake = self.wake
        twin.added = self.added
        twin.reason = self.reason
        return twin

    def team_of(self, seat: int) -> int:
        return self.setting.teams[seat]

    def turn_mark(self) -> int:
        return self.round * self.setting.players + self.active

    def things(self, seat: int) -> list[Target]:
        """Every square and every piece on the chart."""
        places: list[Target] = [Place(name) for name in self.setting.sea.grid.names]
        return places + [Piece(piece) for piece in (*self.setting.ship_ids, *JAILERS)]

    def ships_of(self, seat: int) -> list[str]:
        return [self.setting.ship_ids[ship] for ship in self.setting.fleets[seat]]

    def ship_id(self, ship: int) -> str:
        return self.setting.ship_ids[ship]

    def ship_called(self, ship_id: str) -> int:
        return self.setting.ship_numbers[ship_id]

    def owner(self, ship: int) -> int:
        return self.setting.owners[ship]

    def name(self, square: int) -> str:
        return self.setting.sea.names[square]

    def is_home(self, jailer: int) -> bool:
        return self.jailers[jailer] == self.setting.sea.lairs[jailer]

    def is_captive(self, ship: int) -> bool:
        """PB-10.02: exactly while on a lair whose jailer is home."""
        square = self.places[ship]
        return self.setting.sea.land[square] and (square == self.jailers[0] or square == self.jailers[1])

    def is_moored(self, ship: int) -> bool:
        return self.setting.sea.land[self.places[ship]]

    def blocked(self) -> int:
        """The squares of the jailers at sea, as bits. PB-4.07"""
        bits = self.setting.sea.bits_at_sea
        return bits[self.jailers[0]] | bits[self.jailers[1]]

    def jailer_at(self, square: int) -> int:
        """The jailer at sea on `square`, or NOBODY."""
        if self.setting.sea.land[square]:
            return NOBODY
        if self.jailers[0] == square:
            return 0
        return 1 if self.jailers[1] == square else NOBODY

    def ships_at(self, square: int) -> list[int]:
        return [ship for ship, at in enumerate(self.places) if at == square]

    def undelivered(self) -> int:
        """Coins that are not home yet."""
        return self.hoard + sum(self.coins) + sum(self.gold.values())

    def team_store(self, team: int) -> int:
        return sum(store for seat, store in enumerate(self.stores) if self.setting.teams[seat] == team)


def set_up(setting: BlackwoodSetting) -> Blackwood:
    """Section 4: ships in the anchorage, jailers at home, coins on the hoard, a ball each. PB-1.02 to PB-1.08"""
    state = Blackwood(setting)
    state.pending = []
    state.places = [setting.sea.anchorage] * setting.ships
    state.coins = [0] * setting.ships
    state.jailers = list(setting.sea.lairs)
    state.gold = {}
    state.hoard = 2 * setting.players - 1
    state.stores = [0] * setting.players
    state.balls = [1] * setting.players
    state.stockpile = CANNONBALLS - setting.players
    state.pack = []
    state.discards = []
    state.event = ""
    state.active = 0
    state.starter = 0
    state.round = 0
    state.loads = [0] * setting.ships
    state.roll = 0
    state.moved = NOBODY
    state.wake = 0
    state.added = 0
    state.reason = ""
    return state
