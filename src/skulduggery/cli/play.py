"""`play`: a table in the terminal, with any mix of people and bots."""

import secrets
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

from ..core.game import Game
from ..core.options import OptionField, Options, OptionValue, describe, house_rules, make_options, shown
from ..core.refusals import BadOption, BadOptions, Refused, UnknownOption
from ..games import all_games, game_called, listed_games
from ..text import Wording
from .archive import kept_matches, new_match_file
from .command import Command
from .complaints import Complaint, sentence
from .games import reading_of
from .logbook import Logbook
from .match import Match
from .own_parts import PartsArguments, change, change_for, tell_changes
from .parser import Number, Seconds, argument, flag
from .seats import fill_seats, players_for
from .session import LIVE_PACE, Session
from .terminal import Leaving, Terminal

NEWEST = ""  # `--resume` without a file
SEED_BYTES = 32
INDENT = 4  # style of the sentence below a title


def read_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if not seed:
        raise Complaint("cli-bad-seed", given=text)
    return seed


class Arguments(PartsArguments):
    game: str | None = argument("game", nargs="?")
    players: int | None = flag("--players", value="players", type=Number("--players", least=1))
    seat: list[str] = flag("--seat", value="name", action="append", default=[])
    bot: list[str] = flag("--bot", value="bot", action="append", default=[])
    option: list[str] = flag("--option", value="option", action="append", default=[])
    auto_roll: bool = flag("--auto-roll", action="store_true")
    pace: float | None = flag("--pace", value="seconds", type=Seconds("--pace", least=0))
    seed: bytes | None = flag("--seed", value="seed", type=read_seed)
    save: str | None = flag("--save", value="file")
    resume: str | None = flag("--resume", value="file", nargs="?", const=NEWEST)
    language: str | None


def run(terminal: Terminal, arguments: Arguments) -> int:
    match = begin(terminal, arguments) if arguments.resume is None else resume(terminal, arguments)
    pace = arguments.pace if arguments.pace is not None else LIVE_PACE if terminal.live else 0.0
    Session(terminal, match, arguments.auto_roll, pace, arguments.language).run()
    return 0


def begin(terminal: Terminal, arguments: Arguments) -> Match:
    change(arguments.game, arguments.board, arguments.data)
    game = game_called(arguments.game) if arguments.game else choose_game(terminal)
    terminal.speak_of(game)
    options = read_options(game, players_for(game, arguments.players, arguments.seat), arguments.option)
    seats = fill_seats(terminal.wording, arguments.seat, options.players, arguments.bot)
    seed = secrets.token_bytes(SEED_BYTES) if arguments.seed is None else arguments.seed
    path = Path(arguments.save).expanduser() if arguments.save else new_match_file(game.key)
    match = Match.begin(game, options, seed, seats, path)
    welcome(terminal, match)
    return match


def welcome(terminal: Terminal, match: Match) -> None:
    """Says who plays what, what the game is about, and where the match is saved."""
    terminal.say("cli-welcome", title=terminal.wording.say("game-title"), players=", ".join(match.names))
    terminal.say("game-summary")
    tell_changes(terminal, match.game.key)
    tell_house_rules(terminal, match.table.options)
    terminal.write("")
    terminal.say("cli-begun", file=str(match.book.path), promise=match.table.header.commitment)


def tell_house_rules(terminal: Terminal, options: Options) -> None:
    """Says how this match departs from the rulebook."""
    chosen = house_rules(options)
    if chosen:
        terminal.say("cli-house-rules")
    for key, value in chosen.items():
        reading = reading_of(key, value, terminal.wording)
        rule = f"{terminal.wording.say(f'option-{key}')} ({key}={shown(value)})"
        terminal.show(Padding(Text(f"{rule}: {reading}" if reading else rule), (0, 0, 0, 2)))


