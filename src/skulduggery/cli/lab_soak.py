"""`lab soak`: very many matches in which everything is checked."""

from functools import partial
from pathlib import Path

import msgspec

from ..games import game_called, listed_games
from ..lab.soak.page import again, page
from ..lab.soak.plan import Shard, all_shards
from ..lab.soak.shards import play, play_again
from ..lab.soak.tally import OtherSeed, Tally, read, write
from ..lab.workers import on_all_cores
from .complaints import Complaint
from .lab_work import Arguments, dying_workers_told, progress
from .terminal import Terminal

FILE = "SOAK.md"


def soak(terminal: Terminal, wanted: Arguments) -> int:
    if wanted.bot:
        raise Complaint("cli-lab-unused", option="--bot", what="soak")
    if wanted.again:
        return once_more(terminal, wanted)
    games = wanted.games or list(listed_games())
    for key in games:
        game_called(key)  # complains about a game that there is not
    out = Path(wanted.out or FILE).expanduser()
    tally = opened(out.with_suffix(".json"), wanted.seed)
    look_again(tally)
    play_on(tally, games, wanted, out.with_suffix(".json"), terminal)
    out.write_text(page(tally, f"skulduggery lab soak --matches {wanted.matches} --seed {wanted.seed}"))
    terminal.say("cli-lab-soaked", file=str(out), matches=tally.matches, decisions=tally.decisions)
    for found in tally.violations:
        terminal.say("cli-lab-soak-found", what=found.violation.sentence, command=again(found, tally.seed))
    return 1 if tally.violations else 0


def opened(path: Path, seed: int) -> Tally:
    try:
        return read(path, seed)
    except OtherSeed as error:
        raise Complaint("cli-lab-soak-other", file=str(path), seed=str(error.args[0])) from None
    except msgspec.MsgspecError as error:
        raise Complaint("cli-lab-soak-no-tally", file=str(path), error=str(error)) from None


def look_again(tally: Tally) -> None:
    """Plays the matches in which something was wrong, and notes what has been mended since."""
    for found in list(tally.violations):
        if play_again(found.shard, tally.seed, found.violation.match) is None:
            tally.mend(found)


@dying_workers_told()
def play_on(tally: Tally, games: list[str], wanted: Arguments, path: Path, terminal: Terminal) -> None:
    """The tally is written after each shard: whoever stops the soak loses seconds of it."""
    write(path, tally)
    shards = all_shards(games, tally.shards())
    with progress() as bar:
        task = bar.add_task(terminal.wording.say("cli-lab-playing"), total=wanted.matches, completed=tally.matches)
        results = on_all_cores(partial(play, seed=wanted.seed), shards, wanted.workers)
        while tally.matches < wanted.matches:
            tally.add(next(results))
            write(path, tally)
            bar.update(task, completed=tally.matches)
        results.close()


def once_more(terminal: Terminal, wanted: Arguments) -> int:
    """One match, named as in the report."""
    game, *numbers = wanted.again.split(":")
    if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
        raise Complaint("cli-lab-soak-again", given=wanted.again)
    game_called(game)
    found = play_again(Shard(game, int(numbers[0])), wanted.seed, int(numbers[1]))
    if found is None:
        terminal.say("cli-lab-soak-fine", match=wanted.again)
        return 0
    terminal.say("cli-lab-soak-broken", match=wanted.again, moves=found.moves, what=found.sentence)
    return 1
