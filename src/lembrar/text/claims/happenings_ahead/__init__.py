"""What the speaker has before them: appointments, and what is due by a date.

A thing counts where it has a date from today on and is the speaker's: said to be («tenho», "my"),
named bare («reunião amanhã 10h»), or known to both («a prova é sexta»).
"""

from lembrar.text.claims.happenings_ahead.days import is_weekday, next_like, said
from lembrar.text.claims.happenings_ahead.reading import (
    agenda,
    booked,
    due,
    participants,
    plan,
    read,
)

__all__ = [
    "agenda",
    "booked",
    "due",
    "is_weekday",
    "next_like",
    "participants",
    "plan",
    "read",
    "said",
]
