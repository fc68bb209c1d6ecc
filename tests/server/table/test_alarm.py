"""An alarm rings again as long as the store fails, unless it was stopped meanwhile."""

import asyncio

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol.refusals import NotStored
from skulduggery.server.runtime.settings import AFTER_TROUBLE
from skulduggery.server.table.timers.alarm import Alarm
from tests.server.fake_clock import FakeClock
from tests.server.local_server import async_test


@async_test
async def test_an_alarm_rings_again_until_its_table_stops_it() -> None:
    clock, rings = FakeClock(), list[float]()
    start = clock.elapsed()

    async def ring() -> None:
        rings.append(clock.elapsed() - start)
        if len(rings) == 2:  # as a table does that must be loaded again
            alarm.stop()
        raise Refused(NotStored(""))

    alarm = Alarm(clock, ring)
    alarm.set(clock.elapsed() + 10)
    task = alarm.timer
    assert task is not None
    for seconds in (10, AFTER_TROUBLE, AFTER_TROUBLE):
        await clock.until_somebody_waits(seconds)
        await clock.advance(seconds)
    await asyncio.wait_for(task, 5)
    assert rings == [10, 10 + AFTER_TROUBLE]
