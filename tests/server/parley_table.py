"""A table of Parley just after Anna's demand of a bot: Ben, Cid and the bot are asked in turn if they counter it."""

from typing import Any

from parley.state import FaceDown

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page

ANNA, BEN, CID, BOT = range(4)
PASS = {"kind": "pass"}
DELAY = 0.35  # seconds before an automatic answer, at the pace `family`
PATIENCE = 20.0
HANDS = (("A3", "C1"), ("A4", "C2"), ("B1", "B2"), ("C3", "C4"))  # Anna demands with her A3: Ben could counter it


class ParleyTable:
    def __init__(self, place: LocalServer, tickets: list[Json], pages: list[Page], watcher: Page) -> None:
        self.place, self.tickets, self.pages, self.watcher = place, tickets, pages, watcher

    @property
    def match(self) -> Any:
        return self.place.live(self.tickets[ANNA]).match

    async def demand(self, card: str = "A3", asked: int = BOT) -> None:
        anna = self.pages[ANNA]
        await anna.settled(self.match.last_change)
        assert (await anna.play(ANNA, {"kind": "draw"}))["kind"] == "ack"
        deal(self.match.state)
        await anna.settled(self.match.last_change)
        assert (await anna.play(ANNA, {"kind": "demand", "card": card, "asked": asked}))["kind"] == "ack"
        await self.all_told()

    async def all_told(self) -> None:
        for page in (*self.pages, self.watcher):
            await page.settled(self.match.last_change)

    async def window(self, seat: int, is_it: Any = bool) -> Json:
        """The newest window that a seat got, once it is as wanted."""
        message = await self.pages[seat].until(lambda news: news["kind"] == "reactions" and is_it(news["window"]))
        window: Json = message["window"]
        return window

    async def answer(self, seat: int, window: Json, move: Json | None) -> None:
        assert (await self.pages[seat].answer_early(seat, window["window"], move))["kind"] == "ack"
        if move is not None:
            await self.window(seat, lambda found: not found or found["answer"] == move)

    async def wait(self, seconds: float) -> None:
        await self.place.clock.advance(seconds)
        await self.place.services.store.load(self.tickets[ANNA]["table"])  # by now all answers are written

    def asked(self) -> int:
        found: int = self.match.asked
        return found

    def passes(self) -> list[int]:
        """Who has passed, in the order of the record."""
        entries = [entry for entry in self.match.table.entries if getattr(entry, "move", None)]
        return [entry.seat for entry in entries if bytes(entry.move) == b'{"kind":"pass"}']


def deal(state: Any) -> None:
    for seat, cards in enumerate(HANDS):
        state.rows[seat] = [FaceDown(card, 1 << seat) for card in cards]


async def seat_people(place: LocalServer, **wishes: Any) -> ParleyTable:
    """`wishes`: what the host sets in the lobby."""
    host = await place.open_table("parley", players=4)
    tickets = [host, await place.join(host["table"], "Ben"), await place.join(host["table"], "Cid")]
    pages = [await place.page(ticket) for ticket in tickets]
    parley = ParleyTable(place, tickets, pages, await place.page(table=host["table"]))
    await pages[ANNA].ask(from_page.Lobby, **wishes)
    await pages[ANNA].ask(from_page.Start)
    return parley
