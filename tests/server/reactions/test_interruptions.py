"""A seat stops the match before the asked seat decides, to play a card: nobody else is asked, and no time passes."""

from pathlib import Path
from typing import Any

import pytest

from skulduggery.core.record import Played, TablePlayed
from skulduggery.server.protocol import from_page
from skulduggery.server.reactions.window import kind_asked
from skulduggery.server.runtime.settings import BRIEF_ABSENCE
from tests.server.kings_worlds import USEFUL, USELESS, world
from tests.server.local_server import Json, LocalServer, async_test, local_server
from tests.server.parley_table import PATIENCE
from tests.server.reactions.test_kings_windows import ANNA, BEN, CID, PASS, ThreePeople, muster
from tests.server.worlds import FixedSeeds


async def at_sea(place: LocalServer) -> ThreePeople:
    """Anna is asked where to sail."""
    crew = await muster(place)
    await crew.pass_window()
    assert crew.pages[ANNA].update["asked"]["kind"] == "sail"
    return crew


def kinds_of(update: Json) -> list[str]:
    return [event["kind"] for event in update["events"]]


def stopped_by(place: LocalServer, crew: ThreePeople) -> int | None:
    window = place.window(crew.host)
    return window.asked if window is not None and window.wanted else None


@async_test
async def test_whoever_interrupts_plays_before_the_next_step(tmp_path: Path) -> None:  # KP-8.17
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await at_sea(place)
            match = place.live(crew.host).match
            assert match is not None
            state: Any = match.state
            told = await crew.pages[BEN].ask(from_page.Interrupt, BEN)
            assert told["kind"] == "ack", told
            window = await crew.window(BEN, crew.name)
            assert window["question"]["kind"] == "window_interruption"
            assert (stopped_by(place, crew), match.asked) == (BEN, BEN)
            late = await crew.pages[ANNA].play(ANNA, {"kind": "stop"})
            assert late["kind"] == "refused"  # she is too late: his card counts first
            scurvy = {"kind": "play_scurvy", "seat": ANNA}
            await crew.answer(BEN, window, scurvy)
            await crew.all_told()
            assert (match.asked, state.ships[ANNA].scurvy) == (ANNA, 1)
            assert crew.pages[ANNA].update["asked"]["kind"] == "sail"
            entries = match.table.entries[-2:]
            assert [type(entry) for entry in entries] == [TablePlayed, Played]


async def interrupted(place: LocalServer, seat: int) -> tuple[ThreePeople, Json]:
    """Anna is asked to roll when this seat stops the match."""
    crew = await muster(place, until="roll")
    told = await crew.pages[seat].ask(from_page.Interrupt, seat)
    assert told["kind"] == "ack", told
    return crew, await crew.window(seat)


@pytest.mark.parametrize("seat", [ANNA, BEN])
@async_test
async def test_only_the_others_are_hurried_when_they_interrupt(tmp_path: Path, seat: int) -> None:
    with world(USEFUL, seat):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew, window = await interrupted(place, seat)
            assert window["seconds_left"] == (None if seat == ANNA else PATIENCE)
            await place.clock.advance(PATIENCE * 3)
            assert stopped_by(place, crew) == (ANNA if seat == ANNA else None)


@pytest.mark.parametrize("choice", ["bot", "skip"])
@async_test
async def test_whoever_interrupts_the_own_turn_and_is_gone_holds_nobody_up(tmp_path: Path, choice: str) -> None:
    with world(USEFUL, ANNA):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew, _ = await interrupted(place, ANNA)
            await crew.pages[ANNA].close()
            ben = crew.pages[BEN]
            table = await ben.told(lambda table: table["absence"])
            assert table["absence"]["seat"] == ANNA
            await place.clock.advance(table["absence"]["seconds_left"])
            await ben.told(lambda table: table["absence"]["voting"])
            for seat in (BEN, CID):
                assert (await crew.pages[seat].ask(from_page.Vote, seat, choice))["kind"] == "ack"
            match = place.live(crew.host).match
            while kind_asked(match) == "window_interruption":  # type: ignore[arg-type]  # the match has started
                await place.clock.advance(0.5)
            assert stopped_by(place, crew) is None


@async_test
async def test_whoever_interrupts_others_and_is_gone_passes_at_once(tmp_path: Path) -> None:
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew, _ = await interrupted(place, BEN)
            await crew.pages[BEN].close()
            await crew.pages[ANNA].told(lambda table: table["seats"][BEN]["presence"] == "away")
            await place.clock.advance(BRIEF_ABSENCE)
            assert stopped_by(place, crew) is None


