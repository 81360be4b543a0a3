"""Letters to readers and what they write back."""

from __future__ import annotations

from datetime import date, timedelta

from .terms import Issue

WEEK = timedelta(days=7)


def to_write(issues: list[Issue], today: date) -> list[Issue]:
    return [i for i in issues if i.due < today and (today - i.due).days % 7 == 0]


def text_for(issue: Issue, today: date) -> str:
    late = (today - issue.due).days
    if late <= 7:
        return f"{issue.shelfmark} was due on {issue.due.isoformat()}."
    return f"{issue.shelfmark} has been missing for {late} days. Please bring it."


def answer(issue: Issue, text: str) -> str:
    if issue.kind != "open" or "longer" not in text.lower().split():
        return "passed on"
    if issue.asked_for:
        return "wanted by somebody else"
    if issue.extended > 1:
        return "no more"
    issue.due = issue.due + 2 * WEEK
    issue.extended += 1
    return f"until {issue.due.isoformat()}"
