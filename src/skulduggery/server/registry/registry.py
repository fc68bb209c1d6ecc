"""All tables of this server: opened, found by link or code, taken up again after a restart, put away and forgotten."""

import asyncio
import logging

from ...core.record import save
from ...core.refusals import Refused
from ...games import game_called
from ..protocol.refusals import LinkUsed, NoSuchTable, RecordHidden
from ..protocol.wire import JoinTable, NewTable, Ticket
from ..requests.dispatch import Requests
from ..runtime.settings import DAY
from ..security.keys import checked_nonce, hashed, new_code, new_table_id, new_token, spoken
from ..services import Services
from ..store.base import StoreFailed
from ..store.meta import SeatMeta, TableMeta, unpack
from ..table import seating
from ..table.connection import RESTARTING
from ..table.live import LiveTable
from ..table.loading import Awake, wake
from ..table.lobby import begin_match, checked_level, checked_options
from ..table.match import has_secrets, stored_record
from ..table.names import clean_name
from .rematch import rematch

log = logging.getLogger("skulduggery.hall")


class Hall:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.requests = Requests(self.rematch)
        self.tables: dict[str, LiveTable] = {}
        self.codes: set[str] = set()  # being given out just now
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.chores: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.chores = [asyncio.create_task(self.resume_all()), asyncio.create_task(self.sweep_for_ever())]

    async def close(self) -> None:
        for chore in [*self.chores, *self.waking.values()]:
            chore.cancel()
        for table in self.tables.values():
            async with table.lock:  # whoever holds it is writing
                table.close(RESTARTING)

    # --- finding tables

    async def table(self, table: str) -> LiveTable:
        """A table by its id, woken up if nobody has been there for a while."""
        live = self.tables.get(table)
        if live is not None and not live.is_broken:
            return live
        if table not in self.waking:
            self.waking[table] = asyncio.create_task(self.wake(table))
            self.waking[table].add_done_callback(lambda _: self.waking.pop(table, None))
        return await asyncio.shield(self.waking[table])

    async def wake(self, table: str) -> LiveTable:
        awake = await wake(self.services.store, table)
        live = LiveTable(self.services, awake)
        self.tables[table] = live
        if awake.why_frozen:
            log.warning("frozen: %s", awake.why_frozen, extra={"table": table, "game": awake.game.key})
        live.review()
        return live

    async def at_place(self, place: str) -> LiveTable:
        """By the id in a link, or by the code somebody said."""
        found = await self.services.store.find(spoken(place))
        if found is None and len(place) != len(new_table_id()):
            raise Refused(NoSuchTable("", place[:32]))
        return await self.table(found or place)

    # --- coming in

    async def create(self, wish: NewTable) -> Ticket:
        game = game_called(wish.game)
        token = new_token()
        host = SeatMeta(clean_name(wish.name), "person", token=hashed(token), nonce=checked_nonce(wish.nonce))
        meta = TableMeta(
            table=new_table_id(),
            game=game.key,
            server_seed=self.services.seeds.for_match(),
            next_seed=self.services.seeds.for_match(),
            created=self.services.clock.now(),
            options=checked_options(game, wish.options, wish.players),
            seats=[host],
        )
        for number in range(1, wish.players):
            bot = seating.new_bot(checked_level(wish.level), [seat.name for seat in meta.seats])
            bot.device = number
            meta.seats.append(bot)
        await self.open_table(LiveTable(self.services, Awake(game, meta, None, "", {})), wish.start)
        return Ticket(meta.table, 0, token)

    async def open_table(self, table: LiveTable, start: bool) -> None:
        table.meta.code = await self.free_code()
        try:
            async with table.lock:
                if start:
                    begin_match(table)
                await table.commit(None, meta=True)
                self.tables[table.id] = table
                table.review()
        finally:
            self.codes.discard(table.meta.code)
        self.services.metrics.count("tables_created")
        log.info("table opened", extra={"table": table.id, "game": table.game.key})

    async def free_code(self) -> str:
        for attempt in range(64):
            code = new_code(attempt)
            if code in self.codes:
                continue
            self.codes.add(code)
            if await self.services.store.find(code) is None:
                return code
            self.codes.discard(code)
        raise StoreFailed("no spoken code is left")

    async def join(self, wish: JoinTable) -> Ticket:
        table = await self.at_place(wish.place)
        if wish.watch:
            return Ticket(table.id, None, None)
        async with table.lock:
            table.check_alive()
            return await seating.join(table, wish.name, wish.nonce)

    async def claim(self, link: str) -> Ticket:
        place, _, secret = link.rpartition("#")[2].partition(".")
        try:
            table = await self.table(place)
        except Refused:
            raise Refused(LinkUsed("")) from None
        async with table.lock:
            table.check_alive()
            return await seating.claim(table, secret)

    async def rematch(self, old: LiveTable, key: str | None) -> str:
        """The same crew once more, or at another game."""
        game = old.game if key is None else game_called(key)
        here = [seat for seat in range(len(old.meta.seats)) if old.is_here(seat)]
        meta = rematch(old.meta, game, here, self.services)
        await self.open_table(LiveTable(self.services, Awake(game, meta, None, "", {})), start=True)
        return meta.table

    async def record(self, table: str) -> bytes:
        """A match as a file: with its seed when it is over; before that only where nothing is hidden."""
        stored = await self.services.store.load(table)
        meta = None if stored is None else unpack(stored.meta)
        if stored is None or meta is None or meta.header is None:
            raise Refused(NoSuchTable("", table[:32]))
        record = stored_record(meta.header, stored.entries)
        if meta.status == "over":
            return save(record)
        if has_secrets(game_called(meta.game)):
            raise Refused(RecordHidden(""))
        return save(record.sealed())

    # --- housekeeping

    async def resume_all(self) -> None:
        """After a restart every running match goes on, bots included."""
        found = await self.services.store.unfinished()
        for table in found:
            try:
                await self.table(table)
            except Exception:
                log.exception("a table could not be taken up again", extra={"table": table})
        if found:
            log.info("tables taken up again", extra={"count": len(found)})

    async def sweep_for_ever(self) -> None:
        while True:
            await self.sweep()
            await self.services.clock.sleep(self.services.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Forget what is too old, and put away what nobody has looked at for a while."""
        now, settings = self.services.clock.now(), self.services.settings
        try:
            forgotten = await self.services.store.forget(now - settings.keep_days * DAY)
        except StoreFailed as error:
            log.error("cannot delete old tables: %s", error)
            return
        for table in forgotten:
            live = self.tables.pop(table, None)
            for connection in [] if live is None else live.connections:
                connection.say_bye("deleted")
        for table, live in list(self.tables.items()):
            if not live.connections and not live.lock.locked() and now - live.active > settings.idle_seconds:
                live.close(RESTARTING)
                del self.tables[table]
        if forgotten:
            log.info("old tables deleted", extra={"count": len(forgotten)})
