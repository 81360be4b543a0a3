"""What the house writes to hotels, carriers and other houses."""

from __future__ import annotations

from datetime import datetime

from .outgoing import Pending, hold_until_morning, post
from .wrap import Letter


class Trade:
    def __init__(self) -> None:
        self.pending: Pending = []
        self.sent = 0

    def write(self, to: str, text: str, now: datetime) -> bool:
        letter = Letter(to, "trade", text)
        when = hold_until_morning(letter, now)
        if when > now:
            self.pending.append((when, letter))
            return False
        self.sent += 1
        return post(letter, now)

    def arrival(self, to: str, crate: str, at: datetime, now: datetime) -> bool:
        letter = Letter(to, "arrival", f"{crate} arrives at {at:%H:%M}.", at.date())
        when = hold_until_morning(letter, now)
        if when > now:
            self.pending.append((when, letter))
            return False
        return post(letter, now)
