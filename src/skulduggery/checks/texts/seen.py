"""What people see in random matches: things by their ids, fields of views, buttons, reasons, rules.

Each is noted with the words that say where it was seen. The first place is enough.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from ...core.fields import PLACE, PLAIN, PLAYER, fields_of
from ...core.game import Game
from ...core.messages import Button, Card, Target
from ...text.kinds import key_of
from ...text.wording import wire_values
from ..matches import Trail, trail_of
from ..question import asked_in
from ..settings import Setting, settings_of

MOVES = 1500  # of all matches with one set of options together; at least one match is played
MATCHES = 8  # at most, with one set of options
STATES = 15  # of each match that are looked at
REASONS = 3  # of each match in which everything is pointed at: that takes long on a large board
UNLABELLED = ("seat", "active")  # the page says them elsewhere
Thing = tuple[str, str]  # a family (`card`) and an id


class Seen:
    """What occurs in the matches of a game, and where."""

    def __init__(self) -> None:
        self.told: dict[Thing, str] = {}  # things in sentences
        self.shown: dict[Thing, str] = {}  # things in views, and cards that people point at
        self.fields: dict[str, str] = {}  # of views: their labels are read on the plain table
        self.buttons: dict[str, str] = {}  # that are one of several targets of a move
        self.reasons: dict[str, str] = {}
        self.rules: dict[str, str] = {}

    def look_at(self, trail: Trail) -> None:
        for number in trail.sample(STATES):
            self.question(trail.game, trail.steps[number].before)
        for number in trail.sample(REASONS):
            self.refusals(trail.game, trail.steps[number].before)
        for state in [*(trail.steps[number].before for number in trail.sample(STATES)), trail.table.state]:
            for seat in trail.onlookers():
                self.view(trail.game.view(state, seat))
        for event in [*trail.table.opening, *(event for step in trail.steps for event in step.events)]:
            self.message(event, key_of(event))
            self.rules.setdefault(trail.game.telling.cites(event), key_of(event))
        result = trail.game.result(trail.table.state)
        if result is not None:
            self.reasons.setdefault(result.reason, "the end of a match")

    def view(self, view: msgspec.Struct) -> None:
        for struct in (view, *owned_structs(view)):
            for name in wire_values(struct):
                if name not in UNLABELLED:
                    self.fields.setdefault(name, type(struct).__name__)
        for thing in things_in(view):
            self.shown.setdefault(thing, type(view).__name__)

    def question(self, game: Game[Any], state: Any) -> None:
        asked = asked_in(state)
        self.rules.setdefault(asked.rule, f"the decision {asked.kind}")
        self.message(asked.figures(state), f"the decision {asked.kind}")
        for move in game.legal_moves(state):
            self.message(move, key_of(move))
            self.targets(asked.targets_of(move), f"the decision {asked.kind}")

    def refusals(self, game: Game[Any], state: Any) -> None:
        for target in game.targets(state):
            refusal = game.why_not(state, target)
            if refusal is not None:
                self.message(refusal, key_of(refusal))
                self.rules.setdefault(refusal.rule, key_of(refusal))

    def targets(self, targets: tuple[Target, ...], where: str) -> None:
        for target in targets:
            if isinstance(target, Card):
                self.shown.setdefault(("card", target.card), where)
            elif isinstance(target, Button) and len(targets) > 1:
                self.buttons.setdefault(target.button, where)

    def message(self, struct: msgspec.Struct, where: str) -> None:
        for thing in things_in(struct):
            self.told.setdefault(thing, where)


def things_in(struct: msgspec.Struct) -> Iterator[Thing]:
    """The things in the fields of a message or a view, also of the Structs inside, by the types of the fields."""
    for name, value in wire_values(struct).items():
        way = fields_of(type(struct)).get(name, PLAIN).way
        for item in flat(value):
            if isinstance(item, msgspec.Struct):
                yield from things_in(item)
            elif way and item and isinstance(item, str):
                yield way, item


def owned_structs(view: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """Structs that belong to a seat and lie on no board: their fields are columns of the plain table."""
    for item in flat(tuple(wire_values(view).values())):
        if isinstance(item, msgspec.Struct) and has_owner(item):
            yield item


def has_owner(struct: msgspec.Struct) -> bool:
    values = wire_values(struct)
    ways = {field.way: values[name] for name, field in fields_of(type(struct)).items()}
    return isinstance(ways.get(PLAYER), int) and PLACE not in ways


def flat(value: object) -> Iterator[object]:
    if isinstance(value, tuple | list):
        for item in value:
            yield from flat(item)
    else:
        yield value


@cache
def seen_in(game: Game[Any]) -> Seen:
    seen = Seen()
    for setting in settings_of(game):
        for trail in trails(setting):
            seen.look_at(trail)
    return seen


def trails(setting: Setting) -> Iterator[Trail]:
    """Matches until there were enough moves. The first is the one that the other checks look at."""
    moves = 0
    for seed in range(1, MATCHES + 1):
        trail = trail_of(setting) if seed == 1 else Trail(setting.game, setting.options, seed)
        moves += len(trail.steps)
        yield trail
        if moves >= MOVES:
            return
