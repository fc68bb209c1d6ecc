"""What was said at a table, and who may read it. It is kept in memory only, and never written anywhere."""

import itertools
from collections import OrderedDict, deque
from typing import NamedTuple

from ...protocol.to_page import Remark
from ...store.meta import TableMeta
from .connection import Connection

KEPT = 50  # remarks of each circle of people
MOST_CIRCLES = 64  # that is remembered; people at a table come and go

Circle = frozenset[str]  # the tokens of the two who talk in private; empty: everybody
EVERYBODY: Circle = frozenset()


class Heard(NamedTuple):
    """A remark, its place among all, and for whom it is."""

    place: int
    remark: Remark
    circle: Circle


class Talk:
    """Each circle forgets its own oldest remarks: so nobody can see how much others say in private.

    What is private belongs to the tokens, not to the seats: who gets a seat later does not read it.
    """

    def __init__(self, secrets: bool) -> None:
        self.secrets = secrets  # whether a shared device has a curtain
        self.places = itertools.count()
        self.circles: OrderedDict[Circle, deque[Heard]] = OrderedDict()

    def add(self, remark: Remark, circle: Circle) -> Heard:
        heard = Heard(next(self.places), remark, circle)
        self.circles.setdefault(circle, deque(maxlen=KEPT)).append(heard)
        if circle != EVERYBODY:
            self.circles.move_to_end(circle)
        if len(self.circles) > MOST_CIRCLES:
            del self.circles[next(old for old in self.circles if old != EVERYBODY)]
        return heard

    def find(self, remark: str) -> Heard | None:
        return next((heard for heard in self.all() if heard.remark.id == remark), None)

    def all(self) -> list[Heard]:
        return sorted(itertools.chain.from_iterable(self.circles.values()), key=lambda heard: heard.place)

    def for_page(self, connection: Connection, meta: TableMeta) -> tuple[Remark, ...]:
        return tuple([heard.remark for heard in self.all() if self.may_read(connection, heard, meta)])

    def may_read(self, connection: Connection, heard: Heard, meta: TableMeta) -> bool:
        if not heard.circle:
            return True
        seats = self.alone(connection) if heard.remark.reported is None else self.seats_in_sight(connection)
        return any(meta.seats[seat].token in heard.circle for seat in seats)

    def seats_in_sight(self, connection: Connection) -> tuple[int, ...]:
        """The seats with whose eyes the people at this page look. Without secrets they have no curtain."""
        return self.alone(connection) if self.secrets else connection.seats

    def alone(self, connection: Connection) -> tuple[int, ...]:
        """The seat whose person alone looks at this page: at a shared device, whoever has taken it."""
        if len(connection.seats) <= 1:
            return connection.seats
        return () if connection.looking is None else (connection.looking,)
