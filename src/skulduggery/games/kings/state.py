"""The state of a match of King of the Pirates: data, `copy` and small questions (specification, section 4)."""

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.game import EngineState
from ...core.messages import Card, Piece, Place, Target
from ...core.setting import Setting
from .abilities import Abilities, abilities_of
from .components import (
    ACTION_PACK,
    CANNONBALLS,
    CARDS,
    FACE_DOWN,
    HAND_LIMIT,
    KINDS,
    LOOT_PACK,
    MIN_MOVE,
    NO_TILE,
    NOBODY,
    OCEAN_BAG,
    PIRATES,
    PLACES,
    RUM,
    SAILS,
    SHARK_BAG,
    TAILWIND_MOVES,
)
from .fields import Reason
from .modifiers import Modifiers
from .options import KingsOptions
from .sea import Sea, the_sea

NO_CAP: Final = 99  # `maps_most` while no dig has shown how many Treasure Maps a hand holds at most
LEDGER: Final = 6  # how many sources of money are counted: winning.py lists them


class KingsSetting(Setting[KingsOptions]):
    """What a match never changes."""

    def __init__(self, options: KingsOptions) -> None:
        super().__init__(options)
        self.target: int = options.target
        self.last_round: int = options.round_limit if options.rounds == "limited" else 0  # 0: there is none
        self.sea: Sea = the_sea()
        self.interrupts: bool = options.interference == "anytime"  # KP-8.17
        self.interferes: bool = options.interference == "always"  # KP-8.15
        self.rescues: bool = options.keelhaul == "any"  # KP-8.18
        self.raids_again: bool = options.raids == "again"  # KP-6.12, KP-6.14
        self.digs_again: bool = options.digs == "again"  # KP-5.05, KP-5.07
        self.fights_each: bool = options.fights == "each"  # KP-6.15
        self.aims_at_self: bool = options.aim == "anyone"  # KP-8.16
        self.dutchman_waits: bool = options.dutchman == "meets"  # KP-3.09


@mypyc_attr(serializable=True)
class Ship:
    """All that belongs to one seat."""

    colour: int
    place: int
    money: int
    parts: int  # a bit for each middle part
    rum: int
    cannonballs: int
    scurvy: int
    crew: list[int]
    captain: int
    abilities: Abilities  # shared: never changes
    hand: list[int]  # how many of each kind
    cards: int
    maps_shown: int  # everybody knows that there are at least so many maps in the hand
    maps_most: int  # everybody knows that there are at most so many
    dug: int  # islands of this voyage, a bit for each hex
    beaten: int  # towns and fortresses of this voyage
    counts: list[int]  # how often money came from which source
    sums: list[int]

    def copy(self) -> "Ship":
        twin = Ship()
        twin.colour = self.colour
        twin.place = self.place
        twin.money = self.money
        twin.parts = self.parts
        twin.rum = self.rum
        twin.cannonballs = self.cannonballs
        twin.scurvy = self.scurvy
        twin.crew = self.crew[:]
        twin.captain = self.captain
        twin.abilities = self.abilities
        twin.hand = self.hand[:]
        twin.cards = self.cards
        twin.maps_shown = self.maps_shown
        twin.maps_most = self.maps_most
        twin.dug = self.dug
        twin.beaten = self.beaten
        twin.counts = self.counts[:]
        twin.sums = self.sums[:]
        return twin

    def sails(self) -> int:
        return SAILS[self.parts]

    def moves(self) -> int:
        """KP-3.01, KP-7.12: a turn, Tailwinds aside."""
        return max(MIN_MOVE, SAILS[self.parts] + self.abilities.moves - self.scurvy)

    def rum_room(self) -> int:
        return RUM[self.parts] + self.abilities.rum

    def cannonball_room(self) -> int:
        return CANNONBALLS[self.parts] + self.abilities.cannonballs

    def pirate_room(self) -> int:
        """KP-4.05"""
        return PLACES[self.parts]

    def hand_limit(self) -> int:
        """KP-2.04"""
        return HAND_LIMIT + self.abilities.extra_cards

    def cards_in_hand(self) -> list[int]:
        return [kind for kind, count in enumerate(self.hand) for _ in range(count)]


def new_ship(colour: int, place: int) -> Ship:
    """KP-1.06: bow and stern, no money, nobody aboard."""
    ship = Ship()
    ship.colour, ship.place = colour, place
    ship.money = ship.parts = ship.rum = ship.cannonballs = ship.scurvy = 0
    ship.crew, ship.captain = [], NOBODY
    ship.abilities = abilities_of([], NOBODY)
    ship.hand, ship.cards = [0] * KINDS, 0
    ship.maps_shown, ship.maps_most = 0, NO_CAP
    ship.dug = ship.beaten = 0
    ship.counts, ship.sums = [0] * LEDGER, [0] * LEDGER
    return ship


