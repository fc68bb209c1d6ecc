"""The questions of Parley and the course of a turn."""

from skulduggery.core.chance import Chance
from skulduggery.core.game import Decision, Reaction, Step
from skulduggery.core.messages import Button, Card, Event, Move, Refusal, Seat, Target, kind_of

from .dealing import beats, counter, demand, draw_card, give, pay, price, show
from .events import GameEnded, Passed, TurnBegan
from .moves import Counter, Demand, Draw, Give, Pass, Show
from .questions import DemandFigures
from .refusals import (
    AnswerFirst,
    DrawFirst,
    NobodyToAsk,
    NoDrawNow,
    NothingToAsk,
    NotYourCard,
    NotYourself,
    OtherSuit,
    TooLow,
)
from .scoring import reason, standings
from .state import Parley

BUTTONS = [Button(name) for name in ("draw", "demand", "show", "give", "pass")]


def begin_turn(state: Parley, seat: int, log: list[Event]) -> None:
    """PY-2.01"""
    state.active = seat
    state.round += seat == 0
    log.append(TurnBegan(seat, state.round))
    state.pending.append(DrawDecision(seat) if state.has_room(seat) else ActionDecision(seat))


def end_turn(state: Parley, log: list[Event]) -> None:
    """PY-6.01"""
    following = (state.active + 1) % state.options.players
    if following == 0 and state.round == state.last_round:
        log.append(GameEnded(reason(state), standings(state).places))
    else:
        begin_turn(state, following, log)


def in_sight(state: Parley, seat: int) -> list[Target]:
    """What a person can point at: the cards he knows, everybody's seat, the buttons."""
    cards: list[Target] = [Card(card) for card in state.seen_cards(seat)]
    return [*cards, *map(Seat, range(state.options.players)), *BUTTONS]


class DrawDecision(Decision):
    """PY-2.01"""

    kind, rule, luck = "draw", "PY-2.01", True
    otherwise = DrawFirst(rule)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: Parley) -> list[Move]:
        return [Draw()]

    def resolve(self, state: Parley, move: Draw, chance: Chance, log: list[Event]) -> None:
        draw_card(state, self.seat, chance, log)
        state.pending.append(ActionDecision(self.seat))

    def targets(self, state: Parley) -> list[Target]:
        return in_sight(state, self.seat)


class ActionDecision(Decision):
    """PY-2.03"""

    kind, rule = "action", "PY-2.03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: Parley) -> list[Move]:
        found: list[Move] = [Pass()]
        for lying in state.rows[self.seat]:
            for asked in state.others(self.seat):
                if state.coins[asked] and state.team_of(asked) != state.team_of(self.seat):
                    found.append(Demand(lying.card, asked))
                if not lying.is_known_to(asked):
                    found.append(Show(lying.card, asked))
                if state.has_room(asked):
                    found.append(Give(lying.card, asked))
        return found

    def resolve(self, state: Parley, move: Demand | Show | Give | Pass, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Demand):
            self.make_demand(state, move, log)
            return
        if isinstance(move, Show):
            show(state, self.seat, move.asked, move.card, log)
        elif isinstance(move, Give):
            give(state, self.seat, move.asked, move.card, log)
        else:
            log.append(Passed(self.seat))
        end_turn(state, log)

    def make_demand(self, state: Parley, move: Demand, log: list[Event]) -> None:
        """PY-3.02: everybody with cards is asked, whatever they are, or the silence would tell."""
        demand(state, self.seat, move.asked, move.card, log)
        seats = [seat for seat in state.others(self.seat) if state.rows[seat]]
        answers = [CounterDecision(seat, self.seat, move.asked, move.card) for seat in seats]
        state.pending.append(Settle(self.seat, move.asked, move.card))
        state.pending += reversed(answers)

    def targets(self, state: Parley) -> list[Target]:
        return in_sight(state, self.seat)

    def targets_of(self, move: Demand | Show | Give | Pass) -> tuple[Target, ...]:
        aims = super().targets_of(move)
        return aims if isinstance(move, Pass) else (*aims, Button(kind_of(move)))

    def refusal(self, state: Parley, target: Target) -> Refusal:
        if target == Button("draw"):
            return NoDrawNow("PY-2.01")
        if isinstance(target, Card) and target.card not in state.hand(self.seat):
            return NotYourCard("PY-1.03", target.card)
        if target == Seat(self.seat):
            return NotYourself(self.rule)
        return NothingToAsk(self.rule, target.seat) if isinstance(target, Seat) else NobodyToAsk(self.rule)


class CounterDecision(Decision):
    """PY-3.02"""

    kind, rule = "counter", "PY-3.02"
    figures_type = DemandFigures

    def __init__(self, seat: int, mover: int, asked: int, card: str) -> None:
        self.seat = seat
        self.mover = mover
        self.asked = asked
        self.card = card

    def always_asked(self, state: Parley) -> bool:
        """Whoever is not asked has nothing to counter with."""
        return True

    def reaction(self, state: Parley) -> Reaction:
        answers = [answer for answer in reversed(state.pending) if isinstance(answer, CounterDecision)]
        return Reaction(Pass(), tuple(answer.seat for answer in answers), (self.asked,))

    def figures(self, state: Parley) -> DemandFigures:
        return DemandFigures(self.mover, self.asked, self.card)

    def moves(self, state: Parley) -> list[Move]:
        return [Pass(), *(Counter(card) for card in state.hand(self.seat) if beats(card, self.card))]

    def resolve(self, state: Parley, move: Counter | Pass, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Counter):
            counter(state, self.seat, move.card, log)
            state.pending.clear()  # nobody else needs to answer, and there is nothing to settle
            pay(state, self.mover, self.seat, 1, log)
            end_turn(state, log)
            return
        log.append(Passed(self.seat))

    def targets(self, state: Parley) -> list[Target]:
        return in_sight(state, self.seat)

    def refusal(self, state: Parley, target: Target) -> Refusal:
        if not isinstance(target, Card):
            return AnswerFirst(self.rule, self.card)
        if target.card not in state.hand(self.seat):
            return NotYourCard("PY-1.03", target.card)
        return (OtherSuit if target.card[0] != self.card[0] else TooLow)(self.rule, target.card, self.card)


class Settle(Step):
    """PY-3.01: everybody passed, or nobody could be asked. The demand is paid."""

    def __init__(self, mover: int, asked: int, card: str) -> None:
        self.mover = mover
        self.asked = asked
        self.card = card

    def take(self, state: Parley, chance: Chance, log: list[Event]) -> None:
        pay(state, self.asked, self.mover, price(self.card), log)
        end_turn(state, log)
