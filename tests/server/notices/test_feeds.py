"""Feeds of seats: a secret address that says whose turn it is, and nothing else."""

from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from skulduggery.server.protocol import from_page
from tests.server.local_server import LocalServer, Page, async_test, end_match, local_server
from tests.server.parley_table import ANNA, BEN, CID, seat_people
from tests.server.tictactoe import mark, two_at_tictactoe

NS = "{http://www.w3.org/2005/Atom}"


async def new_feed(page: Page, seat: int) -> str:
    link: str = (await page.ask(from_page.Feed, seat))["link"]
    return link


async def fetched(place: LocalServer, link: str, **query: str) -> Element:
    answer = await place.web.get(link, params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/atom+xml")
    return fromstring(answer.content)


def text(found: Element, path: str) -> str | None:
    return found.findtext("/".join(NS + name for name in path.split("/")))


@async_test
async def test_a_feed_says_whose_turn_it_is_and_has_an_entry_while_it_is_ones_own(tmp_path: Path) -> None:
    async with local_server(tmp_path, public_url="https://pirates.example.org") as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        link = await new_feed(ben, 1)
        feed = await fetched(place, link)
        assert text(feed, "title") == "Noughts and Crosses, with Anna"
        assert text(feed, "subtitle") == "It is Anna’s turn."
        assert feed.find(f"{NS}entry") is None
        await anna.play(0, mark(4))
        feed = await fetched(place, link, language="nl")
        assert text(feed, "subtitle") == "Jij bent aan de beurt."
        assert text(feed, "entry/title") == "Jij bent aan de beurt"
        assert text(feed, "entry/summary") == "Boter-kaas-en-eieren, met Anna"
        where = feed.find(f"{NS}entry/{NS}link")
        assert where is not None
        assert where.get("href") == f"https://pirates.example.org/t/{host['table']}"
        again = await fetched(place, link)
        assert text(again, "entry/id") == text(feed, "entry/id")
        assert text(again, "updated") == "1970-01-12T13:46:40Z"


@async_test
async def test_the_same_entry_after_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _, _ = await two_at_tictactoe(place)
        link = await new_feed(anna, 0)
        before = (await place.web.get(link)).text.replace(str(place.port), "")
    async with local_server(tmp_path) as place:
        await place.clock.advance(1_000.0)
        assert (await place.web.get(link)).text.replace(str(place.port), "") == before


@async_test
async def test_the_address_is_a_secret_of_the_seat_and_can_end(tmp_path: Path) -> None:
    async with local_server(tmp_path, wrong_codes_at_once=1.0) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        assert (await anna.ask(from_page.Feed, 1))["refusal"]["kind"] == "not_your_seat"
        first = await new_feed(anna, 0)
        stored = await place.services.store.load(host["table"])
        assert stored is not None
        assert first.rpartition("/")[2].encode() not in stored.meta
        second = await new_feed(anna, 0)
        assert (await place.web.get(first)).status_code == 404
        assert (await place.web.get(second)).status_code == 200
        assert (await place.web.get(f"/api/feeds/{host['table']}/wrong")).status_code == 404
        assert (await place.web.get("/api/feeds/nosuchtable222/wrong")).status_code == 404
        assert (await place.web.get(second, params={"language": "tlh"})).status_code == 400
        assert (await anna.ask(from_page.Feed, 0, on=False))["link"] is None
        assert (await place.web.get(second)).status_code == 404
        assert not [told for told in ben.traffic if "feed" in told]


@async_test
async def test_a_feed_stays_to_say_that_the_match_is_over(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        link = await new_feed(anna, 0)
        await end_match(anna, ben)
        feed = await fetched(place, link)
        assert (text(feed, "subtitle"), feed.find(f"{NS}entry")) == ("The match is over.", None)


@async_test
async def test_in_a_window_all_who_may_answer_are_waited_for_and_hear_nothing_of_cards(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        links = [await new_feed(parley.pages[seat], seat) for seat in (ANNA, BEN, CID)]
        await parley.demand()
        found = [await fetched(place, link) for link in links]
        assert [feed.find(f"{NS}entry") is not None for feed in found] == [False, True, True]
        assert text(found[ANNA], "subtitle") == "It is your turn, but somebody else has to answer first."
        told = [text(feed, "entry/title") or text(feed, "title") for feed in found]
        assert told == [
            "Parley, with Ben, Cid, " + str(text(found[ANNA], "title")).rpartition(" ")[2],
            *["Your turn"] * 2,
        ]
