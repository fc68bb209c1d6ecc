"""A reference implementation of section 5: the walks of a ship, slow and directly from the text.

It uses only the view (what everybody sees) and the drawn chart, nothing else of the engine. So a mistake in one of the
two shows as a difference.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from ....core.messages import Move
from ....core.parts import load_boards
from ..moves import Blast, Drive, Lure, Pass, Sail, Stay
from ..options import BlackwoodOptions
from ..views import BlackwoodView, ShipView

ROWS = load_boards("skulduggery.games.blackwood")["chart"].rows
SIGNS = {f"{chr(ord('A') + x)}{y + 1}": sign for y, row in enumerate(ROWS) for x, sign in enumerate(row)}
CLOSED = {square for square, sign in SIGNS.items() if sign in "^TH"}
LAND = {square for square, sign in SIGNS.items() if sign in "SMabcdefghi"}
LAIRS = {"blackbeard": "F6", "monster": "O9"}
PORT, X = "F11", "O4"
ENTRIES = ["A9", "A10", "A11", "A12"]
FLEET = ["red", "blue", "green", "yellow", "purple", "white"]
ALMANAC = {0: "123456", 1: "123456", 2: "112233", 3: "111222", 4: "111111"}


def around(square: str) -> list[str]:
    """The neighbours in the order N, E, S, W; of the anchorage its entry squares."""
    if square == "anchorage":
        return ENTRIES
    x, y = ord(square[0]) - ord("A"), int(square[1:])
    beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    names = [f"{chr(ord('A') + column)}{row}" for column, row in beside]
    return [name for name in names if name in SIGNS and name not in CLOSED]


@dataclass(frozen=True)
class Outcome:
    """What a walk comes to. `take` is the sorted list of `source*amount`; `fire` is empty without a shot."""

    to: str
    take: tuple[str, ...] = ()
    deliver: int = 0
    fire: str = ""
    captured: bool = False

    def rank(self) -> tuple[int, int, int, str]:
        """Without a shot first, then by target; most coins delivered; fewest taken; the list as text."""
        taken = sum(int(lot.partition("*")[2]) for lot in self.take)
        return FLEET.index(self.fire) if self.fire else -1, -self.deliver, taken, " ".join(self.take)


@dataclass(frozen=True)
class Walk:
    """A walk so far: its squares (the start included), the load, and the gold taken and delivered."""

    path: tuple[str, ...]
    load: int
    taken: tuple[tuple[str, int], ...] = ()
    delivered: int = 0

    @property
    def steps(self) -> int:
        return len(self.path) - 1

    def to(self, square: str) -> "Walk":
        return Walk((*self.path, square), self.load, self.taken, self.delivered)

    def taking(self, source: str, amount: int) -> "Walk":
        return Walk(self.path, self.load + amount, (*self.taken, (source, amount)), self.delivered)

    def delivering(self) -> "Walk":
        return Walk(self.path, 0, self.taken, self.delivered + self.load)

    def came_to(self, fire: str = "", captured: bool = False) -> Outcome:
        amounts: dict[str, int] = {}
        for source, amount in self.taken:
            amounts[source] = amounts.get(source, 0) + amount
        take = sorted(f"{source}*{amount}" for source, amount in amounts.items())
        return Outcome(self.path[-1], tuple(take), self.delivered, fire, captured)

    def shown_before(self, other: "Walk") -> bool:
        """The path shown has fewest steps, then is smallest in the order N, E, S, W."""
        return (self.steps, self.turns()) < (other.steps, other.turns())

    def turns(self) -> list[int]:
        return [around(here).index(there) for here, there in pairwise(self.path)]


@dataclass
class Position:
    """The table as everybody sees it, and the options."""

    view: BlackwoodView
    options: BlackwoodOptions
    gold: dict[str, int] = field(init=False)
    at_sea: set[str] = field(init=False)

    def __post_init__(self) -> None:
        self.gold = {lot.square: lot.amount for lot in self.view.gold}
        self.at_sea = {jailer.place for jailer in self.view.jailers if not jailer.home}

    # --- the text of section 5

    def walks(self, ship: str, n: int, kind: str) -> dict[Outcome, Walk]:
        """Every outcome of moving `ship` by `n` squares (kind: own, siren or blast), with the walk shown for it."""
        found = self.search(ship, n, n, kind)
        for shorter in range(n - 1, 0, -1):
            if any(not outcome.captured and not outcome.fire for outcome in found):
                break
            for outcome, walk in self.search(ship, shorter, n, kind).items():
                if not outcome.captured:
                    note(found, outcome, walk)
        return found

    def search(self, ship: str, n: int, allowance: int, kind: str) -> dict[Outcome, Walk]:
        found: dict[Outcome, Walk] = {}
        for walk in self.starts(ship, kind) if n else []:
            for outcome, ended in self.go(walk, ship, n, allowance, kind):
                note(found, outcome, ended)
        return found

    def starts(self, ship: str, kind: str) -> list[Walk]:
        here = self.ship(ship)
        walk = Walk((here.place,), here.coins)
        return self.pick_up(walk, here.place, here.place) if here.place in LAND and kind != "blast" else [walk]

    def go(self, walk: Walk, ship: str, n: int, allowance: int, kind: str) -> Iterator[tuple[Outcome, Walk]]:
        for b in around(walk.path[-1]):
            if b in self.barred(walk) or (kind == "own" and self.view.roll and b in self.view.wake):
                continue
            last = walk.steps + 1 == n
            if b in self.at_sea:
                if self.may_be_captured(kind, last):
                    yield walk.to(b).came_to(captured=True), walk.to(b)
                continue
            for there in self.pick_ups(walk.to(b), b, kind):
                yield from self.arrive(there, ship, n, allowance, kind)

    def arrive(self, walk: Walk, ship: str, n: int, allowance: int, kind: str) -> Iterator[tuple[Outcome, Walk]]:
        b = walk.path[-1]
        if b in LAND:
            yield walk.came_to(), walk
            return
        if kind == "own" and (walk.steps == allowance or not self.options.exact_fire):
            for target in self.targets(ship, b):
                yield walk.came_to(fire=target), walk
        if walk.steps == n or self.may_stop_early(kind):
            yield walk.came_to(), walk
        if walk.steps < n:
            yield from self.go(walk, ship, n, allowance, kind)

    def barred(self, walk: Walk) -> tuple[str, ...]:
        return walk.path if self.options.retrace == "never" else walk.path[-2:-1]

    def may_be_captured(self, kind: str, last: bool) -> bool:
        """PB-4.08, PB-4.15, PB-8.10, PB-11.04. Before the blue roll an event moves the ship."""
        if kind != "blast" and not self.view.roll and self.options.event_end == "open_water":
            return False
        return last or kind == "blast" or self.options.jailer_landing == "early" or self.may_stop_early(kind)

    def may_stop_early(self, kind: str) -> bool:
        return self.options.short_moves and kind == "own"

    def pick_ups(self, walk: Walk, b: str, kind: str) -> list[Walk]:
        """Branch on abandoned gold, then on the hoard coin at X; at the Port wharf deliver everything, or nothing."""
        if kind == "blast" or b in LAND:
            return [walk]
        branches = self.pick_up(walk, b, b)
        if b == X:
            branches = [there for branch in branches for there in self.pick_up(branch, b, "X")]
        if b != PORT:
            return branches
        kept = branches if self.options.delivery == "may" else []
        return [*[branch.delivering() for branch in branches], *[branch for branch in kept if branch.load]]

    def pick_up(self, walk: Walk, square: str, source: str) -> list[Walk]:
        there = self.view.hoard if source == "X" else self.gold.get(square, 0)
        left = there - sum(amount for origin, amount in walk.taken if origin == source)
        room = 3 - walk.load if self.options.mode == "hoard" else left
        amount = min(left, room, 1) if source == "X" else min(left, room)
        return [walk, walk.taking(source, amount)] if amount > 0 else [walk]

    def targets(self, ship: str, square: str) -> list[str]:
        """PB-8.06, if there is a ball in hand."""
        owner = self.ship(ship).seat
        if not self.view.balls[owner]:
            return []
        return [other.ship for other in self.view.ships if other.place == square and other.seat != owner]

    # --- what each decision offers

    def ship(self, name: str) -> ShipView:
        return next(ship for ship in self.view.ships if ship.ship == name)

    def allowance(self, name: str) -> int:
        """PB-4.12, PB-4.13"""
        ship = self.ship(name)
        if ship.captive:
            return 1 if self.view.roll == 6 else 0
        if ship.place in LAND:
            return 1
        load = self.view.loads[FLEET.index(name)]
        return int(ALMANAC[min(load, 4)][self.view.roll - 1])

    def drives(self, jailer: str) -> dict[str, tuple[str, ...]]:
        """PB-9.01 to PB-9.03: the ends of three steps and the path shown for each."""
        here = next(one.place for one in self.view.jailers if one.jailer == jailer)
        other = next(one.place for one in self.view.jailers if one.jailer != jailer)
        walks = [Walk((here,), 0)]
        for _ in range(3):
            walks = [walk.to(b) for walk in walks for b in around(walk.path[-1]) if b not in self.barred(walk)]
            walks = [walk for walk in walks if walk.path[-1] not in LAND | {PORT, X, other}]
        found: dict[str, tuple[str, ...]] = {}
        for walk in walks:
            found.setdefault(walk.path[-1], walk.path)
        found.pop(here, None)
        return found

    def legal(self, kind: str, seat: int, moved: str = "", jailer: str = "", hit: str = "") -> list[Move]:
        """The moves of the decision `kind` (section 5), in any order."""
        own = [ship.ship for ship in self.view.ships if ship.seat == seat]
        if kind == "jailer":
            return [Drive(to) for to in self.drives(jailer)]
        if kind == "spare":
            return [Pass(), *[Drive(to) for to in self.drives(jailer)]]
        if kind == "blast":
            blasts: list[Move] = [Blast(to) for to in ways(self.walks(hit, 3, "blast"))]
            return blasts if self.options.blast == "must" else [*blasts, Pass()]
        if kind == "breeze":
            return [Pass(), *[Sail(ship, to) for ship in own for to in ways(self.walks(ship, 3, "own"))]]
        if kind == "siren":
            others = [ship.ship for ship in self.view.ships if ship.seat != seat]
            return [Pass(), *[Lure(ship, to) for ship in others for to in ways(self.walks(ship, 3, "siren"))]]
        return self.legal_sails([moved] if moved else own)

    def legal_sails(self, eligible: list[str]) -> list[Move]:
        """SAIL, with `stay` where PB-4.11 allows it."""
        found = {ship: self.walks(ship, self.allowance(ship), "own") for ship in eligible}
        moves: list[Move] = [Sail(ship, to) for ship in eligible for to in ways(found[ship])]
        on_land = any(self.ship(ship).place in LAND for ship in eligible)
        if on_land or all(outcome.captured for outcomes in found.values() for outcome in outcomes):
            moves.append(Stay())
        return moves


def note(found: dict[Outcome, Walk], outcome: Outcome, walk: Walk) -> None:
    if outcome not in found or walk.shown_before(found[outcome]):
        found[outcome] = walk


def ways(found: dict[Outcome, Walk]) -> dict[str, list[tuple[Outcome, Walk]]]:
    """The outcomes of each square in their order; a WAY offers at most 256."""
    squares: dict[str, list[tuple[Outcome, Walk]]] = {}
    for outcome in sorted(found, key=Outcome.rank):
        squares.setdefault(outcome.to, []).append((outcome, found[outcome]))
    return {square: ranked[:256] for square, ranked in squares.items()}
