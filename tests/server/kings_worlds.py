"""The beginning of one match of King of the Pirates, played in several *worlds* that differ only in one hand."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from skulduggery.core.chance import Chance
from skulduggery.core.messages import Event
from skulduggery.games.kings import maintenance, setup
from skulduggery.games.kings.components import CARDS
from skulduggery.games.kings.hands import draw_cards
from skulduggery.games.kings.state import Kings
from skulduggery.server.protocol import from_page
from skulduggery.server.table.seats import seating
from tests.server.local_server import Json, LocalServer, Page, local_server

from .worlds import HEX, FixedSeeds, blank

ANNA, BEN, BOT = range(3)
USEFUL = ("scurvy", "murder")  # cards that can be played in any window
USELESS = ("tailwind", "keelhaul")  # never
TICK = 0.05
MOST_CARDS = 7  # in Anna's hand; from then on she would have to show some
CALM = 4  # checks of the store without a change, after which it counts as settled


class Stacked(Chance):
    """Draws these kinds for one seat, and random cards for the others. Uses as many random numbers as any draw."""

    def __init__(self, chance: Chance, kinds: Sequence[str] | None) -> None:
        self.chance, self.kinds = chance, kinds

    def below(self, n: int) -> int:
        return self.chance.below(n)

    def draw(self, deck: list[Any]) -> Any:
        luck = self.below(len(deck))
        special = (*USEFUL, *USELESS)
        cards = sorted(card for card in deck if (CARDS[card] not in special if self.kinds is None else True))
        fitting = cards if self.kinds is None else [card for card in cards if CARDS[card] in self.kinds]
        card = fitting[luck % len(fitting)]
        deck.remove(card)
        return card


@contextmanager
def world(kinds: Sequence[str], whose: int) -> Iterator[None]:
    def stacked(state: Kings, seat: int, number: int, chance: Chance, log: list[Event]) -> None:
        draw_cards(state, seat, number, Stacked(chance, kinds if seat == whose else None), log)

    def named(taken: Sequence[str]) -> str:
        return f"Starfish {len(taken)}"

    with ExitStack() as patches:
        for chapter in (setup, maintenance):
            patches.enter_context(patch.object(chapter, "draw_cards", stacked))
        for naming in ("make_bot_name", "make_name"):
            patches.enter_context(patch.object(seating, naming, named))
        yield


class World:
    """`timeline`: the time of each entry. Anna answers windows after `after` seconds."""

    def __init__(self, place: LocalServer, host: Json, pages: list[Page], watcher: Page, after: float | None) -> None:
        self.place, self.host, self.pages, self.watcher, self.after = place, host, pages, watcher, after
        self.timeline: list[tuple[float, int]] = []
        self.bot_pauses: list[float] = []
        self.invited: list[Json] = []
        self.sent: list[Json] = []  # Anna's moves where she had a choice

    @property
    def match(self) -> Any:
        return self.place.live(self.host).match

    async def play(self) -> None:
        for seat in range(0 if self.after is None else BEN, len(self.pages)):
            await self.pages[seat].ask(from_page.Order, seat, "never")
        while self.match.state.ships[ANNA].cards < MOST_CARDS or self.match.asked != ANNA or self.is_in_window():
            await self.tick()
            await self.react()
            await self.move()

    def is_in_window(self) -> bool:
        return self.place.window(self.host) is not None

    async def tick(self) -> None:
        before, window = len(self.match.table.entries), self.place.window(self.host)
        await self.place.clock.advance(TICK)
        await self.settled()
        self.timeline.append((round(self.place.clock.now(), 3), self.match.last_change))
        if window is not None and BOT in [getattr(entry, "seat", None) for entry in self.match.table.entries[before:]]:
            self.bot_pauses.append(round(self.place.clock.now() - window.opened, 3))

    async def settled(self) -> None:
        """Until everything that is due is written, nothing follows from it, and everybody has been told."""
        calm, before = 0, -1
        while calm < CALM:
            await self.place.services.store.load(self.host["table"])
            is_busy = self.place.live(self.host).lock.locked() or self.match.last_change != before
            calm, before = 0 if is_busy else calm + 1, self.match.last_change
        for page in (*self.pages, self.watcher):
            await page.settled(self.match.last_change)

    async def react(self) -> None:
        """Anna passes, some time after she was invited, whether it is her turn or not."""
        window = self.place.window(self.host)
        windows = self.place.running(self.host).reactions.windows
        if self.after is None or window is None or not windows.is_invited(ANNA) or ANNA in window.answers:
            return
        if self.place.clock.now() - window.opened >= self.after - 1e-6:
            anna = self.pages[ANNA]
            await anna.answer_early(ANNA, window.name, {"kind": "pass"})
            told = await anna.until(lambda news: is_about(news, window.name))
            self.invited.append(told["window"])
            if told["window"]["choices"][1:]:
                self.sent.append({"kind": "pass"})
            await self.settled()

    async def move(self) -> None:
        seat = self.match.asked
        if seat < len(self.pages) and not self.is_in_window():
            page = self.pages[seat]
            moves = [choice["move"] for choice in page.update["choices"]]
            move = next(move for move in moves if not move["kind"].startswith("play_"))
            await page.play(seat, move)
            if seat == ANNA and moves[1:]:
                self.sent.append(move)
            await self.settled()

    def heard(self) -> list[str]:
        """Everything that Ben and the watcher got, without table names and receipts, which are random."""
        names = [self.host["table"], self.place.live(self.host).meta.code]
        told = [HEX.sub(lambda found: f'"{len(found[0])}"', text) for text in self.others_traffic()]
        return [blank(text, names) for text in told]

    def others_traffic(self) -> list[str]:
        return [*self.pages[BEN].traffic, *self.watcher.traffic]

    def told(self) -> list[Json]:
        """The events that Ben saw, however they were put together."""
        messages = [msgspec.json.decode(text) for text in self.pages[BEN].traffic]
        return [event for message in messages if message["kind"] == "update" for event in message["events"]]

    def played(self) -> list[tuple[int, bytes]]:
        """Who did what."""
        return [(entry.seat, bytes(entry.move)) for entry in self.match.table.entries if hasattr(entry, "move")]


def is_about(news: Json, name: int) -> bool:
    return news["kind"] == "reactions" and bool(news["window"]) and news["window"]["window"] == name


async def sail_in(
    folder: Path,
    kinds: Sequence[str],
    whose: int,
    after: float | None,
    windows: str = "strict",
    order: str = "",
    interference: str = "usual",
) -> World:
    """Anna and Ben with one bot; with an `order` of Anna's she is alone with two of them."""
    folder.mkdir(parents=True)
    with world(kinds, whose):
        async with local_server(folder, seeds=FixedSeeds(), messages_per_second=1e9, message_burst=1e9) as place:
            options = {"first_player": ANNA, "colours": "red-blue-green", "interference": interference}
            host = await place.open_table("kings", players=3, options=options)
            tickets = [host] if order else [host, await place.join(host["table"])]
            pages = [await place.page(ticket) for ticket in tickets]
            found = World(place, host, pages, await place.page(table=host["table"]), after)
            await pages[ANNA].ask(from_page.Lobby, windows=windows)
            await pages[ANNA].ask(from_page.Start)
            if order:
                await pages[ANNA].ask(from_page.Order, ANNA, order)
            await found.play()
    return found
