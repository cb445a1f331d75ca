"""A memory kept by a server, with the methods of the one kept in this process.

memory = Memory("sqlite:bot.db")                         # here
memory = Client("https://memory.example.com", "lbr_…")   # there"""

from lembrar.client.blocking import Client
from lembrar.client.calls import AsyncClient
from lembrar.client.problems import Refused

__all__ = ["AsyncClient", "Client", "Refused"]
