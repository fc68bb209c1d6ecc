"""The numbered choices of a seat: grouped, told in sentences, and found again from what a person types."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.messages import Button, Card, Choice, Event, Move, Piece, Place, Target, kind_of
from ..text import Wording

SEVERAL = ""  # the mark of a place to which several choices lead


class Item(NamedTuple):
    """A choice with its number and what is certain to happen beyond the move itself."""

    number: int
    choice: Choice
    effects: str


class Group(NamedTuple):
    """Choices that belong together, in the order of their numbers; `piece` is empty where none is moved."""

    piece: str
    buttons: bool
    items: tuple[Item, ...]


class Menu:
    """Numbers run from 1: pieces and places first (eventful before plain, equal effects together), then buttons."""

    def __init__(self, choices: Sequence[Choice], wording: Wording, names: Sequence[str], luck: bool = False) -> None:
        self.luck = luck
        self.wording = wording
        self.names = names
        self.groups = self.grouped(choices)
        self.items = [item for group in self.groups for item in group.items]

    def grouped(self, choices: Sequence[Choice]) -> list[Group]:
        found: dict[tuple[bool, str], list[Choice]] = {}
        for choice in choices:
            found.setdefault((is_button(choice), piece_of(choice)), []).append(choice)
        groups: list[Group] = []
        number = 1
        for (buttons, piece), mine in sorted(found.items(), key=lambda pair: pair[0][0]):
            items = self.numbered(mine, number, buttons)
            groups.append(Group(piece, buttons, items))
            number += len(items)
        return groups

    def numbered(self, choices: Sequence[Choice], first: int, in_given_order: bool) -> tuple[Item, ...]:
        told = [(choice, self.effects_of(choice)) for choice in choices]
        effects = [pair[1] for pair in told]
        if not in_given_order:
            told.sort(key=lambda pair: (not pair[1], effects.index(pair[1])))
        else:
            told = self.with_nothing_else(told)
        return tuple(Item(first + at, choice, effects) for at, (choice, effects) in enumerate(told))

    def with_nothing_else(self, told: Sequence[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
        """Among ways that differ in their effects, one without any says so. What luck will do, nobody knows: a roll
        beside them, another kind of move, says nothing.
        """
        eventful = {kind_of(choice.move) for choice, effects in told if effects and not self.luck}
        nothing = self.wording.say("cli-nothing-else")
        return [(choice, effects or (nothing if kind_of(choice.move) in eventful else "")) for choice, effects in told]

    def effects_of(self, choice: Choice) -> str:
        """The certain effects, without those that only say the move again."""
        effects = [event for event in choice.preview.effects if not repeats(event, choice.move)]
        return " ".join(self.wording.tell(event, self.names) for event in effects)

    def told(self, item: Item) -> str:
        """The whole choice in sentences."""
        move = self.wording.tell(item.choice.move, self.names)
        return self.wording.say("cli-choice", move=move, effects=item.effects) if item.effects else move

    def label(self, item: Item) -> str:
        """What a person points at to choose it: `Red K8`."""
        targets = sorted(item.choice.targets, key=lambda target: not isinstance(target, Piece))
        return " ".join(name_of(target, self.wording) for target in targets)

    def marks(self) -> dict[str, str]:
        """The number that leads to each place, for the chart; SEVERAL where more than one does."""
        found: dict[str, str] = {}
        for item in self.items:
            for target in item.choice.targets:
                if isinstance(target, Place):
                    found[target.place] = SEVERAL if target.place in found else str(item.number)
        return found

    def matching(self, targets: Sequence[Target]) -> list[Item]:
        """The choices a person means who points at all of these."""
        return [item for item in self.items if all(target in item.choice.targets for target in targets)]


def repeats(event: Event, move: Move) -> bool:
    """It shows the way of the piece that was chosen, or says nothing but who made the move."""
    known = {field: getattr(move, field) for field in move.__struct_fields__}
    fields = [field for field in event.__struct_fields__ if field != "seat"]
    return bool(event.trail()) or all(field in known and known[field] == getattr(event, field) for field in fields)


def is_button(choice: Choice) -> bool:
    return any(isinstance(target, Button) for target in choice.targets)


def piece_of(choice: Choice) -> str:
    return next((target.piece for target in choice.targets if isinstance(target, Piece)), "")


def id_of(target: Target) -> str:
    """The word the engine uses for it."""
    if isinstance(target, Place):
        return target.place
    if isinstance(target, Piece):
        return target.piece
    if isinstance(target, Card):
        return target.card
    return target.button if isinstance(target, Button) else ""


def name_of(target: Target, wording: Wording) -> str:
    """The word people use for it."""
    return wording.name_of(type(target).__name__.lower(), id_of(target))


def pointed_at(
    text: str, targets: Sequence[Target], wording: Wording, aliases: Mapping[str, str]
) -> list[Target] | None:
    """The targets a person names: `K8`, `red K8`, `stay`, or X by its alias. None if a word names nothing here."""
    words = text.lower().split()
    whole = target_called(" ".join(words), targets, wording)
    if whole is not None:
        return [whole]
    found = [target_called(aliases.get(word, word), targets, wording) for word in words]
    return [target for target in found if target is not None] if None not in found else None


def target_called(word: str, targets: Sequence[Target], wording: Wording) -> Target | None:
    """By its id, its name, or a word that only its name has."""
    for target in targets:
        if word.lower() in (id_of(target).lower(), name_of(target, wording).lower()):
            return target
    near = [target for target in targets if word in name_of(target, wording).lower().split()]
    return near[0] if len(near) == 1 else None
