"""Every seat gives a nonce after it has seen the server's commitment."""

from pathlib import Path

from skulduggery.server.protocol import from_page

from .harbour import Harbour, afloat, harbour
from .tictactoe import two_at_tictactoe


def nonces(place: Harbour, table: str) -> tuple[str | None, ...]:
    match = place.registry.tables[table].table.match
    assert match is not None
    return match.table.header.nonces


@afloat
async def test_a_page_adds_its_share_once_it_has_seen_the_promise(tmp_path: Path) -> None:
    """Also for a seat that shares its device, and in the place of what came with the first request."""
    async with harbour(tmp_path) as place:
        host = await place.open_table("blackwood", players=3, nonce="early")
        anna = await place.page(host)
        promised = anna.table["commitment"]
        await anna.ask(from_page.Lobby, seat=1, holder="device")
        for seat, nonce in ((0, "salt"), (1, "pepper")):
            assert (await anna.ask(from_page.Nonce, seat, nonce))["number"] == -1  # in time
        await anna.ask(from_page.Start)
        assert nonces(place, host["table"]) == ("salt", "pepper", None)
        assert place.live(host).match.table.header.commitment == promised  # type: ignore[union-attr]  # it runs


@afloat
async def test_foreign_seats_and_odd_shares_are_refused(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        for seat, nonce, kind in ((1, "salt", "not_your_seat"), (0, "a\nb", "bad_nonce")):
            assert (await anna.ask(from_page.Nonce, seat, nonce))["refusal"]["kind"] == kind
        assert nonces(place, host["table"]) == (None, None)


@afloat
async def test_the_luck_of_a_rematch_is_promised_before_its_shares_are_known(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        promised = anna.table["next_commitment"]
        await anna.ask(from_page.End)
        assert (await anna.ask(from_page.Nonce, 0, "salt"))["number"] >= 0  # too late for this match
        await ben.ask(from_page.Nonce, 1, "pepper")
        await ben.ask(from_page.Rematch)
        table = await anna.told(lambda table: table["next_table"] is not None)
        following = await place.page(host, table=table["next_table"])
        assert following.table["commitment"] == promised
        assert nonces(place, table["next_table"]) == ("pepper", "salt")  # everybody has moved up a seat
        assert nonces(place, host["table"]) == (None, None)


@afloat
async def test_promises_and_shares_count_for_one_match_only(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        await anna.ask(from_page.Nonce, 0, "salt")
        await anna.ask(from_page.End)
        await anna.ask(from_page.Rematch)
        following = place.registry.tables[anna.table["next_table"]].table
        assert [seat.next_nonce for seat in following.meta.seats] == [None, None]
        assert len({anna.table["commitment"], following.info().commitment, following.info().next_commitment}) == 3
        record = (await place.web.get(f"/api/tables/{host['table']}/record")).text
        assert following.meta.server_seed not in record
