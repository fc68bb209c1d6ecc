"""The state of a match of Port Blackwood: data, `copy` and small questions."""

from collections.abc import Callable
from functools import cache
from typing import Final

from ...core.game import Decision, State
from ...core.messages import Move
from .moves import Blast, Drive, Lure, Sail, Way
from .options import BlackwoodOptions
from .ready import ReadyMoves
from .sea import COLOURS, EVENT_STEPS, LONGEST, Sea

NO_SHIP: Final = -1
NOBODY: Final = -1
NO_LIMIT: Final = 1000  # more coins than there are
RACE_GOAL: Final = 2
HOARD_LIMIT: Final = 3
CANNONBALLS: Final = 8
WAYS: Final = 256  # PB section 5: a WAY offers at most so many


class Setting:
    """What a match never changes: options, chart, who owns which ship, and the moves as ready-made objects."""

    def __init__(self, options: BlackwoodOptions) -> None:
        self.options = options
        self.players: int = options.players
        self.sea = sea_with(options.retrace == "no_u_turn")
        self.events: str = options.events
        self.race: bool = options.mode == "race"
        self.exact_fire: bool = options.exact_fire
        self.short_moves: bool = options.short_moves
        self.unlimited: bool = options.supply == "unlimited"
        self.round_limit: int = options.round_limit
        self.limit = NO_LIMIT if self.race else HOARD_LIMIT
        self.ships = 4 if self.players == 2 else self.players
        self.owners = [ship % self.players for ship in range(self.ships)]
        self.fleets = [
            [ship for ship in range(self.ships) if self.owners[ship] == seat] for seat in range(self.players)
        ]
        self.rivals = [
            [ship for ship in range(self.ships) if self.owners[ship] != seat] for seat in range(self.players)
        ]
        self.teams = [seat if self.race else seat % (self.players // 2) for seat in range(self.players)]
        names, ships = self.sea.names, COLOURS[: self.ships]
        self.drives = ReadyMoves([Drive(to) for to in names], EVENT_STEPS)
        self.blasts = ReadyMoves([Blast(to) for to in names], EVENT_STEPS)
        self.sails = [ReadyMoves([Sail(ship, to) for to in names], LONGEST) for ship in ships]
        self.lures = [ReadyMoves([Lure(ship, to) for to in names], EVENT_STEPS) for ship in ships]
        self.ways: list[Move] = [Way(k) for k in range(WAYS)]

    def __reduce__(self) -> tuple[Callable[[BlackwoodOptions], "Setting"], tuple[BlackwoodOptions]]:
        """A state that is sent to another process names its setting, and finds it there ready-made."""
        return setting_for, (self.options,)


@cache
def sea_with(u_turns_only: bool) -> Sea:
    return Sea(u_turns_only)


@cache
def setting_for(options: BlackwoodOptions) -> Setting:
    return Setting(options)


class Blackwood(State):
    """Lists are by ship (in the order of the colours), by seat, or by jailer (Blackbeard, Monster)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.pending: list[Decision] = []
        self.squares: list[int] = [setting.sea.anchorage] * setting.ships
        self.coins: list[int] = [0] * setting.ships
        self.jailers: list[int] = list(setting.sea.lairs)
        self.gold: dict[int, int] = {}  # abandoned, by square; never 0
        self.hoard: int = 2 * setting.players - 1
        self.stores: list[int] = [0] * setting.players
        self.balls: list[int] = [1] * setting.players
        self.stockpile: int = CANNONBALLS - setting.players
        self.pack: list[str] = []
        self.discards: list[str] = []
        self.event: str = ""
        self.active: int = 0
        self.turns: int = 0  # turns begun
        self.loads: list[int] = [0] * setting.ships  # PB-2.04: coins at the start of the turn
        self.roll: int = 0
        self.moved: int = NO_SHIP  # PB-2.06: the ship that moved in the event part
        self.added: int = 0  # coins added by draws
        self.reason: str = ""  # why the game is over

    def copy(self) -> "Blackwood":
        twin = Blackwood.__new__(Blackwood)
        twin.setting = self.setting  # shared: never changes
        twin.pending = self.pending[:]  # decisions never change
        twin.squares = self.squares[:]
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
        twin.turns = self.turns
        twin.loads = self.loads[:]
        twin.roll = self.roll
        twin.moved = self.moved
        twin.added = self.added
        twin.reason = self.reason
        return twin

    def team_of(self, seat: int) -> int:
        return self.setting.teams[seat]

    def ships_of(self, seat: int) -> list[str]:
        return [COLOURS[ship] for ship in self.setting.fleets[seat]]

    def round(self) -> int:
        return (self.turns - 1) // self.setting.players + 1

    def name(self, square: int) -> str:
        return self.setting.sea.names[square]

    def is_home(self, jailer: int) -> bool:
        return self.jailers[jailer] == self.setting.sea.lairs[jailer]

    def is_captive(self, ship: int) -> bool:
        """PB-10.02: exactly while on a lair whose jailer is home."""
        square = self.squares[ship]
        return self.setting.sea.land[square] and (square == self.jailers[0] or square == self.jailers[1])

    def is_moored(self, ship: int) -> bool:
        return self.setting.sea.land[self.squares[ship]]

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
        return [ship for ship, at in enumerate(self.squares) if at == square]

    def undelivered(self) -> int:
        """Coins that are not home yet."""
        return self.hoard + sum(self.coins) + sum(self.gold.values())

    def team_store(self, team: int) -> int:
        return sum(store for seat, store in enumerate(self.stores) if self.setting.teams[seat] == team)
