"""Figures for the yearly report."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

DAY = timedelta(hours=24)


@dataclass(frozen=True)
class Entrance:
    serial: str
    at: datetime
    kind: str


def visits(entrances: Iterable[Entrance]) -> int:
    last: dict[str, datetime] = {}
    total = 0
    for entrance in sorted(entrances, key=lambda e: e.at):
        if entrance.kind == "staff":
            continue
        before = last.get(entrance.serial)
        if before is None or entrance.at - before >= DAY:
            total += 1
            last[entrance.serial] = entrance.at
    return total


def by_month(entrances: Iterable[Entrance]) -> dict[str, int]:
    months: dict[str, int] = {}
    for entrance in entrances:
        month = entrance.at.strftime("%Y-%m")
        months[month] = months.get(month, 0) + 1
    return months


def growth(this: int, before: int) -> str:
    if before == 0:
        return "new"
    return f"{(this - before) * 100 / before:+.1f} %"
