"""A preset of your own: take a bundled one, change a number, and use it."""

import tempfile
from pathlib import Path

from lembrar import Memory, policy

text = policy.source("finance").replace('name = "finance"', 'name = "mine"')
text = text.replace("[window]\ncycles = 2", "[window]\ncycles = 5")

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "mine.toml"
    path.write_text(text, "utf-8")
    with Memory("memory:", preset=str(path)) as memory:
        for n in range(8):
            memory.record("chat-1", "ana", f"Paguei R$ {n}0 de luz", "Anotado.")
        print(len(memory.summaries("chat-1")), "summaries,", "5 cycles verbatim")
