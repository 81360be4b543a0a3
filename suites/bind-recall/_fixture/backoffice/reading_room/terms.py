"""Terms on which readers may take volumes away."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal

FORTNIGHT = timedelta(days=14)


@dataclass
class Issue:
    shelfmark: str
    reader: str
    kind: str
    due: date
    price: Decimal
    extended: int = 0
    asked_for: bool = False


class Terms:
    rate = Decimal("0.50")

    def fee(self, issue: Issue, back: date) -> Decimal:
        late = max(0, (back - issue.due).days)
        return min(late * self.rate, issue.price)

    def extend(self, issue: Issue, today: date) -> bool:
        if issue.asked_for or issue.extended >= 2 or today > issue.due:
            return False
        issue.due += FORTNIGHT
        issue.extended += 1
        return True


class RareTerms(Terms):
    rate = Decimal("3.00")

    def extend(self, issue: Issue, today: date) -> bool:
        return False


class StaffTerms(Terms):
    def fee(self, issue: Issue, back: date) -> Decimal:
        if (back - issue.due).days <= 7:
            return Decimal(0)
        return super().fee(issue, back)
