"""Positions of King of the Pirates."""

from seeking import Fits, seek


def make() -> None:
    ashore()
    at_sea()


def ashore() -> None:
    """Windows of all kinds, fights in every stage, and all that a hideout, the Dutchman and a mutiny bring."""
    wanted: dict[str, Fits] = {
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
    seek("kings", "kings", wanted, lambda seed: 4)


def at_sea() -> None:
    """Unknown water, raids, duels, digs, the Dutchman, and a full table."""
    wanted: dict[str, Fits] = {
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
    seek("kings", "kings-sea", wanted, lambda seed: 4 if seed % 2 else 6)
