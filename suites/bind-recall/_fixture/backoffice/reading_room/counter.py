"""The counter at which volumes are handed out and taken back."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from .terms import Issue, RareTerms, StaffTerms, Terms

SATURDAY = 5


class ShelfTerms(Terms):
    def fee(self, issue: Issue, back: date) -> Decimal:
        late = (back - issue.due).days
        days = (issue.due + timedelta(days=n + 1) for n in range(late))
        worked = sum(1 for day in days if day.weekday() < SATURDAY)
        return min(worked * self.rate, issue.price)


TERMS: dict[str, Terms] = {
    "open": ShelfTerms(),
    "rare": RareTerms(),
    "staff": StaffTerms(),
}


class Counter:
    def __init__(self) -> None:
        self.out: dict[str, Issue] = {}
        self.owed: dict[str, Decimal] = {}

    def hand_out(self, issue: Issue) -> bool:
        if issue.shelfmark in self.out or self.owed.get(issue.reader, 0) > 10:
            return False
        self.out[issue.shelfmark] = issue
        return True

    def take_back(self, shelfmark: str, today: date) -> Decimal:
        issue = self.out.pop(shelfmark)
        fee = TERMS[issue.kind].fee(issue, today)
        self.owed[issue.reader] = self.owed.get(issue.reader, Decimal(0)) + fee
        return fee

    def longer(self, shelfmark: str, today: date) -> bool:
        issue = self.out[shelfmark]
        return TERMS[issue.kind].extend(issue, today)
