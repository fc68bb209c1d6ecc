"""Random situations in which ships, jailers and gold get in each other's way."""

from skulduggery.core.chance import FastChance
from skulduggery.core.setting import setting_for
from skulduggery.games.blackwood.checking.oracle import CLOSED, LAND, PORT, SIGNS, X, around
from skulduggery.games.blackwood.fields import Cause
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.state import BlackwoodSetting, set_up

OPEN = [square for square in SIGNS if square not in CLOSED]
SEA = [square for square in OPEN if square not in LAND | {PORT, X}]
GOLD_PLACES = [*[square for square in OPEN if square not in LAND], "F6", "O9"]
CORNERS = ["A1", "B1", "A13", "A14", "B14", "T14", "S14", "H13", "T1", "S1"]
BUSY = [PORT, "E11", "G10", X, "N4", "P5", "F6", "F7", "O9", "N9", "anchorage"]
TREASURIES = [PORT, X, "F6", "O9"]
SHUT_IN = {
    "A13": ("A12", "B13"),
    "A14": ("A12", "B13"),
    "B14": ("A12", "B13"),
    "A1": ("A2", "C1"),
    "T14": ("T13", "S14"),
}

CAUSES: list[Cause] = ["sail", "sail", "sail", "breeze", "siren", "blast"]


class Situation:
    """A state, a ship, and the cause and squares of its move. The other pieces are near it."""

    def __init__(self, options: BlackwoodOptions, chance: FastChance) -> None:
        self.chance = chance
        self.state = set_up(setting_for(BlackwoodSetting, options))
        self.ship = chance.below(len(self.state.places))
        self.start = chance.pick([OPEN, CORNERS, BUSY][chance.below(3)])
        self.near = within(chance.die(3), "A10" if self.start == "anchorage" else self.start)
        self.place_jailers()
        self.place_ships()
        self.place_gold(3 if options.mode == "hoard" else 5)
        self.state.balls = [chance.below(3) for _ in self.state.balls]
        self.cause = chance.pick(CAUSES)
        self.steps = chance.die() if self.cause == "sail" else 3
        if self.cause == "sail":
            self.state.roll = self.steps
            self.leave_a_wake()
        if self.cause == "blast" and self.state.is_moored(self.ship):
            self.cause = "siren"  # nobody fires at land
        if self.cause == "blast":
            self.state.coins[self.ship] = 0  # it has been robbed

    def place_jailers(self) -> None:
        if self.start in SHUT_IN and self.chance.below(2):
            self.state.jailers = [self.state.setting.sea.index[square] for square in SHUT_IN[self.start]]
            return
        for jailer in (0, 1):
            square = self.state.setting.sea.index[self.somewhere(SEA)]
            free = self.start != self.state.name(square) and square not in self.state.jailers
            if free and self.chance.below(3):
                self.state.jailers[jailer] = square

    def place_ships(self) -> None:
        sea = self.state.setting.sea
        for ship in range(len(self.state.places)):
            square = sea.index[self.start if ship == self.ship else self.somewhere(OPEN)]
            self.state.places[ship] = sea.anchorage if self.state.jailer_at(square) >= 0 else square

    def place_gold(self, most: int) -> None:
        for _ in range(self.chance.below(4)):
            places = GOLD_PLACES if self.chance.below(3) else TREASURIES
            self.state.gold[self.state.setting.sea.index[self.somewhere(places)]] = self.chance.die(4)
        self.state.hoard = self.chance.below(3)
        for ship in range(len(self.state.places)):
            self.state.coins[ship] = 0 if self.state.is_captive(ship) else self.chance.below(most + 1)

    def leave_a_wake(self) -> None:
        """With `wake = barred`: squares near the ship that a Breeze took it over."""
        sea = self.state.setting.sea
        for _ in range(self.chance.below(4) if self.state.setting.bars_wake else 0):
            square = sea.index[self.somewhere(SEA)]
            if square != self.state.places[self.ship] and self.state.jailer_at(square) < 0:
                self.state.wake |= sea.bits[square]

    def somewhere(self, squares: list[str]) -> str:
        """Mostly near the ship."""
        close = [square for square in squares if square in self.near]
        return self.chance.pick(close if close and self.chance.below(5) else squares)


def within(steps: int, centre: str) -> set[str]:
    found = {centre}
    for _ in range(steps):
        found |= {beyond for square in found for beyond in around(square)}
    return found
