package seedc_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/export/seedc"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// ours is a run of a coding agent: a baseline in each arm, and a task whose
// trials pass, meet their deadline, and are void.
func ours(t *testing.T) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{
		Name:      "ours",
		Agents:    map[string]*suite.Agent{"cc": {Kind: "cli", Config: map[string]any{"preset": "claude"}}},
		Scenarios: map[string]*suite.Scenario{"shell_primed": {}, "mcp_unprimed": {}},
		Arms:      []suite.Arm{{Agent: "cc", Scenario: "shell_primed"}, {Agent: "cc", Scenario: "mcp_unprimed"}},
		Graders:   map[string]*suite.Grader{"did": {Kind: "activity"}, "diff": {Kind: "diff"}}, Trials: 2,
		Tasks: []*suite.Task{{ID: "fix, it", Tags: []string{"regression"}}, {ID: "baseline", Role: suite.BaselineTask, Graders: map[string]any{"did": nil, "diff": nil}}},
	}
	begin := time.Date(2026, 11, 22, 3, 4, 5, 678e6, time.UTC)
	var plan trial.Plan
	var rs []trial.Record
	add := func(r trial.Record) {
		r.Seq = int64(len(rs) + 1)
		rs = append(rs, r)
	}
	attempt := func(k trial.Key, end trial.EndReason, fault *trial.Fault, use []trial.Usage) {
		plan.Trials = append(plan.Trials, trial.Planned{Key: k})
		a := trial.Attempt{Key: k, N: 1, Source: trial.Live, Fault: fault, Usage: use, Timing: trial.Timing{Start: begin, SetupMS: 500, AgentMS: 12345},
			Transcript: trial.Ref{Digest: "ab12", Size: 9000, Name: "transcript"}}
		if end == trial.Deadline {
			a.Raw = []trial.Ref{{Digest: "s1", Size: 9000, Name: "stream.jsonl"}, {Digest: "e1", Size: 9000, Name: "stderr.txt"},
				{Digest: "c1", Size: 10, Name: "commands.jsonl"}, {Digest: "m2", Size: 9000, Name: "mcp-xcode.tape.jsonl"}, {Digest: "m1", Size: 9000, Name: "mcp-docs.tape.jsonl"}}
		}
		if fault == nil {
			a.End = &trial.End{Reason: end, Turns: 2, Model: "claude-x"}
		}
		add(trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Settled: true, Attempt: a}})
	}
	score := func(k trial.Key, grader string, cs []trial.Criterion, measures map[string]float64, details map[string]string) {
		sc := &trial.Score{Key: k, Attempt: 1, Grader: grader, Criteria: cs, Details: details}
		for _, name := range slices.Sorted(func(yield func(string) bool) {
			for n := range measures {
				if !yield(n) {
					return
				}
			}
		}) {
			sc.Measures = append(sc.Measures, trial.Measure{Name: grader + "." + name, Value: new(measures[name])})
		}
		add(trial.Record{Type: trial.RecordScore, Score: sc})
	}
	finished := func(k trial.Key, v trial.Verdict) {
		score(k, trial.AgentGrader, []trial.Criterion{{Name: trial.FinishedCriterion, Verdict: v, Required: true}}, nil, nil)
	}
	for _, arm := range []string{"cc/shell_primed", "cc/mcp_unprimed"} {
		base := trial.Key{Task: "baseline", Arm: arm}
		attempt(base, trial.Finished, nil, []trial.Usage{{Input: 1000, CacheRead: 1000, Output: 10}})
		finished(base, trial.Pass)
		for i := range 2 {
			k := trial.Key{Task: "fix, it", Arm: arm, Index: i}
			switch {
			case arm == "cc/shell_primed" && i == 1:
				attempt(k, "", &trial.Fault{Class: trial.ClassSetup, Err: errors.New("make failed")}, nil)
				continue
			case i == 1:
				attempt(k, trial.Deadline, nil, nil)
				finished(k, trial.Fail)
			default:
				attempt(k, trial.Finished, nil, []trial.Usage{{Input: 5000, CacheWrite1h: 2000, Output: 300, ReportedUSD: "0.5"}})
				finished(k, trial.Pass)
			}
			words := []map[string]string{nil, {"reason": "forbidden_modified:a's \"b\".swift"}}
			verdict, evidence := trial.Pass, []string(nil)
			if i == 1 {
				verdict, evidence = trial.Fail, []string{"it was modified"}
			}
			score(k, "diff", []trial.Criterion{{Name: "diff.forbidden", Verdict: verdict, Required: true, Evidence: evidence}}, nil, words[i])
			score(k, "did", nil, map[string]float64{
				"commands.xcodebuild": 3, "commands.xcrun": 2, "commands.xcrun_simctl": 1, "repeats_seed": 1, "destinations_seed": 2, "destination_churn_seed": 1,
				"mcp_calls": 4, "mcp_calls.xcodebuild": 2, "mcp_calls.simctl": 1, "tool_errors_seed": 2, "tool_errors_mcp_seed": 1, "tool_errors_non_mcp_seed": 1,
				"tool_errors_adjusted_seed": float64(2 - map[string]int{"cc/mcp_unprimed": 1}[arm]), "tool_errors_real_seed": 1, "tool_errors_real": 0,
				"tool_errors.session_defaults": 1, "tool_errors.no_match": 1, "time_to_first_xcodebuild_sec_seed": 7.25,
			}, map[string]string{"tool_errors": `[{"id":"1"}]`})
		}
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(rs), analyse.Options{Prices: func(at *trial.Attempt) (spend.Price, bool) {
		n, p := int64(0), spend.Price{}
		for _, u := range at.Usage {
			n += u.Input + u.Output
			if u.ReportedUSD != "" {
				p.Reported = big.NewRat(n, 1e6)
			}
		}
		p.Billed, p.Cold, p.ColdSeed = big.NewRat(n, 1e6), big.NewRat(2*n, 1e6), big.NewRat(2*n, 1e6)
		return p, n > 0
	}})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestOurRows(t *testing.T) {
	rows, m := seedc.Rows(ours(t))
	var b bytes.Buffer
	if err := seedc.WriteRunsCSV(&b, rows); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(b.String(), "\r\n"), "\r\n")
	if n := len(strings.Split(lines[0], ",")); n != 47 || len(lines) != 7 {
		t.Fatalf("%d columns, %d lines", n, len(lines))
	}
	const blob = "blobs/ab/ab12.zst"
	for i, want := range map[int]string{
		1: "cc-shell_primed-baseline-baseline-1795316645678-1,2026-11-22T03:04:05.678000+00:00,2026-11-22T03:04:18.523000+00:00,cc,claude_code_cli,shell_primed,baseline,baseline,True,True,,,0,12.345,claude-x," +
			"1000,1000,0,,10,0.00101,computed,0.00202,0.00101,0.5,,,,,,,,,,0,,0,," + blob + ",,,,,,,,",
		2: `"cc-shell_primed-fix, it-trial-1795316645678-1",2026-11-22T03:04:05.678000+00:00,2026-11-22T03:04:18.523000+00:00,cc,claude_code_cli,shell_primed,"fix, it",regression,False,True,,` +
			`"[{'type': 'git_diff_forbidden', 'ok': True, 'reason': None, 'duration_sec': None}]",0,12.345,claude-x,` +
			"5000,0,2000,1h,300,0.0053,provider,0.0106,0.0053,0.0,0.00101,0.00429,3,2,1,7.25,1,2,1,4,2,1,1," + blob + ",,,,,,2,1,",
		3: `"cc-shell_primed-fix, it-trial-1795316645678-2",2026-11-22T03:04:05.678000+00:00,2026-11-22T03:04:18.523000+00:00,cc,claude_code_cli,shell_primed,"fix, it",regression,False,False,setup_failed,` +
			",,0.0,,,0,0,," + strings.Repeat(",", 19) + blob + ",,,,,,,,",
		6: `"cc-mcp_unprimed-fix, it-trial-1795316645678-2",2026-11-22T03:04:05.678000+00:00,2026-11-22T03:04:18.523000+00:00,cc,claude_code_cli,mcp_unprimed,"fix, it",regression,False,False,` +
			`"forbidden_modified:a's ""b"".swift","[{'type': 'git_diff_forbidden', 'ok': False, 'reason': 'forbidden_modified:a\'s ""b"".swift', 'duration_sec': None}]",124,12.345,claude-x,` +
			",0,0,,,,,,,,,,3,2,1,7.25,1,2,1,4,2,1,1," + blob + ",blobs/s1/s1.zst,journal.jsonl,blobs/m1/m1.zst,,,2,1,",
	} {
		if lines[i] != want {
			t.Errorf("line %d:\n got %s\nwant %s", i, lines[i], want)
		}
	}
	if len(m.Discovery) != 2 {
		t.Errorf("errors of session defaults: %v", m.Discovery)
	}
}

