"""Shifts of the gallery guards."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

REST = timedelta(hours=11)
WEEK_HOURS = 40.0


@dataclass
class Guard:
    name: str
    trained: set[str]
    hours: float = 0.0
    last_end: datetime | None = None
    on_call: bool = False


@dataclass
class Shift:
    room: str
    start: datetime
    end: datetime
    guard: str | None = None
    offers: list[str] = field(default_factory=list)

    @property
    def length(self) -> float:
        return (self.end - self.start).total_seconds() / 3600


def assign_guards(shifts: list[Shift], guards: list[Guard]) -> list[Shift]:
    unfilled = []
    for shift in sorted(shifts, key=lambda s: (s.start, s.room)):
        fit = [
            g
            for g in guards
            if shift.room in g.trained and g.hours + shift.length <= WEEK_HOURS
        ]
        if not fit:
            unfilled.append(shift)
            continue
        chosen = min(fit, key=lambda g: (g.hours, g.name))
        chosen.hours += shift.length
        shift.guard = chosen.name
    return unfilled


def cover_absence(shift: Shift, guards: list[Guard]) -> str | None:
    rested = [
        g
        for g in guards
        if g.name != shift.guard
        and shift.room in g.trained
        and (g.last_end is None or shift.start - g.last_end >= REST)
    ]
    if not rested:
        return None
    chosen = min(rested, key=lambda g: (not g.on_call, g.hours))
    shift.guard = chosen.name
    return chosen.name


def swap_shift(mine: Shift, theirs: Shift, people: dict[str, Guard]) -> bool:
    if mine.guard is None or theirs.guard is None:
        return False
    if theirs.guard not in mine.offers or mine.guard not in theirs.offers:
        return False
    first, second = people[mine.guard], people[theirs.guard]
    if theirs.room not in first.trained or mine.room not in second.trained:
        return False
    change = theirs.length - mine.length
    if max(first.hours + change, second.hours - change) > WEEK_HOURS:
        return False
    first.hours += change
    second.hours -= change
    mine.guard, theirs.guard = second.name, first.name
    mine.offers.clear()
    theirs.offers.clear()
    return True
