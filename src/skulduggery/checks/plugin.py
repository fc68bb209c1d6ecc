"""The pytest plug-in: `pytest --check-game GAME` runs every check of a game as a test (extra `author`).

[tool.pytest.ini_options]
check_games = ["liars_dice"]    # the same in every run
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("skulduggery")
    group.addoption("--check-game", action="append", default=[], metavar="GAME", help="run the checks of this game")
    parser.addini("check_games", "games whose checks are run", type="args", default=[])


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds the checks before others choose among the tests (`-k`)."""
    for key in dict.fromkeys([*config.getini("check_games"), *config.getoption("--check-game")]):
        items += items_of(session, key)


def items_of(session: pytest.Session, key: str) -> Iterator[pytest.Item]:
    """The game and the checks are loaded only in runs that want them."""
    game = import_module("skulduggery.games").game_called(key)
    checks = import_module("skulduggery.checks")
    for check, subject in checks.jobs_of(game):
        where = key if subject is game else str(subject)
        yield CheckItem.from_parent(session, name=f"{check.name}[{where}]", job=(check, subject))


class CheckItem(pytest.Item):
    """One check of a game, or of one set of its options."""

    def __init__(self, *, job: Any, **rest: Any) -> None:
        super().__init__(**rest)
        self.job = job

    def runtest(self) -> None:
        findings = import_module("skulduggery.checks").findings_of(self.job)
        if findings:
            raise Found(str(findings[0]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The sentence of the finding alone: a traceback would show our code, not the author's."""
        return str(excinfo.value) if isinstance(excinfo.value, Found) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.name


class Found(Exception):
    """A check found something; the message is its sentence."""
