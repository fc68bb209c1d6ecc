"""A guest wants notices at addresses of the network of the server; somebody else guesses addresses of feeds."""

import asyncio
import time

import httpx

from attacks.target import Json, Row, Target, honest_play

SECONDS = 10.0
AT_ONCE = 20
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"  # of RFC 8291
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
PRIVATE = (
    "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/", "https://192.168.1.1/", "https://169.254.169.254/",
    "https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://localhost/", "http://push.example.org/",
    "https://push.example.org:22/",
)  # fmt: skip


class Calls:
    """Somebody who listens where the server must not call."""

    def __init__(self) -> None:
        self.count = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.count += 1
        writer.close()


async def name_addresses(target: Target, guest: Json, port: int) -> int:
    """How many addresses the server took."""
    page, taken = await target.page(guest), 0
    for number, endpoint in enumerate([*PRIVATE, f"https://127.0.0.1:{port}/", f"http://127.0.0.1:{port}/"]):
        to = {"endpoint": endpoint, "key": POINT, "secret": SECRET, "language": "en"}
        taken += (await page.ask("notices", f"n{number}", seat=guest["seat"], to=to))["kind"] == "ack"
    await page.close()
    return taken


async def guess(target: Target, table: str, until: float) -> list[int]:
    statuses: list[int] = []
    async with httpx.AsyncClient(base_url=target.url, timeout=SECONDS) as web:
        while time.perf_counter() < until:
            number = len(statuses)
            statuses.append((await web.get(f"/api/feeds/{table}/{number:022}")).status_code)
    return statuses


async def attack(target: Target) -> list[Row]:
    calls = Calls()
    ear = await asyncio.start_server(calls.take, "127.0.0.1", 0)
    host = await target.open_table(players=3)
    guest = await target.join(host["table"])
    taken = await name_addresses(target, guest, ear.sockets[0].getsockname()[1])
    async with honest_play(target) as honest:
        until = time.perf_counter() + SECONDS
        found = await asyncio.gather(*[guess(target, host["table"], until) for _ in range(AT_ONCE)])
    ear.close()
    statuses = [status for each in found for status in each]
    return [
        ("addresses of the own network that were taken, of 12", float(taken), ""),
        ("calls of the server to such an address", float(calls.count), ""),
        ("feeds guessed in 10 s from one address", float(sum(status in (200, 404) for status in statuses)), ""),
        ("feeds found", float(statuses.count(200)), ""),
        *honest.rows(),
    ]
