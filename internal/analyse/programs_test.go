package analyse_test

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/trial"
)

// TestPrograms holds the figures of a run by hand: in the shell arm trial i of
// eight costs 0.008 + 0.0001·n, n = 0, 1, 2, 3, 5, 6, 7, 8, and one is unknown.
func TestPrograms(t *testing.T) {
	a := analysetest.Programs().Analyse()
	shell, mcp := &a.Arms[0], &a.Arms[1]
	near := func(what string, got *float64, want float64) {
		t.Helper()
		if got == nil || math.Abs(*got-want) > 1e-9*want {
			t.Errorf("%s is %v, want %g", what, got, want)
		}
	}
	if p := shell.PerSuccess; p.Successes != 5 || p.Scored != 9 || p.CostOf != 8 || p.TimeOf != 9 || len(p.Warnings) != 1 {
		t.Errorf("%+v", p)
	}
	near("cost of a success", shell.PerSuccess.USD, 0.0672/5)
	near("time of a success", shell.PerSuccess.MS, (9*60_000+5_000*36)/5.0)
	near("cost of a success, as reported", mcp.PerSuccess.USD, 2*0.0671/4)
	if got := fmt.Sprint(shell.Causes, mcp.Causes); got != "[{failed: tests.pass 2} {ended: deadline 1} {unknown: tests.pass 1}] [{failed: tests.pass 3} {failed: tests.forbidden 1} {void: environment 1}]" {
		t.Error(got)
	}
	if got := fmt.Sprint(shell.Isolation, mcp.Isolation, a.Total.Isolation); got != "[{landlock 9}] [{none 9}] [{landlock 9} {none 9}]" {
		t.Error(got)
	}
	if shell.Tokens.Sums != 8 || shell.Tokens.Partial != 1 || shell.Tokens.Requests != 6*8+32 {
		t.Errorf("%+v", shell.Tokens)
	}
	usd, ok := mcp.Cost.Computed()
	if told := mcp.Cost.Told; told.Trials != 8 || told.Compared != 8 || told.Far != 8 || told.Reported.String() != "0.1342" || told.Computed.String() != "0.0671" || !ok || usd.String() != "0.0671" {
		t.Errorf("%+v, computed %s", told, usd)
	}
	if len(a.Divergences) != 1 || a.Divergences[0].Arm != analysetest.MCP || math.Abs(*a.Divergences[0].Share-1) > 1e-9 {
		t.Errorf("%+v", a.Divergences)
	}
	for _, want := range []string{"isolation none: in 9 of 18 trials", "isolation landlock: in 9 of 18 trials", "cost of claude/mcp_unprimed: its agent reports $0.1342 where the price table computes $0.0671 for the same trials (8 of 8 more than 5% apart, +100.0%)"} {
		if !strings.Contains(strings.Join(a.Notice, "\n"), want) {
			t.Errorf("no %q in %q", want, a.Notice)
		}
	}
	c := a.Cells[0]
	if c.Task != "cache-ttl" || c.PerSuccess.Successes != 2 || len(c.PassK) != 8 || len(c.Measures) != 11 || len(c.Numbers) != 5 {
		t.Errorf("%+v", c)
	}
	for _, m := range c.Measures {
		if m.Name == "activity.first_build_ms" && (m.N != 2 || m.Null != 1 || *m.Mean != 10500) {
			t.Errorf("%+v", m)
		}
	}
}

// TestNoSuccess: without a success nothing took so much each.
func TestNoSuccess(t *testing.T) {
	a := analysetest.Programs().Analyse()
	for _, c := range a.Cells {
		if c.Task == "api-change" && c.Arm == analysetest.MCP && (c.PerSuccess.USD != nil || c.PerSuccess.MS != nil || c.PerSuccess.Warnings[0] != "no trial passed") {
			t.Errorf("%+v", c.PerSuccess)
		}
	}
	e := analysetest.Programs()
	e.Records = nil
	if p := e.Analyse().Total.PerSuccess; p.USD != nil || p.MS != nil || len(p.Warnings) > 0 {
		t.Errorf("%+v", p)
	}
}

