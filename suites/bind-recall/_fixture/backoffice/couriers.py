"""People who travel with objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date


@dataclass
class Courier:
    name: str
    trained: set[str]
    away: list[tuple[date, date]] = field(default_factory=list)

    def free(self, start: date, end: date) -> bool:
        return all(end < a or b < start for a, b in self.away)


@dataclass
class Trip:
    accession: str
    material: str
    start: date
    end: date
    courier: str | None = None


def escort(trip: Trip, out: Trip | None, couriers: list[Courier]) -> str | None:
    able = [
        c
        for c in couriers
        if trip.material in c.trained and c.free(trip.start, trip.end)
    ]
    if not able:
        return None
    names = [c.name for c in able]
    if out is not None and out.courier in names:
        chosen = able[names.index(out.courier)]
    else:
        chosen = min(able, key=lambda c: (len(c.away), c.name))
    chosen.away.append((trip.start, trip.end))
    trip.courier = chosen.name
    return chosen.name


def nights(trip: Trip) -> int:
    return max(0, (trip.end - trip.start).days)
