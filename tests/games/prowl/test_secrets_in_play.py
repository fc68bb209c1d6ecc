"""The contract suite's questions about secrets, put to matches of bold players: random ones seldom come home."""

from typing import Any

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Move
from skulduggery.core.outlook import outlook
from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.state import Prowl
from tests.contract.settings import Setting
from tests.contract.test_secrets import looks_like, reasons, told_to
from tests.games.prowl.test_matches import Match

LOOK_EVERY = 12  # moves
PLAIN = ("roll", "davy")  # questions that have nothing to do with cards


class Watched(Match):
    """A match that is looked at from every seat now and then."""

    def __init__(self, options: ProwlOptions, seed: int) -> None:
        super().__init__(options, seed)
        self.setting = Setting(GAME, options)
        self.looks = self.changed = 0

    def choose(self, moves: list[Move]) -> Move:
        chosen = super().choose(moves)
        asked = GAME.question(self.state)
        assert asked is not None
        if asked.kind not in PLAIN and self.chance.below(LOOK_EVERY) == 0:
            self.look(chosen)
        return chosen

    def look(self, move: Move) -> None:
        for seat in self.onlookers:
            self.looks += 1
            guess = GAME.resample(self.state, seat, FastChance(self.looks))
            asked = seat == self.state.pending[-1].seat
            if asked:
                assert GAME.legal_moves(guess) == GAME.legal_moves(self.state)
                assert reasons(self.setting, guess) == reasons(self.setting, self.state)
            assert packed(outlook(GAME, guess, seat)) == packed(outlook(GAME, self.state, seat))
            assert self.notes[seat].contradictions(guess) == []
            self.compare_events(seat, guess, move)
            self.changed += any(GAME.view(guess, other) != GAME.view(self.state, other) for other in self.onlookers[1:])

    def compare_events(self, seat: int | None, guess: Prowl, move: Move) -> None:
        """What the move tells the seat, it would be told in the guess too, until something is revealed to it."""
        legal = GAME.legal_moves(guess)
        same = [move] if seat == self.state.pending[-1].seat else [move, *legal]
        told = told_to(self.setting, seat, self.state, move)
        possible = (told_to(self.setting, seat, guess, each) for each in same if each in legal)
        assert any(looks_like(each, told) for each in possible), f"{move} tells seat {seat} a secret"


def packed(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


@pytest.mark.parametrize(
    "options",
    [
        ProwlOptions(players=4, max_rounds=60),
        ProwlOptions(players=2, ships=2, max_rounds=70),
        ProwlOptions(players=8, max_rounds=20),
        ProwlOptions(players=3, max_rounds=50, announcements="fade"),
        ProwlOptions(players=3, max_rounds=40, announcements="fade", open_cards=True),
    ],
    ids=["small", "two ships", "large", "fade", "fade and open"],
)
def test_nobody_learns_what_it_may_not_and_guesses_fit_all_it_knows(options: ProwlOptions) -> None:  # PR-14.07
    changed = 0
    for seed in range(2):
        match = Watched(options, seed)
        match.play()
        changed += match.changed
    assert changed > 0, "such matches prove little"
