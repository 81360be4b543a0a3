"""What runs when the house is dark."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from . import badges, retention, tidy


@dataclass
class Tables:
    staff: list[badges.Badge]
    firms: list[badges.Badge]
    bookings: list[retention.Booking]
    classes: list[retention.Booking]
    sessions: dict[str, date]
    on_leave: set[str] = field(default_factory=set)


STEPS = (
    ("sessions", lambda t, today: tidy.old_sessions(t.sessions, today)),
    ("remarks", lambda t, today: retention.purge_notes(t.bookings, today)),
    ("phones", lambda t, today: retention.purge_phones(t.bookings, today)),
    ("remarks of classes", lambda t, today: tidy.blank(t.classes, today)),
    ("badges of firms", lambda t, today: badges.block_idle(t.firms, set(), today)),
    ("badges", lambda t, today: tidy.cards(t.staff, t.on_leave, today)),
)


def run(tables: Tables, today: date) -> dict[str, str]:
    report = {}
    for name, step in STEPS:
        try:
            report[name] = str(step(tables, today))
        except ValueError as error:
            report[name] = f"failed: {error}"
    return report
