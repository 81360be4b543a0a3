"""Cases that the security desk works on."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta

FOUR_WEEKS = timedelta(days=28)


@dataclass
class Case:
    number: int
    title: str
    closed_on: date | None = None
    notes: list[str] = field(default_factory=list)


def reopen(case: Case, today: date, urgent: bool) -> bool:
    if case.closed_on is None:
        return False
    if today - case.closed_on < FOUR_WEEKS and not urgent:
        return False
    case.closed_on = None
    case.notes.append(f"opened again on {today.isoformat()}")
    return True


def close(case: Case, today: date, outcome: str) -> None:
    if not outcome:
        raise ValueError(f"case {case.number} has no outcome")
    case.closed_on = today
    case.notes.append(outcome)


def stale(cases: list[Case], touched: dict[int, date], today: date) -> list[int]:
    return [
        c.number
        for c in cases
        if c.closed_on is None and today - touched[c.number] > timedelta(days=10)
    ]
