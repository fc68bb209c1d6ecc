"""Nobody is left unasked where there is a choice: what drivers play by themselves is the only legal move.

`tests/server/reactions/test_windows_alone.py` looks at what the server plays for a page.
"""

from functools import partial

import pytest

from skulduggery.bots import make_bot
from skulduggery.checks.settings import settings_of
from skulduggery.core.chance import FastChance
from skulduggery.core.options import Options
from skulduggery.core.table import Table
from skulduggery.games import listed_games
from skulduggery.games.kings.moves import Sail, Stop
from tests.games.kings.scene import Scene
from tests.question import asked_in

LONGEST = 600  # moves
RANDOM_ONE_IN = 4  # moves, so that rare questions are asked, too
PLAYS_UNASKED = ("blackwood", "kings", "prowl")  # in Bounty every question has several answers
SEED = b"nobody is left unasked where there is a choice"


def unasked(key: str, options: Options, alone: bool) -> tuple[int, int]:
    """Plays as drivers do. Returns how many moves were played unasked, and how many seats were asked in between."""
    game = listed_games()[key]
    table, bot, chance = Table(game, options, SEED), make_bot("bosun", game, 1), FastChance(1)
    forced = asked = 0
    while table.state.pending and table.number < LONGEST:
        before = table.state.copy()
        legal, question = game.legal_moves(before), asked_in(before)
        played = table.play_forced(alone=alone)
        if played is not None:
            assert legal == [played.move], f"{question.kind}: {played.move} was played, but these are legal: {legal}"
            assert not question.luck, "dice are left to people"
            assert alone or not question.always_asked(before), f"{question.kind} is always asked"
            forced += 1
            continue
        imagine = partial(game.resample, before, question.seat, chance)
        rarer = chance.below(RANDOM_ONE_IN) == 0
        table.play(question.seat, chance.pick(legal) if rarer else bot.choose(question.seat, legal, imagine))
        asked += 1
    return forced, asked


@pytest.mark.parametrize("key", sorted(listed_games()))
def test_only_a_single_legal_move_is_played_unasked(key: str) -> None:
    fewest, most = [setting.options for setting in settings_of(listed_games()[key])[:2]]
    plays = [unasked(key, fewest, alone=True), unasked(key, most, alone=False)]
    assert all(asked > forced for forced, asked in plays), plays
    if key in PLAYS_UNASKED:
        assert sum(forced for forced, _ in plays) > 0, "nothing was played unasked, so these matches prove nothing"


def test_who_can_sail_no_further_is_asked_for_a_card_that_fits_at_any_time() -> None:  # KP-8.17
    """Also one person among bots; without such a card there is nothing but to stop."""
    for hand, played in (("Scurvy", None), ("Keelhaul", Stop())):
        scene = Scene("A H . A . H", hands={0: hand})
        scene.play(Sail("A2"))
        assert scene.state.moves_left() == 0
        table = Table(scene.game, scene.state.setting.options, SEED)
        table.state = scene.state
        assert table.forced_move(alone=True) == played
        assert table.forced_move() is None, "that a card fits is a secret"
