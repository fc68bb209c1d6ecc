"""What a fight of King of the Pirates is worth before it is decided: loot, and the odds as a seat sees them."""

from typing import Final

from .cards import FIGHT_CARDS
from .components import ATTACK, MERCENARIES, NOBODY, SHIP, SOLDIERS, TOWN
from .fights import BOTH, DEFENDER, FIRST, SECOND, attack_total, defence_total, loot_cards
from .foresight import chance_to_win
from .heuristic_odds import MEAN_LOOT
from .modifiers import Modifier
from .state import Fight, Kings, Ship
from .windows import FIGHT_WINDOW, is_asked, still_asked

SAFE: Final = 0.98  # odds of a side that leads by more than one card of a rival can change
AHEAD: Final = 0.95  # odds of a side that leads by less
CARDED: Final = 0.8  # odds of a side that is behind, but holds the cards to change that
SHOT: Final = 120.0  # the price of the cannonballs that an attacker who is behind will probably need
ENVY: Final = 0.3  # weight of a fight between others
DUEL: Final = 1.3  # in a duel the rival loses what is won


def fight_value(state: Kings, fight: Fight, seat: int) -> float:
    """What the fight brings or costs the seat."""
    if fight.foe != SHIP:
        odds = raid_odds(state, fight, seat)
        gain = MEAN_LOOT * loot_cards(state, fight) * odds
        return gain - (SHOT if odds < CARDED else 0.0) if seat == fight.attacker else -ENVY * gain
    balance = duel_balance(state, fight, duel_odds(state, fight))
    if seat == fight.attacker:
        return balance
    return -balance if seat == fight.defender else 0.0


def duel_balance(state: Kings, fight: Fight, odds: float) -> float:
    """What a duel brings its attacker on average."""
    loot = MEAN_LOOT * loot_cards(state, fight)
    gain = min(loot, state.ships[fight.defender].money)
    loss = min(loot, state.ships[fight.attacker].money)
    return DUEL * (gain * odds - loss * (1 - odds))


def spending_odds(state: Kings, fight: Fight) -> float:
    """The odds that the place of the fight cannot be raided again after it."""
    stays = fight.foe == SHIP or (fight.foe >= TOWN and state.setting.raids_again)
    return 0.0 if stays else raid_odds(state, fight, fight.attacker)


# --- raids


def raid_odds(state: Kings, fight: Fight, seat: int) -> float:
    """The odds of the attacker. If it is behind, only what it can still answer counts.

    Soldiers in the hand of `seat` need not be played before the attacker leads: any answer of its opens the window
    again. So they count as if they lay on the table.
    """
    lead = attack_total(state, fight) - defence_total(state, fight)
    if lead > 0:
        return SAFE if lead > FIGHT_CARDS[SOLDIERS][1] else AHEAD
    if not can_answer(state, fight.attacker):
        return 0.0
    ready = fight if seat == fight.attacker else with_soldiers(state, fight, seat)
    ship = state.ships[fight.attacker]
    lead = attack_total(state, ready) - defence_total(state, ready)
    return max(reroll_odds(state, ready, fight.attacker), CARDED if lead + cards_in_hand(ship) > 0 else 0.0)


def can_answer(state: Kings, seat: int) -> bool:
    """Whether the seat is asked before the window of the fight closes, if all others pass."""
    asked = state.asked()
    if asked is None or state.window != FIGHT_WINDOW:
        return False
    return asked.seat == seat or (is_asked(state, seat) and seat in still_asked(state, asked.seat))


def with_soldiers(state: Kings, fight: Fight, seat: int) -> Fight:
    held = state.ships[seat].hand[SOLDIERS]
    if not held:
        return fight
    twin = fight.copy()
    card, bonus = FIGHT_CARDS[SOLDIERS]
    twin.cards[DEFENDER] += (Modifier(card, held * bonus, NOBODY, seat),)
    return twin


def cards_in_hand(ship: Ship) -> int:
    """What the cards for own fights would add."""
    return FIGHT_CARDS[ATTACK][1] * ship.hand[ATTACK] + FIGHT_CARDS[MERCENARIES][1] * ship.hand[MERCENARIES]


def reroll_odds(state: Kings, fight: Fight, seat: int) -> float:
    """The odds that a side which is behind wins by its cannonballs: the best dice first, then both, again and again."""
    shots = state.ships[seat].cannonballs
    if not shots:
        return 0.0
    both = chance_to_win(state, fight, seat, BOTH)
    one = max(chance_to_win(state, fight, seat, FIRST), chance_to_win(state, fight, seat, SECOND), both)
    return 1.0 - (1.0 - one / 100) * float((1.0 - both / 100) ** (shots - 1))


# --- duels


def duel_odds(state: Kings, fight: Fight) -> float:
    """The odds of the attacker. A side that may roll again does so as long as it is behind."""
    wins = chance_to_win(state, fight, fight.attacker, 0) / 100
    if not fight.dice[2 * DEFENDER]:
        return float(wins ** (1 + state.ships[fight.defender].cannonballs))
    if not wins:
        return 1.0 - AHEAD
    return AHEAD * (1.0 - reroll_odds(state, fight, fight.defender) if rolls_again(state, fight) else 1.0)


def rolls_again(state: Kings, fight: Fight) -> bool:
    """Whether the defender is still asked about its dice."""
    asked = state.asked()
    return asked is not None and asked.kind == "duel_dice" and asked.seat == fight.defender


def duel_ahead(state: Kings, seat: int, rival: int) -> float:
    """What an attack on a rival's ship would bring, before any die has fallen."""
    fight = Fight(seat, rival, SHIP, NOBODY)
    wins = chance_to_win(state, fight, seat, BOTH) / 100
    return duel_balance(state, fight, float(wins ** (1 + state.ships[rival].cannonballs / 2)))
