#!/usr/bin/env python3
"""Writes alarms.csv: false-alarm rates of rules on rates, summed term by term.

Run with scipy and statsmodels: python3 alarms.py > alarms.csv
"""

from scipy.stats import binom
from statsmodels.stats.proportion import proportion_confint


def alarm(k, n, bind, limit, least):
    """Probability that a run of n fails the rule if the true rate is k/n."""
    total = 0.0
    for j in range(n + 1):
        low, high = proportion_confint(j, n, 0.05, "wilson")
        value = j / n
        # On an end, only an interval beyond the limit as a whole fails.
        if bind != "estimate":
            value = high if least else low
        if value < limit if least else value > limit:
            total += binom.pmf(j, n, k / n)
    return total


print("k,n,bind,limit,least,alarm")
for k, n, bind, limit, least in [
    (21, 23, "estimate", 0.85, True),
    (21, 23, "estimate", 0.80, True),
    (21, 23, "lower", 0.80, True),
    (21, 23, "upper", 0.90, True),
    (6, 23, "upper", 0.30, False),
    (6, 23, "lower", 0.40, False),
    (6, 23, "estimate", 0.30, False),
    (180, 200, "lower", 0.88, True),
    (180, 200, "estimate", 0.88, True),
    (1, 3, "estimate", 0.25, True),
    (30, 30, "lower", 0.85, True),
    (0, 30, "upper", 0.15, False),
]:
    print(f"{k},{n},{bind},{limit},{str(least).lower()},{alarm(k, n, bind, limit, least)!r}".replace("np.float64(", "").replace(")", ""))
