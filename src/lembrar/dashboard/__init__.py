"""The web page: see what is remembered, why, and what it costs."""

from __future__ import annotations

from fastapi import APIRouter

from lembrar.dashboard import live
from lembrar.dashboard.trouble import install
from lembrar.dashboard.views import chats, door, finding, ladder, overview, people, playground

__all__ = ["install", "router"]

router = APIRouter()
for _part in (door, overview, people, chats, ladder, finding, playground, live):
    router.include_router(_part.router)
