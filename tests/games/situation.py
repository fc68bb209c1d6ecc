"""The shared part of drawn situations: playing moves from there, and reading the events."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeVar

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Event, Move, Preview, Prospect, kind_of
from skulduggery.core.options import Options, make_options
from skulduggery.lab.watching.reading import every, the

__all__ = ["Situation", "chosen", "every", "kinds", "opened", "the"]

P = TypeVar("P", bound=Options)
S = TypeVar("S", bound=AnyState)


class Situation(Generic[S]):
    """A match in a situation: the question, the moves, and their events with scripted chance."""

    game: ClassVar[Game[Any]]
    state: S

    @staticmethod
    def scripted(outcome: int | str) -> int | str:
        """The outcome of chance as the game draws it. For example, the name of a card becomes its number."""
        return outcome

    @property
    def asked(self) -> str:
        """The decision and its seat, `sail 0`; empty when the game is over."""
        question = self.game.question(self.state)
        return f"{question.kind} {question.seat}" if question else ""

    def moves(self) -> list[Move]:
        return self.game.legal_moves(self.state)

    def play(self, move: Move, *luck: int | str) -> list[Event]:
        """Makes a legal move with exactly these outcomes of chance. Returns its events."""
        assert move in self.moves(), f"{move} is not offered: {self.moves()}"
        chance = ScriptedChance([self.scripted(outcome) for outcome in luck])
        events = self.game.apply(self.state, move, chance)
        assert not chance.outcomes, f"luck left over: {chance.outcomes}"
        return events

    def play_on(self, *story: Move | int | str) -> list[Event]:
        """Makes several moves, each followed by its outcomes: `Roll(), 4, Sail("I13")`. The events of the last."""
        return list(self.each_of(story))[-1]

    def each_of(self, story: Sequence[Move | int | str]) -> Iterator[list[Event]]:
        """The events of each move."""
        starts = [at for at, step in enumerate(story) if isinstance(step, Move)]
        for start, end in pairwise([*starts, len(story)]):
            move, *luck = story[start:end]
            assert isinstance(move, Move)
            yield self.play(move, *[outcome for outcome in luck if not isinstance(outcome, Move)])

    def preview(self, move: Move) -> Preview:
        return self.game.preview(self.state, move)

    def prospects(self, move: Move) -> tuple[Prospect, ...]:
        """What the asked seat is told beforehand besides the preview."""
        asked = self.state.asked()
        assert asked is not None
        return asked.prospects(self.state, move)


def chosen(kind: type[P], game: Game[Any], players: int, options: dict[str, object]) -> P:
    """Checked options for a match of so many players."""
    given = make_options(kind, game.seats, {"players": players, **options})
    assert isinstance(given, kind)
    return given


def opened(
    game: Game[Any], players: int, luck: Sequence[int | str], options: dict[str, object]
) -> tuple[Any, list[Event]]:
    """A new match with exactly these outcomes of chance, and its first events."""
    given = chosen(game.options_type, game, players, options)
    chance = ScriptedChance(luck)
    log: list[Event] = []
    state = game.start(given, chance, log)
    assert not chance.outcomes, f"luck left over: {chance.outcomes}"
    return state, log


# --- reading what happened


def kinds(events: list[Event]) -> list[str]:
    return [kind_of(event) for event in events]
