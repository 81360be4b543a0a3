"""Stock of the museum shop and its click-and-collect counter."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from datetime import datetime
from statistics import mean, pstdev


@dataclass
class Shelf:
    counts: dict[str, int] = field(default_factory=dict)
    perishable: set[str] = field(default_factory=set)
    written_off: dict[str, int] = field(default_factory=dict)

    def take(self, sku: str, quantity: int) -> bool:
        if self.counts.get(sku, 0) < quantity:
            return False
        self.counts[sku] -= quantity
        return True

    def put_back(self, sku: str, quantity: int) -> None:
        self.counts[sku] = self.counts.get(sku, 0) + quantity


@dataclass
class Collection:
    visitor: str
    sku: str
    quantity: int
    until: datetime
    collected: bool = False


def reserve(
    shelf: Shelf, holds: list[Collection], wanted: Collection
) -> bool:
    open_by_visitor = sum(
        h.quantity for h in holds if h.visitor == wanted.visitor and not h.collected
    )
    if open_by_visitor + wanted.quantity > 10:
        return False
    if not shelf.take(wanted.sku, wanted.quantity):
        return False
    holds.append(wanted)
    return True


def release_hold(
    shelf: Shelf, holds: list[Collection], now: datetime
) -> list[Collection]:
    remaining = []
    for hold in holds:
        if hold.collected:
            continue
        if now <= hold.until:
            remaining.append(hold)
        elif hold.sku in shelf.perishable:
            lost = shelf.written_off.get(hold.sku, 0)
            shelf.written_off[hold.sku] = lost + hold.quantity
        else:
            shelf.put_back(hold.sku, hold.quantity)
    return remaining


def reorder_point(daily_sales: list[int], lead_days: int) -> int:
    if not daily_sales:
        return 0
    usual = mean(daily_sales) * lead_days
    safety = 1.65 * pstdev(daily_sales) * math.sqrt(lead_days)
    return math.ceil(usual + safety)
