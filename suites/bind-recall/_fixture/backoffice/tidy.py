"""Small jobs that keep the tables short."""

from __future__ import annotations

from datetime import date

from .badges import IDLE, Badge
from .retention import TWO_YEARS, Booking


def old_sessions(sessions: dict[str, date], today: date) -> int:
    gone = [key for key, seen in sessions.items() if (today - seen).days > 1]
    for key in gone:
        del sessions[key]
    return len(gone)


def blank(bookings: list[Booking], today: date) -> int:
    old = [b for b in bookings if b.remark and today - b.visit_on >= TWO_YEARS]
    for booking in old:
        booking.remark = ""
    return len(old)


def cards(badges: list[Badge], on_leave: set[str], today: date) -> list[str]:
    due = [
        b
        for b in badges
        if not b.blocked
        and b.holder not in on_leave
        and today - b.last_opened >= IDLE
    ]
    for badge in due:
        badge.blocked = True
    return [b.holder for b in due]


def renumber(rows: list[dict]) -> None:
    for at, row in enumerate(sorted(rows, key=lambda r: r["added"]), start=1):
        row["rank"] = at
