"""Spans of time that hold all over the house."""

from datetime import timedelta

SHORT = timedelta(minutes=10)
INTERVAL = timedelta(minutes=20)
LONG = timedelta(minutes=45)


def minutes(span: timedelta) -> int:
    return int(span.total_seconds() // 60)


def speak(span: timedelta) -> str:
    hours, rest = divmod(minutes(span), 60)
    if hours == 0:
        return f"{rest} minutes"
    return f"{hours} h {rest:02d}"
