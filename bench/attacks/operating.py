"""The operator's ways in: somebody asks /ready as fast as possible, and guesses the token of the administrator."""

import asyncio
import os
import secrets
import sys
import time
from collections import Counter

import httpx
import msgspec

from attacks.target import Row, Target

SECONDS = 8.0
AT_ONCE = 10  # requests of each kind
FINE = range(200, 300)
LOWEST = 19  # the lowest priority of a process


async def ask(url: str, path: str, found: Counter[str]) -> None:
    until = time.perf_counter() + SECONDS
    async with httpx.AsyncClient(base_url=url, timeout=SECONDS) as web:
        while time.perf_counter() < until:
            token = {"authorization": f"Bearer {secrets.token_urlsafe(16)}"}
            answer = await web.get(path, headers=token)
            found[f"{path} {'opened' if answer.status_code in FINE else 'refused'}"] += 1


async def ask_both(url: str) -> Counter[str]:
    found: Counter[str] = Counter()
    paths = ["/ready", "/api/admin/tables"] * AT_ONCE
    await asyncio.gather(*[ask(url, path, found) for path in paths])
    return found


def run(url: str) -> None:
    """In a process of its own, with the lowest priority: an attacker has another computer."""
    os.nice(LOWEST)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(ask_both(url))))


async def attack(target: Target) -> list[Row]:
    answer = await target.output_of(f"from attacks.operating import run; run({target.url!r})")
    found = msgspec.json.decode(answer, type=dict[str, int])
    return [
        ("/ready was asked so often a second", found.get("/ready opened", 0) / SECONDS, ""),
        ("wrong tokens that were tried a second", found.get("/api/admin/tables refused", 0) / SECONDS, ""),
        ("wrong tokens that opened something", float(found.get("/api/admin/tables opened", 0)), ""),
    ]
