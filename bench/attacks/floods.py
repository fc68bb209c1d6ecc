"""One address asks as fast as possible for what has no limit of its own: files of the page, QR pictures, texts."""

import asyncio
import os
import sys
import time
from collections import Counter

import httpx
import msgspec

from attacks.operating import LOWEST
from attacks.target import Row, Target, honest_play
from attacks.wire import address

SECONDS = 6.0  # for each path
AT_ONCE = 30
PATHS = ("/health", "/", "/largest", "/api/games", "/api/texts/en/core.ftl", "/api/rules/en/kings", "/qr", "/table")


async def ask(web: httpx.AsyncClient, path: str, until: float, found: Counter[str]) -> None:
    while time.perf_counter() < until:
        try:
            found[str((await web.get(path)).status_code)] += 1
        except httpx.HTTPError:
            found["failed"] += 1


async def flood(url: str, path: str) -> Counter[str]:
    found: Counter[str] = Counter()
    until = time.perf_counter() + SECONDS
    there = httpx.AsyncHTTPTransport(local_address=address(0))
    async with httpx.AsyncClient(base_url=url, timeout=SECONDS, transport=there) as web:
        await asyncio.gather(*[ask(web, path, until, found) for _ in range(AT_ONCE)])
    return found


def run(url: str, path: str) -> None:
    """In a process of its own, with the lowest priority: an attacker has another computer."""
    os.nice(LOWEST)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(flood(url, path))))


def largest_asset(target: Target) -> str:
    assets = target.tree / "src/skulduggery/static/assets"
    return f"/assets/{max(assets.iterdir(), key=lambda file: file.stat().st_size).name}"


async def attack(target: Target) -> list[Row]:
    table = (await target.open_table())["table"]
    special = {
        "/largest": largest_asset(target),
        "/qr": f"/api/tables/{table}/qr.svg?size=2048",
        "/table": f"/api/tables/{table}",
    }
    rows: list[Row] = []
    for name in PATHS:
        path = special.get(name, name)
        async with honest_play(target) as honest:
            answer = await target.output_of(f"from attacks.floods import run; run({target.url!r}, {path!r})")
        found = msgspec.json.decode(answer, type=dict[str, int])
        rows.append((f"{name}: answers a second", round(found.get("200", 0) / SECONDS), ""))
        rows.append((f"{name}: refusals a second", round((sum(found.values()) - found.get("200", 0)) / SECONDS), ""))
        rows += [(f"{name}: {what}", value, unit) for what, value, unit in honest.rows()[1:3]]
    return rows
