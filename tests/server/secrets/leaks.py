"""A detector of leaks: all that somebody can get out of the server must not depend on what they cannot know.

A match is played over the server. At some moments everybody asks for everything: snapshots, also on a shared device,
reasons, refused moves, windows with early answers, stories, feeds and other HTTP answers. Then the hidden things of the
live match are dealt anew (`Game.resample`, and another order of the cards in closed piles), and they ask again. Each
byte must be the same, and so must the lines of the log.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.bots import make_bot
from skulduggery.checks.secrets import reordered
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Move
from skulduggery.core.outlook import open_choices
from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.logs import JsonLines
from skulduggery.server.store.database import Database
from tests.server.local_server import Json, LocalServer, Page, local_server
from tests.server.two_nodes import two_nodes
from tests.server.worlds import HEX, FixedSeeds, blank

PEOPLE = 3
NAMES = ("Anna", "Ben", "Cid")
WORLDS = 3  # in which hidden things are dealt anew, for each viewer and moment
LIMITS: dict[str, Any] = dict.fromkeys(("messages_per_second", "message_burst", "stories_per_minute"), 1e9)
SCREEN = "the big screen in the living room"
POINTED = 5  # moves that somebody tries in vain at the screen
TARGETS = 12  # about which a viewer asks "why not?"
RANDOM_ONE_IN = 4  # moves
UNDO_EVERY = 3  # of the moves that can be taken back
CLOSED = {"/story": 403, "/record": 403, "/chronicle": 409}  # while the match runs, but for the own story
ANSWER_ID = re.compile(r'"id":"r\d+"')
TIME = re.compile(r'"time":"[^"]*"')


class Ears(logging.Handler):
    """Keeps the lines of the server's log."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(TIME.sub("", self.format(record)))


@contextmanager
def listening() -> Iterator[Ears]:
    ears = Ears()
    logger = logging.getLogger("skulduggery")
    before = logger.level
    logger.addHandler(ears)
    logger.setLevel(logging.DEBUG)
    try:
        yield ears
    finally:
        logger.removeHandler(ears)
        logger.setLevel(before)


