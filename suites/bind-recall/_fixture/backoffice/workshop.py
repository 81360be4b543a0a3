"""Where etchings and woodcuts are made."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date


@dataclass
class Plate:
    title: str
    run: int
    pulled: int = 0
    cancelled: bool = False
    proofs: list[date] = field(default_factory=list)

    def proof(self, today: date) -> str:
        if self.pulled > 0:
            raise ValueError(f"{self.title} is past its proofs")
        self.proofs.append(today)
        return f"E.A. {len(self.proofs)}"

    def pull(self) -> str:
        if self.cancelled:
            raise ValueError(f"{self.title} is cancelled")
        self.pulled += 1
        if self.pulled == self.run:
            self.cancelled = True
        return f"{self.pulled}/{self.run}"


def paper_needed(plates: list[Plate]) -> int:
    return sum((p.run - p.pulled) * 11 // 10 for p in plates if not p.cancelled)
