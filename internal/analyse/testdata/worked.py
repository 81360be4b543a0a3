"""Figures of the two worked examples, computed without assay.

    python3 worked.py > worked.json

needs numpy, scipy and statsmodels. worked_1.csv has eight tasks with one trial
in each of three arms, worked_3.csv six tasks with three trials in two. Outcomes
are 1, 0, and "" for a trial that is void. A million input tokens cost 3 USD, a
million output tokens 15.
"""

import csv
import itertools
import json
import math
import sys
from fractions import Fraction

import numpy as np
from scipy import optimize, stats
import statsmodels.api as sm
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.proportion import proportion_confint

Z = stats.norm.ppf(0.975)


def read(name):
    with open(name) as f:
        return list(csv.DictReader(f))


def pairs(rows, treatment, control, column="ok"):
    """Complete pairs by task: lists of (control, treatment)."""
    by = {(r["arm"], r["task"], r["index"]): r[column] for r in rows}
    out = {}
    for (arm, task, index), t in by.items():
        c = by.get((control, task, index))
        if arm == treatment and t != "" and c not in ("", None):
            out.setdefault(task, []).append((int(c), int(t)))
    return out


def counts(ps):
    n = {"both": 0, "control_only": 0, "treatment_only": 0, "neither": 0}
    for task in ps.values():
        for c, t in task:
            n["both" if c and t else "control_only" if c else "treatment_only" if t else "neither"] += 1
    return n


def mid_p(b, c):
    """Two-sided mid-p from the binomial distribution."""
    n = b + c
    return min(1, 2 * stats.binom.cdf(min(b, c), n, 0.5) - stats.binom.pmf(min(b, c), n, 0.5)) if n else 1


def newcombe(a, b, c, d):
    """Newcombe 1998, method 10: treatment minus control."""
    n = a + b + c + d
    pt, pc = (a + c) / n, (a + b) / n
    lt, ut = proportion_confint(a + c, n, method="wilson")
    lc, uc = proportion_confint(a + b, n, method="wilson")
    product = (a + b) * (c + d) * (a + c) * (b + d)
    det = a * d - b * c
    phi = 0 if product == 0 else (max(det - n / 2, 0) if det > 0 else det) / math.sqrt(product)
    d = pt - pc
    low = d - math.sqrt((pt - lt) ** 2 - 2 * phi * (pt - lt) * (uc - pc) + (uc - pc) ** 2)
    high = d + math.sqrt((pc - lc) ** 2 - 2 * phi * (pc - lc) * (ut - pt) + (ut - pt) ** 2)
    return low, high


def tango(b, c, n):
    """Tango 1998 by maximising the restricted likelihood numerically."""

    def score(delta):
        # P(control only) = q, P(treatment only) = q + delta.
        def slope(q):
            return b / q + c / (q + delta) - 2 * (n - b - c) / (1 - 2 * q - delta)

        low, high = max(0, -delta), (1 - delta) / 2
        if slope(low + 1e-13) <= 0:
            q = low
        elif slope(high - 1e-13) >= 0:
            q = high
        else:
            q = optimize.brentq(slope, low + 1e-13, high - 1e-13, xtol=1e-16)
        return (c - b - n * delta) / math.sqrt(n * (2 * q + delta - delta * delta))

    estimate = (c - b) / n
    return (optimize.brentq(lambda x: score(x) - Z, -1 + 1e-9, estimate, xtol=1e-14),
            optimize.brentq(lambda x: score(x) + Z, estimate, 1 - 1e-9, xtol=1e-14))


def odds_ratio(b, c):
    low, high = proportion_confint(c, b + c, method="beta")
    return c / b, low / (1 - low), high / (1 - high)


def flips(diffs):
    """Exact two-sided p of all sign flips, in exact arithmetic."""
    seen = abs(sum(diffs))
    hits = sum(abs(sum(s * d for s, d in zip(signs, diffs))) >= seen for signs in itertools.product((1, -1), repeat=len(diffs)))
    return hits / 2 ** len(diffs)


def flips_mid(diffs):
    """Mid-p of all sign flips: sums equal to the observed one count half."""
    seen = abs(sum(diffs))
    sums = [abs(sum(s * d for s, d in zip(signs, diffs))) for signs in itertools.product((1, -1), repeat=len(diffs))]
    return min(1.0, sum(1 if s > seen else Fraction(1, 2) if s == seen and seen else s == seen for s in sums) / 2 ** len(diffs))


def together(ps, differ, alpha=0.05):
    """Bonferroni correction over the testable hypotheses (Tarone 1990).

    differ holds the number of nonzero differences of each test, None if data are missing.
    """
    least = [0 if n is None else 0.5 ** n for n in differ]
    k = next(k for k in range(1, len(ps) + 1) if sum(p <= alpha / k for p in least) <= k)
    return [float(min(1, k * p)) for p in ps], k


def task_differences(ps):
    return [Fraction(sum(t - c for c, t in task), len(task)) for task in ps.values()]


def ratio(rows, treatment, control, value):
    """Geometric mean over tasks of treatment / control, t interval on logs."""
    logs = {}
    for r in rows:
        if r["ok"] != "":
            logs.setdefault((r["arm"], r["task"]), []).append(math.log(value(r)))
    tasks = dict.fromkeys(r["task"] for r in rows)
    d = [np.mean(logs[treatment, t]) - np.mean(logs[control, t]) for t in tasks if (treatment, t) in logs and (control, t) in logs]
    m, se = np.mean(d), stats.sem(d)
    h = stats.t.ppf(0.975, len(d) - 1) * se
    return [math.exp(m), math.exp(m - h), math.exp(m + h)]


