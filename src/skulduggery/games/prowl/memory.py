"""Cards move, and each onlooker may lose track of them: updates what everybody knows. PR-14.01 to PR-14.07"""

from .cards import Card, face_bit
from .components import BACKS
from .state import Prowl

Pile = list[Card]


def piles(state: Prowl) -> list[Pile]:
    """All ships, then all chests."""
    return state.cards + state.chests


def announce(state: Prowl, ship: int, face: int) -> None:
    """A card comes aboard face up, so that everybody knows it."""
    state.cards[ship].append(state.setting.knowledge.announced(face, state.owner(ship)))


def show_and_take(state: Prowl, pile: Pile, face: int) -> None:
    """Take a card away, face up. For an onlooker who did not know where it was, the cards it could have been mix."""
    at = first_with(pile, face)
    if not state.setting.fades and not all_known(state, pile):
        for onlooker in range(state.setting.knowledge.onlookers):
            mix_candidates(state, pile, at, face, onlooker)
        at = first_with(pile, face)
    gone = pile.pop(at)
    settle_groups(state, gone)


def first_with(pile: Pile, face: int) -> int:
    for at, card in enumerate(pile):
        if card.face == face:
            return at
    raise ValueError(f"no card {face} here")


def all_known(state: Prowl, pile: Pile) -> bool:
    """Whether everybody knows all cards here: the usual case. Open cards are always the same objects."""
    known = state.setting.knowledge.open_cards
    for card in pile:
        if card is not known[card.face]:
            return False
    return True


def mix_candidates(state: Prowl, pile: Pile, at: int, face: int, onlooker: int) -> None:
    """Before a face is shown: mix all cards here that could have it for this onlooker, unless one is known to."""
    bit = face_bit(face)
    same_back = [place for place, card in enumerate(pile) if BACKS[card.face] == BACKS[face]]
    for place in same_back:
        if pile[place].face == face and pile[place].is_known_to(onlooker):
            exchange_knowledge(pile, at, place, onlooker)
            return
    mix(state, pile, [place for place in same_back if pile[place].faces[onlooker] & bit], onlooker)


def exchange_knowledge(pile: Pile, at: int, place: int, onlooker: int) -> None:
    """Two cards have the same face: exchange what the onlooker knows of them, so that the shown one is known."""
    if at == place:
        return
    one, two = pile[at], pile[place]
    pile[at] = informed(one, onlooker, two.faces[onlooker], two.groups[onlooker])
    pile[place] = informed(two, onlooker, one.faces[onlooker], one.groups[onlooker])


def informed(card: Card, onlooker: int, faces: int, group: int) -> Card:
    """The same card, but the onlooker knows something else about it."""
    return Card(card.face, changed(card.faces, onlooker, faces), changed(card.groups, onlooker, group))


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def move_unseen(state: Prowl, source: Pile, goal: Pile, face: int, owner: int) -> None:
    """PR-14.03: from ship to chest or back. Others see the back alone, so they mix all cards that it can have been."""
    shift(state, source, goal, face, owner, 0)
    settle_groups(state, goal[-1])


def swap_unseen(state: Prowl, aboard: Pile, chest: Pile, out: int, into: int, owner: int) -> None:
    """The chest holds one Cargo Card, so everybody knows what comes out of it; what goes in is one of the others."""
    shift(state, chest, aboard, into, owner, 0)
    shift(state, aboard, chest, out, owner, 1)
    settle_groups(state, aboard[-1])
    settle_groups(state, chest[-1])


def shift(state: Prowl, source: Pile, goal: Pile, face: int, owner: int, apart: int) -> None:
    """Move a card face down. Onlookers do not know which of the cards with its back it is.

    The last `apart` cards of the source are not among these: everybody has just seen them arrive.
    """
    setting = state.setting
    if not setting.fades and not setting.open_cards:
        doubtful = source[: len(source) - apart]
        places = [at for at, card in enumerate(doubtful) if BACKS[card.face] == BACKS[face]]
        for onlooker in range(setting.knowledge.onlookers):
            if onlooker != owner:
                mix(state, source, places, onlooker)
    moved = source.pop(first_with(source, face))
    goal.append(setting.knowledge.held(face, owner) if setting.fades else moved)


def mix(state: Prowl, pile: Pile, places: list[int], onlooker: int) -> None:
    """The cards at these places can no longer be told apart."""
    faces, groups, mixed = 0, list[int](), False
    for at in places:
        card = pile[at]
        if faces and card.faces[onlooker] != faces:
            mixed = True
        if card.groups[onlooker] and card.groups[onlooker] not in groups:
            groups.append(card.groups[onlooker])
        faces |= card.faces[onlooker]
    if not mixed and len(groups) < 2:
        return
    state.mixtures += 1
    for other in piles(state):
        for at, card in enumerate(other):
            if card.groups[onlooker] and card.groups[onlooker] in groups:
                other[at] = informed(card, onlooker, card.faces[onlooker], state.mixtures)
    for at in places:
        pile[at] = informed(pile[at], onlooker, faces, state.mixtures)


def settle_groups(state: Prowl, card: Card) -> None:
    """After a card was moved or shown: if all cards of a group lie in one pile, the onlooker knows them again."""
    for onlooker, group in enumerate(card.groups):
        if group:
            settle(state, onlooker, group)


def settle(state: Prowl, onlooker: int, group: int) -> None:
    found: Pile | None = None
    for pile in piles(state):
        for card in pile:
            if card.groups[onlooker] == group:
                if found is not None and found is not pile:
                    return
                found = pile
    if found is not None:
        for at, card in enumerate(found):
            if card.groups[onlooker] == group:
                found[at] = informed(card, onlooker, face_bit(card.face), 0)


def hand_over(state: Prowl, loser: int, winner: int) -> None:
    """PR-14.04: all cards of a ship come aboard another. The winner sees them, the loser remembers them."""
    owner, taken = state.owner(winner), state.cards[loser]
    state.cards[loser] = []
    for card in taken:
        if state.setting.fades:
            state.cards[winner].append(state.setting.knowledge.held(card.face, owner))
        else:
            state.cards[winner].append(informed(card, owner, face_bit(card.face), 0) if card.groups[owner] else card)
    for card in taken:
        settle_groups(state, card)
