"""What the fields of Port Blackwood's messages are, besides seats, ships, places and cards."""

from typing import Annotated, Literal

from ...core.fields import Named

JailerId = Annotated[str, Named("jailer")]
LairId = Annotated[str, Named("lair")]
Cause = Literal["sail", "breeze", "siren", "blast"]
EscapeCause = Literal["six", "jailer_away", "breeze", "siren"]
WayEffect = Annotated[
    Literal["coin_collected", "gold_taken", "delivered", "ball_fired"], Named("happening")
]  # kinds of events
EventSource = Literal["deck", "die", "spinner"]
BlueSource = Literal["die", "spinner"]
Reason = Annotated[Literal["race_won", "all_home", "settled", "round_limit"], Named("reason")]
# What says how far a ship may sail: the Almanac by its load, one square from land, or a six for a captive.
Limit = Literal["load", "moored", "captive"]
