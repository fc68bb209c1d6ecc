"""Who sees what (specification, section 9): `view` and `resample` stand side by side, because they must agree.

What an onlooker knows of a card is kept with the card (`cards.py`), so both only have to read it.
"""

from ...core.chance import Chance
from ...core.setting import NO_LAST_ROUND
from .card_decisions import HomeDecision
from .cards import Card, face_bit
from .components import BACK_NAMES, CARDS, CARGOES, FIRST_LUCK, TREASURES, VALUES
from .components import BACKS as BACK_OF
from .sea import GROUNDS, NOWHERE
from .state import DAVY_SHIP, NOBODY, Prowl
from .views import CardView, ProwlView, ShipView, StockView
from .winning import anybody_has_won

TELLING_BACKS = [name for back, name in enumerate(BACK_NAMES) if BACK_OF.count(back) == 1]  # only one card has it
SHAKES = 24  # exchanges tried for every unknown card: far more than are needed to mix them completely
Slot = tuple[list[Card], int]


def view(state: Prowl, seat: int | None) -> ProwlView:
    setting, sea = state.setting, state.setting.sea
    return ProwlView(
        seat=seat,
        board="small" if sea.small else "large",
        active=state.active,
        ship=ship_in_play(state),
        round=state.round,
        last_round=None if setting.last_round == NO_LAST_ROUND else setting.last_round,
        starter=state.starter,
        target=setting.target,
        goal=setting.target * setting.each,
        steps=state.steps,
        roll=state.roll,
        open_cards=setting.open_cards,
        fades=setting.fades,
        ships=tuple([ship_view(state, ship, seat) for ship in range(setting.ships)]),
        davy=sea.names[state.davy] if setting.davy else None,
        commander=None if state.commander == NOBODY else state.commander,
        stock=tuple([stock_view(state, kind) for kind in range(TREASURES)]),
        blind=len(state.blind),
        pile=tuple([CARDS[card] for card in state.pile]),
    )


def ship_in_play(state: Prowl) -> str | None:
    if state.ship == DAVY_SHIP:
        return "davy"
    return None if state.ship == NOBODY else state.ship_id(state.ship)


def stock_view(state: Prowl, kind: int) -> StockView:
    return StockView(CARDS[CARGOES + kind], VALUES[CARGOES + kind], state.stock[kind])


def ship_view(state: Prowl, ship: int, seat: int | None) -> ShipView:
    sea, field, raided = state.setting.sea, state.places[ship], state.last_raid[ship]
    mine = state.owner(ship) == seat or bool(state.reason)
    onlooker = state.setting.knowledge.onlooker(seat)
    cards = card_views(state.cards[ship], onlooker, mine or state.setting.open_cards, True)
    chest = card_views(state.chests[ship], onlooker, mine, False)
    return ShipView(
        ship=state.ship_id(ship),
        seat=state.owner(ship),
        place="" if field == NOWHERE else sea.names[field],
        ground=None if field == NOWHERE else GROUNDS[sea.grounds[field]],
        cards=tuple(cards),
        cards_value=sum([VALUES[card.face] for card in state.cards[ship]]) if mine and state.cards[ship] else None,
        chest=tuple(chest),
        chest_value=state.chest_value(ship) if mine else None,
        last_raid=None if raided == NOWHERE else sea.names[raided],
        wrecked=state.wrecked[ship],
        idle=state.idle[ship],
        alive=field != NOWHERE,
        home=sea.names[state.home(ship)],
        cannons=state.cannons(ship),
        secret=has_secret(chest) or (has_secret(cards) and not state.setting.open_cards),
    )


def card_views(cards: list[Card], onlooker: int, shown: bool, remembered: bool) -> list[CardView]:
    """By back, known faces first: the order in which cards came must not tell them apart. PR-14.01, PR-14.03"""
    found: list[tuple[int, int]] = []
    for card in cards:
        known = shown or (remembered and card.is_known_to(onlooker))
        found.append((BACK_OF[card.face], card.face if known else FIRST_LUCK))
    return [CardView(BACK_NAMES[back], None if face == FIRST_LUCK else CARDS[face]) for back, face in sorted(found)]


def has_secret(cards: list[CardView]) -> bool:
    """Whether the viewer knows the face of a card that its back does not tell."""
    return any(card.card is not None and card.back not in TELLING_BACKS for card in cards)


def resample(state: Prowl, seat: int | None, chance: Chance) -> Prowl:
    """Unknown cards of a group change faces with each other, as far as each of them can have the other's.

    A visit to a home town is left as it is until it is over: what was moved on it limits what may still be.
    """
    guess = state.copy()
    if guess.reason:
        return guess
    onlooker = guess.setting.knowledge.onlooker(seat)
    slots = unknown_slots(guess, onlooker, visited(guess, seat))
    blind: list[Card] = []
    if guess.setting.fades:
        blind = blind_cargo(guess)
        slots += [(blind, at) for at in range(len(blind))]
    for _ in range(SHAKES * len(slots)):
        exchange(guess, slots, onlooker, chance)
    if blind:
        guess.blind = [card for card in guess.blind if card >= FIRST_LUCK] + [card.face for card in blind]
    return guess


def visited(state: Prowl, seat: int | None) -> int:
    asked = state.asked()
    return state.ship if isinstance(asked, HomeDecision) and asked.seat != seat else NOBODY


def blind_cargo(state: Prowl) -> list[Card]:
    """PR-14.07: where announcements fade nobody knows which Cargo Cards are left in the blind stack."""
    knowledge = state.setting.knowledge
    return [knowledge.unknown(card) for card in state.blind if card < CARGOES]


def unknown_slots(state: Prowl, onlooker: int, visited_ship: int) -> list[Slot]:
    found: list[Slot] = []
    for ship in range(state.setting.ships):
        if ship != visited_ship:
            lists = [state.chests[ship]] if state.setting.open_cards else [state.cards[ship], state.chests[ship]]
            for cards in lists:
                found += [(cards, at) for at, card in enumerate(cards) if not card.is_known_to(onlooker)]
    return found


def exchange(state: Prowl, slots: list[Slot], onlooker: int, chance: Chance) -> None:
    """Let two cards of one group change faces, if each can have the other's and nobody would have won by it."""
    one_list, one_at = slots[chance.below(len(slots))]
    two_list, two_at = slots[chance.below(len(slots))]
    one, two = one_list[one_at], two_list[two_at]
    if one.face == two.face or BACK_OF[one.face] != BACK_OF[two.face] or one.groups[onlooker] != two.groups[onlooker]:
        return
    if one.faces[onlooker] & face_bit(two.face) and two.faces[onlooker] & face_bit(one.face):
        one_list[one_at], two_list[two_at] = one.with_face(two.face), two.with_face(one.face)
        if one.face >= CARGOES and anybody_has_won(state):
            one_list[one_at], two_list[two_at] = one, two
