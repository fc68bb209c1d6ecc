"""The names that our games share: docs/adding-a-game.md lists them."""

from importlib import import_module

import pytest

from skulduggery.core.game import Decision
from skulduggery.games import all_games
from skulduggery.text.kinds import decisions_of, is_inside, leaves

OURS = ("blackwood", "bounty", "kings", "prowl")
each_of_ours = pytest.mark.parametrize("key", OURS)


@each_of_ours
def test_every_decision_has_the_suffix(key: str) -> None:
    assert decisions_of(all_games()[key])  # imports the modules of the game
    found = [cls.__name__ for cls in leaves(Decision) if is_inside(cls, f"skulduggery.games.{key}")]
    assert [name for name in found if not name.endswith("Decision")] == []


@each_of_ours
@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("events", ["GameBegan", "TurnBegan", "GameEnded"]),
        ("fields", ["Reason"]),
        ("moves", ["Roll", "AnyMove"]),
        ("state", ["set_up", "NOBODY"]),
        ("turns", ["begin_turn"]),
        ("winning", ["end_match", "ranking", "result", "score_sheet"]),
        ("bounds", ["bounds"]),
        ("hidden", ["view"]),
        ("views", ["ShipView"]),
    ],
)
def test_the_same_idea_has_the_same_name(key: str, module: str, names: list[str]) -> None:
    found = vars(import_module(f"skulduggery.games.{key}.{module}"))
    assert [name for name in names if name not in found] == []
