"""What a match never changes: worked out once from its options, and shared by all states with the same options."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from .options import Options

P = TypeVar("P", bound=Options)
T = TypeVar("T", bound="Setting[Any]")

NO_LAST_ROUND: Final = 1_000_000_000  # more rounds than anybody plays


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting(Generic[P]):
    """A game derives its own, and adds its board, ready-made moves and the like. Made by `setting_for` only."""

    def __init__(self, options: P) -> None:
        self.options = options
        self.players: int = options.players

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """A state that is sent to another process names its setting, and finds it there ready-made."""
        return setting_for, (type(self), self.options)


KNOWN: dict[tuple[type, Options], Setting[Any]] = {}


def setting_for(kind: type[T], options: Options) -> T:
    """The setting of these options: always the same object. `kind` is the game's class."""
    known = KNOWN.get((kind, options))
    if known is None:
        known = kind(options)
        KNOWN[kind, options] = known
    return cast(T, known)


def forget_settings() -> None:
    """Frees the memory of all settings, for whoever plays with thousands of different options one after the other."""
    KNOWN.clear()
