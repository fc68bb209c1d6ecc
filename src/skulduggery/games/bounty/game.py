"""Bounty, tied together."""

from ...core.bounds import Bounds
from ...core.chance import Chance
from ...core.chart import Chart
from ...core.game import Game
from ...core.messages import Event, Move, Result, ScoreLine, View
from ...core.ranking import roll_for_start
from ...core.setting import setting_for
from . import bounds, hidden, winning
from .components import CARDS, CHEST_IDS, COLOURS, LOAN
from .decisions import BORROW, BUY, FIGHT_OR_NOT, PASS, ROLL, TAKE, ask_first
from .events import GameBegan
from .moves import AnyMove, Engage, LastCall
from .options import BountyOptions
from .state import Bounty, BountySetting, set_up
from .telling import TELLING
from .turns import begin_turn, make_last_call
from .views import BountyView

LAST_CALL = LastCall()
NUMBER_OF = {name: str(number) for cards in (CARDS, CHEST_IDS) for number, name in enumerate(cards)}


class BountyGame(Game[Bounty]):
    key = "bounty"
    version = 3
    lengths = (15, 25)
    seats = range(2, len(COLOURS) + 1)  # BO-S.03
    options_type = BountyOptions
    telling = TELLING
    move_type = AnyMove
    listed = True

    def set_up(self, options: BountyOptions, chance: Chance, log: list[Event]) -> Bounty:
        state = set_up(setting_for(BountySetting, options))
        rolls, state.starter = roll_for_start(options.players, chance)  # BO-S.05
        log.append(GameBegan(rolls, state.starter))
        begin_turn(state, state.starter, log)
        ask_first(state)
        return state

    def view(self, state: Bounty, seat: int | None) -> View:
        return hidden.view(state, seat)

    def resample(self, state: Bounty, seat: int | None, chance: Chance) -> Bounty:
        return hidden.resample(state, seat, chance)

    def result(self, state: Bounty) -> Result | None:
        return winning.result(state)

    def score_sheet(self, state: Bounty, seat: int) -> tuple[ScoreLine, ...]:
        return winning.score_sheet(state, seat)

    def chart(self, options: BountyOptions) -> Chart:
        return setting_for(BountySetting, options).sea.chart()

    def worth(self, view: BountyView) -> tuple[int, ...]:
        """Money after loans, as at the end: cargo counts once it is sold. BO-E.04"""
        return tuple([purse - LOAN * loans for purse, loans in zip(view.purses, view.loans, strict=True)])

    def all_moves(self, options: BountyOptions) -> list[Move]:
        setting = setting_for(BountySetting, options)
        sea = setting.sea
        found: list[Move] = [ROLL, BUY, TAKE, BORROW, PASS, LAST_CALL]
        found += [sea.sails[square] for square in sea.open]
        found += [sea.raids[square] for square in sea.open if not sea.harbour[square]]
        found += [Engage(name) for name in setting.ship_ids]
        if setting.picks_ships:
            found += setting.raids
        if not setting.safe[sea.admiralty]:
            found.append(sea.raids[sea.admiralty])
        return found + FIGHT_OR_NOT if setting.hidden_may_choose else found

    def bounds(self, options: BountyOptions) -> Bounds:
        return bounds.bounds(setting_for(BountySetting, options))

    def census(self, state: Bounty) -> dict[str, int]:
        """Section 12: cargo cards, chest cards and the commission. Money comes and goes: the Bank has no bottom."""
        aboard = [cargo.card for ship in range(state.setting.ships) for cargo in state.cargo(ship)]
        cards = [*aboard, *[card for pack in state.packs for card in pack]]
        chest = [*state.chest, *state.discards]
        counts = {name: cards.count(card) for card, name in enumerate(CARDS)}
        counts |= {name: chest.count(card) for card, name in enumerate(CHEST_IDS)}
        return {**counts, "ships": len(state.places)}

    def name_in_deck(self, card: str) -> str:
        """Packs and chest hold numbers."""
        return NUMBER_OF.get(card, card)

    def minutes(self, options: BountyOptions) -> int | None:
        return options.clock if options.mode == "clock" else None

    def table_moves(self, state: Bounty) -> list[Move]:
        """BO-E.02: once, in a match by the clock."""
        by_clock = state.setting.options.mode == "clock"
        return [LAST_CALL] if by_clock and state.pending and not state.called else []

    def resolve_table_move(self, state: Bounty, move: Move, chance: Chance, log: list[Event]) -> None:
        make_last_call(state, log)
