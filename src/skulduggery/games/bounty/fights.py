"""Raids of pirates, engagements of warships, and shoot-outs. BO-A.*, BO-W.*"""

from ...core.chance import Chance
from ...core.messages import Event
from .cargo import take_cargo
from .commission import make_claim, robbers
from .components import PIRATE, SHOOTOUT_ROLLS, WARSHIP
from .events import Engaged, NoWarshipCame, Raided, ShootoutFought
from .roles import TEMPORARY, is_known_pirate, is_known_warship, is_pirate, is_warship, role, show_card
from .state import Bounty


def rivals_at(state: Bounty, ship: int, square: int) -> list[int]:
    """BO-A.03: all ships of other players on a square."""
    owner = state.owner(ship)
    return [other for other, at in enumerate(state.places) if at == square and state.owner(other) != owner]


def raid_squares(state: Bounty, ship: int) -> list[int]:
    """BO-A.02, BO-A.04: squares in reach with a ship to attack, for a ship that is a pirate."""
    setting = state.setting
    steps, owner = setting.sea.steps[state.places[ship]], state.owner(ship)
    found: list[int] = []
    for other, square in enumerate(state.places):
        if steps[square] > state.roll or setting.safe[square] or square in found:
            continue
        if state.owner(other) != owner and is_prey(state, other):
            found.append(square)
    found.sort()
    return found


def is_prey(state: Bounty, ship: int) -> bool:
    """BO-A.02, BO-W.03: any ship. BO-A.17: by house rule with a card aboard."""
    return state.setting.takes_empty_prey or state.has_cargo(ship)


def raid_ships(state: Bounty, ship: int, squares: list[int]) -> list[int]:
    """BO-A.15: one ship alone, where several lie on one of these squares."""
    found: list[int] = []
    for square in squares:
        rivals = rivals_at(state, ship, square)
        if len(rivals) > 1:
            found += [rival for rival in rivals if is_prey(state, rival)]
    return sorted(found)


def engage_targets(state: Bounty, ship: int) -> list[int]:
    """BO-W.03, BO-C.05: the ships that a warship may engage now."""
    steps = state.setting.sea.steps[state.places[ship]]
    return [
        other
        for other, square in enumerate(state.places)
        if steps[square] <= state.roll and not state.is_safe(other) and may_engage(state, ship, other)
    ]


def may_engage(state: Bounty, ship: int, other: int) -> bool:
    """Reach aside: one known pirate or warship of another player; with the commission the robber."""
    if state.owner(other) == state.owner(ship) or not is_prey(state, other):
        return False
    if role(state, ship) == TEMPORARY:
        return other in robbers(state, ship)
    return is_known_pirate(state, other) or is_known_warship(state, other)


def raid(state: Bounty, ship: int, targets: list[int], chance: Chance, log: list[Event]) -> bool:
    """BO-A.03, BO-A.05: the raider has arrived. False if it was beaten by a warship."""
    show_card(state, ship, log)
    names = tuple([state.ship_id(target) for target in targets])
    square = state.setting.sea.names[state.places[ship]]
    log.append(Raided(state.owner(ship), state.ship_id(ship), square, names))
    warships = [target for target in targets if is_warship(state, target)]
    if warships:
        come_to_the_rescue(state, ship, targets, warships, chance, log)
        return False
    return True


def must_answer(state: Bounty, ship: int, targets: list[int], log: list[Event]) -> list[int]:
    """BO-A.14: every ship whose top card lies face down, so that the question tells nobody anything but that it is no
    warship.
    """
    hidden = [target for target in targets if state.holds[target] and not state.shown[target]]
    for target in hidden:
        rule_out(state, target, WARSHIP)
    if hidden:
        log.append(
            NoWarshipCame(state.owner(ship), state.ship_id(ship), tuple([state.ship_id(target) for target in hidden]))
        )
    return hidden


def defend(state: Bounty, ship: int, targets: list[int], chance: Chance, log: list[Event]) -> None:
    """BO-A.06, BO-A.07: every pirate among the targets must fight, and who shows no card is none."""
    pirates = [target for target in targets if is_pirate(state, target)]
    for target in targets:
        if target in pirates:
            show_card(state, target, log)
        else:
            rule_out(state, target, PIRATE)
            rule_out(state, target, WARSHIP)
    plunder(state, ship, targets, pirates, chance, log)


def plunder(state: Bounty, ship: int, targets: list[int], pirates: list[int], chance: Chance, log: list[Event]) -> None:
    """The raider and the pirates that defend themselves shoot it out; the winner takes the cargo of all."""
    winner = shoot_out(state, [ship, *pirates], chance, log) if pirates else ship
    rob(state, winner, [ship, *targets], [ship, *pirates], log)


def come_to_the_rescue(
    state: Bounty, ship: int, targets: list[int], warships: list[int], chance: Chance, log: list[Event]
) -> None:
    """BO-A.05: every warship shows its card, and one of them takes the raider's cargo. Pirates stay hidden."""
    for target in targets:
        if target in warships:
            show_card(state, target, log)
        else:
            rule_out(state, target, WARSHIP)
    winner = shoot_out(state, warships, chance, log) if len(warships) > 1 else warships[0]
    take_cargo(state, winner, ship, log)


def rule_out(state: Bounty, ship: int, kind: int) -> None:
    """Section 9: a raided ship that shows no card tells something about the one on top."""
    if state.holds[ship]:
        state.holds[ship][-1].rule_out(kind)


def rob(state: Bounty, winner: int, ships: list[int], fighters: list[int], log: list[Event]) -> None:
    """BO-A.06, BO-A.07; BO-A.13: but no ship of the same player. BO-A.12: who was robbed by a pirate has a claim.

    BO-C.11: by house rule only who did not fight (BO-A.14).
    """
    for loser in ships:
        if state.owner(loser) != state.owner(winner) and state.has_cargo(loser):
            take_cargo(state, winner, loser, log)
            if state.setting.all_robbed_may_claim or loser not in fighters:
                make_claim(state, loser, winner, log)


def engage(state: Bounty, ship: int, target: int, chance: Chance, log: list[Event]) -> None:
    """BO-W.04 to BO-W.06, BO-C.05: the warship has arrived."""
    show_card(state, ship, log)
    log.append(Engaged(state.owner(ship), state.ship_id(ship), state.ship_id(target)))
    winner = ship
    if is_warship(state, target):
        winner = shoot_out(state, [ship, target], chance, log)
    take_cargo(state, winner, target if winner == ship else ship, log)


def shoot_out(state: Bounty, ships: list[int], chance: Chance, log: list[Event]) -> int:
    """BO-A.08: three throws each in a row, then those tied for highest one each, until one is highest."""
    rolls = [[chance.die() for _ in range(SHOOTOUT_ROLLS)] for _ in ships]
    totals = [sum(dice) for dice in rolls]
    tied = highest(totals, list(range(len(ships))))
    ties = 0
    while len(tied) > 1:
        ties += 1
        for at in tied:
            rolls[at].append(chance.die())
        tied = highest([dice[-1] for dice in rolls], tied)
    winner = ships[tied[0]]
    log.append(
        ShootoutFought(
            tuple([state.ship_id(ship) for ship in ships]),
            tuple([state.owner(ship) for ship in ships]),
            tuple([tuple(dice) for dice in rolls]),
            tuple(totals),
            ties,
            state.ship_id(winner),
            state.owner(winner),
        )
    )
    return winner


def highest(figures: list[int], among: list[int]) -> list[int]:
    best = max([figures[at] for at in among])
    return [at for at in among if figures[at] == best]
