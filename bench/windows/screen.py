"""How long one person looks on between two own turns, in a real browser, against three bots.

From the last tap of a turn until the page asks again outside a reaction window. The moves are made over a second
connection, by chance but the same in every run, so that no time is spent on finding buttons; windows are let pass.
"""

import random
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.sync.client import ClientConnection

sys.path.append(str(Path(__file__).resolve().parents[2]))  # `tests` and `tools` are not installed

from tests.browser.person import DESKTOP, Person
from tests.browser.server import Server
from tools.open_browser import server_and_browser

Json = dict[str, Any]
SEAT = 0
TICK = 0.03  # seconds between two looks at the page
LONGEST = 600.0  # seconds
MINE = "document.title.startsWith('Your turn')"


class Look(NamedTuple):
    """One wait: `prompts` are the windows that were asked in between, `turns` those that others began."""

    wait: float
    prompts: int
    turns: int


class Onlooker:
    def __init__(self, person: Person, server: Server, connection: ClientConnection) -> None:
        self.person, self.server, self.connection = person, server, connection
        self.update: Json = {}
        self.window: Json | None = None
        self.luck = random.Random(1)
        self.tapped: float | None = None
        self.others = False  # somebody else was asked since
        self.prompts = self.turns = 0
        self.looks: list[Look] = []

    def watch(self, turns: int) -> list[Look]:
        until = time.monotonic() + LONGEST
        while len(self.looks) < turns and time.monotonic() < until and not self.update.get("result"):
            self.listen()
            if self.person.page.evaluate(MINE):
                self.answer(time.monotonic())
            time.sleep(TICK)
        return self.looks

    def listen(self) -> None:
        """Whatever has come to the second connection."""
        try:
            while True:
                self.hear(msgspec.json.decode(self.connection.recv(timeout=0)))
        except TimeoutError:
            return

    def hear(self, message: Json) -> None:
        update = message if message["kind"] == "update" else message.get("update")
        if message["kind"] == "reactions":
            self.window = message["window"]
        elif update:
            self.update = update
            began = [event for event in message.get("events", []) if event["kind"] == "turn_began"]
            self.turns += sum(event["seat"] != SEAT for event in began)
            self.others |= update["asked"] is not None and update["asked"]["seat"] != SEAT

    def answer(self, now: float) -> None:
        if self.window and self.window["answer"] is None:
            self.prompts += 1
            move = self.window["choices"][0]["move"]
            self.send({"kind": "early", "seat": SEAT, "window": self.window["window"], "move": move})
        elif self.update["choices"]:
            self.note(now)
            self.others, self.prompts, self.turns = False, 0, 0
            move = self.luck.choice(self.update["choices"])["move"]
            self.send({"kind": "play", "at": self.update["number"], "seat": SEAT, "move": move})
            self.tapped = time.monotonic()

    def note(self, now: float) -> None:
        if self.tapped is not None and self.others:
            self.looks.append(Look(now - self.tapped, self.prompts, self.turns))

    def send(self, message: Json) -> None:
        """Returns when it was carried out, and the page has heard of it."""
        message["id"] = str(self.luck.random())
        self.connection.send(msgspec.json.encode(message).decode())
        while (heard := msgspec.json.decode(self.connection.recv())).get("id") != message["id"]:
            self.hear(heard)
        self.person.page.wait_for_function("(at) => window.newest().number >= at", arg=self.update["number"])


def looks(game: str, pace: str, speed: str, turns: int) -> list[Look]:
    """`pace` of the bots, `speed` of the pictures."""
    with server_and_browser() as (server, browser):
        person = Person(browser.new_context(**DESKTOP, locale="en-GB"), server.url, "desktop", "Anna", speed=speed)
        ticket = server.open_table(game=game)
        server.start_match(ticket, pace)
        person.visit(server.seat_link(ticket))
        with server.connected(ticket) as connection:
            connection.send('{"kind":"here","hidden":true}')
            return Onlooker(person, server, connection).watch(turns)
