"""Run all attacks against the servers of one or more source trees: `python -m attacks` (in bench/).

`python -m attacks --tree before=../../before --tree after=..` measures two trees in one run: for each attack first the
one, then the other, so that a noisy minute of the machine affects both. Honest people play beside each attack. Their
moves are timed before the attack and during it. Writes ATTACKS.md.
"""

import argparse
import asyncio
import importlib
import pkgutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import attacks
from attacks.report import report
from attacks.target import OUR_TREE, Row, Target, honest_play, started
from attacks.trees import Tree, tree_called

CALM = 8.0  # seconds of honest play before an attack
LONGEST = 240.0  # seconds of an attack
HELPERS = ("__main__", "report", "target", "trees", "wire")

Attack = Callable[[Target], Awaitable[list[Row]]]


class Arguments(argparse.Namespace):
    tree: list[Tree]
    only: list[str]
    output: Path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=tree_called, action="append", help="NAME=FOLDER; may be given several times")
    parser.add_argument("--only", action="append", default=[], choices=sorted(all_attacks()), help="only this attack")
    parser.add_argument("--output", type=Path, default=Path(__file__).parents[1] / "ATTACKS.md")
    wanted = parser.parse_args(namespace=Arguments())
    trees = wanted.tree or [Tree("now", OUR_TREE)]
    found: dict[str, dict[str, list[Row]]] = {}
    for name in wanted.only or sorted(all_attacks()):
        found[name] = {}
        for tree in trees:
            print(f"{name}: {tree.name} ...", flush=True)
            found[name][tree.name] = asyncio.run(measured(tree.path, all_attacks()[name]))
    text = report(found, [tree.name for tree in trees])
    wanted.output.write_text(text, encoding="utf-8")
    print(text)


def all_attacks() -> dict[str, Attack]:
    """Every module of this package with a function `attack`."""
    names = [module.name for module in pkgutil.iter_modules(attacks.__path__) if module.name not in HELPERS]
    modules = {name: importlib.import_module(f"attacks.{name}") for name in names}
    return {name: module.attack for name, module in modules.items() if hasattr(module, "attack")}


async def measured(tree: Path, attack: Attack) -> list[Row]:
    async with started(tree) as target:
        async with honest_play(target) as calm:
            await asyncio.sleep(CALM)
        async with honest_play(target) as troubled:
            while not troubled.waits:  # they must play when the attack begins: otherwise a silent server costs no wait
                await asyncio.sleep(0.01)
            begun = time.perf_counter()
            async with asyncio.timeout(LONGEST):
                rows = await attack(target)
            await asyncio.sleep(max(0.0, CALM - (time.perf_counter() - begun)))
        most = ("most memory of the server and its workers", round(target.most_memory, 0), "MB")
        return [*rows, most, *renamed(calm.rows(), "before the attack"), *renamed(troubled.rows(), "during the attack")]


def renamed(rows: list[Row], when: str) -> list[Row]:
    return [(f"{name}, {when}", value, unit) for name, value, unit in rows]


if __name__ == "__main__":
    main()
