"""Money, the end of a match and its ranking. KP-11.*, section 10"""

from typing import Final

from ...core.messages import Event, Result, ScoreLine
from ...core.ranking import places_by
from .components import CARDS, PRICE
from .events import GameEnded, MoneyChanged
from .fields import MoneyCause, Reason
from .state import Kings

# --- where money comes from and goes to: the lines of the score sheet
RAIDS: Final = 0
DIGS: Final = 1
DUELS: Final = 2
THEFTS: Final = 3
LOSSES: Final = 4  # to others, by duels and thefts
SPENT: Final = 5  # on ship parts
LINES: Final[list[str]] = ["raids", "digs", "duels", "thefts", "losses", "parts"]
LINE_OF: Final[dict[str, int]] = {
    "raid": RAIDS,
    "dig": DIGS,
    "duel": DUELS,
    "robbed": LOSSES,
    "steal": THEFTS,
    "stolen": LOSSES,
    "part": SPENT,
}


def change_money(state: Kings, seat: int, change: int, cause: MoneyCause, log: list[Event]) -> None:
    """KP-11.01, KP-11.02: whoever reaches the target wins at once."""
    ship = state.ships[seat]
    line = LINE_OF[cause]
    ship.counts[line] += 1
    ship.sums[line] += change
    ship.money += change
    if change:
        log.append(MoneyChanged(seat, ship.money, change, abs(change), cause))
    if ship.money >= state.setting.target:
        end_match(state, "target", log)


def pay_for_part(state: Kings, seat: int, log: list[Event]) -> None:
    change_money(state, seat, -PRICE, "part", log)


def end_match(state: Kings, reason: Reason, log: list[Event]) -> None:
    state.reason = reason
    state.pending = []
    log.append(
        GameEnded(
            ranking(state),
            tuple([ship.money for ship in state.ships]),
            reason,
            tuple([tuple([CARDS[kind] for kind in ship.cards_in_hand()]) for ship in state.ships]),
        )
    )


def ranking(state: Kings) -> tuple[int, ...]:
    """Section 10: by money, then parts, then pirates aboard; then shared."""
    merits = [(ship.money, ship.sails(), len(ship.crew)) for ship in state.ships]
    return places_by(merits)


def result(state: Kings) -> Result | None:
    if not state.reason:
        return None
    return Result(ranking(state), tuple([ship.money for ship in state.ships]), state.reason)


def score_sheet(state: Kings, seat: int) -> tuple[ScoreLine, ...]:
    ship = state.ships[seat]
    return tuple([ScoreLine(what, ship.counts[line], ship.sums[line]) for line, what in enumerate(LINES)])
