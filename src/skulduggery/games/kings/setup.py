"""The setup: corners, first cards, first pirates, first captains. KP-1.*"""

from typing import Final

from ...core.chance import Chance
from ...core.messages import Event
from ...core.setting import setting_for
from .base import SEATS
from .components import COLOURS, START_HAND, START_PIRATES
from .crew import CaptainDecision, DiscardDecision, take_aboard
from .events import GameBegan
from .hands import draw_cards
from .moves import Captain
from .options import KingsOptions
from .state import Kings, KingsSetting, set_up
from .tokens import supply
from .turns import BEGIN_TURNS

SPREAD: dict[int, list[int]] = {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}

CORNER_OF: Final[dict[str, int]] = {colour: corner for corner, colour in enumerate(COLOURS)}


def set_out(options: KingsOptions, chance: Chance, log: list[Event]) -> Kings:
    """Section 4, KP-1.04, KP-1.07, KP-1.08, KP-1.11: all luck of the setup, in this order."""
    corners = deal_corners(options, chance)
    chosen = options.first_player
    starter = chosen if isinstance(chosen, int) else chance.below(options.players)
    state = set_up(setting_for(KingsSetting, options), corners, starter)
    colours = tuple([COLOURS[corner] for corner in corners])
    log.append(GameBegan(colours, starter, options.target))
    for seat in range(options.players):
        draw_cards(state, seat, START_HAND, chance, log)
        take_aboard(state, seat, START_PIRATES, chance, log)
    state.pending.append(BEGIN_TURNS[starter])
    for seat in reversed(range(options.players)):
        state.pending += [SETUP_CAPTAINS[seat], SETUP_DISCARDS[seat]]
    return state


def deal_corners(options: KingsOptions, chance: Chance) -> list[int]:
    """KP-1.04: spread out, with a random rotation; the seats follow clockwise. Or as the players chose."""
    chosen = options.chosen()
    if chosen:
        return [CORNER_OF[colour] for colour in chosen]
    turn = chance.below(len(COLOURS))
    corners = [(corner + turn) % len(COLOURS) for corner in SPREAD[options.players]]
    first = chance.below(options.players)
    return corners[first:] + corners[:first]


class SetupDiscardDecision(DiscardDecision):
    """KP-1.08"""

    kind = "setup_discard"
    rule = "KP-1.08"
    cause = "setup"


class SetupCaptainDecision(CaptainDecision):
    """KP-1.09, KP-1.10"""

    kind = "setup_captain"
    rule = "KP-1.09"

    def resolve(self, state: Kings, move: Captain, chance: Chance, log: list[Event]) -> None:
        super().resolve(state, move, chance, log)
        supply(state.ships[self.seat], self.seat, log)


SETUP_DISCARDS = [SetupDiscardDecision(seat) for seat in SEATS]
SETUP_CAPTAINS = [SetupCaptainDecision(seat) for seat in SEATS]
