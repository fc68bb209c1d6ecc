"""Real positions for dev.html, taken from a match of bots: `.venv/bin/python web/scripts/fixtures.py`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.bots import make_bot
from skulduggery.core.messages import Outlook
from skulduggery.core.options import make_options
from skulduggery.core.outlook import outlook
from skulduggery.core.table import Table
from skulduggery.games import game_called

FOLDER = Path(__file__).parent.parent / "src" / "dev"
LONGEST = 1500  # moves looked at per match


def positions(players: int, seed: bytes, key: str = "blackwood", **options: object) -> list[tuple[Outlook, list[Any]]]:
    """Each position of a match as the asked seat sees it, with the events of its move."""
    game = game_called(key)
    table = Table(game, make_options(game.options_type, game.seats, {"players": players, **options}), seed)
    bot, found = make_bot("bosun", game, 1), []
    while table.state.pending and len(found) < LONGEST:
        seat = table.state.pending[-1].seat
        seen = outlook(game, table.state, seat)
        move = bot.choose(seat, game.legal_moves(table.state), table.state.copy)
        found.append((seen, [event.seen_by(seat) for event in table.play(seat, move)]))
    return found


def save(name: str, found: list[tuple[Outlook, list[Any]]], fits: Callable[[Any, Any, list[str]], bool]) -> None:
    for seen, events in found:
        kinds = [type(event).__name__ for event in events]
        if fits(seen.view, seen.asked, kinds):
            data = msgspec.json.encode(
                {"view": seen.view, "asked": seen.asked, "choices": seen.choices, "events": events}
            )
            (FOLDER / f"{name}.json").write_bytes(data)
            return
    raise LookupError(f"no position for {name} in these matches")


def loaded(view: Any) -> bool:
    """Gold on the way, somebody caught, gold abandoned: a chart with everything on it."""
    return any(ship.captive for ship in view.ships) and max(ship.coins for ship in view.ships) >= 2 and bool(view.gold)


def bounty() -> None:
    """Raids, shoot-outs and trials are rare: matches are played until all have been seen."""
    wanted: dict[str, Callable[[Any, Any, list[str]], bool]] = {
        "sail": lambda view, asked, kinds: asked.kind == "sail" and view.round > 5 and all(s.hold for s in view.ships),
        "trade": lambda view, asked, kinds: asked.kind == "trade" and any(s.plunder for s in view.ships),
        "raid": lambda view, asked, kinds: "Raided" in kinds and "ClaimMade" in kinds,
        "shootout": lambda view, asked, kinds: "ShootoutFought" in kinds,
        "tried": lambda view, asked, kinds: "Tried" in kinds,
        "engage": lambda view, asked, kinds: "Engaged" in kinds,
        "distress": lambda view, asked, kinds: asked.kind == "sail" and any(s.distress for s in view.ships),
        "sold": lambda view, asked, kinds: "Sold" in kinds,
    }
    for seed in range(200):
        found = positions(4 if seed % 3 else 5, bytes([seed]) * 32, "bounty", target=200)
        for name in [*wanted]:
            if any(fits(name, wanted, seen, events) for seen, events in found):
                save(f"bounty-{name}", found, wanted.pop(name))
        if not wanted:
            break
    two = positions(2, b"b" * 32, "bounty")
    save("bounty-two", two, lambda view, asked, kinds: asked.kind == "sail" and all(ship.hold for ship in view.ships))


def prowl() -> None:
    """On both boards, with battles, bad luck and visits ashore."""
    wanted: dict[str, Callable[[Any, Any, list[str]], bool]] = {
        "sail": lambda view, asked, kinds: asked.kind == "sail" and any(ship.cards for ship in view.ships),
        "home": lambda view, asked, kinds: asked.kind == "home" and "Stored" in kinds,
        "trade": lambda view, asked, kinds: "Traded" in kinds,
        "raid": lambda view, asked, kinds: "CardDrawn" in kinds and "BadLuckStruck" not in kinds,
        "luck": lambda view, asked, kinds: "BadLuckStruck" in kinds,
        "battle": lambda view, asked, kinds: "BattleFought" in kinds and "SpoilsTaken" in kinds,
        "loot": lambda view, asked, kinds: asked.kind == "loot",
        "davy": lambda view, asked, kinds: asked.kind == "davy_move",
    }
    for seed in range(40):
        found = positions(4, bytes([seed]) * 32, "prowl")
        for name in [*wanted]:
            if any(fits(name, wanted, seen, events) for seen, events in found):
                save(f"prowl-{name}", found, wanted.pop(name))
        if not wanted:
            break
    large = positions(8, b"b" * 32, "prowl")
    save("prowl-large", large, lambda view, asked, kinds: asked.kind == "sail" and view.round > 5)


def kings() -> None:
    """Windows of all kinds, fights in every stage, and all that a hideout, the Dutchman and a mutiny bring."""
    wanted: dict[str, Callable[[Any, Any, list[str]], bool]] = {
        "setup": lambda view, asked, kinds: asked.kind == "setup_discard" and asked.seat == 1,
        "sail": lambda view, asked, kinds: asked.kind == "sail" and view.round > 6 and len(set(view.hand)) > 3,
        "maintenance": lambda view, asked, kinds: (
            asked.kind == "window_maintenance" and asked.seat != view.active and {"scurvy", "murder"} <= set(view.hand)
        ),
        "raid": lambda view, asked, kinds: (
            asked.kind == "window_fight" and asked.seat == view.active and kinds[:1] == ["CannonballsChanged"]
        ),
        "crowd": lambda view, asked, kinds: (
            asked.kind == "window_fight" and any(m.what == "soldiers" for m in view.fight.sides[1].modifiers)
        ),
        "won": lambda view, asked, kinds: "FightEnded" in kinds and "LootDrawn" in kinds,
        "whole": lambda view, asked, kinds: "FightBegan" in kinds and "DiceRolled" in kinds,
        "duel": lambda view, asked, kinds: asked.kind == "duel_dice",
        "robbed": lambda view, asked, kinds: "Stolen" in kinds and "FightEnded" in kinds,
        "stolen": lambda view, asked, kinds: "Stolen" in kinds and asked.kind == "steal",
        "dig": lambda view, asked, kinds: asked.kind == "window_dig" and "Dug" in kinds,
        "hire": lambda view, asked, kinds: asked.kind == "hire" and "PiratesDrawn" in kinds,
        "crew": lambda view, asked, kinds: asked.kind == "crew_discard" and len(view.ships[asked.seat].pirates) > 3,
        "dock": lambda view, asked, kinds: asked.kind == "dock_buy" and "PartBought" in kinds,
        "trim": lambda view, asked, kinds: asked.kind == "trim",
        "mutiny": lambda view, asked, kinds: asked.kind == "mutiny_answer",
        "murder": lambda view, asked, kinds: asked.kind.startswith("window") and "PirateDiscarded" in kinds,
        "caught": lambda view, asked, kinds: "Caught" in kinds,
    }
    seek("kings", wanted, lambda seed: 4)


def kings_at_sea() -> None:
    """Unknown water, raids, duels, digs, the Dutchman, and a full table."""
    wanted: dict[str, Callable[[Any, Any, list[str]], bool]] = {
        "start": lambda view, asked, kinds: asked.kind == "setup_discard",
        "roll": lambda view, asked, kinds: "CompassRolled" in kinds and "DutchmanMoved" in kinds,
        "sail": lambda view, asked, kinds: asked.kind == "sail" and view.round > 4 and view.moves_left > 1,
        "tile": lambda view, asked, kinds: "TileTurned" in kinds and "Sailed" in kinds,
        "raid": lambda view, asked, kinds: "LootDrawn" in kinds and "TileRemoved" in kinds,
        "duel": lambda view, asked, kinds: "Stolen" in kinds and "FightEnded" in kinds,
        "dug": lambda view, asked, kinds: "Dug" in kinds,
        "caught": lambda view, asked, kinds: "Caught" in kinds and "Sent" in kinds,
        "haunt": lambda view, asked, kinds: asked.kind == "sail" and "dutchman" in view.hand,
        "window": lambda view, asked, kinds: asked.kind == "window_fight",
        "choice": lambda view, asked, kinds: asked.kind == "fight_choice" and len(view.ships) > 3,
    }
    seek("kings-sea", wanted, lambda seed: 4 if seed % 2 else 6)


def seek(prefix: str, wanted: dict[str, Callable[[Any, Any, list[str]], bool]], players: Callable[[int], int]) -> None:
    """Matches of King of the Pirates until every wanted position has been seen."""
    for seed in range(40):
        found = positions(players(seed), bytes([seed]) * 32, "kings")
        for name in [*wanted]:
            if any(fits(name, wanted, seen, events) for seen, events in found):
                save(f"{prefix}-{name}", found, wanted.pop(name))
        if not wanted:
            return
    raise LookupError(f"no position for {', '.join(wanted)} in these matches")


def fits(name: str, wanted: dict[str, Callable[[Any, Any, list[str]], bool]], seen: Outlook, events: list[Any]) -> bool:
    return wanted[name](seen.view, seen.asked, [type(event).__name__ for event in events])


def main() -> None:
    bounty()
    prowl()
    kings()
    kings_at_sea()
    four, two, six = positions(4, b"a" * 32), positions(2, b"b" * 32), positions(6, b"c" * 32)
    for seed in range(60):
        more = positions(4, bytes([seed]) * 32)
        if any(
            seen.asked
            and seen.asked.kind == "sail"
            and loaded(seen.view)
            and seen.view.roll > 3
            and len(seen.choices) > 7
            for seen, _ in more
        ):
            save("middle", more, lambda view, asked, kinds: asked.kind == "sail" and loaded(view) and view.roll > 3)
            break
    save("start", four, lambda view, asked, kinds: asked.kind == "sail")
    save("jailer", four, lambda view, asked, kinds: asked.kind == "jailer" and view.round > 3)
    save("shot", four, lambda view, asked, kinds: "BallFired" in kinds)
    save("caught", four, lambda view, asked, kinds: "Captured" in kinds)
    save("home", four, lambda view, asked, kinds: "Delivered" in kinds)
    save("two", two, lambda view, asked, kinds: asked.kind == "sail" and view.round > 4)
    save("six", six, lambda view, asked, kinds: asked.kind == "roll" and view.round > 6)
    save("draw", four, lambda view, asked, kinds: asked.kind == "draw" and view.round > 5)


if __name__ == "__main__":
    main()
