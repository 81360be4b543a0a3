package seedc_test

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/export/seedc"
)

const head = "run_id,agent_id,scenario,task_id,baseline_run,success,failure_reason,grader_results,exit_code,wall_time_sec," +
	"uncached_input_tokens,cached_read_tokens,cache_write_tokens,output_tokens,billed_cost_usd,cost_source,cold_equivalent_cost_usd\n"

func read(t *testing.T, lines ...string) []seedc.Row {
	t.Helper()
	rows, notes, err := seedc.ReadCSV(strings.NewReader(head + strings.Join(lines, "\n") + "\n"))
	if err != nil || len(notes) > 0 {
		t.Fatalf("%v %q", err, notes)
	}
	return rows
}

func TestClasses(t *testing.T) {
	for _, c := range []struct{ success, reason, code, want string }{
		{"True", "", "0", "passed"},
		{"False", "tests_failed", "0", "failed"},
		{"False", "screenshot_not_found:s.png", "124", "timeout"}, // the grader's word hides the timeout
		{"False", "screenshot_not_found:s.png", "1", "agent_error"},
		{"False", "timeout_stall", "124", "stalled"},
		{"False", "timeout_hard", "124", "timeout"},
		{"False", "agent_exit_nonzero", "2", "agent_error"},
		{"False", "setup_failed", "0", "setup_error"},
		{"False", "environment_error: no machine", "0", "setup_error"},
		{"False", "treatment_error: the server died", "0", "setup_error"},
		{"False", "grader_error: no memory", "0", "grader_error"},
		{"False", "grader_missing_scheme", "0", "grader_error"},
		{"False", "unknown_grader:x", "0", "grader_error"},
		{"False", "tests_no_result_bundle", "0", "grader_error"},
		{"False", "forbidden_modified:a.swift", "", "failed"},
	} {
		r := read(t, "r,a,s,t,False,"+c.success+","+c.reason+",,"+c.code+",1.0,1,0,0,1,,,")[0]
		if got := r.Class(); got != c.want {
			t.Errorf("success %s, reason %q, exit %q: %s, want %s", c.success, c.reason, c.code, got, c.want)
		}
	}
}

