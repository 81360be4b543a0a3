#!/usr/bin/env python3
"""Writes rerun.csv: the probability that a rerun of the same tasks falls below a bound.

    python3 rerun.py > rerun.csv

It needs only the standard library. It integrates the prior over all of (0, 1) on a much
finer grid than package stat, and enumerates the counts.
"""

from math import asin, exp, lgamma, pi, sin


def log_beta(a, b):
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def chance(tasks, least):
    kinds = sorted(set(tasks))
    top, weight, sums = None, 0.0, [0.0] * len(kinds)
    angles, correlations = 1500, 160
    cells = []
    for r in range(correlations):
        rho = (r + 0.5) / correlations
        s = (1 - rho) / rho
        for i in range(angles):
            mu = sin(pi / 2 * (i + 0.5) / angles) ** 2
            a, b = mu * s, (1 - mu) * s
            l = sum(tasks.count(c) * (log_beta(a + c[0], b + c[1] - c[0]) - log_beta(a, b)) for c in kinds)
            cells.append((l, a, b))
    top = max(l for l, _, _ in cells)
    for l, a, b in cells:
        w = exp(l - top)
        weight += w
        for j, (k, n) in enumerate(kinds):
            sums[j] += w * (a + k) / (a + b + n)
    rate = {c: sums[j] / weight for j, c in enumerate(kinds)}
    dist = [1.0]
    for c in tasks:
        for _ in range(c[1]):
            q = rate[c]
            dist = [(dist[k] if k < len(dist) else 0) * (1 - q) + (dist[k - 1] * q if k else 0) for k in range(len(dist) + 1)]
    n = sum(c[1] for c in tasks)
    return sum(p for k, p in enumerate(dist) if k < least * n)


print("tasks,least,chance")
for text, least in [
    ("1x1/1", 0.5),
    ("1x3/3", 0.9),
    ("26x1/1 4x0/1", 0.85),
    ("26x3/3 4x0/3", 0.85),
    ("26x10/10 4x0/10", 0.85),
    ("20x3/3 7x2/3 3x1/3", 0.85),
    ("30x3/3", 0.95),
    ("5x1/1 3x2/5 2x0/2", 0.5),
]:
    tasks = []
    for part in text.split():
        times, counts = part.split("x")
        tasks += [tuple(int(v) for v in counts.split("/"))] * int(times)
    print(f"{text},{least},{chance(tasks, least)!r}")
