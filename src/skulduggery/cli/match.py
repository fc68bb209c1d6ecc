"""A match at this terminal: the table, its seats, the events so far, and the file."""

import hashlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..bots import make_bot
from ..bots.bot import Bot
from ..bots.search.advice import Advice, advise
from ..bots.search.budget import FINAL, budget_for_advice
from ..core.chance import FastChance
from ..core.game import AnyState, Game, Reaction
from ..core.messages import Event, Move
from ..core.options import Options
from ..core.orders import lets_pass
from ..core.record import Played, Record, Undone
from ..core.replay import Replay, verify
from ..core.table import Table
from ..text import Wording
from .logbook import Logbook
from .seats import Seat, seats_in
from .story import TABLE, Story

ORDERS = ("fits", "involved", "never", "ask")  # the usual one first


class Match:
    """Every change of the table is written to the file before anything else happens."""

    def __init__(self, table: Table[Any], seats: Sequence[Seat], book: Logbook, story: Story) -> None:
        self.table = table
        self.game: Game[Any] = table.game
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.book = book
        self.story = story
        self.order = ORDERS[0]
        self.acts = 0  # moves in this session that were no passes: reactions are asked for anew after each
        self.luck = FastChance(self.private_seed(TABLE))
        self.bots = [self.hire(number, seat) for number, seat in enumerate(seats)]

    @classmethod
    def begin(cls, game: Game[Any], options: Options, seed: bytes, seats: Sequence[Seat], path: Path) -> "Match":
        table: Table[Any] = Table(game, options, seed)
        for number, seat in enumerate(seats):
            table.seat_taken(number, seat.name, seat.level)
        story = Story()
        story.add(0, TABLE, table.opening)
        return cls(table, seats, Logbook.begin(path, table.record()), story)

    @classmethod
    def resume(cls, game: Game[Any], record: Record, book: Logbook, wording: Wording) -> "Match":
        verify(game, record)
        replay = Replay(game, record)
        story = story_of(replay)
        table = replay.resume()
        return cls(table, seats_in(record, table.options.players, wording), book, story)

    @property
    def state(self) -> AnyState:
        state: AnyState = self.table.state
        return state

    def reaction(self) -> Reaction | None:
        asked = self.state.asked()
        return None if asked is None else asked.reaction(self.state)

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def play(self, seat: int, move: Move) -> list[Event]:
        reaction = self.reaction()
        events = self.table.play(seat, move)
        self.acts += reaction is None or move != reaction.passing
        self.keep(seat, events)
        return events

    def has_orders(self) -> bool:
        """Whether one person among bots may be asked to react to others."""
        return len(self.people()) == 1 and bool(self.game.reactions_with(self.table.options))

    def play_ordered(self) -> bool:
        """Passes in a reaction window, if the standing order of the only person says so. Returns whether it did.

        Several people are always asked: a missing question would tell the others something about a hand.
        """
        asked = self.state.asked()
        if asked is None or self.people() != [asked.seat]:
            return False
        reaction = asked.reaction(self.state)
        if reaction is None or reaction.wanted:
            return False
        can_act = len(self.game.legal_moves(self.state)) > 1
        if not lets_pass(self.order, asked.seat in reaction.about, lambda: can_act):
            return False
        self.play(asked.seat, reaction.passing)
        return True

    def play_forced(self, rolls: bool) -> bool:
        """Plays a forced move. With `rolls` also rolls and draws. Returns whether there was one.

        One person against bots is not asked if there is only one choice, except by order, or if she has stopped the
        game to be asked. Among several people a decision that is `always_asked` is asked nevertheless: a missing
        question would reveal something about a hand.
        """
        reaction = self.reaction()
        is_wanted = self.order == "ask" or (reaction is not None and reaction.wanted)
        forced = self.table.play_forced(rolls=rolls, alone=len(self.people()) < 2 and not is_wanted)
        if forced is not None:
            self.acts += 1
            self.keep(forced.seat, forced.events)
        return forced is not None

    def keep(self, seat: int, events: Sequence[Event]) -> None:
        """Writes the newest entry to the file, and adds its events to the story."""
        self.book.append(self.table.entries[-1])
        self.story.add(self.table.number, seat, events)

    def time_is_up(self) -> None:
        """Makes the moves of the table itself. There are none if the time was already over before."""
        for move in self.game.table_moves(self.state):
            self.acts += 1
            self.keep(TABLE, self.table.play_for_table(move))

    def interruption(self, seat: int) -> Move | None:
        """The table's move with which a seat stops the match to react."""
        return self.game.interruption(self.state, seat)

    def interrupt(self, seat: int) -> None:
        move = self.interruption(seat)
        assert move is not None, "only who may interrupt does"
        self.acts += 1
        self.keep(seat, self.table.play_for_table(move))

    def has_interruptions(self) -> bool:
        """Whether a person may interrupt what is asked now."""
        return any(self.interruption(seat) is not None for seat in self.people())

    def undo(self, seat: int) -> int:
        """Takes the last choice back. Returns how many moves that were."""
        undone = self.table.undo(seat)
        self.acts += 1
        self.book.append(self.table.entries[-1])
        self.story.take_back(self.table.number)
        return undone

    def bot_move(self, seat: int) -> Move:
        bot = self.bots[seat]
        assert bot is not None, "people choose for themselves"
        legal = self.game.legal_moves(self.state)
        return bot.choose(seat, legal, lambda: self.game.resample(self.state, seat, self.luck))

    def advice(self, seat: int) -> list[Advice]:
        """What the seat could do, found from what it sees."""
        legal, seed = self.game.legal_moves(self.state), self.luck.below(1 << 32)
        imagine = partial(self.game.resample, self.state, seat, self.luck)
        return advise(self.game, seat, legal, imagine, seed, budget_for_advice(FINAL, 1.0))

    def hire(self, number: int, seat: Seat) -> Bot | None:
        return None if seat.level is None else make_bot(seat.level, self.game, self.private_seed(number))

    def private_seed(self, seat: int) -> int:
        """The seed of the bots: the same for the same match seed, and independent of the dice."""
        text = f"{self.table.header.server_seed}:{seat}:{self.table.number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def story_of(replay: Replay) -> Story:
    """Plays a record from its first entry to its last, and tells it."""
    story = Story()
    story.add(0, TABLE, replay.table.opening)
    while not replay.finished():
        entry = replay.record.entries[replay.at]
        events = replay.play_next()
        if isinstance(entry, Undone):
            story.take_back(entry.to)
        story.add(replay.table.number, entry.seat if isinstance(entry, Played) else TABLE, events)
    return story
