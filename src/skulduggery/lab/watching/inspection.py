"""Checks during a match that no seat learns what is hidden from it. The same check for every game."""

from collections import Counter
from typing import Any

from ...checks.anatomy import constants, frozen
from ...checks.secrets import faults_of_secrets
from ...core.chance import FastChance
from ...core.messages import Move
from .watched import WatchedMatch

LOOK_EVERY = 20  # of so many moves one is checked, whatever it is


class Inspection:
    """The checks of `checks/secrets.py`, made before bold moves and before some of the others.

    `bold` counts the bold moves of each kind. `dealt_anew` says whether a resampled state ever differed from
    the real one. If not, nothing was hidden, and the match proves nothing.
    """

    def __init__(self, match: WatchedMatch[Any, Any]) -> None:
        self.match, self.game = match, match.game
        self.bold: Counter[type[Move]] = Counter()
        self.moves = self.looks = 0
        self.dealt_anew = False
        self.common = constants(match.state, type(match)(match.options, seed=99).state)
        match.inspect = self.inspect

    def inspect(self, move: Move) -> None:
        self.moves += 1
        if self.is_rare(move) or self.moves % LOOK_EVERY == 0:
            for seat in self.match.onlookers:
                self.look(seat, move)

    def is_rare(self, move: Move) -> bool:
        """The first, second, fourth, eighth, ... bold move of its kind: some early ones, and some late ones."""
        if not isinstance(move, self.match.bold):
            return False
        self.bold[type(move)] += 1
        return self.bold[type(move)].bit_count() == 1

    def look(self, seat: int | None, move: Move) -> None:
        self.looks += 1
        state = self.match.state
        guess = self.guess(state, seat)
        for fault in faults_of_secrets(self.game, state, guess, seat, move):
            raise AssertionError(fault)
        assert self.match.notes[seat].contradictions(guess) == []
        self.dealt_anew = self.dealt_anew or self.frozen(guess) != self.frozen(state)
        if self.match.deals_by_luck:
            assert self.frozen(self.guess(guess, seat)) == self.frozen(self.guess(state, seat))

    def guess(self, state: Any, seat: int | None) -> Any:
        return self.game.resample(state, seat, FastChance(self.looks))

    def frozen(self, state: Any) -> Any:
        return frozen(state, self.common)
