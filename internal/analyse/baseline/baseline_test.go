package baseline_test

import (
	"bytes"
	"encoding/json"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func encode(t testing.TB, b baseline.Baseline) []byte {
	t.Helper()
	data, err := b.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestBaselineCounts holds the cells against the ledgers of the arms, and the
// values against sums over the trials made here.
func TestBaselineCounts(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	b := baseline.New(a)
	if b.Run != a.Run || b.Suite != a.Suite || len(b.Arms) != len(a.Arms) {
		t.Fatalf("the baseline is of run %q, suite %q, %d arms", b.Run, b.Suite, len(b.Arms))
	}
	for _, arm := range a.Arms {
		var got analyse.Ledger
		sums, logs, n := map[string]*big.Rat{}, map[string]float64{}, map[string]int{}
		for _, c := range b.Cells {
			if c.Arm != arm.ID {
				continue
			}
			got.Pass, got.Fail, got.Unknown, got.Void = got.Pass+c.Pass, got.Fail+c.Fail, got.Unknown+c.Unknown, got.Void+c.Void
			for _, v := range c.Values {
				total, err := v.Total()
				if err != nil {
					t.Fatal(err)
				}
				if sums[v.Name] == nil {
					sums[v.Name] = new(big.Rat)
				}
				sums[v.Name].Add(sums[v.Name], total)
				logs[v.Name] += v.MeanLog * float64(v.N)
				n[v.Name] += v.N
			}
		}
		if got.Pass != arm.Ledger.Pass || got.Fail != arm.Ledger.Fail || got.Unknown != arm.Ledger.Unknown || got.Void != arm.Ledger.Void {
			t.Errorf("%s: the cells add up to %+v, the ledger has %+v", arm.ID, got, arm.Ledger)
		}
		var time, tokens int64
		var logTime float64
		live := 0
		cost := new(big.Rat)
		for _, x := range a.Trials {
			if x.Arm != arm.ID || x.Status != analyse.Scored {
				continue
			}
			tokens += x.Tokens.In() + x.Tokens.Output
			usd, ok := new(big.Rat).SetString(x.Cost.Billed.String())
			if !ok {
				t.Fatalf("cost %s", x.Cost.Billed)
			}
			cost.Add(cost, usd)
			if x.Source == trial.Live {
				live, time, logTime = live+1, time+*x.AgentMS(), logTime+math.Log(float64(*x.AgentMS()))
			}
		}
		if live == 0 || n[baseline.ValueTime] != live || sums[baseline.ValueTime].Cmp(new(big.Rat).SetInt64(time)) != 0 || math.Abs(logs[baseline.ValueTime]-logTime) > 1e-9 {
			t.Errorf("%s: time of %d trials is %v, Σlog %v; want %d, %d, %v", arm.ID, n[baseline.ValueTime], sums[baseline.ValueTime], logs[baseline.ValueTime], live, time, logTime)
		}
		if sums[baseline.ValueTokens].Cmp(new(big.Rat).SetInt64(tokens)) != 0 {
			t.Errorf("%s: tokens %v, want %d", arm.ID, sums[baseline.ValueTokens], tokens)
		}
		if sums[baseline.ValueCost].Cmp(cost) != 0 {
			t.Errorf("%s: cost %v, want %v", arm.ID, sums[baseline.ValueCost], cost)
		}
		for _, name := range []string{"success_rate", "binding.recall", "time_ms.median"} {
			want, isMetric := arm.Metric(name)
			at := -1
			for i, m := range b.Arms[armIndex(b, arm.ID)].Metrics {
				if m.Name == name {
					at = i
				}
			}
			if at < 0 {
				t.Errorf("%s: the baseline has no metric %s", arm.ID, name)
			} else if got := b.Arms[armIndex(b, arm.ID)].Metrics[at]; isMetric && *got.Value != *want.Value {
				t.Errorf("%s: %s is %v, want %v", arm.ID, name, *got.Value, *want.Value)
			}
		}
	}
}

func armIndex(b baseline.Baseline, id string) int {
	for i, a := range b.Arms {
		if a.ID == id {
			return i
		}
	}
	return -1
}

// TestBaselineRoundTrip checks that a baseline reads back byte for byte, and that
// the order in which trials ended does not matter.
func TestBaselineRoundTrip(t *testing.T) {
	b := baseline.New(analysetest.Bindings().Analyse())
	b.Setting = []analyse.Fact{{Name: "suite", Value: "a<b>&c"}, {Name: "assay", Value: "1"}}
	b.Cluster, b.Tasks[0].Cluster = "repository", "vapor"
	data := encode(t, b)
	again, err := baseline.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(data), string(encode(t, again))); diff != "" {
		t.Errorf("reading and writing changes the file (-want +got):\n%s", diff)
	}
	for seed := range uint64(3) {
		s := baseline.New(analysetest.Bindings().Shuffle(seed).Analyse())
		s.Setting, s.Cluster, s.Tasks[0].Cluster = b.Setting, b.Cluster, b.Tasks[0].Cluster
		if !bytes.Equal(data, encode(t, s)) {
			t.Errorf("the order of records changes the baseline")
		}
	}
	if !json.Valid(data) || bytes.Count(data, []byte("\n    {\"task\":")) != len(b.Cells) {
		t.Errorf("the file is not JSON with a cell a line")
	}
	for _, secret := range []string{analysetest.Hostile, "\u001b"} {
		if strings.Contains(string(data), secret) {
			t.Errorf("the baseline holds text of a model: %q", secret)
		}
	}
}

// TestTaskDigest checks that the question and its graders count, and titles do not.
func TestTaskDigest(t *testing.T) {
	base := suite.Task{ID: "a", Prompt: "p", Rendered: "p", Target: suite.Target{Symbol: "S"}, Graders: map[string]any{"text": map[string]any{"min": 0.5}}}
	want := baseline.TaskDigest(&base)
	if len(want) != 12 {
		t.Fatalf("digest %q", want)
	}
	for name, c := range map[string]struct {
		change func(*suite.Task)
		same   bool
	}{
		"prompt":  {func(t *suite.Task) { t.Rendered = "q" }, false},
		"target":  {func(t *suite.Task) { t.Target.Symbol = "T" }, false},
		"expect":  {func(t *suite.Task) { t.Expect = "abort" }, false},
		"graders": {func(t *suite.Task) { t.Graders = map[string]any{"text": map[string]any{"min": 0.25}} }, false},
		"setup":   {func(t *suite.Task) { t.Setup = [][]string{{"make"}} }, false},
		"title":   {func(t *suite.Task) { t.Title = "A" }, true},
		"tags":    {func(t *suite.Task) { t.Tags = []string{"x"} }, true},
		"hints":   {func(t *suite.Task) { t.Hints = []string{"x"} }, true},
	} {
		task := base
		c.change(&task)
		if got := baseline.TaskDigest(&task); (got == want) != c.same {
			t.Errorf("%s: the digest is %s, was %s", name, got, want)
		}
	}
}

// TestReadBaselineErrors: every file that makes no sense is an error that says
// why in one line.
func TestReadBaselineErrors(t *testing.T) {
	good := func(change string) string {
		return `{"schema":"assay/baseline/1","run":"r","suite":"s","arms":[{"id":"m/plain","metrics":[]}],"tasks":[{"id":"a"}],"cells":[` + change + `]}`
	}
	if _, err := baseline.Read([]byte(good(`{"task":"a","arm":"m/plain","pass":1,"fail":0,"unknown":0,"void":0}`))); err != nil {
		t.Fatal(err)
	}
	for data, want := range map[string]string{
		"":                                   "it ends too early",
		`{"schema"`:                          "it ends too early",
		"{\n\"schema\": x}":                  "line 2: invalid character",
		"null":                               "it has no schema",
		"{}":                                 "it has no schema",
		"[]":                                 "cannot be a JSON array",
		`{"schema":"assay/results/1"}`:       `it has schema "assay/results/1", this assay reads "assay/baseline/1"`,
		`{"schema":"assay/baseline/1"} true`: "more after the end",
		`{"schema":"assay/baseline/1","cells":[{"pass":"x"}]}`:                                             "cells.pass cannot be a JSON string",
		`{"schema":"assay/baseline/1","arms":[null]}`:                                                      `arm "" is there twice or has no id`,
		`{"schema":"assay/baseline/1","tasks":[{"id":"a"},{"id":"a"}]}`:                                    `task "a" is there twice`,
		`{"schema":"assay/baseline/1","setting":[{"name":"a"},{"name":"a"}]}`:                              `setting "a" is there twice`,
		`{"schema":"assay/baseline/1","arms":[{"id":"a","metrics":[{"name":"m"},{"name":"m"}]}]}`:          `metric "m" is there twice`,
		`{"schema":"assay/baseline/1","arms":[{"id":"a","metrics":[{"method":"wilson","value":1.5}]}]}`:    "not between 0 and 1",
		`{"schema":"assay/baseline/1","arms":[{"id":"a","sources":[{"name":"live","n":-1}]}]}`:             "a count of -1",
		good(`{"task":"b","arm":"m/plain"}`):                                                               "lists no such task or arm",
		good(`{"task":"a","arm":"m/plain"},{"task":"a","arm":"m/plain"}`):                                  "is there twice",
		good(`{"task":"a","arm":"m/plain","pass":-1}`):                                                     "a count of -1",
		good(`{"task":"a","arm":"m/plain","pass":99999999999}`):                                            "a count of 99999999999",
		good(`{"task":"a","arm":"m/plain","labels":[{"name":"x","n":1},{"name":"x","n":1}]}`):              `count "x" is there twice`,
		good(`{"task":"a","arm":"m/plain","values":[{"name":"tokens","n":0,"sum":"1","mean_log":0}]}`):     "n 0 makes no sense",
		good(`{"task":"a","arm":"m/plain","values":[{"name":"tokens","n":1,"sum":"1e9","mean_log":0}]}`):   "is no decimal",
		good(`{"task":"a","arm":"m/plain","values":[{"name":"tokens","n":1,"sum":"1","mean_log":1e300}]}`): "mean_log",
	} {
		_, err := baseline.Read([]byte(data))
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", data, err, want)
		}
	}
}

// FuzzReadBaseline checks that no file makes the reader panic, that every accepted
// file is sound and can be written and read again, and that errors have one line.
func FuzzReadBaseline(f *testing.F) {
	f.Add(encode(f, baseline.New(analysetest.Bindings().Analyse())))
	f.Add([]byte(`{"schema":"assay/baseline/1","arms":[{"id":"a"}],"tasks":[{"id":"t","digest":"0"}],"cells":[{"task":"t","arm":"a","pass":1}]}`))
	f.Add([]byte(`{"schema":"assay/baseline/1","cells":[{"values":[{"n":1,"sum":".","mean_log":-0}]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := baseline.Read(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("the error has several lines: %q", err)
			}
			return
		}
		first := encode(t, b)
		again, err := baseline.Read(first)
		if err != nil {
			t.Fatalf("what was written cannot be read: %v\n%s", err, first)
		}
		if second := encode(t, again); !bytes.Equal(first, second) {
			t.Errorf("writing is not stable: %s", cmp.Diff(string(first), string(second)))
		}
	})
}
