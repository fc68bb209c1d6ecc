"""The tests run on the build that SKULDUGGERY_BUILD names."""

import os

import pytest

import skulduggery.core.game

ENDINGS = {"interpreted": (".py",), "compiled": (".so", ".pyd")}


@pytest.mark.skipif("SKULDUGGERY_BUILD" not in os.environ, reason="no build was asked for")
def test_the_build_that_was_asked_for_is_the_one_that_runs() -> None:
    file = str(skulduggery.core.game.__file__)
    assert file.endswith(ENDINGS[os.environ["SKULDUGGERY_BUILD"]]), file
