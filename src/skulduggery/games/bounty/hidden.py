"""Who sees what (specification, section 9): `view` and `resample` stand side by side, because they must agree.

Who knows a card, and what everybody knows it is not, is kept with the card (`Cargo`), so both only have to read it.
"""

from ...core.chance import Chance
from ...core.setting import NO_LAST_ROUND
from .cargo import used_ports
from .components import CARDS, COINS, FEES, GOODS, KIND_NAMES, KINDS, PIRATE, PORT_OF, PORTS, VALUES, WARSHIP
from .fields import Role
from .roles import is_known_pirate, is_known_warship, role
from .state import NOBODY, Bounty, Cargo
from .views import BountyView, CargoView, PackView, ShipView

ROLES: list[Role] = ["merchant", "pirate", "warship", "temporary"]


def view(state: Bounty, seat: int | None) -> BountyView:
    setting, options = state.setting, state.setting.options
    return BountyView(
        seat=seat,
        active=state.active,
        ship=state.ship_id(state.ship),
        round=state.round,
        last_round=0 if state.last_round == NO_LAST_ROUND else state.last_round,
        last_call=state.called,
        mode=options.mode,
        target=setting.target,
        minutes=options.clock if options.mode == "clock" else 0,
        starter=state.starter,
        roll=state.roll,
        purses=tuple(state.purses),
        loans=tuple(state.loans),
        ious=ious(state.purses),
        ships=tuple([ship_view(state, ship, seat) for ship in range(setting.ships)]),
        packs=tuple([pack_view(state, port) for port in range(len(PORTS))]),
        chest=len(state.chest),
        discards=tuple([f"T{card + 1:02}" for card in state.discards]),
        commission=None if state.commission == NOBODY else state.ship_id(state.commission),
    )


def ious(purses: list[int]) -> tuple[int, ...]:
    """BO-B.01: what the Bank owes for want of coins, it owes to the richest, the first of several."""
    richest = purses.index(max(purses))
    owed = max(0, sum(purses) - COINS)
    return tuple([owed if seat == richest else 0 for seat in range(len(purses))])


def ship_view(state: Bounty, ship: int, seat: int | None) -> ShipView:
    claim = state.claims[ship]
    over = bool(state.reason)
    return ShipView(
        ship=state.ship_id(ship),
        seat=state.owner(ship),
        place=state.setting.sea.names[state.places[ship]],
        hold=tuple([cargo_view(cargo, seat, over) for cargo in state.holds[ship]]),
        used=tuple([port for at, port in enumerate(PORTS) if used_ports(state, ship) >> at & 1]),
        plunder=tuple([cargo_view(cargo, seat, over) for cargo in state.plunders[ship]]),
        worth=worth(state, ship) if state.cargo(ship) and (over or state.owner(ship) == seat) else None,
        shown=state.shown[ship],
        role=role_view(state, ship, seat),
        public_role=role_view(state, ship, None),
        claim=None if claim == NOBODY else state.ship_id(claim),
        commission=state.commission == ship,
        distress=state.distress[ship],
    )


def worth(state: Bounty, ship: int) -> int:
    """BO-H.01"""
    return sum([VALUES[cargo.card] for cargo in state.cargo(ship)])


def pack_view(state: Bounty, port: int) -> PackView:
    sea = state.setting.sea
    return PackView(PORTS[port], sea.names[sea.ports[port]], FEES[port], len(state.packs[port]))


def cargo_view(cargo: Cargo, seat: int | None, over: bool) -> CargoView:
    """When the match is over all hidden cards are shown."""
    card = CARDS[cargo.card] if over or cargo.is_known_to(seat) else None
    ruled_out = tuple([KIND_NAMES[kind] for kind in (PIRATE, WARSHIP) if not cargo.could_be(kind)])
    return CargoView(PORTS[PORT_OF[cargo.card]], card, ruled_out)


def role_view(state: Bounty, ship: int, seat: int | None) -> Role:
    """The true role for the owner; for the others what lies open (an empty hold is a merchant's)."""
    owned = state.owner(ship) == seat or bool(state.reason)
    if owned or not state.holds[ship] or is_known_pirate(state, ship) or is_known_warship(state, ship):
        return ROLES[role(state, ship)]
    return "unknown"


def resample(state: Bounty, seat: int | None, chance: Chance) -> Bounty:
    """Every card that `seat` does not know could be any of its port that it has not seen elsewhere, as far as verdicts
    and raids leave it open. All such deals are equally likely. Which one it is depends on luck and on what `seat` knows
    alone: packs are sorted, so that not even their order tells a bot what was drawn.
    """
    guess = state.copy()
    if guess.reason:
        return guess
    unknown: list[list[Cargo]] = [[] for _ in PORTS]
    for ship in range(guess.setting.ships):
        for cargo in guess.cargo(ship):
            if not cargo.is_known_to(seat):
                unknown[PORT_OF[cargo.card]].append(cargo)
    for pack, cargoes in zip(guess.packs, unknown, strict=True):
        pack += [cargo.card for cargo in cargoes]
        pack.sort()
        deal(cargoes, pack, chance)
    return guess


def deal(cargoes: list[Cargo], pack: list[int], chance: Chance) -> None:
    """Deal the cards of one port, which all lie in its pack, among its unknown cargoes."""
    only_goods = [cargo for cargo in cargoes if not cargo.could_be(PIRATE) and not cargo.could_be(WARSHIP)]
    no_warship = [cargo for cargo in cargoes if cargo.could_be(PIRATE) and not cargo.could_be(WARSHIP)]
    no_pirate = [cargo for cargo in cargoes if not cargo.could_be(PIRATE) and cargo.could_be(WARSHIP)]
    anything = [cargo for cargo in cargoes if not cargo.ruled_out]
    for cargo in only_goods:
        cargo.card = draw_of(pack, [GOODS], chance)
    deal_halves(no_warship, no_pirate, pack, chance)
    for cargo in anything:
        cargo.card = chance.draw(pack)


def deal_halves(no_warship: list[Cargo], no_pirate: list[Cargo], pack: list[int], chance: Chance) -> None:
    """Deal to cargoes that are no warship, and to cargoes that are no pirate, so that every possible deal is as likely.

    Goods fit both groups. The more of them the first group gets, the fewer deals are left for the second. So a draw for
    the first group is kept only with the share of deals that it leaves; otherwise it is repeated.
    """
    while True:
        rest = pack[:]
        drawn = [draw_of(rest, [GOODS, PIRATE], chance) for _ in no_warship]
        if not no_warship or not no_pirate or keeps(pack, rest, len(no_pirate), chance):
            break
    pack[:] = rest
    for cargo, card in zip(no_warship, drawn, strict=True):
        cargo.card = card
    for cargo in no_pirate:
        cargo.card = draw_of(pack, [GOODS, WARSHIP], chance)


def keeps(pack: list[int], rest: list[int], needed: int, chance: Chance) -> bool:
    """With the odds of the deals left for `needed` cards that are no pirates, against those before the draw."""
    before = sum([1 for card in pack if KINDS[card] != PIRATE])
    after = sum([1 for card in rest if KINDS[card] != PIRATE])
    for taken in range(needed):
        if chance.below(before - taken) >= after - taken:
            return False
    return True


def draw_of(pack: list[int], kinds: list[int], chance: Chance) -> int:
    """A card of one of these kinds, each as likely as the others."""
    fitting = [at for at, card in enumerate(pack) if KINDS[card] in kinds]
    return pack.pop(fitting[chance.below(len(fitting))])