class Company:
    """Three people at a table, a spectator, and all that they were sent.

    There is also a big screen, and everybody lets people point at it. `place` owns the table; people are connected with
    `door`, which may be another node.
    """

    screen: Page

    def __init__(self, place: LocalServer, door: LocalServer, tickets: list[Json], ears: Ears) -> None:
        self.place, self.door, self.tickets, self.ears = place, door, tickets, ears
        self.pages: dict[int | None, Page] = {}
        self.feeds: list[str] = []
        self.luck = FastChance(11)
        self.ids = count(1)
        self.undone = 0

    @property
    def match(self) -> Any:
        return self.place.live(self.tickets[0]).match

    async def arrive(self) -> None:
        for seat, ticket in enumerate(self.tickets):
            self.pages[seat] = await self.door.page(ticket)
        self.pages[None] = await self.door.page(table=self.tickets[0]["table"])
        self.screen = await self.door.page(table=self.tickets[0]["table"], screen=SCREEN)
        for seat in range(PEOPLE):
            await self.pages[seat].ask(from_page.Point, seat, 1, True)
        self.feeds = [(await self.pages[seat].ask(from_page.Feed, seat))["link"] for seat in range(PEOPLE)]
        await self.pages[0].ask(from_page.Start)
        await self.settle()
        await self.dismiss([await self.door.page(*self.tickets[:2])])  # from now on these two share a device

    async def look_for_leaks(self, moments: int, between: int) -> int:
        differed = 0
        for _ in range(moments):
            await self.play(between)
            differed += await self.check()
        return differed

    # --- playing

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.match.asked is not None:
                await self.move(self.match.asked, self.choice())
                await self.take_back()

    def choice(self) -> Move:
        """Mostly a sensible move, so that cards are bought, moved and played; now and then any."""
        game, state, seat = self.match.game, self.match.state, self.match.asked
        legal: list[Move] = game.legal_moves(state)
        if self.luck.below(RANDOM_ONE_IN) == 0:
            return self.luck.pick(legal)
        bot = make_bot("bosun", game, self.luck.below(1000))
        return bot.choose(seat, legal, lambda: game.resample(state, seat, self.luck))

    async def move(self, seat: int, move: Move) -> None:
        """The updates tell each viewer its own form of the events, and nothing else."""
        async with self.table.lock, self.table.change() as change:
            events = self.match.play(seat, move)
            change.played(events)
        await self.settle()
        for viewer, page in self.pages.items():
            told = [msgspec.to_builtins(event.seen_by(viewer)) for event in events]
            assert page.update["events"] == msgspec.json.decode(msgspec.json.encode(told)), f"viewer {viewer}"

    async def take_back(self) -> None:
        undoable = [seat for seat in range(PEOPLE) if self.match.table.can_undo(seat)]
        self.undone += bool(undoable)
        if undoable and self.undone % UNDO_EVERY == 0:
            async with self.table.lock, self.table.change() as change:
                self.match.undo(undoable[0])
                change.played([], undone=True)
            await self.settle()

    @property
    def table(self) -> Any:
        return self.place.live(self.tickets[0])

    async def settle(self) -> None:
        for page in (*self.pages.values(), self.screen):
            await page.settled(self.match.last_change)

    # --- asking for everything

    async def check(self) -> int:
        """Compares the worlds for every viewer. Returns in how many of them something hidden differed."""
        differed = 0
        for viewer in (None, *range(PEOPLE)):
            truth, state = await self.everything(viewer), self.match.state
            for world in range(WORLDS):
                guess = reordered(self.match.game, state, viewer, FastChance(world))
                differed += self.differs(state, guess, viewer)
                self.match.table.state = guess
                try:
                    same = await self.everything(viewer)
                finally:
                    self.match.table.state = state
                compare(truth, same, viewer)
        return differed

    def differs(self, state: Any, guess: Any, viewer: int | None) -> bool:
        game, others = self.match.game, [seat for seat in range(PEOPLE) if seat != viewer]
        return any(game.view(state, seat) != game.view(guess, seat) for seat in others)

    async def everything(self, viewer: int | None) -> list[str]:
        self.ears.lines.clear()
        said = await self.asked_over_sockets(viewer)
        said += await self.asked_over_http(viewer)
        names = [self.tickets[0]["table"], self.table.meta.code or "-"]
        said += [f"log: {line}" for line in self.ears.lines]
        blanked = [ANSWER_ID.sub('"id"', HEX.sub(lambda found: f'"{len(found[0])}"', text)) for text in said]
        return [blank(text, names) for text in blanked]

    async def asked_over_sockets(self, viewer: int | None) -> list[str]:
        table = self.tickets[0]["table"]
        mine = [] if viewer is None else [self.tickets[viewer]]
        pages = [await self.door.page(*mine, table=table)]
        if viewer is None:  # a shared device shows what a spectator sees until somebody looks
            pages.append(await self.door.page(*self.tickets[:2], table=table))
            pages.append(await self.door.page(table=table, screen=SCREEN))
        for page in pages:
            page.ids = count(next(self.ids) * 1000)  # new ids: an answer is kept for a repeated one
        if viewer is None:
            await self.point(pages[-1])
        else:
            await self.pester(pages[0], viewer)
        await self.answer_early(viewer)
        for page in pages:
            await page.ask(from_page.Vote, 0, "wait")  # refused, after everything that was sent before
        said = [text for page in pages for text in page.traffic]
        await self.dismiss(pages)
        return said

    async def dismiss(self, pages: list[Page]) -> None:
        """Who looks on is public: the next viewer must find the same company."""
        for page in pages:
            await page.close()
            self.door.pages.remove(page)
        while len(self.table.audience.connections) > len(self.pages) + 1:
            await asyncio.sleep(0.002)

    async def point(self, screen: Page) -> None:
        """Try what is not offered at the screen, be it legal or not."""
        game, state = self.match.game, self.match.state
        offered = [choice.move for choice in open_choices(game, state)]
        others = [move for move in game.all_moves(self.match.table.options) if move not in offered]
        for at in range(0, len(others), len(others) // POINTED + 1):
            await screen.ask(from_page.Play, screen.at, self.match.asked or 0, raw(others[at]))

    async def pester(self, page: Page, seat: int) -> None:
        """Ask why not, and try what cannot be done."""
        game, state = self.match.game, self.match.state
        for target in game.targets(state)[:TARGETS] if self.match.asked == seat else ():
            await page.ask(from_page.Why, page.at, seat, raw(target))
        legal = game.legal_moves(state) if self.match.asked == seat else []
        impossible = [move for move in game.all_moves(self.match.table.options) if move not in legal]
        for at in range(0, len(impossible), max(1, len(impossible) // TARGETS)):
            await page.ask(from_page.Play, page.at, seat, raw(impossible[at]))
        await page.ask(from_page.Play, page.at, (seat + 1) % PEOPLE, raw({"kind": "pass"}))
        if not self.match.table.can_undo(seat):
            await page.ask(from_page.Undo, page.at, seat)

    async def answer_early(self, viewer: int | None) -> None:
        """In a reaction window the others answer early, and take it back."""
        window, running = self.place.window(self.tickets[0]), self.place.running(self.tickets[0])
        for seat in range(PEOPLE):
            if (
                window is not None
                and seat not in (viewer, self.match.asked)
                and running.reactions.windows.is_invited(seat)
            ):
                page = self.pages[seat]
                page.ids = count(next(self.ids) * 1000)
                for answer in ({"kind": "pass"}, None):
                    await page.answer_early(seat, window.name, answer)

    async def asked_over_http(self, viewer: int | None) -> list[str]:
        headers = {} if viewer is None else {"Authorization": f"Bearer {self.tickets[viewer]['token']}"}
        eyes = "" if viewer is None else f"?viewer={viewer}"
        said: list[str] = []
        other = 0 if viewer else 1
        for path in ("", "/progress", f"/story{eyes}", f"/story?viewer={other}", "/record", "/chronicle"):
            answer = await self.door.web.get(f"/api/tables/{self.tickets[0]['table']}{path}", headers=headers)
            said.append(f"{path} {answer.status_code} {answer.text}")
            is_closed = self.match.asked is not None and path != f"/story{eyes}"
            wanted = CLOSED.get(path.partition("?")[0]) if is_closed else None
            assert wanted in (None, answer.status_code), f"viewer {viewer} may read {path}"
        if viewer is not None:  # a notice is sent exactly where the feed has an entry
            said.append((await self.door.web.get(self.feeds[viewer])).text)
        return said


def raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def compare(truth: list[str], same: list[str], viewer: int | None) -> None:
    for at, (one, other) in enumerate(zip(truth, same, strict=False)):
        assert one == other, f"viewer {viewer}, message {at}: {difference(one, other)}"
    assert len(truth) == len(same), f"viewer {viewer}: more messages"


def difference(one: str, other: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 60) : at + 40]!r} but {other[max(0, at - 60) : at + 40]!r}"


@asynccontextmanager
async def company(folder: Path, game: str, options: Json) -> AsyncIterator[Company]:
    async with local_server(folder, seeds=FixedSeeds(), **LIMITS) as place:
        with listening() as ears:
            yield await company_at(place, place, ears, game, options)


async def company_at(place: LocalServer, door: LocalServer, ears: Ears, game: str, options: Json) -> Company:
    host = await place.open_table(game, players=PEOPLE, options=options)
    tickets = [host, *[await place.join(host["table"], name) for name in NAMES[1:]]]
    found = Company(place, door, tickets, ears)
    await found.arrive()
    return found


async def look_for_leaks(folder: Path, game: str, options: Json, moments: int = 4, between: int = 25) -> int:
    """Plays a match and compares the worlds at some moments. Fails if anything leaks."""
    async with company(folder, game, options) as people:
        return await people.look_for_leaks(moments, between)


async def look_for_leaks_at_two_nodes(shared: Database, game: str, options: Json, moments: int, between: int) -> int:
    """Like `look_for_leaks`, for people whose sockets and HTTP requests come to a node that does not own the table."""
    async with two_nodes(shared, speed=0.0, seeds=FixedSeeds(), **LIMITS) as (one, other):
        with listening() as ears:
            people = await company_at(one, other, ears, game, options)
            return await people.look_for_leaks(moments, between)
