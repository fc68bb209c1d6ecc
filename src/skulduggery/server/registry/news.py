"""What this node tells the others about a table that it has open, and what it makes of what they tell."""

from ..reactions.elsewhere import merge_answers, window_news
from ..reactions.windows import Windows
from ..table.absence import Missing
from ..table.live import LiveTable
from ..table.node_news import AbsenceNews, DriverNews, NodeNews, VoteNews, WishNews
from ..table.others import page_news
from ..table.pointing import number_for
from ..table.wish import Wish

# --- telling


def news_of(table: LiveTable, windows: Windows) -> NodeNews:
    """While no other node has pages at this table, it is enough to tell who is here."""
    others = table.others
    pages = tuple([page_news(page) for page in table.audience.connections if page.closing is None])
    if not others.heard:
        return NodeNews(pages=pages)
    return NodeNews(
        pages=pages,
        votes={voter: vote for voter, vote in others.votes.items() if vote.missing == table.absence.seat},
        answers=dict(others.answers),
        picks=dict(others.picks),
        wishes={seat: WishNews(wish.name, wish.hashed) for seat, wish in table.wishes.items() if wish.connection},
        declined=tuple(others.declined),
        cries=tuple(others.cries),
        taken=table.limits.taken(),
        driver=driver_news(table, windows) if table.drives else None,
    )


def driver_news(table: LiveTable, windows: Windows) -> DriverNews:
    absence, clock, audience = table.absence, table.clock, table.audience
    missing = {seat: audience.missing_since(seat) for seat in range(len(audience.presence))}
    counting = None
    if absence.seat is not None:
        counting = AbsenceNews(absence.seat, absence.wait, absence.begun, absence.until, absence.voting)
    return DriverNews(
        absence=counting,
        skipping=absence.skipping,
        forgiven=absence.forgiven,
        played=clock.before,
        clock_since=clock.since,
        window=window_news(windows),
        missing={seat: since for seat, since in missing.items() if since is not None},
    )


# --- hearing


def merge(table: LiveTable, windows: Windows) -> bool:
    """Let everything count that other nodes tell; true if all pages are to be told of the table."""
    is_news = copy_driver(table, windows) if not table.drives else False
    merge_answers(windows)
    for node, news in table.others.heard.items():
        table.limits.hear(node, news.taken)
    for message in table.others.new_cries():
        table.audience.tell(message)
    renumber_screens(table)
    return merge_votes(table) | merge_wishes(table) | is_news


def copy_driver(table: LiveTable, windows: Windows) -> bool:
    """What only the driver knows: the countdown for somebody who is missing, the match clock."""
    others, absence = table.others, table.absence
    news = others.driving()
    driver = None if news is None else news.driver
    if news is None or driver is None:
        return absence.copy_from(None, 0.0, False) | table.clock.copy_from(table.meta.played, None)
    counting, since = driver.absence, driver.clock_since
    missing = None
    if counting is not None:
        left = others.here(counting.until, news) - table.services.clock.elapsed()
        missing = Missing(counting.seat, counting.wait, left)
    begun = 0.0 if counting is None else others.here(counting.begun, news)
    absence.skipping, absence.forgiven = driver.skipping, driver.forgiven
    for seat, at in driver.missing.items():
        table.audience.missed_since(seat, others.here(at, news))
    is_counted = absence.copy_from(missing, begun, counting is not None and counting.voting)
    return is_counted | table.clock.copy_from(driver.played, None if since is None else others.here(since, news))


def merge_votes(table: LiveTable) -> bool:
    """Of two votes of one person the newer one counts."""
    others, absence = table.others, table.absence
    if absence.seat is None:
        others.votes = {}
        return False
    cast = [(voter, vote, vote.at) for voter, vote in others.votes.items()]
    for news in others.heard.values():
        cast += [(voter, vote, others.here(vote.at, news)) for voter, vote in news.votes.items()]
    valid = [(at, voter, vote) for voter, vote, at in cast if is_about(vote, absence.seat) and at >= absence.begun]
    before, absence.votes = absence.votes, {voter: vote.choice for _, voter, vote in sorted(valid, key=lambda v: v[0])}
    return before != absence.votes


def is_about(vote: VoteNews, seat: int) -> bool:
    return vote.missing == seat


def merge_wishes(table: LiveTable) -> bool:
    """Watchers at other nodes who ask for a bot's seat; and what hosts there have declined."""
    before, others = dict(table.wishes), table.others
    declined = {wish for news in others.heard.values() for wish in news.declined}
    own = {seat: wish for seat, wish in before.items() if wish.connection and wish.hashed not in declined}
    told = [(seat, wish) for news in others.heard.values() for seat, wish in news.wishes.items()]
    elsewhere = {
        seat: Wish(None, wish.name, "", wish.token) for seat, wish in told if wish.token not in others.declined
    }
    table.wishes = {**elsewhere, **own}
    return before != table.wishes


def renumber_screens(table: LiveTable) -> None:
    """Two screens may get the same number at the same time at two nodes. The one of the later hash gets another."""
    elsewhere = {page.screen_number: page.screen for page in table.audience.elsewhere if page.screen}
    for page in table.audience.connections:
        if page.screen and elsewhere.get(page.screen_number, page.screen) < page.screen:
            page.screen_number = number_for(page, [other for other in table.audience.screens() if other is not page])
            table.show_all(page)
