"""What OpenSpiel's programs see of a match: tensors and texts, all of them from the view of one seat."""

from typing import Any

import numpy as np
import pyspiel

from ..core.moments import Moment
from .encoding.encoder import Vector
from .rules import Rules, shown

BEFORE = "before the start"


class Observer:
    """The observer interface of the library.

    The tensor is the one-hot observation. With perfect recall there is only a text: the view, and a digest of
    everything that the player has seen and done. Without private information it is what a spectator sees.
    """

    def __init__(self, rules: Rules, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of these games have no parameters, but {params} were given")
        self.rules = rules
        self.recalls = kind is not None and kind.perfect_recall
        self.is_public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if not self.recalls and not self.is_public:
            self.tensor = np.zeros(rules.onehot.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor in with what `player` sees."""
        moment: Moment = state.moment
        if self.tensor is None:
            return
        if moment.state is None or player < 0:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.rules.onehot.encode(moment.state, player)

    def string_from(self, state: Any, player: int) -> str:
        moment: Moment = state.moment
        viewer = None if self.is_public else player
        text = BEFORE if moment.state is None else shown(self.rules.game, moment.state, viewer)
        return f"{text}\nseen so far: {moment.digest(player).hex()}" if self.recalls else text


def described(rules: Rules, moment: Moment) -> str:
    """A moment in words, with nothing hidden."""
    if moment.state is None:
        return f"before the start, with the luck {list(moment.draws)}"
    views = [shown(rules.game, moment.state, seat) for seat in range(rules.players)]
    amid = f"after {rules.name(moment.action)} with the luck {list(moment.draws)}"
    return "\n".join([amid if moment.ways else "no luck is needed", *dict.fromkeys(views)])
