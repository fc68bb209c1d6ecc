"""For how long a table is kept on which nothing happens."""

from ..runtime.settings import Settings
from ..store.meta import TableMeta

SILENT_DAYS = 60.0  # so long the crew of a table by the day may be silent, however short the operator keeps tables


def kept_days(meta: TableMeta, settings: Settings) -> float:
    """Days since the last change. A table by the day that is over is kept like all others."""
    is_waited_for = meta.is_daily and meta.status != "over"
    return max(settings.keep_days, SILENT_DAYS) if is_waited_for else settings.keep_days
