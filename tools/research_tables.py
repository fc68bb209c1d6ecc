"""Writes docs/observations.md: every number of the observations and every action id of our games, from the code.

Run it with the python of .venv: `python -m tools.research_tables`. A test fails if the page is out of date.
"""

import inspect
import re
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from skulduggery.adapters.rules import Rules, rules_called
from skulduggery.core.messages import kind_of
from skulduggery.games import listed_games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
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
    for row in encoder.rows():
        cells = [f"`{row.path}`", row.kind, f"{row.columns:,}", row.values, meaning(rules, row.path)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", "### Actions\n", *actions(rules), ""])


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