// The rates are 3 and 15 dollars a million; the cold costs leave writes out.
func TestCorrectedFigures(t *testing.T) {
	rows := read(t,
		"b1,a,s,baseline,True,True,,,0,1.0,1000,0,0,10,0.01,computed,0.00315",
		"b2,a,s,baseline,True,True,,,0,1.0,0,1000,0,10,0.02,computed,0.00315",
		"b3,a,s,baseline,True,True,,,0,1.0,0,1000,0,10,0.06,computed,0.00315",
		"r1,a,s,t,False,True,,,0,10.0,1000,0,2000,100,0.10,computed,0.0045",
		"r2,a,s,t,False,True,,,0,20.0,500,500,0,100,0.20,ccusage,0.0045",
		"r3,a,s,t,False,False,tests_failed,,0,30.0,1000,1000,0,0,0.30,computed,0.006",
		"r4,a,s,t,False,False,setup_failed,,,0.0,,,,,,,",
	)
	cells, over, warnings := seedc.CorrectFigures(rows, nil)
	if len(cells) != 1 || len(over) != 1 {
		t.Fatalf("%d cells, %d overheads", len(cells), len(over))
	}
	c := cells[0]
	near := func(what string, got *float64, want float64) {
		t.Helper()
		if got == nil || math.Abs(*got-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	if c.Runs != 4 || c.Scored != 3 || c.Passed != 2 || c.Classes["setup_error"] != 1 {
		t.Errorf("%d runs, %d scored, %d passed, %v", c.Runs, c.Scored, c.Passed, c.Classes)
	}
	near("success rate", c.Success.Estimate, 2.0/3)
	near("seed's success rate", &c.SuccessSeed, 0.5)
	near("pass@3", c.PassAt3, 1) // unbiased: 3 of 3 drawn, 2 passed
	near("pass^3", c.PassPow3, 0)
	near("plug-in pass@3", c.PassAt3Plugin, 0.875)
	near("median time", c.Time.Median, 20) // without the 0 of a failed setup
	// 3,000 in and 100 out; 1,000 and 100; 2,000 and 0.
	near("cold cost with writes", c.ColdFull.Mean, (0.0105+0.0045+0.006)/3)
	if c.ColdFull.N != 3 || c.Savings.N != 2 {
		t.Errorf("cold cost of %d, savings of %d", c.ColdFull.N, c.Savings.N)
	}
	near("session start", c.Baseline.All.Mean, 0.03)
	near("its cold mean", c.Baseline.Cold.Mean, 0.01)
	near("its warm mean", c.Baseline.Warm.Mean, 0.04)
	near("the seed's", c.Baseline.SeedLast, 0.06)
	near("marginal cost", c.Marginal.Mean, 0.2-0.03)
	near("cost per success", c.CostPerSuccess, 0.3)
	if c.UsageUnknown != 1 || c.ColdRuns != 1 || len(seedc.ColdRows(rows)) != 3 || len(seedc.KnownColdRows(rows)) != 2 {
		t.Errorf("unknown %d, cold %d; %d and %d cold rows", c.UsageUnknown, c.ColdRuns, len(seedc.ColdRows(rows)), len(seedc.KnownColdRows(rows)))
	}
	if !strings.Contains(strings.Join(warnings, "\n"), "1 run of unknown usage") {
		t.Errorf("warnings %q", warnings)
	}
	var b bytes.Buffer
	if err := seedc.WriteCorrectedCSV(&b, cells); err != nil || strings.Count(b.String(), "\n") != 2 {
		t.Errorf("%v\n%s", err, b.String())
	}
	b.Reset()
	if err := seedc.WriteCorrectedMarkdown(&b, cells, over, warnings); err != nil || !strings.Contains(b.String(), "setup_error 1") || !strings.Contains(b.String(), "## Session start") {
		t.Errorf("%v\n%s", err, b.String())
	}
}

// Cold costs that hold cache writes already are not added to again.
func TestColdCostsWithWrites(t *testing.T) {
	rows := read(t,
		"r1,a,s,t,False,True,,,0,10.0,1000,0,2000,100,0.1,computed,0.0105",
		"r2,a,s,t,False,True,,,0,10.0,500,500,0,100,0.1,computed,0.0045",
	)
	cells, _, _ := seedc.CorrectFigures(rows, nil)
	if m := cells[0].ColdFull.Mean; m == nil || math.Abs(*m-0.0075) > 1e-9 {
		t.Errorf("mean cold cost %v", m)
	}
	rows = append(rows, read(t, "r3,a,s,t,False,True,,,0,10.0,500,500,0,100,0.1,computed,0.5")...)
	cells, _, warnings := seedc.CorrectFigures(rows, nil)
	if cells[0].ColdFull.N != 0 || len(warnings) == 0 || !strings.Contains(warnings[0], "prices of a") {
		t.Errorf("prices that fit no two runs: %d, %q", cells[0].ColdFull.N, warnings)
	}
}

func TestOldHeaders(t *testing.T) {
	rows, _, err := seedc.ReadCSV(strings.NewReader("\ufeffagent_id,scenario,task_id,success,odd\r\na,s,t,True,1\r\n"))
	if err != nil || len(rows) != 1 {
		t.Fatal(err, rows)
	}
	var b bytes.Buffer
	if err := seedc.WriteSummaryCSV(&b, seedc.Summarise(rows, nil)); err != nil {
		t.Fatal(err)
	}
	// Nothing is known but that it passed; the sum of no cost is 0.0.
	want := "a,s,t,,1,1.0,1.0,1.0,1.0," + strings.Repeat(",", 17) + "0.0,0.0" + strings.Repeat(",", 12) + "\r\n"
	if _, line, _ := strings.Cut(b.String(), "\r\n"); line != want {
		t.Errorf("got  %q\nwant %q", line, want)
	}
}

func TestGraderResultsInBothForms(t *testing.T) {
	for _, cell := range []string{
		`"[{'type': 'x', 'ok': True, 'reason': None, 'duration_sec': 0.065}]"`,
		`"[{""type"": ""x"", ""ok"": true, ""reason"": null, ""duration_sec"": 0.065}]"`,
	} {
		rows := read(t, "r,a,s,t,False,True,,"+cell+",0,1.0,1,0,0,1,,,")
		var b bytes.Buffer
		if err := seedc.WriteRunsCSV(&b, rows); err != nil || !strings.Contains(b.String(), `"[{'type': 'x', 'ok': True, 'reason': None, 'duration_sec': 0.065}]"`) {
			t.Errorf("%v %s", err, b.String())
		}
	}
}

func TestBadRuns(t *testing.T) {
	for in, says := range map[string]string{
		"":                         "empty",
		"a,b\n1,2\n":               "agent_id is missing",
		head + "r,a,s,t,maybe\n":   "line 2, column baseline_run",
		head + "r,a,s,t,,True,,[":  "line 2, column grader_results",
		head + "r,a,s,t,,True,,,x": "line 2, column exit_code",
	} {
		if _, _, err := seedc.ReadCSV(strings.NewReader(in)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %s", in, err, says)
		}
	}
	whole := `{"agent_id": "a", "scenario": "s", "task_id": "t", "success": true}` + "\n"
	rows, notes, err := seedc.ReadJSONL(strings.NewReader(whole + `{"agent_id": "a"`))
	if err != nil || len(rows) != 1 || len(notes) != 1 {
		t.Errorf("cut off: %d rows, %q, %v", len(rows), notes, err)
	}
	for _, in := range []string{"{\n" + whole, "[]\n", `{"agent_id": "a"}` + "\n"} {
		if _, _, err := seedc.ReadJSONL(strings.NewReader(in)); err == nil || !strings.Contains(err.Error(), "line 1") {
			t.Errorf("%q: %v", in, err)
		}
	}
	if _, err := seedc.ReadManifest(strings.NewReader(`{"entries": 3}`)); err == nil {
		t.Error("a manifest without entries was read")
	}
}

func TestPreface(t *testing.T) {
	for in, want := range map[string]string{"": "", "No results.\n": "", "# S\n\n- x\n\n| a |\n|---|\n": "# S\n\n- x\n\n", "| a |\n": ""} {
		if got := seedc.SummaryPreface([]byte(in)); got != want {
			t.Errorf("%q: %q", in, got)
		}
	}
}

// TestReprIsRead reads what was written as Python and as JSON.
func TestReprIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		x := rapid.Float64Range(-1e300, 1e300).Draw(t, "number")
		for _, s := range []string{seedc.Repr([]any{text, x, nil, true}), seedc.Dumps([]any{text, x, nil, true})} {
			v, err := seedc.Literal(s)
			if err != nil {
				t.Fatalf("%s: %v", s, err)
			}
			got := v.([]any)
			if got[0] != strings.ToValidUTF8(text, "\ufffd") || got[1] != x || got[2] != nil || got[3] != true {
				t.Fatalf("%s is read as %q", s, got)
			}
		}
	})
}

