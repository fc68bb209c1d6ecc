"""Finds leaks without any help from the author: what a seat cannot see must not change what it is told.

A match is played again with the same moves, but one draw of its luck falls otherwise. As long as a seat's view is the
same in both matches while another seat's differs, what differs is hidden from that seat. So it must be told the same,
byte for byte: events, question, choices with their previews, reasons, and whether somebody is asked at all.

One draw is changed at a time. A die that everybody saw and that left no trace must not be taken for a hidden one.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ..core.chance import LoggedChance
from ..core.game import Game, has_secrets
from ..core.messages import Event, Move
from ..core.outlook import outlook
from ..core.record import Start
from .difference import difference
from .finding import setting_check
from .hearing import is_kept_by, log_of, tells_apart
from .matches import Step, Trail, spread, trail_of
from .secrets import could_be_told, giveaway, name_of, reasons, telltale, unasked
from .settings import Setting

DRAWS = 48  # changed ones, each in a match of its own
OUTCOMES = 3  # other ones of a draw
MATCHES = 8  # at most
ENOUGH = 150  # moves, in all matches together
FOLLOWED = 40  # moves that are played on after the changed draw
Draws = tuple[tuple[int, int], ...]


class OtherLuck(LoggedChance):
    """The luck of a record, but one draw falls otherwise. Where another number of outcomes is due, it is fitted."""

    def __init__(self, known: Draws, changed: int = -1, shift: int = 0) -> None:
        super().__init__()
        self.known = known
        self.changed = changed
        self.shift = shift

    def next(self, n: int) -> int:
        at = len(self.draws)
        value = self.known[at][1] if at < len(self.known) else at
        return (value + (self.shift if at == self.changed else 0)) % n


class Twins:
    """Two matches with the same moves, that differ in one draw."""

    def __init__(self, trail: Trail) -> None:
        self.trail = trail
        self.game: Game[Any] = trail.game
        self.seats: list[int | None] = trail.onlookers()
        self.fresh = True  # the changed draw belongs to the newest move

    def compare(self, step: int, draw: int, shift: int) -> Iterator[str]:
        """Change one draw of a step (-1: of the start), and follow the match as long as somebody notices nothing."""
        one, other, told = self.part(step, draw, shift)
        following = step + 1
        while True:
            fooled = self.fooled(one, other)
            yield from self.leaks(one, other, told, fooled, following)
            fooled = [seat for seat in fooled if not tells_apart(told, seat)]
            if not fooled or following >= len(self.trail.steps) or following - step > FOLLOWED:
                return
            played, self.seats = self.trail.steps[following], fooled
            yield from self.unlikely_tellings(one, other, played, following)
            if not self.seats or not self.both_can(one, other, played):
                return
            told = [self.play(state, played) for state in (one, other)]
            self.fresh = False
            following += 1

    def play(self, state: Any, step: Step) -> list[Event]:
        apply = self.game.apply_table_move if step.seat is None else self.game.apply
        return apply(state, step.move, OtherLuck(step.draws))

    def part(self, step: int, draw: int, shift: int) -> tuple[Any, Any, list[list[Event]]]:
        """The states after a step as it was and with one draw changed, and what each told the seats."""
        draws = draws_of(self.trail, step)
        lucks = OtherLuck(draws), OtherLuck(draws, draw, shift)
        if step < 0:
            told: list[list[Event]] = [[], []]
            one, other = (self.game.start(self.trail.options, luck, log) for luck, log in zip(lucks, told, strict=True))
            return one, other, told
        played = self.trail.steps[step]
        one, other = played.before.copy(), played.before.copy()
        apply = self.game.apply_table_move if played.seat is None else self.game.apply
        return one, other, [apply(state, played.move, luck) for state, luck in zip((one, other), lucks, strict=True)]

    def fooled(self, one: Any, other: Any) -> list[int | None]:
        """The viewers who see the same in both matches, although not everybody does."""
        same = [seat for seat in self.seats if packed(self.game.view(one, seat)) == packed(self.game.view(other, seat))]
        everybody = self.trail.onlookers()
        alike = all(packed(self.game.view(one, seat)) == packed(self.game.view(other, seat)) for seat in everybody)
        return [] if alike else same

    def both_can(self, one: Any, other: Any, step: Step) -> bool:
        if step.seat is None:
            return all(step.move in self.game.table_moves(state) for state in (one, other))
        return all(can_play(self.game, state, step.seat, step.move) for state in (one, other))

    def unlikely_tellings(self, one: Any, other: Any, step: Step, following: int) -> Iterator[str]:
        """A move may name something hidden. Whoever only looks on does not see the move, but what is told of it.

        That must be possible in the other match, too: by the same move, or by another one of the same seat. Whoever is
        told something else by the same move has learnt how to tell the matches apart, and is followed no further.
        """
        asked = all(state.pending and state.asked().seat == step.seat for state in (one, other))
        for seat in [seat for seat in self.seats if asked and seat != step.seat]:
            if not could_be_told(self.game, seat, one, other, step.move):
                found = giveaway(self.game, seat, one, other, step.move)
                yield f"move {following + 1}, {step.move}, tells {name_of(seat)} something hidden from it: {found}."
            if not self.tells_the_same(one, other, seat, step):
                self.seats = [each for each in self.seats if each != seat]

    def tells_the_same(self, one: Any, other: Any, seat: int | None, step: Step) -> bool:
        if not self.both_can(one, other, step):
            return False
        told = [packed([event.seen_by(seat) for event in self.play(state.copy(), step)]) for state in (one, other)]
        return told[0] == told[1]

    def leaks(
        self, one: Any, other: Any, told: list[list[Event]], fooled: list[int | None], following: int
    ) -> Iterator[str]:
        """Event by event: what an event may reveal to the seat excuses no other event."""
        for seat in fooled:
            apart = tells_apart(told, seat)
            for what, mine, its in (self.logs if apart else self.channels)(one, other, told, seat):
                if packed(mine) != packed(its):
                    found = difference(mine, its)
                    where = "the bytes differ" if found is None else found.told("with one luck", "with another")
                    yield (
                        f"after move {following}, {name_of(seat)} sees the same view with both, but is told something "
                        f"hidden from it by {what}: {where}."
                    )

    def logs(self, one: Any, other: Any, told: list[list[Event]], seat: int | None) -> Iterator[tuple[str, Any, Any]]:
        """What was just drawn and lies hidden with somebody else, although an event revealed it and the log tells it.

        What was drawn earlier may be shown and hidden again: cups that are lifted. At the end all may be shown.
        """
        if not self.fresh or not one.pending or not other.pending:
            return
        views = [(self.game.view(one, each), self.game.view(other, each)) for each in self.trail.onlookers()]
        logs = both(lambda events: log_of(events, seat), *told)
        if is_kept_by(views, logs):
            yield "what its log keeps", *logs

    def channels(
        self, one: Any, other: Any, told: list[list[Event]], seat: int | None
    ) -> Iterator[tuple[str, Any, Any]]:
        """All ways in which a seat hears of a state, with what they tell it in both matches."""
        yield "the events", *both(lambda events: [event.seen_by(seat) for event in events], *told)
        yield "the question", *both(self.game.question, one, other)
        if one.pending and other.pending:
            yield "whether somebody is asked", *both(lambda state: unasked(self.game, state), one, other)
            yield "its choices", *both(lambda state: outlook(self.game, state, seat).choices, one, other)
            if one.asked().seat == seat:
                yield (
                    "the reasons for what it cannot choose",
                    *both(lambda state: reasons(self.game, state), one, other),
                )
        else:
            yield "the result", *both(self.game.result, one, other)


def both(look: Callable[[Any], Any], one: Any, other: Any) -> tuple[Any, Any]:
    return look(one), look(other)


def can_play(game: Game[Any], state: Any, seat: int, move: Move) -> bool:
    asked = state.asked()
    return asked is not None and asked.seat == seat and move in game.legal_moves(state)


def draws_of(trail: Trail, step: int) -> Draws:
    if step >= 0:
        draws: Draws = trail.steps[step].draws
        return draws
    start = trail.table.entries[0]
    assert isinstance(start, Start)
    return start.draws


def packed(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


@setting_check("leaks")
def what_a_seat_cannot_see_changes_nothing_it_is_told(setting: Setting) -> Iterator[str]:
    """Some draws of a match, spread over it, those of the deal included. Of short matches, several."""
    if not has_secrets(setting.game):
        return
    for trail in enough_matches(setting):
        for changed in some_draws(trail):
            yield from Twins(trail).compare(*changed)


def enough_matches(setting: Setting) -> Iterator[Trail]:
    first = telltale(setting)
    yield first
    moves = len(first.steps)
    for seed in range(2, MATCHES + 1):
        if moves < ENOUGH:
            yield trail_of(setting, seed)
            moves += len(trail_of(setting, seed).steps)


def some_draws(trail: Trail) -> list[tuple[int, int, int]]:
    """The number of a step, the number of one of its draws, and by how much it falls otherwise."""
    found = [
        (step, at, shift)
        for step in range(-1, len(trail.steps))
        for at, (n, _) in enumerate(draws_of(trail, step))
        for shift in range(1, min(n, OUTCOMES + 1))
    ]
    return [found[at] for at in spread(list(range(len(found))), DRAWS)]
