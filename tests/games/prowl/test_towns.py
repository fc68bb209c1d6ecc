"""Trade towns, islands, cards and stock. PR-5.*, PR-7.*, PR-8.*"""

import pytest

from skulduggery.games.prowl.events import CardDrawn, CardVoided, Dug, Dumped, PackShuffled, Traded
from skulduggery.games.prowl.moves import Attack, Dig, Done, Dump, Raid, Roll, Sail, Trade
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the


def visit(town: str = "campeche", cards: str = "", **more: object) -> Scene:
    """Blue lies in a town (of another quarter), has thrown and stays."""
    scene = Scene(at={"blue": town}, cards={"blue": cards}, roll=1, **more)  # type: ignore[arg-type]
    scene.play(Sail(town))
    return scene


def test_a_trade_takes_card_and_extra_and_gives_the_reward() -> None:  # PR-5.01, PR-5.04
    scene = visit(cards="C51, gold, bronze")
    traded = the(Traded, scene.play(Trade("C51")))
    assert (traded.town, traded.card, traded.extra, traded.reward) == ("campeche", "C51", "gold", "diamond")
    assert scene.cards("blue") == "bronze, diamond"
    assert (scene.left("gold"), scene.left("diamond")) == (2, 1)
    assert scene.pile() == ["C51"]


def test_without_the_extra_on_board_nothing_is_traded() -> None:  # PR-5.01
    scene = visit(cards="C51", chests={"blue": "gold"})
    assert "trade C51" not in scene.offered()
    assert scene.why("trade-C51").rule == "PR-5.01"  # type: ignore[union-attr]


def test_a_card_for_another_town_is_not_traded() -> None:  # PR-5.01
    scene = visit(cards="C01")
    assert scene.offered() == {"raid", "done"}
    assert scene.why("aboard-C01").rule == "PR-5.01"  # type: ignore[union-attr]


def test_a_sold_out_reward_cannot_be_had() -> None:  # PR-5.02
    scene = visit(cards="C51, gold", stock={"diamond": 0})
    assert scene.offered() == {"dump C51", "done"}
    assert scene.why("trade-C51").rule == "PR-5.02"  # type: ignore[union-attr]
    assert scene.cards("blue") == "C51, gold"


def test_a_reward_may_pay_for_the_next_trade() -> None:  # PR-5.03
    scene = visit(cards="C39, C51, silver")
    assert "trade C51" not in scene.offered()
    scene.play(Trade("C39"))
    assert scene.cards("blue") == "C51, gold"
    scene.play(Trade("C51"))
    assert scene.cards("blue") == "diamond"


def test_a_raid_takes_the_top_card_and_everybody_hears_it() -> None:  # PR-5.05, PR-5.13
    scene = visit()
    events = scene.play(Raid(), "C01")
    drawn = the(CardDrawn, events)
    assert (drawn.ship, drawn.town, drawn.card, drawn.left) == ("blue", "campeche", "C01", 71)
    assert scene.cards("blue") == "C01"
    assert scene.asked == "roll 1"


def test_no_raid_with_a_card_for_this_town() -> None:  # PR-5.05, PR-5.06
    scene = visit(cards="C51")
    assert scene.offered() == {"dump C51", "done"}
    assert scene.why("raid").rule == "PR-5.06"  # type: ignore[union-attr]
    assert kinds(scene.play(Dump("C51"))) == ["dumped"]
    assert scene.pile() == ["C51"]
    assert scene.offered() == {"raid", "done"}


def test_even_a_card_that_could_be_traded_may_be_dumped_to_raid() -> None:  # PR-5.06
    assert visit(cards="C51, gold").offered() == {"trade C51", "dump C51", "done"}


def test_nothing_is_dumped_where_no_raid_is_allowed() -> None:  # PR-5.06
    assert visit(cards="C51", last_raid={"blue": "campeche"}).offered() == {"done"}
    assert visit("tortuga", cards="C01").offered() == {"trade C01", "done"}


