"""What can be known before a ship sails: trades, and the chances of attacks. BO-P.02, BO-A.*, BO-W.*

Who shoots in a shoot-out has the same dice and the same rules as all others (BO-A.08), so each is as likely to win.
A raid depends on hidden cards, too: `chance_of_raid` counts the deals that fit what the seat knows.
"""

from math import comb, perm, prod
from typing import Final

from ...core.messages import Prospect
from ...core.odds import percent
from .cargo import has_traded_at
from .commission import is_offered, robbers
from .components import FEES, GOODS, KINDS, PIRATE, PORT_OF, PORTS, WARSHIP
from .fields import NoTradeReason
from .prospects import CommissionAhead, EngageAhead, NoTrade, RaidAhead, TradeAhead
from .roles import is_known_pirate, is_known_warship
from .sea import NO_PORT
from .state import Bounty, Cargo

Prospects = tuple[Prospect, ...]
LEADING = (GOODS, PIRATE, WARSHIP)
SHARES: Final = 60  # can be divided by every number of ships in a shoot-out: at most six


def in_harbour(state: Bounty, ship: int, square: int) -> Prospects:
    """BO-P.02, BO-C.03; what is sold in Home Port is certain."""
    sea = state.setting.sea
    if square == sea.admiralty and is_offered(state, ship):
        return (CommissionAhead(state.ship_id(robbers(state, ship)[0])),)
    port = sea.port_at[square]
    if port == NO_PORT:
        return ()
    reason = no_trade(state, ship, port)
    return (NoTrade(PORTS[port], reason),) if reason else (TradeAhead(PORTS[port], FEES[port]),)


def no_trade(state: Bounty, ship: int, port: int) -> NoTradeReason | None:
    """BO-P.02, from the plainest reason to the subtlest."""
    if state.distress[ship]:
        return "distress"
    if is_known_pirate(state, ship):
        return "pirate"
    if has_traded_at(state, ship, port):
        return "traded"
    if not state.packs[port]:
        return "empty"
    return "poor" if state.purses[state.owner(ship)] < FEES[port] else None


def engage_ahead(state: Bounty, target: int) -> Prospects:
    """BO-W.04 to BO-W.06: a warship shoots back, anybody else loses."""
    chance = percent(1, 2 if is_known_warship(state, target) else 1)
    return (EngageAhead(state.ship_id(target), len(state.cargo(target)), chance),)


def raid_ahead(state: Bounty, ship: int, targets: list[int]) -> Prospects:
    """Hidden pirates count as if they shot, also where they may surrender instead (a house rule)."""
    cards = sum([len(state.cargo(target)) for target in targets])
    won, of = chance_of_raid(state, state.owner(ship), targets)
    names = tuple([state.ship_id(target) for target in targets])
    return (RaidAhead(names, cards, percent(won, of)),)


# --- the chance of a raid


class Pool:
    """The cards of one port that a seat cannot place: how many of each kind, and the cargoes they may be."""

    def __init__(self, counts: list[int], cargoes: list[Cargo]) -> None:
        self.counts = counts
        self.cargoes = cargoes

    def deals(self) -> int:
        """In how many ways kinds can be dealt to the cargoes about which something is ruled out.

        The others take any card. So they leave the same number of deals whatever was dealt before.
        """
        goods, pirates, warships = self.counts
        plain, half, rest = 0, 0, 0  # neither pirate nor warship; no warship; no pirate
        for cargo in self.cargoes:
            pirate, warship = cargo.could_be(PIRATE), cargo.could_be(WARSHIP)
            plain += not pirate and not warship
            half += pirate and not warship
            rest += warship and not pirate
        found = 0
        for taken in range(half + 1):  # pirates among `half`
            left = goods - plain - (half - taken)
            if left < 0:
                continue
            first = comb(half, taken) * perm(pirates, taken) * perm(goods, plain + half - taken)
            found += first * sum([comb(rest, n) * perm(warships, n) * perm(left, rest - n) for n in range(rest + 1)])
        return found


def pools_for(state: Bounty, seat: int) -> list[Pool]:
    """By port."""
    cards: list[list[int]] = [pack[:] for pack in state.packs]
    hidden: list[list[Cargo]] = [[] for _ in PORTS]
    for ship in range(state.setting.ships):
        for cargo in state.cargo(ship):
            if not cargo.is_known_to(seat):
                cards[PORT_OF[cargo.card]].append(cargo.card)
                hidden[PORT_OF[cargo.card]].append(cargo)
    counts = [[len([card for card in known if KINDS[card] == kind]) for kind in LEADING] for known in cards]
    return [Pool(each, cargoes) for each, cargoes in zip(counts, hidden, strict=True)]


def chance_of_raid(state: Bounty, seat: int, targets: list[int]) -> tuple[int, int]:
    """In how many cases of how many the raider wins.

    BO-A.05 to BO-A.08: a warship beats the raider; of several pirates each is as likely to win.
    """
    return count_raids(state, seat, targets, pools_for(state, seat), 1)


def count_raids(state: Bounty, seat: int, targets: list[int], pools: list[Pool], shooters: int) -> tuple[int, int]:
    """Won and possible cases, `SHARES` for each deal; `shooters` 0: a warship is among the ships already."""
    if not targets:
        deals = prod([pool.deals() for pool in pools])
        return (deals * SHARES // shooters if shooters else 0), deals * SHARES
    target, *others = targets
    if not is_hidden(state, seat, target):
        return count_raids(state, seat, others, pools, after(shooters, kind_seen(state, target)))
    cargo = state.holds[target][-1]
    pool = pools[PORT_OF[cargo.card]]
    won, of = 0, 0
    for kind in LEADING:
        if cargo.could_be(kind) and pool.counts[kind]:
            number = pool.counts[kind]
            branch = pools[:]
            branch[PORT_OF[cargo.card]] = without(pool, cargo, kind)
            more = count_raids(state, seat, others, branch, after(shooters, kind))
            won, of = won + number * more[0], of + number * more[1]
    return won, of


def without(pool: Pool, cargo: Cargo, kind: int) -> Pool:
    counts = pool.counts[:]
    counts[kind] -= 1
    return Pool(counts, [other for other in pool.cargoes if other is not cargo])


def after(shooters: int, kind: int) -> int:
    if kind == WARSHIP or not shooters:
        return 0
    return shooters + (kind == PIRATE)


def is_hidden(state: Bounty, seat: int, ship: int) -> bool:
    """Whether the seat does not know what a ship is: BO-R.01, BO-R.08."""
    hold = state.holds[ship]
    return state.commission != ship and bool(hold) and not hold[-1].is_known_to(seat)


def kind_seen(state: Bounty, ship: int) -> int:
    if state.commission == ship:
        return WARSHIP
    return max(state.top_kind(ship), GOODS)
