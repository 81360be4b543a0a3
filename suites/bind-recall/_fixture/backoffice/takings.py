"""Cash at the ticket desks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal

TOLERANCE = Decimal("2.00")
IDLE = timedelta(minutes=45)


@dataclass
class Till:
    desk: str
    cashier: str
    opening_float: Decimal
    cash_sales: Decimal = Decimal(0)
    payouts: Decimal = Decimal(0)
    last_sale: datetime | None = None
    state: str = "open"
    counts: int = 0
    variance: Decimal | None = None


def expected_cash(till: Till) -> Decimal:
    return till.opening_float + till.cash_sales - till.payouts


def close_till(till: Till, counted: Decimal) -> str:
    if till.state not in ("open", "recount", "morning count"):
        raise ValueError(f"{till.desk} is {till.state}")
    till.counts += 1
    till.variance = counted - expected_cash(till)
    if abs(till.variance) <= TOLERANCE:
        till.state = "closed"
    elif till.counts == 1:
        till.state = "recount"
    else:
        till.state = "closed with variance"
    return till.state


def sweep_tills(tills: list[Till], now: datetime) -> list[str]:
    swept = []
    for till in tills:
        if till.state != "open":
            continue
        if till.last_sale is not None and now - till.last_sale < IDLE:
            continue
        till.state = "morning count"
        till.variance = None
        swept.append(till.desk)
    return swept


def repeat_shortfalls(history: list[Till]) -> set[str]:
    """history is ordered from oldest to newest."""
    recent: dict[str, list[bool]] = {}
    for till in history:
        if till.variance is None:
            continue
        short = till.variance < -TOLERANCE
        recent.setdefault(till.cashier, []).append(short)
    return {name for name, closes in recent.items() if sum(closes[-5:]) >= 3}


def bank_bag(tills: list[Till]) -> Decimal:
    total = Decimal(0)
    for till in tills:
        if till.state.startswith("closed"):
            total += till.cash_sales - till.payouts + (till.variance or Decimal(0))
            till.state = "banked"
    return total
