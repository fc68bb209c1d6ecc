"""Real positions for dev.html, taken from matches of bots: `.venv/bin/python web/scripts/fixtures.py`.

What is worth looking at in a game is in `positions/<game>.py`.
"""

from importlib import import_module
from pathlib import Path

POSITIONS = Path(__file__).parent / "positions"


def main() -> None:
    for file in sorted(POSITIONS.glob("*.py")):
        import_module(f"{POSITIONS.name}.{file.stem}").make()


if __name__ == "__main__":
    main()