def choose_game(terminal: Terminal) -> Game[Any]:
    """Asks for a game by number, key or title. If there is only one game, it is chosen without asking."""
    games = list(listed_games().values())
    while len(games) > 1:
        terminal.say("cli-which-game")
        for number, game in enumerate(games, start=1):
            offer(terminal, number, game)
        answer = terminal.read(terminal.wording.say("cli-prompt-game", most=len(games)) + " ")
        found = games_meant(answer, games, terminal.wording.language)
        if not answer or len(found) == 1:
            return found[0]
        if answer.lower() in terminal.wording.say("cli-words-quit").split():
            raise Leaving
        titles = [Wording(terminal.wording.language, game).say("game-title") for game in found]
        terminal.say("cli-which-of-several" if found else "cli-which-of-these", text=answer, games=", ".join(titles))
    return games[0]


def offer(terminal: Terminal, number: int, game: Game[Any]) -> None:
    words = Wording(terminal.wording.language, game)
    terminal.write(f" {number}  {words.say('game-title')}", style="bold")
    terminal.show(Padding(Text(words.say("game-summary")), (0, 0, 0, INDENT)))


def games_meant(answer: str, games: list[Game[Any]], language: str) -> list[Game[Any]]:
    """The games that fit what was typed: number, or beginning of key or title. An empty line means the first game."""
    word = answer.lower()
    titles = [Wording(language, game).say("game-title").lower() for game in games]
    named = zip(range(1, len(games) + 1), games, titles, strict=True)
    return [game for number, game, title in named if word == str(number) or begins(word, game.key, title)]


def begins(word: str, *names: str) -> bool:
    return any(name.startswith(word) for name in names)


def read_options(game: Game[Any], players: int, given: list[str]) -> Options:
    return make_options(game.options_type, game.seats, read_values(game, players, given))


def read_values(game: Game[Any], players: int, given: list[str]) -> dict[str, object]:
    fields = {field.key: field for field in describe(game.options_type, game.seats)}
    values: dict[str, object] = {"players": players}
    refuse_repeated([text.partition("=")[0] for text in given])
    for text in given:
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise Complaint("cli-option-needs-value", option=text, known=", ".join(fields))
        if key not in fields:
            raise BadOptions(UnknownOption("", key, tuple(fields)))
        values[key] = read_value(fields[key], value)
    return values


def refuse_repeated(keys: list[str]) -> None:
    for key in keys:
        if keys.count(key) > 1:
            raise Complaint("cli-given-twice", option=key)


def read_value(field: OptionField, text: str) -> OptionValue:
    try:
        return field.read(text)
    except ValueError:  # Python refuses to convert very long numbers
        raise BadOptions(BadOption("", field.key, text, field.expected())) from None


def resume(terminal: Terminal, arguments: Arguments) -> Match:
    """Continues a match. Its record says who plays and with which options."""
    for option in ("players", "seat", "bot", "option", "seed", "save", "board", "data"):
        if getattr(arguments, option):
            raise Complaint("cli-not-when-resuming", option=f"--{option}")
    wanted = arguments.resume or ""
    if (
        wanted and not Path(wanted).exists() and wanted in all_games()
    ):  # `play --resume blackwood` names the game, not a file
        arguments.game, wanted = wanted, NEWEST
    match = newest(terminal, arguments.game) if wanted == NEWEST else reopen(terminal, Path(wanted).expanduser())
    if match.state.asked() is not None:
        terminal.say("cli-resumed", file=str(match.book.path), moves=match.table.number)
    return match


def newest(terminal: Terminal, game: str | None) -> Match:
    """The newest unfinished match. A file that cannot be read is reported and skipped."""
    for path in kept_matches():
        if game is not None and not path.name.startswith(game + "-"):
            continue
        try:
            match = reopen(terminal, path)
        except (Complaint, Refused, OSError) as error:
            why = sentence(error, terminal.wording)
            terminal.complain(terminal.wording.say("cli-passed-over", file=str(path), why=why))
            continue
        if match.state.asked() is not None:
            return match
        match.book.close()
    raise Complaint("cli-nothing-to-resume")


def reopen(terminal: Terminal, path: Path) -> Match:
    book, record = Logbook.reopen(path)
    try:
        change_for(record)
        game = game_called(record.header.game)
        terminal.speak_of(game)
        match = Match.resume(game, record, book, terminal.wording)
    except (Complaint, Refused):
        book.close()
        raise
    tell_changes(terminal, game.key)
    return match


COMMAND = Command(Arguments, run)
