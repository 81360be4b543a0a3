"""Guided walks as they are announced."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta


@dataclass
class Party:
    name: str
    people: int
    paid: bool = False


@dataclass
class Walk:
    title: str
    language: str
    start: datetime
    seats: int
    parties: list[Party] = field(default_factory=list)
    off: bool = False
    leader: str | None = None

    @property
    def people(self) -> int:
        return sum(p.people for p in self.parties)


@dataclass
class Leader:
    name: str
    languages: set[str]
    last: datetime
    led: dict[date, int] = field(default_factory=dict)


def thin_out(walks: list[Walk], now: datetime) -> list[Party]:
    stranded = []
    for walk in walks:
        if walk.off or walk.start - now > timedelta(days=1) or walk.people >= 6:
            continue
        walk.off = True
        for party in walk.parties:
            later = [
                w
                for w in walks
                if not w.off
                and w.start > walk.start
                and w.language == walk.language
                and w.seats - w.people >= party.people
            ]
            if later:
                min(later, key=lambda w: w.start).parties.append(party)
            elif party.paid:
                stranded.append(party)
    return stranded


def lead(walk: Walk, leaders: list[Leader]) -> str | None:
    day = walk.start.date()
    able = [
        p for p in leaders if walk.language in p.languages and p.led.get(day, 0) < 2
    ]
    if not able:
        return None
    chosen = min(able, key=lambda p: p.last)
    chosen.led[day] = chosen.led.get(day, 0) + 1
    chosen.last = walk.start
    walk.leader = chosen.name
    return chosen.name
