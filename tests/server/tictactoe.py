"""Two people at the smallest game, for many tests."""

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page

ANNA_WINS = (0, 3, 1, 4, 2)


async def two_at_tictactoe(place: LocalServer) -> tuple[Page, Page, Json, Json]:
    """Anna (seat 0, host, to move) and Ben, with their tickets."""
    anna = await place.open_table("tictactoe", players=2)
    ben = await place.join(anna["table"])
    first, second = await place.page(anna), await place.page(ben)
    answer = await first.ask(from_page.Start)
    assert answer["kind"] == "ack"
    for page in (first, second):
        await page.settled(2)
    return first, second, anna, ben


def mark(cell: int) -> Json:
    return {"kind": "mark", "cell": cell}


async def won_tictactoe(place: LocalServer) -> Json:
    """Anna's ticket of a match that she won."""
    anna, ben, host, _ = await two_at_tictactoe(place)
    for turn, cell in enumerate(ANNA_WINS):
        page = (anna, ben)[turn % 2]
        await page.settled(turn + 2)
        assert (await page.play(turn % 2, mark(cell)))["kind"] == "ack"
    return host
