"""Nothing hidden leaves the server: the curtain of a shared device, and the recorded traffic of a whole match."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
from parley.game import ParleyGame
from parley.state import Parley

from skulduggery.core.chance import FastChance
from skulduggery.core.outlook import choices, when_asked
from skulduggery.core.record import Played
from skulduggery.core.replay import Replay
from skulduggery.games import game_called
from skulduggery.server.protocol import from_page
from skulduggery.server.store.meta import unpack
from skulduggery.server.store.records import stored_record
from skulduggery.server.table.audience.rendering import Rendering
from skulduggery.server.table.match.match import Match
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server

CARD = re.compile(r'"([ABCD][1-5])"')


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text))


def hand(place: LocalServer, ticket: Json, seat: int) -> set[str]:
    match = place.live(ticket).match
    assert match is not None
    state: Any = match.state
    return set(state.hand(seat))


# --- the curtain


async def shared_device(place: LocalServer) -> tuple[Page, Json, Json]:
    """Anna and Ben on one device, and a bot."""
    host = await place.open_table("parley", players=3)
    anna = await place.page(host)
    other = (await anna.ask(from_page.Lobby, seat=1, holder="device"))["ticket"]
    await anna.ask(from_page.Start)
    return anna, host, other


async def look(page: Page, seat: int | None) -> None:
    """Open the view of a seat on a shared device, or close it (None)."""
    await page.send(from_page.Look(seat))
    while page.update["seat"] != seat:
        await page.receive()


@async_test
async def test_nothing_private_is_sent_before_somebody_looks(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page, host, _ = await shared_device(place)
        await page.settled(3)
        assert page.update["seat"] is None
        assert page.update["choices"] == []
        assert not [text for text in page.traffic if cards_in(text)]
        await page.send(from_page.Look(0))
        await page.next("snapshot")
        while page.update["seat"] != 0:
            await page.receive()
        assert cards_in(page.traffic[-1]) >= hand(place, host, 0)
        assert page.update["choices"]


@async_test
async def test_the_curtain_falls_when_the_decision_is_over(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page, host, _ = await shared_device(place)
        await page.settled(3)
        await look(page, 0)
        while page.update["seat"] == 0:
            assert (await page.play(0, page.update["choices"][-1]["move"]))["kind"] == "ack"
            if place.live(host).match.asked != 0:  # type: ignore[union-attr]  # the match runs
                break
        while page.update["seat"] is not None:
            await page.receive()
        curtain = next(text for text in reversed(page.traffic) if '"update":{' in text)
        assert msgspec.json.decode(curtain)["kind"] == "snapshot"
        known = set(page.update["view"]["discards"])
        assert cards_in(curtain) <= known | cards_in(msgspec.json.encode(page.update["asked"]).decode())


@async_test
async def test_the_curtain_can_be_drawn_by_hand_and_foreign_seats_stay_closed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page, _, _ = await shared_device(place)
        await page.settled(3)
        await look(page, 1)
        await look(page, None)
        assert not cards_in(page.traffic[-1])
        await page.send(from_page.Look(2))
        assert (await page.next("refused"))["refusal"]["kind"] == "not_your_seat"


@async_test
async def test_a_page_that_reloads_stands_before_the_curtain_again(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page, host, other = await shared_device(place)
        await page.settled(3)
        await look(page, 0)
        await page.close()
        again = await place.page(host, other, seen=0)
        assert again.update["seat"] is None
        assert not cards_in(again.traffic[0])


@async_test
async def test_without_secrets_a_shared_device_shows_the_seat_that_is_asked(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2)
        page = await place.page(host)
        await page.ask(from_page.Lobby, seat=1, holder="device")
        await page.ask(from_page.Start)
        await page.settled(2)
        assert page.update["seat"] == 0
        await page.play(0, {"kind": "mark", "cell": 4})
        await page.settled(3)
        assert page.update["seat"] == 1
        assert len(page.update["choices"]) == 8
        assert page.update["can_undo"]
        await page.ask(from_page.Undo, 3, 1)
        await page.settled(4)
        assert page.update["seat"] == 0


# --- a whole match, with everything that was sent


async def play_to_the_end(place: LocalServer, pages: list[Page], host: Json) -> None:
    """Each of two people takes the first, then the last of the choices it is offered, in turns."""
    luck = FastChance(7)
    table = place.live(host)
    while table.status == "running":
        await place.all_saved(host)
        match = table.match
        assert match is not None
        asked = match.asked
        if asked is None or asked >= len(pages):
            await asyncio.sleep(0)
            continue
        page = pages[asked]
        await page.settled(match.last_change)
        choices = page.update["choices"]
        await page.play(asked, choices[luck.below(len(choices))]["move"])


@async_test
async def test_no_seat_and_no_watcher_is_sent_anything_hidden(tmp_path: Path) -> None:
    async with local_server(tmp_path, messages_per_second=1e9) as place:
        host = await place.open_table("parley", players=3, options={"rounds": 4})
        ben = await place.join(host["table"])
        pages = [await place.page(host), await place.page(ben)]
        watcher = await place.page(table=host["table"])
        await pages[0].ask(from_page.Lobby, pace="instant")
        await pages[0].ask(from_page.Start)
        await play_to_the_end(place, pages, host)
        late = await place.page(ben)
        for page in (*pages, watcher):
            await page.told(lambda table: table["status"] == "over")
        stored = await place.services.store.load(host["table"])
        assert stored is not None
        meta = unpack(stored.meta)
        assert meta.header is not None
        auditor = Auditor(stored_record(meta.header, stored.entries), meta.server_seed)
        assert auditor.check(pages[0], 0) > 10
        assert auditor.check(pages[1], 1) > 10
        assert auditor.check(watcher, None) > 10
        assert auditor.check(late, 1) == 1
        secrets = [meta.server_seed, *(seat.token or "-" * 9 for seat in meta.seats), host["token"], ben["token"]]
        for page in (*pages, watcher, late):
            for text in page.traffic:
                assert not [secret for secret in secrets if secret in text]


class Auditor:
    """Knows the whole truth afterwards, and compares every update with what its seat could know."""

    def __init__(self, record: Any, server_seed: str) -> None:
        game: Any = game_called("parley")
        assert isinstance(game, ParleyGame)
        self.game = game
        self.matches: dict[int, Match] = {}
        self.states: dict[int, Parley] = {}
        replay = Replay(game, record)
        self.states[0] = replay.table.state.copy()
        while not replay.finished():
            entry = record.entries[replay.at]
            replay.play_next()
            self.states[entry.number] = replay.table.state.copy()
        self.heads = {entry.number: entry.chain for entry in record.entries}
        self.record = record
        self.moves = [entry for entry in record.entries if isinstance(entry, Played)]

    def check(self, page: Page, seat: int | None) -> int:
        """Says how many updates were compared."""
        count = number = 0
        for text in page.traffic:
            message = msgspec.json.decode(text)
            if message["kind"] == "reactions":
                self.check_window(message, number, seat)
                continue
            update = message if message["kind"] == "update" else message.get("update")
            if update is None:
                assert not cards_in(text), text
                continue
            self.check_update(update, seat)
            told = [*update["events"], *(line[1] for line in message.get("log", []))]
            self.check_events(told, update["number"], seat)
            assert update["chain"] not in self.heads.values()
            count, number = count + 1, update["number"]
        return count

    def check_update(self, update: Json, seat: int | None) -> None:
        """Deal anew all that the seat cannot know: what it was sent must be the same to the letter."""
        truth = self.states[update["number"]]
        for luck in range(3):
            guess = self.game.resample(truth, seat, FastChance(luck))
            shown = Rendering(MatchAt(self.game, guess), (), False).update(seat, update["can_undo"])  # type: ignore[arg-type]  # all that is asked of a match
            expected = msgspec.json.decode(msgspec.json.encode(shown))
            for part in ("view", "asked", "choices", "result"):
                assert update[part] == expected[part], part

    def check_window(self, message: Json, number: int, seat: int | None) -> None:
        """A window is shown to the seat it is meant for, and depends on nothing that it does not know."""
        assert seat is not None
        assert message["seat"] == seat
        for luck in range(3 if message["window"] else 0):
            ahead: Any = when_asked(self.game, self.game.resample(self.states[number], seat, FastChance(luck)), seat)
            expected = msgspec.json.encode((self.game.question(ahead), choices(self.game, ahead)))
            assert [message["window"]["question"], message["window"]["choices"]] == msgspec.json.decode(expected)

    def check_events(self, events: list[Json], number: int, seat: int | None) -> None:
        """A card in the story is one that the seat knows, knew when it happened, or that everybody saw."""
        known: set[str] = set()
        for at in range(number + 1):
            state = self.states[at]
            known |= set(state.discards)
            known |= {lying.card for row in state.rows for lying in row if lying.is_known_to(seat)}
        # what a move names in public (a demand, a card played against one) is no secret any more
        known |= {card for move in self.moves for card in cards_in(bytes(move.move).decode()) if is_public(move)}
        assert cards_in(msgspec.json.encode(events).decode()) <= known


def is_public(move: Played) -> bool:
    return msgspec.json.decode(move.move)["kind"] in ("demand", "counter")


class MatchAt:
    """As much of a match as an update is made from."""

    number = 0
    chain = ""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.state = state
        self.is_over = not state.pending
