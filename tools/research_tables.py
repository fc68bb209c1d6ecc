"""Writes docs/observations.md: every number of the observations and every action id of our games, from the code.

Run it with the python of .venv: `python -m tools.research_tables`. A test fails if the page is out of date.
"""

import inspect
import re
from collections.abc import Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from skulduggery.adapters.encoding.encoder import Encoder
from skulduggery.adapters.encoding.nodes import UNLIMITED, Column
from skulduggery.adapters.rules import Rules, rules_called
from skulduggery.core.fields import PLAIN, fields_of
from skulduggery.core.messages import kind_of
from skulduggery.games import listed_games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
PLACE = re.compile(r"\[([^\]]*)\]")
OWN = {
    "seat": "the seat that looks",
    "question.seat": "the seat that is asked",
    "question.kind": "what it is asked",
}
HEAD = """# Observations and actions

Written by `python -m tools.research_tables` from the code; do not edit. [research.md](research.md) explains the words.

The tables show each game with its usual number of players and default options. Other options may give other numbers of
columns; `env.unwrapped.rules.encoder.columns` lists the columns of an environment by name. Columns come in the order of
the table; the parts of a list come one after the other.

- **number**: as it is. **flag**: 0 or 1.
- **category**: a code. 0 is the first of the values, 1 the second, and so on.
- **count of each**: one column for each value: how many of them there are.
- `name.known` is 1 if the value is there; otherwise its columns are 0.
- `name[place]`: the columns occur for each place, or for each other id that is named. `name[0 to 3]`: for each item.

An action id is the place of the move in the list that `Game.all_moves` returns. New moves are only added at the end.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(rules_called(key, None, {})) for key in listed_games())])


def section(rules: Rules) -> str:
    encoder = rules.encoder
    sizes = f'{encoder.size:,} columns; {rules.onehot.size:,} with `encoding="onehot"`; {rules.actions:,} actions.'
    lines = [f"## {rules.game.key}, {rules.players} players\n", f"{sizes}\n", "### Observation\n"]
    lines += ["| field | kind | columns | values | meaning |", "|---|---|--:|---|---|"]
    for path, columns in fields(encoder).items():
        kind = "count of each" if "=" in columns[0].name else columns[0].kind
        cells = [f"`{path}`", kind, f"{len(columns):,}", values_of(columns), meaning(rules, path)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", "### Actions\n", *actions(rules), ""])


def fields(encoder: Encoder) -> dict[str, list[Column]]:
    """The columns of each field: all that are alike together."""
    found: dict[str, list[Column]] = {}
    for column in encoder.columns:
        found.setdefault(PLACE.sub("[]", column.name.partition("=")[0]), []).append(column)
    return {with_places(path, found, encoder): columns for path, columns in found.items()}


def with_places(path: str, found: dict[str, list[Column]], encoder: Encoder) -> str:
    """`ships[].coins` as `ships[ship].coins` or `ships[0 to 3].coins`."""
    first, *others = path.split("[]")
    for other in others:
        plain, struct = PLACE.sub("", first), encoder.structs.get(PLACE.sub("", first))
        if struct is not None and any(name.replace("[]", "") == plain for name in found):
            key = struct.__struct_encode_fields__[0]
            first += f"[{fields_of(struct).get(key, PLAIN).way or key}]{other}"
        else:
            numbers = [int(number) for each in found[path] for number in PLACE.findall(each.name) if number.isdecimal()]
            first += f"[0 to {max(numbers)}]{other}"
    return first


def values_of(columns: list[Column]) -> str:
    names = [column.name for column in columns]
    if "=" in names[0]:
        return listed([name.partition("=")[2] for name in names])
    if columns[0].kind == "flag" and names[0].endswith("]") and len(names) > 1:
        return f"for each of {listed([name[name.rindex('[') + 1 : -1] for name in names])}"
    if columns[0].labels:
        return listed(columns[0].labels)
    least, most = columns[0].least, columns[0].most
    return "any whole number" if most == UNLIMITED else f"{least} to {most}"


def listed(given: Sequence[str]) -> str:
    """All labels, or the first and the last of many."""
    labels = [*dict.fromkeys(given)]
    if len(labels) <= 16:
        return ", ".join(labels)
    return f"{', '.join(labels[:4])}, ..., {labels[-1]} ({len(labels)} values)"


def meaning(rules: Rules, path: str) -> str:
    """The comment beside the field, where its Struct is defined."""
    plain = re.sub(r"\[[^\]]*\]", "", path)
    if plain in OWN:
        return OWN[plain]
    owner, _, field = plain.removesuffix(".length").removesuffix(".known").rpartition(".")
    struct = rules.encoder.structs.get(owner)
    return "" if struct is None else comments_of(struct).get(field, "")


def comments_of(struct: type[Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each.__module__.startswith("skulduggery.games"):
            found |= dict(re.findall(r"^    (\w+): [^#\n]*  # (.*)$", inspect.getsource(each), re.MULTILINE))
    return found


def actions(rules: Rules) -> list[str]:
    lines = ["| ids | move | first | last |", "|---|---|---|---|"]
    numbered = enumerate(rules.moves)
    for kind, group in groupby(numbered, key=lambda pair: shape_of(pair[1])):
        ids = [number for number, _ in group]
        span = f"{ids[0]}" if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
        lines.append(f"| {span} | `{kind}` | {rules.name(ids[0])} | {rules.name(ids[-1])} |")
    names = "\n".join(rules.name(action) for action in range(rules.actions))
    return [*lines, "", f"SHA-256 of all names, one a line: `{sha256(names.encode()).hexdigest()}`"]


def shape_of(move: Any) -> str:
    return " ".join([kind_of(move), *(f"<{field}>" for field in move.__struct_fields__)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
