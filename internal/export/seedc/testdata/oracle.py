"""Makes random runs of seed system C and the tables that belong to them.

    python3 oracle.py SEED COUNT > vectors.json

Written from the description of the formats, apart from the Go code: Python's own
csv and json modules and repr write the cells; sums are Neumaier's (1974), held
against math.fsum to one unit in the last place; powers are rounded once, from
exact fractions.
"""

import csv
import io
import json
import math
import random
import sys
from fractions import Fraction

RUNS = """run_id ts_start ts_end agent_id agent_kind scenario task_id task_kind baseline_run success
failure_reason grader_results exit_code wall_time_sec model uncached_input_tokens cached_read_tokens
cache_write_tokens cache_write_ttl output_tokens billed_cost_usd cost_source cold_equivalent_cost_usd
cache_savings_usd cache_read_rate baseline_cost_usd marginal_cost_usd xcodebuild_calls xcrun_calls
simctl_calls time_to_first_xcodebuild_sec xcodebuild_repeat_count destination_count destination_churn
mcp_tool_calls tool_error_total tool_error_mcp tool_error_non_mcp transcript_path agent_output_json_path
command_log_path mcp_tool_log_path tool_error_log_path tool_error_context_log_path mcp_xcodebuild_calls
mcp_simctl_calls time_to_first_mcp_build_sec""".split()

STRANGE = ["", "plain", "a,b", 'say "hi"', "it's", "it's \"both\"", "tab\there", "line\nbreak", "ünïcødé",
           "日本語", "\U0001f600", "\u200bzero", "back\\slash", "\u00a0nbsp", "|pipe|", " lead", "\x01ctl", "\x7f", "\ue000"]


def compensated(xs):
    total, lost = 0.0, 0.0
    for x in xs:
        t = total + x
        if abs(total) >= abs(x):
            lost += (total - t) + x
        else:
            lost += (x - t) + total
        total = t
    got = total + lost
    exact = math.fsum(xs)
    assert abs(got - exact) <= math.ulp(exact) + 1e-15 * max((abs(x) for x in xs), default=0), (got, exact)
    return got


def power(x, n):
    return float(Fraction(x) ** n)


def mean(xs):
    return compensated(xs) / len(xs) if xs else None


def std(xs):
    if len(xs) < 2:
        return None
    m = compensated(xs) / len(xs)
    return math.sqrt(compensated([power(x - m, 2) for x in xs]) / (len(xs) - 1))


def cv(xs):
    s, m = std(xs), mean(xs)
    return None if s is None or m == 0 else s / m


def pct(xs, q):
    if not xs:
        return None
    xs = sorted(xs)
    k = (len(xs) - 1) * q
    lo, hi = math.floor(k), math.ceil(k)
    return xs[lo] if lo == hi else xs[lo] * (hi - k) + xs[hi] * (k - lo)


