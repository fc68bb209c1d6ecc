"""The supported languages, and the choice of one."""

import re
from pathlib import Path
from typing import Final

from ..core.refusals import BadOption, BadOptions

ENGLISH: Final = "en"  # what a plug-in game is read in if it has no texts in the language of the reader
LANGUAGES: Final = (ENGLISH, "nl")
LOCALES: Final = {"en": "en-GB", "nl": "nl-NL"}  # the formats of numbers and plurals
TEXTS: Final = Path(__file__).parent


def pick_language(wanted: str | None, locale_name: str | None) -> str:
    """The wanted language; else that of the locale (`nl_BE.UTF-8`), if it is supported; else English."""
    if wanted is not None:
        return known_language(wanted)
    spoken = primary(locale_name or "")
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def known_language(wanted: str) -> str:
    """`NL` and `nl-BE` are also Dutch. A language that is not supported is refused, never replaced."""
    language = primary(wanted)
    if language not in LANGUAGES:
        raise BadOptions(BadOption("", "language", wanted, ", ".join(LANGUAGES)))
    return language


def primary(name: str) -> str:
    return re.split("[-_.@]", name, maxsplit=1)[0].lower()
