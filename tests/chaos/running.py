"""Finds the scenarios, and runs them."""

import asyncio
import importlib
import pkgutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from tests import chaos

from .scenario import Extent, Outcome


class Scenario(NamedTuple):
    """`parts`: so many runs make the whole of it."""

    run: Callable[[Extent, int], Awaitable[Outcome]]
    parts: int
    about: str


def all_scenarios() -> dict[str, Scenario]:
    """Every module of this package with a function `scenario`."""
    names = [
        module.name for module in pkgutil.iter_modules(chaos.__path__) if not module.name.startswith(("_", "test"))
    ]
    modules = {name: importlib.import_module(f"tests.chaos.{name}") for name in names}
    found = {name: module for name, module in modules.items() if hasattr(module, "scenario")}
    return {
        name: Scenario(module.scenario, getattr(module, "PARTS", 1), str(module.__doc__).splitlines()[0])
        for name, module in found.items()
    }


def run(scenario: Scenario, part: int, short: bool) -> Outcome:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return asyncio.run(carry_out(scenario, Extent(short, Path(folder)), part))


async def carry_out(scenario: Scenario, extent: Extent, part: int) -> Outcome:
    return await scenario.run(extent, part)