@async_test
async def test_nobody_else_is_asked(tmp_path: Path) -> None:  # KP-8.17
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await at_sea(place)
            heard = len(crew.pages[CID].traffic)
            await crew.pages[BEN].ask(from_page.Interrupt, BEN)
            await crew.answer(BEN, await crew.window(BEN, crew.name), PASS)
            await crew.all_told()
            told = [text for text in crew.pages[CID].traffic[heard:] if '"window_interruption"' in text]
            assert not [text for text in told if text.startswith('{"kind":"reactions"') and '"choices"' in text]


@async_test
async def test_whoever_only_passed_waits_for_the_next_step(tmp_path: Path) -> None:
    """Otherwise one person could keep the match standing for ever."""
    with world(USELESS, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await at_sea(place)
            for seat in (BEN, CID):
                assert (await crew.pages[seat].ask(from_page.Interrupt, seat))["kind"] == "ack"
                await crew.answer(seat, await crew.window(seat, crew.name), PASS)
                await crew.all_told()
            for seat in (BEN, CID):
                refused = await crew.pages[seat].ask(from_page.Interrupt, seat)
                assert refused["refusal"]["kind"] == "no_interruption"
            anna = crew.pages[ANNA]
            to = next(choice["move"] for choice in anna.update["choices"] if choice["move"]["kind"] == "sail")
            await anna.play(ANNA, to)
            await crew.all_told()
            assert (await crew.pages[BEN].ask(from_page.Interrupt, BEN))["kind"] == "ack"


@async_test
async def test_pages_are_told_when_their_seats_may_interrupt(tmp_path: Path) -> None:
    """It follows from the number of cards alone, so a useless hand hears the same."""
    heard: list[list[Json]] = []
    for kinds in (USEFUL, USELESS):
        with world(kinds, BEN):
            async with local_server(tmp_path / kinds[0], seeds=FixedSeeds()) as place:
                crew = await at_sea(place)
                told = await crew.pages[BEN].until(lambda news: news["kind"] == "reactions" and news["interrupters"])
                assert told["interrupters"] == [BEN]
                own = await crew.pages[ANNA].until(lambda news: news["kind"] == "reactions" and not news["window"])
                assert own["interrupters"] == []  # she plays her cards while sailing
                heard.append([told["interrupters"], told["questions"]])
    assert heard[0] == heard[1]


@async_test
async def test_in_a_window_nobody_interrupts(tmp_path: Path) -> None:
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await muster(place)
            refused = await crew.pages[BEN].ask(from_page.Interrupt, BEN)
            assert refused["refusal"]["kind"] == "no_interruption"


@async_test
async def test_no_standing_order_answers_for_whoever_interrupts(tmp_path: Path) -> None:
    with world(USEFUL, BEN):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            crew = await at_sea(place)
            await crew.pages[BEN].ask(from_page.Order, BEN, "never")
            await crew.pages[BEN].ask(from_page.Interrupt, BEN)
            assert (await crew.window(BEN, crew.name))["question"]["kind"] == "window_interruption"
            assert stopped_by(place, crew) == BEN


@async_test
async def test_the_voyage_of_a_bot_can_be_stopped(tmp_path: Path) -> None:  # KP-8.17
    with world(USEFUL, 0):
        async with local_server(tmp_path, seeds=FixedSeeds()) as place:
            options = {"first_player": 1, "colours": "red-blue-green"}
            host = await place.open_table("kings", players=3, options=options)
            page = await place.page(host)
            await page.ask(from_page.Start)
            match = place.live(host).match
            assert match is not None
            while (match.asked, kind_asked(match)) != (1, "sail"):
                if match.asked == 0:
                    await page.settled(match.last_change)
                    await page.play(0, page.update["choices"][0]["move"])
                else:
                    await place.clock.advance(0.1)
            assert (await page.ask(from_page.Interrupt, 0))["kind"] == "ack"
            told = await page.until(
                lambda news: news["kind"] == "reactions" and "window_interruption" in str(news["window"])
            )
            await place.clock.advance(5.0)
            assert match.asked == 0  # the bot waits
            moves = [choice["move"] for choice in told["window"]["choices"]]
            card = next(move for move in moves if move["kind"] == "play_scurvy" and move["seat"] == 1)
            await page.answer_early(0, told["window"]["window"], card)
            told = await page.until(lambda news: news["kind"] == "update" and "card_played" in kinds_of(news))
            assert told["events"][0] == {**told["events"][0], "kind": "card_played", "seat": 0, "victim": 1}
