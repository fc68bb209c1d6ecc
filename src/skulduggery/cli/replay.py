"""`replay`: shows a recorded match turn by turn, or continues it from one of its moves."""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ..core.game import Game
from ..core.record import Played, Record, Seated, Undone
from ..core.replay import Replay, read_options
from ..games import game_called
from ..text.crew import Crew, fleet_of
from ..text.wording import readable_name
from .archive import chosen_record
from .charts import chart_of
from .charts.scene import Scene
from .command import Command
from .complaints import Complaint
from .fork import fork_match
from .own_parts import tell_changes
from .parser import Number, argument, flag
from .ranking import ranking
from .seats import first_seats_in, seats_in
from .session import LIVE_PACE, Session
from .story import TABLE, LoggedEvent, Paragraph, paragraphs, told
from .terminal import Leaving, Terminal

OUTSIDER = "outsider"


class Arguments(argparse.Namespace):
    file: str | None = argument("file", nargs="?")
    start: int = flag("--from", value="number", type=Number("--from", least=0), default=0)
    seat: str = flag("--seat", value="seat", default=OUTSIDER)
    board: bool = flag("--board", action="store_true")
    fork: int | None = flag("--fork", value="number", type=Number("--fork", least=0))
    save: str | None = flag("--save", value="file")
    language: str | None


def run(terminal: Terminal, arguments: Arguments) -> int:
    record = chosen_record(arguments.file, "replay")
    game = game_called(record.header.game)
    terminal.speak_of(game)
    check(game, record)
    tell_changes(terminal, game.key)
    if arguments.fork is not None:
        play_on(terminal, game, record, arguments, arguments.fork)
        return 0
    with suppress(Leaving):
        Telling(terminal, game, record, arguments).run()
    return 0


def check(game: Game[Any], record: Record) -> None:
    """Refuses a record that cannot be replayed to its end, before anything is shown."""
    replay = Replay(game, record)
    while not replay.finished():
        replay.play_next()


def play_on(terminal: Terminal, game: Game[Any], record: Record, arguments: Arguments, move: int) -> None:
    """Continues the match from a move. Without a seat, the person takes over the first one."""
    names = [seat.name for seat in seats_in(record, read_options(game, record).players, terminal.wording)]
    seat = seat_called(arguments.seat, names) or 0
    match = fork_match(game, record, move, seat, names, arguments.save)
    promise = match.table.record().seal().commitment
    terminal.say("cli-forked", name=names[seat], moves=move, file=str(match.book.path), promise=promise)
    Session(terminal, match, False, LIVE_PACE if terminal.live else 0.0, arguments.language).run()


class Telling:
    """Reads the record entry by entry, and shows each turn when it is complete."""

    def __init__(self, terminal: Terminal, game: Game[Any], record: Record, arguments: Arguments) -> None:
        self.terminal = terminal
        self.game = game
        self.record = record
        self.replay = Replay(game, record)
        players = self.replay.table.options.players
        self.names = [seat.name for seat in first_seats_in(record, players, terminal.wording)]
        self.seat = seat_called(arguments.seat, [seat.name for seat in seats_in(record, players, terminal.wording)])
        self.start = arguments.start
        self.with_board = arguments.board
        self.waits = terminal.live
        self.untold: list[LoggedEvent] = [LoggedEvent(0, TABLE, event) for event in self.replay.table.opening]

    def run(self) -> None:
        while not self.replay.finished():
            self.take_step()
        self.say_turns(paragraphs(self.untold))
        result = self.game.result(self.replay.table.state)
        if result is None:
            self.terminal.say("cli-unfinished", moves=self.replay.table.number)
        else:
            self.terminal.show(ranking(result, self.terminal.wording, self.names))

    def take_step(self) -> None:
        entry = self.record.entries[self.replay.at]
        if isinstance(entry, Undone):
            self.say_untold()
        if isinstance(entry, Seated):
            self.note_name(entry)
        events = self.replay.play_next()
        if isinstance(entry, Undone) and self.replay.table.number >= self.start:
            self.terminal.say("cli-taken-back", name=self.names[entry.seat])
        mover = entry.seat if isinstance(entry, Played) else TABLE
        self.untold += [LoggedEvent(self.replay.table.number, mover, event) for event in events]
        turns = paragraphs(self.untold)
        self.say_turns(turns[:-1])
        self.untold = turns[-1] if turns else []

    def say_untold(self) -> None:
        self.say_turns(paragraphs(self.untold))
        self.untold = []

    def note_name(self, entry: Seated) -> None:
        """What happened before is told with the name that the seat had then."""
        name = readable_name(entry.name)
        if name and name != self.names[entry.seat]:
            self.say_untold()
            self.names[entry.seat] = name

    def say_turns(self, turns: Sequence[Paragraph]) -> None:
        for turn in turns:
            number = turn[-1].number
            if number >= self.start:
                self.terminal.write(f"[{number}] {told(turn, self.terminal.wording, self.crew(), self.seat)}")
                self.draw_board()
                self.wait()

    def crew(self) -> Crew:
        """Whoever sees it with the eyes of a seat still reads the names of all."""
        return Crew(self.names, None, fleet_of(self.game.view(self.replay.table.state, None)))

    def draw_board(self) -> None:
        if self.with_board:
            view = self.game.view(self.replay.table.state, self.seat)
            scene = Scene(view, {}, self.names, self.terminal.wording, self.terminal.width)
            self.terminal.show(chart_of(self.game.key)(scene))

    def wait(self) -> None:
        """Waits: Enter shows the next turn, `q` stops, any other word shows the rest at once."""
        if not self.waits:
            return
        answer = self.terminal.read(self.terminal.wording.say("cli-next-turn") + " ").lower()
        if answer in self.terminal.wording.say("cli-words-quit").split():
            raise Leaving
        self.waits = not answer


def seat_called(text: str, names: Sequence[str]) -> int | None:
    """A seat by its number (from 1) or its player's name; None is the outsider."""
    if text.lower() == OUTSIDER:
        return None
    for seat, name in enumerate(names):
        if text.lower() in (str(seat + 1), name.lower()):
            return seat
    raise Complaint("cli-unknown-seat", seat=text, known=", ".join(names), players=len(names))


COMMAND = Command(Arguments, run)
