"""Where guards have been at night."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta


@dataclass
class Beat:
    route: list[str]
    reached: list[tuple[str, datetime]] = field(default_factory=list)
    alarm: bool = False

    def reach(self, point: str, now: datetime) -> bool:
        at = len(self.reached)
        if at == len(self.route) or self.route[at] != point:
            return False
        if self.reached and now - self.reached[-1][1] > timedelta(minutes=15):
            self.alarm = True
        self.reached.append((point, now))
        return True

    @property
    def done(self) -> bool:
        return len(self.reached) == len(self.route)


def shuffle(route: list[str], night: int) -> list[str]:
    at = night % len(route)
    return route[at:] + route[:at]


def metres(route: list[str], plan: dict[tuple[str, str], int]) -> int:
    return sum(plan[a, b] for a, b in zip(route, route[1:]))
