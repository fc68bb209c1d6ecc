"""The arguments of the command line. All help comes from the texts, in the person's language."""

import argparse
import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple, NoReturn

from ..text import LANGUAGES, Wording
from ..text.languages import known_language
from .complaints import Complaint
from .languages import OPTION

LONGEST_WAIT = 86_400.0
CLOSE = 0.75  # allows two swapped letters in `seat`
WHOLE_NUMBER = re.compile("[0-9]{1,9}")  # longer numbers make no sense in any option


class Option(NamedTuple):
    """An option of a command, or without `flags` an argument. `value`: the word for its value in the help."""

    flags: tuple[str, ...]
    value: str
    details: dict[str, Any]


def flag(*flags: str, value: str = "", **details: Any) -> Any:
    """Declares an option, in the class of a command's arguments: `seed: int = flag("--seed", value="number")`."""
    return Option(flags, value, details)


def argument(value: str, **details: Any) -> Any:
    """Declares what is given without the name of an option."""
    return Option((), value, details)


class Parser(argparse.ArgumentParser):
    """The parser of one command. Unlike argparse it complains in the person's language and does not exit."""

    def __init__(self, wording: Wording, command: str, arguments: type[argparse.Namespace]) -> None:
        super().__init__(
            usage=argparse.SUPPRESS,  # the description begins with the usage, in the right language
            description=wording.say(f"cli-about-{command}"),
            epilog=wording.say(f"cli-examples-{command}"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.wording = wording
        self.command = command
        self.section = self.add_argument_group(wording.say("cli-help-options"))
        self.known: list[str] = []
        for kind in arguments.__mro__:
            for name, declared in vars(kind).items():
                if isinstance(declared, Option):
                    self.declare(name, declared)
        self.add("cli-help-language", OPTION, metavar="|".join(LANGUAGES), type=known_language)
        self.add("cli-help-help", "-h", "--help", action="help")

    def declare(self, name: str, option: Option) -> None:
        """The help of an option, and the word for its value, come from the texts."""
        details = dict(option.details)
        if option.value:
            details["metavar"] = self.wording.say(f"cli-metavar-{option.value}")
        first = (*option.flags, name)[0].lstrip("-")
        key = details.pop("help", f"cli-help-{self.command}-{first}")
        if option.flags:
            details["dest"] = name
        self.add(key, *(option.flags or (name,)), **details)

    def add(self, key: str, *names: str, **details: Any) -> None:
        self.known += names
        if details.get("action", "store") == "store" and names[0].startswith("-"):
            details["action"] = Once
        self.section.add_argument(*names, help=self.wording.say(key).replace("%", "%%"), **details)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments, or a complaint about the first word that does not fit."""
        try:
            found, unknown = self.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            raise Complaint("cli-missing-value", option=error.argument_name or "") from None
        if unknown:
            raise self.not_understood(unknown[0])
        return found

    def not_understood(self, word: str) -> Complaint:
        if not word.startswith("-"):
            return Complaint("cli-unknown-word", word=word, command=self.command)
        option = word.split("=")[0]
        near = nearest(option.lstrip("-"), [name[2:] for name in self.known if name.startswith("--")])
        if near:
            return Complaint("cli-unknown-option-near", option=option, near=f"--{near}", command=self.command)
        return Complaint("cli-unknown-option", option=option, command=self.command)

    def error(self, message: str) -> NoReturn:
        """Called by argparse for errors that were not caught before."""
        raise Complaint("cli-bad-arguments", detail=message)


class Once(argparse.Action):
    """An option with one value. argparse would let a second one replace the first, and say nothing."""

    used = False  # by the parser that it belongs to, which reads one line

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option_string: Any = None
    ) -> None:
        if self.used:
            raise Complaint("cli-given-twice", option=option_string)
        self.used = True
        setattr(namespace, self.dest, values)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most similar to a mistyped one; empty if none is similar enough."""
    return next(iter(get_close_matches(word, list(known), n=1, cutoff=CLOSE)), "")


class Seconds:
    """Reads a span of time: `5`, `0.5`."""

    def __init__(self, option: str, least: float) -> None:
        self.option = option
        self.least = least

    def __call__(self, text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = -1.0
        if self.least <= seconds <= LONGEST_WAIT:
            return seconds
        raise Complaint("cli-bad-seconds", option=self.option, given=text, least=self.least)


class Number(Seconds):
    """Reads a whole number of at least `least`, or says what was expected."""

    def __call__(self, text: str) -> int:
        if WHOLE_NUMBER.fullmatch(text) and int(text) >= self.least:
            return int(text)
        raise Complaint("cli-bad-number", option=self.option, given=text, least=self.least)
