"""Positions of Bounty."""

from seeking import Fits, positions, save, seek


def make() -> None:
    """Raids, shoot-outs and trials are rare: matches are played until all have been seen."""
    wanted: dict[str, Fits] = {
        "sail": lambda view, asked, kinds: asked.kind == "sail" and view.round > 5 and all(s.hold for s in view.ships),
        "trade": lambda view, asked, kinds: asked.kind == "trade" and any(s.plunder for s in view.ships),
        "raid": lambda view, asked, kinds: "Raided" in kinds and "ClaimMade" in kinds,
        "shootout": lambda view, asked, kinds: "ShootoutFought" in kinds,
        "tried": lambda view, asked, kinds: "Tried" in kinds,
        "engage": lambda view, asked, kinds: "Engaged" in kinds,
        "distress": lambda view, asked, kinds: asked.kind == "sail" and any(s.distress for s in view.ships),
        "sold": lambda view, asked, kinds: "Sold" in kinds,
    }
    seek("bounty", "bounty", wanted, lambda seed: 4 if seed % 3 else 5, seeds=200, target=200)
    two = positions("bounty", 2, b"b" * 32)
    save("bounty-two", two, lambda view, asked, kinds: asked.kind == "sail" and all(ship.hold for ship in view.ships))
