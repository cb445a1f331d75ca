"""python -m evals.ptbr [build --out FILE]"""

import sys

from evals.ptbr import main

sys.exit(main(sys.argv[1:]))
