"""THE CONTRACT: what a game must answer. Everything else in Skulduggery stands on these three classes."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from .chance import NO_LUCK, Chance, OutcomeNeeded
from .messages import Event, Figure, Move, Preview, Question, Refusal, Result, ScoreLine, Target, View
from .options import Options
from .refusals import MatchOver, UnknownTarget


class Reaction:
    """A question that goes round: the move that lets it pass, and who is asked in turn if all do, the asked seat first.

    All of it is public. Until somebody acts, a pass changes nothing for those who are still to be asked.
    """

    def __init__(self, passing: Move, seats: tuple[int, ...]) -> None:
        self.passing = passing
        self.seats = seats


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decision(ABC):
    """A question put to one seat. Never changes, so copies of a state share it; holds nothing secret."""

    kind: ClassVar[str]  # the specification's name, and the key of its text
    rule: ClassVar[str]
    luck: ClassVar[bool] = False  # its move rolls or draws: people like to do that themselves
    always_asked: ClassVar[bool] = False  # a single choice played unasked would tell about hidden things

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def moves(self, state: Any) -> list[Move]:
        """The legal moves: the only word on legality."""

    @abstractmethod
    def resolve(self, state: Any, move: Any, chance: Chance, log: list[Event]) -> None:
        """Carry out a legal move. The decision has been taken off the stack already."""

    @abstractmethod
    def targets(self, state: Any) -> list[Target]:
        """Everything a person could point at now, legal or not."""

    @abstractmethod
    def targets_of(self, move: Any) -> tuple[Target, ...]:
        """What a person points at to choose this move."""

    @abstractmethod
    def refusal(self, state: Any, target: Target) -> Refusal:
        """Why no legal move has this target, from what the asked seat may know."""

    def figures(self, state: Any) -> dict[str, Figure]:
        """The public figures of the question's sentence."""
        return {}

    def reaction(self, state: Any) -> Reaction | None:
        """Where seats are asked one after the other whether they act (its kind is one of `Game.reactions`)."""
        return None

    def path(self, state: Any, move: Any) -> tuple[str, ...]:
        """The way shown for a move whose events do not show it (yet)."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """The whole truth about a match. Plain data: no luck, no clock, no people. Can be pickled, for bots' workers."""

    pending: list[Decision]  # a stack: the last is being asked; empty means the game is over

    @abstractmethod
    def copy(self) -> "State":
        """A state that shares nothing which changes."""

    def team_of(self, seat: int) -> int:
        """The team a seat plays for; without teams each seat is its own."""
        return seat

    def whose_turn(self) -> int | None:
        """The seat whose turn it is, whoever is asked; games with reactions know it."""
        return None

    def ships_of(self, seat: int) -> list[str]:
        """The ids of the ships (or other pieces) a seat commands."""
        return []


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game; holds no match."""

    key: ClassVar[str]  # class variables: the compiled engine would not find them on interpreted games otherwise
    version: ClassVar[int]  # goes up when an old record would replay differently
    seats: ClassVar[range]  # how many may play
    options_type: ClassVar[type[Options]]
    move_type: ClassVar[Any]  # the union of the game's moves: decoding against it is the check for garbage
    listed: ClassVar[bool] = True  # False: a sample or test game, not shown to players
    reactions: ClassVar[tuple[str, ...]] = ()  # kinds of decisions that go round: seats may answer before their turn
    first_seat_begins: ClassVar[bool] = False  # no luck decides who starts: for a rematch everybody moves up a seat

    @abstractmethod
    def start(self, options: Any, chance: Chance, log: list[Event]) -> S:
        """Set up a match; the luck of the setup is the first that is pulled."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What `seat` (None: a spectator) knows."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that `seat` cannot know is dealt anew."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places and scores once the game is over."""

    @abstractmethod
    def all_moves(self, options: Any) -> list[Move]:
        """Every move there can be, in an order that is only ever appended to: the index is the action id."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each card, coin and token there are. These numbers never change in a match."""

    def worth(self, view: Any) -> tuple[int, ...]:
        """The wealth of each seat, as far as this view knows it: the line under a replay. Empty: there is none."""
        return ()

    def score_sheet(self, state: S) -> tuple[tuple[ScoreLine, ...], ...]:
        """What the scores are made of, by seat, once the game is over. Empty: the score says it all."""
        return ()

    def minutes(self, options: Any) -> int | None:
        """How long is played, where the options set a time: then the table makes its moves. The rules read no clock."""
        return None

    def table_moves(self, state: S) -> list[Move]:
        """Moves the table itself may make now that its time is over (a last call)."""
        return []

    def apply_table_move(self, state: S, move: Move, chance: Chance) -> list[Event]:
        """Change `state` by one of `table_moves`."""
        raise NotImplementedError(f"{self.key} has no table moves")

    def name_in_deck(self, card: str) -> str:
        """What a card's id is called where it is drawn: decks may hold numbers. For luck that is scripted by people."""
        return card

    def legal_moves(self, state: S) -> list[Move]:
        return state.pending[-1].moves(state) if state.pending else []

    def apply(self, state: S, move: Move, chance: Chance) -> list[Event]:
        """Change `state` by a legal `move`; tell what happened."""
        log: list[Event] = []
        state.pending.pop().resolve(state, move, chance, log)
        return log

    def question(self, state: S) -> Question | None:
        if not state.pending:
            return None
        asked = state.pending[-1]
        return Question(asked.seat, asked.kind, asked.rule, asked.luck, asked.figures(state))

    def targets(self, state: S) -> list[Target]:
        return state.pending[-1].targets(state) if state.pending else []

    def why_not(self, state: S, target: Target) -> Refusal | None:
        """None where a legal move has this target; otherwise the reason."""
        if not state.pending:
            return MatchOver("")
        asked = state.pending[-1]
        if target not in asked.targets(state):
            return UnknownTarget("")
        if any(target in asked.targets_of(move) for move in asked.moves(state)):
            return None
        return asked.refusal(state, target)

    def preview(self, state: S, move: Move) -> Preview:
        """Try the move on a copy, and tell what is certain: all before luck is pulled or a secret comes out."""
        asked = state.pending[-1]
        trial, log = state.copy(), list[Event]()
        trial.pending.pop()
        try:
            asked.resolve(trial, move, NO_LUCK, log)
        except OutcomeNeeded:
            pass
        certain: list[Event] = []
        path: tuple[str, ...] = ()
        for event in log:
            if event.reveals_to(asked.seat):
                break
            if event.previewed:
                seen = event.seen_by(asked.seat)
                certain.append(seen)
                path = path or seen.trail()
        return Preview(path or asked.path(state, move), tuple(certain))


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game[S]):
    """A game in which everybody sees everything: there is nothing to deal anew."""

    def resample(self, state: S, seat: int | None, chance: Chance) -> S:
        return cast(S, state.copy())  # a copy of an S is an S
