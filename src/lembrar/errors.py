"""Everything that Lembrar raises, as one tree:

    LembrarError
    ├── InvalidInput               what was passed in cannot be used; nothing was written
    │   ├── InvalidMessage         empty, or not valid text
    │   ├── InvalidId              a chat, user or message id of the wrong form
    │   ├── InvalidBudget          a budget that is negative or not a number
    │   ├── InvalidTime            a time without a zone, or outside the years 1900 to 2200
    │   ├── InvalidPreset          a preset file that does not say what a preset must say
    │   ├── InvalidUrl             a store URL that no store answers to
    │   └── IdentityTaken          an identity that belongs to somebody else
    ├── Unknown                    the thing named does not exist
    │   ├── UnknownUser
    │   ├── UnknownChat
    │   ├── UnknownMessage
    │   ├── UnknownFact
    │   └── UnknownPreset
    ├── OtherUser                  the chat belongs to somebody else
    ├── BrainFailed                the summariser did not answer; the originals are kept
    ├── EmbedderFailed             no vectors can be had; search goes by words alone
    └── StoreError                 the database could not do its work
        ├── StoreAway              the database cannot be reached
        ├── StoreBusy              another process holds it for too long
        ├── StoreClosed            used after close()
        ├── StoreFull              no room on the disk
        ├── StoreReadOnly          the file or folder cannot be written
        ├── StoreCorrupt           the file is damaged, or no database
        ├── StoreForeign           a database of another program
        └── StoreTooNew            written by a newer Lembrar

A class's docstring is its message when none is given, and says what to do next.
"""

from __future__ import annotations

import inspect


class LembrarError(Exception):
    """Something went wrong in Lembrar."""

    def __init__(self, message: str | None = None) -> None:
        super().__init__(message or inspect.getdoc(type(self)) or type(self).__name__)


class InvalidInput(LembrarError, ValueError):
    """The input cannot be used. Nothing was written."""


class InvalidMessage(InvalidInput):
    """The message cannot be recorded. Nothing was written."""


class InvalidId(InvalidInput):
    """An id must be 1 to 512 bytes of valid UTF-8 without NUL."""


class InvalidBudget(InvalidInput):
    """A budget is a whole number of tokens, 0 or more."""


class InvalidTime(InvalidInput):
    """A time needs a time zone and a year from 1900 to 2200."""


class InvalidPreset(InvalidInput):
    """The preset file is not valid. Compare it with the output of `lembrar presets finance`."""


class InvalidUrl(InvalidInput):
    """No store answers to this URL. Use sqlite:path/to/file.db or memory:"""


class IdentityTaken(InvalidInput):
    """This identity belongs to another user. Unlink it there first."""


class Unknown(LembrarError, LookupError):
    """There is no such thing here."""


class UnknownUser(Unknown):
    """There is nothing of such a user here. List everybody with `lembrar users`."""


class UnknownChat(Unknown):
    """There is no such chat. List the chats of a user with `lembrar chats USER`."""


class UnknownMessage(Unknown):
    """There is no such message. List the messages of a chat with `lembrar history CHAT`."""


class UnknownFact(Unknown):
    """There is no such fact."""


class UnknownPreset(Unknown):
    """There is no such preset. List them with `lembrar presets`."""


class OtherUser(LembrarError):
    """This chat belongs to another user. Use a chat id of its own for each person."""


class BrainFailed(LembrarError):
    """The summariser did not answer. The originals are kept and it will be tried again."""

    def __init__(
        self,
        message: str | None = None,
        *,
        outage: bool = False,
        tried: bool = True,
        final: bool = False,
        retry_after: float | None = None,
        reply: str = "",
        spend: object = None,
    ) -> None:
        """`outage` if nobody answered at all, `tried` if anybody was asked, `final` if asking
        again at once is no use, and `retry_after` the seconds after which it may be; `reply` is
        the head of what came back, and `spend` what it took."""
        super().__init__(message)
        self.outage = outage
        self.tried = tried
        self.final = final
        self.retry_after = retry_after
        self.refused_form = False  # the service does not know how it was asked
        self.reply = reply
        self.spend = spend


class EmbedderFailed(LembrarError):
    """No vectors can be had right now. Search goes by words alone until they can."""


class StoreError(LembrarError):
    """The database could not do its work. Run `lembrar doctor` to see why."""


class StoreAway(StoreError):
    """The database cannot be reached. Check that its server runs and that the URL is right."""


class StoreBusy(StoreError):
    """Another process holds the database. Try again in a moment."""


class StoreClosed(StoreError):
    """This memory is closed. Open it again to go on."""


class StoreFull(StoreError):
    """The disk is full. Make room and try again; what was acknowledged before is safe."""


class StoreReadOnly(StoreError):
    """The database cannot be written. Check the permissions of the file and of its folder."""


class StoreCorrupt(StoreError):
    """This file is damaged or no SQLite database. Restore a backup, or choose another file."""


class StoreForeign(StoreError):
    """This database belongs to another program. Choose another file for Lembrar."""


class StoreTooNew(StoreError):
    """This database was written by a newer Lembrar. Upgrade Lembrar to open it."""
