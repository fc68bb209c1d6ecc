"""What every new table begins with: an id, the server's share in its luck, and a promise for the rematch."""

from typing import Any

from ...core.game import Game, has_secrets
from ..security.keys import new_table_id, table_id_of
from ..services import Services
from ..store.meta import SeatMeta, TableMeta


def new_meta(services: Services, game: Game[Any], seats: list[SeatMeta], server_seed: str | None = None) -> TableMeta:
    """`server_seed`: the one that was promised for this match; otherwise a fresh one.

    A promised match has one table: its id follows from the seed. So it is not opened twice, not even after a crash.

    Whoever takes over a bot's seat sees its secrets, and may hold another seat already. So where there are secrets, the
    seats of a match that has begun are closed, unless the host decides otherwise before the start.
    """
    return TableMeta(
        table=new_table_id() if server_seed is None else table_id_of(server_seed),
        game=game.key,
        server_seed=server_seed or services.seeds.for_match(),
        next_seed=services.seeds.for_match(),
        created=services.clock.now(),
        seats=seats,
        joining="closed" if has_secrets(game) else "open",
    )
