"""A session at the table: asks people, lets bots play, and can be left at any time."""

import shlex
from time import monotonic, sleep

from ..core.game import Decision
from .dialogue import Dialogue
from .languages import OPTION
from .match import Match
from .ranking import ranking
from .screen import Screen
from .shared_window import SharedWindow
from .terminal import Leaving, Terminal

LIVE_PACE = 0.8  # seconds to read the turn of a bot


class Session:
    """Plays until the match is over or the person leaves."""

    def __init__(
        self, terminal: Terminal, match: Match, auto_roll: bool, pace: float, language: str | None = None
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.auto_roll = auto_roll
        self.pace = pace
        self.language = language  # set only if --language was given
        self.screen = Screen(terminal, match)
        self.screen.skip_old_news()
        self.shared = SharedWindow(terminal, match, self.screen)
        self.last_person: int | None = None
        self.confirmed = 0  # how many entries there were when somebody last pressed Enter
        minutes = match.game.minutes(match.table.options)
        self.until = None if minutes is None else monotonic() + minutes * 60  # each session has the full time

    def run(self) -> None:
        try:
            while (asked := self.match.state.asked()) is not None:
                self.go_on(asked)
        except (Leaving, KeyboardInterrupt):
            self.leave()
        else:
            self.finish()
        finally:
            self.match.book.settle()
            self.match.book.close()

    def go_on(self, asked: Decision) -> None:
        """One decision. Forced moves are played without asking (`Match.play_forced`)."""
        if self.until is not None and monotonic() >= self.until:
            self.match.time_is_up()
        if self.takes_back(asked.seat) or self.match.play_ordered() or self.match.play_forced(self.auto_roll):
            return
        if self.match.seats[asked.seat].is_person:
            self.ask(asked)
        else:
            self.match.play(asked.seat, self.match.bot_move(asked.seat))
            self.pause(asked.seat)

    def ask(self, asked: Decision) -> None:
        self.match.book.settle()
        if self.shared.is_called(asked):
            self.put_down()
            self.shared.call(asked)
        reaction = asked.reaction(self.match.state)
        if reaction is not None and self.shared.lets_pass(asked):
            self.match.play(asked.seat, reaction.passing)
            return
        self.hand_over(asked.seat)
        move = Dialogue(self.terminal, self.match, self.screen, asked.seat).decide()
        if move is not None:
            self.match.play(asked.seat, move)

    def takes_back(self, next_seat: int) -> bool:
        """Asks whether the last choice is taken back, before another seat acts and makes it final."""
        seat = self.screen.undoer(self.last_person)
        if seat is None or seat == next_seat or self.confirmed == len(self.match.table.entries):
            return False
        if self.auto_roll or not self.terminal.live or not self.screen.has_news(seat):
            return False  # a pass is not told, so there is nothing to think over
        self.screen.catch_up(seat, mid_game=True)
        wording = self.terminal.wording
        while answer := self.terminal.read(wording.say("cli-go-on") + " ").lower():
            if answer in wording.say("cli-words-undo").split():
                self.screen.take_back(seat)
                return True
            if answer in wording.say("cli-words-quit").split():
                raise Leaving
            self.terminal.say("cli-only-go-on", text=answer)
        self.confirmed = len(self.match.table.entries)
        return False

    def hand_over(self, seat: int) -> None:
        """Clears the screen and waits, if the next person may know different things."""
        if self.screen.look_for_secrets() and self.last_person != seat:
            self.terminal.clear()
            self.terminal.read(self.terminal.wording.say("cli-hand-over", name=self.match.names[seat]) + " ")
            self.terminal.clear()
        self.last_person = seat

    def put_down(self) -> None:
        """Clears the screen before everybody reads it, if it may show the secrets of one of them."""
        if self.screen.look_for_secrets() and self.last_person is not None:
            self.terminal.clear()
        self.last_person = None

    def pause(self, bot: int) -> None:
        """Gives time to read after the turn of a bot; not if people at the terminal know different things."""
        asked = self.match.state.asked()
        if not self.pace or asked is None or asked.seat == bot or self.screen.look_for_secrets():
            return
        self.screen.catch_up(self.onlooker(), mid_game=True)
        sleep(self.pace)

    def onlooker(self) -> int | None:
        """The seat whose view is shown while no person is asked."""
        people = self.match.people()
        return people[0] if people and not self.screen.secrets else None

    def leave(self) -> None:
        self.terminal.say("cli-left", command=self.command("play --resume"), link=self.match.table.head)

    def command(self, words: str) -> str:
        """A shell command for this match, to be copied."""
        language = f" {OPTION} {self.language}" if self.language else ""
        return f"skulduggery {words} {shlex.quote(str(self.match.book.path))}{language}"

    def finish(self) -> None:
        """Shows the last events, the public board, the ranking, and commands for the record."""
        reader = self.onlooker()
        self.screen.catch_up(reader)
        self.screen.draw_chart(self.screen.outlook(reader).view, None)
        if result := self.match.game.result(self.match.state):
            self.terminal.show(ranking(result, self.terminal.wording, self.match.names))
        self.terminal.say(
            "cli-finished", replay=self.command("replay"), verify=self.command("verify"), link=self.match.table.head
        )
