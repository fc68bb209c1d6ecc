"""One match of Bounty over real sockets, played in several *worlds* that differ only in Anna's hidden cards."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from skulduggery.core.chance import Chance, FastChance
from skulduggery.core.messages import Event, Piece, Place
from skulduggery.games.bounty import decisions
from skulduggery.games.bounty.cargo import buy
from skulduggery.games.bounty.components import GOODS, KINDS
from skulduggery.games.bounty.state import Bounty
from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.seeds import SEED_BYTES, Seeds
from skulduggery.server.table.seats import seating
from tests.server.local_server import Json, LocalServer, Page, local_server

ANNA, BEN, BOT = 0, 1, 2
HOME = "I13"
PORTS = ("E12", "N12", "B8", "O8", "C3", "O3", "J2")
MOVES = 90
QUIET = 4  # a seed with which no chest card makes Anna show her cards
UNDO_EVERY = 4  # of Anna's voyages
PACE = 0.7  # seconds of a bot's pause at a family's table
HEX = re.compile(r'"[0-9a-f]{16,}"')


class FixedSeeds(Seeds):
    """The same dice and cards in every run."""

    def __init__(self, number: int = 5) -> None:
        self.number = number

    def for_match(self) -> str:
        return bytes([self.number] * SEED_BYTES).hex()

    def for_bot(self) -> int:
        return 1


class Stacked(Chance):
    """Draws the last card of a kind. Uses as many random numbers as any draw."""

    def __init__(self, chance: Chance, kind: int, first: bool) -> None:
        self.chance, self.kind, self.first = chance, kind, first

    def below(self, n: int) -> int:
        return self.chance.below(n)

    def draw(self, deck: list[Any]) -> Any:
        self.below(len(deck))
        fitting = sorted(card for card in deck if KINDS[card] == self.kind) or deck
        card = fitting[0 if self.first else -1]
        deck.remove(card)
        return card


@contextmanager
def world(kind: int, everybody: bool = False) -> Iterator[None]:
    """Anna (or everybody) draws cards of this kind; all others goods of which there are enough in every world."""

    def stacked(state: Bounty, ship: int, chance: Chance, log: list[Event]) -> None:
        is_anna = everybody or state.owner(ship) == ANNA
        buy(state, ship, Stacked(chance, kind if is_anna else GOODS, first=not is_anna), log)

    def named(taken: Sequence[str]) -> str:
        return f"Starfish {len(taken)}"

    with patch.object(decisions, "buy", stacked), patch.object(seating, "make_bot_name", named):
        yield


class World:
    """Anna (whose cards differ), Ben, a bot and a watcher; `heard` is all that anybody but Anna was sent."""

    def __init__(self, place: LocalServer, host: Json, pages: list[Page], watcher: Page) -> None:
        self.place, self.host = place, host
        self.pages, self.watcher = pages, watcher
        self.luck = FastChance(5)
        self.voyages = 0
        self.heard: list[str] = []

    async def play(self) -> None:
        for _ in range(MOVES):
            match = self.place.live(self.host).match
            assert match is not None
            if match.asked == BOT:
                await self.until_the_bot_has_moved()
            else:
                assert match.asked is not None
                await self.pester()
                await self.move(match.asked)
            for page in (*self.pages, self.watcher):
                await page.settled(match.last_change)

    async def until_the_bot_has_moved(self) -> None:
        match = self.place.live(self.host).match
        assert match is not None
        before = match.last_change
        while match.last_change == before:
            await self.place.clock.advance(PACE)
        await self.place.services.store.load(self.host["table"])  # the server has written by then

    async def pester(self) -> None:
        """Ben asks about everything and tries what is not his to do: refusals are messages, too."""
        ben = self.pages[BEN]
        for target in (Piece("crimson"), Place(HOME), Place("I7")):
            await ben.ask(from_page.Why, ben.at, BEN, msgspec.Raw(msgspec.json.encode(target)))
        for move in ({"kind": "engage", "ship": "crimson"}, {"kind": "raid", "square": "I9"}, {"kind": "borrow"}):
            assert (await ben.play(BEN, move))["kind"] == "refused"
        assert (await ben.play(ANNA, {"kind": "roll"}))["kind"] == "refused"

    async def move(self, seat: int) -> None:
        page = self.pages[seat]
        moves = [choice["move"] for choice in page.update["choices"]]
        sails = [move for move in moves if move["kind"] == "sail" and (seat == BEN or move["square"] != HOME)]
        if not sails:
            await page.play(seat, moves[0])
            return
        ports = [move for move in sails if move["square"] in PORTS]
        await page.play(seat, self.luck.pick(ports or sails))
        self.voyages += seat == ANNA
        if seat == ANNA and not ports and self.voyages % UNDO_EVERY == 0:
            await self.take_back(page, sails[0])

    async def take_back(self, page: Page, instead: Json) -> None:
        match = self.place.live(self.host).match
        assert match is not None
        await page.settled(match.last_change)
        assert (await page.ask(from_page.Undo, page.at, ANNA))["kind"] == "ack"
        await page.settled(match.last_change)
        await page.play(ANNA, instead)

    async def look_back(self, ben: Json) -> None:
        """People who join late, a page that comes back, and stories over HTTP."""
        table = self.host["table"]
        late = [await self.place.page(table=table), await self.place.page(ben, seen=5), await self.place.page(ben)]
        for page in (self.pages[BEN], self.watcher, *late):
            self.heard += page.traffic
        mine = {"Authorization": f"Bearer {ben['token']}"}
        asked: tuple[tuple[str, Json], ...] = (("story", {}), ("story?viewer=1", mine), ("record", {}))
        for path, headers in asked:
            answer = await self.place.web.get(f"/api/tables/{table}/{path}", headers=headers)
            self.heard.append(f"{answer.status_code} {answer.text}")

    def blanked(self) -> list[str]:
        """A message without table names and receipts, which are random; their lengths stay."""
        names = [self.host["table"], self.place.live(self.host).meta.code]
        told = [HEX.sub(lambda found: f'"{len(found[0])}"', text) for text in self.heard]
        return [blank(text, names) for text in told]


def blank(text: str, names: Sequence[str]) -> str:
    for name in names:
        text = text.replace(name, "-")
    return text


async def sail_in(folder: Path, kind: int) -> World:
    """The match in one of the worlds, with all that was sent in it."""
    folder.mkdir()
    with world(kind):
        async with local_server(folder, seeds=FixedSeeds(QUIET), messages_per_second=1e9, message_burst=1e9) as place:
            host = await place.open_table("bounty", players=3)
            ben = await place.join(host["table"])
            pages = [await place.page(host), await place.page(ben)]
            found = World(place, host, pages, await place.page(table=host["table"]))
            await pages[ANNA].ask(from_page.Start)
            for page in (*pages, found.watcher):
                await page.settled(0)
            await found.play()
            await found.look_back(ben)
    return found
