"""Bots decide the same on every interpreter and in both builds: what captains decided once is stored.

If a change of the bots is meant to change their moves, store the new ones (`decisions.py` says how) and say why.
"""

import json
from pathlib import Path

import pytest

from tests.golden.decisions import GAMES, decisions_in

STORED = json.loads(Path(__file__).with_name("decisions.json").read_text())


@pytest.mark.parametrize("key", GAMES)
def test_captains_decide_as_before(key: str) -> None:
    assert decisions_in(key)["moves"] == STORED[key]["moves"]
