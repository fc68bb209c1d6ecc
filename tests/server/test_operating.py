"""The operator's page tells the truth about the settings, and `serve --set` changes them."""

import re
from pathlib import Path

import msgspec
import pytest

from skulduggery.cli import serve as command
from skulduggery.server.runtime.settings import Settings
from tests.cli.conversation import converse, plain

PAGE = (Path(__file__).parents[2] / "docs/operating.md").read_text()
MEBIBYTE = 1024 * 1024


def documented() -> dict[str, float]:
    """The defaults in the tables, by the names of the settings."""
    found: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`[a-z_`, ]+`) \| ([0-9, MiB]+) \|", PAGE, re.M):
        keys = re.findall(r"[a-z_]+", names)
        numbers = values.split(", ") if len(keys) > 1 else [values]
        for key, number in zip(keys, numbers, strict=True):
            figure = float(number.removesuffix(" MiB").replace(",", ""))
            found[key] = figure * MEBIBYTE if number.endswith("MiB") else figure
    return found


def test_every_limit_is_documented_with_its_default() -> None:
    defaults = Settings()
    assert documented() == {name: float(getattr(defaults, name)) for name in command.NUMBERS}


def test_every_number_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []

    def serve(database: str, host: str, port: int, settings: Settings, ready: object) -> bool:
        seen.append(settings)
        return True

    monkeypatch.setattr(command, "serve", serve)
    monkeypatch.setenv(command.METRICS_TOKEN, "operator")
    words = [word for name in command.NUMBERS for word in ("--set", f"{name}=7")]
    assert converse("serve", *words).code == 0
    assert {getattr(seen[0], name) for name in command.NUMBERS} == {7}
    assert all(isinstance(getattr(seen[0], name), kind) for name, kind in command.NUMBERS.items())
    assert seen[0].metrics_token == "operator"
    assert msgspec.structs.fields(Settings)


WRONG = [
    "tables_per_hour",
    "tables_per_hour=many",
    "tables_per_hour=-1",
    "tables_per_hour=inf",
    "tables_per_hour=nan",
    "parrots=3",
    "thinkers=1.5",
    "hosts=1",
]


@pytest.mark.parametrize("given", WRONG)
def test_a_setting_that_is_none_is_refused_with_all_names(given: str) -> None:
    said = converse("serve", "--set", given)
    assert said.code == 2
    assert "tables_per_hour" in plain(said.err)
