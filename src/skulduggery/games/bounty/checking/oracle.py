"""A reference implementation of fights (BO-A.*, BO-W.*, BO-C.*), slow and directly from the specification.

It uses nothing of the engine: a `Fleet` is read from the text of a situation, and gives the situation afterwards.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

Dice = Callable[[], int]


@dataclass
class Vessel:
    """One ship. `hold` are kinds and names of cards, the top card last."""

    owner: int
    here: bool  # on the square of the fight
    hold: list[tuple[str, str]] = field(default_factory=list)
    plunder: list[tuple[str, str]] = field(default_factory=list)
    shown: bool = False
    claim: int | None = None

    def cargo(self) -> list[tuple[str, str]]:
        return self.hold + self.plunder

    def top(self) -> str:
        return self.hold[-1][0] if self.hold else "goods"


@dataclass
class Fleet:
    ships: list[Vessel]
    commission: int | None
    all_robbed_may_claim: bool  # BO-A.12, BO-C.11
    keeps_first_claim: bool  # BO-C.12
    player_hunts: bool  # BO-C.04, BO-C.13

    def role(self, ship: int) -> str:
        """BO-R.01, BO-R.08"""
        top = self.ships[ship].top()
        if self.commission == ship:
            return "temporary"
        return "merchant" if top == "goods" else top

    def show(self, ship: int) -> None:
        """BO-R.04: the commission is open already, and hides the card under it."""
        if self.commission != ship:
            self.ships[ship].shown = True

    def raid(self, raider: int, dice: Dice) -> None:
        """BO-A.03: every ship of other players on the square."""
        owner = self.ships[raider].owner
        others = [at for at, ship in enumerate(self.ships) if ship.here and ship.owner != owner]
        self.show(raider)
        defenders = [at for at in others if self.role(at) in ("warship", "temporary")]
        if defenders:  # BO-A.05
            for at in defenders:
                self.show(at)
            self.give_cargo(raider, self.shoot_out(defenders, dice))
            return
        pirates = [at for at in others if self.role(at) == "pirate"]
        for at in pirates:
            self.show(at)
        winner = self.shoot_out([raider, *pirates], dice)  # BO-A.06, BO-A.07
        for loser in [raider, *others]:
            same_player = self.ships[loser].owner == self.ships[winner].owner  # BO-A.13
            if same_player or not self.ships[loser].cargo():
                continue
            was_merchant = self.role(loser) == "merchant"
            self.give_cargo(loser, winner)
            if not was_merchant and not self.all_robbed_may_claim:
                continue
            if self.ships[loser].claim is None or not self.keeps_first_claim:
                self.ships[loser].claim = winner

    def engage(self, hunter: int, quarry: int, dice: Dice) -> None:
        """BO-W.04 to BO-W.07, BO-C.05"""
        self.show(hunter)
        fights = self.role(quarry) in ("warship", "temporary")
        winner = self.shoot_out([hunter, quarry], dice) if fights else hunter
        self.give_cargo(quarry if winner == hunter else hunter, winner)

    def shoot_out(self, ships: list[int], dice: Dice) -> int:
        """BO-A.08; one alone has won."""
        if len(ships) == 1:
            return ships[0]
        scores = {ship: dice() + dice() + dice() for ship in ships}
        while list(scores.values()).count(max(scores.values())) > 1:
            best = max(scores.values())
            scores = {ship: dice() for ship in ships if scores.get(ship) == best}
        return max(scores, key=lambda ship: scores[ship])

    def give_cargo(self, loser: int, winner: int) -> None:
        """BO-A.09, BO-A.10; BO-C.07 to BO-C.09: claims on a beaten pirate end, and with them the commission."""
        self.ships[winner].plunder += self.ships[loser].cargo()
        self.ships[loser].hold, self.ships[loser].plunder, self.ships[loser].shown = [], [], False
        for ship in self.ships:
            if ship.claim == loser:
                ship.claim = None
        if self.commission == loser:  # BO-W.07: but not its claim
            self.commission = None
        if self.commission is not None and not self.hunts(self.commission):
            self.commission = None

    def hunts(self, holder: int) -> bool:
        """Whether there is a robber for the holder of the commission."""
        owner = self.ships[holder].owner
        served = [
            ship for at, ship in enumerate(self.ships) if at == holder or (self.player_hunts and ship.owner == owner)
        ]
        return any(ship.claim is not None for ship in served)
