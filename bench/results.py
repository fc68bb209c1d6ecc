"""The report of a benchmark: figures, ratios against each peer, and which of our targets are met."""

import os
import platform
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

Figures = dict[str, Any]  # one contestant's JSON: rates per CPU second, version, python

# How our games are called in the report, and which ratio each must reach: agreed game by game. A game without a name
# here is measured as well (`our_games.py`), and called by its key.
NAMES = {
    "blackwood interpreted": "**Skulduggery**, Blackwood, 4 players, interpreted",
    "blackwood compiled": "**Skulduggery**, Blackwood, 4 players, compiled",
    "bounty interpreted": "**Skulduggery**, Bounty, 4 players, interpreted",
    "bounty compiled": "**Skulduggery**, Bounty, 4 players, compiled",
    "prowl interpreted": "**Skulduggery**, Pirates on the Prowl, 4 players on the small board, interpreted",
    "prowl compiled": "**Skulduggery**, Pirates on the Prowl, 4 players on the small board, compiled",
    "prowl of eight interpreted": "**Skulduggery**, Pirates on the Prowl, 8 players on the large board, interpreted",
    "prowl of eight compiled": "**Skulduggery**, Pirates on the Prowl, 8 players on the large board, compiled",
    "kings interpreted": "**Skulduggery**, King of the Pirates, 4 players, interpreted",
    "kings compiled": "**Skulduggery**, King of the Pirates, 4 players, compiled",
    "tictactoe interpreted": "**Skulduggery**, tic-tac-toe, interpreted",
    "tictactoe compiled": "**Skulduggery**, tic-tac-toe (itself in plain Python) on the compiled engine",
    "catanatron": "Catanatron, 4 players",
    "backgammon": "OpenSpiel, backgammon (C++ under Python)",
    "openspiel tictactoe": "OpenSpiel, tic-tac-toe written in Python",
    "pettingzoo tictactoe": "PettingZoo, classic tic-tac-toe",
}
OURS = "**Skulduggery**"
RATES = ("decisions", "choices", "matches", "copies", "views")
CHOICES = "choices_per_second"
DECISIONS = "decisions_per_second"


def name_of(key: str) -> str:
    return NAMES.get(key, f"{OURS}, {key}")


class Comparison(NamedTuple):
    """One of our rates against all decisions of a peer. `must` and `aim` are ratios; 0 means that none is set."""

    ours: str
    rate: str
    peer: str
    must: float = 0
    aim: float = 0


COMPARISONS = (
    Comparison("blackwood compiled", CHOICES, "catanatron", must=5, aim=10),
    Comparison("blackwood interpreted", CHOICES, "catanatron", must=1.5),
    Comparison("bounty compiled", CHOICES, "catanatron", must=5, aim=10),
    Comparison("bounty interpreted", CHOICES, "catanatron", must=1.5),
    Comparison("prowl compiled", CHOICES, "catanatron", must=5, aim=10),
    Comparison("prowl interpreted", CHOICES, "catanatron"),
    Comparison("prowl of eight compiled", CHOICES, "catanatron", must=5, aim=10),
    Comparison("prowl of eight interpreted", CHOICES, "catanatron"),
    Comparison("kings compiled", CHOICES, "catanatron", must=5, aim=10),
    Comparison("kings interpreted", CHOICES, "catanatron", must=1.5),
    Comparison("tictactoe interpreted", DECISIONS, "openspiel tictactoe", must=5, aim=8),
    Comparison("blackwood compiled", CHOICES, "backgammon"),
    Comparison("blackwood interpreted", CHOICES, "backgammon"),
    Comparison("tictactoe compiled", DECISIONS, "openspiel tictactoe"),
    Comparison("tictactoe interpreted", DECISIONS, "pettingzoo tictactoe"),
    Comparison("tictactoe compiled", DECISIONS, "pettingzoo tictactoe"),
)

METHOD = """\
## How it was measured

- Each contestant is one process that plays whole matches at random; rates are per second of that process' CPU time,
  so other work on the machine disturbs less than it would by the clock; on a busy one rounds still differ by tens of
  percent. Warm-up first, then {seconds:g} s; rounds: {rounds}, each visiting all contestants in turn; each
  contestant's best round counts, the peer's too. The table shows the slowest and the quickest round of each.
- A *decision* is one applied move including the listing of the legal moves. A *choice* is a decision that offered two
  or more moves. Chance (dice sampled outside) is not counted as a decision.
- Against Catanatron and backgammon we compare **our choices with all of their decisions**, the larger of their two fair
  figures: forced moves count for them and not for us. Tic-tac-toe is the same game on both sides, so all decisions
  are compared with all decisions.
- Catanatron runs in the loop of its own `Game.play` without snapshots and without a second check of an action that
  comes from its own list; its `Game.play` itself was measured too and could not be told apart from that.
  PettingZoo's moves are picked from the action mask in plain Python, which was quicker than its `sample(mask)`.
- The games differ, so across games the ratios compare engines at work, not rules of equal weight.
  Copies and views are states copied and views of a seat made, per second; the bosun plays every seat of a match, and
  only decisions with a choice count.

Run it yourself: `make bench`. Compare ratios of one run, not absolute figures of two machines.
"""


