"""Measure how many playouts our search makes in a second, beside OpenSpiel's ISMCTS in the same run.

Writes SEARCH.md. Each round measures all contestants, each in a process of its own, by CPU time. So a noisy minute of
the machine affects all of them; the table shows the best round and the worst. Standard library only.
"""

import argparse
from pathlib import Path

from our_games import our_games
from run import BENCH, BUILDS, Contestant, prepare, python_of, run

PEER = "OpenSpiel, ISMCTS in Python, Leduc poker"
CAPTION = """\
# Speed of the search

Made by `python bench/search.py --rounds {rounds} --seconds {seconds:g}` (OpenSpiel {version}). A playout is an imagined
match that is played on until the win chances are read: two turns in Blackwood, Kings and Prowl and four in Bounty, in
which all seats take the best move by a heuristic. A simulation of the peer is a walk down its tree and random play to
the end of a hand of Leduc poker, a few moves. So the figures tell what each search can do in a second, not which
program is better written. Playouts in a second of CPU time, best round and worst:

| contestant | best | worst |
|---|--:|--:|
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per contestant and round (default 3)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds (default 3)")
    parser.add_argument("--output", type=Path, default=BENCH / "SEARCH.md", help="where the report goes")
    wanted = parser.parse_args()
    prepare("openspiel")
    rates: dict[str, list[float]] = {}
    version = ""
    for _ in range(wanted.rounds):
        for key, command in contestants():
            figures = run(command, wanted.seconds)
            version = str(figures.get("version", version))
            rates.setdefault(key, []).append(figures["playouts_per_second"])
            print(f"{key:<45} {rates[key][-1]:>10,.0f}", flush=True)
    lines = [f"| {key} | {max(found):,.0f} | {min(found):,.0f} |\n" for key, found in rates.items()]
    caption = CAPTION.format(rounds=wanted.rounds, seconds=wanted.seconds, version=version)
    wanted.output.write_text(caption + "".join(lines))


def contestants() -> list[Contestant]:
    """Our games in both builds, with two players, and the peer."""
    ours = [
        Contestant(f"{game}, {build}", [str(venv / "bin/python"), str(BENCH / "search_ours.py"), game, "2"])
        for build, venv in BUILDS.items()
        for game in our_games()
    ]
    return [*ours, Contestant(PEER, [python_of("openspiel"), str(BENCH / "peers/search_openspiel.py")])]


if __name__ == "__main__":
    main()
