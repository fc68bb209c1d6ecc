"""Bots that the owner of a server has added: offered by name at every table, and harmless if they fail."""

import logging
from pathlib import Path
from typing import Any

import pytest

from skulduggery.core.options import make_options
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.server.protocol import from_page
from skulduggery.server.workers.pool import Inline, Processes
from skulduggery.server.workers.thinkers import Thinkers
from tests.cli.conversation import converse, plain
from tests.server.local_server import async_test, local_server

EXAMPLES = Path(__file__).parents[3] / "examples/bots"
EAGER = f"{EXAMPLES / 'eager.py'}:Eager"
BAD = Path(__file__).parents[2] / "bots/own/bad_bots.py"
RAISES = f"{BAD}:Raises"


@async_test
async def test_it_is_offered_by_name_in_every_lobby_and_pages_do_not_see_the_file(tmp_path: Path) -> None:
    async with local_server(tmp_path, own_bots={"Eager": EAGER}) as place:
        games = (await place.web.get("/api/games")).json()
        assert games
        assert {game["levels"][-1] for game in games} == {"Eager"}
        host = await place.open_table("blackwood", players=2, level="Eager")
        page = await place.page(host)
        assert page.table["seats"][1]["level"] == "Eager"
        assert (await page.ask(from_page.Lobby, seat=1, holder="bot", level="bosun"))["kind"] == "ack"
        refused = await page.ask(from_page.Lobby, seat=1, holder="bot", level="Nobody")
        assert refused["refusal"]["kind"] == "bad_option"
        assert (await page.ask(from_page.Lobby, seat=1, holder="bot", level="Eager"))["kind"] == "ack"
        assert ".py" not in "".join(page.traffic)


@async_test
async def test_it_plays_in_a_worker_and_a_fault_costs_it_the_decision(caplog: pytest.LogCaptureFixture) -> None:
    game = game_called("tictactoe")
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 2}), b"seed")
    thinkers = Thinkers(Inline(), 1, {"Eager": EAGER, "Raises": RAISES}, Processes(1))
    try:
        with caplog.at_level(logging.WARNING):
            for name in ("Eager", "Raises", "Raises"):
                assert await thinkers.choose(game, name, 0, table.state, 1, "T") in game.legal_moves(table.state)
        (told,) = [record.getMessage() for record in caplog.records]
        assert told.startswith("Raises: ZeroDivisionError")
    finally:
        thinkers.close()


@async_test
async def test_a_bosun_plays_for_a_bot_that_is_no_longer_there(caplog: pytest.LogCaptureFixture) -> None:
    game = game_called("tictactoe")
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 2}), b"seed")
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert await Thinkers(Inline()).choose(game, "Gone", 0, table.state, 1) in game.legal_moves(table.state)
    assert "no such bot any more" in caplog.text


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["bosun"], "names no bot of your own"),
        (["nowhere.py:Name"], "cannot play"),
        ([f"{BAD}:Nobody"], "has no class Nobody"),
        ([EAGER, EAGER], "already"),
    ],
)
def test_what_cannot_be_used_is_refused_at_the_start(given: list[str], complaint: str) -> None:
    said = converse("serve", *[word for bot in given for word in ("--bot", bot)])
    assert said.code == 2
    assert complaint in plain(said.err)