def test_the_same_town_is_not_raided_twice_in_a_row() -> None:  # PR-5.07
    scene = visit(last_raid={"blue": "campeche"})
    assert scene.offered() == {"done"}
    assert scene.why("raid").rule == "PR-5.07"  # type: ignore[union-attr]
    assert "raid" in visit("tripoli", last_raid={"blue": "campeche"}).offered()
    for card in ("C51", "fire"):  # void, and bad luck
        scene = visit()
        scene.play(Raid(), card)
        assert scene.ship("blue").last_raid == "campeche"


def test_trading_does_not_clear_the_last_raid() -> None:  # PR-5.07
    scene = visit("tripoli", cards="C10, bronze", last_raid={"blue": "campeche"})
    scene.play(Trade("C10"))
    assert scene.ship("blue").last_raid == "campeche"


def test_the_own_quarter_is_traded_with_but_not_raided() -> None:  # PR-5.08
    scene = visit("tortuga", cards="C01")
    assert scene.offered() == {"trade C01", "done"}
    empty = visit("nassau")
    assert empty.offered() == {"done"}
    assert empty.why("raid").rule == "PR-5.08"  # type: ignore[union-attr]


def test_with_two_ships_the_quarter_of_the_raiding_ship_counts() -> None:  # PR-5.08
    scene = Scene(ships=2, pairing="opposite", at={"blue": "cape_farina"})
    scene.play_on(scene.moves()[0], Roll(), 1, Sail("cape_farina"))
    assert "raid" in scene.offered()  # blue's sister purple could not


def test_after_a_trade_there_is_neither_dump_nor_raid() -> None:  # PR-5.09
    scene = visit(cards="C51, C39, gold")
    scene.play(Trade("C51"))
    assert scene.offered() == {"done"}
    assert scene.why("dump-C39").rule == "PR-5.09"  # type: ignore[union-attr]


def test_nothing_must_be_done_in_a_town() -> None:  # PR-5.10
    scene = visit(cards="C51, gold")
    scene.play(Done())
    assert (scene.cards("blue"), scene.asked) == ("C51, gold", "roll 1")


def test_a_card_for_the_very_town_is_lost() -> None:  # PR-5.11
    scene = visit()
    events = scene.play(Raid(), "C51")
    assert the(CardVoided, events).card == "C51"
    assert (scene.cards("blue"), scene.pile()) == ("", ["C51"])


def test_of_four_cards_one_is_dumped() -> None:  # PR-5.12, PR-8.01
    scene = visit(cards="C01, bronze, silver")
    scene.play(Raid(), "C60")
    assert scene.asked == "discard 0"
    assert scene.offered() == {"dump C01", "dump C60", "dump bronze", "dump silver"}
    assert the(Dumped, scene.play(Dump("silver"))).card == "silver"
    assert (scene.cards("blue"), scene.left("silver")) == ("C01, C60, bronze", 3)
    assert scene.asked == "roll 1"


# --- islands


def test_a_map_is_handed_in_for_its_treasure() -> None:  # PR-7.01
    scene = visit("perdida", cards="C17, C29, C05")
    dug = the(Dug, scene.play(Dig("C29")))
    assert (dug.island, dug.card, dug.reward) == ("perdida", "C29", "silver")
    assert scene.offered() == {"dig C17", "done"}
    scene.play(Dig("C17"))
    assert (scene.cards("blue"), scene.pile()) == ("C05, bronze, silver", ["C29", "C17"])


def test_a_sold_out_island_can_be_waited_at() -> None:  # PR-7.02
    scene = visit("perdida", cards="C29", stock={"silver": 0})
    assert scene.offered() == {"done"}
    assert scene.why("aboard-C29").rule == "PR-7.02"  # type: ignore[union-attr]
    scene.play(Done())
    scene.pass_turn()
    scene.state.stock[1] = 1  # another captain has paid with a statue
    scene.play_on(Roll(), 1, Sail("perdida"))
    assert "dig C29" in scene.offered()


