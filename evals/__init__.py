"""How well Lembrar does its work, on labelled data. `python -m evals` prints every figure."""
