"""The state of a match of Pirates on the Prowl: data, `copy` and small questions (specification, section 5)."""

from typing import Final

from ...core.game import EngineState
from ...core.messages import Move, Piece, Place, Target
from ...core.setting import NO_LAST_ROUND, Setting
from .cards import Card, Knowledge
from .components import BRONZE, CARGOES, COLOURS, DAVY, GREEN_CARDS, VALUES, first_stock, partner
from .courses import Courses, the_courses
from .moves import Attack, ChooseShip, Exile
from .options import ProwlOptions
from .sea import ANY_NUMBER, CURRENT, NOWHERE, TWIR, Sea, the_sea
from .ways import Ways, the_ways

NOBODY: Final = -1
DAVY_SHIP: Final = -2  # stands for Davy where a ship's number is expected


class ProwlSetting(Setting[ProwlOptions]):
    """What a match never changes: options, board, who owns which ship, and the moves as ready-made objects."""

    def __init__(self, options: ProwlOptions) -> None:
        super().__init__(options)
        self.each: int = options.ships
        self.ships = self.players * self.each
        self.sea: Sea = the_sea(options.is_small)
        self.courses: Courses = the_courses(options.is_small)
        self.ways: Ways = the_ways(options.is_small)
        self.owners = [ship // self.each for ship in range(self.ships)]
        self.fleets = [list(range(seat * self.each, (seat + 1) * self.each)) for seat in range(self.players)]
        self.target: int = options.target
        self.last_round: int = options.round_limit * self.each if options.rounds == "limited" else NO_LAST_ROUND
        self.davy: bool = options.davy
        self.open_cards: bool = options.open_cards
        self.fades: bool = options.announcements == "fade"
        self.ditches: bool = options.ditching == "anywhere"
        self.opposite: dict[int, int] = self.sea.opposite[options.storms]  # PR-9.03, PR-9.14
        self.davy_hunted: bool = options.ghost == "hunted"  # PR-11.09
        self.throws_first: bool = options.choosing == "after"  # PR-12.08
        self.sharers: int = options.players if options.treasure == "player" else self.ships  # PR-2.04
        # PR-12.06, PR-12.07: whose turns a mutiny takes, and whose last raid counts.
        together = [self.fleets[owner] for owner in self.owners]
        alone = [[ship] for ship in range(self.ships)]
        self.idle_with: list[list[int]] = together if options.mutiny == "player" else alone
        self.raid_with: list[list[int]] = together if options.raiding == "player" else alone
        # PR-10.04, PR-10.13: where ships fight. Of all grounds the sea comes first, then currents, then bridges.
        self.last_fought: int = TWIR if options.bridges == "open" else CURRENT
        self.alongside: list[bytes] = self.sea.alongside_on_bridges if options.bridges == "open" else self.sea.alongside
        self.knowledge = Knowledge(self.players, self.fades)
        self.choose: list[Move] = [ChooseShip(colour) for colour in COLOURS]
        self.attacks: list[Move] = [Attack(colour) for colour in COLOURS]
        self.exiles: dict[int, Move] = {island: Exile(self.sea.names[island]) for island in self.sea.islands}


class Prowl(EngineState):
    """Lists are by ship, but for `stock` (by kind of treasure). The order of the blind stack means nothing."""

    setting: ProwlSetting  # shared: never changes
    colours: tuple[int, ...]
    places: list[int]  # fields; NOWHERE once dead
    cards: list[list[Card]]
    chests: list[list[Card]]
    last_raid: list[int]  # towns, or NOWHERE
    wrecked: list[bool]
    idle: list[int]  # turns still lost
    deaths: list[int]  # seats in the order in which they died
    stock: list[int]
    blind: list[int]
    pile: list[int]
    davy: int  # his field
    commander: int  # a seat, or NOBODY
    starter: int
    active: int
    round: int
    ship: int  # in play, or NOBODY; DAVY_SHIP while he is
    roll: int
    steps: int
    resting: int  # bits: the ships that were idle when the turn began
    traded: bool  # on this visit to a town
    stored: int  # bits of the cards and kinds that were stored on this visit home
    loaded: int
    beaten: int  # the ship that lost the battle whose booty or exile is being chosen
    mixtures: int  # groups of cards that were mistaken for each other so far (cards.py)
    reason: str  # why the game is over
    winner: int

    def __init__(self, setting: ProwlSetting) -> None:
        self.setting = setting

    def copy(self) -> "Prowl":
        """Decisions, steps and cards never change, so copies share them."""
        twin = Prowl(self.setting)
        twin.pending = self.pending[:]
        twin.colours = self.colours
        twin.places = self.places[:]
        twin.cards = [cards[:] for cards in self.cards]
        twin.chests = [chest[:] for chest in self.chests]
        twin.last_raid = self.last_raid[:]
        twin.wrecked = self.wrecked[:]
        twin.idle = self.idle[:]
        twin.deaths = self.deaths[:]
        twin.stock = self.stock[:]
        twin.blind = self.blind[:]
        twin.pile = self.pile[:]
        twin.davy = self.davy
        twin.commander = self.commander
        twin.starter = self.starter
        twin.active = self.active
        twin.round = self.round
        twin.ship = self.ship
        twin.roll = self.roll
        twin.steps = self.steps
        twin.resting = self.resting
        twin.traded = self.traded
        twin.stored = self.stored
        twin.loaded = self.loaded
        twin.beaten = self.beaten
        twin.mixtures = self.mixtures
        twin.reason = self.reason
        twin.winner = self.winner
        return twin

    def turn_mark(self) -> int:
        return self.round * self.setting.players + self.active

    def things(self, seat: int) -> list[Target]:
        """Every field of the board and every pawn on it."""
        places: list[Target] = [Place(name) for name in self.setting.sea.names]
        pawns = [COLOURS[colour] for colour in self.colours]
        return places + [Piece(pawn) for pawn in (*pawns, *([DAVY] if self.setting.davy else []))]

    def ships_of(self, seat: int) -> list[str]:
        return [self.ship_id(ship) for ship in self.setting.fleets[seat]]

    def ship_id(self, ship: int) -> str:
        return COLOURS[self.colours[ship]]

    def ship_called(self, ship_id: str) -> int:
        return self.colours.index(COLOURS.index(ship_id))

    def owner(self, ship: int) -> int:
        return self.setting.owners[ship]

    def home(self, ship: int) -> int:
        return self.setting.sea.homes[self.colours[ship]]

    def is_alive(self, seat: int) -> bool:
        return seat not in self.deaths

    def living(self, seat: int) -> list[int]:
        """PR-9.13: her ships whose pirates live."""
        return [ship for ship in self.setting.fleets[seat] if self.places[ship] != NOWHERE]

    def goal(self, seat: int) -> int:
        """PR-1.01, PR-12.09: what each chest of hers must hold. The living collect for the dead, too."""
        return self.setting.target * self.setting.each // max(1, len(self.living(seat)))

    def cargoes(self, ship: int) -> int:
        count = 0
        for card in self.cards[ship]:
            if card.face < CARGOES:
                count += 1
        return count

    def cannons(self, ship: int) -> int:
        """PR-10.06: one of iron, and every one of bronze on board."""
        count = 1
        for card in self.cards[ship]:
            if card.face == BRONZE:
                count += 1
        return count

    def has(self, ship: int, face: int) -> bool:
        for card in self.cards[ship]:
            if card.face == face:
                return True
        return False

    def chest_value(self, ship: int) -> int:
        """PR-1.02, PR-1.03: Cargo Cards count nothing, cannons do."""
        return value_of(self.chests[ship])

    def wealth(self, seat: int) -> int:
        total = 0
        for ship in self.setting.fleets[seat]:
            total += value_of(self.chests[ship])
        return total

    def treasure_aboard(self, seat: int) -> int:
        total = 0
        for ship in self.setting.fleets[seat]:
            total += value_of(self.cards[ship])
        return total

    def full_for(self, ship: int) -> list[int]:
        """PR-4.06, PR-4.07, PR-11.08: fields without room for this ship (or Davy)."""
        holds = self.setting.sea.holds
        full: list[int] = []
        crowd: list[int] = []
        others = self.places[:]
        if ship != DAVY_SHIP:
            others[ship] = self.davy if self.setting.davy else NOWHERE
        for field in others:
            if field >= 0 and holds[field] == 1:
                full.append(field)
            elif field >= 0 and holds[field] != ANY_NUMBER:
                crowd.append(field)
        for field in crowd:
            if field not in full and crowd.count(field) >= holds[field]:
                full.append(field)
        return full


def value_of(cards: list[Card]) -> int:
    """A plain loop: bots call this more often than anything else, mostly with an empty list."""
    total = 0
    for card in cards:
        total += VALUES[card.face]
    return total


def set_up(setting: ProwlSetting, colours: list[int]) -> Prowl:
    """Section 4: every ship in its home town, empty. PR-2.03, PR-2.04, PR-2.06"""
    state, ships = Prowl(setting), setting.ships
    state.pending = []
    state.colours = tuple(colours)
    state.places = [setting.sea.homes[colour] for colour in colours]
    state.cards = [[] for _ in range(ships)]
    state.chests = [[] for _ in range(ships)]
    state.last_raid = [NOWHERE] * ships
    state.wrecked = [False] * ships
    state.idle = [0] * ships
    state.deaths = []
    state.stock = first_stock(setting.sharers)
    state.blind = GREEN_CARDS[:]
    state.pile = []
    state.davy = setting.sea.kingdom
    state.commander = NOBODY
    state.starter = state.active = 0
    state.round = 0
    state.ship = NOBODY
    state.roll = state.steps = state.resting = 0
    state.traded = False
    state.stored = state.loaded = 0
    state.beaten = NOBODY
    state.mixtures = 0
    state.reason = ""
    state.winner = NOBODY
    return state


def fleet_colours(options: ProwlOptions, firsts: list[str]) -> list[int]:
    """PR-2.02, PR-12.01: the ships' colours by seat; of two ships the second follows from the pairing."""
    found: list[int] = []
    for colour in firsts:
        names = [colour] if options.ships == 1 else [colour, partner(colour, options.pairing)]
        found += [COLOURS.index(name) for name in names]
    return found