def landed(steps: int = 2) -> Scene:
    """On Bora Bora, with the rival beside it."""
    scene = Scene(at={"blue": "13,6", "purple": "16,5"}, cards={"blue": "C05"}, steps=steps)
    scene.play(Sail("bora_bora"))
    assert scene.asked == "island 0"
    return scene


def test_who_lands_on_an_island_digs_or_attacks() -> None:  # PR-7.03, PR-10.04
    digger, fighter = landed(), landed()
    digger.play_on(Dig("C05"), Done())
    assert digger.asked == "roll 1"
    fighter.play(Done())
    assert (fighter.asked, fighter.offered()) == ("engage 0", {"attack purple", "done"})
    fighter.play(Attack("purple"), 6, 1)
    assert fighter.asked == "exile 0"


@pytest.mark.parametrize("steps", [2, 3, 7])
def test_spare_steps_are_used_up_before_the_ship_lands(steps: int) -> None:  # PR-7.03, PR-10.03
    scene = landed(steps)
    scene.play(Done())
    assert scene.asked == "engage 0"


def test_who_stays_on_an_island_attacks_nobody() -> None:  # PR-7.03
    scene = Scene(at={"blue": "bora_bora", "purple": "16,5"}, cards={"blue": "C05"}, roll=2)
    scene.play_on(Sail("bora_bora"), Done())
    assert scene.asked == "roll 1"


# --- stacks


def test_an_empty_blind_stack_is_made_of_the_pile() -> None:  # PR-8.02, PR-8.03
    scene = visit()
    scene.state.pile = [card for card in scene.state.blind if card != scene.state.blind[0]]
    scene.state.blind = []
    events = scene.play(Raid(), "storm")
    assert kinds(events)[:2] == ["pack_shuffled", "card_drawn"]
    assert the(PackShuffled, events).cards == 71
    assert scene.pile() == ["storm"]


def test_bad_luck_goes_to_the_pile() -> None:  # PR-8.03
    scene = visit()
    scene.play(Raid(), "mutiny")
    assert scene.pile() == ["mutiny"]


def test_dumped_cards_go_to_pile_and_stock_for_all_to_see() -> None:  # PR-8.04
    scene = visit(cards="C01, bronze, silver")
    scene.play(Raid(), "C60")
    event = the(Dumped, scene.play(Dump("bronze")))
    assert event.seen_by(1) == event
    assert (scene.left("bronze"), scene.pile()) == (6, [])


@pytest.mark.parametrize("place", ["campeche", "home_blue", "perdida"])
def test_nobody_dumps_at_will(place: str) -> None:  # PR-8.05, PR-6.07
    scene = visit(place, cards="C01, silver")
    assert not any(isinstance(move, Dump) for move in scene.moves())


def test_there_is_always_a_card_to_draw() -> None:  # PR-8.06
    """Eight ships with three green cards and one in each chest hold 32 of 72."""
    scene = Scene(players=8)
    greens = [f"C{number:02}" for number in range(1, 33)]
    held = {name: ", ".join(greens[4 * at : 4 * at + 3]) for at, name in enumerate(scene.names)}
    chests = {name: greens[4 * at + 3] for at, name in enumerate(scene.names)}
    assert len(Scene(players=8, cards=held, chests=chests).state.blind) == 40


def test_no_move_gives_a_card_to_another_ship() -> None:  # PR-8.07
    """Sister ships in one town, full of cards: nothing offered names another ship."""
    scene = Scene(ships=2, at={"blue": "campeche", "green": "campeche"}, cards={"blue": "C01", "green": "silver"})
    scene.play_on(scene.moves()[0], Roll(), 1, Sail("campeche"))
    assert scene.offered() == {"raid", "done"}
