"""King of the Pirates on one tablet: a window asks everybody at once, and only who says yes takes the device."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.server.protocol import from_page
from tests.server.kings_worlds import USEFUL, USELESS, world
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.parley_table import PASS
from tests.server.worlds import HEX, FixedSeeds, blank

PEOPLE = 3
ANNA, BEN, CID = range(PEOPLE)


class Tablet:
    """Three people hand it round. `handovers`: how often somebody took it to look at the own cards.

    `curious`: who takes it in every window, and then passes.
    """

    def __init__(self, place: LocalServer, tickets: list[Json], page: Page, curious: int | None) -> None:
        self.place, self.tickets, self.page, self.curious = place, tickets, page, curious
        self.handovers = 0
        self.offered: set[str] = set()  # the kinds of moves that the curious one could make in windows

    @property
    def match(self) -> Any:
        return self.place.live(self.tickets[ANNA]).match

    def newest(self, kind: str) -> Json | None:
        """The newest message of a kind since the last snapshot, which makes all earlier ones void."""
        told = [msgspec.json.decode(text) for text in self.page.traffic]
        since = max(at for at, news in enumerate(told) if news["kind"] == "snapshot")
        return next((news for news in reversed(told[since:]) if news["kind"] == kind), None)

    async def play(self) -> None:
        """What the people do next: they let windows pass, and play the first thing that is no card."""
        await self.heard_all()
        seat, asked, anybody = self.page.update["seat"], self.page.update["asked"]["seat"], self.newest("anybody")
        if anybody is not None and anybody["seats"]:
            await self.react(anybody)
        elif seat is None:
            await self.take(asked)
        else:
            moves = [choice["move"] for choice in self.page.update["choices"]]
            await self.page.play(seat, next(move for move in moves if not move["kind"].startswith("play_")))

    async def heard_all(self) -> None:
        await self.page.ask(from_page.Vote, 0, "wait")  # refused, after everything that was sent before

    async def take(self, seat: int) -> None:
        self.handovers += 1
        await self.page.send(from_page.Look(seat))

    async def react(self, anybody: Json) -> None:
        if self.curious is not None and self.curious in anybody["seats"]:
            await self.take(self.curious)
            await self.heard_all()
            reactions = self.newest("reactions")
            assert reactions is not None
            self.offered |= {choice["move"]["kind"] for choice in reactions["window"]["choices"]}
            await self.page.answer_early(self.curious, anybody["window"], PASS)
        else:
            await self.page.ask(from_page.Nobody, anybody["window"])

    async def round_begins(self, number: int) -> None:
        while self.match.state.round < number:
            await self.play()
            await self.page.settled(self.match.last_change)
            await asyncio.sleep(0)


async def on_one_tablet(place: LocalServer, curious: int | None = None) -> Tablet:
    options = {"first_player": 0, "colours": "red-blue-green"}
    host = await place.open_table("kings", players=PEOPLE, options=options)
    page = await place.page(host)
    wishes = [{"seat": seat, "holder": "device"} for seat in (BEN, CID)]
    tickets = [(await page.ask(from_page.Lobby, **wish))["ticket"] for wish in wishes]
    await page.ask(from_page.Start)
    return Tablet(place, [host, *tickets], page, curious)


@async_test
async def test_a_round_of_three_people_needs_three_handovers(tmp_path: Path) -> None:
    """One for each turn. When every seat looked for itself in every window, it were 18."""
    async with local_server(tmp_path, seeds=FixedSeeds(), messages_per_second=1e9, message_burst=1e9) as place:
        tablet = await on_one_tablet(place)
        await tablet.round_begins(1)
        before = tablet.handovers
        await tablet.round_begins(2)
        assert tablet.handovers - before == PEOPLE


async def traffic_with(folder: Path, kinds: tuple[str, ...], curious: int | None) -> tuple[list[str], set[str]]:
    """What the tablet was sent but for Ben's eyes, and a watcher, while Ben has such cards; and what he could play."""
    folder.mkdir()
    with world(kinds, BEN):
        async with local_server(folder, seeds=FixedSeeds(), messages_per_second=1e9, message_burst=1e9) as place:
            tablet = await on_one_tablet(place, curious)
            host = tablet.tickets[ANNA]
            watcher = await place.page(table=host["table"])
            await tablet.round_begins(2)
            await watcher.settled(tablet.match.last_change)
            names = [host["table"], place.live(host).meta.code or "-", *(one["token"] for one in tablet.tickets)]
            told = [text for text in (*tablet.page.traffic, *watcher.traffic) if not is_for(text, BEN)]
            return [blank(HEX.sub(lambda found: f'"{len(found[0])}"', text), names) for text in told], tablet.offered


def is_for(text: str, seat: int) -> bool:
    """Whether only somebody who sees with the eyes of this seat gets it."""
    news = msgspec.json.decode(text)
    return seat in (news.get("seat"), (news.get("update") or {}).get("seat"))


async def same_in_both_worlds(folder: Path, curious: int | None) -> list[set[str]]:
    (one, could), (other, could_not) = [
        await traffic_with(folder / "".join(kinds), kinds, curious) for kinds in (USEFUL, USELESS)
    ]
    for at, (text, same) in enumerate(zip(one, other, strict=True)):
        assert text == same, f"message {at}"
    assert len([text for text in one if '"kind":"anybody"' in text]) > PEOPLE
    return [could, could_not]


@async_test
async def test_the_question_to_all_does_not_tell_who_has_a_card(tmp_path: Path) -> None:  # KP-8.15
    await same_in_both_worlds(tmp_path, curious=None)


@async_test
async def test_who_says_yes_and_passes_shows_nothing(tmp_path: Path) -> None:  # KP-8.15
    could, could_not = await same_in_both_worlds(tmp_path, curious=BEN)
    assert {"play_scurvy", "play_murder"} <= could
    assert could_not <= {"pass", "reroll"}
