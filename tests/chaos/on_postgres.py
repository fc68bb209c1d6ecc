"""What the scenarios on PostgreSQL share: a cluster of their own, several nodes on it, and groups that change nodes."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from skulduggery.server.store.database import Database
from skulduggery.server.store.location import database_at
from tests.server.process import Process
from tools.find_postgres import HOW, find_or_install
from tools.postgres_cluster import Cluster, running_cluster

from .players import Players
from .scenario import GAMES, served

NODE = {"inner_address": "127.0.0.1:0"}


class NotHere(Exception):
    """Something that the scenario needs is not installed; says what."""


@asynccontextmanager
async def postgres() -> AsyncIterator[tuple[Cluster, Database]]:
    """A PostgreSQL whose commits are on disk, and a database in it that is ready for a server."""
    programs = await asyncio.to_thread(find_or_install)
    if programs is None:
        raise NotHere(HOW)
    running = running_cluster(programs, durable=True)
    cluster = await asyncio.to_thread(running.__enter__)
    try:
        database = database_at(await asyncio.to_thread(cluster.new_database))
        await asyncio.to_thread(database.prepare)
        yield cluster, database
    finally:
        await asyncio.to_thread(running.__exit__, None, None, None)


@asynccontextmanager
async def nodes_on(database: Database, number: int) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(served(database, NODE)) for _ in range(number)]


class MovingPlayers(Players):
    """Two people at two nodes. Whenever a connection breaks, both go on at the next nodes."""

    def __init__(self, nodes: Sequence[Process], game: str, seed: int) -> None:
        super().__init__(nodes[seed % len(nodes)], game, seed)
        self.nodes = nodes
        self.turn = seed

    def node_of(self, seat: int) -> Process:
        return self.nodes[(self.turn + seat) % len(self.nodes)]

    async def leave(self) -> None:
        await super().leave()
        self.turn += 1
        self.server = self.nodes[self.turn % len(self.nodes)]


def moving_players_on(nodes: Sequence[Process], number: int) -> list[Players]:
    return [MovingPlayers(nodes, GAMES[at % len(GAMES)], at) for at in range(number)]
