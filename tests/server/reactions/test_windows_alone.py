"""One person among bots: asked only where there is a choice, never hurried, and the bots learn nothing from it."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.core.record import Played
from skulduggery.core.replay import Replay
from skulduggery.games.kings import GAME as KINGS
from skulduggery.server.protocol import from_page
from skulduggery.server.table.match.match import Match
from tests.question import asked_in
from tests.server.kings_worlds import ANNA as HOST
from tests.server.kings_worlds import USEFUL, World, sail_in, world
from tests.server.local_server import LONGEST_TEST, async_test, local_server
from tests.server.parley_table import ANNA, BEN, CID, PASS, PATIENCE, seat_people

SOMETIMES = ("soldiers", "tailwind", "keelhaul")  # only Soldiers fit in a window, in some of them
AT_ONCE = 0.2
MANY = 1500  # moves


@cache
def sailed(order: str, kinds: tuple[str, ...] = SOMETIMES) -> World:
    folder = Path(mkdtemp()) / "world"
    voyage = sail_in(folder, kinds, HOST, AT_ONCE, order=order, interference="anytime")
    return asyncio.run(asyncio.wait_for(voyage, LONGEST_TEST))


def test_nobody_is_asked_what_can_only_be_answered_with_a_pass() -> None:
    asked = [len(window["choices"]) for window in sailed("fits").invited]
    assert asked
    assert min(asked) > 1
    assert min(len(window["choices"]) for window in sailed("ask").invited) == 1


def test_outside_of_windows_a_person_alone_is_asked_only_where_there_is_a_choice_or_luck() -> None:
    """But bots are asked as ever: from a pause that is left out the person could read what they hold."""
    match = Match.begin(KINGS, make_options(KINGS.options_type, KINGS.seats, {"players": 3}), bytes(32), (), ())
    match.lone, luck, forced = HOST, FastChance(7), dict.fromkeys(range(3), 0)
    while match.number < MANY and not match.is_over:
        asked, legal = match.state.asked(), match.game.legal_moves(match.state)
        assert asked is not None
        forced[asked.seat] += len(legal) == 1 and not asked.luck and match.reaction is None
        match.play(asked.seat, legal[luck.below(len(legal))])
    assert forced[HOST] == 0
    assert min(forced[seat] for seat in forced if seat != HOST) > 0


@pytest.mark.parametrize(("order", "kinds"), [("fits", SOMETIMES), ("ask", USEFUL)])
def test_the_page_sends_every_move_where_there_is_a_choice(order: str, kinds: tuple[str, ...]) -> None:
    """KP-8.17: with a card that fits at any time a captain is also asked when her ship can sail no further."""
    played, chosen, alone, spent = sailed(order, kinds), [], 0, 0
    with world(kinds, HOST):
        replay = Replay(KINGS, played.match.table.record())
        while not replay.finished():
            entry, state = replay.record.entries[replay.at], replay.table.state
            if isinstance(entry, Played) and entry.seat == HOST:
                if len(KINGS.legal_moves(state)) > 1:
                    chosen.append(msgspec.json.decode(entry.move))
                    spent += asked_in(state).kind == "sail" and state.moves_left() == 0
                else:
                    alone += 1
            replay.play_next()
    assert chosen == played.sent
    assert alone > 0
    assert spent > 0 or order == "fits"


def test_bots_do_the_same_whether_the_person_was_asked_or_not() -> None:
    asked, unasked = sailed("ask"), sailed("fits")
    assert len(asked.invited) > len(unasked.invited)
    assert asked.played() == unasked.played()


@async_test
async def test_it_is_the_usual_order_of_who_plays_alone(tmp_path: Path) -> None:
    """From the moment on when the others are gone, and not as long as one of them looks on and may come back."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        ben = parley.pages[BEN]
        assert (await parley.window(BEN))["seconds_left"] == PATIENCE
        for seat in (ANNA, CID):
            await parley.pages[seat].ask(from_page.Leave, seat)
        await parley.pages[CID].close()
        await ben.told(lambda table: table["seats"][CID]["stand_in"])
        assert place.live(parley.tickets[ANNA]).lone_person() is None
        await parley.pages[ANNA].close()
        news = await ben.until(lambda news: news["kind"] == "reactions" and news["order"] == "fits")
        assert news["offered"] == ["fits", "ask", "involved", "never"]
        assert news["window"]["seconds_left"] is None
        await parley.wait(PATIENCE * 10)
        assert parley.asked() == BEN
        assert (await ben.play(BEN, PASS))["kind"] == "ack"
