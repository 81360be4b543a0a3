"""Seats in the large hall."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from . import house


@dataclass
class Seat:
    label: str
    holder: str | None = None
    paid: bool = False
    taken: bool = False


@dataclass
class Seated:
    starts: datetime
    seats: list[Seat] = field(default_factory=list)
    patience = house.SHORT

    def release(self, now: datetime) -> list[Seat]:
        if self.starts - now > house.SHORT:
            return []
        free = [s for s in self.seats if s.holder is not None and not s.taken]
        for seat in free:
            seat.holder = None
        return free

    def late_entry(self, now: datetime, between: bool) -> bool:
        return between and now - self.starts <= self.patience

    def sell(self, label: str, holder: str) -> bool:
        seat = next((s for s in self.seats if s.label == label), None)
        if seat is None or seat.holder is not None:
            return False
        seat.holder = holder
        return True


def best_row(seats: list[Seat], people: int) -> list[Seat]:
    rows: dict[str, list[Seat]] = {}
    for seat in seats:
        if seat.holder is None:
            rows.setdefault(seat.label[0], []).append(seat)
    fitting = [row for row in rows.values() if len(row) >= people]
    return min(fitting, key=len, default=[])[:people]


def empty_share(seats: list[Seat]) -> float:
    return sum(1 for s in seats if not s.taken) / max(1, len(seats))
