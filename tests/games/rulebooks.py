"""What a rulebook must say, so that a family can play on paper: read from the parts and the specification."""

import re
from pathlib import Path

from skulduggery.text import rules
from skulduggery.text.rulebook import Rulebook

SPECIFICATIONS = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+\.\d+)\*\* (.*?)(?=^- \*\*|^#|^\|)", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"[A-Z]{2}-[A-Z0-9]+\.\d+")


def rows_of(book: Rulebook) -> list[list[str]]:
    """The rows of all tables, as cells."""
    lines = [line for line in book.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def rulings(key: str) -> set[str]:
    """The rules that the specification marks as decided here. Options are none: they are not played by default."""
    text = (SPECIFICATIONS / f"{key}.md").read_text(encoding="utf-8")
    options = re.compile(r"(\[ruling\] )?Option `")
    return {rule for rule, what in RULE.findall(text) if "ruling" in what and not options.match(what)}


def silent(key: str) -> set[str]:
    """The rules of which the specification says that the book does not decide them at all."""
    text = (SPECIFICATIONS / f"{key}.md").read_text(encoding="utf-8")
    return {rule for rule, what in RULE.findall(text) if rule in rulings(key) and "[book" not in what}


def told_minutes(language: str, key: str) -> tuple[int, ...]:
    """Both lengths of a match, from the sentence of the opening that has them. They are its last figures."""
    sentence = re.search(r"[^.]*\bminut[^.]*", rules(language, key).opening)
    return tuple(int(figure) for figure in re.findall(r"\d+", sentence[0] if sentence else ""))[-2:]


def listed_as_ours(language: str, key: str) -> set[str]:
    """The rules that the last chapter names, `What is ours`."""
    return set(NAMED.findall(rules(language, key).chapters[-1].text))
