"""The numbered choices of a seat: groups, sentences, and finding a choice by what a person types."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ..core.messages import Button, Card, Choice, Piece, Place, Seat, Target, Won, kind_of
from ..text import Wording
from ..text.choices import ToldChoice, told_choice
from ..text.crew import Crew
from .charts.remarks import Remarks

SEVERAL = ""  # the mark of a place with several choices
MANY = 36  # with more places than this, ordinary squares are only counted
STAY_BUTTONS = (Button("stay"), Button("stop"))  # they leave a ship where it is


class Item(NamedTuple):
    """A choice with its number, and its certain effects besides the move itself."""

    number: int
    choice: Choice
    effects: str


class Group(NamedTuple):
    """Choices that belong together, in the order of their numbers. `piece` is empty if no piece moves."""

    piece: str
    sentences: bool  # every choice is a sentence on its own line
    counted: bool  # there are too many ordinary squares to list, so they are only counted
    items: tuple[Item, ...]


class Menu:
    """Numbers start at 1: places (with effects, then with a name, then others), sentences, counted squares."""

    def __init__(
        self,
        choices: Sequence[Choice],
        wording: Wording,
        crew: Crew,
        remarks: Remarks,
        luck: bool = False,
    ) -> None:
        self.luck = luck
        self.wording = wording
        self.crew = crew
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
            ordered = wins_first(self.most_first(told) if sentence else self.in_order(told))
            items = tuple(Item(number + at, choice, effects) for at, (choice, effects) in enumerate(ordered))
            groups.append(Group(piece, sentence, counted, items))
            number += len(items)
        return groups

    def most_first(self, told: list[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
        """If all buttons are ways to make the same kind of move, what does most comes first: just sailing is last.

        Different moves keep their order: a pass has its usual place. So do rolls, whose effects are not known yet.
        """
        kinds = {kind_of(choice.move) if is_button(choice) else "" for choice, _ in told}
        if self.luck or len(kinds) > 1 or "" in kinds:
            return told
        return sorted(told, key=lambda pair: -len(pair[0].preview.effects))

    def in_order(self, told: list[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
        """Choices with effects first, equal effects together; then places with a name. Many are sorted by distance."""
        effects = [pair[1] for pair in told]

        def rank(pair: tuple[Choice, str]) -> tuple[bool, int, bool, int]:
            far = steps_of(pair[0]) if self.many else 0
            return not pair[1], effects.index(pair[1]), self.is_plain(pair[0]), far

        return sorted(told, key=rank)

    def is_plain(self, choice: Choice) -> bool:
        """Whether a choice leads to an ordinary square: without a name, and not the square of the piece itself."""
        places = [target.place for target in choice.targets if isinstance(target, Place)]
        ordinary = all(":" in place or self.wording.name_of("place", place) == place for place in places)
        return bool(places) and ordinary and not stays(choice) and not is_sentence(choice)

    def with_nothing_else(self, told: Sequence[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
        """If buttons of one kind differ in their effects, one without effects says so.

        A roll does not, because its effects are not known yet.
        """
        buttons = [(choice, effects) for choice, effects in told if is_button(choice)]
        eventful = {kind_of(choice.move) for choice, effects in buttons if effects and not self.luck}
        nothing = self.wording.say("cli-nothing-else")
        return [
            (choice, effects or (nothing if is_button(choice) and kind_of(choice.move) in eventful else ""))
            for choice, effects in told
        ]

    def effects_of(self, choice: Choice) -> str:
        """What a choice gains or costs, effects that do more than repeat the move, what it may lead to."""
        gains, untold = self.told_of(choice)[1:]
        effects = [event for event in untold if not self.remarks.repeats(event, choice.move)]
        told = [self.wording.tell(message, self.crew) for message in (*effects, *choice.prospects)]
        return "; ".join(filter(None, [gains, " ".join(told), self.remarks.note(choice)]))

    def told(self, item: Item) -> str:
        """The whole choice as sentences."""
        move = self.move_of(item.choice)
        return self.wording.say("cli-choice", move=move, effects=item.effects) if item.effects else move

    def move_of(self, choice: Choice) -> str:
        """What the choice does, told to the one who is asked; a voyage that ends where it begins is called staying."""
        deed = self.told_of(choice).deed
        if is_voyage(choice) and stays(choice) and deed == self.wording.tell(choice.move, self.crew):
            return self.wording.say("cli-stay", place=self.place_of(choice))
        return deed

    def told_of(self, choice: Choice) -> ToldChoice:
        return told_choice(self.wording, choice.move, choice.preview.effects, self.crew)

    def place_of(self, choice: Choice) -> str:
        """The place, card or button alone, without the piece."""
        names = [name_of(target, self.wording, self.crew) for target in choice.targets if not isinstance(target, Piece)]
        return " ".join(names)

    def label(self, item: Item) -> str:
        """What a person can type to choose it: `Red K8`."""
        targets = sorted(item.choice.targets, key=lambda target: not isinstance(target, Piece))
        return " ".join(name_of(target, self.wording, self.crew) for target in targets)

    def marks(self) -> dict[str, str]:
        """For the chart: the number of the choice for each place, or SEVERAL."""
        found: dict[str, str] = {}
        for item in self.items:
            for target in item.choice.targets:
                if isinstance(target, Place):
                    found[target.place] = SEVERAL if target.place in found else str(item.number)
        return found

    def matching(self, targets: Sequence[Target]) -> list[Item]:
        """The choices that have all of these targets."""
        return [item for item in self.items if all(target in item.choice.targets for target in targets)]

    def staying(self) -> list[Item]:
        """The choices that leave a piece where it is: if none says so, doing nothing where a piece could be moved."""
        found = [item for item in self.items if stays(item.choice)]
        return found or ([item for item in self.items if passes(item.choice)] if self.berths() else [])

    def berths(self) -> list[Place]:
        """The places of the pieces that can be moved now."""
        paths = [item.choice.preview.path for item in self.items if is_voyage(item.choice)]
        return [Place(start) for start in dict.fromkeys(path[0] for path in paths)]


def wins_first(told: Sequence[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
    return sorted(told, key=lambda pair: not any(isinstance(event, Won) for event in pair[0].preview.effects))


def is_button(choice: Choice) -> bool:
    return any(isinstance(target, Button) for target in choice.targets)


def is_sentence(choice: Choice) -> bool:
    """Whether a choice is shown as a sentence: it has a button, plays a card, or leads to no place."""
    named = any(isinstance(target, Button | Card) for target in choice.targets)
    return named or not any(isinstance(target, Place) for target in choice.targets)


def is_voyage(choice: Choice) -> bool:
    """Whether a choice moves a piece to the place that is its target."""
    path = choice.preview.path
    return bool(path) and Place(path[-1]) in choice.targets


def stays(choice: Choice) -> bool:
    """Whether the piece stays where it is: a voyage that ends where it begins, or a button that means this."""
    if any(button in choice.targets for button in STAY_BUTTONS):
        return True
    path = choice.preview.path
    return is_voyage(choice) and path[0] == path[-1]


def passes(choice: Choice) -> bool:
    return Button("pass") in choice.targets


def steps_of(choice: Choice) -> int:
    """The distance; 0 if no path is known."""
    return max(len(choice.preview.path) - 1, 0)


def piece_of(choice: Choice) -> str:
    return next((target.piece for target in choice.targets if isinstance(target, Piece)), "")


def id_of(target: Target) -> str:
    """The id of the target; empty for a seat."""
    return "" if isinstance(target, Seat) else str(msgspec.structs.astuple(target)[0])


def name_of(target: Target, wording: Wording, crew: Crew) -> str:
    """The name of the target."""
    if isinstance(target, Seat):
        return str(wording.player(target.seat, crew))
    return wording.name_of(type(target).__name__.lower(), id_of(target))


def pointed_at(
    text: str, targets: Sequence[Target], wording: Wording, crew: Crew, aliases: Mapping[str, str]
) -> list[Target] | None:
    """The targets that a person names: `K8`, `red K8`, `stay`, or an alias. None if a word has no meaning here."""
    words = text.lower().split()
    called = [(target, name_of(target, wording, crew).lower()) for target in targets]
    whole = target_called(" ".join(words), called)
    if whole is not None:
        return [whole]
    found = [target_called(aliases.get(word, word), called) for word in words]
    return [target for target in found if target is not None] if None not in found else None


def target_called(word: str, called: Sequence[tuple[Target, str]]) -> Target | None:
    """The target with this id or name, or the only one whose name contains this word."""
    for target, name in called:
        if word.lower() in (id_of(target).lower(), name):
            return target
    near = [target for target, name in called if word in name.split()]
    return near[0] if len(near) == 1 else None
