"""`say` at the terminal: own words, or one of the phrases of the game. Everybody who sits here reads it."""

from ..text import Wording
from ..text.crew import Crew
from ..text.own import TALK_TEXTS
from ..text.phrases import Phrase, phrases_of
from .complaints import Complaint
from .match import Match
from .parser import WHOLE_NUMBER

LONGEST = 140  # characters
BLANK = "…"


class Talk:
    """The phrases of a game in the language of the terminal, and what a typed line means."""

    def __init__(self, match: Match, language: str, crew: Crew) -> None:
        self.words = Wording(language, match.game, (TALK_TEXTS,))
        self.phrases = [phrase for phrase in phrases_of(match.game).values() if self.words.has(f"phrase-{phrase.key}")]
        self.crew = crew

    def lines(self) -> list[str]:
        """All phrases with their numbers; `…` is a blank that the speaker fills in."""
        told = [self.tell(phrase, [BLANK] * len(phrase.names)) for phrase in self.phrases]
        return [f"{number:3}  {text}" for number, text in enumerate(told, start=1)]

    def said(self, line: str) -> str:
        """`say 3 Ben 9` is the third phrase, with what it names; anything else is said as it is."""
        number, *given = line.split()
        if not WHOLE_NUMBER.fullmatch(number):
            return line[:LONGEST]
        if not 1 <= int(number) <= len(self.phrases):
            raise Complaint("cli-no-such-phrase", number=int(number), most=len(self.phrases))
        phrase = self.phrases[int(number) - 1]
        if len(given) != len(phrase.names):
            example = self.tell(phrase, [BLANK] * len(phrase.names))
            raise Complaint("cli-phrase-names", phrase=example, count=len(phrase.names))
        return self.tell(phrase, [self.named(word) for word in given])

    def tell(self, phrase: Phrase, given: list[str]) -> str:
        return self.words.say(f"phrase-{phrase.key}", **dict(zip(phrase.names, given, strict=True)))

    def named(self, word: str) -> str:
        """A player by the beginning of the name; anything else as it is."""
        found = [name for name in self.crew.names if name.lower().startswith(word.lower())]
        return found[0] if len(found) == 1 else word
