"""Bounty at the server's table: the clock of a time game."""

from pathlib import Path

from tests.server.local_server import async_test, local_server
from tests.server.table.test_match_clock import pass_time


@async_test
async def test_the_clock_of_the_table_makes_the_last_call(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("bounty", players=3, options={"mode": "clock", "clock": 10}, start=True)
        page = await place.page(ticket)
        await pass_time(place, 9.5)
        assert not any('"last_call":true' in text for text in page.traffic)
        await pass_time(place, 0.5)
        await page.until(lambda message: "'kind': 'last_called'" in str(message))
        assert page.update["view"]["last_call"] is True
