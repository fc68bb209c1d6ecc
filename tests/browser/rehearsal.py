"""A match that bosuns have played up to a wanted moment, before a browser opens it."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import msgspec
from websockets.sync.client import ClientConnection

from skulduggery.bots import make_bot
from skulduggery.core.game import Game
from skulduggery.core.messages import Move, Outlook
from skulduggery.core.options import make_options
from skulduggery.core.outlook import outlook
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.server.runtime.seeds import SEED_BYTES
from tests.browser.server import Server
from tests.question import asked_in

Json = dict[str, Any]
Wanted = Callable[[Outlook], object]

TRIES = 10
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma", "Finn", "Gijs", "Hana")


class Rehearsal:
    """People have all seats, each with an own device or all on one.

    The match is played twice with the same moves: in the test, where bots can see it, and on the server.
    """

    game: ClassVar[Game[Any]] = game_called("prowl")
    pace: ClassVar[str] = "instant"

    def __init__(self, server: Server, players: int, luck: int, one_device: bool = False, **options: Any) -> None:
        self.server = server
        self.luck = luck
        self.begin = partial(self.begin_table, players, one_device, options)
        self.begin()

    def begin_table(self, players: int, one_device: bool, options: dict[str, Any]) -> None:
        server, game, nonce = self.server, self.game, f"{self.luck:032x}"
        host = server.open_table(NAMES[0], game.key, players, nonce, **options)
        seats = range(1, players)
        others = [server.seat_here(host, seat) if one_device else server.join(host, NAMES[seat]) for seat in seats]
        self.tickets = [host, *others]
        server.start_match(host, self.pace)
        chosen = make_options(game.options_type, game.seats, {"players": players, **options})
        self.table = Table(game, chosen, bytes(SEED_BYTES), (nonce, *[None] * (players - 1)))
        self.bot = make_bot("bosun", game, 1)

    def ticket_when(self, wanted: Wanted) -> Json:
        """The ticket of the seat that is asked at the wanted moment. If the match ends before, other luck is tried.

        So a test survives a changed rule or a wiser bot.
        """
        for _ in range(TRIES):
            if self.comes_to(wanted):
                return self.tickets[self.seat]
            self.luck += 1
            self.begin()
        raise AssertionError(f"the wanted moment does not come in {TRIES} matches")

    def comes_to(self, wanted: Wanted) -> bool:
        with self.server.connected(*self.tickets) as connection:
            number = self.first_number(connection)
            while self.table.state.asked() and not wanted(self.outlook()):
                number = self.play_on(connection, number)
        return self.table.state.asked() is not None

    def link_when(self, wanted: Wanted) -> str:
        return self.server.seat_link(self.ticket_when(wanted))

    @property
    def seat(self) -> int:
        seat: int = asked_in(self.table.state).seat
        return seat

    def outlook(self) -> Outlook:
        return outlook(self.game, self.table.state, self.seat)

    def first_number(self, connection: ClientConnection) -> int:
        while not (heard := self.server.hear(connection)).get("update"):
            pass
        number: int = heard["update"]["number"]
        return number

    def play_on(self, connection: ClientConnection, number: int) -> int:
        """Makes one move in both matches. A forced move is made by the server itself."""
        seat, single = self.seat, self.table.forced_move()
        move = single or self.bot.choose(seat, self.game.legal_moves(self.table.state), self.table.state.copy)
        self.table.play(seat, move)
        return number + 1 if single else self.tell(connection, number, seat, move)

    def tell(self, connection: ClientConnection, number: int, seat: int, move: Move) -> int:
        play = {"kind": "play", "id": str(number), "at": number, "seat": seat, "move": move}
        connection.send(msgspec.json.encode(play).decode())
        while (heard := self.server.hear(connection)).get("id") != str(number):
            pass
        assert heard["kind"] == "ack", heard
        found: int = heard["number"]
        return found
