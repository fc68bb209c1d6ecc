"""The answers to requests, kept for those that are sent again."""

from collections import OrderedDict
from collections.abc import Mapping

from ..protocol.to_page import ToPage

MOST_ANSWERS = 512


class Answers:
    """By the key of the request (`security.keys.request_key`); the oldest are forgotten."""

    def __init__(self, known: Mapping[str, ToPage]) -> None:
        self.known: OrderedDict[str, ToPage] = OrderedDict(known)

    def find(self, key: str) -> ToPage | None:
        return self.known.get(key)

    def keep(self, key: str, answer: ToPage) -> None:
        self.known[key] = answer
        if len(self.known) > MOST_ANSWERS:
            self.known.popitem(last=False)
