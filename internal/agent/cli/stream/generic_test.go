package stream

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// paths of a made-up CLI.
func paths() *Generic {
	return &Generic{
		Text: "$[?@.type=='say'].text", Session: "$[0].session", Model: "$[?@.type=='start'].model",
		Call:   &GenericCall{Each: "$[?@.type=='tools'].calls[*]", ID: "$.id", Name: "$.fn", Args: "$.in"},
		Result: &GenericResult{Each: "$[?@.type=='back']", ID: "$.id", Text: "$.out", Error: "$.err", Exit: "$.code"},
		Usage: &GenericUsage{Each: "$[?@.type=='turn'].tokens", Sum: true, Input: "$.in", Cached: true, CacheRead: "$.cached",
			Output: "$.out", Apart: true, Reasoning: "$.think", Cost: "$.usd"},
		End: "$[?@.type=='done']", Error: "$[?@.type=='done'].error", Status: "$[?@.type=='done'].status", Cost: "$[?@.type=='done'].usd",
	}
}

const madeUp = `{"type":"start","session":"s1","model":"m-1"}
Loading...
{"type":"say","text":"first"}
{"type":"tools","calls":[{"id":"a","fn":"bash","in":{"z":1,"a":"<x>"}},{"id":"b","fn":"fs_read_text","in":null},{"id":"c","fn":"write"},{"id":"d","fn":"think"}]}
{"type":"back","id":"b","out":"nope","err":"bad"}
{"type":"back","id":"a","out":["x",{"k":null}],"code":2}
{"type":"back","id":"c","out":"ok","err":false,"code":0}
{"type":"turn","tokens":{"in":100,"cached":40,"out":7,"think":3,"usd":1e-3}}
{"type":"turn","tokens":{"in":10,"cached":-4,"out":"7","think":0,"usd":"0.5"}}
{"type":"say","text":"last"}
{"type":"done","usd":0.25}
`

func TestGeneric(t *testing.T) {
	r, log := play(t, "generic", Options{Servers: []string{"fs"}, Generic: paths()}, []byte(madeUp), proc.Exit{}, nil)
	want := Result{
		End: Finished, Model: "m-1", Session: "s1", ReportedUSD: "0.25", HasUsage: true, Junk: 1,
	}
	if d := cmp.Diff(want, r); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	for _, class := range []trial.ToolClass{trial.ToolShell, trial.ToolMCP, trial.ToolFile, trial.ToolOther} {
		if n := calls(log, class); n != 1 {
			t.Errorf("%d calls of class %s", n, class)
		}
	}
	usage := []trial.Usage{
		{Request: 1, Input: 60, CacheRead: 40, Output: 10, Reasoning: 3, ReportedUSD: "0.001"},
		{Request: 2, Input: 10, ReportedUSD: "0.50"},
	}
	if d := cmp.Diff(usage, log.Usages); d != "" {
		t.Errorf("usage (-want +got):\n%s", d)
	}
	calls := log.Of(trial.EventToolCall)
	if calls[0].Call.Args != `{"z":1,"a":"<x>"}` || calls[1].Call.Name != "read_text" || calls[1].Call.Server != "fs" {
		t.Errorf("calls %+v %+v", calls[0].Call, calls[1].Call)
	}
	results := log.Of(trial.EventToolResult)
	if a := results[1].Result; *a.Exit != 2 || !a.Error || a.Text != `["x",{"k":null}]` {
		t.Errorf("result %+v", a)
	}
	if log.Last() != "last" {
		t.Errorf("answer %q", log.Last())
	}
	agree(t, log)
}

func TestGenericEnds(t *testing.T) {
	for _, tc := range []struct {
		name, lines string
		end         string // path
		exit        proc.Exit
		want        string
		status      int
	}{
		{"end line", `{"type":"done"}`, "$[?@.type=='done']", proc.Exit{}, Finished, 0},
		{"end line, exit 1", `{"type":"done"}`, "$[?@.type=='done']", proc.Exit{Code: 1}, Failed, 0},
		{"no end line", `{"type":"say"}`, "$[?@.type=='done']", proc.Exit{}, NoEnd, 0},
		{"none expected", `{"type":"say"}`, "", proc.Exit{}, Finished, 0},
		{"none expected, exit 1", `{"type":"say"}`, "", proc.Exit{Code: 1}, NoEnd, 0},
		{"error, exit 0", `{"type":"done","error":"it broke"}`, "", proc.Exit{}, Failed, 0},
		{"no error", `{"type":"done","error":""}`, "", proc.Exit{}, Finished, 0},
		{"status", `{"type":"done","error":{"m":"overloaded"},"status":529}`, "", proc.Exit{Code: 1}, APIError, 529},
		{"key", `{"type":"done","error":"HTTP 401"}`, "", proc.Exit{Code: 1}, AuthError, 401},
	} {
		g := &Generic{End: tc.end, Error: "$[?@.type=='done'].error", Status: "$[0].status"}
		r, _ := play(t, "generic", Options{Generic: g}, []byte(tc.lines), tc.exit, nil)
		if r.End != tc.want || r.HTTPStatus != tc.status {
			t.Errorf("%s: end %q, status %d (%s); want %q, %d", tc.name, r.End, r.HTTPStatus, r.Detail, tc.want, tc.status)
		}
	}
}

// Without ids results belong to calls in order; a usage that is not a sum counts
// once.
func TestGenericWithoutIDs(t *testing.T) {
	g := &Generic{
		Call: &GenericCall{Each: "$[?@.call]", Name: "$.call"}, Result: &GenericResult{Each: "$[?@.result]", Text: "$.result"},
		Usage: &GenericUsage{Each: "$[0].usage", Input: "$.i", Output: "$.o"},
	}
	lines := `{"call":"a"}
{"call":"b","usage":{"i":5,"o":1}}
{"result":"of a"}
{"result":"of b","usage":{"i":9,"o":3}}
{"result":"of none"}`
	r, log := play(t, "generic", Options{Generic: g}, []byte(lines), proc.Exit{}, nil)
	var got []string
	for _, e := range log.Of(trial.EventToolResult) {
		got = append(got, e.Result.Name+" "+e.Result.Text)
	}
	if strings.Join(got, ",") != "a of a,b of b" || calls(log, trial.ToolOther) != 2 {
		t.Errorf("%v, %+v", got, r)
	}
	if d := cmp.Diff([]trial.Usage{{Request: 1, Input: 9, Output: 3, Requests: -1}}, log.Usages); d != "" {
		t.Error(d)
	}
}

func TestGenericPaths(t *testing.T) {
	for _, g := range []*Generic{{Text: "text"}, {Call: &GenericCall{Name: "$.x"}}, {Usage: &GenericUsage{Each: "$", Input: "$.i", Output: "$.["}}} {
		if _, err := New("generic", &agenttest.Recorder{}, Options{Generic: g}); err == nil {
			t.Errorf("%+v is taken", g)
		}
		if field, err := g.Check(); err == nil || field == "" {
			t.Errorf("%q, %v", field, err)
		}
	}
}
