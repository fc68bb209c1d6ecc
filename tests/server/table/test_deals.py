"""Deals, which the log tells and no rule enforces."""

from pathlib import Path

import msgspec

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, Page, async_test, local_server
from tests.server.table.test_talk import ANNA, BEN, CID, bounty_of_three, said_to

TERMS = {"seat": BEN, "round": 9}


async def offered(anna: Page, ben: Page, **more: object) -> Json:
    assert (await anna.ask(from_page.Say, ANNA, phrase="deal-truce", figures=TERMS, **more))["kind"] == "ack"
    return await said_to(ben)


@async_test
async def test_two_agree_and_one_breaks_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cid), tickets = await bounty_of_three(place)
        offer = await offered(anna, ben)
        assert (await ben.ask(from_page.Agree, BEN, offer["id"]))["kind"] == "ack"
        [deal] = (await cid.told(lambda table: table["deals"]))["deals"]
        assert (deal["phrase"], deal["figures"], deal["seats"]) == ("deal-truce", TERMS, [ANNA, BEN])
        assert (deal["names"], deal["accuser"], deal["after"]) == (["Anna", "Ben"], None, cid.at)
        assert (await cid.ask(from_page.Accuse, CID, deal["number"]))["refusal"]["kind"] == "unknown_deal"
        assert (await anna.ask(from_page.Accuse, ANNA, deal["number"]))["kind"] == "ack"
        [deal] = (await cid.told(lambda table: table["deals"][0]["accuser"] is not None))["deals"]
        assert (deal["accuser"], deal["broken_after"]) == (ANNA, cid.at)
        assert (await ben.ask(from_page.Accuse, BEN, deal["number"]))["refusal"]["kind"] == "unknown_deal"
        match = place.live(tickets[0]).match
        assert match is not None
        assert not any("truce" in str(entry) for entry in match.table.entries)  # no part of the record


@async_test
async def test_only_whom_it_was_offered_to_accepts_and_only_once(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cid), _ = await bounty_of_three(place)
        offer = await offered(anna, ben)
        assert (await cid.ask(from_page.Agree, CID, offer["id"]))["refusal"]["kind"] == "unknown_remark"
        assert (await anna.ask(from_page.Agree, ANNA, offer["id"]))["refusal"]["kind"] == "unknown_remark"
        assert (await ben.ask(from_page.Agree, BEN, offer["id"]))["kind"] == "ack"
        assert (await ben.ask(from_page.Agree, BEN, offer["id"]))["refusal"]["kind"] == "unknown_remark"
        await ben.ask(from_page.Say, BEN, phrase="shout-arrr")
        assert (await anna.next("said"))["remark"]["phrase"] == "deal-truce"
        arrr = await said_to(anna)
        assert (await anna.ask(from_page.Agree, ANNA, arrr["id"]))["refusal"]["kind"] == "unknown_remark"


@async_test
async def test_what_is_agreed_in_private_never_reaches_the_log(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cid), _ = await bounty_of_three(place)
        offer = await offered(anna, ben, to=BEN)
        assert (await ben.ask(from_page.Agree, BEN, offer["id"]))["refusal"]["kind"] == "unknown_remark"
        await cid.ask(from_page.Why, cid.at, CID, msgspec.Raw(b'{"kind":"cell"}'))
        assert not any("truce" in text for text in cid.traffic)


@async_test
async def test_deals_are_kept_with_the_table(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), tickets = await bounty_of_three(place)
        offer = await offered(anna, ben)
        await ben.ask(from_page.Agree, BEN, offer["id"])
        live = place.live(tickets[0])
        async with live.lock:
            await live.reload()
        assert [deal.phrase for deal in live.meta.deals] == ["deal-truce"]
