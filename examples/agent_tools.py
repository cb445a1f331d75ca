"""Memory as tools for an agent's model. What a model would ask for is written down here; this
runs with no key: pass `tools.schemas` to an OpenAI-compatible API to have it asked for real."""

import json

from lembrar import Memory
from lembrar.tools import Tools

ASKED = [
    ("remember", {"text": "Sou vegetariana"}),
    ("search", {"query": "o que a Ana come?", "limit": 3}),
    ("remember", {"txt": "a slip of the model comes back as text that it can read"}),
]

with Memory("memory:") as memory:
    tools = Tools(memory, "ana")
    print("offered:", ", ".join(schema["function"]["name"] for schema in tools.schemas))
    for name, arguments in ASKED:
        print(f"{name}: {tools.call(name, json.dumps(arguments))}")
