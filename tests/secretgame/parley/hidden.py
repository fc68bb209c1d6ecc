"""Who sees what: `view` and `resample` stand side by side, because they must agree."""

from skulduggery.core.chance import Chance

from .events import HIDDEN
from .state import FaceDown, Parley
from .views import CardView, ParleyView


def view(state: Parley, seat: int | None) -> ParleyView:
    return ParleyView(
        seat=seat,
        active=state.active,
        round=state.round,
        last_round=state.last_round,
        deck=len(state.deck),
        discards=tuple(state.discards),
        rows=tuple(tuple(card_view(lying, seat) for lying in row) for row in state.rows),
        coins=tuple(state.coins),
        teams=tuple(map(state.team_of, range(state.options.players))),
    )


def card_view(lying: FaceDown, seat: int | None) -> CardView:
    return CardView(lying.card if lying.is_known_to(seat) else HIDDEN, lying.knowers())


def resample(state: Parley, seat: int | None, chance: Chance) -> Parley:
    """Every card that `seat` does not know could be any of those and of the deck's; who knows a card stays."""
    guess = state.copy()
    unknown = [lying for row in guess.rows for lying in row if not lying.is_known_to(seat)]
    guess.deck += [lying.card for lying in unknown]
    for lying in unknown:
        lying.card = chance.draw(guess.deck)
    return guess
