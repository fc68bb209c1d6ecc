"""What people write to each other. It is data: a page shows it as it is, and never as HTML."""

import unicodedata

from .names import BLANK_LETTERS, HIDDEN_CATEGORIES, MOST_MARKS

LINE_ENDS = "\n\r\t\v\f\x85\u2028\u2029"


def clean_text(text: str) -> str:
    """One line without what nobody sees: control codes, signs that turn the direction of writing, piles of marks."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if sign in LINE_ENDS:
            kept.append(" ")
        elif not is_hidden(sign) and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in HIDDEN_CATEGORIES or sign in BLANK_LETTERS
