"""Published prices, opening days and terms."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, time, timedelta
from decimal import Decimal

MONDAY, TUESDAY = 0, 1


@dataclass(frozen=True)
class Tariff:
    category: str
    band: str
    effective: date
    price: Decimal


def age_band(born: date, on: date) -> str:
    had_birthday = (on.month, on.day) >= (born.month, born.day)
    age = on.year - born.year - (0 if had_birthday else 1)
    if age < 16:
        return "child"
    if age >= 65:
        return "senior"
    return "adult"


def price_for(
    tariffs: list[Tariff], category: str, band: str, on: date
) -> Decimal:
    rows = [
        t
        for t in tariffs
        if t.category == category and t.band == band and t.effective <= on
    ]
    if not rows:
        raise LookupError(f"no price for {category}/{band} on {on.isoformat()}")
    return max(rows, key=lambda t: t.effective).price


def opening_on(day: date, holidays: set[date]) -> tuple[time, time] | None:
    if day.weekday() == MONDAY and day not in holidays:
        return None
    if day.weekday() == TUESDAY and day - timedelta(days=1) in holidays:
        return None
    if day in holidays:
        return time(10), time(17)
    return time(9, 30), time(18)


def refund_share(visit_on: date, today: date) -> Decimal:
    notice = (visit_on - today).days
    if notice >= 7:
        return Decimal("1")
    if notice >= 2:
        return Decimal("0.5")
    return Decimal("0")
