"""Who may copy what."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date


@dataclass
class Work:
    accession: str
    died: list[date | None] = field(default_factory=list)
    made: int | None = None
    waiver: bool = False


def is_free(work: Work, today: date) -> bool:
    if work.waiver:
        return True
    if not work.died or None in work.died:
        return False
    return today.year - max(d.year for d in work.died if d is not None) >= 70


def fee(work: Work, copies: int, commercial: bool, today: date) -> int:
    if is_free(work, today) and not commercial:
        return 0
    return (4000 if commercial else 1500) + 50 * max(0, copies - 100)


def credit_line(work: Work, photographer: str | None) -> str:
    parts = [work.accession]
    if photographer:
        parts.append(f"photograph: {photographer}")
    return ", ".join(parts)
