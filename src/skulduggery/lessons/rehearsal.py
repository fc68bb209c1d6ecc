"""Plays a lesson's script with the engine and keeps what the learner will see at each step."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ..core.chance import ImpossibleOutcome, OutcomeNeeded, ScriptedChance
from ..core.game import Game
from ..core.messages import Choice, Event, Move, Refusal, Target, kind_of
from ..core.options import make_options
from ..core.outlook import outlook
from ..core.refusals import Refused
from ..core.table import Table, read_move
from .lesson import Lesson, LessonStep, Passage, Reason
from .script import Act, BadLesson, Outcome, Script, ScriptStep

PARTS = ("mat", "crew")  # parts of the page that the parrot may also point at
NO_LUCK: tuple[Outcome, ...] = ()


def teach(game: Game[Any], script: Script) -> Lesson:
    """The lesson. Raises `BadLesson` if the script does not fit the rules."""
    rehearsal = Rehearsal(game, script)
    steps = tuple(rehearsal.step(number, step) for number, step in enumerate(script.steps, start=1))
    return Lesson(game.key, script.options, script.seat, script.crew, steps)


class Rehearsal:
    """The match of a lesson: an ordinary match with scripted chance."""

    def __init__(self, game: Game[Any], script: Script) -> None:
        self.game = game
        self.seat = script.seat
        self.where = "the setup"
        luck = self.chance(script.luck)
        with self.named():
            options = make_options(game.options_type, game.seats, script.options)
            self.table: Table[Any] = Table(game, options, None, luck=luck)
        if len(script.crew) != options.players or script.crew[script.seat]:
            raise self.bad("crew names every seat but the learner's")
        self.used_up(luck)
        self.passages = [self.passage(self.table.opening, skipped=False)]

    def step(self, number: int, step: ScriptStep) -> LessonStep:
        self.where = f"step {number} ({step.say})"
        for act in step.skipped:
            self.play(act)
        if step.skipped:
            self.passages.append(self.passage([], skipped=True))
        for act in step.shown:
            self.watch(act)
        passages, self.passages = tuple(self.passages), []
        told = self.lesson_step(step, passages)
        if step.play is not None:
            self.watch(step.play)
        return told

    def lesson_step(self, step: ScriptStep, passages: tuple[Passage, ...]) -> LessonStep:
        state = self.table.state
        seen = outlook(self.game, state, self.seat)
        choices = seen.choices if step.play is not None else ()
        expected = None if step.play is None else self.expected(self.move_of(step.play), choices)
        return LessonStep(
            sentence=f"lesson-{step.say}",
            passages=passages,
            view=seen.view,
            asked=seen.asked,
            choices=choices,
            expected=expected,
            reasons=self.reasons() if choices else (),
            points=self.points(step.point) or tuple(key_of(target) for target in self.aims(choices, expected)),
            result=self.game.result(state),
        )

    def expected(self, move: Move, choices: tuple[Choice, ...]) -> int:
        for number, choice in enumerate(choices):
            if choice.move == move:
                return number
        raise self.bad(f"the learner is not offered {move}, but {[choice.move for choice in choices]}")

    def reasons(self) -> tuple[Reason, ...]:
        """For every target without a choice: why it cannot be chosen."""
        state = self.table.state
        found: dict[Refusal, list[str]] = {}
        for target in self.game.targets(state):
            refusal = self.game.why_not(state, target)
            if refusal is not None:
                found.setdefault(refusal, []).append(key_of(target))
        return tuple(Reason(refusal, tuple(targets)) for refusal, targets in found.items())

    def points(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        known = {*PARTS, *(key_of(target) for target in self.game.targets(self.table.state))}
        if unknown := [point for point in wanted if point not in known]:
            raise self.bad(f"nothing there is called {unknown[0]!r}")
        return wanted

    def aims(self, choices: tuple[Choice, ...], expected: int | None) -> tuple[Target, ...]:
        """What the learner must tap: the first target of the expected choice."""
        return () if expected is None else choices[expected].targets[:1]

    def watch(self, act: Act) -> None:
        self.passages.append(self.passage(self.play(act), skipped=False))

    def play(self, act: Act) -> list[Event]:
        """Make a move for the seat that is asked, and then all forced moves, as at a real table."""
        asked = self.table.state.asked()
        if asked is None:
            raise self.bad("the match is over already")
        luck = self.chance(act.luck)
        with self.named():
            events = self.table.play(asked.seat, self.move_of(act), luck)
            while (forced := self.table.play_forced(ScriptedChance(NO_LUCK))) is not None:
                events += forced.events
        self.used_up(luck)
        return events

    def passage(self, events: list[Event], skipped: bool) -> Passage:
        seen, telling = outlook(self.game, self.table.state, self.seat), self.game.telling
        told = tuple(event.seen_by(self.seat) for event in events)
        rules = tuple(telling.rule_in_log(event) for event in told)
        weights = telling.weights(events, self.table.state, self.seat)
        return Passage(seen.view, told, rules, weights, seen.asked, skipped)

    def chance(self, luck: tuple[Outcome, ...]) -> ScriptedChance:
        return ScriptedChance([self.game.name_in_deck(each) if isinstance(each, str) else each for each in luck])

    def move_of(self, act: Act) -> Move:
        with self.named():
            return read_move(self.game, msgspec.json.encode(act.move))

    def used_up(self, luck: ScriptedChance) -> None:
        if luck.outcomes:
            raise self.bad(f"luck left over: {luck.outcomes}")

    @contextmanager
    def named(self) -> Iterator[None]:
        """Turn any error of the rules or of chance into a `BadLesson` that names the place in the script."""
        try:
            yield
        except (Refused, OutcomeNeeded, ImpossibleOutcome) as error:
            raise self.bad(str(error)) from None

    def bad(self, why: str) -> BadLesson:
        return BadLesson(f"{self.where}: {why}")


def key_of(target: Target) -> str:
    """A target as the page names it: `place K8`."""
    return f"{kind_of(target)} {msgspec.structs.astuple(target)[0]}"
