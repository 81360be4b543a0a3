package csv

import (
	"bytes"
	"encoding/csv"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/reporttest"
)

func read(t *testing.T, b []byte) []map[string]string {
	t.Helper()
	rows, err := csv.NewReader(bytes.NewReader(b)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var out []map[string]string
	for _, row := range rows[1:] {
		m := map[string]string{}
		for i, name := range rows[0] {
			if row[i] != "" && strings.ContainsRune("=+-@\t\r", rune(row[i][0])) {
				t.Errorf("%s runs as a formula: %q", name, row[i])
			}
			m[name] = row[i]
		}
		out = append(out, m)
	}
	return out
}

// A spreadsheet must take no text for a formula.
func TestNoFormula(t *testing.T) {
	for _, s := range []string{"=1", "+1", "-1", "@x", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠x"} {
		if got := textCell(s); got != cell("'"+s) {
			t.Errorf("%q is written as %q", s, got)
		}
	}
	for _, s := range []string{"", "a=1", "1-1", "é", "\xff"} {
		if got := textCell(s); got != cell(s) {
			t.Errorf("%q is written as %q", s, got)
		}
	}
}

func TestGolden(t *testing.T) {
	read(t, reporttest.GoldenOf(t, "retrieval.csv", analysetest.Retrieval, WriteTrials))
	measures := read(t, reporttest.GoldenOf(t, "measures.csv", analysetest.Programs, WriteMeasures))
	if first := measures[0]; first["agent"] != "claude" || first["scenario"] != "shell_unprimed" || first["task"] != "" || first["name"] != "time_ms" || first["n"] != "9" {
		t.Errorf("measures begin with %v", first)
	}
	starts := read(t, reporttest.GoldenOf(t, "starts.csv", analysetest.Starts, WriteTrials))
	if first, last := starts[0], starts[len(starts)-1]; len(starts) != 24 || first["role"] != "" || last["role"] != "baseline" || last["task"] != "baseline" || last["isolation"] != "none" || last["billed_usd"] != "" {
		t.Errorf("%d rows, the last is %v", len(starts), last)
	}
	if i := slices.IndexFunc(starts, func(m map[string]string) bool { return m["end"] == "deadline" }); starts[i]["first_failure"] != "agent" || starts[i]["first_failure_reason"] != "deadline" {
		t.Errorf("a deadline: %v", starts[i])
	}
	if i := slices.IndexFunc(starts, func(m map[string]string) bool { return m["criterion:tests.forbidden"] == "fail" }); starts[i]["first_failure"] != "tests" || starts[i]["first_failure_reason"] != "forbidden_modified:go.mod" {
		t.Errorf("a forbidden edit: %v", starts[i])
	}
	a := analysetest.Bindings().Analyse()
	trials := read(t, reporttest.Golden(t, "trials.csv", WriteTrials))
	if len(trials) != len(a.Trials) {
		t.Errorf("%d rows of %d trials", len(trials), len(a.Trials))
	}
	find := func(task, arm, index string) map[string]string {
		i := slices.IndexFunc(trials, func(m map[string]string) bool { return m["task"] == task && m["arm"] == arm && m["index"] == index })
		return trials[i]
	}
	if m := find("metrics", analysetest.Skill, "0"); m["source"] != "scripted" || m["input_tokens"] != "" || m["billed_usd"] != "" || m["outcome"] != "pass" {
		t.Errorf("what is not known must be empty: %v", m)
	}
	if m := find("throttle", analysetest.Skill, "1"); m["source"] != "cached" || m["origin_run"] != "an-older-run" || m["cold_usd"] != "0.00625" {
		t.Errorf("cached: %v", m)
	}
	if m := find("broken", analysetest.Plain, "0"); m["status"] != "void" || m["void"] != "setup" || m["outcome"] != "" || m["turns"] != "" {
		t.Errorf("void: %v", m)
	}
	// CR LF inside a field comes back as LF, after the reader's rules.
	hostile := strings.ReplaceAll(analysetest.Hostile, "\r\n", "\n")
	if m := find("evil"+hostile, analysetest.Plain, "0"); m["detail:bound_file"] != "'"+hostile {
		t.Errorf("hostile text: %q", m["detail:bound_file"])
	}
	summary := read(t, reporttest.Golden(t, "summary.csv", WriteSummary))
	if m := summary[0]; m["task"] != "orders" || m["arm"] != analysetest.Plain || m["success_rate"] != "0.5" || m["labels"] != `{"correct":1,"wrong_file":1}` {
		t.Errorf("summary: %v", m)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestWriteError(t *testing.T) {
	starts := read(t, reporttest.GoldenOf(t, "starts.csv", analysetest.Starts, WriteTrials))
	if first, last := starts[0], starts[len(starts)-1]; len(starts) != 24 || first["role"] != "" || last["role"] != "baseline" || last["task"] != "baseline" || last["isolation"] != "none" || last["billed_usd"] != "" {
		t.Errorf("%d rows, the last is %v", len(starts), last)
	}
	if i := slices.IndexFunc(starts, func(m map[string]string) bool { return m["end"] == "deadline" }); starts[i]["first_failure"] != "agent" || starts[i]["first_failure_reason"] != "deadline" {
		t.Errorf("a deadline: %v", starts[i])
	}
	if i := slices.IndexFunc(starts, func(m map[string]string) bool { return m["criterion:tests.forbidden"] == "fail" }); starts[i]["first_failure"] != "tests" || starts[i]["first_failure_reason"] != "forbidden_modified:go.mod" {
		t.Errorf("a forbidden edit: %v", starts[i])
	}
	a := analysetest.Bindings().Analyse()
	for _, f := range []report.WriteFunc{WriteTrials, WriteSummary} {
		if err := f(full{}, a, nil); err == nil || err.Error() != "disk full" {
			t.Errorf("error %v", err)
		}
	}
}
