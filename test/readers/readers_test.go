// Package readerstest reads the files that assay writes for other programs with the
// code of these programs: logs with Inspect's viewer and CTRF with its reference
// implementation, both from npm, and traces with the OpenTelemetry Collector.
//
// It is a module of its own, so that the go tool does not look into node_modules:
// cd test/readers && npm ci && go test . What Inspect and Harbor have in Python is
// not on npm, and is not tried here.
package readerstest

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/ptrace"

	"github.com/assay-eval/assay/internal/testenv"
)

// figures holds the figures of a run in results.json, by their documented names.
type figures struct {
	Suite string
	Arms  []struct {
		ID     string
		Ledger struct{ Planned, Scored, Pass, Fail, Unknown, Void int }
	}
	Trials []struct {
		Task, Arm, Status, Outcome string
		Index                      int
		Criteria                   []struct{ Name, Verdict string }
	}
}

// built is the folder of the program under test.
var built string

func TestMain(m *testing.M) {
	code := m.Run()
	if built != "" {
		_ = os.RemoveAll(built)
	}
	os.Exit(code)
}

// build builds assay once.
var build = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "assay-test-readers")
	if err != nil {
		return "", err
	}
	built = dir
	program := filepath.Join(dir, "assay")
	cmd := exec.Command("go", "build", "-o", program, "./cmd/assay")
	cmd.Dir = "../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build assay: %w: %s", err, out)
	}
	return program, nil
})

// run makes a run of a suite that comes with assay, answered by a script, and
// returns its folder and figures.
func run(t *testing.T) (string, figures, func(args ...string) string) {
	t.Helper()
	program, err := build()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	assay := func(args ...string) string {
		t.Helper()
		cmd := exec.Command(program, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_CACHE_HOME="+dir, "ASSAY_CACHE_DIR="+filepath.Join(dir, "cache"))
		var said strings.Builder
		cmd.Stderr = &said
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("assay %s: %v: %s", strings.Join(args, " "), err, said.String())
		}
		return string(out)
	}
	assay("run", "bind-recall", "-q", "--trials", "2", "--out", "runs")
	var f figures
	if err := json.Unmarshal([]byte(assay("report", "last", "--format", "results")), &f); err != nil {
		t.Fatal(err)
	}
	runs, err := filepath.Glob(filepath.Join(dir, "runs", "*-bind-recall-*"))
	if err != nil || len(runs) != 1 || len(f.Trials) == 0 {
		t.Fatalf("%v %v, %d trials", runs, err, len(f.Trials))
	}
	return runs[0], f, assay
}

// read has a file read by the code of package.
func read(t *testing.T, kind, path string, v any) {
	t.Helper()
	cmd := exec.Command("node", "read.mjs", kind, path)
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v: %s", path, err, said.String())
	}
	if err := json.Unmarshal(out, v); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
}

func needs(t *testing.T, name, what string) {
	t.Helper()
	if _, err := exec.LookPath("node"); err != nil {
		testenv.Missing(t, "readers", what+": there is no node")
	}
	if _, err := os.Stat(filepath.Join("node_modules", name)); err != nil {
		testenv.Missing(t, "readers", what+": run npm ci in test/readers")
	}
}

func TestInspect(t *testing.T) {
	needs(t, "@metrevals/inspect-log-viewer", "logs are not read with the code of Inspect's viewer")
	dir, f, assay := run(t)
	assay("report", "last", "--format", "inspect")
	for _, arm := range f.Arms {
		var log struct {
			Status, Task string
			Results      struct {
				Total     int `json:"total_samples"`
				Completed int `json:"completed_samples"`
			}
			Samples []struct {
				ID              string
				Epoch, Messages int
				Summary, Scores map[string]string
				Error           string
			}
		}
		read(t, "inspect", filepath.Join(dir, "out", "inspect", strings.ReplaceAll(arm.ID, "/", "--")+".eval"), &log)
		if log.Status != "success" || log.Task != f.Suite || log.Results.Total != arm.Ledger.Planned || log.Results.Completed != arm.Ledger.Scored || len(log.Samples) != arm.Ledger.Scored+arm.Ledger.Void {
			t.Errorf("%s: %s %s, %+v, %d samples of %+v", arm.ID, log.Status, log.Task, log.Results, len(log.Samples), arm.Ledger)
		}
		want := map[string]map[string]string{}
		for _, x := range f.Trials {
			if x.Arm != arm.ID {
				continue
			}
			scores := map[string]string{}
			add := func(name, verdict string) {
				if letter := map[string]string{"pass": "C", "fail": "I"}[verdict]; letter != "" && x.Status == "scored" {
					scores[name] = letter
				}
			}
			add("outcome", x.Outcome)
			for _, c := range x.Criteria {
				add(c.Name, c.Verdict)
			}
			want[fmt.Sprint(x.Task, x.Index+1)] = scores
		}
		said := 0
		for _, s := range log.Samples {
			w, ok := want[fmt.Sprint(s.ID, s.Epoch)]
			if !ok || fmt.Sprint(s.Scores) != fmt.Sprint(w) || fmt.Sprint(s.Summary) != fmt.Sprint(w) {
				t.Errorf("%s, epoch %d: %v, summary %v, want %v", s.ID, s.Epoch, s.Scores, s.Summary, w)
			}
			said += s.Messages
		}
		if said == 0 {
			t.Errorf("%s: no messages", arm.ID)
		}
	}
}

