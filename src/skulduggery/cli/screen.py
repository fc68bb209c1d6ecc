"""What a seat is shown: the events since its last turn, the chart, the question and the choices."""

from typing import Any

import msgspec
from rich.text import Text

from ..core.messages import Outlook, Question, View
from ..core.outlook import outlook
from ..text.crew import Crew, fleet_of
from .charts import chart_of, sketch_of
from .charts.scene import Scene
from .charts.squares import flowed
from .listing import listing
from .match import Match
from .menu import Menu
from .story import LoggedEvent, is_aside, paragraphs, told
from .terminal import Terminal

BULLET = "• "
LONG_LOG = 20  # paragraphs that `l` shows
EVERYBODY = None  # the reader, as long as all people at the terminal know the same


class Screen:
    """Everything is built from the outlook of one seat, and from events after `seen_by`."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.told: dict[int | None, int] = {}  # by reader: how many events of the story were shown
        self.secrets = False
        self.remarks: list[str] = []  # what people have said
        self.heard: dict[int | None, int] = {}  # by reader: how many of them were shown

    def skip_old_news(self) -> None:
        """A resumed match begins with its last paragraphs, not with the whole story."""
        recent = paragraphs(self.match.story.events)[-len(self.match.seats) :]
        self.told[EVERYBODY] = len(self.match.story.events) - sum(len(paragraph) for paragraph in recent)

    def look_for_secrets(self) -> bool:
        """Whether people at this terminal know different things. Once they do, this stays true."""
        views = [view_for(self.match.game.view(self.match.state, seat)) for seat in self.match.people()]
        self.secrets = self.secrets or any(view != views[0] for view in views)
        return self.secrets

    def catch_up(self, seat: int | None, mid_game: bool = False) -> None:
        """Shows what this reader has not seen yet. With `mid_game`, the opening of a turn waits for what follows it."""
        events = self.match.story.events
        start = self.already_told(seat)
        end = len(events)
        while mid_game and end > start and is_aside(events[end - 1]):
            end -= 1
        self.tell(events[start:end], seat)
        self.told[self.reader(seat)] = end
        self.listen(seat)

    def hear(self, seat: int, words: str) -> None:
        """Somebody has said something: it is shown now, and to everybody else when they read the screen."""
        self.remarks.append(self.terminal.wording.say("cli-says", name=self.match.names[seat], words=words))
        self.listen(seat)

    def listen(self, seat: int | None) -> None:
        reader = self.reader(seat)
        for remark in self.remarks[self.heard.get(reader, self.heard.get(EVERYBODY, 0)) :]:
            self.terminal.write(remark, style="italic")
        self.heard[reader] = len(self.remarks)

    def tell_everybody(self) -> None:
        """Shows what all people may read. If they know different things, each reads the own form of it later."""
        if self.secrets:
            for person in self.match.people():
                self.told.setdefault(person, self.told.get(EVERYBODY, 0))
        self.catch_up(EVERYBODY)

    def has_news(self, seat: int) -> bool:
        """Whether something happened that this reader has not seen yet and that is told."""
        return any(logged.event.logged for logged in self.match.story.events[self.already_told(seat) :])

    def already_told(self, seat: int | None) -> int:
        """How many events of the story this reader has seen."""
        told = self.told.get(self.reader(seat), self.told.get(EVERYBODY, 0))
        return min(told, len(self.match.story.events))

    def reader(self, seat: int | None) -> int | None:
        return seat if self.secrets else EVERYBODY

    def undoer(self, reader: int | None) -> int | None:
        """The person who can take a move back now. At one terminal everybody may do so for everybody.

        Whether somebody had a choice in a reaction window tells about their hand: there only the reader takes back.
        """
        is_secret = self.match.table.undoes_reaction() and self.look_for_secrets()
        seats = [seat for seat in self.match.people() if not is_secret or seat == reader]
        return next((seat for seat in seats if self.match.table.can_undo(seat)), None)

    def take_back(self, seat: int) -> None:
        """Takes back the last choice of `seat`, and says so. What replaces it is shown as new."""
        self.match.undo(seat)
        count = len(self.match.story.events)
        self.told = {reader: min(told, count) for reader, told in self.told.items()}
        self.terminal.say("cli-taken-back", name=self.match.names[seat])

    def tell(self, events: list[LoggedEvent], seat: int | None) -> None:
        for paragraph in paragraphs([logged for logged in events if logged.event.logged]):
            text = told(paragraph, self.terminal.wording, self.crew(), seat)
            self.terminal.write(f"{BULLET}{text}", hanging=" " * len(BULLET))

    def tell_more(self, seat: int | None) -> None:
        """Shows a longer part of the log."""
        for paragraph in paragraphs(self.match.story.events)[-LONG_LOG:]:
            self.tell(paragraph, seat)

    def crew(self) -> Crew:
        """A single person at the terminal is "you"; several read names."""
        people = self.match.people()
        fleet = fleet_of(self.match.game.view(self.match.state, None))
        return Crew(self.match.names, people[0] if len(people) == 1 else None, fleet)

    def outlook(self, seat: int | None) -> Outlook:
        return outlook(self.match.game, self.match.state, seat)

    def draw_chart(self, view: View, menu: Menu | None) -> None:
        self.terminal.show(chart_of(self.match.game.key)(self.scene(view, menu)))

    def sketch(self, view: View, menu: Menu | None) -> bool:
        """Draws only what the question needs. Returns False if the game has no such drawing for it."""
        draw = sketch_of(self.match.game.key)
        drawing = draw(self.scene(view, menu)) if draw else None
        if drawing is not None:
            self.terminal.show(drawing)
        return drawing is not None

    def scene(self, view: View, menu: Menu | None) -> Scene:
        marks = menu.marks() if menu else {}
        return Scene(view, marks, self.match.names, self.terminal.wording, self.terminal.width)

    def draw_question(self, question: Question, menu: Menu) -> None:
        asked = self.terminal.wording.ask(question, self.crew())
        self.terminal.show(Text(asked, style="bold"))
        self.terminal.show(listing(menu, self.terminal.width))

    def draw_standing(self, view: View) -> None:
        """The wealth of all seats, right above the prompt: what is drawn above a large board scrolls away."""
        say, pairs = self.terminal.wording.say, zip(self.match.names, self.match.game.worth(view), strict=False)
        told = [Text(say("cli-wealth", name=name, wealth=wealth), style="dim") for name, wealth in pairs]
        if told:
            told[0] = Text.assemble((say("cli-standing") + " ", "dim"), told[0])
            self.terminal.show(flowed(told, self.terminal.width))


def view_for(view: View) -> dict[str, Any]:
    """A view without its seat number, to compare views of different seats."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {key: value for key, value in fields.items() if key != "seat"}
