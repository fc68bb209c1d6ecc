"""A guest with two sockets talks as much as they let them, and opens them anew as soon as they are quiet."""

import asyncio
import time

from websockets.exceptions import WebSocketException

from attacks.target import Client, Json, Row, Target, honest_play

SECONDS = 10.0
SOCKETS = 2
REMARKS = 60  # at once: as many messages as a socket may send


class Victim:
    """Somebody at the same table, who reads as fast as possible, and comes back when dropped."""

    def __init__(self, target: Target, ticket: Json) -> None:
        self.target = target
        self.ticket = ticket
        self.drops = 0
        self.heard = 0

    async def listen(self) -> None:
        while True:
            try:
                await self.read_all(await self.target.page(self.ticket))
            except (WebSocketException, OSError):
                self.drops += 1

    async def read_all(self, page: Client) -> None:
        while True:
            self.heard += (await page.next())["kind"] == "said"


async def talk(target: Target, ticket: Json, until: float) -> None:
    while time.perf_counter() < until:
        try:
            page = await target.page(ticket)
            for _ in range(REMARKS):
                await page.say("say", id=f"{time.perf_counter()}", seat=ticket["seat"], phrase="shout-arrr")
            await page.close()
        except (WebSocketException, OSError):
            continue


async def attack(target: Target) -> list[Row]:
    host = await target.open_table(players=3)
    guest, third = await target.join(host["table"]), await target.join(host["table"], "Cid")
    victims = [Victim(target, host), Victim(target, third)]
    listening = [asyncio.create_task(victim.listen()) for victim in victims]
    async with honest_play(target) as honest:
        until = time.perf_counter() + SECONDS
        await asyncio.gather(*[talk(target, guest, until) for _ in range(SOCKETS)])
    for task in listening:
        task.cancel()
    return [
        ("drops of people at the table", float(sum(victim.drops for victim in victims)), "in 10 s"),
        ("remarks that each of them got", float(sum(victim.heard for victim in victims) / len(victims)), "in 10 s"),
        *honest.rows(),
    ]
