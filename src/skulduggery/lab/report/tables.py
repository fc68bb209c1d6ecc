"""The figures of a report for other programs, as CSV and Parquet: a row for each seat of a match, and the things."""

import csv
import math
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path

import pyarrow
import pyarrow.parquet

from .context import Context
from .tally import Tally
from .watch import Watched

Cell = str | int | float | None
Row = Mapping[str, Cell]


def seat_rows(context: Context) -> Iterator[Row]:
    """What was measured of each match, for each of its seats."""
    for tally in context.tallies:
        value = context.plan.values[tally.variant] if context.plan.values else ""
        for match in tally.matches:
            of_match = {"option": context.plan.option, "value": value, **match_cells(match)}
            bots, won = context.plan.bots_at(match.work), match.won()
            for seat in range(tally.seats):
                yield {
                    **of_match,
                    "seat": seat,
                    "order": (seat - match.first) % tally.seats,
                    "team": match.teams[seat],
                    "bot": bots[seat],
                    "place": match.places[seat],
                    "score": match.scores[seat],
                    "won": won[seat],
                }


def match_cells(match: Watched) -> dict[str, Cell]:
    tension, legal, spreads = match.tension, match.choices.legal, match.choices.spreads
    decisions = sum(legal.values())
    return {
        "match": match.work.at,
        "rounds": match.rounds,
        "decisions": decisions,
        "choices": decisions - legal.get(1, 0),
        "legal_moves": sum(moves * count for moves, count in legal.items()),
        "lead_changes": None if tension is None else tension.changes,
        "behind": None if tension is None else tension.behind,
        "lowest_chance": None if tension is None else tension.lowest,
        "settled": None if tension is None else tension.settled,
        "spreads_noted": len(spreads),
        "spreads_mean": math.fsum(spreads) / len(spreads) if spreads else None,
    }


def thing_rows(context: Context) -> Iterator[Row]:
    """What was used, and how often its users won."""
    for tally in context.tallies:
        value = context.plan.values[tally.variant] if context.plan.values else ""
        for group in sorted(tally.groups):
            yield from rows_of_group(context, tally, group, value)


def rows_of_group(context: Context, tally: Tally, group: str, value: str) -> Iterator[Row]:
    family, event = group.split("/")
    for worth in tally.things(group):
        gain = worth.gain
        yield {
            "option": context.plan.option,
            "value": value,
            "family": family,
            "event": event,
            "id": worth.thing,
            "name": context.name_of(family, worth.thing),
            "uses_per_match": worth.uses,
            "part_of_seats": worth.users,
            "won": worth.won.value,
            "won_low": worth.won.low,
            "won_high": worth.won.high,
            "gain": None if gain is None else gain.value,
            "gain_low": None if gain is None else gain.low,
            "gain_high": None if gain is None else gain.high,
        }


def write_tables(context: Context, out: Path) -> list[Path]:
    """Beside the page: `report.csv` with the matches and `report-things.csv`, and the same with the ending .parquet."""
    written: list[Path] = []
    for name, rows in ((out.stem, list(seat_rows(context))), (f"{out.stem}-things", list(thing_rows(context)))):
        file = out.with_name(name)
        written += [
            write_csv(file.with_name(f"{name}.csv"), rows),
            write_parquet(file.with_name(f"{name}.parquet"), rows),
        ]
    return written


def write_csv(file: Path, rows: Sequence[Row]) -> Path:
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    file.write_text(text.getvalue(), encoding="utf-8")
    return file


def write_parquet(file: Path, rows: Sequence[Row]) -> Path:
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(rows)), file)
    return file
