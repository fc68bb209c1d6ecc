"""The names that our games share: docs/adding-a-game.md lists them."""

from importlib import import_module
from typing import Any

import pytest

from skulduggery.core.game import Decision, Game
from skulduggery.games import all_games
from skulduggery.text.kinds import home_of, is_inside, leaves


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_every_decision_has_the_suffix(game: Game[Any]) -> None:
    found = [cls.__name__ for cls in leaves(Decision) if is_inside(cls, home_of(game))]
    assert found
    assert [name for name in found if not name.endswith("Decision")] == []


@pytest.mark.parametrize("key", ["blackwood", "bounty", "kings", "prowl"])
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
