"""Several pieces of news in one letter."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta

from .wrap import Letter


def bundle(letters: list[Letter]) -> list[Letter]:
    by_reader: dict[str, list[Letter]] = defaultdict(list)
    for letter in letters:
        by_reader[letter.to].append(letter)
    out = []
    for to, group in by_reader.items():
        if len(group) == 1:
            out.append(group[0])
            continue
        text = "\n\n".join(letter.text for letter in group)
        out.append(Letter(to, "news", text, min_day(group)))
    return out


def min_day(letters: list[Letter]):
    days = [letter.about for letter in letters if letter.about is not None]
    return min(days, default=None)


class Rounds:
    def __init__(self) -> None:
        self.sent: dict[tuple[str, str], datetime] = {}

    def due(self, letters: list[Letter], now: datetime) -> list[Letter]:
        week = timedelta(days=7)
        return [
            letter
            for letter in letters
            if now - self.sent.get((letter.to, letter.text), datetime.min) >= week
        ]

    def done(self, letters: list[Letter], now: datetime) -> None:
        for letter in letters:
            self.sent[letter.to, letter.text] = now
