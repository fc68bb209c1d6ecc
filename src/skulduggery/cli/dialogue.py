"""One question to one person: what they may type, and what it does."""

from pathlib import Path

from rich.markdown import Markdown

from ..core.messages import Move, Refusal, kind_of
from ..core.record import save
from ..core.refusals import IllegalMove, NothingToUndo, Refused
from .charts import aliases_of, remarks_of
from .complaints import Complaint, sentence
from .help import help_table
from .hint import hint_lines
from .listing import listing
from .match import ORDERS, Match
from .menu import STAY_BUTTONS, Item, Menu, pointed_at
from .parser import WHOLE_NUMBER
from .rules import found_rules
from .screen import Screen
from .talk import Talk
from .terminal import Leaving, Terminal

COMMANDS = ("help", "hint", "rules", "log", "board", "all", "orders", "interrupt", "say", "save", "undo", "quit")
SHORTEST_WORD = 2
SHOWN = 12  # how many choices are listed if a word could mean several


class Dialogue:
    """Lives until the person has chosen a move, taken one back, or left."""

    def __init__(self, terminal: Terminal, match: Match, screen: Screen, seat: int) -> None:
        self.terminal = terminal
        self.match = match
        self.screen = screen
        self.seat = seat
        self.sight = screen.outlook(seat)
        remarks = remarks_of(match.game.key)(self.sight.view, terminal.wording)
        self.crew = screen.crew()._replace(you=seat)  # a choice is told to the one who is asked
        self.menu = Menu(self.sight.choices, terminal.wording, self.crew, remarks, self.is_luck())
        self.over = False
        self.commands = {word: name for name in COMMANDS for word in terminal.wording.say(f"cli-words-{name}").split()}

    def decide(self) -> Move | None:
        """The chosen move. None if a move was taken back, so that the question changes."""
        self.screen.catch_up(self.seat)
        self.present(self.is_luck() or self.screen.sketch(self.sight.view, self.menu))
        while not self.over:
            try:
                item = self.answer(self.terminal.read(self.prompt()))
            except Complaint as complaint:
                self.terminal.write(sentence(complaint, self.terminal.wording))
            except Refused as refused:
                self.terminal.write(self.because(refused.refusal))
            else:
                if item is not None:
                    return item.choice.move
        return None

    def answer(self, line: str) -> Item | None:
        """A choice, or None after a command."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        name = self.commands.get(word.lower())
        if name is None:
            return self.pick(line)
        getattr(self, name)(rest.strip())
        return None

    def is_luck(self) -> bool:
        return self.sight.asked is not None and self.sight.asked.luck

    def prompt(self) -> str:
        if self.is_luck() or len(self.menu.items) == 1:
            first = self.menu.move_of(self.menu.items[0].choice)
            return self.terminal.wording.say("cli-prompt-luck", move=first) + " "
        key = "cli-prompt" if self.menu.listed == len(self.menu.items) else "cli-prompt-squares"
        return self.terminal.wording.say(key, most=self.menu.listed) + " "

    def present(self, briefly: bool) -> None:
        """Show chart, question and choices; briefly: without the chart, for a roll or after a sketch."""
        if not briefly:
            self.screen.draw_chart(self.sight.view, self.menu)
        assert self.sight.asked is not None, "a dialogue answers a question"
        if len(self.menu.items) > 1 or not briefly:
            self.screen.draw_question(self.sight.asked, self.menu)
            self.screen.draw_standing(self.sight.view)
        else:
            self.terminal.write(self.terminal.wording.ask(self.sight.asked, self.screen.crew()), style="bold")

    # --- choosing

    def pick(self, text: str) -> Item | None:
        if not text:
            return self.pick_nothing()
        if WHOLE_NUMBER.fullmatch(text):
            return self.numbered(int(text))
        if text.lower() in self.terminal.wording.say("cli-staying").split():
            return self.stay(text)
        aliases = aliases_of(self.match.game.key)
        targets = pointed_at(text, self.match.game.targets(self.match.state), self.terminal.wording, self.crew, aliases)
        if targets is None:
            return self.said(text)
        found = self.menu.matching(targets)
        for target in targets if not found else []:
            if refusal := self.match.game.why_not(self.match.state, target):
                raise Refused(refusal)
        return self.only(found, text)

    def pick_nothing(self) -> Item | None:
        """An empty line rolls or draws if that is asked. Otherwise it shows the table again."""
        if self.is_luck() or len(self.menu.items) == 1:
            return self.menu.items[0]
        self.present(False)
        return None

    def numbered(self, number: int) -> Item:
        if 1 <= number <= len(self.menu.items):
            return self.menu.items[number - 1]
        raise Complaint("cli-no-such-number", number=number, most=len(self.menu.items))

    def stay(self, text: str) -> Item:
        """Chooses to leave the ship where it is. If that is not possible, the game says why."""
        if found := self.menu.staying():
            return self.only(found, text)
        known = self.match.game.targets(self.match.state)
        for target in [target for target in (*STAY_BUTTONS, *self.menu.berths()) if target in known]:
            if refusal := self.match.game.why_not(self.match.state, target):
                raise Refused(refusal)
        raise Complaint("cli-not-now", text=text)

    def said(self, text: str) -> Item:
        """The choices whose words begin with what was typed: `stay`, `do nothing`."""
        found = [item for item in self.menu.items if self.begins(item, text.lower())]
        if found and len(text) >= SHORTEST_WORD:
            return self.only(found, text)
        raise Complaint("cli-not-now" if self.is_known(text) else "cli-not-understood", text=text)

    def begins(self, item: Item, words: str) -> bool:
        """Whether a choice begins with what was typed: in the words that are shown, or in those of the move itself."""
        return self.menu.move_of(item.choice).lower().startswith(words) or self.words_of(item.choice.move).startswith(
            words
        )

    def words_of(self, move: Move) -> str:
        return self.terminal.wording.tell(move, self.match.names).lower()

    def is_known(self, text: str) -> bool:
        """Whether the words would be a choice in another situation: `stay`, `roll`."""
        moves = [move for move in self.match.game.all_moves(self.match.table.options) if not move.__struct_fields__]
        return any(text.lower() in (kind_of(move), self.words_of(move)) for move in moves)

    def only(self, found: list[Item], text: str) -> Item:
        if len(found) == 1:
            return found[0]
        if not found:
            raise Complaint("cli-not-together", text=text)
        shown = [f"{item.number} ({self.menu.label(item)})" for item in found]
        raise Complaint("cli-several", text=text, choices=", ".join(shown[:SHOWN]) + (" …" if shown[SHOWN:] else ""))

    # --- commands

    def help(self, about: str) -> None:
        """`?` explains what can be typed; `? K8` says why K8 is not possible."""
        if about:
            self.explain(about)
            return
        self.terminal.say("cli-help-at-the-table")
        self.terminal.show(help_table(self.match, self.menu, self.a_rule()))
        legend = f"chart-legend-{self.match.game.key}"
        if self.terminal.wording.has(legend):
            self.terminal.say(legend)

    def a_rule(self) -> str:
        """A rule for the examples of the help: that of the question."""
        assert self.sight.asked is not None, "a dialogue answers a question"
        return self.sight.asked.rule

    def explain(self, about: str) -> None:
        try:
            item = self.pick(about)
        except Refused as refused:
            text, rule = self.because(refused.refusal), refused.refusal.rule
            self.terminal.write(self.terminal.wording.say("cli-because", text=text, rule=rule) if rule else text)
        else:
            if item is not None:
                self.terminal.say("cli-possible", number=item.number, choice=self.menu.told(item))

    def because(self, refusal: Refusal) -> str:
        """The rule is named only to those who ask: by `?` or `r`."""
        return self.terminal.wording.tell(refusal, self.screen.crew()._replace(you=None))

    def hint(self, about: str) -> None:
        """The best choices with their numbers, the chance to win with each, and why."""
        self.terminal.say("hint-ask")
        for line in hint_lines(self.match.advice(self.seat), self.menu):
            self.terminal.write(line)

    def rules(self, about: str) -> None:
        """`r` alone shows the rule of the question."""
        for rule in found_rules(self.match.game, self.terminal.wording.language, about or self.a_rule()):
            self.terminal.show(Markdown(rule))
        if not about:
            self.terminal.say("cli-more-rules", rule=self.a_rule())

    def log(self, about: str) -> None:
        self.screen.tell_more(self.seat)

    def board(self, about: str) -> None:
        self.present(False)

    def all(self, about: str) -> None:
        """Lists every choice with its number, including the squares that are otherwise only counted."""
        self.terminal.show(listing(self.menu, self.terminal.width, everything=True))

    def orders(self, number: str) -> None:
        """Lists the standing orders; with a number gives one, which may answer the question that is open."""
        if not self.match.has_orders():
            raise Complaint("cli-no-orders")
        texts = [self.terminal.wording.say(f"cli-order-{order}") for order in ORDERS]
        if number not in [str(at) for at in range(1, len(ORDERS) + 1)]:
            self.terminal.say("cli-orders", now=texts[ORDERS.index(self.match.order)])
            for at, text in enumerate(texts, start=1):
                self.terminal.write(f"  {self.terminal.wording.say('cli-words-orders').split()[0]} {at}  {text}")
            return
        self.match.order = ORDERS[int(number) - 1]
        self.terminal.say("cli-order-given", order=texts[int(number) - 1])
        self.over = True

    def interrupt(self, number: str) -> None:
        """Stops the match for somebody who wants to react; with several people their number says who."""
        people = {str(at): seat for at, seat in enumerate(self.match.people(), start=1)}
        able = {at: seat for at, seat in people.items() if self.match.interruption(seat) is not None}
        chosen = number or (next(iter(able)) if len(able) == 1 else "")
        if chosen not in able:
            names = ", ".join(f"{at} {self.match.names[seat]}" for at, seat in able.items())
            raise Complaint("cli-who-interrupts" if able else "cli-nobody-interrupts", names=names)
        self.match.interrupt(able[chosen])
        self.over = True

    def say(self, line: str) -> None:
        """Everybody at the terminal reads it, whoever has the screen next too. Alone it lists the phrases."""
        talk = Talk(self.match, self.terminal.wording.language, self.crew)
        if line:
            self.screen.hear(self.seat, talk.said(line))
            return
        self.terminal.say("cli-phrases")
        for phrase in talk.lines():
            self.terminal.write(phrase)

    def save(self, name: str) -> None:
        """Writes a copy of the match file. The copy contains the seed, so it must not be given to other players."""
        if not name:
            self.terminal.say("cli-kept-in", file=str(self.match.book.path))
            return
        path = Path(name).expanduser()
        if path.exists():
            raise Complaint("cli-file-exists", file=name)
        try:
            path.write_bytes(save(self.match.table.record()))
        except OSError as error:
            raise Complaint("cli-bad-file", file=name, detail=str(error.strerror)) from None
        self.terminal.say("cli-copied-to", file=name)

    def undo(self, about: str) -> None:
        seat = self.screen.undoer(self.seat)
        if seat is None:
            raise IllegalMove(NothingToUndo(""))
        self.screen.take_back(seat)
        self.over = True

    def quit(self, about: str) -> None:
        raise Leaving
