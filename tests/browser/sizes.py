"""The screen size on which `make test` runs a test. `make test-all` also runs it on the other one."""

import pytest

slow = pytest.mark.slow


def first_on(size: str, other: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", [size, pytest.param(other, marks=slow)])


on_desktop = first_on("desktop", "phone")
on_phone = first_on("phone", "desktop")
