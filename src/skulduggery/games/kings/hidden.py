"""Who sees what (specification, section 9): `view` and `resample` stand side by side, because they must agree.

Hidden are the hands and what lies face down; packs and face-down tiles are bags, in which nothing is hidden but luck.
"""

from typing import Final

from ...core.chance import Chance
from .abilities import active_captains
from .components import (
    CAPTAIN_ABILITY,
    CARDS,
    COLOURS,
    CREW_ABILITY,
    FACE_DOWN,
    KINDS,
    NOBODY,
    PARTS,
    PIRATES,
    SHIP,
    TILE_KINDS,
    TILE_NATIONS,
    TREASURE_MAP,
    WARSHIP,
)
from .fields import CardKind
from .fight_view import fight_view, modifier_views
from .fights import NATION, has_fought, of_ship
from .islands import maps_needed
from .sea import the_sea
from .state import Kings, Ship, ship_id
from .views import DigView, KingsView, PackView, PirateView, ShipView, TileView
from .windows import DIG_WINDOW, WINDOWS


def view(state: Kings, seat: int | None) -> KingsView:
    setting, over = state.setting, bool(state.reason)
    sea = setting.sea
    return KingsView(
        seat=seat,
        active=state.active,
        starter=state.starter,
        round=state.round,
        last_round=setting.last_round,
        target=setting.target,
        moves_left=state.moves_left(),
        tailwinds=state.tailwinds,
        fought=tuple([each for each in range(setting.players) if has_fought(state, each)]),
        raided=has_fought(state, NATION),
        dutchman=state.name(state.dutchman),
        ships=tuple([ship_view(state, each) for each in range(setting.players)]),
        tiles=tuple([TILE_VIEWS[place][state.tiles[place]] for place in sea.tile_places if state.tiles[place]]),
        removed=tuple([TILE_VIEWS[place][tile] for place, tile in state.removed]),
        hand=() if seat is None else hand_view(state.ships[seat]),
        hands=tuple([hand_view(ship) for ship in state.ships]) if over else (),
        actions=PackView(len(state.actions), tuple([CARDS[kind] for kind in state.action_discards])),
        loot=PackView(len(state.loot), tuple(state.loot_discards)),
        pirates=PackView(len(state.pirates), tuple([PIRATES[pirate] for pirate in state.pirate_discards])),
        window=None if state.window == NOBODY else WINDOWS[state.window],
        passes=state.passes if state.window != NOBODY else 0,
        fight=None if state.fight is None else fight_view(state, state.fight),
        dig=dig_view(state) if state.window == DIG_WINDOW else None,
        reason=state.reason,
    )


def ship_view(state: Kings, seat: int) -> ShipView:
    ship = state.ships[seat]
    return ShipView(
        ship=ship_id(seat),
        seat=seat,
        colour=COLOURS[ship.colour],
        place=state.name(ship.place),
        money=ship.money,
        parts=tuple([part for bit, part in enumerate(PARTS) if ship.parts >> bit & 1]),
        sails=ship.sails(),
        moves=ship.moves(),
        rum=ship.rum,
        rum_room=ship.rum_room(),
        cannonballs=ship.cannonballs,
        cannonball_room=ship.cannonball_room(),
        scurvy=ship.scurvy,
        pirates=crew_view(ship),
        pirate_room=ship.pirate_room(),
        cards=ship.cards,
        card_limit=ship.hand_limit(),
        maps_shown=ship.maps_shown,
        dug=places_view(state, ship.dug),
        beaten=places_view(state, ship.beaten),
        raid=modifier_views(of_ship(ship, WARSHIP)),
        duel=modifier_views(of_ship(ship, SHIP)),
        clues=modifier_views(ship.abilities.in_digs),
    )


def crew_view(ship: Ship) -> tuple[PirateView, ...]:
    leading = active_captains(ship.crew, ship.captain)
    return tuple([PIRATE_VIEWS[pirate][(pirate == ship.captain) + (pirate in leading)] for pirate in ship.crew])


def pirate_view(pirate: int, rank: int) -> PirateView:
    """Rank 0: one of the crew; 1: in a council; 2: captain."""
    return PirateView(PIRATES[pirate], CREW_ABILITY[pirate], CAPTAIN_ABILITY[pirate], rank == 2, rank > 0)


def places_view(state: Kings, places: int) -> tuple[str, ...]:
    if not places:
        return ()
    return tuple([name for place, name in enumerate(state.setting.sea.names) if places >> place & 1])


def tile_view(place: int, tile: int) -> TileView:
    sea = the_sea()
    back = "shark" if sea.dark[place] else "ocean"
    if tile == FACE_DOWN:
        return TileView(sea.names[place], back, None, None)
    return TileView(sea.names[place], back, TILE_KINDS[tile], TILE_NATIONS[tile])


def hand_view(ship: Ship) -> tuple[CardKind, ...]:
    return tuple([CARDS[kind] for kind in ship.cards_in_hand()])


def dig_view(state: Kings) -> DigView:
    place = state.ships[state.active].place
    return DigView(state.name(place), maps_needed(state, state.active), state.setting.sea.treasure[place])


# Ready-made: a match shows the same tiles and pirates thousands of times.
TILE_VIEWS: Final = [
    [tile_view(place, tile) for tile in (*range(len(TILE_KINDS)), FACE_DOWN)] for place in range(the_sea().grid.size)
]
PIRATE_VIEWS: Final = [[pirate_view(pirate, rank) for rank in range(3)] for pirate in range(len(PIRATES))]


def resample(state: Kings, seat: int | None, chance: Chance) -> Kings:
    """The cards in other hands could be any that `seat` does not see, as far as digs have not told otherwise."""
    guess = state.copy()
    if guess.reason:
        return guess
    others = [ship for other, ship in enumerate(guess.ships) if other != seat and ship.cards]
    for ship in others:
        known = ship.maps_shown
        guess.actions += [kind for kind in ship.cards_in_hand() if kind != TREASURE_MAP]
        guess.actions += [TREASURE_MAP] * (ship.hand[TREASURE_MAP] - known)
    guess.actions.sort()  # so that the guess depends only on luck and on what the seat knows
    while not deal(guess, others, chance):
        pass
    return guess


def deal(guess: Kings, others: list[Ship], chance: Chance) -> bool:
    """Deal all unknown cards anew. Says whether no hand has more maps than it can have; if not, nothing is changed."""
    pack = guess.actions[:]
    hands: list[list[int]] = []
    for ship in others:
        hand = [0] * KINDS
        hand[TREASURE_MAP] = ship.maps_shown
        for _ in range(ship.cards - ship.maps_shown):
            hand[chance.draw(pack)] += 1
        if hand[TREASURE_MAP] > ship.maps_most:
            return False
        hands.append(hand)
    guess.actions = pack
    for ship, hand in zip(others, hands, strict=True):
        ship.hand = hand
    return True
