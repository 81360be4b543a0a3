"""What happens in the large hall after closing time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from . import house
from .auditorium import Seat, Seated


@dataclass
class Concert(Seated):
    patience = house.INTERVAL

    def release(self, now: datetime) -> list[Seat]:
        if self.starts - now > house.SHORT:
            return []
        unpaid = [s for s in self.seats if s.holder and not s.paid and not s.taken]
        for seat in unpaid:
            seat.holder = None
        return unpaid


@dataclass
class Lecture(Seated):
    def late_entry(self, now: datetime, between: bool) -> bool:
        return now - self.starts <= house.INTERVAL


@dataclass
class Film(Seated):
    def release(self, now: datetime) -> list[Seat]:
        return []


KINDS = {"concert": Concert, "lecture": Lecture, "film": Film}


def plan(kind: str, starts: datetime, labels: list[str]) -> Seated:
    return KINDS[kind](starts, [Seat(label) for label in labels])
