"""What may be on the wall, and for how long."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass
class Sheet:
    accession: str
    medium: str
    shown: list[tuple[date, date]] = field(default_factory=list)


def may_hang(sheet: Sheet, start: date, end: date) -> bool:
    if (end - start).days > 90:
        return False
    for begun, ended in sheet.shown:
        rest = 3 * (ended - begun)
        if start < ended + rest and begun < end:
            return False
    return True


def take_down(sheets: list[Sheet], today: date) -> list[str]:
    return [s.accession for s in sheets if s.shown and s.shown[-1][1] <= today]


def hang_height(frame_mm: int, eye_mm: int = 1550, hook_mm: int = 80) -> int:
    return eye_mm + frame_mm // 2 - hook_mm


def spread(widths_mm: list[int], wall_mm: int) -> list[int]:
    gap = (wall_mm - sum(widths_mm)) // (len(widths_mm) + 1)
    at, places = gap, []
    for width in widths_mm:
        places.append(at)
        at += width + gap
    return places


class Plan:
    def __init__(self) -> None:
        self.walls: dict[str, list[Sheet]] = {}

    def put(self, wall: str, sheet: Sheet, today: date, days: int) -> bool:
        end = today + timedelta(days=days)
        if not may_hang(sheet, today, end):
            return False
        sheet.shown.append((today, end))
        self.walls.setdefault(wall, []).append(sheet)
        return True
