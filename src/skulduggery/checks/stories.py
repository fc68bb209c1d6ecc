"""The story of a match: true, complete, and nobody gets more than its updates contained."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from ..core.chance import FastChance
from ..core.chronicles import chronicle, is_ahead
from ..core.game import Game
from ..core.messages import Event
from ..core.record import Played, Start, TablePlayed
from ..core.stories import Chronicle
from ..core.tale import Beat, Tale
from .anatomy import frozen
from .difference import between, difference
from .finding import game_check, setting_check
from .matches import trail_of
from .secrets import name_of, told_otherwise
from .settings import Setting, settings_of
from .undo import wander

BEATS = 12  # looked at in each match, by everybody
GUESSES = 2
MARKS = {None, "turn", "fight", "loss", "prize"}
SPARE = 2  # feats there are more than seats, so that everybody has been best at something


@cache
def tale_of(setting: Setting) -> Tale:
    return Tale(setting.game, trail_of(setting).table.record())


@cache
def chronicle_of(setting: Setting) -> Chronicle:
    found = chronicle(tale_of(setting), None)
    assert found is not None, "the match is over, so it has a chronicle"
    return found


def events_of(setting: Setting) -> list[Event]:
    return [event for beat in tale_of(setting).beats for event in beat.events]


def looks(setting: Setting) -> list[tuple[Beat, int | None]]:
    """Some beats, spread over the match, with everybody's eyes."""
    beats = tale_of(setting).beats
    chosen = sorted({(len(beats) - 1) * at // (BEATS - 1) for at in range(BEATS)})
    return [(beats[at], viewer) for at in chosen for viewer in tale_of(setting).viewers()]


@setting_check("stories")
def a_story_tells_what_the_updates_told(setting: Setting) -> Iterator[str]:
    trail, tale = trail_of(setting), tale_of(setting)
    if [beat.seat for beat in tale.beats] != [None, *(step.seat for step in trail.steps)]:
        yield "the story does not tell every move once."
    for viewer in tale.viewers():
        story = tale.story(viewer, tale.viewers(), over=True)
        told = [moment.view for moment in story.moments], [e for moment in story.moments for e in moment.events]
        lived = [setting.game.view(s, viewer) for s in trail.states()], trail.seen(viewer, len(trail.steps))
        for what, one, other in zip(("views", "events"), told, lived, strict=True):
            found = difference(one, other)
            if found:
                yield f"the story of {name_of(viewer)} differs from its updates: {what}{found.told('there', 'here')}."
        if story.result != setting.game.result(trail.table.state):
            yield "the story ends with another result."


@setting_check("stories")
def a_story_tells_a_viewer_the_same_whatever_it_cannot_know(setting: Setting) -> Iterator[str]:
    """If hidden things are drawn again, and events are redacted for the viewer, the story must not change by a byte."""
    tale = tale_of(setting)
    for beat, viewer in looks(setting):
        truth = tale.moment(beat, viewer)
        seen = [event.seen_by(viewer) for event in beat.events]
        for luck in range(GUESSES):
            guess = setting.game.resample(beat.state, viewer, FastChance(beat.number + luck))
            imagined = tale.moment(Beat(beat.number, beat.moves, beat.seat, seen, guess), viewer)
            if found := told_otherwise(truth, imagined):
                yield f"the story of entry {beat.number} tells {name_of(viewer)} something hidden from it: {found}."


@setting_check("stories")
def feats_dice_and_marks_are_the_same_for_everybody(setting: Setting) -> Iterator[str]:
    telling = setting.game.telling
    for event in events_of(setting):
        if telling.mark(event) not in MARKS:
            yield f"{telling.mark(event)!r} is no mark of an event: {sorted(str(mark) for mark in MARKS)}."
        told = telling.feats(event), telling.dice(event), telling.mark(event)
        for viewer in tale_of(setting).viewers():
            seen = event.seen_by(viewer)
            if (telling.feats(seen), telling.dice(seen), telling.mark(seen)) != told:
                yield f"feats, dice or mark of {event} differ for {name_of(viewer)}: they may use public fields only."


@setting_check("stories")
def dice_show_what_was_drawn(setting: Setting) -> Iterator[str]:
    """Each die is one of the move's draws among as many outcomes as it has sides."""
    tale, telling = tale_of(setting), setting.game.telling
    for beat in tale.beats:
        entry = tale.record.entries[beat.number]
        assert isinstance(entry, Start | Played | TablePlayed)
        dice = beat.dice(telling)
        rolled = Counter((roll.sides, roll.value - 1) for roll in dice)
        possible = all(1 <= roll.value <= roll.sides and 0 <= roll.seat < tale.seats for roll in dice)
        if not rolled <= Counter(entry.draws) or not possible:
            yield f"the `dice` of entry {beat.number} are not those that were rolled."


@setting_check("stories")
def everybody_gets_one_award_where_there_are_feats(setting: Setting) -> Iterator[str]:
    awards, tale, telling = chronicle_of(setting).awards, tale_of(setting), setting.game.telling
    feats = {feat.feat for event in events_of(setting) for feat in telling.feats(event)}
    if [award.seat for award in awards] != (list(range(tale.seats)) if feats else []):
        yield "not every seat gets an award."
    if len({award.feat for award in awards}) != min(len(feats), len(awards)):
        yield "two seats get the same award, although there are other feats."
    owners = tale.owners()
    deeds = [deed for beat in tale.beats for deed in beat.deeds(telling, owners)]
    for award in awards:
        amounts = [sum(n for seat, feat, n in deeds if (seat, feat) == (s, award.feat)) for s in range(tale.seats)]
        if (award.amount, award.best) != (amounts[award.seat], amounts[award.seat] == max(amounts)):
            yield f"the award for {award.feat} of seat {award.seat} has a wrong amount."


@game_check("stories")
def there_are_more_feats_than_seats(game: Game[Any]) -> Iterator[str]:
    """All sets of options together: a feat may belong to one of them."""
    settings = settings_of(game)
    feats = {feat.feat for setting in settings for event in events_of(setting) for feat in game.telling.feats(event)}
    if feats and len(feats) < game.seats[-1] + SPARE:
        yield f"there are {len(feats)} feats for awards; write at least {game.seats[-1] + SPARE}, or none."


@setting_check("stories")
def the_sheet_adds_up_to_the_score(setting: Setting) -> Iterator[str]:
    found = chronicle_of(setting)
    for seat, lines in enumerate(found.sheet):
        total, score = sum(line.amount for line in lines), found.result.scores[seat]
        if total != score:
            yield f"the lines of seat {seat} in `score_sheet` add up to {total}, but its score is {score}."


@setting_check("stories")
def partners_share_place_and_score(setting: Setting) -> Iterator[str]:
    found, seats = chronicle_of(setting), tale_of(setting).seats
    if list(found.teams) != [trail_of(setting).table.state.team_of(seat) for seat in range(seats)]:
        yield "`team_of` changes during a match."
    standings = {(team, *row) for team, *row in zip(found.teams, found.result.places, found.result.scores, strict=True)}
    if len(standings) != len(set(found.teams)):
        yield "partners of a team have different places or scores."


@setting_check("stories")
def the_lead_of_the_winner_holds_from_the_decisive_moment_on(setting: Setting) -> Iterator[str]:
    found, tale = chronicle_of(setting), tale_of(setting)
    if not {len(worth) for _, worth in found.worth} <= {tale.seats}:
        yield "`worth` must be empty or have one number for each seat."
        return
    if found.decisive is None:
        return
    numbers = [beat.number for beat in tale.beats]
    if found.decisive.number not in numbers or found.decisive.seat not in found.result.winners():
        yield "the decisive moment belongs to no move, or to no winner."
        return
    teams = [trail_of(setting).table.state.team_of(seat) for seat in range(tale.seats)]
    known = {number: max((n for n, _ in found.worth if n <= number), default=0) for number in numbers}
    worth = dict(found.worth)
    later = [worth[known[number]] for number in numbers if number >= found.decisive.number]
    lead = all(is_ahead(teams, teams[found.decisive.seat], each) for each in later)
    if found.decisive.number != numbers[-1] and not lead:
        yield "the winner was behind after the decisive moment."


@setting_check("stories")
def what_was_taken_back_leaves_no_trace(setting: Setting) -> Iterator[str]:
    memory = wander(setting, 5)
    tale = Tale(setting.game, memory.table.record())
    if [beat.moves for beat in tale.beats] != list(range(memory.table.number + 1)):
        yield "the story tells moves that were taken back."
    for found in between(memory.likeness(), frozen(tale.beats[-1].state, memory.common), ""):
        yield f"the story of a match with undos ends in another state: {found.told('in the match', 'in the story')}."
