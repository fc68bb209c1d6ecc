"""The operator's page tells the truth about the settings."""

import re
from pathlib import Path

from skulduggery.cli.settings.known import NUMBERS
from skulduggery.server.runtime.settings import Settings

PAGE = (Path(__file__).parents[3] / "docs/running-a-server.md").read_text()
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
    assert documented() == {name: float(getattr(defaults, name)) for name in NUMBERS}
