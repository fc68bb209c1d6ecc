"""Awards: something nice to say about every seat, and true."""

from collections.abc import Sequence

from .stories import Award
from .tale import Deed

LEADS = 3_000  # added for the seat that did most of a feat: more than any two distances can differ (twice SCALE)
NEVER = -9_000  # for a feat the seat never did: such an award is given only if nothing else is left
AGAIN = -6_000  # for a feat that another seat already has an award for
SCALE = 1_000

Totals = dict[str, list[int]]


def awards_for(deeds: Sequence[Deed], seats: int) -> tuple[Award, ...]:
    """One award for every seat. Seats get different feats if there are enough of them.

    The way with the greatest sum of merits (`merit_of`) is chosen. The loop goes through the feats in alphabetical
    order, and keeps for each set of seats the best way to give awards to exactly these; of equals, the first.
    """
    totals = totals_of(deeds, seats)
    if not totals:
        return ()
    best: dict[int, tuple[int, tuple[Award, ...]]] = {0: (0, ())}  # by the seats that have one, as bits
    for copy in range(-(-seats // len(totals))):  # where there are too few feats, each is given several times
        for feat in sorted(totals):
            best = with_one_more(best, feat, totals[feat], AGAIN * copy)
    return tuple(sorted(best[(1 << seats) - 1][1], key=lambda award: award.seat))


def totals_of(deeds: Sequence[Deed], seats: int) -> Totals:
    """How much of each feat every seat did, without what nobody did."""
    totals: Totals = {}
    for seat, feat, amount in deeds:
        totals.setdefault(feat, [0] * seats)[seat] += amount
    return {feat: amounts for feat, amounts in totals.items() if any(amounts)}


def with_one_more(
    best: dict[int, tuple[int, tuple[Award, ...]]], feat: str, amounts: Sequence[int], bonus: int
) -> dict[int, tuple[int, tuple[Award, ...]]]:
    """The best ways to hand out the feats so far, if this feat may also go to one seat."""
    found = dict(best)
    for given, (merit, awards) in best.items():
        for seat, amount in enumerate(amounts):
            now = given | 1 << seat
            total = merit + bonus + merit_of(seat, amounts)
            if now != given and (now not in found or total > found[now][0]):
                award = Award(seat, feat, amount, amount == max(amounts))
                found[now] = (total, (*awards, award))
    return found


def merit_of(seat: int, amounts: Sequence[int]) -> int:
    """How much better the seat was than the best of the others: from -1000 to 1000, and more for the best of all."""
    own = amounts[seat]
    others = max([amount for other, amount in enumerate(amounts) if other != seat], default=0)
    if own == 0:
        return NEVER
    distance = SCALE * (own - others) // (own + others)
    return distance + LEADS if own >= others else distance
