"""`lab fit GAME`: fits the win chances of a game to matches between bots."""

from pathlib import Path

from ..bots.chances import traits_of
from ..games import game_called
from ..lab.fingerprints import code_of
from ..lab.fit import Weights, positions_in
from ..lab.fit import fit as fitted
from ..lab.positions import Positions, all_sittings, of_table, play
from ..lab.result_file import Conditions
from .complaints import Complaint
from .lab_work import Arguments, bot_for, command_line, do_missing, named, opened, write_json
from .terminal import Terminal


def fit(terminal: Terminal, wanted: Arguments) -> int:
    if len(wanted.games) != 1 or len(wanted.bot) > 1:
        raise Complaint("cli-lab-fit-one")
    game = game_called(wanted.games[0])
    traits, bot = traits_of(game), bot_for(wanted, [game.key])
    sittings = all_sittings([game.key], bot, wanted.matches)
    out = Path(wanted.out or f"{game.key}.json").expanduser()
    file = opened(out, Conditions("fit", wanted.seed, code_of([game.key], [bot])), Positions)
    played = do_missing(file, sittings, play, wanted, terminal)
    tables = {table: named(traits.names, weights_of(of_table(played, table))) for table in traits.tables}
    command = command_line(wanted, game.key, f"--bot {bot}")
    write_json(out, Weights(command, tables))
    terminal.say("cli-lab-fitted", file=str(out), matches=len(sittings))
    return 0


def weights_of(matches: list[Positions]) -> list[float]:
    """The weights of one kind of table."""
    return fitted(list(positions_in(matches)))
