"""What a finished match came to: result, awards, luck, wealth over time, and the moment that decided it."""

from .awards import awards_for
from .luck import luck_of
from .messages import Event, Result
from .stories import Chronicle, Decisive
from .tale import Beat, Tale
from .telling import Telling

TURN = "turn"
TELLING = ("prize", "loss", "fight")  # which events say most about a change of fortune, best first

Worth = tuple[int, ...]  # by seat


def chronicle(tale: Tale, seconds: int | None) -> Chronicle | None:
    """What a match came to. None: it was not played to its end."""
    state = tale.beats[-1].state
    result = tale.game.result(state)
    if result is None:
        return None
    owners, telling = tale.owners(), tale.game.telling
    worths = [worth_of(tale, beat) for beat in tale.beats]
    sheet = tuple([tale.game.score_sheet(state, seat) for seat in range(tale.seats)])
    return Chronicle(
        result=result,
        teams=tuple(teams_in(tale)),
        sheet=sheet if any(sheet) else (),
        awards=awards_for([deed for beat in tale.beats for deed in beat.deeds(telling, owners)], tale.seats),
        luck=luck_of([roll for beat in tale.beats for roll in beat.dice(telling)]),
        decisive=decisive(tale, result, worths),
        worth=changes(tale, worths),
        turns=turns_in(tale),
        seconds=seconds,
    )


def teams_in(tale: Tale) -> list[int]:
    return [tale.beats[-1].state.team_of(seat) for seat in range(tale.seats)]


def worth_of(tale: Tale, beat: Beat) -> Worth:
    """The wealth of each seat as the seat itself knows it."""
    known: list[Worth] = [tale.game.worth(tale.game.view(beat.state, seat)) for seat in range(tale.seats)]
    return tuple([worth[seat] for seat, worth in enumerate(known) if worth])


def changes(tale: Tale, worths: list[Worth]) -> tuple[tuple[int, Worth], ...]:
    """The wealth where it changed, with the numbers of the entries."""
    found: list[tuple[int, Worth]] = []
    for beat, worth in zip(tale.beats, worths, strict=True):
        if worth and (not found or found[-1][1] != worth):
            found.append((beat.number, worth))
    return tuple(found)


def turns_in(tale: Tale) -> int:
    """How many events are marked as turns. In a game that marks none, every move is a turn."""
    mark = tale.game.telling.mark
    marked = len([event for beat in tale.beats for event in beat.events if mark(event) == TURN])
    return marked or tale.beats[-1].moves


def decisive(tale: Tale, result: Result, worths: list[Worth]) -> Decisive | None:
    """From here on the winner (or the winning team) was ahead in wealth for good; at the latest the last move."""
    teams = teams_in(tale)
    winners = result.winners()
    if not worths[-1] or len(tale.beats) == 1 or len({teams[seat] for seat in winners}) > 1:
        return None
    ahead = [is_ahead(teams, teams[winners[0]], worth) for worth in worths]
    at = len(ahead) - 1
    while at > 1 and ahead[at] and ahead[at - 1]:
        at -= 1
    telling = tale.game.telling
    event = most_telling(telling, tale.beats[at].events)
    return None if event is None else Decisive(tale.beats[at].number, winners[0], event, telling.cites(event))


def is_ahead(teams: list[int], team: int, worth: Worth) -> bool:
    sums = dict.fromkeys(teams, 0)
    for seat, amount in enumerate(worth):
        sums[teams[seat]] += amount
    return all(sums[team] > amount for other, amount in sums.items() if other != team)


def most_telling(telling: Telling, events: list[Event]) -> Event | None:
    """The first event with one of the marks of `TELLING`; else the first that is not a new turn."""
    for mark in TELLING:
        for event in events:
            if telling.mark(event) == mark:
                return event
    return next((event for event in events if telling.mark(event) != TURN), None)
