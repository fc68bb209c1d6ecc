"""What every new table begins with: an id, the server's share in its luck, and a promise for the rematch."""

from typing import Any

from ...core.game import Game, has_secrets
from ..security.keys import new_table_id
from ..services import Services
from ..store.meta import SeatMeta, TableMeta


def new_meta(services: Services, game: Game[Any], seats: list[SeatMeta]) -> TableMeta:
    """What is stored of a new table.

    Whoever takes over a bot's seat sees its secrets, and may hold another seat already. So where there are secrets, the
    seats of a match that has begun are closed, unless the host decides otherwise before the start.
    """
    return TableMeta(
        table=new_table_id(),
        game=game.key,
        server_seed=services.seeds.for_match(),
        next_seed=services.seeds.for_match(),
        created=services.clock.now(),
        seats=seats,
        joining="closed" if has_secrets(game) else "open",
    )
