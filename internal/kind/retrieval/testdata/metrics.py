"""Writes metrics.csv: rankings with the figures that they must get.

An id is relevant, bears in part (grade 1 in place of 2), is acceptable, or none of
these. Shares and reciprocal ranks are exact fractions, nDCG has 50 digits (mpmath). The
gain of a ranking is looked up from the side of the relevant ids, each at its
first place, and the ideal is that of the best permutation, found by sorting.

Run with: python3 metrics.py > metrics.csv
"""
import random
from fractions import Fraction
from mpmath import mp, mpf, log

mp.dps = 50
random.seed(20261121)


def dcg(gains, k):
    return sum((mpf(g) / log(i + 2, 2) for i, g in enumerate(gains[:k])), mpf(0))


def figures(results, relevant, partly, acceptable):
    places = sorted(results.index(r) for r in set(relevant) if r in results)
    halves = sorted(results.index(r) for r in set(partly) if r in results)
    gains = [2 if i in places else 1 if i in halves else 0 for i in range(len(results))]
    # The ideal ranking includes relevant ids that were not returned.
    ideal = sorted(gains + [2] * (len(set(relevant)) - len(places)) + [1] * (len(set(partly)) - len(halves)), reverse=True)
    counted = [i for i, r in enumerate(results) if r not in acceptable]
    out = {
        "rank": places[0] + 1 if places else "",
        "rr": Fraction(1, places[0] + 1) if places else Fraction(0),
        "ndcg_10": dcg(gains, 10) / dcg(ideal, 10),
    }
    for k in (1, 3, 5, 10):
        n = sum(1 for p in places if p < k)
        out[f"precision_at_{k}"] = Fraction(sum(1 for i in counted[:k] if i in places or i in halves), k)
        out[f"recall_at_{k}"] = Fraction(n, len(set(relevant)))
    return out


def write(v):
    if isinstance(v, Fraction):
        return repr(float(v))
    return str(v) if isinstance(v, (int, str)) else mp.nstr(v, 20)


ids = [f"d{i}" for i in range(30)]
cases = [
    ([], ["d1"]), (["d1"], ["d1"]), (["d2"], ["d1"]), (["d1", "d1", "d1"], ["d1"]), (["", "d1", ""], ["d1"]),
    (["d2", "d1", "d2", "d1", "d3"], ["d1", "d3"]), (ids[:10], ids[:10]), (ids[:12], ids[:12]), (ids, ids[11:12]),
    (ids[::-1], ids[:5]), (ids[5:], ids[:7]),
]
for _ in range(120):
    n = random.randint(0, 25)
    pool = random.choice([random.sample(ids, n), [random.choice(ids[:12]) for _ in range(n)]])
    cases.append((pool, random.sample(ids, random.randint(1, 14))))
cases = [(*c, [], []) for c in cases]
cases += [
    (["d2", "d1"], ["d1"], ["d2"], []), (["d1", "d2"], ["d1"], ["d2"], []), (["d2"], ["d1"], ["d2"], []),
    (["d3", "d1"], ["d1"], [], ["d3"]), (["d3", "d4", "d3"], ["d1"], [], ["d3", "d4"]), (["d3", "d9", "d1", "d2"], ["d1"], ["d2"], ["d3"]),
]
for _ in range(120):
    n = random.randint(0, 25)
    pool = random.choice([random.sample(ids, n), [random.choice(ids[:12]) for _ in range(n)]])
    chosen = random.sample(ids, random.randint(1, 20))
    a = random.randint(1, len(chosen))
    b = random.randint(a, len(chosen))
    cases.append((pool, chosen[:a], chosen[a:b], chosen[b:]))

head = None
for results, *target in cases:
    f = figures(results, *target)
    if head is None:
        head = list(f)
        print(",".join(["results", "relevant", "partly", "acceptable"] + head))
    print(",".join([" ".join(r or "-" for r in results)] + [" ".join(t) for t in target] + [write(f[h]) for h in head]))
