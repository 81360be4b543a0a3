"""Air in the showcases."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

PAUSE = timedelta(hours=1)


@dataclass(frozen=True)
class Band:
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def persistent_breach(
    values: list[float | None], band: Band, needed: int = 3
) -> bool:
    run = 0
    for value in values:
        if value is None or band.holds(value):
            run = 0
            continue
        run += 1
        if run == needed:
            return True
    return False


def standing_breach(values: list[float | None], band: Band, slots: int = 3) -> bool:
    recent = values[-slots:]
    known = [v for v in recent if v is not None]
    if len(recent) < slots or not known:
        return False
    return not any(band.holds(v) for v in known)


@dataclass
class Watch:
    band: Band
    reported: dict[str, datetime] = field(default_factory=dict)

    def should_report(self, showcase: str, value: float, now: datetime) -> bool:
        if self.band.holds(value):
            return False
        last = self.reported.get(showcase)
        if last is not None and now - last < PAUSE:
            return False
        self.reported[showcase] = now
        return True

    def overdue(self, seen: dict[str, datetime], now: datetime) -> list[str]:
        return sorted(name for name, at in seen.items() if now - at > 2 * PAUSE)
