"""The numbers of the judgement in Pirates on the Prowl. `lab tune` changes them for captain and admiral."""

from collections.abc import Mapping
from typing import Final

USUAL: Final[dict[str, float]] = {
    "finish": 4.0,  # bonus for treasure that wins the match once it is home
    "patience": 0.92,  # a gain loses value by this factor for every turn until it comes
    "throw": 3.5,  # steps of a throw, on average
    "prowl": 3.0,  # additional steps of a ship without cards
    "cruise": 4.5,  # steps a turn on the way to the next raid
    "job": 0.88,  # weight of a reward that is still to be earned
    "aboard": 0.93,  # weight of a treasure on board: it is not home yet
    "second job": 0.6,  # weight of the second job: it is in another direction than the best one
    "third job": 0.4,
    "in chest": 0.2,  # weight of a job whose extra card is in the chest at home
    "missing": 0.08,  # weight of a job whose extra card is missing, or whose reward is sold out
    "raid, no mast": 0.15,  # value of the next raid, by the number of free masts
    "raid, one mast": 0.36,
    "raid, two masts": 0.45,
    "raid, all masts": 0.5,
    "too late": 0.15,  # weight of what will probably not come home before the last round
    "rival": 0.3,  # weight of the best rival's wealth
    "at sea": 0.6,  # weight of a rival's treasure on board
    "bold": 0.18,  # how often a rival in reach attacks
    "jobs at risk": 0.5,  # the part of the jobs that is lost with a fight
    "haunt": 0.12,  # weight of the best prize that Davy could sink for his commander
    "idle": 0.12,  # the price of a lost turn
}


class ProwlFigures:
    """The numbers as attributes, which compiled code reads quickly. Never changes."""

    def __init__(self, changed: Mapping[str, float] | None = None) -> None:
        figures = USUAL | dict(changed or {})
        self.finish: float = figures["finish"]
        self.patience: float = figures["patience"]
        self.throw: float = figures["throw"]
        self.prowl: float = figures["prowl"]
        self.cruise: float = figures["cruise"]
        self.job: float = figures["job"]
        self.aboard: float = figures["aboard"]
        self.later: list[float] = [1.0, figures["second job"], figures["third job"]]
        self.in_chest: float = figures["in chest"]
        self.missing: float = figures["missing"]
        self.raid: list[float] = [figures[name] for name in USUAL if name.startswith("raid")]
        self.too_late: float = figures["too late"]
        self.rival: float = figures["rival"]
        self.at_sea: float = figures["at sea"]
        self.bold: float = figures["bold"]
        self.jobs_at_risk: float = figures["jobs at risk"]
        self.haunt: float = figures["haunt"]
        self.idle: float = figures["idle"]
