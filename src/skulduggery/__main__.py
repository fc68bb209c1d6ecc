"""`python -m skulduggery` is the command `skulduggery`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
