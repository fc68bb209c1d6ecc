"""The contract suite's questions about secrets, put to matches of bold players: random ones seldom come to raids."""

from typing import Any

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Move
from skulduggery.core.outlook import outlook
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.moves import Buy, Engage, Raid, Roll, Sail
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.bounty.state import Bounty
from tests.contract.settings import Setting
from tests.contract.test_secrets import looks_like, reasons, told_to
from tests.games.bounty.scene import Scene
from tests.games.bounty.test_matches import Match

LOOK_EVERY = 25  # moves, where nobody attacks
ATTACKS = 12  # looked at in each match


class Watched(Match):
    """A match that is looked at from every seat whenever somebody may attack, and now and then besides."""

    def __init__(self, options: BountyOptions, seed: int) -> None:
        super().__init__(options, seed)
        self.setting = Setting(GAME, options)
        self.attacks = self.looks = 0

    def choose(self, moves: list[Move]) -> Move:
        attack = next((move for move in moves if isinstance(move, Raid | Engage)), None)
        if attack is not None and self.attacks < ATTACKS:
            self.attacks += 1
            self.look(attack)
        elif self.chance.below(LOOK_EVERY) == 0:
            self.look(moves[-1])
        return super().choose(moves)

    def look(self, move: Move) -> None:
        for seat in self.onlookers:
            self.looks += 1
            guess = GAME.resample(self.state, seat, FastChance(self.looks))
            assert packed(outlook(GAME, guess, seat)) == packed(outlook(GAME, self.state, seat))
            assert self.notes[seat].contradictions(guess) == []
            assert self.imagined(guess, seat) == self.imagined(self.state, seat)
            self.compare_events(seat, guess, move)
            if seat == self.state.pending[-1].seat:
                assert reasons(self.setting, guess) == reasons(self.setting, self.state)

    def imagined(self, state: Bounty, seat: int | None) -> tuple[object, ...]:
        """What a bot makes of it: the same luck must deal the same cards, or it would play by what it cannot know."""
        guess = GAME.resample(state, seat, FastChance(self.looks + 1))
        return guess.packs, [
            [(cargo.card, cargo.known) for cargo in guess.cargo(ship)] for ship in range(len(guess.holds))
        ]

    def compare_events(self, seat: int | None, guess: Bounty, move: Move) -> None:
        """What the move tells the seat, it would be told in the guess too, until something is revealed to it."""
        legal = GAME.legal_moves(guess)
        same = [move] if seat == self.state.pending[-1].seat else [move, *legal]
        told = told_to(self.setting, seat, self.state, move)
        possible = (told_to(self.setting, seat, guess, each) for each in same if each in legal)
        assert any(looks_like(each, told) for each in possible), f"{move} tells seat {seat} a secret"


def packed(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_learns_what_it_may_not_and_guesses_fit_all_it_knows(players: int) -> None:
    attacks = 0
    for seed in range(2):
        match = Watched(BountyOptions(players=players, mode="rounds", rounds=240 // players), seed)
        match.play()
        attacks += match.attacks
    assert attacks >= 4, "such matches prove little"


def test_all_that_others_get_is_as_long_for_a_merchant_as_for_a_pirate() -> None:
    """Kinds, order and sizes of the messages to others, from a purchase to the next throw."""
    stories = {card: told_by_buying(card) for card in ("Salt Cod", "The Mudlark", "Cutter Vigilant")}
    assert len(set(stories.values())) == 1


def told_by_buying(card: str) -> bytes:
    scene = Scene("D E F\n 11 . C .", throw=3)
    told: list[object] = []
    for move, luck in ((Sail("E12"), []), (Buy(), [card]), (Roll(), [4])):
        events = scene.play(move, *luck)
        told += [[event.seen_by(seat) for event in events] for seat in (1, 2, None)]
        told += [outlook(GAME, scene.state, seat) for seat in (1, 2, None)]
    return packed(told)
