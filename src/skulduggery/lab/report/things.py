"""Which cards, ports, islands and routes a match used, and who used them.

Everything comes from events: the type of a field says what it holds (`core/fields.py`), and `Event.trail` which places
a ship passed. Where a ship stops is named by the chart of the game (`Game.chart`).
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import msgspec

from ...core.fields import CHANGE, INDEX, PLAYER, RANKING, SHIP, field_of
from ...core.game import AnyState
from ...core.messages import Event, kind_of

NOT_THINGS = {"", PLAYER, INDEX, CHANGE, SHIP, "place", "piece", "window"}  # places are told by where ships go
STOP = "stop"  # stands where a kind of event stands for other things
ROUTE = "route"
DIGITS = 6


class Use(msgspec.Struct, array_like=True):
    """How often each seat used a thing; and of the turns in which it was used, the change of the user's chance."""

    by_seat: list[int]
    turns: int = 0
    gain: float = 0.0
    square: float = 0.0  # the sum of the squares, for an interval


class Things(msgspec.Struct):
    """`used` by family and kind of event (`card/sold`), then by id. `traffic`: how often a ship entered a place."""

    used: dict[str, dict[str, Use]]
    traffic: dict[str, int]


class Reading(NamedTuple):
    """Which attributes of a kind of event name things, and which one its user. `is_silent`: it tells nothing here."""

    things: tuple[tuple[str, str], ...]  # attribute, group
    seat: str
    ship: str
    is_silent: bool


@cache
def reading_of(kind: type[Event]) -> Reading:
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: field_of(hints[name]) for name in kind.__struct_fields__}
    plain = {name: field.way for name, field in fields.items() if not field.each}
    things = tuple((name, f"{way}/{kind_of(kind)}") for name, way in plain.items() if way not in NOT_THINGS)
    seat = next((name for name, way in plain.items() if way == PLAYER), "")
    ship = next((name for name, way in plain.items() if way == SHIP), "")
    is_end = any(field.each == RANKING for field in fields.values())
    return Reading(things, seat, ship, is_end or not (things or kind.trail is not Event.trail))


def texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from texts_in(item)


class ThingWatcher:
    """Notes the uses of one match. What was used in a turn is weighed when the turn is over."""

    def __init__(self, state: AnyState, seats: int, landmarks: Mapping[str, tuple[str, str]]) -> None:
        self.owners = {ship: seat for seat in range(seats) for ship in state.ships_of(seat)}
        self.seats = seats
        self.landmarks = landmarks
        self.last_stop: dict[str, str] = {}  # by ship
        self.used: dict[str, dict[str, Use]] = {}
        self.traffic: dict[str, int] = {}
        self.turn: set[tuple[str, str, int]] = set()  # group, id, seat
        self.before: list[float] = []  # the chances when the turn began

    def note(self, event: Event, mover: int) -> None:
        reading = reading_of(type(event))
        if reading.is_silent:
            return
        seat = self.seat_in(event, reading, mover) if reading.things else mover
        for name, group in reading.things:
            for thing in texts_in(getattr(event, name)):
                self.use(group, thing, seat)
        trail = event.trail()
        owner = self.owner_in(event, reading) if trail else None
        if owner is not None:
            self.sail(ship_in(event, reading), owner, trail)

    def owner_in(self, event: Event, reading: Reading) -> int | None:
        """Whose ship is in the event. In a game with one ship for each seat, events may name the seat alone."""
        if reading.ship:
            return self.owners.get(ship_in(event, reading))
        return int(getattr(event, reading.seat)) if reading.seat else None

    def seat_in(self, event: Event, reading: Reading, mover: int) -> int:
        seat = getattr(event, reading.seat) if reading.seat else self.owners.get(ship_in(event, reading))
        return seat if isinstance(seat, int) else mover

    def use(self, group: str, thing: str, seat: int) -> None:
        uses = self.used.setdefault(group, {})
        use = uses.get(thing)
        if use is None:
            use = uses[thing] = Use([0] * self.seats)
        use.by_seat[seat] += 1
        self.turn.add((group, thing, seat))

    def sail(self, ship: str, seat: int, trail: tuple[str, ...]) -> None:
        for place in trail[1:]:
            self.traffic[place] = self.traffic.get(place, 0) + 1
        found = self.landmarks.get(trail[-1])
        if found is None or len(trail) < 2:
            return
        family, key = found
        stop = f"{family}-{key}"
        self.use(f"{family}/{STOP}", key, seat)
        start = self.last_stop.get(ship)
        if start is not None and start != stop:
            self.use(f"{ROUTE}/{STOP}", f"{start}>{stop}", seat)
        self.last_stop[ship] = stop

    def end_turn(self, chances: list[float]) -> None:
        """Weighs what was used since the last call: how the chances of the users changed. Empty: they are not known."""
        if chances and self.before:
            for group, thing, seat in sorted(self.turn):  # sums of fractions depend on their order
                use, gain = self.used[group][thing], chances[seat] - self.before[seat]
                use.turns += 1
                use.gain += gain
                use.square += gain * gain
        self.turn.clear()
        self.before = chances

    def result(self) -> Things:
        for uses in self.used.values():
            for use in uses.values():
                use.gain, use.square = round(use.gain, DIGITS), round(use.square, DIGITS)
        ordered = {group: dict(sorted(uses.items())) for group, uses in sorted(self.used.items())}
        return Things(ordered, dict(sorted(self.traffic.items())))


def ship_in(event: Event, reading: Reading) -> str:
    """Empty if the event names neither a ship nor a seat."""
    field = reading.ship or reading.seat
    return str(getattr(event, field)) if field else ""
