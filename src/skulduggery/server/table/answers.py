"""The answers to requests, kept for those that are sent again."""

from collections import OrderedDict
from collections.abc import Callable, Mapping

import msgspec

from ..protocol.to_page import Ack, ToPage
from ..security.keys import owner_in, unsealed

MOST_ANSWERS = 64  # of one token
MOST_OWNERS = 64
NONE: Mapping[str, ToPage] = {}


class Answers:
    """Answers by the key of the request (`security.keys.request_key`), for each token on its own, the newest only.

    `known` come from the store, where links and tokens are sealed.
    """

    def __init__(self, known: Mapping[str, Ack]) -> None:
        self.sealed: set[str] = set()
        self.by_owner: OrderedDict[str, OrderedDict[str, ToPage]] = OrderedDict()
        self.learn(known)

    def learn(self, known: Mapping[str, Ack]) -> None:
        """Answers that are stored. Those that were given here are known already, and open."""
        for key, ack in known.items():
            if key not in self.by_owner.get(owner_in(key), NONE):
                if ack.link or ack.ticket:
                    self.sealed.add(key)
                self.keep(key, ack)

    def find(self, key: str, token: Callable[[], str]) -> ToPage | None:
        """`token` returns the token of the asker, which opens what is sealed."""
        known = self.by_owner.get(owner_in(key), NONE).get(key)
        return opened(known, token(), key) if key in self.sealed and isinstance(known, Ack) else known

    def keep(self, key: str, answer: ToPage) -> None:
        owner = owner_in(key)
        answers = self.by_owner.get(owner)
        if answers is None:
            answers = self.by_owner[owner] = OrderedDict()
        answers[key] = answer
        if len(answers) > MOST_ANSWERS:
            answers.popitem(last=False)
        self.by_owner.move_to_end(owner)
        if len(self.by_owner) > MOST_OWNERS:
            self.by_owner.popitem(last=False)


def opened(ack: Ack, token: str, key: str) -> Ack:
    """The answer as it was given the first time."""
    link = None if ack.link is None else unsealed(ack.link, token, key)
    ticket = ack.ticket
    if ticket is not None and ticket.token is not None:
        ticket = msgspec.structs.replace(ticket, token=unsealed(ticket.token, token, key))
    return msgspec.structs.replace(ack, link=link, ticket=ticket)
