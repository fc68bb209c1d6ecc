"""Carrying out a chosen walk: gold, captures, landings and shots, in the order of section 8. PB-5.*, PB-6.*, PB-8.*"""

from typing import Final

from ...core.messages import Event
from .captivity import become_captive, capture, drop_gold
from .events import BallFired, BallGained, CoinCollected, Delivered, Escaped, GoldTaken, Robbed, ShipMoved
from .fields import Cause, EscapeCause
from .sailing import DELIVERY, HOARD, Outcome
from .sea import NO_ISLAND
from .state import NOBODY, Blackwood
from .winning import check_delivery

ESCAPES: Final[dict[Cause, EscapeCause]] = {"sail": "six", "breeze": "breeze", "siren": "siren"}  # no blast frees


def carry_out(state: Blackwood, ship: int, way: Outcome, cause: Cause, mover: int, log: list[Event]) -> None:
    """Sail the walk of `way`; PB-13.01: what follows a win is not played."""
    start, captive = state.places[ship], state.is_captive(ship)
    trail = way.walk.trail(state.setting.sea.names)
    story: list[Event] = []
    state.places[ship] = way.walk.square
    if way.deeds:
        trail = settle_gold(state, ship, trail, way, story)
    log.append(ShipMoved(state.ship_id(ship), mover, trail[0], trail[-1], trail, cause))
    if captive:
        log.append(Escaped(state.ship_id(ship), trail[0], ESCAPES[cause]))
    log += story
    if not state.reason:
        arrive(state, ship, start, log)
        if cause == "breeze" and state.setting.bars_wake:
            state.wake = wake_of(state, ship, way)
        if way.fire != NOBODY:
            fire(state, ship, way.fire, log)


def wake_of(state: Blackwood, ship: int, way: Outcome) -> int:
    """PB-4.14: the squares on which the ship was, but for its own; with `no_u_turn` the last of them alone."""
    sea, left = state.setting.sea, way.walk.squares()
    if left[-1] == state.places[ship]:
        left.pop()
    if sea.bars_only_u_turns:
        left = left[-1:]
    return sum({sea.bits[square] for square in left}) & ~sea.bits[state.places[ship]]


def settle_gold(state: Blackwood, ship: int, trail: tuple[str, ...], way: Outcome, log: list[Event]) -> tuple[str, ...]:
    """Take and deliver along the trail; tells how far of it was really sailed."""
    for position, source, amount in way.deeds:
        if source == DELIVERY:
            deliver(state, ship, log)
        else:
            take(state, ship, trail[position], source, amount, log)
        if state.reason:
            state.places[ship] = state.setting.sea.port
            return trail[: position + 1]
    return trail


def take(state: Blackwood, ship: int, square: str, source: int, amount: int, log: list[Event]) -> None:
    """PB-6.02: a coin of the hoard. PB-7.02, PB-7.05: abandoned gold."""
    state.coins[ship] += amount
    if source == HOARD:
        state.hoard -= amount
        log.append(CoinCollected(state.ship_id(ship), square, amount))
        return
    state.gold[source] -= amount
    if not state.gold[source]:
        del state.gold[source]
    log.append(GoldTaken(state.ship_id(ship), square, amount))


def deliver(state: Blackwood, ship: int, log: list[Event]) -> None:
    """PB-6.04: everything carried goes to the owner's store."""
    seat, amount = state.owner(ship), state.coins[ship]
    state.stores[seat] += amount
    state.coins[ship] = 0
    log.append(Delivered(seat, state.ship_id(ship), amount, state.stores[seat]))
    check_delivery(state, log)


def arrive(state: Blackwood, ship: int, start: int, log: list[Event]) -> None:
    """What the last square does: a jailer at sea or at home captures, an ordinary island gives a ball."""
    sea = state.setting.sea
    square = state.places[ship]
    jailer = state.jailer_at(square)
    if jailer >= 0:
        capture(state, [ship], jailer, [], log)
    elif state.is_captive(ship):
        become_captive(state, ship, sea.lairs.index(square), square, log)
    elif sea.islands[square] not in (NO_ISLAND, sea.islands[start]):
        gain_ball(state, state.owner(ship), log)


def gain_ball(state: Blackwood, seat: int, log: list[Event]) -> None:
    """PB-5.03: landing earns a cannonball. PB-5.05: not from an empty stockpile."""
    if state.setting.unlimited:
        state.balls[seat] += 1
        log.append(BallGained(seat, None))
    elif state.stockpile:
        state.balls[seat] += 1
        state.stockpile -= 1
        log.append(BallGained(seat, state.stockpile))


def fire(state: Blackwood, ship: int, target: int, log: list[Event]) -> None:
    """PB-8.13: the ball goes back first. PB-8.07: the shooter takes all that fits, the rest stays there."""
    seat, square = state.owner(ship), state.places[ship]
    state.balls[seat] -= 1
    if not state.setting.unlimited:
        state.stockpile += 1
    stockpile = None if state.setting.unlimited else state.stockpile
    log.append(BallFired(seat, state.ship_id(ship), state.ship_id(target), stockpile))
    coins = state.coins[target]
    booty = min(coins, state.setting.limit - state.coins[ship])
    state.coins[target] = 0
    state.coins[ship] += booty
    if booty:
        log.append(Robbed(state.ship_id(ship), state.ship_id(target), booty))
    drop_gold(state, target, square, coins - booty, log)
