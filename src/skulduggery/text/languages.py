"""The languages we speak, and which of them to speak now."""

import re
from pathlib import Path
from typing import Final

from ..core.refusals import BadOption, BadOptions

LANGUAGES: Final = ("en", "nl")
LOCALES: Final = {"en": "en-GB", "nl": "nl-NL"}  # how each writes numbers and counts
TEXTS: Final = Path(__file__).parent


def pick_language(wanted: str | None, locale_name: str | None) -> str:
    """The language asked for; else the one of the locale (`nl_BE.UTF-8`) if we speak it; else English."""
    if wanted is not None:
        return known_language(wanted)
    spoken = primary(locale_name or "")
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def known_language(wanted: str) -> str:
    """`NL` and `nl-BE` are Dutch too; a language we do not speak is refused, never replaced."""
    language = primary(wanted)
    if language not in LANGUAGES:
        raise BadOptions(BadOption("", "language", wanted, ", ".join(LANGUAGES)))
    return language


def primary(name: str) -> str:
    return re.split("[-_.@]", name, maxsplit=1)[0].lower()
