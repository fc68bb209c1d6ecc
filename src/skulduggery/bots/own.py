"""Bots that somebody wrote: `my_bot.py:Name`. Each file runs in a process of its own.

So a bot that raises, hangs or dies costs itself one decision: a random legal move is played for it, never the match.
docs/writing-a-bot.md says how to write one.
"""

import logging
import multiprocessing
import os
import runpy
import sys
import threading
import traceback
from collections.abc import Callable
from functools import cache
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..core.chance import FastChance
from ..core.game import AnyState, Game
from ..core.messages import Move
from ..core.refusals import BadBot, BadOptions
from ..games import game_called
from .bot import Bot

SIGN: Final = ".py:"  # what tells a bot of somebody's own from a level
PATIENCE: Final = 10.0  # seconds for one decision
LIVE_PATIENCE: Final = 3.0  # on a server, where people wait
ENDED: Final = "it has ended its process"
OURS: Final = Path(__file__).parents[1]
MANY: Final = 64  # bots that a process keeps: those of several tables of a server
STARTING: Final = 60.0  # seconds to start the process and to read the file

log = logging.getLogger("skulduggery.bots")
numbers = count()


class Asked(NamedTuple):
    """A decision, as it is sent to the process. `number` tells the bots of one class apart."""

    number: int
    game: str
    seed: int
    seat: int
    imagined: AnyState
    luck: int


class Answer(NamedTuple):
    """The move, or what went wrong."""

    move: Move | None
    fault: str = ""


class OwnBot(Bot):
    """Plays one seat of one match. `faults` says what went wrong so far."""

    def __init__(self, name: str, game: Game[Any], seed: int, patience: float = PATIENCE) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.patience = patience
        self.number = next(numbers)
        self.luck = FastChance(seed)
        self.faults: list[str] = []
        self.process = process_of(name)
        self.process.check()

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        asked = Asked(self.number, self.game.key, self.seed, seat, imagine(), self.luck.below(1 << 32))
        move, fault = self.process.ask(asked, self.patience)
        if move in legal:
            return move
        self.fault(fault or f"{move!r:.80} is not one of its legal moves")
        return self.luck.pick(legal)

    def fault(self, fault: str) -> None:
        """Each fault is counted, and told when it happens for the first time."""
        if fault not in self.faults:
            log.warning("%s: %s. A random move is played for it.", self.name, fault)
        self.faults.append(fault)


class BotProcess:
    """The process of one file and class. It is started when it is needed, and again after it was killed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line: Connection | None = None
        self.process: Any = None

    def check(self) -> None:
        """Complain at once about a file or a class that cannot be used."""
        fault = self.start() if self.line is None else ""
        if fault:
            raise BadOptions(BadBot("", self.name, fault))

    def start(self) -> str:
        """Start the process; returns what went wrong."""
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=serve, args=(self.name, far_end), daemon=True)
        self.process.start()
        far_end.close()
        fault = self.heard(STARTING).fault
        if fault:
            self.stop()
        return fault

    def ask(self, asked: Asked, patience: float) -> Answer:
        if self.line is None and (fault := self.start()):
            return Answer(None, fault)
        assert self.line is not None, "a process that has started has a connection"
        try:
            self.line.send(asked)
        except OSError:  # it died since the last question
            return self.gone(ENDED)
        return self.heard(patience)

    def heard(self, patience: float) -> Answer:
        """The next answer. A process that does not answer in time is killed."""
        assert self.line is not None, "a process that has started has a connection"
        try:
            if not self.line.poll(patience):
                return self.gone(f"it has not answered for {patience:g} seconds")
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            return self.gone(ENDED)
        return answer

    def gone(self, fault: str) -> Answer:
        self.stop()
        return Answer(None, fault)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        if self.line is not None:
            self.line.close()
        self.line = None


def checked_class(name: str) -> str:
    """The bot with the whole path of its file; `BadOptions` if it cannot be used."""
    file, _, wanted = name.rpartition(":")
    whole = f"{Path(file).expanduser().resolve()}:{wanted}"
    process = BotProcess(whole)
    process.check()
    process.stop()
    return whole


@cache
def process_of(name: str) -> BotProcess:
    """All bots of one class share a process: to start one takes longer than a match."""
    return BotProcess(name)


# --- in the process


def serve(name: str, line: Connection) -> None:
    """Answer until the other side hangs up. The first answer says whether the file could be read."""
    threading.Thread(target=leave_with_parent, daemon=True).start()
    try:
        make_bot = load(name)
    except BaseException as error:  # noqa: BLE001  # a file of somebody's own may raise anything
        line.send(Answer(None, told(error)))
        return
    line.send(Answer(None))
    bots: dict[int, Bot] = {}
    while True:
        try:
            asked: Asked = line.recv()
        except EOFError:
            return
        send(line, answer_to(asked, make_bot, bots))


def leave_with_parent() -> None:
    """Ends this process with the one that started it, which may be killed: then it cannot end this one itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def load(name: str) -> Callable[[Game[Any], int], Bot]:
    """The class behind `my_bot.py:Name`. Files beside it can be imported from it."""
    file, _, wanted = name.rpartition(":")
    path = Path(file).expanduser()
    sys.path.insert(0, str(path.parent.resolve()))
    found: Callable[[Game[Any], int], Bot] | None = runpy.run_path(str(path)).get(wanted)
    if not callable(getattr(found, "choose", None)):
        raise TypeError(f"{path.name} has no class {wanted} with a method `choose`")
    assert found is not None, "None has no method `choose`"
    return found


def answer_to(asked: Asked, make_bot: Callable[[Game[Any], int], Bot], bots: dict[int, Bot]) -> Answer:
    game, imagined, seat, luck = game_called(asked.game), asked.imagined, asked.seat, FastChance(asked.luck)
    try:
        if asked.number not in bots:
            bots[asked.number] = make_bot(game, asked.seed)
            while len(bots) > MANY:
                bots.pop(next(iter(bots)))
        return Answer(
            bots[asked.number].choose(seat, game.legal_moves(imagined), lambda: game.resample(imagined, seat, luck))
        )
    except Exception as error:  # noqa: BLE001  # whatever is wrong with a bot, the match goes on
        return Answer(None, told(error))


def send(line: Connection, answer: Answer) -> None:
    """A bot may return anything, also things that cannot be sent."""
    try:
        line.send(answer)
    except Exception as error:  # noqa: BLE001
        line.send(Answer(None, f"its answer is no move: {told(error)}"))


def told(error: BaseException) -> str:
    """The error, and the line of the bot's own file where it happened."""
    what = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    places = [place for place in traceback.extract_tb(error.__traceback__) if is_outside(place.filename)]
    return f"{what} ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else what


def is_outside(file: str) -> bool:
    """Whether a file is neither ours nor Python's own start of a file."""
    return not file.startswith("<") and OURS not in Path(file).parents
