"""Join codes: somebody tries spoken codes until one opens a table, from one address and from a hundred."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from attacks.target import Row, Target
from attacks.wire import address

SECONDS = 10.0
HOURS = 24
ADDRESSES = 100
AT_ONCE = 20  # requests of an attacker with one address
TRIED = (200, 404)  # the server has looked for a table
HIT = 200
QUESTION = """
import json
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.security import keys
usual = Settings()
print(json.dumps({
    "words": keys.CODE_WORDS,
    "numbers": list(getattr(keys, "CODE_NUMBERS", range(1, 91))),
    "at_once": getattr(usual, "wrong_codes_at_once", None),
    "per_hour": getattr(usual, "wrong_codes_per_hour", None),
}))
"""


class Guessing:
    """Tries one code after the other, each once."""

    def __init__(self, target: Target, known: dict[str, Any]) -> None:
        self.target = target
        self.codes = iter([f"{word}-----{number}" for number in known["numbers"] for word in known["words"]])
        self.tried = 0
        self.refused = 0
        self.until_hit = 0
        self.until = 0.0

    async def run(self, addresses: int, clients: int) -> None:
        self.until = time.perf_counter() + SECONDS
        await asyncio.gather(*[self.guess(address(number % addresses)) for number in range(clients)])

    async def guess(self, source: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)  # no TLS here; its setup is slow
        async with httpx.AsyncClient(base_url=self.target.url, transport=transport, timeout=SECONDS) as web:
            while time.perf_counter() < self.until and (code := next(self.codes, None)) is not None:
                self.note((await web.get(f"/api/tables/{code}")).status_code)

    def note(self, status: int) -> None:
        self.tried += status in TRIED
        self.refused += status not in TRIED
        if status == HIT and not self.until_hit:
            self.until_hit = self.tried


def known_of(tree: Path) -> dict[str, Any]:
    """The words and numbers of codes in this tree, and how many wrong ones an address may try."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    answer = subprocess.run([sys.executable, "-c", QUESTION], env=environment, capture_output=True, check=True)
    found: dict[str, Any] = msgspec.json.decode(answer.stdout)
    return found


def in_a_day(known: dict[str, Any], guessing: Guessing) -> float:
    """Codes that one address can try in a day: by its limit, or as fast as it was here."""
    if known["per_hour"] is not None:
        return float(known["at_once"] + known["per_hour"] * HOURS)
    return guessing.tried / SECONDS * 3_600.0 * HOURS


async def attack(target: Target) -> list[Row]:
    known = known_of(target.tree)
    await target.open_table()
    possible = len(known["words"]) * len(known["numbers"])
    alone, crowd = Guessing(target, known), Guessing(target, known)
    await alone.run(1, AT_ONCE)
    await crowd.run(ADDRESSES, ADDRESSES)
    day = in_a_day(known, alone)
    return [
        ("possible codes", float(possible), ""),
        ("codes tried in 10 s from one address", float(alone.tried), ""),
        ("codes tried in 10 s from 100 addresses", float(crowd.tried), ""),
        ("guesses until a table was found (0: none)", float(alone.until_hit or crowd.until_hit), ""),
        ("chance to find a table in a day from one address", round(min(1.0, day / possible) * 100, 2), "%"),
        ("chance to find a table in a day from 100 addresses", round(min(1.0, 100 * day / possible) * 100, 2), "%"),
    ]
