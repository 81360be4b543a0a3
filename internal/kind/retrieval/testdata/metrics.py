"""Writes metrics.csv: rankings with the figures that they must get.

Shares and reciprocal ranks are exact fractions, nDCG has 50 digits (mpmath). The
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


def figures(results, relevant):
    places = sorted(results.index(r) for r in set(relevant) if r in results)
    gains = [1 if i in places else 0 for i in range(len(results))]
    # Relevant ids that were not returned belong to the ideal, too.
    ideal = sorted(gains + [1] * (len(set(relevant)) - len(places)), reverse=True)
    out = {
        "rank": places[0] + 1 if places else "",
        "rr": Fraction(1, places[0] + 1) if places else Fraction(0),
        "ndcg_10": dcg(gains, 10) / dcg(ideal, 10),
    }
    for k in (1, 3, 5, 10):
        n = sum(1 for p in places if p < k)
        out[f"precision_at_{k}"] = Fraction(n, k)
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

head = None
for results, relevant in cases:
    f = figures(results, relevant)
    if head is None:
        head = list(f)
        print(",".join(["results", "relevant"] + head))
    print(",".join([" ".join(r or "-" for r in results), " ".join(relevant)] + [write(f[h]) for h in head]))
