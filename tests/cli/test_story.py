"""The story: paragraphs of lines that belong together; moves that were taken back are not in it."""

from skulduggery.cli.story import TABLE, Story, paragraphs, told
from skulduggery.cli.voice import Voice
from skulduggery.core.messages import Event


class Turned(Event, frozen=True, previewed=False):
    seat: int


class Sang(Event, frozen=True):
    seat: int
    song: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Sang(self.seat, "hidden")


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
    assert told(paragraph, Voice("en"), ["Anna"], 0) == "sang: seat 0, song secret"
    assert told(paragraph, Voice("en"), ["Anna"], 1) == "sang: seat 0, song hidden"
    assert told(paragraph, Voice("en"), ["Anna"], None) == "sang: seat 0, song hidden"
