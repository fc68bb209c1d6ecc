"""Whole matches of King of the Pirates at the pace `family`: four bots, and two simulated people who answer in 1.5 s.

`python -m windows.measure --matches 6` (in bench/) prints one line of JSON. Compared are
- `played`: how long the matches took, from the first question to the end, on the table's own clock;
- `without`: the same matches if nobody had to be waited for to let a window pass. Each move that a player chose takes
  what that player takes (a bot the table's pace, a person 1.5 s), cards played in windows included; passes take none;
- `one_by_one`: the same matches if every seat were asked only when its turn comes: each pass takes its time, too.
"""

import argparse
import asyncio
import json
from typing import NamedTuple

from skulduggery.core.record import Played
from skulduggery.core.replay import Replay
from skulduggery.core.table import read_move
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.registry.admission import create
from skulduggery.server.runtime.settings import DELAYS
from skulduggery.server.table.match.match import Match
from windows.people import THINKING, Person
from windows.simulated import open_registry

SEATS = 6
PEOPLE = (0, 3)
LONGEST = 200_000  # steps of the clock in one match at most


class Durations(NamedTuple):
    played: float
    without: float
    one_by_one: float
    windows: int


async def play(number: int) -> Durations:
    registry, clock = open_registry(number)
    ticket = await create(registry, bodies.NewTable("kings", "Anna", SEATS), "")
    running = await registry.table(ticket.table)
    table = running.table
    for seat in PEOPLE[1:]:
        table.meta.seats[seat].holder, table.meta.seats[seat].level = "person", None
    people = [Person(registry, running, seat) for seat in PEOPLE]
    sitting = [asyncio.create_task(person.sit()) for person in people]
    await asyncio.sleep(0)
    began = clock.now()
    await people[0].requests.take(running, people[0].page, from_page.Start("start"))
    for _ in range(LONGEST):
        if table.status == "over":
            break
        await clock.hurry()
    assert table.match is not None
    assert table.status == "over"
    lasted = clock.now() - began
    table.close(1000)
    await asyncio.gather(*sitting)
    return durations(table.match, lasted)


def durations(match: Match, lasted: float) -> Durations:
    """How long the moves of the record take, if they are made one after the other."""
    replay, without, passes, windows = Replay(match.game, match.table.record()), 0.0, 0.0, 0
    while not replay.finished():
        entry, state = match.table.entries[replay.at], replay.table.state
        single = replay.table.forced_move()
        asked = state.asked()
        reaction = asked and asked.reaction(state)
        events = replay.play_next()
        windows += sum(type(event).__name__ == "WindowOpened" for event in events)
        if not isinstance(entry, Played) or single is not None:
            continue
        takes = THINKING if entry.seat in PEOPLE else DELAYS["family"]
        if reaction is not None and read_move(match.game, bytes(entry.move)) == reaction.passing:
            passes += takes
        else:
            without += takes
    return Durations(lasted, without, without + passes, windows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=6)
    matches = parser.parse_args().matches
    found = [asyncio.run(play(1000 * number)) for number in range(1, matches + 1)]
    played, without, in_turn, windows = (sum(column) for column in zip(*found, strict=True))
    figures = {
        "matches": matches,
        "windows": windows,
        "played": round(played / matches, 1),
        "without": round(without / matches, 1),
        "one_by_one": round(in_turn / matches, 1),
        "added": round(played / without - 1, 4),
        "worst": round(max(each.played / each.without for each in found) - 1, 4),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
