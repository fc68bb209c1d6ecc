"""After most moves nothing happens by itself. Then the table is not looked at; in all other cases it is."""

from pathlib import Path

from skulduggery.server.protocol import from_page

from .harbour import afloat, harbour
from .tictactoe import mark, two_at_tictactoe


@afloat
async def test_where_everybody_is_here_only_other_changes_than_moves_are_looked_at(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        table, looks = place.live(host), list[bool]()
        follow, table._follow = table._follow, looks.append
        assert table.unattended == (0, 1)
        await anna.play(0, mark(4))
        await ben.settled(3)
        assert looks == []
        table._follow = follow
        await ben.close()
        await anna.told(lambda info: info["seats"][1]["presence"] == "away")
        assert not table.unattended
        assert table.absence.seat == 1


@afloat
async def test_a_turn_of_a_bot_is_attended_to(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2, start=True, pace="instant")
        anna = await place.page(host)
        assert place.live(host).unattended == (0,)
        await anna.play(0, mark(4))
        while anna.update["asked"]["seat"] != 0:
            await anna.receive()


@afloat
async def test_where_a_turn_has_its_time_every_move_is_looked_at(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2)
        pages = [await place.page(ticket) for ticket in (host, await place.join(host["table"]))]
        await pages[0].ask(from_page.Lobby, turn_hours=24)
        await pages[0].ask(from_page.Start)
        await pages[1].settled(2)
        assert place.live(host).unattended == ()


@afloat
async def test_where_a_game_has_reaction_windows_every_move_is_looked_at(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        host = await place.open_table("kings", players=3, start=True)
        await place.page(host)
        assert place.live(host).status == "running"
        assert place.live(host).unattended == ()
