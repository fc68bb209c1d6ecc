"""What a calibration found, as a page of Markdown: a reliability table for each game."""

from collections.abc import Sequence

from .calibration import BINS, Bin, Told, bins_of, brier, even_brier, forecasts_of

CAPTION = """\
# How far win chances can be trusted

Made by this command, which gives the same figures on any machine:

    {command}

Bots played matches that no win chance was fitted to, at every kind of table with weights of its own. In some positions
of each match the win chance of every team was noted, with all cards open, as the review of a match does it. *Said*: the
mean of the noted chances in this range. *Happened*: the part of these teams that won in the end; a shared win counts in
parts. In brackets the 95 % interval (Wilson). Positions of one match are alike, so the interval is computed from the
differences between matches. *Holds*: what was said lies in this interval; of twenty true lines one fails by chance.

*Error* is the Brier score: the mean square of the difference between what was said and what happened. *Error of equal
chances* is the score of somebody who always says that all teams are equally likely to win.
"""


def page(told: Sequence[Told], command: str) -> str:
    """The whole page, one chapter for each game."""
    chapters = [CAPTION.format(command=command)]
    for game in dict.fromkeys(match.work.game for match in told):
        mine = [match for match in told if match.work.game == game]
        chapters += [f"## {game}\n", *bin_lines(bins_of(forecasts_of(mine))), "", *table_lines(mine), ""]
    return "\n".join(chapters).rstrip() + "\n"


def bin_lines(bins: Sequence[Bin]) -> list[str]:
    head = ["| range | said | happened | holds | chances noted | matches |", "|---|--:|--:|---|--:|--:|"]
    return [*head, *map(bin_line, bins)]


def bin_line(found: Bin) -> str:
    low, high = found.interval
    happened = f"{found.happened:.1%} [{low:.1%}, {high:.1%}]"
    holds = "yes" if found.holds() else "**no**"
    said = f"{found.low:.0%} to {found.low + 1 / BINS:.0%} | {found.said:.1%}"
    return f"| {said} | {happened} | {holds} | {found.forecasts} | {found.matches} |"


def table_lines(told: Sequence[Told]) -> list[str]:
    """A line for each kind of table."""
    tables = dict.fromkeys(match.work.table for match in told)
    lines = [table_line(table, [match for match in told if match.work.table == table]) for table in tables]
    head = "| kind of table | matches | error | error of equal chances | ranges that hold |"
    return [head, "|---|--:|--:|--:|--:|", *lines]


def table_line(table: str, told: Sequence[Told]) -> str:
    forecasts = forecasts_of(told)
    bins = bins_of(forecasts)
    holding = sum(found.holds() for found in bins)
    errors = f"{brier(forecasts):.4f} | {even_brier(told):.4f}"
    return f"| {table} | {len(told)} | {errors} | {holding} of {len(bins)} |"
