"""Hints over real sockets: asked for by one, noticed by all, read by one. The host can forbid them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from tictactoe import Board, Mark, MarkDecision

from skulduggery.bots.review.mistakes import Flaw
from skulduggery.bots.search.advice import Advice
from skulduggery.bots.search.budget import FINAL
from skulduggery.bots.search.messages import HintReason
from skulduggery.server.protocol import from_page
from skulduggery.server.workers.pool import Inline, Workers
from skulduggery.server.workers.thinkers import SERIOUS, advise_on, weigh_on
from tests.server.fake_clock import FakeClock
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.parley_table import ANNA, BEN, seat_people

T = TypeVar("T")
FIRST, BETTER = 50, 58  # per cent


class HintWorkers(Inline):
    """Bots think as usual. A hint is there when the test lets it go, and is the same each time."""

    def __init__(self, ready: bool = True) -> None:
        self.go = asyncio.Event()
        if ready:
            self.go.set()
        self.asked = 0
        self.fails = False
        self.fails_at = ""
        self.flaw: Flaw | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        if work is weigh_on:
            self.asked += 1
            return self.flaw  # type: ignore[return-value]
        if work is not advise_on:
            return await super().run(work, *given)
        self.asked += 1
        await self.go.wait()
        _, _, state, depth, *_ = given
        if self.fails or depth == self.fails_at:
            raise RuntimeError("the worker is gone")
        move = state.asked().moves(state)[0]
        chance = 0.584 if depth == FINAL else 0.5
        return [Advice(move, chance, [HintReason("way-home", good=True, more=False)])]  # type: ignore[return-value]


def using(workers: HintWorkers) -> Callable[[FakeClock], Workers]:
    return lambda clock: workers


async def two_people(place: LocalServer, **wish: Any) -> tuple[Json, Page, Page]:
    """Anna, the host, and Ben; the match has begun."""
    host = await place.open_table("tictactoe", players=2)
    ben = await place.join(host["table"])
    anna_page, ben_page = await place.page(host), await place.page(ben)
    if wish:
        assert (await anna_page.ask(from_page.Lobby, **wish))["kind"] == "ack"
    assert (await anna_page.ask(from_page.Start))["kind"] == "ack"
    await anna_page.told(lambda table: table["status"] == "running")
    await anna_page.settled(0)
    await ben_page.settled(0)
    return host, anna_page, ben_page


async def hint(page: Page, seat: int = ANNA) -> Json:
    return await page.ask(from_page.Hint, page.at, seat)


@async_test
async def test_the_asker_reads_it_and_everybody_sees_that_one_was_asked(tmp_path: Path) -> None:
    workers = HintWorkers()
    async with local_server(tmp_path, workers=using(workers)) as place:
        host, anna, ben = await two_people(place)
        watcher = await place.page(table=host["table"])
        assert (await hint(anna))["kind"] == "ack"
        first, found = await anna.next("hinted"), await anna.next("hinted")
        assert (first["final"], first["choices"][0]["chance"]) == (False, FIRST)
        (choice,) = found["choices"]
        assert (found["seat"], found["number"], found["final"]) == (ANNA, anna.at, True)
        assert choice["chance"] == BETTER
        assert choice["reasons"] == [{"topic": "way-home", "good": True, "more": False}]
        for page in (anna, ben, watcher):
            await page.told(lambda table: table["hinted"] == [[anna.at, ANNA]])
        await place.all_saved(host)
        again = await place.page(host)
        assert again.table["hinted"] == [[anna.at, ANNA]]
        assert not [
            text for page in (ben, watcher) for text in page.traffic if '"hinted","' in text or "way-home" in text
        ]


@async_test
async def test_asking_twice_gives_the_same_hint_and_is_told_once(tmp_path: Path) -> None:
    workers = HintWorkers()
    async with local_server(tmp_path, workers=using(workers)) as place:
        _, anna, _ = await two_people(place)
        await hint(anna)
        assert not (await anna.next("hinted"))["final"]
        better = await anna.next("hinted")
        await hint(anna)
        assert await anna.next("hinted") == better
        assert (workers.asked, len(anna.table["hinted"])) == (2, 1)


@async_test
async def test_a_hint_that_comes_after_the_decision_is_dropped(tmp_path: Path) -> None:
    workers = HintWorkers(ready=False)
    async with local_server(tmp_path, workers=using(workers)) as place:
        _, anna, ben = await two_people(place)
        await hint(anna)
        await anna.play(ANNA, anna.update["choices"][0]["move"])
        await ben.settled(anna.at)
        await ben.play(BEN, ben.update["choices"][0]["move"])
        await anna.settled(ben.at)
        assert (await hint(anna))["refusal"]["kind"] == "hint_coming"  # one search at a time
        workers.go.set()
        while (await hint(anna))["kind"] != "ack":
            await asyncio.sleep(0)
        assert (await anna.next("hinted"))["number"] == anna.at
        assert len([text for text in anna.traffic if text.startswith('{"kind":"hinted"')]) == 1


@async_test
async def test_the_host_can_forbid_hints_before_the_match(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, anna, ben = await two_people(place, hints=False)
        assert ben.table["hints"] is False
        assert (await hint(anna))["refusal"]["kind"] == "hints_forbidden"
        assert (await anna.ask(from_page.Lobby, hints=True))["refusal"]["kind"] == "only_in_lobby"
        assert anna.table["hinted"] == []


@async_test
async def test_only_who_has_to_decide_may_ask(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, anna, ben = await two_people(place)
        assert (await hint(ben, BEN))["refusal"]["kind"] == "not_your_turn"
        assert (await hint(ben, ANNA))["refusal"]["kind"] == "not_your_seat"
        stale = await anna.ask(from_page.Hint, -1, ANNA)
        assert stale["refusal"]["kind"] == "stale"


@async_test
async def test_a_search_that_fails_says_so(tmp_path: Path) -> None:
    workers = HintWorkers()
    workers.fails = True
    async with local_server(tmp_path, workers=using(workers)) as place:
        _, anna, _ = await two_people(place)
        await hint(anna)
        assert (await anna.next("hinted"))["choices"] == []
        workers.fails = False
        await hint(anna)  # the next one may succeed
        assert (await anna.next("hinted"))["choices"]


@async_test
async def test_if_the_better_answer_fails_the_first_one_is_final(tmp_path: Path) -> None:
    workers = HintWorkers()
    workers.fails_at = FINAL
    async with local_server(tmp_path, workers=using(workers)) as place:
        _, anna, _ = await two_people(place)
        await hint(anna)
        first, again = await anna.next("hinted"), await anna.next("hinted")
        assert (first["final"], again["final"]) == (False, True)
        assert first["choices"] == again["choices"]


@async_test
async def test_nobody_asks_in_a_reaction_window(tmp_path: Path) -> None:
    """There nobody may learn who has a choice."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        page = parley.pages[BEN]
        await page.settled(parley.match.last_change)
        assert parley.asked() == BEN
        assert (await hint(page, BEN))["refusal"]["kind"] == "no_hint_now"
        assert page.table["hinted"] == []