def write(output: Path, best: dict[str, Figures], rounds: int, seconds: float, servers: str) -> str:
    """Write the report, and return it for the screen."""
    parts = [
        heading(best, NAMES, "# Benchmark results"),
        targets(best),
        figures_table(best),
        servers,
        METHOD.format(rounds=rounds, seconds=seconds),
    ]
    report = "\n".join(parts)
    output.write_text(report, encoding="utf-8")
    return report


def write_servers(output: Path, servers: str) -> str:
    """Replace the part about servers in a report, and return it."""
    before, _, rest = output.read_text(encoding="utf-8").partition("## The server\n")
    _, how, after = rest.partition("## How it was measured\n")
    renewed = f"{servers}\nThe part about servers was measured by itself on {datetime.now(UTC):%d %B %Y}.\n\n"
    output.write_text(before + renewed + how + after, encoding="utf-8")
    return servers


def heading(best: dict[str, Figures], names: dict[str, str], title: str) -> str:
    """Date, machine and versions."""
    versions = {names.get(key, OURS).split(",")[0].strip("*"): figures["version"] for key, figures in best.items()}
    pythons = sorted({str(figures["python"]) for figures in best.values()})
    return (
        f"{title}\n\n"
        f"Written by `make bench` on {datetime.now(UTC):%d %B %Y}; do not edit.\n\n"
        f"Machine: {os.cpu_count()} cores, {processor()}, {platform.system()}, Python {', '.join(pythons)}.\n"
        f"Versions: {', '.join(f'{name} {number}' for name, number in versions.items())}.\n"
    )


def targets(best: dict[str, Figures]) -> str:
    """Ratios against each peer, and whether `must` and `aim` are met."""
    rows = [ratio_row(comparison, best) for comparison in COMPARISONS]
    return "\n".join(
        [
            "## Ratios\n",
            "| ours | rate | peer, all decisions | ratio | must | aim |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def ratio_row(comparison: Comparison, best: dict[str, Figures]) -> str:
    """One comparison. It is marked as not measured if a contestant did not run, for example without a compiler."""
    ours, peer = best.get(comparison.ours), best.get(comparison.peer)
    ratio = ours[comparison.rate] / peer[DECISIONS] if ours and peer else None
    cells = [
        NAMES[comparison.ours].replace("**Skulduggery**, ", ""),
        "choices" if comparison.rate == CHOICES else "decisions",
        NAMES[comparison.peer],
        "not measured" if ratio is None else f"{ratio:.1f} x",
        verdict(comparison.must, ratio),
        verdict(comparison.aim, ratio),
    ]
    return f"| {' | '.join(cells)} |"


def verdict(target: float, ratio: float | None) -> str:
    """Met or missed, with the target; empty if none is set."""
    if not target:
        return "–"
    if ratio is None:
        return f"{target:g} x: not measured"
    return f"{target:g} x: {'met' if ratio >= target else '**missed**'}"


def figures_table(best: dict[str, Figures]) -> str:
    """All rates of all contestants."""
    rows = [
        f"| {name_of(key)} | {range_of_rounds(best[key])} "
        f"| {' | '.join(cell(best[key].get(f'{rate}_per_second')) for rate in RATES)} | {bosun(best[key])} |"
        for key in sorted(best, key=lambda key: (*NAMES, key).index(key))
    ]
    return "\n".join(
        [
            "## Figures, per CPU second\n",
            (
                "| contestant | decisions: all rounds | best | choices (two or more) | matches | copies | views "
                "| bosun: mean, slowest |"
            ),
            "|---|--:|--:|--:|--:|--:|--:|--:|",
            *rows,
            "",
        ]
    )


def range_of_rounds(figures: Figures) -> str:
    """The slowest and the quickest round: a peer whose rounds differ much makes a ratio less certain."""
    return f"{cell(min(figures['rounds']))} – {cell(max(figures['rounds']))}"


def cell(rate: float | None) -> str:
    """A number with as many digits as a comparison needs."""
    if rate is None:
        return "–"
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def bosun(figures: Figures) -> str:
    """How long our bot thinks. The bots of the peers are not measured."""
    mean = figures.get("bosun_milliseconds")
    return "–" if mean is None else f"{mean:g} ms, {figures['bosun_slowest']:g} ms"


def processor() -> str:
    """The maker and family of the processor, without model numbers."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.machine()
    found = re.search(r"model name\s*: (.*)", text)
    family = " ".join(re.sub(r"\([^)]*\)", "", found[1]).split()[:2]) if found else ""
    return f"{family} ({platform.machine()})".strip()