func TestCTRF(t *testing.T) {
	needs(t, "ctrf", "reports are not read with the reference implementation of CTRF")
	dir, f, _ := run(t)
	path := filepath.Join(dir, "out", "ctrf.json")
	var got struct {
		Valid   bool
		Errors  []string
		Flaky   []string
		Summary map[string]int
	}
	read(t, "ctrf", path, &got)
	if !got.Valid {
		t.Errorf("%q", got.Errors)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var own struct {
		Results struct{ Summary map[string]int }
	}
	if err := json.Unmarshal(b, &own); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"tests", "passed", "failed", "skipped", "pending", "other", "flaky"} {
		if got.Summary[name] != own.Results.Summary[name] {
			t.Errorf("%s: %d here, %d there", name, own.Results.Summary[name], got.Summary[name])
		}
	}
	if len(got.Flaky) != own.Results.Summary["flaky"] || own.Results.Summary["tests"] == 0 {
		t.Errorf("flaky: %q of %v, %d trials", got.Flaky, own.Results.Summary, len(f.Trials))
	}
}

// The Collector takes every line for a request to export traces, and loses nothing
// of it: its output has the same spans, attributes and events.
func TestOTLP(t *testing.T) {
	_, f, assay := run(t)
	traces, spans, calls, verdicts := map[pcommon.TraceID]bool{}, map[pcommon.SpanID]bool{}, 0, 0
	for line := range strings.Lines(assay("report", "last", "--format", "otel", "--otel-content")) {
		got, err := (&ptrace.JSONUnmarshaler{}).UnmarshalTraces([]byte(line))
		if err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		again, err := (&ptrace.JSONMarshaler{}).MarshalTraces(got)
		if err != nil {
			t.Fatal(err)
		}
		var here, there any
		if json.Unmarshal([]byte(line), &here) != nil || json.Unmarshal(again, &there) != nil {
			t.Fatalf("%s, and again %s", line, again)
		}
		if lost := missing("", here, there); lost != "" {
			t.Fatalf("the collector loses %s of %s", lost, line)
		}
		ss := got.ResourceSpans().At(0).ScopeSpans().At(0).Spans()
		for i := range ss.Len() {
			s := ss.At(i)
			if s.TraceID().IsEmpty() || s.SpanID().IsEmpty() || spans[s.SpanID()] || s.EndTimestamp() < s.StartTimestamp() || (i > 0) != (s.ParentSpanID() == ss.At(0).SpanID()) {
				t.Errorf("span %s %s of %s, parent %s", s.Name(), s.SpanID(), s.TraceID(), s.ParentSpanID())
			}
			spans[s.SpanID()], traces[s.TraceID()] = true, true
			if v, ok := s.Attributes().Get("gen_ai.operation.name"); ok && v.Str() == "execute_tool" {
				calls++
			}
			verdicts += s.Events().Len()
		}
	}
	if len(traces) != len(f.Trials) || calls == 0 || verdicts < 2*len(traces) {
		t.Errorf("%d traces of %d trials, %d spans, %d calls, %d verdicts", len(traces), len(f.Trials), len(spans), calls, verdicts)
	}
}

// missing returns the name of a value of a that is absent from b or different in b, or
// "" if none. It ignores empty objects.
func missing(at string, a, b any) string {
	switch a := a.(type) {
	case map[string]any:
		in, _ := b.(map[string]any)
		for k, v := range a {
			if m, ok := v.(map[string]any); ok && len(m) == 0 {
				continue
			}
			if lost := missing(at+"."+k, v, in[k]); lost != "" {
				return lost
			}
		}
		return ""
	case []any:
		in, _ := b.([]any)
		if len(in) != len(a) {
			return fmt.Sprintf("%s: %d of %d", at, len(in), len(a))
		}
		for i, v := range a {
			if lost := missing(fmt.Sprintf("%s[%d]", at, i), v, in[i]); lost != "" {
				return lost
			}
		}
		return ""
	}
	if a != b {
		return fmt.Sprintf("%s: %v becomes %v", at, a, b)
	}
	return ""
}
