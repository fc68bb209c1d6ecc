"""What is said in private leaves for two seats, and for nobody else."""

from pathlib import Path

import msgspec

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.secrets.test_secrets import look

ANNA, BEN, CID = range(3)
WORD = "rendezvous"
ANYTHING = msgspec.Raw(b'{"kind":"cell"}')


async def seat_people(place: LocalServer, game: str, people: int = 3) -> tuple[list[Page], list[Json]]:
    host = await place.open_table(game, players=3)
    tickets = [host, *[await place.join(host["table"], name) for name in ("Ben", "Cid")[: people - 1]]]
    pages = [await place.page(ticket) for ticket in tickets]
    await pages[ANNA].ask(from_page.Lobby, talk="free")
    await pages[ANNA].ask(from_page.Start)
    return pages, tickets


async def whispered(page: Page, seat: int, to: int, text: str = WORD) -> Json:
    return await page.ask(from_page.Say, seat, to=to, text=text)


async def reads(page: Page, seat: int | None = None) -> bool:
    """Whether a page has got the word so far."""
    await page.ask(from_page.Why, page.at, seat or 0, ANYTHING)
    return any(WORD in text for text in page.traffic)


async def on_one_device(place: LocalServer, game: str, *tickets: Json) -> Page:
    return await place.page(*tickets, table=tickets[0]["table"])


def why(answer: Json) -> str:
    assert answer["refusal"]["kind"] == "not_private"
    reason: str = answer["refusal"]["reason"]
    return reason


@async_test
async def test_only_the_two_seats_get_a_private_remark(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cid), tickets = await seat_people(place, "parley")
        table = tickets[0]["table"]
        others = [cid, await place.page(table=table), await place.page(*tickets, screen="tv", table=table)]
        assert (await whispered(anna, ANNA, BEN))["kind"] == "ack"
        assert (await ben.next("said"))["remark"]["to"] == BEN
        assert await reads(anna)
        others += [await place.page(tickets[CID]), await place.page(table=table)]  # their snapshots
        assert [await reads(page) for page in others] == [False] * 5
        assert await reads(await place.page(tickets[BEN]))


@async_test
async def test_others_learn_nothing_from_numbers_limits_or_what_is_forgotten(tmp_path: Path) -> None:
    async with local_server(tmp_path, table_talk_at_once=3.0, talk_at_once=100.0, message_burst=500.0) as place:
        (anna, ben, cid), tickets = await seat_people(place, "parley")
        await cid.ask(from_page.Say, CID, phrase="shout-arrr")
        for number in range(60):
            await whispered(anna, ANNA, BEN, f"{WORD} {number}")
        assert (await cid.ask(from_page.Say, CID, phrase="shout-ouch"))["kind"] == "ack"  # the table is not too loud
        again = msgspec.json.decode((await place.page(tickets[CID])).traffic[0])
        assert [remark["phrase"] for remark in again["talk"]] == ["shout-arrr", "shout-ouch"]
        assert all(set(remark["id"]) <= set("0123456789abcdef") for remark in again["talk"])
        assert await reads(ben, BEN)


@async_test
async def test_behind_a_curtain_nobody_reads_what_is_private(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, _), tickets = await seat_people(place, "parley")
        device = await on_one_device(place, "parley", tickets[BEN], tickets[CID])
        assert (await whispered(anna, ANNA, BEN))["kind"] == "ack"
        assert not await reads(device, BEN)
        await look(device, CID)
        assert not await reads(device, CID)
        assert why(await whispered(device, BEN, ANNA)) == "curtain"  # Cid looks
        await look(device, BEN)
        assert WORD in device.traffic[-1]
        assert (await whispered(device, BEN, ANNA))["kind"] == "ack"
        await look(device, None)
        assert WORD not in device.traffic[-1]


@async_test
async def test_where_there_is_no_curtain_a_shared_device_has_no_private_talk(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, _), tickets = await seat_people(place, "blackwood")
        device = await on_one_device(place, "blackwood", tickets[BEN], tickets[CID])
        await anna.told(lambda table: table["seats"][BEN]["device"] == table["seats"][CID]["device"])
        assert why(await whispered(anna, ANNA, BEN)) == "device"
        assert why(await whispered(device, BEN, ANNA)) == "device"


@async_test
async def test_who_gets_a_seat_later_does_not_read_what_was_private(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("parley", players=3)
        anna, ben = await place.page(host), await place.page(await place.join(host["table"], "Ben"))
        await whispered(ben, BEN, ANNA)
        await whispered(anna, ANNA, BEN)
        assert (await anna.ask(from_page.Kick, BEN))["kind"] == "ack"
        dave = await place.page(await place.join(host["table"], "Dave"))
        assert not await reads(dave, BEN)
        assert '"talk":[]' in dave.traffic[0]


@async_test
async def test_the_host_can_forbid_private_talk_and_nobody_talks_to_bots_or_themselves(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben), _ = await seat_people(place, "parley", people=2)
        assert why(await whispered(ben, BEN, CID)) == "person"
        assert why(await whispered(ben, BEN, BEN)) == "person"
        assert (await whispered(ben, BEN, 7))["refusal"]["kind"] == "no_such_seat"
        await anna.ask(from_page.Lobby, private_talk=False)
        assert why(await whispered(ben, BEN, ANNA)) == "off"
