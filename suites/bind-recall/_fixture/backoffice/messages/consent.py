"""Who wants to hear from the house."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Reader:
    email: str
    source: str
    consent: bool | None = None


def may_write(reader: Reader, kind: str) -> bool:
    if kind == "ticket":
        return True
    return reader.consent is not False


def withdraw(readers: list[Reader], email: str) -> int:
    hit = [r for r in readers if r.email.lower() == email.lower()]
    for reader in hit:
        reader.consent = False
    return len(hit)


def from_form(form: dict[str, str]) -> Reader:
    box = form.get("news")
    return Reader(form["email"], "desk", None if box is None else box == "on")
