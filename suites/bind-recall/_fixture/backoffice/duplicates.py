"""Finds friends who are in the roll more than once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass
class Entry:
    number: int
    name: str
    born: date
    address: str


def key(entry: Entry) -> tuple[str, date]:
    return " ".join(entry.address.lower().split()), entry.born


def fold(entries: list[Entry]) -> dict[int, int]:
    """Return which number stands for which other one."""
    first: dict[tuple[str, date], int] = {}
    same: dict[int, int] = {}
    for entry in sorted(entries, key=lambda e: e.number):
        keep = first.setdefault(key(entry), entry.number)
        if keep != entry.number:
            same[entry.number] = keep
    return same


def namesakes(entries: list[Entry]) -> list[tuple[int, int]]:
    by_name: dict[str, list[int]] = {}
    for entry in entries:
        by_name.setdefault(entry.name.lower(), []).append(entry.number)
    return [(n[0], other) for n in by_name.values() for other in n[1:]]
