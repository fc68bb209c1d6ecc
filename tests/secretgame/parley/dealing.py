"""Cards and coins that change owner. PY-2, PY-3, PY-4 and PY-5"""

from skulduggery.core.chance import Chance
from skulduggery.core.messages import Event

from .events import CardDrawn, CardGiven, CardShown, CoinsPaid, Countered, Demanded, PackShuffled
from .state import FaceDown, Parley, seats_of


def draw_card(state: Parley, seat: int, chance: Chance, log: list[Event]) -> None:
    """PY-2.01; PY-2.02: a shuffled card has no knowers any more."""
    if not state.deck:
        state.deck, state.discards = state.discards, []
        log.append(PackShuffled(len(state.deck)))
    lying = FaceDown(chance.draw(state.deck), state.team(seat))
    state.rows[seat].append(lying)
    log.append(CardDrawn(seat, lying.card, lying.knowers()))


def demand(state: Parley, seat: int, asked: int, card: str, log: list[Event]) -> None:
    """PY-3.01"""
    at = state.place_of(seat, card)
    log.append(Demanded(seat, asked, card, at, discard(state, seat, at)))


def counter(state: Parley, seat: int, card: str, log: list[Event]) -> None:
    """PY-3.02"""
    at = state.place_of(seat, card)
    log.append(Countered(seat, card, at, discard(state, seat, at)))


def discard(state: Parley, seat: int, at: int) -> tuple[int, ...]:
    """PY-3.03: everybody sees it; says for whom that is news."""
    lying = state.rows[seat].pop(at)
    state.discards.append(lying.card)
    return tuple(other for other in range(state.options.players) if not lying.is_known_to(other))


def show(state: Parley, seat: int, asked: int, card: str, log: list[Event]) -> None:
    """PY-4.01"""
    at = state.place_of(seat, card)
    lying = state.rows[seat][at]
    lying.known |= 1 << asked
    log.append(CardShown(seat, asked, card, at, lying.knowers()))
    pay(state, asked, seat, 1, log)


def give(state: Parley, seat: int, asked: int, card: str, log: list[Event]) -> None:
    """PY-5.01: everybody sees which card of the row it was, so nobody's knowledge is lost."""
    at = state.place_of(seat, card)
    lying = state.rows[seat].pop(at)
    learners = state.team(asked) & ~lying.known
    lying.known |= learners
    state.rows[asked].append(lying)
    log.append(CardGiven(seat, asked, card, at, lying.knowers(), seats_of(learners)))


def price(card: str) -> int:
    return 2 if int(card[1]) >= 4 else 1


def beats(card: str, demanded: str) -> bool:
    return card[0] == demanded[0] and card[1] > demanded[1]


def pay(state: Parley, seat: int, winner: int, amount: int, log: list[Event]) -> None:
    """As many coins as there are."""
    amount = min(amount, state.coins[seat])
    if amount == 0:
        return
    state.coins[seat] -= amount
    state.coins[winner] += amount
    log.append(CoinsPaid(seat, winner, amount))
