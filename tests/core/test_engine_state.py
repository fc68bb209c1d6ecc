"""What the states of our own games inherit says the same as what those of plug-ins inherit."""

import inspect

import pytest
from tictactoe import MarkCell

from skulduggery.core.engine_state import AnyState, EngineState
from skulduggery.core.pending import Pending
from skulduggery.core.state import State
from skulduggery.core.state_hooks import StateHooks


class Compiled(EngineState):
    def copy(self) -> "Compiled":
        raise NotImplementedError


class Plain(State):
    def copy(self) -> "Plain":
        raise NotImplementedError


def questions_of(kind: type) -> dict[str, list[str]]:
    """The public methods with the names of their parameters."""
    methods = {name: method for name, method in vars(kind).items() if inspect.isfunction(method) and name[0] != "_"}
    return {name: [*inspect.signature(method).parameters] for name, method in methods.items()}


def answers_of(state: AnyState, pending: list[Pending]) -> dict[str, object]:
    state.pending = pending
    return {
        name: getattr(state, name)(*(3 for word in words if word == "seat"))
        for name, words in questions_of(EngineState).items()
        if name != "copy"
    }


def test_both_are_asked_the_same() -> None:
    assert questions_of(EngineState) == questions_of(State) | questions_of(StateHooks)


@pytest.mark.parametrize("pending", [[], [MarkCell(1)]])
def test_both_answer_the_same(pending: list[Pending]) -> None:
    answers = answers_of(Compiled(), pending)
    assert answers == answers_of(Plain(), pending)
    assert answers["team_of"] == 3
