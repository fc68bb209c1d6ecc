"""Measure the research adapters beside the environments of the libraries themselves, and write ADAPTERS.md.

`make bench` runs it. Every contestant runs in a process of its own; rounds alternate, and the best round counts.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

from results import DECISIONS, Figures, cell, heading, range_of_rounds, verdict
from run import BENCH, BUILDS, Contestant, prepare, python_of, run_rounds

# Games that stand for all of ours in a comparison with a peer: `play_adapters.py` can play every game.
OURS = {
    "pettingzoo-all blackwood": "PettingZoo adapter, Blackwood, every question a step",
    "pettingzoo blackwood": "PettingZoo adapter, Blackwood, only questions with a choice",
    "pettingzoo tictactoe": "PettingZoo adapter, tic-tac-toe",
    "openspiel blackwood": "OpenSpiel adapter, Blackwood",
    "openspiel bounty": "OpenSpiel adapter, Bounty",
    "openspiel kings": "OpenSpiel adapter, King of the Pirates",
    "openspiel tictactoe": "OpenSpiel adapter, tic-tac-toe",
}
THEIRS = {
    "pettingzoo tictactoe": "PettingZoo, classic tic-tac-toe",
    "python_tic_tac_toe": "OpenSpiel, tic-tac-toe written in Python",
    "python_liars_poker": "OpenSpiel, liar's poker written in Python",
    "python_kuhn_poker": "OpenSpiel, Kuhn poker written in Python",
}
METHOD = """
Random play, decisions per CPU second; luck is sampled and not counted. Every decision of ours includes the observation
and the mask (PettingZoo) or the list of legal actions (OpenSpiel), as in the libraries' own games. Blackwood, Bounty
and King of the Pirates are played by four. Best of {rounds} rounds of {seconds:g} s. Compare ratios of one run.
"""


class Target(NamedTuple):
    """Ours against one of theirs; both with the library of this peer."""

    ours: str
    peer: str


TARGETS = (
    Target("pettingzoo-all blackwood", "pettingzoo tictactoe"),
    Target("pettingzoo blackwood", "pettingzoo tictactoe"),
    *(Target("openspiel blackwood", peer) for peer in list(THEIRS)[1:]),
)
MUST, AIM = 1, 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per contestant and round (default 3)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the best one counts (default 3)")
    parser.add_argument("--output", type=Path, default=BENCH / "ADAPTERS.md", help="where the report goes")
    wanted = parser.parse_args()
    for peer in ("openspiel", "pettingzoo"):
        prepare(peer)
    best = run_rounds([*ours(), *theirs()], wanted.rounds, wanted.seconds)
    method = METHOD.format(rounds=wanted.rounds, seconds=wanted.seconds)
    parts = [heading(best, names(best), "# The research adapters"), targets(best), table(best), method]
    wanted.output.write_text("\n".join(parts), encoding="utf-8")


def ours() -> list[Contestant]:
    """In the interpreted build and, if it is installed, in the compiled one."""
    return [
        Contestant(f"{key} {build}", [str(venv / "bin" / "python"), str(BENCH / "play_adapters.py"), f"--game={key}"])
        for build, venv in BUILDS.items()
        if build == "interpreted" or (venv / ".complete").exists()
        for key in OURS
    ]


def theirs() -> list[Contestant]:
    peers = BENCH / "peers"
    spiel = [python_of("openspiel"), str(peers / "play_openspiel.py")]
    zoo = Contestant("pettingzoo tictactoe", [python_of("pettingzoo"), str(peers / "play_pettingzoo.py")])
    return [zoo, *(Contestant(key, [*spiel, f"--game={key}"]) for key in list(THEIRS)[1:])]


def names(best: dict[str, Figures]) -> dict[str, str]:
    found = {f"{key} {build}": f"**Skulduggery**, {name}, {build}" for key, name in OURS.items() for build in BUILDS}
    return {key: name for key, name in (found | THEIRS).items() if key in best}


def targets(best: dict[str, Figures]) -> str:
    lines = ["## Ratios\n", "| ours | peer | ratio | must | aim |", "|---|---|---|---|---|"]
    for target in TARGETS:
        for build in BUILDS:
            mine, peer = best.get(f"{target.ours} {build}"), best[target.peer]
            ratio = None if mine is None else mine[DECISIONS] / peer[DECISIONS]
            shown = "not measured" if ratio is None else f"{ratio:.2f} x"
            marks = [verdict(MUST, ratio), verdict(AIM, ratio)] if build == "compiled" else ["–", "–"]
            cells = [f"{OURS[target.ours]}, {build}", THEIRS[target.peer], shown, *marks]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def table(best: dict[str, Figures]) -> str:
    lines = ["## Figures\n", "| contestant | decisions per CPU second: all rounds | best |", "|---|--:|--:|"]
    rows = (
        f"| {name} | {range_of_rounds(best[key])} | {cell(best[key][DECISIONS])} |" for key, name in names(best).items()
    )
    return "\n".join([*lines, *rows])


if __name__ == "__main__":
    main()
