"""Visits by schools and colleges."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from datetime import date, timedelta

DEPOSIT_DUE = timedelta(days=14)
LAST_GROWTH = timedelta(days=7)


@dataclass
class GroupBooking:
    reference: str
    visit_on: date
    pupils: int
    youngest: int
    deposit_paid: bool = False
    state: str = "pencilled"
    log: list[str] = field(default_factory=list)

    def confirm(self, paid_on: date) -> None:
        if self.state != "pencilled":
            raise ValueError(f"{self.reference} is {self.state}")
        self.deposit_paid = True
        self.state = "confirmed"
        self.log.append(f"confirmed {paid_on.isoformat()}")

    def resize(self, pupils: int, today: date) -> int:
        """Return how many places came free; negative if more were taken."""
        if pupils > self.pupils and today > self.visit_on - LAST_GROWTH:
            raise ValueError(f"{self.reference} can only shrink now")
        freed = self.pupils - pupils
        self.pupils = pupils
        self.log.append(f"resized by {-freed} on {today.isoformat()}")
        return freed


def pencil_in(places: dict[date, int], booking: GroupBooking) -> bool:
    needed = booking.pupils + chaperones_needed(booking)
    if places.get(booking.visit_on, 0) < needed:
        return False
    places[booking.visit_on] -= needed
    booking.state = "pencilled"
    return True


def release_hold(
    places: dict[date, int], bookings: list[GroupBooking], today: date
) -> list[str]:
    dropped = []
    for booking in bookings:
        if booking.state != "pencilled" or booking.deposit_paid:
            continue
        if today < booking.visit_on - DEPOSIT_DUE:
            continue
        booking.state = "dropped"
        places[booking.visit_on] = (
            places.get(booking.visit_on, 0)
            + booking.pupils
            + chaperones_needed(booking)
        )
        dropped.append(booking.reference)
    return dropped


def chaperones_needed(booking: GroupBooking) -> int:
    if booking.youngest < 8:
        ratio = 6
    elif booking.youngest < 11:
        ratio = 10
    else:
        ratio = 15
    return max(2, math.ceil(booking.pupils / ratio))
