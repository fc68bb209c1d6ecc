"""A match told afterwards: what one viewer saw move by move, and what the whole evening came to. Never compiled."""

from typing import Literal

import msgspec

from .fields import BySeat, SeatNumber
from .messages import Event, Question, Result, ScoreLine, View
from .options import OptionValue

# How much an event weighs for a viewer: `own` touches their ships, cards or money; `weighty` is worth everybody's time.
Weight = Literal["routine", "weighty", "own"]


class Roll(msgspec.Struct, frozen=True):
    """One die that fell for a seat: a value from 1 to `sides`."""

    seat: SeatNumber
    sides: int
    value: int


class Award(msgspec.Struct, frozen=True):
    """`best`: no other seat did more of it."""

    seat: SeatNumber
    feat: str
    amount: int
    best: bool


class Streak(msgspec.Struct, frozen=True):
    """The same value so many times in a row; one in `one_in` series of rolls as long as this one has such a streak."""

    value: int
    length: int
    one_in: int


class Luck(msgspec.Struct, frozen=True):
    """The dice of a seat: their mean, beside the band that 19 of 20 series of as many fair rolls stay within."""

    seat: SeatNumber
    sides: int
    rolls: int
    mean: float
    expected: float
    low: float
    high: float
    one_in: int  # how rare a mean at least as far from the expected one is
    streak: Streak | None


class Decisive(msgspec.Struct, frozen=True):
    """The moment from which the winner was never caught again."""

    number: int
    seat: SeatNumber
    event: Event
    rule: str


class Chronicle(msgspec.Struct, frozen=True):
    """What a finished match came to; nothing in it is secret any more."""

    result: Result
    teams: BySeat[int]  # where there are none, everybody is one
    sheet: BySeat[tuple[ScoreLine, ...]]
    awards: tuple[Award, ...]  # one for every seat, by seat
    luck: tuple[Luck, ...]
    decisive: Decisive | None
    worth: tuple[tuple[int, tuple[int, ...]], ...]  # (entry number, wealth by seat), where it changed
    turns: int
    seconds: int | None  # None: nobody looked at a clock (a file of the command line)


class Moment(msgspec.Struct, frozen=True):
    """The match after one entry that counts, as the story's viewer saw it."""

    number: int
    seat: SeatNumber | None  # who moved; None: the setup, or the table itself
    view: View
    events: tuple[Event, ...]
    rules: tuple[str, ...]
    asked: Question | None
    marks: tuple[str, ...]  # for the timeline: turn, fight, loss, prize
    worth: BySeat[int]  # wealth by seat, as far as the viewer knows it
    rolls: tuple[Roll, ...]
    weights: tuple[Weight, ...]  # of the events


class Player(msgspec.Struct, frozen=True):
    """Who held a seat at the end: a bot's level if it was one."""

    name: str
    bot: str | None


class FormerName(msgspec.Struct, frozen=True):
    """Who held a seat before; who reads what happened then reads this name. A bot that stands in keeps the name."""

    seat: SeatNumber
    name: str
    until: int  # the entry from which on the seat has another name, or another kind of holder
    other: bool  # somebody else with another name held the seat
    bot: str | None = None  # its level, if a bot held the seat


class Story(msgspec.Struct, frozen=True):
    """`viewer` None: an outsider. Moves that were taken back are not told."""

    game: str
    version: int
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    viewer: int | None
    viewers: tuple[int | None, ...]  # whose eyes may be asked for
    over: bool
    result: Result | None
    moments: tuple[Moment, ...]
    former: tuple[FormerName, ...]  # the oldest first