// TestOurTablesAreRead imports our own tables as if they were the original's.
func TestOurTablesAreRead(t *testing.T) {
	a := ours(t)
	files := map[string]string{}
	for _, f := range seedc.Files(a) {
		var b bytes.Buffer
		if err := f.Write(&b); err != nil {
			t.Fatal(err)
		}
		files[f.Name] = b.String()
	}
	manifest, err := seedc.ReadManifest(strings.NewReader(files["tool_error_report_manifest.json"]))
	if err != nil {
		t.Fatal(err)
	}
	rows, _, err := seedc.ReadJSONL(strings.NewReader(files["runs.jsonl"]))
	if err != nil {
		t.Fatal(err)
	}
	var b, direct bytes.Buffer
	if err := seedc.WriteSummaryCSV(&b, seedc.Summarise(rows, manifest)); err != nil || b.String() != files["summary.csv"] {
		t.Errorf("%v: summary.csv differs %s", err, difference(b.String(), files["summary.csv"]))
	}
	if err := seedc.Write(&direct, a, nil); err != nil || direct.String() != files["summary.csv"] {
		t.Errorf("the format writes another summary.csv (%v)", err)
	}
	if !strings.Contains(files["summary.csv"], ",1.0,0.0,1.0\r\n") || !strings.Contains(files["summary.csv"], ",2.0,1.0,1.0\r\n") {
		t.Errorf("the error of session defaults is not taken off:\n%s", files["summary.csv"])
	}
	var errs struct {
		TotalRuns, Without int
		NotCounted         int      `json:"runs_not_counted"`
		Rate               *float64 `json:"error_rate_percent"`
		Corrected          map[string]int
		Entries            []map[string]any
	}
	if err := json.Unmarshal([]byte(files["tool_error_report_manifest.json"]), &errs); err != nil || len(errs.Entries) != 3 || errs.NotCounted != 1 || *errs.Rate != 100 {
		t.Errorf("%v: %s", err, files["tool_error_report_manifest.json"])
	}
	var failed struct {
		Total   int            `json:"total_failures"`
		Classes map[string]int `json:"classes"`
	}
	if err := json.Unmarshal([]byte(files["failure_analysis_manifest.json"]), &failed); err != nil || failed.Total != 2 || failed.Classes["timeout"] != 1 || failed.Classes["void_setup"] != 1 {
		t.Errorf("%v: %s", err, files["failure_analysis_manifest.json"])
	}
	if files["summary_cold.md"] == "" || !strings.Contains(files["summary.md"], "| cc | mcp_unprimed | fix, it |") {
		t.Errorf("summary.md:\n%s", files["summary.md"])
	}
	if got := seedc.Files(analysetest.Bindings().Analyse()); got != nil {
		t.Errorf("a run without an agent CLI has %d such tables", len(got))
	}
}
