"""Pirates on the Prowl, tied together."""

from ...core.bounds import Bounds
from ...core.chance import Chance
from ...core.chart import Chart
from ...core.game import Game
from ...core.messages import Event, Move, Result, ScoreLine, View
from ...core.ranking import roll_for_start
from ...core.setting import setting_for
from . import bounds, hidden, winning
from .base import DONE
from .card_decisions import DIGS, DUMPS, KEEP, RAID, TRADES
from .components import CARD_INDEX, CARDS, CARGOES, COLOURS, FIRST_LUCK, GREEN_CARDS, IS_MAP, VALUES
from .decisions import ATTACK_DAVY, DAVY_SAIL, DAVY_SKIP, ROLL, ask_first
from .events import GameBegan, RoundBegan
from .homeport import LOADS, STORES
from .moves import AnyMove, Swap
from .options import ProwlOptions
from .state import Prowl, ProwlSetting, fleet_colours, set_up
from .telling import TELLING
from .turns import begin_turn, first_colours
from .views import CardView, ProwlView

VALUE_OF = dict(zip(CARDS, VALUES, strict=False))


class ProwlGame(Game[Prowl]):
    key = "prowl"
    version = 4
    lengths = (50, 95)
    seats = range(2, len(COLOURS) + 1)  # PR-2.01
    options_type = ProwlOptions
    telling = TELLING
    move_type = AnyMove
    listed = True

    def set_up(self, options: ProwlOptions, chance: Chance, log: list[Event]) -> Prowl:
        colours = fleet_colours(options, first_colours(options, chance))
        state = set_up(setting_for(ProwlSetting, options), colours)
        rolls, state.starter = roll_for_start(options.players, chance)  # PR-2.05
        log.append(GameBegan(rolls, state.starter))
        state.round = 1
        log.append(RoundBegan(state.round))
        begin_turn(state, state.starter, log)
        ask_first(state)
        return state

    def view(self, state: Prowl, seat: int | None) -> View:
        return hidden.view(state, seat)

    def resample(self, state: Prowl, seat: int | None, chance: Chance) -> Prowl:
        return hidden.resample(state, seat, chance)

    def result(self, state: Prowl) -> Result | None:
        return winning.result(state)

    def score_sheet(self, state: Prowl, seat: int) -> tuple[ScoreLine, ...]:
        return winning.score_sheet(state, seat)

    def chart(self, options: ProwlOptions) -> Chart:
        return setting_for(ProwlSetting, options).sea.chart()

    def worth(self, view: ProwlView) -> tuple[int, ...]:
        """The treasure in chests and on board, as far as the viewer knows it."""
        wealth = [0] * (1 + max([ship.seat for ship in view.ships]))
        for ship in view.ships:
            wealth[ship.seat] += sum([worth_of(card) for card in ship.cards + ship.chest])
        return tuple(wealth)

    def name_in_deck(self, card: str) -> str:
        """The blind stack holds numbers."""
        return str(CARD_INDEX.get(card, card))

    def all_moves(self, options: ProwlOptions) -> list[Move]:
        setting = setting_for(ProwlSetting, options)
        sea = setting.sea
        cargo = range(CARGOES)
        found: list[Move] = [DAVY_SAIL, DAVY_SKIP, ROLL, RAID, DONE, ATTACK_DAVY]
        found += [*setting.choose, *setting.attacks, *setting.exiles.values()]
        found += sea.sails
        found += [*STORES[:FIRST_LUCK], *LOADS[:FIRST_LUCK], *DUMPS[:FIRST_LUCK]]
        found += [DIGS[card] if IS_MAP[card] else TRADES[card] for card in cargo]
        found += [Swap(CARDS[out], CARDS[into]) for out in cargo for into in cargo if out != into]
        return [*found, KEEP]

    def bounds(self, options: ProwlOptions) -> Bounds:
        return bounds.bounds(setting_for(ProwlSetting, options))

    def census(self, state: Prowl) -> dict[str, int]:
        """Every green card and every treasure in play, and the ships."""
        held = [card.face for pile in state.cards + state.chests for card in pile]
        green = [*held, *state.blind, *state.pile]
        counts = {CARDS[card]: green.count(card) for card in sorted(set(GREEN_CARDS))}
        for kind, left in enumerate(state.stock):
            counts[CARDS[CARGOES + kind]] = left + held.count(CARGOES + kind)
        return {**counts, "ships": len(state.places)}


def worth_of(card: CardView) -> int:
    """A red card whose face is unknown is worth a Silver Statue at least."""
    if card.card is not None:
        return VALUE_OF[card.card]
    return VALUE_OF["silver"] if card.back == "red" else 0
