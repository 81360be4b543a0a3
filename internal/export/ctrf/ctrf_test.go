package ctrf

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/testresult"
	"github.com/assay-eval/assay/internal/trial"
)

// valid holds a report against the schema that the format's makers publish.
func valid(t *testing.T, got []byte) {
	t.Helper()
	f, err := os.Open("testdata/ctrf-schema-0.0.json")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	schema, err := jsonschema.UnmarshalJSON(f)
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource("ctrf.json", schema); err != nil {
		t.Fatal(err)
	}
	sch, err := c.Compile("ctrf.json")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(got))
	if err != nil {
		t.Fatal(err)
	}
	if err := sch.Validate(doc); err != nil {
		t.Errorf("%#v", err)
	}
}

func TestSchemaRefuses(t *testing.T) {
	// The check above must be able to fail.
	for _, bad := range []string{`{"reportFormat":"CTRF","specVersion":"0.0.0"}`, `{"reportFormat":"CTRF","specVersion":"1","results":{}}`} {
		f, err := os.ReadFile("testdata/ctrf-schema-0.0.json")
		if err != nil {
			t.Fatal(err)
		}
		schema, err := jsonschema.UnmarshalJSON(bytes.NewReader(f))
		if err != nil {
			t.Fatal(err)
		}
		c := jsonschema.NewCompiler()
		if err := c.AddResource("ctrf.json", schema); err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(bad))
		if err != nil {
			t.Fatal(err)
		}
		if c.MustCompile("ctrf.json").Validate(doc) == nil {
			t.Errorf("%s is taken", bad)
		}
	}
}

func read(t *testing.T, b []byte) document {
	t.Helper()
	var d document
	if err := json.Unmarshal(b, &d); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestGolden(t *testing.T) {
	got := reporttest.Golden(t, "report.json", Write)
	valid(t, got)
	d := read(t, got)
	is, names := map[string]test{}, map[string]bool{}
	for _, x := range d.Results.Tests {
		if names[x.Name] || names[x.TestID] {
			t.Errorf("%s is there twice", x.Name)
		}
		names[x.Name], names[x.TestID] = true, true
		is[x.TestID] = x
	}
	// The grid of the example gives the result of each trial.
	for id, want := range map[string]struct {
		status, message string
		flaky           bool
		retries         int // attempts made again
	}{
		"session@haiku/skill":       {failed, "1 of 2 trials: binding.match: bound src/similar_intent.py Wrong.one, wanted src/similar_intent.py Right.one", true, 0},
		"orders@haiku/plain":        {failed, "1 of 2 trials: binding.match: bound src/other.py Right.one, wanted src/same_name_different_module.py Right.one", true, 0},
		"orders@haiku/skill":        {passed, "", false, 0},
		"retry@haiku/skill":         {passed, "", false, 1},
		"broken@haiku/skill":        {other, "2 of 2 trials: void.treatment: the treatment broke", false, 0},
		"parser@haiku/skill":        {other, "1 of 2 trials: unknown: binding.match: bound , wanted src/cross_language.py Right.one", false, 0},
		"left-out@haiku/plain":      {skipped, "2 of 2 trials: filter: task", false, 0},
		"no-such-thing@haiku/skill": {passed, "", false, 0},
	} {
		x, ok := is[id]
		if !ok || x.Status != want.status || x.Message != want.message || x.Flaky != want.flaky || x.Extra.Again != want.retries {
			t.Errorf("%s: %+v, want %+v", id, x, want)
		}
	}
	s := d.Results.Summary
	if s.Tests != 26 || s.Passed+s.Failed+s.Skipped+s.Pending+s.Other != s.Tests || s.Skipped != 2 || s.Start == 0 || s.Stop < s.Start {
		t.Errorf("%+v", s)
	}
	if x := is["session@haiku/skill"].Extra; x.Trials != 2 || x.Pass != 1 || x.Fail != 1 || *x.Success.Value != 0.5 || x.Success.Low == nil || x.CostUSD == nil {
		t.Errorf("%+v", x)
	}
	if !utf8.Valid(got) || strings.ContainsAny(string(got), "\x1b\x07\u202e") {
		t.Error("control characters came through")
	}
}

func TestOtherRuns(t *testing.T) {
	for name, example := range map[string]func() *analysetest.Example{"programs": analysetest.Programs, "retrieval": analysetest.Retrieval, "starts": analysetest.Starts} {
		got := reporttest.Render(t, example(), Write)
		valid(t, got)
		if d := read(t, got); d.Results.Summary.Tests != len(d.Results.Tests) || len(d.Results.Tests) == 0 {
			t.Errorf("%s: %+v", name, d.Results.Summary)
		}
	}
}

func TestNothingRan(t *testing.T) {
	e := analysetest.Bindings()
	e.Records = nil
	got := reporttest.Render(t, e, Write)
	valid(t, got)
	d := read(t, got)
	if s := d.Results.Summary; s.Pending != s.Tests || s.Start != 0 || s.Stop != 0 {
		t.Errorf("%+v", s)
	}
	if x := d.Results.Tests[0].Extra; x.Success.Value != nil || x.CostUSD != nil {
		t.Errorf("figures of nothing: %+v", x)
	}
}

// TestRead: the reader of graders takes the report, and finds nothing odd in it.
func TestRead(t *testing.T) {
	got := reporttest.Render(t, analysetest.Bindings(), Write)
	r, err := testresult.Parse("ctrf", got)
	if err != nil {
		t.Fatal(err)
	}
	s := read(t, got).Results.Summary
	if len(r.Problems) > 0 || len(r.Tests) != s.Tests || r.Count(testresult.Passed) != s.Passed || r.Count(testresult.Failed) != s.Failed ||
		r.Count(testresult.Skipped) != s.Skipped+s.Pending+s.Other {
		t.Errorf("%v, %d tests, want %+v", r.Problems, len(r.Tests), s)
	}
	if x := r.Tests[0]; x.Suite == "" || x.Name == "" {
		t.Errorf("%+v", x)
	}
}

// A test with trials that did not run has not passed, even if all others passed.
func TestPartlyRun(t *testing.T) {
	pass, left, waits := analyse.NewTrial(trial.Key{}), analyse.NewTrial(trial.Key{Index: 1}), analyse.NewTrial(trial.Key{Index: 1})
	pass.Status, pass.Outcome = analyse.Scored, trial.Pass
	left.Status, left.Reason, waits.Status = analyse.Skipped, "budget", analyse.Pending
	for _, tt := range []struct {
		ledger          analyse.Ledger
		of              []*analyse.Trial
		status, message string
	}{
		{analyse.Ledger{Planned: 2, Scored: 2, Pass: 2}, []*analyse.Trial{pass, pass}, passed, ""},
		{analyse.Ledger{Planned: 2, Scored: 1, Pass: 1, Skipped: 1}, []*analyse.Trial{pass, left}, skipped, "1 of 2 trials: budget"},
		{analyse.Ledger{Planned: 2, Scored: 1, Pass: 1, Pending: 1}, []*analyse.Trial{pass, waits}, pending, "1 of 2 trials: pending"},
	} {
		x := testOf(&analyse.Analysis{}, analyse.Cell{Task: "t", Arm: "m/s", Ledger: tt.ledger}, tt.of)
		if x.Status != tt.status || x.Message != tt.message {
			t.Errorf("%s %q, want %s %q", x.Status, x.Message, tt.status, tt.message)
		}
	}
}
