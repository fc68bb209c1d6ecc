"""The story: paragraphs of lines that belong together; moves that were taken back are not in it."""

from skulduggery.cli.story import TABLE, Story, paragraphs, told
from skulduggery.core.messages import Event, Message
from skulduggery.text import Wording


class Turned(Event, frozen=True, previewed=False):
    seat: int


class Sang(Event, frozen=True):
    seat: int
    song: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Sang(self.seat, "hidden")


class Songs(Wording):
    """Tells the songs as they are."""

    def tell(self, message: Message, names: object, key: str = "", **more: object) -> str:
        assert isinstance(message, Sang)
        return message.song


def numbers(story: Story) -> list[list[int]]:
    return [[logged.number for logged in paragraph] for paragraph in paragraphs(story.events)]


def test_a_turn_is_a_paragraph_that_begins_with_its_opening() -> None:
    story = Story()
    story.add(0, TABLE, [Sang(0, "welcome"), Turned(0)])
    story.add(1, 0, [Sang(0, "one")])
    story.add(2, 0, [Sang(0, "two"), Turned(1)])
    story.add(3, 1, [Sang(1, "three")])
    assert numbers(story) == [[0], [0, 1, 2], [2, 3]]


def test_without_openings_another_mover_begins_a_paragraph() -> None:
    story = Story()
    story.add(1, 0, [Sang(0, "one")])
    story.add(2, 0, [Sang(0, "two")])
    story.add(3, 1, [Sang(1, "three")])
    assert numbers(story) == [[1, 2], [3]]


def test_moves_that_were_taken_back_are_forgotten() -> None:
    story = Story()
    for number in (1, 2, 3):
        story.add(number, 0, [Sang(0, str(number))])
    story.take_back(1)
    assert numbers(story) == [[1]]


def test_a_line_is_told_as_its_reader_may_know_it() -> None:
    story = Story()
    story.add(1, 0, [Sang(0, "secret")])
    (paragraph,) = paragraphs(story.events)
    assert [told(paragraph, Songs("en"), ["Anna"], reader) for reader in (0, 1, None)] == ["secret", "hidden", "hidden"]
