"""How long the house keeps what it knows about people."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

TWO_YEARS = timedelta(days=730)


@dataclass
class Booking:
    reference: str
    booked_on: date
    visit_on: date
    remark: str = ""
    phone: str = ""


def purge_notes(bookings: list[Booking], today: date) -> int:
    count = 0
    for booking in bookings:
        if booking.remark and today - booking.visit_on >= TWO_YEARS:
            booking.remark = ""
            count += 1
    return count


def purge_phones(bookings: list[Booking], today: date) -> int:
    count = 0
    for booking in bookings:
        if booking.phone and today > booking.visit_on:
            booking.phone = ""
            count += 1
    return count
