"""The language: from `--language`, or from the system. It is needed before the arguments are parsed."""

from collections.abc import Mapping, Sequence

from ..core.refusals import BadOptions
from ..text import pick_language

OPTION = "--language"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def spoken_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of the error messages. An unknown `--language` is refused later, in the system's language."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), None)
    try:
        return pick_language(asked_language(words), locale)
    except BadOptions:
        return pick_language(None, locale)


def asked_language(words: Sequence[str]) -> str | None:
    for at, word in enumerate(words):
        if word.startswith(OPTION + "="):
            return word.removeprefix(OPTION + "=")
        if word == OPTION and at + 1 < len(words):
            return words[at + 1]
    return None
