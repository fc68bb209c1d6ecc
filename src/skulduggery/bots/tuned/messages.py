"""The file of a tuned heuristic."""

import msgspec


class Tuning(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was found, by kind of table: figures, or the weights of both sides; and the command that made it."""

    command: str = ""
    tables: dict[str, dict[str, dict[str, float]]] = {}
    figures: dict[str, dict[str, float]] = {}
