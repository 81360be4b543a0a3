"""Lorries and what goes into them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Crate:
    accession: str
    kilograms: int
    value: int
    upright: bool = False


@dataclass
class Lorry:
    plate: str
    payload: int
    crates: list[Crate] = field(default_factory=list)

    @property
    def value(self) -> int:
        return sum(c.value for c in self.crates)

    def carries(self, crate: Crate) -> bool:
        weight = sum(c.kilograms for c in self.crates) + crate.kilograms
        return weight <= self.payload


def pack(crates: list[Crate], lorries: list[Lorry]) -> list[Crate]:
    left = []
    for crate in sorted(crates, key=lambda c: (-c.value, c.accession)):
        for lorry in lorries:
            if not lorry.carries(crate):
                continue
            if not lorry.crates or lorry.value + crate.value <= 5_000_000:
                lorry.crates.append(crate)
                break
        else:
            left.append(crate)
    return left


def unload_order(lorry: Lorry) -> list[str]:
    return [c.accession for c in sorted(lorry.crates, key=lambda c: c.upright)]
