"""Takes over the buyers of the old shop."""

from __future__ import annotations

Row = dict[str, object]


def upgrade(rows: list[Row]) -> int:
    changed = 0
    for row in rows:
        if row.get("source") == "old shop" and row.get("consent") is None:
            row["consent"] = False
            changed += 1
        row.setdefault("language", "de")
    return changed


def downgrade(rows: list[Row]) -> int:
    for row in rows:
        row.pop("language", None)
    return len(rows)
