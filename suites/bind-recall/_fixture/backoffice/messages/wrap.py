"""Layers around the function that posts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta


@dataclass(frozen=True)
class Letter:
    to: str
    kind: str
    text: str
    about: date | None = None


Post = Callable[[Letter, datetime], bool]


class Daytime:
    def __init__(self, inner: Post, pending: list[tuple[datetime, Letter]]) -> None:
        self.inner = inner
        self.pending = pending

    def __call__(self, letter: Letter, now: datetime) -> bool:
        late = now.hour >= 21
        if (late or now.hour < 8) and letter.about != now.date():
            day = now.date() + timedelta(days=1 if late else 0)
            self.pending.append((datetime.combine(day, time(8)), letter))
            return False
        return self.inner(letter, now)


class Sparing:
    def __init__(self, inner: Post) -> None:
        self.inner = inner
        self.last: dict[tuple[str, str], datetime] = {}

    def __call__(self, letter: Letter, now: datetime) -> bool:
        key = (letter.to, letter.kind)
        before = self.last.get(key)
        if before is not None and now - before < timedelta(days=7):
            return False
        self.last[key] = now
        return self.inner(letter, now)
