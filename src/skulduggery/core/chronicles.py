"""What a finished match came to: result, awards, luck, wealth over time, and the moment that decided it."""

from .awards import awards_for
from .luck import luck_of
from .messages import Event, Result
from .stories import Chronicle, Decisive
from .tale import Beat, Tale

TURN = "turn"
TELLING = ("prize", "loss", "fight")  # which events say most about a change of fortune, best first


def chronicle(tale: Tale, seconds: int | None) -> Chronicle | None:
    """None where the match was not played to its end."""
    state = tale.beats[-1].state
    result = tale.game.result(state)
    if result is None:
        return None
    events = [event for beat in tale.beats for event in beat.events]
    worths = [worth_of(tale, beat) for beat in tale.beats]
    return Chronicle(
        result=result,
        sheet=tale.game.score_sheet(state),
        awards=awards_for([feat for event in events for feat in event.feats()], tale.seats),
        luck=luck_of([roll for beat in tale.beats for roll in beat.dice()]),
        decisive=decisive(tale, result, worths),
        worth=changes(tale, worths),
        turns=turns_in(tale, events),
        seconds=seconds,
    )


def worth_of(tale: Tale, beat: Beat) -> tuple[int, ...]:
    """The wealth of each seat as the seat itself knows it."""
    known = [tale.game.worth(tale.game.view(beat.state, seat)) for seat in range(tale.seats)]
    return tuple([worth[seat] for seat, worth in enumerate(known) if worth])


def changes(tale: Tale, worths: list[tuple[int, ...]]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    found: list[tuple[int, tuple[int, ...]]] = []
    for beat, worth in zip(tale.beats, worths, strict=True):
        if worth and (not found or found[-1][1] != worth):
            found.append((beat.number, worth))
    return tuple(found)


def turns_in(tale: Tale, events: list[Event]) -> int:
    """As the game marks them; where it marks none, every move is a turn."""
    marked = len([event for event in events if event.mark == TURN])
    return marked or tale.beats[-1].moves


def decisive(tale: Tale, result: Result, worths: list[tuple[int, ...]]) -> Decisive | None:
    """From here on the winner (or the winning team) was ahead in wealth for good; at the latest the last move."""
    teams = [tale.beats[-1].state.team_of(seat) for seat in range(tale.seats)]
    winners = result.winners()
    if not worths[-1] or len({teams[seat] for seat in winners}) != 1 or len(tale.beats) < 2:
        return None
    at = len(worths) - 1
    while (
        at > 1 and is_ahead(teams, teams[winners[0]], worths[at]) and is_ahead(teams, teams[winners[0]], worths[at - 1])
    ):
        at -= 1
    beat = tale.beats[at]
    event = most_telling(beat.events)
    return None if event is None else Decisive(beat.number, winners[0], event, event.cites())


def is_ahead(teams: list[int], team: int, worth: tuple[int, ...]) -> bool:
    sums = dict.fromkeys(teams, 0)
    for seat, amount in enumerate(worth):
        sums[teams[seat]] += amount
    return all(sums[team] > amount for other, amount in sums.items() if other != team)


def most_telling(events: list[Event]) -> Event | None:
    for mark in TELLING:
        for event in events:
            if event.mark == mark:
                return event
    return next((event for event in events if event.mark != TURN), None)
