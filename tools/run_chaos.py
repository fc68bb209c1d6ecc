"""Run the chaos suite (`make chaos`). It goes on where it was stopped, and writes bench/CHAOS.md.

What was run is kept in build/chaos.json, part by part.
"""

import argparse
from pathlib import Path

import msgspec

from tests.chaos.on_postgres import NotHere
from tests.chaos.report import report
from tests.chaos.running import all_scenarios, run
from tests.chaos.scenario import Outcome

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "chaos.json"
PAGE = ROOT / "bench" / "CHAOS.md"


class Arguments(argparse.Namespace):
    only: list[str]
    again: bool
    page: Path


def main() -> None:
    scenarios = all_scenarios()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], choices=sorted(scenarios), help="only this scenario")
    parser.add_argument("--again", action="store_true", help="forget what was run before")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the summary goes")
    wanted = parser.parse_args(namespace=Arguments())
    done = {} if wanted.again or not RESULTS.exists() else read(RESULTS)
    for name in wanted.only or scenarios:
        scenario = scenarios[name]
        for part in range(len(done.get(name, [])), scenario.parts):
            print(f"{name} {part + 1}/{scenario.parts} ...", flush=True)
            try:
                outcome = run(scenario, part, short=False)
            except NotHere as missing:
                print(missing)
                break
            done.setdefault(name, []).append(outcome)
            write(RESULTS, done)
            print(*outcome.verdict.faults[:5], sep="\n", flush=True)
    about = {name: scenario.about for name, scenario in scenarios.items()}
    parts = {name: scenario.parts for name, scenario in scenarios.items()}
    text = report(done, about, parts)
    wanted.page.write_text(text, encoding="utf-8")
    print(text)


def read(file: Path) -> dict[str, list[Outcome]]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[Outcome]])


def write(file: Path, done: dict[str, list[Outcome]]) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.encode(done))


if __name__ == "__main__":
    main()
