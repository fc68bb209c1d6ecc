"""States of plug-ins with `__slots__`: pickled whole on both builds, and `pending` stays ours."""

import pickle

import pytest

from skulduggery.core.game import Pending, State


class Slotted(State):
    __slots__ = ("cells",)

    def __init__(self, cells: list[int], pending: list[Pending]) -> None:
        self.cells, self.pending = cells, pending

    def copy(self) -> "Slotted":
        return Slotted(self.cells[:], self.pending[:])


def test_a_state_with_slots_is_pickled_whole() -> None:
    twin = pickle.loads(pickle.dumps(Slotted([1, 2], [])))
    assert (twin.cells, twin.pending) == ([1, 2], [])


def test_a_second_slot_for_the_stack_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Own\.__slots__: State has a slot for pending already"):
        type("Own", (State,), {"__slots__": ("pending", "cells")})
