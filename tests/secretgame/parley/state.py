"""The state of a match of Parley: data, `copy` and small questions."""

from skulduggery.core.game import Pending, State

from .options import ParleyOptions

CARDS = [suit + str(value) for suit in "ABCD" for value in range(1, 6)]
FIRST_CARDS = 3
MOST_CARDS = 4  # times four players: the bag never runs dry
COINS = 4


class FaceDown:
    """A card in a row, and who knows it: a bit per seat."""

    def __init__(self, card: str, known: int) -> None:
        self.card = card
        self.known = known

    def copy(self) -> "FaceDown":
        return FaceDown(self.card, self.known)

    def is_known_to(self, seat: int | None) -> bool:
        return seat is not None and bool(self.known >> seat & 1)

    def knowers(self) -> tuple[int, ...]:
        return seats_of(self.known)


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Parley(State):
    """Lists are by seat."""

    __slots__ = ("active", "coins", "deck", "discards", "last_round", "options", "round", "rows")

    def __init__(self, options: ParleyOptions) -> None:
        self.options = options
        self.pending: list[Pending] = []
        self.deck: list[str] = list(CARDS)  # a bag: its order means nothing
        self.discards: list[str] = []
        self.rows: list[list[FaceDown]] = [[] for _ in range(options.players)]
        self.coins: list[int] = [COINS] * options.players
        self.active = 0
        self.round = 0
        self.last_round = options.rounds

    def copy(self) -> "Parley":
        twin = Parley.__new__(Parley)
        twin.options = self.options  # shared: never changes
        twin.pending = self.pending[:]  # decisions and steps never change
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.rows = [[lying.copy() for lying in row] for row in self.rows]
        twin.coins = self.coins[:]
        twin.active = self.active
        twin.round = self.round
        twin.last_round = self.last_round
        return twin

    def team_of(self, seat: int) -> int:
        return seat % 2 if self.options.teams else seat

    def others(self, seat: int) -> list[int]:
        """The other seats in seating order."""
        return [(seat + step) % self.options.players for step in range(1, self.options.players)]

    def whose_turn(self) -> int:
        return self.active

    def team(self, seat: int) -> int:
        """The seats of a team as bits."""
        return sum(1 << mate for mate in range(self.options.players) if self.team_of(mate) == self.team_of(seat))

    def hand(self, seat: int) -> list[str]:
        return [lying.card for lying in self.rows[seat]]

    def place_of(self, seat: int, card: str) -> int:
        return self.hand(seat).index(card)

    def has_room(self, seat: int) -> bool:
        return len(self.rows[seat]) < MOST_CARDS

    def seen_cards(self, seat: int) -> list[str]:
        """Every card on the table that `seat` knows; its own row first."""
        rows = [self.rows[seat], *(self.rows[other] for other in self.others(seat))]
        return [lying.card for row in rows for lying in row if lying.is_known_to(seat)] + self.discards