def summarise(rows, discovery):
    cells = {}
    for r in rows:
        if not r["baseline_run"]:
            cells.setdefault((r["agent_id"], r["scenario"], r["task_id"]), []).append(r)
    out = []
    for key in sorted(cells):
        rs = cells[key]

        def known(name):
            return [float(r[name]) for r in rs if r[name] is not None]

        ok = sum(1 for r in rs if r["success"])
        p = ok / len(rs)
        t, c, cold = known("wall_time_sec"), known("billed_cost_usd"), known("cold_equivalent_cost_usd")
        total, mcp, other = [], [], []
        for r in rs:
            if r["tool_error_total"] is None:
                continue
            less = 1 if r["scenario"].startswith("mcp_") and discovery.get(r["run_id"], 0) >= 1 else 0
            total.append(float(max(0, r["tool_error_total"] - less)))
            mcp.append(float(max(0, (r["tool_error_mcp"] or 0) - less)))
            other.append(float(r["tool_error_non_mcp"] or 0))
        row = dict(zip(("agent_id", "scenario", "task_id"), key))
        row.update(task_kind=rs[0]["task_kind"], runs=len(rs), success_rate=p, pass_at_1=p,
                   pass_at_3=1 - power(1 - p, 3), pass_pow_3=power(p, 3))
        for name, xs in (("time", t), ("cost", c)):
            row.update({name + "_p10": pct(xs, 0.1), name + "_median": pct(xs, 0.5), name + "_p90": pct(xs, 0.9),
                        name + "_mean": mean(xs), name + "_std": std(xs), name + "_cv": cv(xs)})
        row.update(cold_cost_median=pct(cold, 0.5), cold_cost_p90=pct(cold, 0.9), cold_cost_cv=cv(cold),
                   cache_savings_mean=mean(known("cache_savings_usd")), cache_read_rate_mean=mean(known("cache_read_rate")),
                   cost_per_success_mean=compensated(c) / ok if ok else None,
                   time_per_success_mean=compensated(t) / ok if ok else None)
        for name, source in (("xcodebuild_calls", "xcodebuild_calls"), ("xcrun_calls", "xcrun_calls"), ("simctl_calls", "simctl_calls"),
                             ("mcp_tool_calls", "mcp_tool_calls"), ("time_to_first_xcodebuild", "time_to_first_xcodebuild_sec"),
                             ("time_to_first_mcp_build", "time_to_first_mcp_build_sec"), ("xcodebuild_repeat", "xcodebuild_repeat_count"),
                             ("destination_count", "destination_count"), ("destination_churn", "destination_churn")):
            row[name + "_mean"] = mean(known(source))
        row.update(tool_error_mean=mean(total), tool_error_mcp_mean=mean(mcp), tool_error_non_mcp_mean=mean(other))
        assert len(row) == 40
        out.append(row)
    return out


LEFT_OUT = {"pass_at_1", "time_p10", "time_mean", "time_std", "cost_p10", "cost_mean", "cost_std", "time_per_success_mean"}


def as_csv(rows, names):
    if not rows:
        return ""
    f = io.StringIO(newline="")
    w = csv.DictWriter(f, names, extrasaction="ignore")
    w.writeheader()
    w.writerows(rows)
    return f.getvalue()


def as_markdown(rows):
    if not rows:
        return "No results.\n"
    names = [n for n in rows[0] if n not in LEFT_OUT and n not in ("pass_at_3", "pass_pow_3")]
    at = names.index("cache_read_rate_mean") + 1
    names[at:at] = ["pass_at_3", "pass_pow_3"]
    assert len(names) == 32

    def cell(name, v):
        if v is None:
            return ""
        if name in ("success_rate", "pass_at_3", "pass_pow_3"):
            return "%.1f%%" % (v * 100)
        if name.startswith("time_"):
            return "%.1f" % v
        if name.endswith(("_rate", "_rate_mean")):
            return "%.1f%%" % (v * 100)
        if name.startswith(("cost_", "cold_cost_")) or name.endswith(("_usd", "_mean")):
            return "%.6f" % v
        return str(v)

    lines = ["| " + " | ".join(names) + " |", "|" + "---|" * 32]
    lines += ["| " + " | ".join(cell(n, r[n]) for n in names) + " |" for r in rows]
    return "\n".join(lines) + "\n"


