"""Why something cannot be done in Parley; each is computed from what the asked seat knows."""

from skulduggery.core.fields import CardId, SeatNumber
from skulduggery.core.messages import Refusal


class TeamsNeedFour(Refusal, frozen=True):
    players: int


class DrawFirst(Refusal, frozen=True):
    pass


class NoDrawNow(Refusal, frozen=True):
    """This turn's card is drawn already, or the row is full."""


class AnswerFirst(Refusal, frozen=True):
    """A demand waits for an answer."""

    card: CardId


class NotYourCard(Refusal, frozen=True):
    card: CardId


class NotYourself(Refusal, frozen=True):
    pass


class NobodyToAsk(Refusal, frozen=True):
    """No seat can be asked for this, or with this card."""


class NothingToAsk(Refusal, frozen=True):
    """This seat can be asked for nothing."""

    asked: SeatNumber


class OtherSuit(Refusal, frozen=True):
    card: CardId
    demanded: CardId


class TooLow(Refusal, frozen=True):
    card: CardId
    demanded: CardId
