"""On which screens a test runs: both in `make test-all`, one in `make test` where the other tells little more."""

import pytest

slow = pytest.mark.slow
mostly_desktop = pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=slow)])
mostly_phone = pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=slow)])