def make_run(rng):
    rows, discovery = [], {}
    agents = rng.sample(["codex", "claude", "Zed", "a,b", "ünï", "a"], rng.randint(1, 2))
    scenarios = rng.sample(["shell_unprimed", "shell_primed", "mcp_unprimed", "mcp_v2", 'q"x'], rng.randint(1, 2))
    tasks = rng.sample(["build", "fix tests", "日本", "T", "t2"], rng.randint(1, 2))
    scale = rng.choice([1.0, 1.0, 1.0, 1e-6, 1e9, 1e18])
    nulls = rng.choice([0, 0.1, 0.5, 1])
    same = rng.random() < 0.15

    def maybe(v, share=nulls):
        return None if rng.random() < share else v

    def real():
        if same:
            return 0.1 * scale
        x = rng.choice([rng.random(), rng.random() * 1000, rng.randint(0, 5) * 1.0, rng.gauss(0, 1)]) * scale
        return x

    n = 0
    for a in agents:
        for s in scenarios:
            for t in tasks:
                for _ in range(rng.choice([1, 2, 3, 5, 8])):
                    n += 1
                    total = rng.randint(0, 6)
                    m = rng.randint(0, total)
                    base = rng.random() < 0.1
                    reads = rng.choice([0, 0, rng.randint(1, 10**6)])
                    r = dict.fromkeys(RUNS)
                    r.update(run_id="%s-%s-%d" % (a, s, n), ts_start="2026-01-20T22:56:07.118644+00:00", agent_id=a, agent_kind="other",
                             scenario=s, task_id=t, task_kind=rng.choice(["capability", "regression", None]), baseline_run=base,
                             success=rng.random() < 0.7, failure_reason=maybe(rng.choice(STRANGE)) or None,
                             grader_results=maybe([{"type": rng.choice(STRANGE), "ok": rng.random() < 0.5,
                                                    "reason": rng.choice([None] + STRANGE), "duration_sec": round(rng.random() * 90, 3)}
                                                   for _ in range(rng.randint(0, 3))]),
                             exit_code=rng.choice([0, 1, 124]), wall_time_sec=maybe(real(), nulls / 2), model=maybe(rng.choice(STRANGE)) or None,
                             uncached_input_tokens=maybe(rng.randint(0, 10**6)), cached_read_tokens=maybe(reads),
                             cache_write_tokens=maybe(rng.randint(0, 10**5)), output_tokens=maybe(rng.randint(0, 10**5)),
                             billed_cost_usd=maybe(real()), cost_source="computed", cold_equivalent_cost_usd=maybe(real()),
                             cache_savings_usd=maybe(real() - real()), cache_read_rate=maybe(rng.random()),
                             xcodebuild_calls=maybe(rng.randint(0, 9)), xcrun_calls=maybe(rng.randint(0, 9)), simctl_calls=rng.randint(0, 9),
                             time_to_first_xcodebuild_sec=maybe(real()), xcodebuild_repeat_count=maybe(rng.randint(0, 3)),
                             destination_count=maybe(rng.randint(0, 3)), destination_churn=maybe(rng.randint(0, 3)),
                             mcp_tool_calls=maybe(rng.randint(0, 40)), tool_error_total=maybe(total, nulls / 4), tool_error_mcp=maybe(m, nulls / 4),
                             tool_error_non_mcp=maybe(total - m, nulls / 4), mcp_xcodebuild_calls=0, mcp_simctl_calls=0,
                             time_to_first_mcp_build_sec=maybe(real()))
                    if rng.random() < 0.3:
                        discovery[r["run_id"]] = rng.randint(0, 3)
                    rows.append(r)
    return rows, discovery


def main():
    rng = random.Random(int(sys.argv[1]))
    out = []
    for _ in range(int(sys.argv[2])):
        rows, discovery = make_run(rng)
        cold = [r for r in rows if not r["cached_read_tokens"]]
        names = list(summarise(rows, discovery)[0]) if any(not r["baseline_run"] for r in rows) else []
        entries = [{"run_id": k, "scenario": "x", "session_defaults_errors": v, "tool_error_log_path": None} for k, v in discovery.items()]
        out.append({
            "runs.csv": as_csv(rows, RUNS),
            "runs.jsonl": "".join(json.dumps(dict(r, provider_usage=None)) + "\n" for r in rows),
            "manifest": json.dumps({"total_runs": len(rows), "entries": entries}, indent=2),
            "summary.csv": as_csv(summarise(rows, discovery), names), "summary.md": as_markdown(summarise(rows, discovery)),
            "summary_cold.csv": as_csv(summarise(cold, discovery), names), "summary_cold.md": as_markdown(summarise(cold, discovery)),
        })
    floats = [0.0, -0.0, 1.0, 0.1, 1e-4, 9.999e-5, 1e-5, 1e15, 9999999999999998.0, 1e16, 1.5e300, 5e-324, 123456789.125, 2.0**53, 1e22, -1e-7, 1 / 3]
    floats += [rng.uniform(-1, 1) * 10.0 ** rng.randint(-30, 30) for _ in range(200)]
    texts = STRANGE + ["\\'", "'\"\\", "\x85", "\u2028", "\ud7ff", "\U0010ffff", "\U000e0001", "\xad", "\x00"]
    json.dump({"runs": out, "floats": [[x, repr(x)] for x in floats], "texts": [[s, repr(s), json.dumps(s)] for s in texts]}, sys.stdout)


main()
