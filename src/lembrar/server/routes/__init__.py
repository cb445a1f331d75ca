"""The HTTP API, by what its routes are about."""

from fastapi import APIRouter

from lembrar.server.routes import carry, keys, know, look, operations, right, talk, tend

ROUTERS: tuple[APIRouter, ...] = (
    talk.router,
    look.router,
    know.router,
    right.router,
    tend.router,
    carry.router,
    keys.router,
    operations.router,
)
