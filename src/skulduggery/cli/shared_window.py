"""Reaction windows between people who share the terminal: one question to all, and only who wants to react looks."""

from collections.abc import Mapping

import msgspec

from ..core.game import Decision, Reaction
from .match import Match
from .screen import Screen
from .terminal import Leaving, Terminal


class SharedWindow:
    """Asks once in each window, whatever anybody holds. So neither the question nor its absence tells of a hand."""

    def __init__(self, terminal: Terminal, match: Match, screen: Screen) -> None:
        self.terminal = terminal
        self.match = match
        self.screen = screen
        self.window = ("", -1)  # the kind of question, and how many moves other than passes came before it
        self.answered: set[int] = set()
        self.reacting: list[int] = []

    def is_called(self, asked: Decision) -> bool:
        """Whether a question to all comes before this one."""
        window = (asked.kind, self.match.acts)
        return self.is_shared(asked) and (window != self.window or asked.seat in self.answered)

    def is_shared(self, asked: Decision) -> bool:
        reaction = asked.reaction(self.match.state)
        return len(self.match.people()) > 1 and reaction is not None and not reaction.wanted

    def call(self, asked: Decision) -> None:
        reaction = asked.reaction(self.match.state)
        assert reaction is not None, "only reactions are asked of all"
        self.window, self.answered = (asked.kind, self.match.acts), set()
        people = {str(number): seat for number, seat in enumerate(self.match.people(), start=1)}
        invited = {number: seat for number, seat in people.items() if seat in reaction.seats}
        self.present(reaction, invited)
        self.reacting = self.those_of(invited)

    def lets_pass(self, asked: Decision) -> bool:
        self.answered.add(asked.seat)
        return self.is_shared(asked) and asked.seat not in self.reacting

    def present(self, reaction: Reaction, invited: Mapping[str, int]) -> None:
        """What a spectator may see, the question, and who is asked. Whether somebody is asked is public."""
        view = self.screen.outlook(None).view
        self.screen.tell_everybody()
        self.screen.sketch(view, None)
        self.terminal.write(self.question(reaction), style="bold")
        self.terminal.write("  ".join(f" {number} {self.match.names[seat]}" for number, seat in invited.items()))
        self.screen.draw_standing(view)

    def question(self, reaction: Reaction) -> str:
        """The question as it is put to somebody who only looks on: "you" is nobody in particular."""
        question = self.match.game.question(self.match.state)
        assert question is not None, "a window asks somebody"
        others = [seat for seat in range(len(self.match.seats)) if seat not in reaction.about]
        reader = others[0] if others else question.seat
        asked = msgspec.structs.replace(question, seat=reader)
        return self.terminal.wording.ask(asked, self.screen.crew()._replace(you=reader))

    def those_of(self, invited: Mapping[str, int]) -> list[int]:
        """Who wants to react. An empty line: nobody."""
        wording = self.terminal.wording
        while answer := self.terminal.read(wording.say("cli-prompt-reacts") + " ").lower():
            if set(words := answer.replace(",", " ").split()) <= set(invited):
                return [invited[word] for word in words]
            if answer in wording.say("cli-words-quit").split():
                raise Leaving
            if answer in wording.say("cli-words-board").split():
                self.screen.draw_chart(self.screen.outlook(None).view, None)
            else:
                self.terminal.say("cli-nobody-reacts", text=answer)
        return []
