"""Plays one match of a report, and notes what a designer wants to know of it."""

from functools import cache
from typing import Any

import msgspec

from ...bots.chances import chances_for
from ...core.chance import FastChance
from ...core.game import Game, State
from ...core.messages import Event
from ...core.options import Options
from ...games import game_called
from ..duel import chosen_from, derived
from .choices import Choices, ChoiceWatcher
from .plan import Plan, Sitting, bots_for
from .tension import Tension, tension_of
from .things import Things, ThingWatcher

TURN = "turn"


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
    """It depends on the arguments only. Runs in a worker."""
    return Watcher(sitting, plan, seed).play()


@cache
def landmarks_of(key: str, options: Options) -> dict[str, tuple[str, str]]:
    chart = game_called(key).chart(options)
    return {} if chart is None else chart.landmarks()


class Watcher:
    """Plays one match. Looking at it changes nothing: it is the match that `duel.play_bots` plays."""

    def __init__(self, sitting: Sitting, plan: Plan, seed: int) -> None:
        self.sitting = sitting
        self.game: Game[Any] = game_called(plan.game)
        self.options = plan.variants[sitting.variant]
        dice = plan.dice_at(sitting, seed)
        self.bots = bots_for(plan.bots_at(sitting), self.game, dice)
        self.dice, self.dreams = FastChance(derived(dice, "dice", 0)), FastChance(derived(dice, "dreams", 0))
        self.opening: list[Event] = []
        self.state: State = self.game.start(self.options, self.dice, self.opening)
        self.chances = chances_for(self.game)
        self.series: list[list[float]] = []
        self.turns = self.changes = 0
        self.choices = ChoiceWatcher(self.game, derived(dice, "report", sitting.variant))
        self.things = ThingWatcher(self.state, self.options.players, landmarks_of(plan.game, self.options))

    def play(self) -> Watched:
        asked = self.state.asked()
        first = before = 0 if asked is None else asked.seat
        self.look(self.opening, first, new_seat=False)
        self.note_turn()
        while asked is not None:
            legal = asked.moves(self.state)
            self.choices.note(self.state, asked, legal, compare=bool(self.series[-1]))
            move = chosen_from(legal, self.game, self.state, asked, self.bots[asked.seat], self.dreams)
            self.look(self.game.apply(self.state, move, self.dice), asked.seat, asked.seat != before)
            before = asked.seat
            asked = self.state.asked()
        self.note_turn()
        return self.result(first)

    def look(self, events: list[Event], mover: int, new_seat: bool) -> None:
        """A turn begins where an event says so; in a game without such events, where another seat is asked."""
        mark = self.game.telling.mark
        begins = False
        for event in events:
            self.things.note(event, mover)
            if mark(event) == TURN:
                self.turns += 1
                begins = True
        self.changes += new_seat
        if begins or (new_seat and not self.turns):
            self.note_turn()

    def note_turn(self) -> None:
        chances = self.chances.of(self.state)
        self.series.append(chances)
        self.things.end_turn(chances)

    def result(self, first: int) -> Watched:
        result = self.game.result(self.state)
        assert result is not None, "a match without a next decision is over"
        players = self.options.players
        teams = tuple(self.state.team_of(seat) for seat in range(players))
        known = self.series if all(self.series) else []
        return Watched(
            self.sitting,
            result.places,
            result.scores,
            teams,
            first,
            (self.turns or self.changes + 1) / players,
            self.choices.result(),
            tension_of(known, result, teams),
            msgspec.Raw(msgspec.json.encode(self.things.result())),
        )
