"""What a chart is drawn from."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from ...text import Wording


class Scene(NamedTuple):
    """A seat's view, the numbers of the choices that lead to places, and the words and room to draw with."""

    view: Any  # the game's own View, which only its own chart knows
    marks: Mapping[str, str]
    names: Sequence[str]
    wording: Wording
    width: int


Chart = Callable[[Scene], RenderableType]
Sketch = Callable[[Scene], RenderableType | None]  # None: this question needs the whole chart
