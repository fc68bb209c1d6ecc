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
LOWEST = 19  # the lowest priority of a process
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


class Guesses(msgspec.Struct):
    """What an attacker reached. `until_hit` is 0 if no table was found."""

    tried: int
    refused: int
    until_hit: int


class Guessing:
    """Tries one code after the other, each once."""

    def __init__(self, url: str, known: dict[str, Any]) -> None:
        self.url = url
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
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=SECONDS) as web:
            while time.perf_counter() < self.until and (code := next(self.codes, None)) is not None:
                self.note((await web.get(f"/api/tables/{code}")).status_code)

    def note(self, status: int) -> None:
        self.tried += status in TRIED
        self.refused += status not in TRIED
        if status == HIT and not self.until_hit:
            self.until_hit = self.tried


def guess(url: str, addresses: int, clients: int, known: dict[str, Any]) -> None:
    """Runs in a process of its own, with the lowest priority: an attacker has another computer."""
    os.nice(LOWEST)
    guessing = Guessing(url, known)
    asyncio.run(guessing.run(addresses, clients))
    found = Guesses(guessing.tried, guessing.refused, guessing.until_hit)
    sys.stdout.buffer.write(msgspec.json.encode(found))


async def guessed(target: Target, addresses: int, clients: int, known: dict[str, Any]) -> Guesses:
    wanted = (target.url, addresses, clients, known)
    answer = await target.output_of(f"from attacks.codes import guess; guess(*{wanted!r})")
    return msgspec.json.decode(answer, type=Guesses)


def known_of(tree: Path) -> dict[str, Any]:
    """The words and numbers of codes in this tree, and how many wrong ones an address may try."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    answer = subprocess.run([sys.executable, "-c", QUESTION], env=environment, capture_output=True, check=True)
    found: dict[str, Any] = msgspec.json.decode(answer.stdout)
    return found


def in_a_day(known: dict[str, Any], guesses: Guesses) -> float:
    """Codes that one address can try in a day: by its limit, or as fast as it was here."""
    if known["per_hour"] is not None:
        return float(known["at_once"] + known["per_hour"] * HOURS)
    return guesses.tried / SECONDS * 3_600.0 * HOURS


async def attack(target: Target) -> list[Row]:
    known = known_of(target.tree)
    await target.open_table()
    possible = len(known["words"]) * len(known["numbers"])
    alone = await guessed(target, 1, AT_ONCE, known)
    crowd = await guessed(target, ADDRESSES, ADDRESSES, known)
    day = in_a_day(known, alone)
    return [
        ("possible codes", float(possible), ""),
        ("codes tried in 10 s from one address", float(alone.tried), ""),
        ("codes tried in 10 s from 100 addresses", float(crowd.tried), ""),
        ("requests in 20 s", float(alone.tried + alone.refused + crowd.tried + crowd.refused), ""),
        ("guesses until a table was found (0: none)", float(alone.until_hit or crowd.until_hit), ""),
        ("chance to find a table in a day from one address", round(min(1.0, day / possible) * 100, 2), "%"),
        ("chance to find a table in a day from 100 addresses", round(min(1.0, 100 * day / possible) * 100, 2), "%"),
    ]
