"""PostgreSQL itself is killed while groups play on two nodes, and started again a few seconds later."""

import asyncio
import random

from tools.postgres_cluster import Cluster

from .kills import Kills
from .on_postgres import moving_players_on, nodes_on, postgres
from .scenario import Extent, Figure, Outcome, suffered, waits_of

CRASHES = 10
AWAY = 3.0  # seconds, at most


async def scenario(extent: Extent, part: int) -> Outcome:
    async with postgres() as (cluster, database), nodes_on(database, 2) as nodes:
        groups = moving_players_on(nodes, extent.number(2, 8))
        progress = Kills(nodes, groups, 0, part)
        crashes = extent.number(1, CRASHES)
        verdict = await suffered(groups, crash(cluster, progress, crashes), database)
        return Outcome(verdict, [Figure("crashes", float(crashes)), *waits_of(groups)])


async def crash(cluster: Cluster, progress: Kills, times: int) -> None:
    chance = random.Random(times)
    for _ in range(times):
        await progress.something_new()
        await asyncio.sleep(chance.random())
        await asyncio.to_thread(cluster.stop)
        await asyncio.sleep(chance.random() * AWAY)
        await asyncio.to_thread(cluster.start)
    await progress.something_new()
