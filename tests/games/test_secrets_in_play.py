"""The checks of secrets, in matches of bold players: random players seldom raid or dig."""

from typing import Any

import pytest

from skulduggery.core.options import Options
from skulduggery.games.bounty.checking.watched import BountyMatch
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.kings.checking.watched import KingsMatch
from skulduggery.games.kings.options import KingsOptions
from skulduggery.games.prowl.checking.watched import ProwlMatch
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.lab.watching.inspection import Inspection
from skulduggery.lab.watching.watched import WatchedMatch

# The match of this seed has secrets. One match is enough in `make test`; the slow test plays both.
FIRST = {"prowl, two ships": 1, "prowl, large": 1}

PROWL_HOUSE: dict[str, Any] = {"bridges": "open", "ditching": "anywhere"}
KINGS_SHORT: dict[str, Any] = {"rounds": "limited", "round_limit": 15}
KINGS_STRICT: dict[str, Any] = {"interference": "always", "raids": "once", "digs": "once", "aim": "others"}
KINGS_HOUSE: dict[str, Any] = {**KINGS_STRICT, "fights": "one", "rounds": "limited", "round_limit": 12}
MATCHES: dict[str, tuple[type[WatchedMatch[Any, Any]], Options]] = {
    "prowl": (ProwlMatch, ProwlOptions(players=4, rounds="limited", round_limit=60)),
    "prowl, two ships": (ProwlMatch, ProwlOptions(players=2, ships=2, rounds="limited", round_limit=70)),
    "prowl, large": (ProwlMatch, ProwlOptions(players=8, rounds="limited", round_limit=26)),
    "prowl, fade": (ProwlMatch, ProwlOptions(players=3, rounds="limited", round_limit=50, announcements="fade")),
    "prowl, fade and open": (
        ProwlMatch,
        ProwlOptions(players=3, rounds="limited", round_limit=40, announcements="fade", open_cards=True),
    ),
    "prowl, house rules": (
        ProwlMatch,
        ProwlOptions(players=4, rounds="limited", round_limit=50, announcements="fade", **PROWL_HOUSE),
    ),
    **{
        f"bounty of {players}": (BountyMatch, BountyOptions(players=players, mode="rounds", rounds=240 // players))
        for players in (2, 3, 4, 5, 6)
    },
    **{f"kings of {players}": (KingsMatch, KingsOptions(players=players, **KINGS_SHORT)) for players in (2, 4, 6)},
    "kings, house rules": (KingsMatch, KingsOptions(players=4, **KINGS_HOUSE)),
}


@pytest.mark.parametrize("seeds", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", MATCHES)
def test_nobody_learns_what_it_may_not_and_guesses_fit_all_it_knows(name: str, seeds: int) -> None:  # PR-14.07
    kind, options = MATCHES[name]
    first = FIRST.get(name, 0)
    inspections = [Inspection(kind(options, (first + seed) % 2)) for seed in range(seeds)]
    for inspection in inspections:
        inspection.match.play()
    assert sum(inspection.bold.total() for inspection in inspections) >= 2 * seeds, "such matches prove little"
    assert any(inspection.dealt_anew for inspection in inspections), "nothing was hidden in these matches"
