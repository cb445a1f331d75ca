"""python -m lembrar: the same as the command lembrar."""

import sys

from lembrar.cli import main

if __name__ == "__main__":
    sys.exit(main())
