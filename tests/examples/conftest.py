"""Liar's Dice of `examples/`, installed as a package."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins import install, on_the_path

PROJECT = Path(__file__).parents[2] / "examples" / "liars_dice"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(PROJECT, tmp_path_factory.mktemp("site"))


@pytest.fixture
def liars_dice(site: Path) -> Iterator[None]:
    with on_the_path(site, "liars_dice"):
        yield
