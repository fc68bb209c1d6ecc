"""The story of a match: true, complete, and nobody gets more than its updates contained."""

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.chronicles import chronicle, is_ahead
from skulduggery.core.game import Game
from skulduggery.core.messages import Event
from skulduggery.core.record import Played, Start, TablePlayed
from skulduggery.core.stories import Chronicle
from skulduggery.core.tale import Beat, Tale

from .anatomy import frozen
from .matches import trail_of
from .settings import SETTINGS, Setting, each_game, each_setting, every_option
from .test_undo import wander

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
    assert found is not None
    return found


def events_of(setting: Setting) -> list[Event]:
    return [event for beat in tale_of(setting).beats for event in beat.events]


def looks(setting: Setting) -> list[tuple[Beat, int | None]]:
    """Some beats, spread over the match, with everybody's eyes."""
    beats = tale_of(setting).beats
    chosen = sorted({(len(beats) - 1) * at // (BEATS - 1) for at in range(BEATS)})
    return [(beats[at], viewer) for at in chosen for viewer in tale_of(setting).viewers()]


@each_setting
def test_every_move_is_told_once(setting: Setting) -> None:
    trail, tale = trail_of(setting), tale_of(setting)
    assert [beat.seat for beat in tale.beats] == [None, *(step.seat for step in trail.steps)]
    assert [beat.events for beat in tale.beats] == [trail.table.opening, *(step.events for step in trail.steps)]
    assert tale.is_over


@each_setting
def test_a_story_tells_what_the_updates_told(setting: Setting) -> None:
    trail, tale = trail_of(setting), tale_of(setting)
    for viewer in tale.viewers():
        story = tale.story(viewer, tale.viewers(), over=True)
        assert [moment.view for moment in story.moments] == [setting.game.view(s, viewer) for s in trail.states()]
        assert [event for moment in story.moments for event in moment.events] == trail.seen(viewer, len(trail.steps))
        assert story.result == setting.game.result(trail.table.state)


@each_setting
def test_a_story_tells_a_viewer_the_same_whatever_it_cannot_know(setting: Setting) -> None:
    """If hidden things are drawn again, and events are redacted for the viewer, the story must not change by a byte."""
    tale = tale_of(setting)
    for beat, viewer in looks(setting):
        truth = msgspec.json.encode(tale.moment(beat, viewer))
        seen = [event.seen_by(viewer) for event in beat.events]
        for luck in range(GUESSES):
            guess = setting.game.resample(beat.state, viewer, FastChance(beat.number + luck))
            imagined = Beat(beat.number, beat.moves, beat.seat, seen, guess)
            assert msgspec.json.encode(tale.moment(imagined, viewer)) == truth, f"entry {beat.number}, viewer {viewer}"


@each_setting
def test_feats_dice_and_marks_are_the_same_for_everybody(setting: Setting) -> None:
    telling = setting.game.telling
    for event in events_of(setting):
        assert telling.mark(event) in MARKS
        told = telling.feats(event), telling.dice(event), telling.mark(event)
        for viewer in tale_of(setting).viewers():
            seen = event.seen_by(viewer)
            assert (telling.feats(seen), telling.dice(seen), telling.mark(seen)) == told, event


@each_setting
def test_dice_show_what_was_drawn(setting: Setting) -> None:
    """Each die is one of the move's draws among as many outcomes as it has sides."""
    tale, telling = tale_of(setting), setting.game.telling
    for beat in tale.beats:
        entry = tale.record.entries[beat.number]
        assert isinstance(entry, Start | Played | TablePlayed)
        rolled = Counter((roll.sides, roll.value - 1) for roll in beat.dice(telling))
        assert rolled <= Counter(entry.draws), f"entry {beat.number}"
        assert all(1 <= roll.value <= roll.sides and 0 <= roll.seat < tale.seats for roll in beat.dice(telling))


@each_setting
def test_everybody_gets_one_award_where_there_are_feats(setting: Setting) -> None:
    awards, tale, telling = chronicle_of(setting).awards, tale_of(setting), setting.game.telling
    feats = {feat.feat for event in events_of(setting) for feat in telling.feats(event)}
    assert [award.seat for award in awards] == (list(range(tale.seats)) if feats else [])
    assert len({award.feat for award in awards}) == min(len(feats), len(awards))
    owners = tale.owners()
    deeds = [deed for beat in tale.beats for deed in beat.deeds(telling, owners)]
    for award in awards:
        amounts = [sum(n for seat, feat, n in deeds if (seat, feat) == (s, award.feat)) for s in range(tale.seats)]
        assert (award.amount, award.best) == (amounts[award.seat], amounts[award.seat] == max(amounts))


@every_option
@each_game
def test_there_are_more_feats_than_seats(game: Game[Any]) -> None:
    settings = [setting for setting in SETTINGS if setting.game is game]
    feats = {feat.feat for setting in settings for event in events_of(setting) for feat in game.telling.feats(event)}
    if not feats:
        pytest.skip("no awards in this game")
    assert len(feats) >= game.seats[-1] + SPARE


@each_setting
def test_the_sheet_adds_up_to_the_score(setting: Setting) -> None:
    found = chronicle_of(setting)
    if not found.sheet:
        pytest.skip("the score says it all")
    assert [sum(line.amount for line in lines) for lines in found.sheet] == list(found.result.scores)


@each_setting
def test_partners_share_place_and_score(setting: Setting) -> None:
    found, seats = chronicle_of(setting), tale_of(setting).seats
    assert list(found.teams) == [trail_of(setting).table.state.team_of(seat) for seat in range(seats)]
    standings = {(team, *row) for team, *row in zip(found.teams, found.result.places, found.result.scores, strict=True)}
    assert len(standings) == len(set(found.teams))


@each_setting
def test_the_lead_of_the_winner_holds_from_the_decisive_moment_on(setting: Setting) -> None:
    found, tale = chronicle_of(setting), tale_of(setting)
    assert {len(worth) for _, worth in found.worth} <= {tale.seats}
    if found.decisive is None:
        return
    numbers = [beat.number for beat in tale.beats]
    assert found.decisive.number in numbers
    assert found.decisive.seat in found.result.winners()
    teams = [trail_of(setting).table.state.team_of(seat) for seat in range(tale.seats)]
    known = {number: max((n for n, _ in found.worth if n <= number), default=0) for number in numbers}
    worth = dict(found.worth)
    later = [worth[known[number]] for number in numbers if number >= found.decisive.number]
    if found.decisive.number != numbers[-1]:
        assert all(is_ahead(teams, teams[found.decisive.seat], each) for each in later)


@each_setting
def test_what_was_taken_back_leaves_no_trace(setting: Setting) -> None:
    memory = wander(setting, 5)
    tale = Tale(setting.game, memory.table.record())
    assert [beat.moves for beat in tale.beats] == list(range(memory.table.number + 1))
    assert frozen(tale.beats[-1].state, memory.common) == memory.likeness()
