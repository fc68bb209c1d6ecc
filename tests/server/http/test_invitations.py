"""One address for link and picture: the best that is known."""

from pathlib import Path

import pytest

from skulduggery.server.http import invitations
from skulduggery.server.runtime import address
from skulduggery.server.runtime.address import local_addresses, qr_as_svg, reachable
from tests.server.local_server import Json, LocalServer, async_test, local_server

TWO_NETWORKS = ["192.168.1.20", "10.8.0.3"]


async def invitation(place: LocalServer, table: str, host: str = "127.0.0.1") -> Json:
    found: Json = (await place.web.get(f"/api/tables/{table}/invitation", headers={"host": host})).json()
    return found


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The machine is in two networks."""
    monkeypatch.setattr(address, "local_addresses", lambda: TWO_NETWORKS)
    return TWO_NETWORKS


@async_test
async def test_a_server_for_this_computer_alone_says_so(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        table = (await place.open_table("tictactoe", players=2))["table"]
        found = await invitation(place, table, f"localhost:{place.port}")
        assert found == {"links": [f"http://localhost:{place.port}/t/{table}"], "only_here": True}


@pytest.mark.usefixtures("networks")
@async_test
async def test_in_a_local_network_the_link_never_leads_to_the_own_machine(tmp_path: Path) -> None:
    """Also if the host has opened 127.0.0.1. All addresses are offered."""
    async with local_server(tmp_path, listens="0.0.0.0") as place:
        table = (await place.open_table("tictactoe", players=2))["table"]
        links = [f"http://{network}:{place.port}/t/{table}" for network in TWO_NETWORKS]
        assert await invitation(place, table) == {"links": links, "only_here": False}
        used = f"10.8.0.3:{place.port}"
        assert (await invitation(place, table, used))["links"] == links[::-1]  # what is in use works


@async_test
async def test_the_address_that_the_operator_has_set_is_the_only_one(tmp_path: Path) -> None:
    async with local_server(tmp_path, listens="0.0.0.0", public_url="https://play.example.org/") as place:
        table = (await place.open_table("tictactoe", players=2))["table"]
        found = await invitation(place, table)
        assert found == {"links": [f"https://play.example.org/t/{table}"], "only_here": False}


@pytest.mark.usefixtures("networks")
@async_test
async def test_the_picture_is_that_of_the_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(link: str, size: int) -> bytes:
        drawn.append(link)
        return qr_as_svg(link, size)

    monkeypatch.setattr(invitations, "qr_as_svg", draw)
    async with local_server(tmp_path, listens="0.0.0.0") as place:
        table = (await place.open_table("tictactoe", players=2))["table"]
        for which in ("", "?link=1", "?link=99"):
            answer = await place.web.get(f"/api/tables/{table}/qr.svg{which}")
            assert answer.content.startswith(b"<svg")
        links = (await invitation(place, table))["links"]
        assert drawn == [links[0], links[1], links[1]]


def test_an_address_of_its_own_is_offered_and_loopback_never_is() -> None:
    assert reachable(None, "192.168.1.20", "http://localhost:80/", 8000) == ["http://192.168.1.20:8000"]
    assert reachable(None, "127.0.0.1", "http://[::1]:80/", 8000) == []
    assert not any(found.startswith("127.") for found in local_addresses())
