"""The roll of the museum's friends."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta

YEAR = timedelta(days=365)
GRACE = timedelta(days=30)


@dataclass
class Member:
    number: int
    name: str
    email: str
    ends: date
    household: set[int] = field(default_factory=set)
    paused_on: date | None = None
    visits: list[date] = field(default_factory=list)


class MemberRoll:
    def __init__(self) -> None:
        self._members: dict[int, Member] = {}

    def add(self, member: Member) -> None:
        if member.number in self._members:
            raise ValueError(f"member {member.number} exists")
        self._members[member.number] = member

    def renew(self, number: int, today: date) -> date:
        member = self._members[number]
        if today <= member.ends + GRACE:
            member.ends = member.ends + YEAR
        else:
            member.ends = today + YEAR
        return member.ends

    def suspend(self, number: int, today: date) -> None:
        member = self._members[number]
        if member.paused_on is None:
            member.paused_on = today

    def reinstate(self, number: int, today: date) -> date:
        member = self._members[number]
        if member.paused_on is None:
            raise ValueError(f"member {number} is not paused")
        unused = member.ends - member.paused_on
        member.paused_on = None
        member.ends = today + max(unused, timedelta(0))
        return member.ends

    def forget(self, number: int) -> None:
        member = self._members[number]
        member.name = ""
        member.email = ""
        for other in member.household:
            self._members[other].household.discard(number)
        member.household.clear()
        member.visits = [day.replace(day=1) for day in member.visits]

    def merge(self, keep: int, drop: int) -> Member:
        kept, dropped = self._members[keep], self._members.pop(drop)
        kept.ends = max(kept.ends, dropped.ends)
        kept.visits = sorted(set(kept.visits) | set(dropped.visits))
        kept.household |= dropped.household - {keep}
        for other in dropped.household - {keep}:
            self._members[other].household.discard(drop)
            self._members[other].household.add(keep)
        kept.household.discard(drop)
        return kept
