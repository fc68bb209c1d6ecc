"""King of the Pirates at a table of people: a card played in a window makes everybody think again."""

from pathlib import Path

import msgspec

from skulduggery.server.protocol import from_page
from skulduggery.server.reactions.window import kind_asked
from tests.server.kings_worlds import USEFUL, world
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.worlds import FixedSeeds

ANNA, BEN, CID = range(3)
PASS = {"kind": "pass"}


class ThreePeople:
    """Three people, the first of whom has the first turn; the second has cards for any window."""

    def __init__(self, place: LocalServer, host: Json, pages: list[Page]) -> None:
        self.place, self.host, self.pages = place, host, pages
        self.name = -1

    async def all_told(self) -> None:
        match = self.place.live(self.host).match
        assert match is not None
        for page in self.pages:
            await page.settled(match.last_change)

    async def until_asked(self, kind: str) -> None:
        """Anna draws, rolls and so on, taking whatever comes first."""
        match = self.place.live(self.host).match
        assert match is not None
        while kind_asked(match) != kind:
            assert match.asked is not None
            page = self.pages[match.asked]
            await page.settled(match.last_change)
            await page.play(match.asked, page.update["choices"][0]["move"])
        await self.all_told()

    async def pass_window(self) -> None:
        """Everybody passes in the window that is open, whose `name` is remembered."""
        for seat in (CID, BEN, ANNA):
            window = await self.window(seat)
            self.name = window["window"]
            await self.answer(seat, window, PASS)
        await self.all_told()

    async def window(self, seat: int, but: int = -1) -> Json:
        def is_it(news: Json) -> bool:
            return news["kind"] == "reactions" and bool(news["window"]) and news["window"]["window"] > but

        found: Json = (await self.pages[seat].until(is_it))["window"]
        return found

    async def answer(self, seat: int, window: Json, move: Json) -> None:
        await self.pages[seat].answer_early(seat, window["window"], move)
        await self.pages[seat].until(lambda news: has_answered(news, move) or news["kind"] == "update")


def has_answered(news: Json, move: Json) -> bool:
    return news["kind"] == "reactions" and bool(news["window"]) and news["window"]["answer"] == move


async def muster(place: LocalServer, until: str = "window_maintenance", **house_rules: str) -> ThreePeople:
    options = {"first_player": ANNA, "colours": "red-blue-green", **house_rules}
    host = await place.open_table("kings", players=3, options=options)
    tickets = [host, await place.join(host["table"], "Ben"), await place.join(host["table"], "Cid")]
    crew = ThreePeople(place, host, [await place.page(ticket) for ticket in tickets])
    await crew.pages[ANNA].ask(from_page.Start)
    await crew.until_asked(until)
    return crew


@async_test
async def test_a_card_drops_all_early_answers(tmp_path: Path) -> None:
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await muster(place)
            windows = [await crew.window(seat) for seat in (ANNA, BEN, CID)]
            assert {window["question"]["kind"] for window in windows} == {"window_maintenance"}
            moves = [choice["move"] for choice in windows[BEN]["choices"]]
            scurvy = next(move for move in moves if move["kind"] == "play_scurvy")
            await crew.answer(CID, windows[CID], PASS)
            await crew.answer(BEN, windows[BEN], scurvy)  # before his turn: Anna is still asked
            assert place.live(crew.host).match.asked == ANNA  # type: ignore[union-attr]  # it runs
            await crew.answer(ANNA, windows[ANNA], PASS)
            again = await crew.window(CID, windows[CID]["window"])
            assert again["answer"] is None
            events = [event["kind"] for event in crew.pages[CID].update["events"]]
            assert events.count("passed") == 1  # Anna's: Cid has not passed on what Ben did then
            assert "card_played" in events


@async_test
async def test_a_window_in_which_all_have_answered_is_closed_by_the_last(tmp_path: Path) -> None:
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await muster(place)
            for seat in (CID, BEN, ANNA):
                await crew.answer(seat, await crew.window(seat), PASS)
            update = await crew.pages[CID].until(lambda news: "window_closed" in str(news))
            kinds = [(event["kind"], event["seat"]) for event in update["events"] if event["kind"] == "passed"]
            assert kinds == [("passed", ANNA), ("passed", BEN), ("passed", CID)]
            assert update["asked"]["kind"] == "sail"
            logged = dict(zip([event["kind"] for event in update["events"]], update["rules"], strict=True))
            assert (logged["passed"], logged["window_closed"]) == (None, None)  # nothing happened: not in the log
            log = msgspec.json.decode((await place.page(crew.host)).traffic[0])["log"]
            assert not {"passed", "window_opened"} & {event["kind"] for _, event, _ in log}


@async_test
async def test_the_others_are_asked_while_a_ship_sails(tmp_path: Path) -> None:  # KP-8.15
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await muster(place, interference="always")
            await crew.pass_window()
            anna = crew.pages[ANNA]
            to = next(choice["move"] for choice in anna.update["choices"] if choice["move"]["kind"] == "sail")
            await anna.play(ANNA, to)
            windows = [await crew.window(seat, crew.name) for seat in (BEN, CID)]
            assert {window["question"]["kind"] for window in windows} == {"window_sail"}
            moves = [choice["move"] for choice in windows[0]["choices"]]
            scurvy = next(move for move in moves if move["kind"] == "play_scurvy" and move["seat"] == ANNA)
            await crew.answer(CID, windows[1], PASS)  # before his turn, and dropped by what Ben does
            await crew.answer(BEN, windows[0], scurvy)
            again = await crew.window(CID, windows[1]["window"])
            assert again["question"]["kind"] == "window_sail"
            assert again["answer"] is None
            assert place.live(crew.host).match.state.ships[ANNA].scurvy == 1  # type: ignore[union-attr]  # it runs


@async_test
async def test_pages_are_told_which_windows_occur(tmp_path: Path) -> None:  # KP-8.15
    for interference, kinds in (("usual", 4), ("anytime", 5), ("always", 6)):
        async with local_server(tmp_path / interference, seeds=FixedSeeds()) as place:
            crew = await muster(place, interference=interference)
            told = await crew.pages[BEN].until(lambda news: news["kind"] == "reactions")
            assert len(told["questions"]) == kinds
