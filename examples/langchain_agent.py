"""A LangChain agent that remembers, with small prompts however long the chat gets.

pip install "lembrar[langgraph]". The model is LangChain's fake one, so that no key is needed: put
your own in its place."""

from langchain.agents import create_agent
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel

from lembrar import Memory
from lembrar.adapters.langchain_middleware import LembrarMiddleware

model = GenericFakeChatModel(messages=iter(["Prazer, Ana!", "Você se chama Ana."]))

with Memory("memory:") as memory:
    agent = create_agent(model, [], middleware=[LembrarMiddleware(memory, budget=800)])
    config = {"configurable": {"thread_id": "chat-1", "user_id": "ana"}}
    for text in ("Oi, eu me chamo Ana e sou alérgica a amendoim.", "Como eu me chamo?"):
        print("ana:", text)
        print("bot:", agent.invoke({"messages": text}, config)["messages"][-1].text)
    print([fact.content for fact in memory.facts("ana")])
