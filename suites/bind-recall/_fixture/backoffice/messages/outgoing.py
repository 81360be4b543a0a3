"""What the house writes."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from .wrap import Daytime, Letter, Sparing

Pending = list[tuple[datetime, Letter]]


def hold_until_morning(letter: Letter, now: datetime) -> datetime:
    if letter.about == now.date():
        return now
    if now.time() >= time(21):
        return datetime.combine(now.date() + timedelta(days=1), time(8))
    if now.time() < time(8):
        return datetime.combine(now.date(), time(8))
    return now


def post(letter: Letter, now: datetime) -> bool:
    return bool(letter.to) and "@" in letter.to


class Office:
    def __init__(self) -> None:
        self.pending: Pending = []
        self.send = Daytime(Sparing(post), self.pending)

    def remind(self, to: str, about: datetime, now: datetime) -> bool:
        text = f"We expect you on {about:%d %B at %H:%M}."
        return self.send(Letter(to, "reminder", text, about.date()), now)

    def catch_up(self, now: datetime) -> int:
        ready = [item for item in self.pending if item[0] <= now]
        self.pending[:] = [item for item in self.pending if item[0] > now]
        return sum(self.send(letter, now) for _, letter in ready)
