"""The tests run on the build that SKULDUGGERY_BUILD names."""

import os
from types import ModuleType

import parley.game
import pytest
import tictactoe

import skulduggery.core.game

ENDINGS = {"interpreted": (".py",), "compiled": (".so", ".pyd")}


@pytest.mark.skipif("SKULDUGGERY_BUILD" not in os.environ, reason="no build was asked for")
def test_the_build_that_was_asked_for_is_the_one_that_runs() -> None:
    file = str(skulduggery.core.game.__file__)
    assert file.endswith(ENDINGS[os.environ["SKULDUGGERY_BUILD"]]), file


@pytest.mark.parametrize("plugin", [parley.game, tictactoe], ids=lambda plugin: plugin.__name__)
def test_plug_ins_are_interpreted_on_both_builds(plugin: ModuleType) -> None:
    """So the whole suite shows that the compiled engine plays interpreted games."""
    assert str(plugin.__file__).endswith(".py")