func FuzzRead(f *testing.F) {
	f.Add(head + "r,a,s,t,False,True,,\"[{'type': 'x'}]\",0,1.0,1,0,0,1,,,\n")
	f.Add(`{"agent_id": "a", "scenario": "s", "task_id": "t", "success": true, "wall_time_sec": 1e308}` + "\n")
	f.Add(`{"entries": [{"run_id": "x", "session_defaults_errors": 1}]}`)
	f.Add(`["\ud83d\ude00", '\x41', (1, 2,), {'a': [None]}]`)
	f.Fuzz(func(t *testing.T, in string) {
		m, _ := seedc.ReadManifest(strings.NewReader(in))
		_, _ = seedc.Literal(in)
		for _, from := range []func() ([]seedc.Row, []string, error){
			func() ([]seedc.Row, []string, error) { return seedc.ReadCSV(strings.NewReader(in)) },
			func() ([]seedc.Row, []string, error) { return seedc.ReadJSONL(strings.NewReader(in)) },
		} {
			rows, _, err := from()
			if err != nil || len(rows) > 50 {
				continue
			}
			var b bytes.Buffer
			cells := seedc.Summarise(rows, m)
			corrected, over, warnings := seedc.CorrectFigures(rows, m)
			for _, err := range []error{
				seedc.WriteSummaryCSV(&b, cells), seedc.WriteSummaryMarkdown(&b, cells, ""), seedc.WriteRunsCSV(&b, rows), seedc.WriteRunsJSONL(&b, rows),
				seedc.WriteCorrectedCSV(&b, corrected), seedc.WriteCorrectedMarkdown(&b, corrected, over, warnings),
			} {
				if err != nil {
					t.Fatal(err)
				}
			}
			for _, c := range cells {
				for _, v := range c {
					if x, ok := v.(float64); ok && (math.IsNaN(x) || math.IsInf(x, 0)) {
						t.Fatalf("a cell holds %v", x)
					}
				}
			}
		}
	})
}
