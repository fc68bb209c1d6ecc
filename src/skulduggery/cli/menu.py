"""The numbered choices of a seat: grouped, told in sentences, and found again from what a person types."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.messages import Button, Card, Choice, Piece, Place, Target, kind_of
from ..text import Wording
from .charts.remarks import Remarks

SEVERAL = ""  # the mark of a place to which several choices lead
MANY = 36  # with more places than this, ordinary squares are only counted
STAYING = ("stay", "stop")  # buttons that leave a ship where it is


class Item(NamedTuple):
    """A choice with its number and what is certain to happen beyond the move itself."""

    number: int
    choice: Choice
    effects: str


class Group(NamedTuple):
    """Choices that belong together, in the order of their numbers; `piece` is empty where none is moved."""

    piece: str
    sentences: bool  # each choice has a line of its own
    counted: bool  # too many ordinary squares to list: only how many there are is told
    items: tuple[Item, ...]


class Menu:
    """Numbers run from 1: places (eventful, then named, then plain ones), then sentences, then what is counted."""

    def __init__(
        self,
        choices: Sequence[Choice],
        wording: Wording,
        names: Sequence[str],
        remarks: Remarks,
        luck: bool = False,
    ) -> None:
        self.luck = luck
        self.wording = wording
        self.names = names
        self.remarks = remarks
        self.many = sum(not is_sentence(choice) for choice in choices) > MANY
        self.groups = self.grouped(choices)
        self.items = [item for group in self.groups for item in group.items]
        self.listed = sum(len(group.items) for group in self.groups if not group.counted)

    def grouped(self, choices: Sequence[Choice]) -> list[Group]:
        found: dict[tuple[bool, bool, str], list[tuple[Choice, str]]] = {}
        for choice, effects in self.with_nothing_else([(choice, self.effects_of(choice)) for choice in choices]):
            counted = self.many and not effects and self.is_plain(choice)
            sentence = is_sentence(choice)
            piece = "" if sentence else piece_of(choice)
            found.setdefault((counted, sentence, piece), []).append((choice, effects))
        groups: list[Group] = []
        number = 1
        for (counted, sentence, piece), told in sorted(found.items(), key=lambda pair: pair[0][:2]):
            ordered = told if sentence else self.in_order(told)
            items = tuple(Item(number + at, choice, effects) for at, (choice, effects) in enumerate(ordered))
            groups.append(Group(piece, sentence, counted, items))
            number += len(items)
        return groups

    def in_order(self, told: list[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
        """Eventful choices first, equal effects together; then places with a name; of many, the nearest first."""
        effects = [pair[1] for pair in told]

        def rank(pair: tuple[Choice, str]) -> tuple[bool, int, bool, int]:
            far = steps_of(pair[0]) if self.many else 0
            return not pair[1], effects.index(pair[1]), self.is_plain(pair[0]), far

        return sorted(told, key=rank)

    def is_plain(self, choice: Choice) -> bool:
        """Whether it leads to an ordinary square: one without a name, where the piece does not stand already."""
        places = [target.place for target in choice.targets if isinstance(target, Place)]
        ordinary = all(":" in place or name_of(Place(place), self.wording) == place for place in places)
        return bool(places) and ordinary and not stays(choice) and not is_sentence(choice)

    def with_nothing_else(self, told: Sequence[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
        """Among ways that differ in their effects, one without any says so. What luck will do, nobody knows: a roll
        beside them, another kind of move, says nothing.
        """
        buttons = [(choice, effects) for choice, effects in told if is_button(choice)]
        eventful = {kind_of(choice.move) for choice, effects in buttons if effects and not self.luck}
        nothing = self.wording.say("cli-nothing-else")
        return [
            (choice, effects or (nothing if is_button(choice) and kind_of(choice.move) in eventful else ""))
            for choice, effects in told
        ]

    def effects_of(self, choice: Choice) -> str:
        """The certain effects, without those that only say the move again; then what the game notes about it."""
        effects = [event for event in choice.preview.effects if not self.remarks.repeats(event, choice.move)]
        told = [self.wording.tell(event, self.names) for event in effects]
        return " ".join(filter(None, [*told, self.remarks.note(choice)]))

    def told(self, item: Item) -> str:
        """The whole choice in sentences."""
        move = self.move_of(item.choice)
        return self.wording.say("cli-choice", move=move, effects=item.effects) if item.effects else move

    def move_of(self, choice: Choice) -> str:
        """The sentence of the move; a voyage that ends where it begins is called staying."""
        if is_voyage(choice) and stays(choice):
            return self.wording.say("cli-stay", place=self.place_of(choice))
        return self.wording.tell(choice.move, self.names)

    def place_of(self, choice: Choice) -> str:
        """The place, card or button alone, without the piece."""
        names = [name_of(target, self.wording) for target in choice.targets if not isinstance(target, Piece)]
        return " ".join(names)

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

    def staying(self) -> list[Item]:
        """The choices that leave a piece where it is."""
        return [item for item in self.items if stays(item.choice)]

    def berths(self) -> list[Place]:
        """Where the pieces stand that could be moved now."""
        paths = [item.choice.preview.path for item in self.items if is_voyage(item.choice)]
        return [Place(start) for start in dict.fromkeys(path[0] for path in paths)]


def is_button(choice: Choice) -> bool:
    return any(isinstance(target, Button) for target in choice.targets)


def is_sentence(choice: Choice) -> bool:
    """Whether it needs a line of its own: it has a button, plays a card, or leads to no place."""
    named = any(isinstance(target, Button | Card) for target in choice.targets)
    return named or not any(isinstance(target, Place) for target in choice.targets)


def is_voyage(choice: Choice) -> bool:
    """Whether it moves a piece to the place one points at."""
    path = choice.preview.path
    return bool(path) and Place(path[-1]) in choice.targets


def stays(choice: Choice) -> bool:
    """Whether the piece stays where it is: a voyage that ends where it begins, or a button that says so."""
    if any(Button(button) in choice.targets for button in STAYING):
        return True
    path = choice.preview.path
    return is_voyage(choice) and path[0] == path[-1]


def steps_of(choice: Choice) -> int:
    """How far it is; 0 where no way is known."""
    return max(len(choice.preview.path) - 1, 0)


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
