"""Writes the tally as a page."""

import math
from collections.abc import Iterator, Sequence

from .plan import DECISIONS
from .tally import Count, Found, Tally

WAYS = tuple(DECISIONS)
ABOUT = """\
- **random**: random moves. At every move: legal moves (some, each once, all in `all_moves`), the stack of decisions, no
  result before the end, a view of one onlooker in turn, a new turn in time. At every eighth move and at the end: the
  census of components (what is lost stays lost). At one move of 10,000: copy, pickle, preview, and for every onlooker
  everything it is sent, compared with a state in which hidden things are dealt anew. A match of every fourth set of
  options is recorded, saved, loaded, replayed and verified.
- **bosun**: the same checks, in matches between bots that choose well.
- **watched**: bold players, compared with oracles (rules written a second time) and with the notes of each onlooker.
- **contract**: all checks of the contract suite with these options.
"""


def page(tally: Tally, command: str) -> str:
    return "\n".join(lines(tally, command)) + "\n"


def lines(tally: Tally, command: str) -> Iterator[str]:
    yield from (
        "# The soak",
        "",
        "Written by this command; do not edit. A soak that is started again goes on, also after a",
    )
    yield from ("repair: each match was checked with the code of its day.", "", f"`{command}`", "")
    yield f"**{tally.matches:,} matches** with {tally.decisions:,} decisions; violations: {len(tally.violations)} open,"
    yield f"{len(tally.mended)} found and mended."
    yield from ("", ABOUT)
    yield from table(["game", *(f"{way}: matches" for way in WAYS), "decisions", "CPU s"], game_rows(tally))
    yield from ("## Players", "")
    yield from table(["game", "matches by number of players"], player_rows(tally))
    yield from ("## Options", "", "Matches with each value. Most are as short as the options allow.", "")
    yield from table(["game", "option", "matches by value"], option_rows(tally))
    yield from found_lines("Open violations", tally.violations, tally.seed)
    yield from found_lines("Violations that were mended", tally.mended, tally.seed)


def table(heads: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def game_rows(tally: Tally) -> Iterator[Sequence[str]]:
    for game, ways in sorted(tally.games.items()):
        matches = [f"{ways.get(way, Count()).matches:,}" for way in WAYS]
        decisions = sum(each.decisions for each in ways.values())
        seconds = math.fsum(each.seconds for each in ways.values())
        yield [game, *matches, f"{decisions:,}", f"{seconds:,.0f}"]


def player_rows(tally: Tally) -> Iterator[Sequence[str]]:
    for game, counts in sorted(tally.players.items()):
        yield [game, ", ".join(f"{players}: {counts[players]:,}" for players in sorted(counts))]


def option_rows(tally: Tally) -> Iterator[Sequence[str]]:
    for game, counts in sorted(tally.options.items()):
        for option in dict.fromkeys(each.partition("=")[0] for each in counts):
            values = {key.partition("=")[2]: count for key, count in counts.items() if key.partition("=")[0] == option}
            yield [game, option, by_value(values)]


def by_value(values: dict[str, int]) -> str:
    """How often each value occurred. Of the length of a match only the shortest and the longest are named."""
    if len(values) > 6 and all(value.isdecimal() for value in values):
        low, high = min(values, key=int), max(values, key=int)
        between = sum(values.values()) - values[low] - values[high]
        return f"{low}: {values[low]:,}; {high}: {values[high]:,}; between: {between:,}"
    return ", ".join(f"{value}: {count:,}" for value, count in sorted(values.items()))


def found_lines(title: str, found: Sequence[Found], seed: int) -> Iterator[str]:
    if found:
        yield from (f"## {title}", "")
    for each in found:
        sentence = each.violation.sentence.replace("\n", " ")
        yield f"- {each.shard.game}, move {each.violation.moves + 1}: {sentence}"
        yield f"  `{again(each, seed)}`"


def again(found: Found, seed: int) -> str:
    """The command that plays this match again."""
    return f"skulduggery lab soak --seed {seed} --again {found.match}"
