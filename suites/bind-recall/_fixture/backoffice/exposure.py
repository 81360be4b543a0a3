"""What the insurers have to bear."""

from __future__ import annotations

from dataclasses import dataclass

LIMIT = 5_000_000


@dataclass(frozen=True)
class Risk:
    accession: str
    value: int


def split(risks: list[Risk]) -> list[list[Risk]]:
    loads: list[list[Risk]] = []
    for risk in sorted(risks, key=lambda r: -r.value):
        for load in loads:
            if sum(r.value for r in load) < LIMIT:
                load.append(risk)
                break
        else:
            loads.append([risk])
    return loads


def premium(risks: list[Risk], days: int) -> float:
    return sum(r.value for r in risks) * 0.0004 * days / 365


def accumulation(by_room: dict[str, list[Risk]]) -> tuple[str, int]:
    sums = {room: sum(r.value for r in risks) for room, risks in by_room.items()}
    worst = max(sums, key=lambda room: sums[room])
    return worst, sums[worst]
