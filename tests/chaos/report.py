"""The summary of the chaos suite: what happened in each scenario, and whether everything held."""

import os
import platform

from .scenario import Figure, Outcome

HEAD = """# Chaos

Written by `make chaos`. Crews of two people play on a server that gets into trouble. Afterwards every move that was
acknowledged must be stored once, every chain must verify, and every page must show the state of the server.

{machine}
"""


def report(done: dict[str, list[Outcome]], about: dict[str, str], parts: dict[str, int]) -> str:
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.system()}."
    sections = [section(name, done.get(name, []), about[name], parts[name]) for name in about]
    return "\n".join([HEAD.format(machine=machine), *sections])


def section(name: str, outcomes: list[Outcome], about: str, parts: int) -> str:
    lines = [f"## {name.replace('_', ' ')}", "", about, ""]
    if not outcomes:
        return "\n".join([*lines, "Not run.", ""])
    rows = [*totals(outcomes, parts), *(figure for figure in joined(outcomes))]
    table = ["| figure | value |", "|---|--:|", *(f"| {row.name} | {row.value:,g} {row.unit} |" for row in rows)]
    faults = [fault for outcome in outcomes for fault in outcome.verdict.faults]
    return "\n".join([*lines, *table, "", *(f"- {fault}" for fault in faults[:20]), *([""] if faults else [])])


def totals(outcomes: list[Outcome], parts: int) -> list[Figure]:
    verdicts = [outcome.verdict for outcome in outcomes]
    rows = [] if len(outcomes) == parts else [Figure(f"parts run, of {parts}", float(len(outcomes)))]
    rows += [
        Figure(name, float(sum(getattr(verdict, key) for verdict in verdicts)))
        for name, key in (
            ("moves acknowledged", "moves"),
            ("tables whose chains were verified", "tables"),
            ("pages compared", "pages"),
            ("connections made anew", "reconnects"),
        )
    ]
    return [*rows, Figure("**faults**", float(sum(len(verdict.faults) for verdict in verdicts)))]


def joined(outcomes: list[Outcome]) -> list[Figure]:
    """Times and sizes: the largest of all parts. Counts: their sum."""
    found: dict[str, Figure] = {}
    for figure in (figure for outcome in outcomes for figure in outcome.figures):
        before = found.get(figure.name, Figure(figure.name, 0.0))
        value = max(before.value, figure.value) if figure.unit else before.value + figure.value
        found[figure.name] = Figure(figure.name, value, figure.unit)
    return list(found.values())
