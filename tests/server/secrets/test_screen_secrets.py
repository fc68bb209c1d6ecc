"""What a big screen gets in whole matches of all games does not change, byte for byte, when hidden things differ.

Everybody lets people point at it. `test_leaks.py` compares what a screen gets when it arrives, and its refusals.
"""

from pathlib import Path
from typing import Any

import pytest

from skulduggery.checks.secrets import reordered
from skulduggery.core.chance import FastChance
from skulduggery.core.game import has_secrets
from skulduggery.core.messages import Event
from skulduggery.server.table.audience.rendering import Rendering
from tests.server.local_server import async_test
from tests.server.secrets.leaks import Company, company

WORLDS = 2
GAMES: dict[str, dict[str, Any]] = {
    "blackwood": {"rounds": "limited", "round_limit": 20},
    "bounty": {"mode": "rounds", "rounds": 30},
    "kings": {"rounds": "limited", "round_limit": 20},
    "prowl": {"announcements": "fade", "rounds": "limited", "round_limit": 20},
}


class Watched:
    """Compares the newest update of the screen with those of other worlds, and counts where something was hidden."""

    def __init__(self, people: Company) -> None:
        self.people, self.match = people, people.match
        self.differed = self.offered = self.moves = 0

    async def play(self) -> None:
        while self.match.asked is not None:
            known = len(self.match.log)
            await self.people.move(self.match.asked, self.people.choice())
            self.moves += 1
            self.compare([line.event for line in self.match.log[known:]])

    def compare(self, events: list[Event]) -> None:
        received = self.people.screen.traffic[self.newest()]
        self.offered += bool(self.people.screen.update["choices"])
        state = self.match.state
        for world in range(WORLDS):
            guess = reordered(self.match.game, state, None, FastChance(self.moves + world))
            self.differed += self.people.differs(state, guess, None)
            self.match.table.state = guess
            rendering = Rendering(self.match, events, False, self.match.singles)
            assert rendering.text_for(None, False, self.match.asked is not None).decode() == received, (
                f"move {self.moves}"
            )
            self.match.table.state = state

    def newest(self) -> int:
        found = [at for at, text in enumerate(self.people.screen.traffic) if text.startswith('{"kind":"update"')]
        return found[-1]


@pytest.mark.parametrize("game", GAMES)
@async_test
async def test_a_screen_gets_the_same_bytes_whatever_is_hidden(tmp_path: Path, game: str) -> None:
    async with company(tmp_path, game, GAMES[game]) as people:
        watched = Watched(people)
        await watched.play()
        assert people.screen.update["result"] is not None, "the match was not played to its end"
        assert watched.offered > 10, "nothing was offered at the screen"
        assert not has_secrets(watched.match.game) or watched.differed > 10, "hardly anything was hidden"
