"""Everything about a server that can be set. The defaults are right for a family at home."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

DAY = 86_400.0
# By the pace of a table, in seconds: how long a bot pauses before a move, and before an answer in a reaction window.
DELAYS: Mapping[str, float] = MappingProxyType({"family": 0.7, "brisk": 0.35, "instant": 0.0})
REACTION_DELAYS: Mapping[str, float] = MappingProxyType({pace: delay / 2 for pace, delay in DELAYS.items()})
# In reaction windows, all in seconds. How long people have for an answer, by the setting of the table:
WINDOW_LIMITS: Mapping[str, float | None] = MappingProxyType({"off": None, "calm": 20.0, "brisk": 8.0})
# By the day a window lasts a part of the time of a turn, within these limits:
WINDOWS_IN_A_TURN = 4
SHORTEST_WINDOW, LONGEST_WINDOW = 3_600.0, 43_200.0
BRIEF_ABSENCE = 5.0  # without a connection for longer, people are away; a page that is loaded again is back sooner
LONGEST_PICK = 30.0  # so long, at most, a seat's time stands still while the person has picked a card
# At a brisk table no answer is entered sooner than this. So a quick answer looks like that of a seat that is not asked.
COMMON_MOMENT = 1.0
LONGEST_LOOK = 10.0  # seconds that bots and the time of a window wait at most until people have seen what happened
AFTER_TROUBLE = 2.0  # seconds until something that the store refused is tried again


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`public_url` is what people use to reach this server, if the operator has said so; `listens` is the address at
    which it listens; `origins` are pages from elsewhere that may use this server,
    `hosts` further names under which it answers.

    `trusted_proxies` are addresses or networks. What they say about the address of a client is believed.
    `metrics_token` opens the metrics, `admin_token` allows `skulduggery admin` everything; without one nobody can do
    that. `own_bots` are offered beside the usual ones: by
    name, where they are (`my_bot.py:Name`). `inner_address` makes this server one of several nodes on one
    database: there it listens for the others (`HOST:PORT`).
    """

    public_url: str | None = None
    listens: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_token: str | None = None
    admin_token: str | None = None
    own_bots: dict[str, str] = {}
    inner_address: str | None = None
    free_text: bool = True  # False: at no table may people say anything but phrases
    keep_days: float = 60.0
    host_seconds: float = 60.0  # a host without a connection for so long loses the rights to somebody who is here
    link_seconds: float = 3_600.0
    notice_seconds: float = 15.0  # so long somebody is waited for, whose page is closed, before a notice is sent
    push_anywhere: bool = False  # only for tests: notices are sent to any address, also of this network
    nonce_seconds: float = 5.0  # at the start, for pages to tell the nonces they have promised; usually a round trip
    hello_seconds: float = 10.0
    longest_message: int = 16 * 1024
    # A socket is dropped if so many messages wait for it while it has not read for so long, or so many bytes at once.
    queue_length: int = 64
    slow_seconds: float = 5.0
    queue_bytes: int = 8 * 1024 * 1024
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    strikes: int = 50  # messages over the limit before the socket is closed
    sockets_per_address: int = 200
    # Below messages: connections in all, those from one address that have not said hello yet, seconds for a request to
    # arrive and for a closed connection to end, and how many frames of a socket (messages, fragments, pings) there may
    # be for each message that it may send.
    most_connections: int = 4_000
    strangers_per_address: int = 256
    request_seconds: float = 30.0
    close_seconds: float = 10.0
    frames_per_message: float = 3.0
    # One token has the limits above for all its sockets together. Talk, and changes of seats and names, have further
    # ones: for each token, and (what is said to everybody, and all notes) for a whole table.
    sockets_per_seat: int = 8
    watchers_per_table: int = 100
    talk_at_once: float = 5.0
    talk_per_minute: float = 20.0
    table_talk_at_once: float = 15.0
    table_talk_per_minute: float = 60.0
    table_notes_at_once: float = 240.0
    table_notes_per_second: float = 60.0
    seat_changes_at_once: float = 10.0
    seat_changes_per_minute: float = 6.0
    # Of one match: entries of its record in all (the longest match at random has 5,500), and those that are no moves
    # (or moves that were taken back).
    longest_record: int = 10_000
    most_asides: int = 2_000
    # All HTTP requests of one address: after so many at once the others wait, so that only so many come in a second.
    requests_at_once: float = 6_000.0
    requests_per_second: float = 200.0
    refusal_seconds: float = 1.0  # an address that asks too often over HTTP gets its refusal after this time
    joins_per_minute: float = 30.0
    wrong_codes_at_once: float = 10.0
    wrong_codes_per_hour: float = 4.0  # after those
    # New tables of one address, rematches and forks included; how many of its tables may be open at once; and
    # rematches of one crew.
    tables_per_minute: float = 30.0
    tables_per_hour: float = 600.0
    open_tables: int = 300
    rematches_at_once: float = 6.0
    rematches_per_minute: float = 4.0
    stories_per_minute: float = 60.0
    # Reviews, stories, hints, and records that somebody sends or forks, of each kind: how much one address may have
    # under way or waiting, and how much all of them together.
    work_per_address: int = 8
    work_waiting: int = 64
    # Records that somebody sends (also to play on from them): how often, bytes of a record and of the story that is
    # made of it, seconds of CPU time and bytes of memory for one.
    uploads_per_minute: float = 12.0
    longest_upload: int = 2 * 1024 * 1024
    largest_story: int = 48 * 1024 * 1024
    upload_seconds: int = 30
    upload_memory: int = 128 * 1024 * 1024
    thinkers: int = 1  # worker processes for bots
    sweep_seconds: float = 600.0
    idle_seconds: float = 3_600.0  # a table that nobody uses leaves the memory after this time
