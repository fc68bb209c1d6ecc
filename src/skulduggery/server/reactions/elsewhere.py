"""Reaction windows at a table that several nodes have open: answers that were given at another node count here, too."""

from collections.abc import Iterator

import msgspec

from ...core.refusals import IllegalMove
from ...core.table import read_move, written
from ..table.node_news import AnswerNews, NodeNews, PickNews, WindowNews
from .window import Window
from .windows import Windows


def note_answer(windows: Windows, window: Window, seat: int) -> None:
    """What this seat has answered by now, for the others."""
    move = window.answers.get(seat)
    text = None if move is None else written(move)
    windows.table.others.answers[seat] = AnswerNews(window.name, windows.clock.elapsed(), text)


def note_watch(windows: Windows, window: Window, seat: int) -> None:
    watch = window.watches[seat]
    windows.table.others.picks[seat] = PickNews(window.name, windows.clock.elapsed(), watch.paused, watch.since)


def window_news(windows: Windows) -> WindowNews | None:
    window = windows.window
    return None if window is None else WindowNews(window.at, window.name, window.opened, window.since)


def merge_answers(windows: Windows) -> None:
    """After other nodes have told something, or the window has changed."""
    windows.refresh()
    window, others = windows.window, windows.table.others
    if window is None:
        others.answers, others.picks = {}, {}
        return
    if not windows.table.drives:
        call_as_driver(windows, window)
    others.answers = {seat: answer for seat, answer in others.answers.items() if answer.window == window.name}
    others.picks = {seat: pick for seat, pick in others.picks.items() if pick.window == window.name}
    if others.heard:
        let_answers_count(windows, window)
        let_picks_count(windows, window)


def call_as_driver(windows: Windows, window: Window) -> None:
    """All nodes call a window as its driver does. One that has just loaded the table cannot know that by itself."""
    others = windows.table.others
    news = others.driving()
    told = None if news is None or news.driver is None else news.driver.window
    if news is None or told is None or told.at != window.at:
        return
    others.answers = {seat: renamed(answer, window.name, told.name) for seat, answer in others.answers.items()}
    window.name, window.opened = told.name, others.here(told.opened, news)
    window.since = None if told.since is None else others.here(told.since, news)


def renamed(answer: AnswerNews, before: int, name: int) -> AnswerNews:
    return msgspec.structs.replace(answer, window=name) if answer.window == before else answer


def let_answers_count(windows: Windows, window: Window) -> None:
    """Of two answers of one seat the newer one counts."""
    others = windows.table.others
    given = [(answer.at, seat, answer) for seat, answer in others.answers.items()]
    for node in others.heard.values():
        given += [(others.here(at, node), seat, answer) for at, seat, answer in answers_in(node, window)]
    newest = {seat: answer for _, seat, answer in sorted(given, key=lambda each: each[0])}
    for seat, answer in newest.items():
        if answer.move is None:
            window.answers.pop(seat, None)
        elif windows.is_invited(seat):
            try:
                window.answers[seat] = read_move(window.match.game, answer.move.encode())
            except IllegalMove:  # a node of another version knows other moves
                continue


def answers_in(news: NodeNews, window: Window) -> Iterator[tuple[float, int, AnswerNews]]:
    for seat, answer in news.answers.items():
        if answer.window == window.name:
            yield answer.at, seat, answer


def let_picks_count(windows: Windows, window: Window) -> None:
    others = windows.table.others
    for news in others.heard.values():
        for seat, pick in news.picks.items():
            own = others.picks.get(seat)
            is_newer = own is None or own.at < others.here(pick.at, news)
            if pick.window == window.name and seat in window.watches and is_newer:
                watch = window.watches[seat]
                watch.paused = pick.paused
                watch.since = None if pick.since is None else others.here(pick.since, news)
