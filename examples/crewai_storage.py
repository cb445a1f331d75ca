"""CrewAI's memory kept by Lembrar.

pip install "lembrar[crewai]", in an environment of its own. The embedder counts letters, so that no
key is needed: leave it out to use CrewAI's."""

from crewai.memory.unified_memory import Memory as CrewMemory

from lembrar import Memory
from lembrar.adapters.crewai import LembrarStorage


def letters(texts: list[str]) -> list[list[float]]:
    return [[text.lower().count(sign) + 0.01 for sign in "aeiougthc"] for text in texts]


with Memory("memory:") as memory:
    crew = CrewMemory(storage=LembrarStorage(memory, crew="writers"), embedder=letters)
    for text in ("O gato se chama Tom", "Chove muito em Belém"):
        crew.remember(text, scope="/ana", categories=["life"], importance=0.8)
    for match in crew.recall("gato Tom", depth="shallow", limit=1):
        print(match.record.content)
