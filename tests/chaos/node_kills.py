"""Three nodes on one PostgreSQL: one of them is killed with -9 at random moments while groups play, and started again.

Each group has its two pages at two nodes. So every move also travels between two nodes.
"""

from .kills import Kills
from .on_postgres import moving_players_on, nodes_on, postgres
from .scenario import Extent, Figure, Outcome, suffered, waits_of

PARTS = 10
KILLS = 10  # in each part
NODES = 3
GROUPS = 8


async def scenario(extent: Extent, part: int) -> Outcome:
    async with postgres() as (_, database), nodes_on(database, extent.number(2, NODES)) as nodes:
        groups = moving_players_on(nodes, extent.number(2, GROUPS))
        kills = Kills(nodes, groups, extent.number(1, KILLS), part)
        verdict = await suffered(groups, kills.run(), database)
    figures = [Figure("nodes", float(len(nodes)), "at once"), Figure("kills", float(kills.number))]
    slowest = Figure("slowest start after a kill", round(max(kills.starts), 2), "s")
    return Outcome(verdict, [*figures, slowest, *waits_of(groups)])
