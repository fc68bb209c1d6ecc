"""`EngineState`, the base of our own games' states, and `AnyState`, the state of any game.

In the interpreted engine both are `State`.

`make compiled` compiles our states, and mypyc lets no compiled class inherit from a plain Python class such as `State`.
So it writes this module anew from `state.py` (`write_engine_state` in `tools/build_compiled.py`): `EngineState` is then
the same class, compiled, and `AnyState` is `EngineState | State`. Compiled code asks which of them it has, and reads
the fields of an `EngineState` directly.
"""

from .state import State as EngineState

__all__ = ["AnyState", "EngineState"]

AnyState = EngineState
