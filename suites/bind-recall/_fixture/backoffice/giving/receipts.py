"""Papers that donors need for the tax office."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True)
class Gift:
    donor: str
    amount: Decimal
    arrived: date
    returned: Decimal = Decimal(0)


def annual_statement(gifts: list[Gift], donor: str, year: int) -> Decimal:
    mine = [g for g in gifts if g.donor == donor and g.arrived.year == year]
    return max(Decimal(0), sum((g.amount - g.returned for g in mine), Decimal(0)))


def single_receipt(gift: Gift) -> str:
    worth = max(Decimal(0), gift.amount - gift.returned)
    if gift.amount < 300:
        return f"simplified: {worth}"
    return f"{gift.donor}: {worth} on {gift.arrived.isoformat()}"


def largest(gifts: list[Gift], count: int) -> list[str]:
    totals: dict[str, Decimal] = {}
    for gift in gifts:
        totals[gift.donor] = totals.get(gift.donor, Decimal(0)) + gift.amount
    return sorted(totals, key=lambda d: (-totals[d], d))[:count]