// costs is an arm of trials, each with usage, a reported and a computed cost.
func costs(t testing.TB, usage trial.Usage, reported, computed, cold string) *analyse.Analysis {
	t.Helper()
	rat := func(s string) *big.Rat {
		if s == "" {
			return nil
		}
		r, ok := new(big.Rat).SetString(s)
		if !ok {
			t.Fatalf("%q is no amount", s)
		}
		return r
	}
	prices := func(*trial.Attempt) (spend.Price, bool) {
		billed := rat(reported)
		if billed == nil {
			billed = rat(computed)
		}
		return spend.Price{Billed: billed, Cold: rat(cold), ColdSeed: rat(cold), Reported: rat(reported), Computed: rat(computed)}, true
	}
	s, plan, k := tiny()
	a := attempt(k, 1, true, nil)
	a.Attempt.Usage = []trial.Usage{usage}
	got, err := analysetest.Run(s, plan, analysetest.Records([]trial.Record{a}), analyse.Options{Prices: prices})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestDivergence(t *testing.T) {
	for name, c := range map[string]struct {
		usage                    trial.Usage
		reported, computed, cold string
		want                     string // part of the reason, "" for no alert
	}{
		"equal":                {trial.Usage{Input: 1}, "1.00", "1.00", "2.00", ""},
		"not reported":         {trial.Usage{Input: 1}, "", "1.00", "2.00", ""},
		"not in the table":     {trial.Usage{Input: 1}, "1.00", "", "", ""},
		"exactly 5 %":          {trial.Usage{Input: 1}, "1.05", "1.00", "2.00", ""},
		"just above 5 %":       {trial.Usage{Input: 1}, "1.0501", "1.00", "2.00", "other prices"},
		"a rounding":           {trial.Usage{Input: 1}, "0.0004", "0.0001", "0.0001", ""},
		"counted twice":        {trial.Usage{Input: 1, Requests: 5}, "1.84", "1.00", "5.00", "more than once"},
		"cache read as input":  {trial.Usage{Input: 1, CacheRead: 9}, "2.00", "1.00", "2.00", "cached input as fresh"},
		"one hour as five min": {trial.Usage{Input: 1, CacheWrite1h: 9}, "0.80", "1.00", "2.00", "one-hour"},
		"cut short":            {trial.Usage{Input: 1, Partial: true}, "2.00", "1.00", "5.00", "incomplete"},
		"tiers":                {trial.Usage{Input: 1, Requests: 4}, "1.20", "1.00", "5.00", "price tiers"},
		"unknown to the agent": {trial.Usage{Input: 1}, "0", "1.00", "5.00", "does not know the price"},
		"free by the table":    {trial.Usage{Input: 1}, "1.00", "0", "0", "other prices"},
	} {
		a := costs(t, c.usage, c.reported, c.computed, c.cold)
		got := strings.Join(a.Notice, "\n")
		if c.want == "" && got != "" || c.want != "" && !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	a := costs(t, trial.Usage{Input: 1, CacheRead: 1}, "1.00", "", "")
	if c := a.Total.Cost; c.ColdUnknown != 1 || c.Told.Trials != 1 || c.Told.Compared != 0 || c.Billed.String() != "1.00" {
		t.Errorf("%+v", c)
	}
	if _, ok := a.Total.Cost.Computed(); ok {
		t.Error("a cost is computed that the table cannot know")
	}
}

// TestDivergenceProperty: an alert comes if and only if the two are more than 5 %
// of the computed cost apart, and more than a rounding.
func TestDivergenceProperty(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		computed := rapid.Int64Range(0, 100_000).Draw(rt, "computed")
		reported := rapid.Int64Range(0, 100_000).Draw(rt, "reported")
		text := func(n int64) string { return big.NewRat(n, 10_000).FloatString(4) }
		a := costs(t, trial.Usage{Input: 1}, text(reported), text(computed), text(2*computed))
		d := reported - computed
		if d < 0 {
			d = -d
		}
		far := d > 5 && 20*d > computed
		if (len(a.Divergences) == 1) != far {
			rt.Fatalf("reported %d, computed %d: %+v", reported, computed, a.Divergences)
		}
	})
}
