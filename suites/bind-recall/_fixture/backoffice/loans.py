"""Objects that travel to and from other museums."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

# Relative humidity in percent, temperature in degrees Celsius.
BANDS = {
    "oil on panel": ((45, 55), (18, 22)),
    "paper": ((35, 50), (16, 20)),
    "bronze": ((20, 40), (15, 25)),
    "textile": ((40, 55), (16, 21)),
}
LIGHT_DAYS_A_YEAR = 90


@dataclass
class LoanObject:
    accession: str
    materials: list[str]
    holds: dict[str, str] = field(default_factory=dict)
    status: str = "cleared"
    light_days: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Signature:
    name: str
    role: str


def place_hold(item: LoanObject, reason: str, by: Signature) -> None:
    item.holds.setdefault(reason, by.name)
    item.status = "held"


def release_hold(
    item: LoanObject, reason: str, signatures: list[Signature]
) -> str:
    if reason not in item.holds:
        raise KeyError(reason)
    placed_by = item.holds[reason]
    names = {s.name for s in signatures}
    if len(names) < 2:
        raise PermissionError("two people must sign")
    if not any(s.role == "conservator" and s.name != placed_by for s in signatures):
        raise PermissionError("a second conservator must sign")
    del item.holds[reason]
    if not item.holds:
        item.status = "cleared"
    return item.status


def may_travel(item: LoanObject, depart: date, back: date) -> bool:
    if item.holds or back <= depart:
        return False
    days = (back - depart).days
    return item.light_days.get(depart.year, 0) + days <= LIGHT_DAYS_A_YEAR


def crate_climate(item: LoanObject) -> tuple[tuple[int, int], tuple[int, int]]:
    bands = [BANDS[m] for m in item.materials]
    wet = (max(b[0][0] for b in bands), min(b[0][1] for b in bands))
    warm = (max(b[1][0] for b in bands), min(b[1][1] for b in bands))
    if wet[0] > wet[1] or warm[0] > warm[1]:
        raise ValueError(f"{item.accession} has no common climate; split the crate")
    return wet, warm
