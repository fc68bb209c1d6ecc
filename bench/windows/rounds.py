"""How long one person waits between two own turns of King of the Pirates, against three bots at a family's pace.

`python -m windows.rounds --matches 3` (in bench/) prints one line of JSON. It counts from the end of an own turn to the
next own decision that is not in a window, ten times a match, on the table's own clock; pictures of the page are extra.
- `wait`: the mean in seconds, `longest` the longest;
- `prompts`: questions in between, `idle` those of them that could only be answered with a pass;
- `in_windows`: the seconds of `wait` in which a window was open, the person's 1.5 s for an answer included;
- `bots`: the rest, in which bots moved.
"""

import argparse
import asyncio
import json
from typing import NamedTuple

from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.registry.joining import create
from windows.ashore import HurriedClock, open_registry
from windows.people import Json, Person

PLAYERS = 4
TURNS = 10
LONGEST = 200_000  # steps of the clock


class Round(NamedTuple):
    wait: float
    prompts: int
    idle: int
    in_windows: float


class Waiting(Person):
    """Notes when its turns end, what it is asked until the next one, and how long windows are open meanwhile."""

    rounds: list[Round]
    ended: float | None = None
    opened: float | None = None

    def hear(self, message: Json) -> None:
        super().hear(message)
        for event in message.get("events", ()) if message["kind"] == "update" else ():
            self.note(event)

    def note(self, event: Json) -> None:
        now = self.clock.now()
        if event["kind"] == "turn_ended" and event["seat"] == self.seat:
            self.ended, self.prompts, self.idle, self.in_windows = now, 0, 0, 0.0
        elif event["kind"] == "window_opened":
            self.opened = now
        elif event["kind"] == "window_closed" and self.opened is not None and self.ended is not None:
            self.in_windows += now - self.opened

    def consider(self, what: str, number: int) -> None:
        is_new = self.asked != (what, number)
        super().consider(what, number)
        if self.ended is None or not is_new:
            return
        if what == "window":
            self.prompts += 1
            self.idle += len(self.legal()) == 1
        else:
            self.rounds.append(Round(self.clock.now() - self.ended, self.prompts, self.idle, self.in_windows))
            self.ended = None


async def play(number: int) -> list[Round]:
    registry, clock = open_registry(number)
    ticket = await create(registry, bodies.NewTable("kings", "Anna", PLAYERS))
    running = await registry.table(ticket.table)
    person = Waiting(registry, running, 0)
    person.rounds = []
    sitting = asyncio.create_task(person.sit())
    await asyncio.sleep(0)
    await person.requests.take(running, person.page, from_page.Start("start"))
    await until_enough(person, clock)
    running.close(1000)
    await sitting
    return person.rounds[:TURNS]


async def until_enough(person: Waiting, clock: HurriedClock) -> None:
    for _ in range(LONGEST):
        if len(person.rounds) >= TURNS or person.table.status == "over":
            return
        await clock.hurry()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3)
    rounds = [each for number in range(parser.parse_args().matches) for each in asyncio.run(play(1000 * (number + 1)))]
    wait, prompts, idle, in_windows = (sum(column) / len(rounds) for column in zip(*rounds, strict=True))
    figures = {
        "rounds": len(rounds),
        "wait": round(wait, 1),
        "longest": round(max(each.wait for each in rounds), 1),
        "prompts": round(prompts, 1),
        "idle": round(idle, 1),
        "in_windows": round(in_windows, 1),
        "bots": round(wait - in_windows, 1),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
