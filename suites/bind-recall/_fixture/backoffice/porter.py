"""The board behind the porter."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta

MONTH = timedelta(days=30)


@dataclass
class Hook:
    label: str
    opens: str
    taken_by: str | None = None
    taken_on: date | None = None


@dataclass
class Board:
    hooks: dict[str, Hook]
    late: dict[str, date] = field(default_factory=dict)
    book: list[tuple[date, str, str]] = field(default_factory=list)

    def take(self, label: str, name: str, signed: bool, today: date) -> bool:
        hook = self.hooks[label]
        if hook.taken_by is not None or not signed:
            return False
        if name in self.late and today - self.late[name] < MONTH:
            return False
        hook.taken_by, hook.taken_on = name, today
        self.book.append((today, label, name))
        return True

    def bring(self, label: str, today: date) -> None:
        hook = self.hooks[label]
        if hook.taken_by is not None and hook.taken_on != today:
            self.late[hook.taken_by] = today
        hook.taken_by = hook.taken_on = None

    def missing(self, today: date) -> list[str]:
        return sorted(
            h.label for h in self.hooks.values() if h.taken_on and h.taken_on < today
        )
