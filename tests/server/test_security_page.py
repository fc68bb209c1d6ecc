"""docs/security.md names every limit of the server with its default."""

import re
from pathlib import Path

import msgspec

from skulduggery.server.runtime.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \|", re.M)


def test_every_limit_is_explained_with_its_default() -> None:
    told = {name: float(value) for name, value in ROW.findall(PAGE.read_text(encoding="utf-8"))}
    fields = msgspec.structs.fields(Settings)
    limits = {field.name: float(field.default) for field in fields if isinstance(field.default, int | float)}
    assert {name: told.get(name) for name in limits} == limits


def test_the_tests_that_it_names_exist() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tests = PAGE.parents[1] / "tests"
    for name in set(re.findall(r"test_\w+\.py", page)):
        assert list(tests.rglob(name)), name
