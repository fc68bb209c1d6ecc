"""Port Blackwood, tied together."""

from ...core.bounds import Bounds
from ...core.chance import Chance
from ...core.chart import Chart
from ...core.game import OpenGame
from ...core.messages import Event, Move, Result, ScoreLine, View
from ...core.ranking import roll_for_start
from ...core.setting import setting_for
from . import bounds, hidden, winning
from .components import CANNONBALL, CANNONBALLS, EVENT_CARDS
from .decisions import DRAW, PASS, ROLL, STAY, ask_first
from .events import GameBegan
from .moves import AnyMove
from .options import BlackwoodOptions
from .state import Blackwood, BlackwoodSetting, set_up
from .telling import TELLING
from .turns import begin_turn
from .views import BlackwoodView


class BlackwoodGame(OpenGame[Blackwood]):
    key = "blackwood"
    version = 5
    lengths = (20, 40)
    seats = range(2, 7)  # PB-1.01
    options_type = BlackwoodOptions
    telling = TELLING
    move_type = AnyMove

    def set_up(self, options: BlackwoodOptions, chance: Chance, log: list[Event]) -> Blackwood:
        state = set_up(setting_for(BlackwoodSetting, options))
        fill_pack(state, options)
        rolls, state.starter = roll_for_start(options.players, chance)  # PB-1.06
        log.append(GameBegan(rolls, state.starter))
        begin_turn(state, state.starter, log)
        ask_first(state)
        return state

    def view(self, state: Blackwood, seat: int | None) -> View:
        return hidden.view(state, seat)

    def result(self, state: Blackwood) -> Result | None:
        return winning.result(state)

    def chart(self, options: BlackwoodOptions) -> Chart:
        return setting_for(BlackwoodSetting, options).sea.chart()

    def worth(self, view: BlackwoodView) -> tuple[int, ...]:
        """Coins at home and aboard."""
        aboard = [sum(ship.coins for ship in view.ships if ship.seat == seat) for seat in range(len(view.stores))]
        return tuple([store + coins for store, coins in zip(view.stores, aboard, strict=True)])

    def score_sheet(self, state: Blackwood, seat: int) -> tuple[ScoreLine, ...]:
        return winning.score_sheet(state, seat)

    def all_moves(self, options: BlackwoodOptions) -> list[Move]:
        setting = setting_for(BlackwoodSetting, options)
        squares = setting.sea.grid.size
        found: list[Move] = [DRAW, ROLL, PASS, STAY]
        found += setting.drives.to[:squares] + setting.blasts.to[:squares] + setting.ways
        for ship in range(setting.ships):
            found += setting.sails[ship].to[:squares] + setting.lures[ship].to[:squares]
        return found

    def bounds(self, options: BlackwoodOptions) -> Bounds:
        return bounds.bounds(setting_for(BlackwoodSetting, options))

    def census(self, state: Blackwood) -> dict[str, int]:
        """Section 12: coins and, with `supply = eight`, cannonballs; the event cards too."""
        cards = [*state.pack, *state.discards]
        counts = {"coins": state.undelivered() + sum(state.stores) - state.added, "ships": len(state.places)}
        if not state.setting.unlimited:
            counts["cannonballs"] = sum(state.balls) + state.stockpile + cards.count(CANNONBALL)
        for card in sorted(set(EVENT_CARDS)):
            counts[card] = cards.count(card)
        return counts


def fill_pack(state: Blackwood, options: BlackwoodOptions) -> None:
    """PB-1.04: cannonballs are not in the pack, unless the option `powder_in_deck` puts them there."""
    if options.events == "deck":
        state.pack = list(EVENT_CARDS)
    if options.powder_in_deck:
        state.pack += [CANNONBALL] * (CANNONBALLS - options.players)
        state.stockpile = 0
