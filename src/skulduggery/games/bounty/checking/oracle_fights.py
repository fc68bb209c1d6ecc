"""Makes attacks in the engine and in the oracle, with the same dice, and compares the fleets. BO-A.*, BO-W.*"""

from ....checks.question import asked_in
from ....core.chance import FastChance
from ....core.messages import Move
from .. import GAME
from ..components import CARDS, KIND_NAMES, KINDS
from ..moves import Engage, Raid
from ..state import NOBODY, Bounty
from .oracle import Fleet, Vessel


def fleet_of(state: Bounty, square: str) -> Fleet:
    at = state.setting.sea.index[square]
    ships = [
        Vessel(
            state.owner(ship),
            state.places[ship] == at,
            [named(cargo.card) for cargo in state.holds[ship]],
            [named(cargo.card) for cargo in state.plunders[ship]],
            state.shown[ship],
            None if state.claims[ship] == NOBODY else state.claims[ship],
        )
        for ship in range(state.setting.ships)
    ]
    options = state.setting.options
    return Fleet(
        ships,
        None if state.commission == NOBODY else state.commission,
        options.claimants == "robbed",
        options.second_claim == "first",
        options.hunter == "player",
    )


def named(card: int) -> tuple[str, str]:
    return KIND_NAMES[KINDS[card]], CARDS[card]


def target_of(state: Bounty, move: Move) -> int:
    assert isinstance(move, Engage)
    return state.ship_called(move.ship)


def attacks_in(state: Bounty) -> list[Raid | Engage]:
    """The oracle knows raids of all ships on a square, in which pirates must fight."""
    if state.setting.options.hidden_pirates != "fight" or asked_in(state).kind != "sail":
        return []
    return [move for move in GAME.legal_moves(state) if isinstance(move, Raid | Engage)]


def compare_attack(state: Bounty, ship: int, move: Raid | Engage, seed: int) -> None:
    """Changes `state`."""
    sea = state.setting.sea
    square = move.square if isinstance(move, Raid) else sea.names[state.places[target_of(state, move)]]
    expected = fleet_of(state, square)
    expected.ships[ship].here = True
    dice = FastChance(seed)
    if isinstance(move, Raid):
        expected.raid(ship, dice.die)
    else:
        expected.engage(ship, target_of(state, move), dice.die)
    GAME.apply(state, move, FastChance(seed))
    assert fleet_of(state, square) == expected, move


def compare_attacks(state: Bounty, seed: int) -> int:
    """Tries every attack in a copy. Returns how many there were."""
    attacks = attacks_in(state)
    for move in attacks:
        compare_attack(state.copy(), state.ship, move, seed)
    return len(attacks)
