"""The examples in the docstrings of the contract are true."""

import doctest
from types import ModuleType
from typing import Any

import pytest
import tictactoe

from skulduggery.core import decision, game, messages, odds, options, stack, state
from skulduggery.core.chance import NO_LUCK
from skulduggery.core.messages import Place
from skulduggery.core.options import Options

OPTIONS = Options(players=2)
MODULES = (state, decision, stack, game, messages, options, odds)
CONTRACT = (
    *(decision.Pending, decision.Step, decision.Decision, state.State, stack.StackRules, game.Game, game.OpenGame),
    *(messages.Event, options.Options),
)


def examples(module: ModuleType) -> list[doctest.DocTest]:
    return [found for found in doctest.DocTestFinder().find(module) if found.examples]


@pytest.mark.parametrize(
    "example", [found for module in MODULES for found in examples(module)], ids=lambda example: example.name
)
def test_an_example_of_the_contract(example: doctest.DocTest) -> None:
    names: dict[str, Any] = {"game": tictactoe.GAME, "options": OPTIONS, "NO_LUCK": NO_LUCK}
    example.globs |= names | {"Mark": tictactoe.Mark, "Marked": tictactoe.Marked, "Place": Place}
    example.globs["state"] = tictactoe.GAME.start(OPTIONS, NO_LUCK, [])
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("kind", CONTRACT, ids=lambda kind: kind.__name__)
def test_every_public_method_of_the_contract_has_an_example(kind: type) -> None:
    named = {name: thing for name, thing in vars(kind).items() if callable(thing) and not name.startswith("_")}
    methods = {name: method for name, method in named.items() if not isinstance(method, type)}
    assert [name for name, method in methods.items() if ">>>" not in (method.__doc__ or "")] == []
