"""Plays a shard, or one of its matches again."""

from time import process_time
from typing import Any

import msgspec

from ...checks.finding import crash
from ...checks.settings import Setting
from ...core.chance import FastChance
from ...core.setting import forget_settings
from ...games import game_called
from ..duel import derived
from .options import drawn
from .plan import DECISIONS, Played, Shard, Violation
from .ways import WAYS, Broken, Ground, Match, RecordedMatch

RECORD_EVERY = 4  # shards of random players
MOST_VIOLATIONS = 5  # of a shard: the others usually have the same cause


def play(work: Shard, seed: int) -> Played:
    """All matches of a shard. Depends on the arguments only, except for the time. Runs in a worker."""
    began = process_time()
    setting = setting_of(work, seed)
    decisions, violations = 0, list[Violation]()
    matches = 0
    try:
        ground = Ground(setting)
        while decisions < DECISIONS[work.way] and len(violations) < MOST_VIOLATIONS:
            match = match_of(work, seed, ground, matches)
            violations += [found] if (found := violation_in(match, matches)) else []
            decisions += max(1, match.moves)
            matches += 1
    except Exception as error:  # noqa: BLE001  # whatever the rules of a game do, the soak goes on
        violations.append(Violation(matches, 0, crash(error)))
    forget_settings()
    options: dict[str, Any] = msgspec.to_builtins(setting.options)
    return Played(work, options, matches, decisions, round(process_time() - began, 3), tuple(violations))


def setting_of(work: Shard, seed: int) -> Setting:
    """Matches that are kept move by move must be short."""
    luck = FastChance(derived(seed, f"soak {work.game} options", work.at))
    return drawn(game_called(work.game), luck, long=work.way in ("random", "bosun"))


def match_of(work: Shard, seed: int, ground: Ground, number: int) -> Match:
    """Match `number` of a shard. Of some shards the first match of random players is recorded."""
    recorded = work.way == "random" and number == work.at % RECORD_EVERY == 0
    way = RecordedMatch if recorded else WAYS[work.way]
    return way(ground, derived(seed, f"soak {work.game} {work.at}", number))


def violation_in(match: Match, number: int) -> Violation | None:
    """What is wrong with a match."""
    try:
        match.play()
    except Broken as broken:
        return Violation(number, match.moves, str(broken))
    except Exception as error:  # noqa: BLE001  # whatever the rules of a game do, the soak goes on
        return Violation(number, match.moves, crash(error))
    return None


def play_again(work: Shard, seed: int, number: int) -> Violation | None:
    """One match of a shard."""
    try:
        match = match_of(work, seed, Ground(setting_of(work, seed), patient=True), number)
    except Exception as error:  # noqa: BLE001  # the match cannot even begin
        return Violation(number, 0, crash(error))
    return violation_in(match, number)
