"""Two people at the smallest game: a stage for many tests."""

from skulduggery.server import wire

from .harbour import Harbour, Json, Page


async def two_at_tictactoe(place: Harbour) -> tuple[Page, Page, Json, Json]:
    """Anna (seat 0, host, to move) and Ben, with their tickets."""
    anna = await place.open_table("tictactoe", players=2)
    ben = await place.join(anna["table"])
    first, second = await place.page(anna), await place.page(ben)
    answer = await first.ask(wire.Start)
    assert answer["kind"] == "ack"
    for page in (first, second):
        await page.settled(2)
    return first, second, anna, ben


def mark(cell: int) -> Json:
    return {"kind": "mark", "cell": cell}
