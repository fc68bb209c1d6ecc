"""Fights of the engine compared with the reference implementation, in random situations with many ships on a square."""

import pytest
from hypothesis import given, settings

from skulduggery.core.chance import FastChance
from skulduggery.core.setting import setting_for
from skulduggery.games.bounty.checking.oracle_fights import compare_attacks
from skulduggery.games.bounty.components import KINDS, PIRATE
from skulduggery.games.bounty.decisions import sail_decision
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.bounty.state import EVERYBODY, NOBODY, BountySetting, Cargo, set_up
from tests.strategies import seeds

SQUARE, NEAR = "I9", "H9"


class Situation:
    """Some ships on I9, some beside it, with all kinds of cargo, claims and perhaps a commission."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)
        self.state = set_up(setting_for(BountySetting, BountyOptions(players=self.chance.pick([2, 2, 3, 4, 6]))))
        self.state.round, self.state.roll = 1, 3
        sea = self.state.setting.sea
        for ship in range(self.state.setting.ships):
            self.state.places[ship] = sea.index[SQUARE if self.chance.below(3) else NEAR]
            self.load(ship)
        self.make_claims()
        armed = [ship for ship in range(self.state.setting.ships) if self.state.top_kind(ship) > 0]
        self.mover = self.chance.pick(armed or [0])
        self.state.active, self.state.ship = self.state.owner(self.mover), self.mover
        self.state.pending = [sail_decision(self.state, self.mover)]

    def load(self, ship: int) -> None:
        """Random cargo; the top card is often a pirate or a warship."""
        for port in range(7):
            if self.chance.below(3) == 0 and self.state.packs[port]:
                card = self.chance.draw(self.state.packs[port])
                aboard = self.state.plunders if self.chance.below(3) == 0 else self.state.holds
                aboard[ship].append(Cargo(card, 1 << self.state.owner(ship), 0))
        hold = self.state.holds[ship]
        if hold and KINDS[hold[-1].card] and self.chance.below(2):
            self.state.shown[ship] = True
            hold[-1].known = EVERYBODY

    def make_claims(self) -> None:
        robbers = [ship for ship in range(self.state.setting.ships) if self.is_known_pirate(ship)]
        for ship in range(self.state.setting.ships):
            rivals = [robber for robber in robbers if self.state.owner(robber) != self.state.owner(ship)]
            if rivals and not self.is_known_pirate(ship) and self.chance.below(2):
                self.state.claims[ship] = self.chance.pick(rivals)
        claimants = [ship for ship, claim in enumerate(self.state.claims) if claim != NOBODY]
        if claimants and self.chance.below(2):
            self.state.commission = self.chance.pick(claimants)
            self.state.shown[self.state.commission] = False

    def is_known_pirate(self, ship: int) -> bool:
        return self.state.shown[ship] and self.state.top_kind(ship) == PIRATE


def check_attacks(seed: int) -> int:
    """Makes every attack of a situation in both implementations. Returns how many there were."""
    return compare_attacks(Situation(seed).state, seed)


@settings(max_examples=400)
@given(seeds)
def test_fights_end_as_the_oracle_says(seed: int) -> None:  # BO-A.05, BO-A.06, BO-A.07, BO-A.08, BO-A.13, BO-W.06
    check_attacks(seed)


@pytest.mark.slow
@settings(max_examples=20_000)
@given(seeds)
def test_very_many_fights_end_as_the_oracle_says(seed: int) -> None:
    check_attacks(seed)


def test_the_situations_are_full_of_attacks() -> None:
    """Otherwise the tests above prove nothing."""
    assert sum(check_attacks(seed) for seed in range(200)) > 150