VALUES = {
    "time_ms": lambda r: int(r["ms"]),
    "tokens": lambda r: int(r["input"]) + int(r["output"]),
    "cost_usd": lambda r: (3 * int(r["input"]) + 15 * int(r["output"])) / 1e6,
}


def one_trial():
    rows = read("worked_1.csv")
    out = {}
    arms = ["docs", "skill"]
    ps, discordant = [], []
    for arm in arms:
        p = pairs(rows, arm, "bare")
        n = counts(p)
        a, b, c, d = n["both"], n["control_only"], n["treatment_only"], n["neither"]
        table = [[a, b], [c, d]]
        void = [r["task"] for r in rows if r["arm"] in (arm, "bare") and r["ok"] == ""]
        criteria, differ = {}, []
        for column in ("finished", "ok", "style"):
            k = counts(pairs([r for r in rows if r["ok"] != ""], arm, "bare", column))
            criteria[column] = mid_p(k["control_only"], k["treatment_only"])
            differ.append(None if void else k["control_only"] + k["treatment_only"])
        adjusted, family = together(list(criteria.values()), differ)
        bounds = []
        for favour in (0, 1):
            filled = [dict(r, ok=r["ok"] if r["ok"] != "" else str(favour if r["arm"] == arm else 1 - favour)) for r in rows]
            k = counts(pairs(filled, arm, "bare"))
            bounds.append([(k["treatment_only"] - k["control_only"]) / sum(k.values()), mid_p(k["control_only"], k["treatment_only"])])
        ps.append(mid_p(b, c))
        discordant.append(None if void else b + c)
        out[arm] = {
            "pairs": n, "difference": (c - b) / (a + b + c + d), "p_mid": ps[-1],
            "p_exact_two_sided": mcnemar(table, exact=True).pvalue, "mcnemar_chi2": mcnemar(table, exact=False, correction=False).statistic,
            "newcombe": newcombe(a, b, c, d), "tango": tango(b, c, a + b + c + d), "odds_ratio": odds_ratio(b, c) if b else None,
            "criteria": criteria, "criteria_adjusted": dict(zip(criteria, adjusted)), "criteria_family": family, "void": len(void),
            "worst_case": bounds[0], "best_case": bounds[1],
            "ratios": {name: ratio(rows, arm, "bare", v) for name, v in VALUES.items()},
        }
    adjusted, family = together(ps, discordant)
    for arm, p in zip(arms, adjusted):
        out[arm]["p_adjusted"], out[arm]["family"] = p, family
    return out


def three_trials():
    rows = read("worked_3.csv")
    p = pairs(rows, "docs", "bare")
    d = task_differences(p)
    x = np.array([float(v) for v in d])
    h = stats.t.ppf(0.975, len(x) - 1) * stats.sem(x)
    out = {
        "pairs": counts(p), "tasks": len(d), "difference": float(sum(d) / len(d)), "p_permutation": flips(d), "p_permutation_mid": flips_mid(d),
        "t": [x.mean() - h, x.mean() + h],
        "detectable": float((stats.t.ppf(0.975, len(x) - 1) + stats.t.ppf(0.8, len(x) - 1)) * stats.sem(x)),
        "ratios": {name: ratio(rows, "docs", "bare", v) for name, v in VALUES.items()},
        "criteria": {}, "arms": {},
    }
    for column in ("finished", "ok", "style"):
        out["criteria"][column] = flips_mid(task_differences(pairs([r for r in rows if r["ok"] != ""], "docs", "bare", column)))
    adjusted, out["criteria_family"] = together(list(out["criteria"].values()), [None] * 3)
    out["criteria_adjusted"] = dict(zip(out["criteria"], adjusted))
    for arm in ("bare", "docs"):
        mine = [r for r in rows if r["arm"] == arm and r["ok"] != ""]
        tasks = list(dict.fromkeys(r["task"] for r in mine))
        y = np.array([int(r["ok"]) for r in mine])
        fit = sm.OLS(y, np.ones(len(y))).fit(cov_type="cluster", cov_kwds={"groups": np.array([tasks.index(r["task"]) for r in mine]), "use_correction": False})
        g = len(tasks)
        kn = [(sum(int(r["ok"]) for r in mine if r["task"] == t), sum(r["task"] == t for r in mine)) for t in tasks]
        full = [(k, n) for k, n in kn if n >= 3]
        ms = np.array([int(r["ms"]) for r in mine])
        out["arms"][arm] = {
            "rate": y.mean(), "n": len(y), "se": float(fit.bse[0] * math.sqrt(g / (g - 1))),
            "pass_at_3": float(np.mean([float(1 - Fraction(math.comb(n - k, 3), math.comb(n, 3))) for k, n in full])),
            "pass_pow_3": float(np.mean([float(Fraction(math.comb(k, 3), math.comb(n, 3))) for k, n in full])),
            "pass_at_3_plugin": float(np.mean([1 - (1 - k / n) ** 3 for k, n in kn])), "tasks_with_3": len(full),
            "time": {"mean": ms.mean(), "sd": ms.std(ddof=1), "p10": np.quantile(ms, 0.1), "median": np.median(ms), "p90": np.quantile(ms, 0.9)},
        }
    return out


json.dump({"one_trial": one_trial(), "three_trials": three_trials()}, sys.stdout, indent=1, default=float)
print()
