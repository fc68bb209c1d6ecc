"""Checks a designer's tables against those of the game: the same keys and kinds of values. Complaints name the line."""

import re
from typing import Any, Final

from .own_parts import DATA
from .parts import BadParts, part, read_data

Path = tuple[str | int, ...]  # the keys and numbers that lead to a value

TABLE: Final = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
ENTRY: Final = re.compile(r"\s*\[\[\s*([^\[\]]+?)\s*\]\]")
KEY: Final = re.compile(r"""\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*=""")
QUOTES: Final = "\"'"


def check_data(text: str, source: str, usual: dict[str, Any]) -> dict[str, Any]:
    """The tables of `text`, if a game whose own tables are `usual` can read them; or `BadParts`."""
    found = read_data(text, source)
    Check(source, lines_of(text)).compare(found, [usual], ())
    return found


def lines_of(text: str) -> dict[Path, int]:
    """The line of each key, table and entry. Keys inside of one line (`{ a = 1 }`) have that line."""
    found: dict[Path, int] = {(): 1}
    counts: dict[Path, int] = {}
    at: Path = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if entry := ENTRY.match(line):
            path = dotted(entry.group(1))
            counts[path] = counts.get(path, -1) + 1
            at = (*path, counts[path])
            found[at] = number
            found.setdefault(path, number)
        elif table := TABLE.match(line):
            at = dotted(table.group(1))
            found[at] = number
        elif key := KEY.match(line):
            found[*at, key.group(1).strip(QUOTES)] = number
    return found


def dotted(name: str) -> Path:
    return tuple(part.strip().strip(QUOTES) for part in name.split("."))


class Check:
    """Compares tables, and complains about the first difference that matters."""

    def __init__(self, source: str, lines: dict[Path, int]) -> None:
        self.source = source
        self.lines = lines

    def compare(self, given: Any, usual: list[Any], path: Path) -> None:
        """`given` must be like one of the values that the game has in such places."""
        alike = [value for value in usual if kind_of(value) == kind_of(given)]
        if not alike:
            self.complain(path, f"{named(path)} must be {kind_of(usual[0])}, not {kind_of(given)}")
        if isinstance(given, dict):
            self.compare_tables(given, alike, path)
        elif isinstance(given, list):
            self.compare_lists(given, alike, path)
        elif isinstance(given, int) and given < 0 <= min(alike):
            self.complain(path, f"{named(path)} must not be negative, but is {given}")

    def compare_tables(self, given: dict[str, Any], usual: list[dict[str, Any]], path: Path) -> None:
        """What all tables of the game have is needed; what none of them has would be overlooked."""
        known = sorted({key for table in usual for key in table})
        for key in known:
            if key not in given and all(key in table for table in usual):
                self.complain(path, f"{named((*path, key))} is missing")
        for key, value in given.items():
            if key not in known:
                self.complain((*path, key), f"{named((*path, key))} is not known here; known: {', '.join(known)}")
            self.compare(value, [table[key] for table in usual if key in table], (*path, key))

    def compare_lists(self, given: list[Any], usual: list[list[Any]], path: Path) -> None:
        """A list may have more or fewer items than that of the game."""
        items = [item for items in usual for item in items]
        if not given and all(usual):
            self.complain(path, f"{named(path)} must not be empty")
        for at, item in enumerate(given if items else ()):
            self.compare(item, items, (*path, at))

    def complain(self, path: Path, what: str) -> None:
        raise BadParts(f"{self.source}, line {line_of(path, self.lines)}: {what}")


def line_of(path: Path, lines: dict[Path, int]) -> int:
    """The line of the value, or of what it stands in."""
    return lines[next(path[:end] for end in range(len(path), -1, -1) if path[:end] in lines)]


def bad_value(package: str, path: Path, what: str) -> BadParts:
    """For a game that finds a value in its tables with which it cannot be played. Names the file and the line."""
    text, source = part(package, DATA)
    return BadParts(f"{source}, line {line_of(path, lines_of(text))}: {named(path)} {what}")


def kind_of(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    return "a text" if isinstance(value, str) else "a number"


def named(path: Path) -> str:
    """`event_cards, entry 2, count`."""
    words = [f"entry {part + 1}" if isinstance(part, int) else part for part in path]
    return "'" + ", ".join(words) + "'" if words else "the file"
