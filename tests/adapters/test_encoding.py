"""From the types of fields to columns: one small view for each rule."""

from array import array
from typing import Any, Literal

import msgspec
import pytest

from skulduggery.adapters.encoding.reader import Reader
from skulduggery.adapters.encoding.source import Place, Source
from skulduggery.core.bounds import UNKNOWN, Bounds
from skulduggery.core.fields import BySeat, CardId, PlaceId, SeatNumber, ShipId
from skulduggery.core.messages import View


class Coin(msgspec.Struct, frozen=True):
    at: PlaceId
    amount: int


class Ship(msgspec.Struct, frozen=True):
    ship: ShipId
    seat: SeatNumber
    sunk: bool


class Cargo(msgspec.Struct, frozen=True):
    card: CardId | None
    worth: int


class Sea(View, frozen=True):
    active: SeatNumber | None = None
    wind: Literal["calm", "gale"] = "calm"
    depth: int | None = None
    coins: tuple[Coin, ...] = ()
    ships: tuple[Ship, ...] = ()
    cargo: tuple[Cargo, ...] = ()
    purses: BySeat[int] = (0, 0)
    cards: tuple[CardId, ...] = ()
    hands: BySeat[tuple[CardId, ...]] = ((), ())
    best: Coin | None = None


KNOWN = Bounds({"place": ["a1", "b1"], "ship": ["red"], "card": ["ace", "jack"]}, {"depth": (0, 9)}, {})


def encoded(view: Sea, bounds: Bounds = KNOWN) -> dict[str, float]:
    """The columns that are not 0."""
    node = Reader(2, bounds, {"card": ("ace",)}).record(Sea, "", Sea(), adds=False)
    source = Source("def fill(out, view):")
    node.emit(source, "view", Place("", 0))
    out = array("f", bytes(4 * node.width))
    source.compiled("fill")(out, view)
    columns = node.columns("")
    assert len(columns) == node.width
    return {column.name: value for column, value in zip(columns, out, strict=True) if value}


def test_a_category_is_counted_from_one() -> None:
    assert encoded(Sea()) == {"wind": 1}
    assert encoded(Sea(active=0, wind="gale")) == {"active": 1, "wind": 2}


def test_a_number_that_may_be_absent_has_a_flag() -> None:
    assert encoded(Sea(depth=0)) == {"wind": 1, "depth.known": 1}
    assert encoded(Sea(depth=7)) == {"wind": 1, "depth.known": 1, "depth": 7}


def test_things_on_places_are_found_by_their_place() -> None:
    assert encoded(Sea(coins=(Coin("b1", 3),))) == {"wind": 1, "coins[b1]": 1, "coins[b1].amount": 3}


def test_ships_are_found_by_their_name() -> None:
    found = encoded(Sea(ships=(Ship("red", 1, True),)))
    assert found == {"wind": 1, "ships[red]": 1, "ships[red].seat": 2, "ships[red].sunk": 1}


def test_lists_without_a_limit_are_counted() -> None:
    cargo = (Cargo("jack", 5), Cargo("jack", 2), Cargo(None, 1))
    assert encoded(Sea(cargo=cargo)) == {"wind": 1, "cargo.card=jack": 2, "cargo.card=none": 1, "cargo.worth": 8}


def test_lists_with_a_limit_keep_their_order() -> None:
    bounds = Bounds(KNOWN.ids, {}, {"cargo": 2})
    found = encoded(Sea(cargo=(Cargo("jack", 5),)), bounds)
    assert found == {"wind": 1, "cargo.length": 1, "cargo[0].card": 2, "cargo[0].worth": 5}


def test_one_entry_for_each_seat() -> None:
    assert encoded(Sea(purses=(0, 4))) == {"wind": 1, "purses[1]": 4}
    assert encoded(Sea(hands=(("ace", "ace"), ()))) == {"wind": 1, "hands[0]=ace": 2}


def test_an_unknown_id_is_an_error_where_the_game_lists_its_ids() -> None:
    with pytest.raises(KeyError, match="'queen' is not among the known ids: ace, jack"):
        encoded(Sea(cards=("queen",)))


def test_an_unknown_id_is_other_where_only_moves_tell_the_ids() -> None:
    assert encoded(Sea(cards=("ace", "queen")), UNKNOWN) == {"wind": 1, "cards=ace": 1, "cards=other": 1}


def test_fields_can_be_left_out() -> None:
    bounds = Bounds(KNOWN.ids, {}, {}, left_out=["wind", "best"])
    assert encoded(Sea(best=Coin("a1", 1)), bounds) == {}
    assert encoded(Sea(best=Coin("b1", 1))) == {"wind": 1, "best.known": 1, "best.at": 2, "best.amount": 1}


def test_a_type_that_has_no_encoding_is_named() -> None:
    class Odd(View, frozen=True):
        ratio: float

    reader: Any = Reader(2, UNKNOWN, {})
    with pytest.raises(TypeError, match="ratio: a view cannot have a field of the type"):
        reader.record(Odd, "", None, adds=False)
