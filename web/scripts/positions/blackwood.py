"""Positions of Port Blackwood."""

from typing import Any

from seeking import positions, save

KEY = "blackwood"


def loaded(view: Any) -> bool:
    """Gold on the way, somebody caught, gold abandoned: a chart with everything on it."""
    return any(ship.captive for ship in view.ships) and max(ship.coins for ship in view.ships) >= 2 and bool(view.gold)


def make() -> None:
    """Their names have no prefix: this game was the first."""
    four, two, six = (positions(KEY, players, seed * 32) for players, seed in ((4, b"a"), (2, b"b"), (6, b"c")))
    for seed in range(60):
        more = positions(KEY, 4, bytes([seed]) * 32)
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
