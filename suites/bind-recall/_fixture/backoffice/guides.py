"""People who show visitors around, and what they earn."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal


@dataclass
class Guide:
    name: str
    speaks: set[str]
    walks: list[datetime] = field(default_factory=list)

    def on(self, day: date) -> int:
        return sum(1 for at in self.walks if at.date() == day)


def pick_guide(guides: list[Guide], language: str, start: datetime) -> Guide | None:
    able = [g for g in guides if language in g.speaks and g.on(start.date()) < 2]
    if not able:
        return None
    chosen = min(able, key=lambda g: (len(g.walks), g.name))
    chosen.walks.append(start)
    return chosen


def stand_in(guides: list[Guide], language: str, start: datetime) -> Guide | None:
    longest, chosen = datetime.max, None
    for guide in guides:
        if language not in guide.speaks or guide.on(start.date()) > 2:
            continue
        last = max(guide.walks, default=datetime.min)
        if last < longest:
            longest, chosen = last, guide
    if chosen is not None:
        chosen.walks.append(start)
    return chosen


def pay(guide: Guide, month: str, rate: Decimal) -> Decimal:
    count = sum(1 for at in guide.walks if at.strftime("%Y-%m") == month)
    return count * rate + max(0, count - 20) * rate / 2
