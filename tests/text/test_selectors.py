"""The check of selectors finds branches that no value reaches, and values without a branch."""

from typing import Literal

import msgspec
import pytest

from skulduggery.checks.texts.selectors import OTHER, faults_of, possible


class Sample(msgspec.Struct):
    cause: Literal["storm", "fire"]
    amount: int
    lost: bool


@pytest.mark.parametrize(
    ("name", "keys", "default", "fault"),
    [
        ("cause", ["storm", "fire"], "fire", None),
        ("cause", ["storm", OTHER], OTHER, None),
        ("cause", ["flood", OTHER], OTHER, "is never flood"),
        ("cause", ["storm"], "storm", "has no branch for ['fire']"),
        ("amount", ["0", "one", OTHER], OTHER, None),
        ("amount", ["storm", OTHER], OTHER, "is never storm"),
        ("lost", ["on", "off"], "off", None),
        ("lost", ["yes", "off"], "off", "is never yes"),
    ],
)
def test_the_check_finds_what_cannot_match(name: str, keys: list[str], default: str, fault: str | None) -> None:
    assert next(faults_of(possible(Sample, name, {}), keys, default), None) == fault
