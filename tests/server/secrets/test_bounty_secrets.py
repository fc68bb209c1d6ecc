"""Bounty over the wire: neither messages nor their times reveal whether a ship is a hidden pirate."""

import asyncio
from typing import Any

import msgspec
import pytest

from skulduggery.games.bounty.components import GOODS, PIRATE, WARSHIP
from tests.server.local_server import LONGEST_TEST, Json
from tests.server.worlds import ANNA, World, sail_in

REVEALING = ("sold", "tried", "revealed", "cargo_taken", "game_ended")


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> dict[int, World]:
    """The same match three times; Anna is a merchant, a hidden pirate, a hidden warship."""
    folder = tmp_path_factory.mktemp("worlds")

    def sail(kind: int) -> World:
        return asyncio.run(asyncio.wait_for(sail_in(folder / str(kind), kind), LONGEST_TEST))

    return {kind: sail(kind) for kind in (GOODS, PIRATE, WARSHIP)}


def updates(traffic: list[str]) -> list[Json]:
    messages = [msgspec.json.decode(text) for text in traffic]
    found = [message if message["kind"] == "update" else message.get("update") for message in messages]
    return [update for update in found if update]


def test_others_get_the_same_bytes_whatever_anna_is(worlds: dict[int, World]) -> None:
    """Order, kinds, sizes and content of all messages: updates, refusals, presence, snapshots, stories."""
    told = worlds[GOODS].blanked()
    assert len(told) > 300
    for kind in (PIRATE, WARSHIP):
        other = worlds[kind].blanked()
        for at, (one, same) in enumerate(zip(told, other, strict=False)):
            assert one == same, f"message {at}"
        assert len(told) == len(other)


def test_the_comparison_is_worth_something(worlds: dict[int, World]) -> None:
    """Anna herself was told different things, and could have raided; nothing of hers was shown to anybody."""
    own = {
        kind: [update["view"]["ships"][ANNA]["role"] for update in updates(world.pages[ANNA].traffic)]
        for kind, world in worlds.items()
    }
    assert [set(own[kind]) for kind in worlds] == [{"merchant"}, {"merchant", "pirate"}, {"merchant", "warship"}]
    offered = [offers(world) for world in worlds.values()]
    assert "raid" not in offered[GOODS]
    assert "raid" in offered[PIRATE]
    for world in worlds.values():
        events = [event for update in updates(world.watcher.traffic) for event in update["events"]]
        assert not [event for event in events if event["kind"] in REVEALING and event.get("seat") == ANNA]
        assert len([event for event in events if event["kind"] == "bought" and event["seat"] == ANNA]) >= 3


def offers(world: World) -> set[str]:
    return {choice["move"]["kind"] for update in updates(world.pages[ANNA].traffic) for choice in update["choices"]}


def test_choices_and_single_choices_go_to_the_asked_seat_alone(worlds: dict[int, World]) -> None:
    for world in worlds.values():
        for page, seat in ((world.pages[0], 0), (world.pages[1], 1), (world.watcher, None)):
            for update in updates(page.traffic):
                assert update["seat"] == seat
                is_asked = update["asked"] is not None and update["asked"]["seat"] == seat
                assert bool(update["choices"]) == is_asked
                assert not update["only"] or seat is not None


def test_refusals_say_nothing_about_hidden_cards(worlds: dict[int, World]) -> None:
    kinds = [[refusal_in(text) for text in world.pages[1].traffic] for world in worlds.values()]
    assert kinds[0] == kinds[1] == kinds[2]
    assert {"not_your_turn", "not_known", "no_warship", "not_legal"} & {kind for kind in kinds[0] if kind}


def refusal_in(text: str) -> str | None:
    message: Any = msgspec.json.decode(text)
    return message["refusal"]["kind"] if message.get("refusal") else None
