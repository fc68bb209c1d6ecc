"""How long one person waits between two own turns, against three bots, in all games.

`python -m windows.rounds` (in bench/) prints a line of JSON for each game, on the table's own clock, without pictures:
- `wait`: the mean in seconds, from the last move of a turn to the next decision outside a reaction window; `longest`;
- `prompts`: windows that were asked in between, `idle` those of them that could only be answered with a pass;
- `in_windows`: the seconds of `wait` in which a window was open, the person's 1.5 s for an answer included;
- `bots`: the rest, in which bots moved.

With `--browser` it is what a person sees: a real server and a real page, until the page asks (`screen.py`). `--pace` is
that of the bots, `--speed` that of the pictures (`instant`: none). There `whole` is the mean of those waits in which
all others had their turn; in others one was asked in between, how to defend oneself for instance.
"""

import argparse
import asyncio
import json
from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.games import listed_games
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.protocol.info import Pace
from skulduggery.server.registry.admission import create
from windows.people import Json, Person
from windows.screen import looks
from windows.simulated import HurriedClock, open_registry

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
    tapped: float | None = None
    others = False  # somebody else was asked since
    heard = 0.0
    was_open = False

    def hear(self, message: Json) -> None:
        now = self.clock.now()
        self.in_windows += now - self.heard if self.was_open else 0.0
        self.heard, self.was_open = now, self.running.reactions.windows.window is not None
        asked = message["asked"] if message["kind"] == "update" else None
        self.others |= asked is not None and asked["seat"] != self.seat
        super().hear(message)

    def consider(self, what: str, number: int) -> None:
        is_new = self.asked != (what, number)
        super().consider(what, number)
        if not is_new or self.tapped is None:
            return
        if what == "window":
            self.prompts += 1
            self.idle += len(self.legal()) == 1
        elif self.others:
            self.rounds.append(Round(self.clock.now() - self.tapped, self.prompts, self.idle, self.in_windows))

    async def answer(self, what: str, number: int) -> None:
        await super().answer(what, number)
        if what == "turn":
            self.tapped, self.others = self.clock.now(), False
            self.prompts, self.idle, self.in_windows = 0, 0, 0.0


async def play(game: str, pace: Pace, number: int) -> list[Round]:
    registry, clock = open_registry(number)
    ticket = await create(registry, bodies.NewTable(game, "Anna", PLAYERS, pace=pace), "")
    running = await registry.table(ticket.table)
    person = Waiting(registry, running, 0)
    person.rounds, person.in_windows = [], 0.0
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


def simulated(game: str, pace: Pace, matches: int) -> Json:
    rounds = [each for number in range(matches) for each in asyncio.run(play(game, pace, 1000 * (number + 1)))]
    wait, prompts, idle, in_windows = (sum(column) / len(rounds) for column in zip(*rounds, strict=True))
    return {
        **figures(game, [each.wait for each in rounds]),
        "prompts": round(prompts, 1),
        "idle": round(idle, 1),
        "in_windows": round(in_windows, 1),
        "bots": round(wait - in_windows, 1),
    }


def figures(game: str, waits: Sequence[float]) -> Json:
    return {
        "game": game,
        "rounds": len(waits),
        "wait": mean(waits),
        "longest": round(max(waits), 1),
    }


def mean(waits: Sequence[float]) -> float | None:
    return round(sum(waits) / len(waits), 1) if waits else None


def seen(game: str, pace: Pace, speed: str) -> Json:
    found = looks(game, pace, speed, TURNS)
    prompts = sum(each.prompts for each in found) / len(found)
    whole = [each.wait for each in found if each.turns >= PLAYERS - 1]
    return {**figures(game, [each.wait for each in found]), "prompts": round(prompts, 1), "whole": mean(whole)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--game", choices=[*listed_games()])
    parser.add_argument("--pace", choices=["family", "brisk", "instant"], default="family")
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--speed", choices=["calm", "usual", "brisk", "instant"], default="usual")
    wish = parser.parse_args()
    for game in [wish.game] if wish.game else listed_games():
        found = seen(game, wish.pace, wish.speed) if wish.browser else simulated(game, wish.pace, wish.matches)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
