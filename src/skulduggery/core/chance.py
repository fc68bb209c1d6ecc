"""The contract, part four of four: luck. A game needs `Chance` and `shuffle`; the other classes are sources of luck.

Everything random is built on `below`, so one override makes a new source.
"""

import hashlib
import hmac
from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

SPAN = 1 << 64  # a draw reads 64 bits of a digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck. Rules get it as an argument and have no other luck."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def draw(self, deck: list[T]) -> T:
        """Take a random card out of the deck. The order of a deck means nothing, so decks need no shuffling."""
        at = self.below(len(deck))
        deck[at], deck[-1] = deck[-1], deck[at]
        return deck.pop()

    def pick(self, faces: Sequence[T]) -> T:
        """One of the faces of a die or spinner, which keeps them all."""
        return faces[self.below(len(faces))]


def shuffle(cards: list[T], chance: Chance) -> None:
    """Put the cards into another order, each order as likely as the others."""
    for at in range(len(cards) - 1, 0, -1):
        other = chance.below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


class FastChance(Chance):
    """For playouts: quick and repeatable from its seed. Not for live play, since its values can be predicted."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


@mypyc_attr(allow_interpreted_subclasses=True)
class LoggedChance(Chance):
    """Remembers each draw as (n, value): what a record needs."""

    def __init__(self) -> None:
        self.draws: list[tuple[int, int]] = []

    @abstractmethod
    def next(self, n: int) -> int:
        """The value behind the next draw."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        value = self.next(n)
        self.draws.append((n, value))
        return value


class SeededChance(LoggedChance):
    """Live play: HMAC-SHA256 over the number of the move and a counter (docs/fair-dice.md).

    No generator state to store, and nobody can compute the next roll from the last ones.
    """

    def __init__(self, seed: bytes, number: int) -> None:
        super().__init__()
        self.seed = seed
        self.number = number
        self.counter = 0

    def next(self, n: int) -> int:
        """Reject the uneven rest of 2^64, so that every value is exactly as likely."""
        if n > SPAN:
            raise ValueError(f"a draw has at most 2^64 outcomes, not {n}")
        fair = SPAN - SPAN % n
        while True:
            value = self.word()
            if value < fair:
                return value % n

    def word(self) -> int:
        text = self.number.to_bytes(8, "big") + self.counter.to_bytes(8, "big")
        self.counter += 1
        return int.from_bytes(hmac.new(self.seed, text, hashlib.sha256).digest()[:8], "big")


class RecordedChance(LoggedChance):
    """Draws that are known already: from a record, or rolled by people with real dice."""

    def __init__(self, known: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self.known = known

    def next(self, n: int) -> int:
        at = len(self.draws)
        if at >= len(self.known):
            raise OutcomeNeeded(n, [])
        ways, value = self.known[at]
        if ways != n or not 0 <= value < n:
            raise ImpossibleOutcome(f"draw {at + 1}: {value} of {ways} was given, but one of {n} is due")
        return value


GUESS: Final = Random(0)


class GuessedChance(Chance):
    """Draws that are known already, then guesses. `ways`: how many outcomes the first guess had; 0: there was none.

    The caller throws away what was played with a guess. That is quicker than an exception in the middle of a move. The
    guesses differ, since some rules roll dice until they are not equal.
    """

    def __init__(self, known: tuple[tuple[int, int], ...]) -> None:
        self.known = known
        self.used = 0
        self.ways = 0

    def below(self, n: int) -> int:
        if self.used < len(self.known):
            self.used += 1
            return self.known[self.used - 1][1]
        self.ways = self.ways or n
        return int(GUESS.random() * n)


class OutcomeNeeded(Exception):
    """The script ran out. `ways` outcomes are possible, `names` says which where they have names."""

    def __init__(self, ways: int, names: list[str]) -> None:
        super().__init__(f"one of {ways} outcomes is needed" + (f": {', '.join(names)}" if names else ""))
        self.ways = ways
        self.names = names


class NoLuck(Chance):
    """For previews: whatever depends on luck stops here."""

    def below(self, n: int) -> int:
        raise OutcomeNeeded(n, [])


NO_LUCK: Final = NoLuck()


class ImpossibleOutcome(Exception):
    """The script names something that cannot happen here."""


class ScriptedChance(LoggedChance):
    """For tests: dice by their faces, cards and sectors by their names, anything else by its number."""

    def __init__(self, outcomes: Sequence[int | str]) -> None:
        super().__init__()
        self.outcomes: list[int | str] = list(outcomes)
        self.names: list[str] = []

    def next(self, n: int) -> int:
        names = self.names or [str(value) for value in range(n)]
        self.names = []
        if not self.outcomes:
            raise OutcomeNeeded(n, names)
        wanted = str(self.outcomes.pop(0))
        if wanted not in names:
            raise ImpossibleOutcome(f"{wanted} was scripted, but only these can happen: {', '.join(names)}")
        return names.index(wanted)

    def die(self, sides: int = 6) -> int:
        self.names = [str(face + 1) for face in range(sides)]
        return super().die(sides)

    def draw(self, deck: list[T]) -> T:
        self.names = [str(card) for card in deck]
        return super().draw(deck)

    def pick(self, faces: Sequence[T]) -> T:
        self.names = [str(face) for face in faces]
        return super().pick(faces)
