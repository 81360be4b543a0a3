"""Gifts that were promised, and whether they came."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal


@dataclass
class Pledge:
    donor: str
    monthly: Decimal
    months: list[str]
    paid: set[str] = field(default_factory=set)
    thanks: Decimal = Decimal(0)
    asked: int = 0


def to_ask(pledges: list[Pledge], month: str) -> list[Pledge]:
    chosen = []
    for pledge in pledges:
        past = [m for m in pledge.months if m < month]
        missed = [m for m in past if m not in pledge.paid]
        if len(missed) < 2 or pledge.asked >= 2:
            continue
        pledge.asked += 1
        chosen.append(pledge)
    return chosen


def certificate(pledges: list[Pledge], donor: str, year: int) -> Decimal:
    total = Decimal(0)
    for pledge in pledges:
        if pledge.donor != donor:
            continue
        within = [m for m in pledge.months if m.startswith(f"{year}-")]
        total += max(Decimal(0), len(within) * pledge.monthly - pledge.thanks)
    return total


def settle(pledge: Pledge, month: str) -> None:
    pledge.paid.add(month)
    pledge.asked = 0
