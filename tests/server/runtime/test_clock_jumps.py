"""Somebody sets the clock of the machine while the server runs, or starts it with a wrong one."""

from pathlib import Path

import pytest

from tests.server.local_server import async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe

DAY = 86_400.0


@async_test
async def test_a_start_with_the_clock_far_ahead_deletes_nothing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2)
    async with local_server(tmp_path) as place:
        place.clock.set_ahead = 61 * DAY
        for _ in range(20):
            place.clock.time += 3_600
            await place.registry.sweep()
        place.clock.set_ahead = 0.0  # the network has told the time
        for _ in range(20):
            place.clock.time += 3_600
            await place.registry.sweep()
        assert (await place.web.get(f"/api/tables/{host['table']}")).status_code == 200


@async_test
async def test_a_table_that_is_really_old_goes_after_another_day(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2)
        place.clock.time += 61 * DAY
        await place.registry.sweep()
        assert (await place.web.get(f"/api/tables/{host['table']}")).status_code == 200
        place.clock.time += DAY
        await place.registry.sweep()
        assert (await place.web.get(f"/api/tables/{host['table']}")).status_code == 404


@pytest.mark.parametrize("jump", [-90 * DAY, 90 * DAY])
@async_test
async def test_bots_go_on_after_a_jump(tmp_path: Path, jump: float) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2, start=True)
        page = await place.page(host)
        place.clock.set_ahead = jump
        await page.play(0, mark(4))
        await place.clock.until_somebody_waits(1.0)
        await place.clock.advance(1.0)
        await page.settled(3)


@pytest.mark.parametrize("jump", [-90 * DAY, 90 * DAY])
@async_test
async def test_the_countdown_for_an_absent_person_does_not_jump(tmp_path: Path, jump: float) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await anna.close()
        await ben.told(lambda table: table["absence"] is not None)
        place.clock.set_ahead = jump
        place.clock.time += 10.0
        table = next(iter(place.registry.tables.values())).table
        info = table.absence.info([])
        assert info is not None
        assert info.seconds_left == 50.0
