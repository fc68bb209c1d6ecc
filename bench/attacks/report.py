"""The report: a table for each attack, with a column for each source tree."""

import os
import platform

from attacks.target import Row

HEAD = """# Attacks on the server, and what other people notice of them

Written by `python -m attacks` (in `bench/`). Each attack has a server of its own with the usual settings. Two honest
people play at another table, before the attack and during it. Their wait is from sending a move until the other one
sees it. The attackers run on the same machine, so a part of that wait is theirs. {machine}
"""


def report(found: dict[str, dict[str, list[Row]]], trees: list[str]) -> str:
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.system()}."
    return "\n".join([HEAD.format(machine=machine), *(section(name, found[name], trees) for name in found)])


def section(attack: str, by_tree: dict[str, list[Row]], trees: list[str]) -> str:
    values = {tree: {name: (value, unit) for name, value, unit in by_tree[tree]} for tree in trees}
    names = dict.fromkeys(name for tree in trees for name in values[tree])
    lines = [f"| {attack} | {' | '.join(trees)} |", f"|---|{'--:|' * len(trees)}"]
    for name in names:
        lines.append(f"| {name} | {' | '.join(figure(values[tree].get(name)) for tree in trees)} |")
    return "\n".join([f"## {attack}", "", *lines, ""])


def figure(found: tuple[float, str] | None) -> str:
    return "" if found is None else f"{found[0]:,g} {found[1]}".rstrip() if found[0] < 1e6 else f"{found[0]:,.0f}"
