"""States of plug-ins, on both builds: plain Python objects, pickled whole; and `pending` stays ours."""

import pickle
from types import MemberDescriptorType

import pytest

from skulduggery.core.game import Pending, State


class Slotted(State):
    __slots__ = ("cells",)

    def __init__(self, cells: list[int], pending: list[Pending]) -> None:
        self.cells, self.pending = cells, pending

    def copy(self) -> "Slotted":
        return Slotted(self.cells[:], self.pending[:])


class Slotless(State):
    def __init__(self, pending: list[Pending]) -> None:
        self.pending = pending

    def copy(self) -> "Slotless":
        return Slotless(self.pending[:])


@pytest.mark.parametrize("kind", [Slotted, Slotless])
def test_no_compiled_class_slows_down_the_copies_of_a_plugin(kind: type[State]) -> None:
    """The interpreter reads a slot directly, and keeps fields without a dictionary in what `object` has made."""
    assert kind.__new__ is object.__new__
    assert isinstance(vars(State)["pending"], MemberDescriptorType)


def test_a_state_with_slots_is_pickled_whole() -> None:
    twin = pickle.loads(pickle.dumps(Slotted([1, 2], [])))
    assert (twin.cells, twin.pending) == ([1, 2], [])


def test_a_second_slot_for_the_stack_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Own\.__slots__: State has a slot for pending already"):
        type("Own", (State,), {"__slots__": ("pending", "cells")})
