"""Reviews over HTTP: of finished matches only, the chances first, made once and kept."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from skulduggery.server.archive import reviews
from skulduggery.server.workers.pool import NICER, NICEST, Processes, Workers
from tests.server.archive.test_stories import get, refusal
from tests.server.local_server import Json, LocalServer, async_test, end_match, local_server
from tests.server.registry.test_forks import finished_parley
from tests.server.tictactoe import mark, two_at_tictactoe, won_tictactoe

T = TypeVar("T")


class Stepwise(Workers):
    """Does one piece of work for each permit."""

    def __init__(self) -> None:
        self.permits = asyncio.Semaphore(0)
        self.done = 0

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        await self.permits.acquire()
        self.done += 1
        return work(*given)

    def close(self) -> None:
        """There are no processes."""


def stepwise(place: LocalServer) -> Stepwise:
    place.services.archive.reviews.queue.workers = workers = Stepwise()
    return workers


async def whole(place: LocalServer, table: str) -> Json:
    """Asks like a page, until the review is done."""
    review = await get(place, f"{table}/review")
    while not review["done"]:
        review = await get(place, f"{table}/review?looked={review['looked']}")
    return review


@async_test
async def test_a_finished_match_has_a_review(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        review = await whole(place, host["table"])
        assert (review["game"], review["method"], review["people"]) == ("tictactoe", "playouts", [0, 1])
        assert [player["name"] for player in review["players"]] == ["Anna", "Ben"]
        assert review["curve"][-1][1] == [1.0, 0.0]
        assert review["looked"] == review["pieces"] > 0


@async_test
async def test_the_chances_come_first_and_the_rest_piece_by_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "EFFORT", 1)
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        workers = stepwise(place)
        workers.permits.release()
        path = f"{host['table']}/review"
        first = await get(place, path)
        assert (first["looked"], first["done"], len(first["curve"]) > 5) == (0, False, True)
        waiting = asyncio.create_task(get(place, f"{path}?looked=0"))
        workers.permits.release()
        second = await waiting
        assert (second["looked"], second["done"]) == (1, False)
        assert (await get(place, f"{path}?looked=0"))["looked"] == 1  # the page knows less: it is answered at once
        for _ in range(second["pieces"]):
            workers.permits.release()
        assert (await whole(place, host["table"]))["curve"] == first["curve"]


@async_test
async def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        first = await whole(place, host["table"])
        while place.services.archive.reviews.tasks:
            await asyncio.sleep(0)
        workers = stepwise(place)
        assert await get(place, f"{host['table']}/review") == first
        assert workers.done == 0


@async_test
async def test_two_who_ask_get_one_review(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        workers = stepwise(place)
        asking = [asyncio.create_task(get(place, f"{host['table']}/review")) for _ in range(2)]
        workers.permits.release()
        one, other = await asyncio.gather(*asking)
        assert one == other
        assert workers.done == 1


@async_test
async def test_matches_of_one_address_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chances of a second match do not wait for the whole review of the first."""
    monkeypatch.setattr(reviews, "EFFORT", 1)
    async with local_server(tmp_path) as place:
        tables = [(await won_tictactoe(place))["table"] for _ in range(2)]
        workers = stepwise(place)
        asking = [asyncio.create_task(get(place, f"{table}/review")) for table in tables]
        while len(place.services.archive.reviews.making) < 2:
            await asyncio.sleep(0)
        for done in range(3):  # one by one: whoever has asked waits for a turn by then
            workers.permits.release()
            while workers.done <= done:
                await asyncio.sleep(0)
        found = await asyncio.gather(*asking)
        assert [len(review["curve"]) > 5 for review in found] == [True, True]
        assert workers.done <= 3


@async_test
async def test_a_match_that_goes_on_has_no_review(tmp_path: Path) -> None:
    """Not even for those who sit there: it would tell what others hide."""
    async with local_server(tmp_path) as place:
        host = await place.open_table("parley", players=3, start=True)
        workers = stepwise(place)
        assert await refusal(place, f"{host['table']}/review", 409) == "not_over"
        assert await refusal(place, f"{host['table']}/review?looked=3", 409, host["token"]) == "not_over"
        lobby = await place.open_table("parley", players=3)
        assert await refusal(place, f"{lobby['table']}/review", 409) == "not_running"
        assert await refusal(place, "nowhere/review", 404) == "no_such_table"
        assert workers.done == 0


@async_test
async def test_a_match_that_was_stopped_has_no_review(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await end_match(anna, ben)
        assert await refusal(place, f"{host['table']}/review", 409) == "not_played_out"
        assert not place.services.archive.reviews.making


@async_test
async def test_a_finished_match_with_secrets_is_open_to_everybody(tmp_path: Path) -> None:
    async with local_server(tmp_path, messages_per_second=1e9) as place:
        host, _ = await finished_parley(place)
        review = await whole(place, host["table"])
        assert review["method"] in ("playouts", "none")
        assert len(review["teams"]) == 3


@async_test
async def test_reviews_have_a_process_below_all_others() -> None:
    workers = Processes(1, NICEST)
    try:
        assert await workers.run(os.nice, 0) == os.nice(0) + NICEST > os.nice(0) + NICER
    finally:
        workers.close()
