"""Puts the two lists of friends together."""

from __future__ import annotations

Row = dict[str, object]


def upgrade(paper: list[Row], typed: list[Row]) -> list[Row]:
    kept: dict[tuple[object, object], Row] = {}
    for row in sorted(paper + typed, key=lambda r: int(str(r["number"]))):
        key = (row["born"], " ".join(str(row["address"]).lower().split()))
        first = kept.setdefault(key, row)
        if first is row:
            continue
        first["ends"] = max(str(first["ends"]), str(row["ends"]))
        first["phone"] = first["phone"] or row["phone"]
    return list(kept.values())


def downgrade(rows: list[Row]) -> list[Row]:
    raise NotImplementedError("the two lists cannot be taken apart again")
