"""Refusals that no single game owns: the table's, the options' and the record's."""

from .fields import PlaceId, SeatNumber
from .messages import Refusal


class Refused(Exception):
    """Something was asked that cannot be; `refusal` says why, in figures. Texts are made elsewhere."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["Refused"], tuple[Refusal]]:
        """How a refusal is pickled, so that one that is raised in a worker arrives whole."""
        return type(self), (self.refusal,)


class IllegalMove(Refused):
    """A move that is not legal now, or not for this seat. The state is unchanged."""


class BadOptions(Refused):
    """The match was not created."""


class BadRecord(Refused):
    """The record is broken, foreign or was edited."""


# --- at the table


class MatchOver(Refusal, frozen=True):
    pass


class NotYourTurn(Refusal, frozen=True):
    asked: SeatNumber


class NotOffered(Refusal, frozen=True):
    """Well-formed, but not among the legal moves."""

    move: str


class UnknownMove(Refusal, frozen=True):
    """What was sent is no move of this game at all."""

    detail: str


class UnknownTarget(Refusal, frozen=True):
    pass


class Occupied(Refusal, frozen=True):
    """Something stands there already."""

    place: PlaceId


class NothingToUndo(Refusal, frozen=True):
    """Luck, a revelation or somebody else's decision lies in between."""


class NoSuchSeat(Refusal, frozen=True):
    seats: int


# --- options


class UnknownGame(Refusal, frozen=True):
    game: str
    known: tuple[str, ...]


class UnknownOption(Refusal, frozen=True):
    option: str
    known: tuple[str, ...]


class BadBot(Refusal, frozen=True):
    """A bot of somebody's own cannot be used."""

    bot: str
    detail: str


class BadOption(Refusal, frozen=True):
    option: str
    given: str
    expected: str


class BadNonce(Refusal, frozen=True):
    """A seat's share of the luck is one line of 1 to 64 characters: so no two lists of nonces read alike."""


# --- records


class NotARecord(Refusal, frozen=True):
    line: int


class BrokenLine(Refusal, frozen=True):
    line: int
    detail: str


class UnknownFormat(Refusal, frozen=True):
    found: int
    expected: int


class OtherRules(Refusal, frozen=True):
    """Made by another version of the rules: the engine of today would tell another story."""

    game: str
    found: int
    expected: int


class OtherParts(Refusal, frozen=True):
    """Played with another board or other tables than the game has here. Hashes; empty: the game's own parts."""

    game: str
    found: str
    expected: str


class WrongNumber(Refusal, frozen=True):
    line: int
    found: int
    expected: int


class BrokenChain(Refusal, frozen=True):
    """The hash of this line does not follow from the lines before it."""

    line: int


class WrongCommitment(Refusal, frozen=True):
    """The revealed seed is not the one promised at the start (or at a fork)."""

    line: int = 1


class WrongPledge(Refusal, frozen=True):
    """The nonce of a seat is not the one that was promised before any nonce was told."""

    line: int
    seat: int  # counted from 1


class SeedHidden(Refusal, frozen=True):
    """The seed has not been revealed, so the dice cannot be recomputed."""


class NotInRecord(Refusal, frozen=True):
    """Nothing in the record has this number, or nothing is left to be played there."""

    number: int


class WrongDraw(Refusal, frozen=True):
    line: int
    draw: int
    found: str
    expected: str


class NoStart(Refusal, frozen=True):
    """The line of the setup is missing."""

    line: int


class MissingLuck(Refusal, frozen=True):
    """The move needs luck that was not recorded with it, or other luck than that."""

    line: int


class BrokenMove(Refusal, frozen=True):
    """The line cannot be played; `why` is the kind of the refusal the table gave."""

    line: int
    why: str


class OtherEvents(Refusal, frozen=True):
    """The move is legal, but something else happens than was recorded."""

    line: int