@async_test
async def test_behind_the_curtain_of_a_shared_device_there_is_no_hint(tmp_path: Path) -> None:
    """Otherwise the others at this device would read what follows from somebody's cards."""
    async with local_server(tmp_path) as place:
        host = await place.open_table("bounty", players=2)
        page = await place.page(host)
        ticket = (await page.ask(from_page.Lobby, seat=1, holder="device"))["ticket"]
        await page.close()
        page = await place.page(host, ticket)
        assert (await page.ask(from_page.Start))["kind"] == "ack"
        await page.settled(0)
        asked = page.update["asked"]["seat"]
        assert (await hint(page, asked))["refusal"]["kind"] == "not_your_seat"
        await page.send(from_page.Look(asked))
        await page.until(lambda found: found["kind"] == "snapshot" and found["update"]["seat"] == asked)
        assert (await hint(page, asked))["kind"] == "ack"
        assert (await page.next("hinted"))["seat"] == asked


# --- the coach


async def weigh(page: Page, choice: int = 0, seat: int = ANNA) -> Json:
    move = msgspec.json.encode(page.update["choices"][choice]["move"])
    return await page.ask(from_page.Weigh, page.at, seat, msgspec.Raw(move))


@async_test
async def test_the_coach_tells_the_asker_alone_of_a_mistake(tmp_path: Path) -> None:
    workers = HintWorkers()
    async with local_server(tmp_path, workers=using(workers)) as place:
        _, anna, ben = await two_people(place)
        better = anna.update["choices"][1]["move"]
        workers.flaw = Flaw(Mark(better["cell"]), 0.311, 0.448)
        assert (await weigh(anna))["kind"] == "ack"
        told = await anna.next("weighed")
        assert (told["better"], told["chance"], told["best"]) == (better, 31, 45)
        workers.flaw = None
        await weigh(anna)
        assert (await anna.next("weighed"))["better"] is None
        await ben.told(lambda table: [news["kind"] for news in table["news"]].count("coached") == 1)  # once for both
        assert not [text for text in ben.traffic if "weighed" in text]


@async_test
async def test_there_is_no_coach_where_hints_are_forbidden_or_for_what_is_not_offered(tmp_path: Path) -> None:
    workers = HintWorkers()
    async with local_server(tmp_path, workers=using(workers)) as place:
        _, anna, ben = await two_people(place, hints=False)
        assert (await weigh(anna))["refusal"]["kind"] == "hints_forbidden"
        assert (await weigh(anna, seat=BEN))["refusal"]["kind"] == "not_your_seat"
        assert (workers.asked, [news["kind"] for news in ben.table["news"]].count("coached")) == (0, 0)


def test_a_serious_mistake_is_one_by_the_measure_of_reviews() -> None:
    """Who can win at once and does not loses much; the winning mark and one of two equal ones are no mistakes."""
    row = Board([0, 0, -1, 1, 1, -1, -1, -1, -1], [MarkDecision(0)])
    flaw = weigh_on("tictactoe", 0, row, Mark(8), 1, 0.0)
    assert flaw is not None
    assert (flaw.better, flaw.best) == (Mark(2), 1.0)
    assert flaw.chance < flaw.best - SERIOUS
    assert weigh_on("tictactoe", 0, row, Mark(2), 1, 0.0) is None
    drawn = Board([0, 1, 0, -1, 1, 0, -1, 0, 1], [MarkDecision(1)])
    assert [weigh_on("tictactoe", 1, drawn, Mark(cell), 1, 0.0) for cell in (3, 6)] == [None, None]