@mypyc_attr(serializable=True)
class Fight:
    """A raid (`defender` is NOBODY) or a duel. Dice are 0 before they fall."""

    def __init__(self, attacker: int, defender: int, foe: int, nation: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.foe = foe
        self.nation = nation
        self.dice: list[int] = [0, 0, 0, 0]  # two of the attacker, two of the defender
        self.cards: list[Modifiers] = [(), ()]  # what was played for the attacker and for the defender

    def copy(self) -> "Fight":
        twin = Fight(self.attacker, self.defender, self.foe, self.nation)
        twin.dice = self.dice[:]
        twin.cards = self.cards[:]
        return twin


class Kings(EngineState):
    """The order of a pack means nothing: cards are drawn at random. Discards lie in the order in which they came."""

    setting: KingsSetting  # shared: never changes
    ships: list[Ship]  # by seat
    tiles: list[int]  # by hex
    stops: int  # hexes with a face-down tile or a warship, a bit for each
    ocean: list[int]  # the faces of all tiles that lie face down on light places
    shark: list[int]  # and on dark ones
    removed: list[tuple[int, int]]  # hex and tile
    actions: list[int]
    action_discards: list[int]
    loot: list[int]
    loot_discards: list[int]
    pirates: list[int]
    pirate_discards: list[int]
    dutchman: int
    starter: int
    active: int
    round: int
    steals: int  # abilities used in this turn
    used: int  # moves of this turn
    tailwinds: int
    fought: int  # whom the active ship has fought in this turn: a bit for each seat, and one for a nation
    window: int  # which one is open (windows.py), or NOBODY
    passes: int
    fight: Fight | None
    reason: Reason | None  # why the game is over

    def __init__(self, setting: KingsSetting) -> None:
        self.setting = setting

    def copy(self) -> "Kings":
        """Decisions, steps and pairs never change, so copies share them."""
        twin = Kings(self.setting)
        twin.pending = self.pending[:]
        twin.ships = [ship.copy() for ship in self.ships]
        twin.tiles = self.tiles[:]
        twin.stops = self.stops
        twin.ocean = self.ocean[:]
        twin.shark = self.shark[:]
        twin.removed = self.removed[:]
        twin.actions = self.actions[:]
        twin.action_discards = self.action_discards[:]
        twin.loot = self.loot[:]
        twin.loot_discards = self.loot_discards[:]
        twin.pirates = self.pirates[:]
        twin.pirate_discards = self.pirate_discards[:]
        twin.dutchman = self.dutchman
        twin.starter = self.starter
        twin.active = self.active
        twin.round = self.round
        twin.steals = self.steals
        twin.used = self.used
        twin.tailwinds = self.tailwinds
        twin.fought = self.fought
        twin.window = self.window
        twin.passes = self.passes
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.reason = self.reason
        return twin

    def turn_mark(self) -> int:
        return self.round * self.setting.players + self.active

    def things(self, seat: int) -> list[Target]:
        """Hexes, ships, the Dutchman, the seat's own hand, and all pirates aboard."""
        places: list[Target] = [Place(name) for name in self.setting.sea.names]
        ships = [Piece(ship_id(each)) for each in range(self.setting.players)]
        hand = [Card(CARDS[kind]) for kind, count in enumerate(self.ships[seat].hand) if count]
        crews = [Card(PIRATES[pirate]) for ship in self.ships for pirate in ship.crew]
        return [*places, *ships, Piece("dutchman"), *hand, *crews]

    def ships_of(self, seat: int) -> list[str]:
        return [ship_id(seat)]

    def whose_turn(self) -> int:
        return self.active

    def cut_turn_short(self) -> None:
        """Drop whatever was still to come in this turn but its end, which lies at the bottom of the stack."""
        del self.pending[1:]

    def moves_left(self) -> int:
        """KP-3.01 to KP-3.03: worked out anew whenever it is asked."""
        ship = self.ships[self.active]
        return max(0, ship.moves() + TAILWIND_MOVES * self.tailwinds - self.used)

    def stops_now(self) -> int:
        """Section 5: the hexes where a ship must stop, because something happens to it there. A bit for each."""
        return self.stops | 1 << self.dutchman if self.dutchman_catches(self.dutchman) else self.stops

    def dutchman_catches(self, place: int) -> bool:
        """KP-3.09: whether he catches a ship that sails to this hex."""
        setting = self.setting
        return setting.dutchman_waits and place == self.dutchman and not setting.sea.hideout[place]

    def clockwise(self, seat: int) -> list[int]:
        """All seats from this one on."""
        players = self.setting.players
        return [(seat + step) % players for step in range(players)]

    def name(self, place: int) -> str:
        return self.setting.sea.names[place]


def ship_id(seat: int) -> str:
    """By seat: which colour a ship has differs from match to match."""
    return f"ship-{seat}"


def ship_called(piece: str) -> int:
    """The seat of a ship; NOBODY for the Dutchman."""
    return NOBODY if piece == "dutchman" else int(piece.removeprefix("ship-"))


def set_up(setting: KingsSetting, corners: list[int], starter: int) -> Kings:
    """KP-1.01 to KP-1.06, KP-1.12: everything in its place, nothing dealt."""
    sea = setting.sea
    state = Kings(setting)
    state.pending = []
    state.ships = [new_ship(corner, sea.corners[corner]) for corner in corners]
    state.tiles = [NO_TILE] * sea.grid.size
    state.stops = 0
    for place in sea.tile_places:
        state.tiles[place] = FACE_DOWN
        state.stops |= 1 << place
    state.ocean, state.shark = OCEAN_BAG[:], SHARK_BAG[:]
    state.removed = []
    state.actions, state.action_discards = ACTION_PACK[:], []
    state.loot, state.loot_discards = LOOT_PACK[:], []
    state.pirates, state.pirate_discards = list(range(len(PIRATES))), []
    state.dutchman = sea.haven
    state.starter = state.active = starter
    state.round = 0
    state.steals = state.used = state.tailwinds = state.fought = 0
    state.window, state.passes = NOBODY, 0
    state.fight = None
    state.reason = None
    return state
