#!/usr/bin/env python3
"""Writes rerun.csv: the probability that a rerun of the same tasks falls below a bound.

    python3 rerun.py > rerun.csv

It needs only the standard library and some minutes. It integrates the prior over all of
(0, 1) on a much finer grid than package stat, and enumerates the counts.
"""

from math import comb, exp, lgamma, pi, sin


def log_beta(a, b):
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def convolve(x, y):
    out = [0.0] * (len(x) + len(y) - 1)
    for i, p in enumerate(x):
        if p > 1e-18:
            for j, q in enumerate(y):
                out[i + j] += p * q
    return out


def rerun(k, n, a, b):
    """The beta-binomial distribution of the passes of a task with k of n passes."""
    a, b = a + k, b + n - k
    return [comb(n, j) * exp(log_beta(a + j, b + n - j) - log_beta(a, b)) for j in range(n + 1)]


def chance(tasks, least):
    kinds = sorted(set(tasks))
    angles, correlations = 400, 48
    cells = []
    for r in range(correlations):
        rho = (r + 0.5) / correlations
        s = (1 - rho) / rho
        for i in range(angles):
            mu = sin(pi / 2 * (i + 0.5) / angles) ** 2
            a, b = mu * s, (1 - mu) * s
            l = sum(tasks.count(c) * (log_beta(a + c[0], b + c[1] - c[0]) - log_beta(a, b)) for c in kinds)
            cells.append((l, a, b))
    top, n = max(l for l, _, _ in cells), sum(c[1] for c in tasks)
    weight = total = 0.0
    for l, a, b in cells:
        if l < top - 12:
            continue
        dist = [1.0]
        for c in kinds:
            task = rerun(*c, a, b)
            for _ in range(tasks.count(c)):
                dist = convolve(dist, task)
        w = exp(l - top)
        weight, total = weight + w, total + w * sum(p for k, p in enumerate(dist) if k < least * n)
    return total / weight


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
