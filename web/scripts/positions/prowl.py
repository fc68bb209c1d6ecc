"""Positions of Pirates on the Prowl."""

from seeking import Fits, positions, save, seek


def make() -> None:
    """On both boards, with battles, bad luck and visits ashore."""
    wanted: dict[str, Fits] = {
        "sail": lambda view, asked, kinds: asked.kind == "sail" and any(ship.cards for ship in view.ships),
        "home": lambda view, asked, kinds: asked.kind == "home" and "Stored" in kinds,
        "trade": lambda view, asked, kinds: "Traded" in kinds,
        "raid": lambda view, asked, kinds: "CardDrawn" in kinds and "BadLuckStruck" not in kinds,
        "luck": lambda view, asked, kinds: "BadLuckStruck" in kinds,
        "battle": lambda view, asked, kinds: "BattleFought" in kinds and "SpoilsTaken" in kinds,
        "loot": lambda view, asked, kinds: asked.kind == "loot",
        "davy": lambda view, asked, kinds: asked.kind == "davy_move",
    }
    seek("prowl", "prowl", wanted, lambda seed: 4)
    large = positions("prowl", 8, b"b" * 32)
    save("prowl-large", large, lambda view, asked, kinds: asked.kind == "sail" and view.round > 5)
