"""Plays one match of a report, and notes what a designer wants to know of it."""

from functools import cache
from typing import Any

import msgspec

from ...bots.chances import chances_for
from ...core.game import AnyState, Decision, Game
from ...core.messages import Event, Move
from ...core.options import Options
from ...games import game_called
from ..duel import Match, Onlooker, derived, play_bots, turns_in
from .choices import Choices, ChoiceWatcher
from .plan import Plan, Sitting, bots_for
from .tension import Tension, tension_of
from .things import Things, ThingWatcher


class Watched(msgspec.Struct, frozen=True):
    """One match. `first`: the seat that moved first. `rounds`: turns per seat. `things` stay packed: they are many."""

    work: Sitting
    places: tuple[int, ...]
    scores: tuple[int, ...]
    teams: tuple[int, ...]
    first: int
    rounds: float
    choices: Choices
    tension: Tension | None
    things: msgspec.Raw

    def won(self) -> list[float]:
        """Each seat's part of the win. Partners win together; rivals with the same place share it."""
        winners = {self.teams[seat] for seat, place in enumerate(self.places) if place == 1}
        return [1 / len(winners) if team in winners else 0.0 for team in self.teams]

    def unpacked(self) -> Things:
        return msgspec.json.decode(self.things, type=Things)


def watch(sitting: Sitting, plan: Plan, seed: int) -> Watched:
    """Plays and watches one match, which depends on the arguments only. Runs in a worker."""
    dice = plan.dice_at(sitting, seed)
    game, options = game_called(plan.game), plan.variants[sitting.variant]
    watcher = Watcher(game, options, derived(dice, "report", sitting.variant))
    match = play_bots(game, options, bots_for(plan.bots_at(sitting), game, dice), dice, watcher)
    return watcher.result(sitting, match)


@cache
def landmarks_of(key: str, options: Options) -> dict[str, tuple[str, str]]:
    chart = game_called(key).chart(options)
    return {} if chart is None else chart.landmarks()


class Watcher(Onlooker):
    """Notes what happens in one match, and the win chances at the beginning of every turn and at the end."""

    state: AnyState
    things: ThingWatcher

    def __init__(self, game: Game[Any], options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.chances = chances_for(game)
        self.series: list[list[float]] = []
        self.first = self.before = 0
        self.turns = 0
        self.choices = ChoiceWatcher(game, seed)

    def begins(self, state: AnyState, opening: list[Event]) -> None:
        asked = state.asked()
        self.first = self.before = 0 if asked is None else asked.seat
        self.state = state  # it changes while the match goes on
        self.things = ThingWatcher(state, self.options.players, landmarks_of(self.game.key, self.options))
        for event in opening:
            self.things.note(event, self.first)
        self.turns = turns_in(self.game, opening)
        self.note_turn()

    def asked(self, state: AnyState, asked: Decision, legal: list[Move]) -> None:
        self.choices.note(state, asked, legal, compare=bool(self.series[-1]))

    def played(self, state: AnyState, seat: int, events: list[Event], turns: int) -> None:
        """A turn begins where an event says so; in a game without such events, where another seat is asked."""
        for event in events:
            self.things.note(event, seat)
        self.turns += turns
        if turns or (seat != self.before and not self.turns):
            self.note_turn()
        self.before = seat

    def note_turn(self) -> None:
        chances = self.chances.of(self.state)
        self.series.append(chances)
        self.things.end_turn(chances)

    def result(self, sitting: Sitting, match: Match) -> Watched:
        self.note_turn()
        return Watched(
            sitting,
            match.result.places,
            match.result.scores,
            match.teams,
            self.first,
            match.rounds,
            self.choices.result(),
            tension_of(self.series if all(self.series) else [], match.result, match.teams),
            msgspec.Raw(msgspec.json.encode(self.things.result())),
        )
