"""`review`: the chances, decisive moments, mistakes and throws of a finished match, as text."""

import argparse

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from ..bots.review.messages import Mistake, Review, Swing, Throw
from ..bots.review.reviewer import Reviewer
from ..core.messages import Choice, Event
from ..games import game_called
from ..text.choices import choice_text
from ..text.crew import Crew, fleet_of
from .archive import chosen_record
from .command import Command
from .complaints import Complaint
from .parser import argument, flag
from .seats import seats_in
from .terminal import Terminal

EFFORT = 6  # between two steps of the progress bar
ROWS = 16  # of the table of chances, at most


class Arguments(argparse.Namespace):
    file: str | None = argument("file", nargs="?")
    bots: bool = flag("--bots", action="store_true")


def run(terminal: Terminal, arguments: Arguments) -> int:
    record = chosen_record(arguments.file, "review")
    game = game_called(record.header.game)
    terminal.speak_of(game)
    reviewer = Reviewer(game, record, arguments.bots)
    tale = reviewer.match.tale
    if not tale.is_over:
        raise Complaint("cli-unfinished", moves=tale.beats[-1].moves)
    names = [seat.name for seat in seats_in(record, tale.seats, terminal.wording)]
    Page(terminal, reviewer, names).write(whole(terminal, reviewer))
    return 0


def whole(terminal: Terminal, reviewer: Reviewer) -> Review:
    """The finished review. It takes a while, so a bar shows how far it is."""
    review = reviewer.first()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(terminal.wording.say("review-loading"), total=None)
        while not review.done:
            review = reviewer.further(review, EFFORT)
            bar.update(task, total=review.pieces, completed=review.looked)
    return review


class Page:
    """Writes a review. The number before a line is that of the move, as `replay` tells it."""

    def __init__(self, terminal: Terminal, reviewer: Reviewer, names: list[str]) -> None:
        self.terminal = terminal
        self.say = terminal.wording.say
        tale = reviewer.match.tale
        self.moves = {beat.number: beat.moves for beat in tale.beats}
        self.turns = reviewer.match.turns()
        self.crew = Crew(names, None, fleet_of(tale.game.view(tale.beats[-1].state, None)))

    def write(self, review: Review) -> None:
        self.terminal.say(f"review-meaning-{review.method}")
        if review.method == "none":
            return
        self.terminal.say("review-all-cards")
        self.terminal.show(self.chances(review))
        self.section("review-swings", [self.swing(swing) for swing in review.swings], "review-no-swings")
        for seat in review.people:
            self.terminal.write("")
            self.terminal.write(self.crew.names[seat])
            self.person(review, seat)

    def person(self, review: Review, seat: int) -> None:
        throws = [throw for throw in review.throws if throw.seat == seat]
        lucky = [throw for throw in throws if throw.chance > throw.expected]
        unlucky = [throw for throw in reversed(throws) if throw.chance < throw.expected]
        mistakes = [self.mistake(mistake) for mistake in review.mistakes if mistake.seat == seat]
        self.section("review-mistakes", mistakes, "review-no-mistakes")
        self.section("review-lucky", [self.throw(throw) for throw in lucky], "review-no-luck")
        self.section("review-unlucky", [self.throw(throw) for throw in unlucky], "review-no-luck")

    def section(self, title: str, lines: list[str], nothing: str) -> None:
        self.terminal.write("")
        self.terminal.say(title)
        for line in lines or [self.say(nothing)]:
            self.terminal.write(f"  {line}")

    def swing(self, swing: Swing) -> str:
        told = self.say(
            "review-swing",
            name=self.crew.names[swing.seat],
            rise=swing.after > swing.before,
            before=percent(swing.before),
            after=percent(swing.after),
        )
        return f"[{self.moves[swing.number]}] {told}. {self.event(swing.event)}"

    def mistake(self, mistake: Mistake) -> str:
        played = self.say("review-played", choice=self.choice(mistake.played, mistake.seat))
        better = self.say("review-better", choice=self.choice(mistake.better, mistake.seat))
        loss = self.say("review-loss", chance=percent(mistake.chance), best=percent(mistake.best))
        return f"[{self.moves[mistake.number]}] {played}. {better}. {loss}"

    def throw(self, throw: Throw) -> str:
        told = self.say("review-throw", chance=percent(throw.chance), expected=percent(throw.expected))
        return f"[{self.moves[throw.number]}] {self.event(throw.event)} {told}"

    def event(self, event: Event) -> str:
        return self.terminal.wording.tell(event, self.crew)

    def choice(self, choice: Choice, seat: int) -> str:
        asked = Crew(self.crew.names, seat, self.crew.fleet)
        return choice_text(self.terminal.wording, choice.move, choice.preview.effects, asked)

    def chances(self, review: Review) -> RenderableType:
        """The chances at the beginning of some turns, and at the end."""
        grid = Grid(title=self.say("review-chart"), box=None, title_justify="left", padding=(0, 2))
        grid.add_column(self.say("review-turn"), justify="right")
        for name in self.crew.names:
            grid.add_column(Text(name), justify="right")
        for turn, at in some(self.turns, ROWS):
            grid.add_row(str(turn), *self.row(review, at))
        grid.add_row(self.say("review-end"), *self.row(review, len(review.curve) - 1))
        return grid

    def row(self, review: Review, at: int) -> list[str]:
        return [self.say("review-percent", percent=percent(chance)) for chance in review.curve[at][1]]


def some(turns: list[int], most: int) -> list[tuple[int, int]]:
    """The numbers of turns, and the points of the curve with which they begin: evenly, at most so many."""
    step = -(-len(turns) // most)
    return [(turn, at) for turn, at in enumerate(turns) if turn % step == 0]


def percent(chance: float) -> int:
    return round(100 * chance)


COMMAND = Command(Arguments, run)
