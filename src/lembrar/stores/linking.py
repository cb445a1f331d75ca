"""Which identities may be linked to whom: one step deep, and each to one user."""

from __future__ import annotations

from lembrar.errors import IdentityTaken, InvalidInput


def check_link(user: str, identity: str, owner: str | None, *, has_links: bool) -> None:
    """Raises unless `identity`, which is `owner`'s so far and may have identities linked to it,
    can be made `user`'s."""
    if owner not in (None, user):
        raise IdentityTaken(f"{identity!r} belongs to another user. Unlink it there first.")
    if identity == user:
        raise InvalidInput(f"{identity!r} is the user's own id and needs no link.")
    if has_links:
        raise InvalidInput(
            f"{identity!r} has identities of its own. Unlink them first, or link {user!r} to it."
        )
