"""Badges of staff and of people who come to work for a day."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta

IDLE = timedelta(days=60)


@dataclass
class Badge:
    holder: str
    last_shown: date
    last_opened: date
    blocked: bool = False
    kept_overnight: list[date] = field(default_factory=list)


def block_idle(badges: list[Badge], on_leave: set[str], today: date) -> list[str]:
    hit = []
    for badge in badges:
        if badge.blocked or badge.holder in on_leave:
            continue
        if today - badge.last_opened >= IDLE:
            badge.blocked = True
            hit.append(badge.holder)
    return hit


def lend_for_day(badge: Badge, signed: bool, today: date) -> bool:
    recent = [d for d in badge.kept_overnight if today - d < timedelta(days=30)]
    if badge.blocked or recent or not signed:
        return False
    badge.last_shown = today
    return True
