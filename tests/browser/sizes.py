"""On which screen `make test` looks at something; the other one has its turn in `make test-all`."""

import pytest

slow = pytest.mark.slow


def first_on(size: str, other: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", [size, pytest.param(other, marks=slow)])


on_desktop = first_on("desktop", "phone")
on_phone = first_on("phone", "desktop")
