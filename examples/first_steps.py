"""Record a few cycles, look at the context, and ask why it is as it is."""

from lembrar import Memory

with Memory("memory:", preset="progressive") as memory:
    for day in range(1, 13):
        memory.record(
            "chat-1",
            "ana",
            f"No dia {day} corri {day + 2} km e me senti bem.",
            f"Ótimo! Já são {sum(range(3, day + 3))} km no mês.",
        )
    memory.consolidate()
    context = memory.context("chat-1", "ana", "como vai meu treino?")
    print(context.text)
    print(f"\n{context.tokens} of {context.budget} tokens; the whole log has {context.full_tokens}")
    for item in context.explain()["items"]:
        print(item["section"], item["cycles"], item["tokens"], item["reason"])
