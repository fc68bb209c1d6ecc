"""What belongs to a game and is found beside it: its witness and its golden matches. (Its texts: `text/wording.py`.)

- `checking/witness.py` in the package of the game says what must be true after the events that a seat has seen.
  Optional.
- `golden/` in the package, or `tests/golden/<key>/` or `tests/golden/` in its project: recorded matches. Optional.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..core.chance import Chance
from ..core.game import Game
from ..core.messages import Event
from ..games.beside import folder_of, thing_beside

Contradictions = Callable[[Any, Sequence[Event], int | None], list[str]]
Reorder = Callable[[Any, int | None, Chance], None]


class Witness(NamedTuple):
    """What the author says about secrets.

    `contradictions(state, seen, seat)` tells what in `state` cannot be true if `seat` has seen the events `seen`.
    `reorder(state, seat, chance)` puts closed piles into another order that `seat` could not tell from this one.
    `Game.resample` deals cards anew, but leaves each pile in its order. If a view showed cards in the order in which
    they came, a comparison of resampled states would not find it.
    """

    contradictions: Contradictions | None
    reorder: Reorder | None


def witness_of(game: Game[Any]) -> Witness:
    """The module `checking/witness.py` of the game; nothing where there is none."""
    contradictions, reorder = (thing_beside(game, "checking.witness", name) for name in Witness._fields)
    return Witness(contradictions, reorder)


def golden_folders(game: Game[Any]) -> Iterator[Path]:
    """Where golden matches of a game may lie; the first one that exists is used."""
    folder = folder_of(game).resolve()
    yield folder / "golden"
    for above in (folder, *folder.parents):
        if (above / "pyproject.toml").exists():
            yield above / "tests" / "golden" / game.key
            yield above / "tests" / "golden"


def golden_folder(game: Game[Any]) -> Path | None:
    return next((each for each in golden_folders(game) if next(each.glob("*.jsonl"), None)), None)
