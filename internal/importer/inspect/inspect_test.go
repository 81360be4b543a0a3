package inspect

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/kind/recorded"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// The logs of these tests follow https://inspect.aisi.org.uk/eval-logs.html and its log
// models, and were made by hand.
const head = `{"version":2,"status":"success","eval":{"task":"capitals","model":"openai/gpt-5-mini","created":"2026-11-21T10:15:00+00:00","dataset":{"name":"d","samples":2},
"config":{"epochs":2},"model_generate_config":{"temperature":0.5}},"plan":{"name":"plan","steps":[{"solver":"system_message","params":{}},{"solver":"generate","params":{}}],"config":{"max_tokens":300}},
"results":{"total_samples":4,"completed_samples":4,"scores":[{"name":"match","scorer":"match","metrics":{}},{"name":"quality","scorer":"q","metrics":{}}]},"stats":{}}`

func sampleText(id, epoch string, more string) string {
	return fmt.Sprintf(`{"id":%s,"epoch":%s,"input":"What is the capital of Norway?","target":"Oslo","messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"What is the capital of Norway?"},
{"role":"assistant","content":[{"type":"reasoning","reasoning":"easy"},{"type":"text","text":"I look."}],"tool_calls":[{"id":"c1","function":"search","arguments":{"q":"Norway"},"type":"function"}]},
{"role":"tool","content":"attachment://abc","tool_call_id":"c1","function":"search"},{"role":"assistant","content":"Oslo"}],
"output":{"model":"gpt-5-mini-2026","choices":[{"message":{"role":"assistant","content":"Oslo"},"stop_reason":"stop"}],"completion":"Oslo"},
"model_usage":{"openai/gpt-5-mini":{"input_tokens":100,"output_tokens":20,"total_tokens":120,"input_tokens_cache_read":60,"reasoning_tokens":5},"openai/judge":{"input_tokens":9,"output_tokens":9,"total_tokens":18}},
"started_at":"2026-11-21T10:15:01+00:00","total_time":3.5,"working_time":2.5,"attachments":{"abc":"Oslo is the capital."}%s}`, id, epoch, more)
}

// writeLog writes a zip file with entries in their order: name, content, and so on.
func writeLog(t *testing.T, method uint16, entries ...string) string {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i < len(entries); i += 2 {
		e, err := w.CreateHeader(&zip.FileHeader{Name: entries[i], Method: method})
		if err == nil {
			_, err = e.Write([]byte(entries[i+1]))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "log.eval")
	if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestImport(t *testing.T) {
	path := writeLog(t, zip.Deflate, "_journal/start.json", "{}",
		"samples/1_epoch_1.json", sampleText("1", "1", `,"scores":{"match":{"value":"C","answer":"Oslo","explanation":"equal"},"quality":{"value":{"tone":0.4,"length":NaN}}}`),
		"samples/1_epoch_2.json", sampleText("1", "2", `,"scores":{"match":{"value":"P"}},"limit":{"type":"time","limit":30}`),
		"samples/two_epoch_1.json", sampleText(`"two"`, "1", `,"scores":null,"error":{"message":"Boom\n at x","traceback":"","traceback_ansi":""}`),
		"samples/two_epoch_2.json", sampleText(`"two"`, "2", `,"scores":{"match":{"value":"I"}},"limit":{"type":"operator","limit":1}`),
		"header.json", head)
	l, err := Open([]string{path}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	made, err := l.Suite("x")
	if err != nil {
		t.Fatal(err)
	}
	wantRows := `{"graders":{"inspect":{"target":"Oslo"}},"id":"1","prompt":"What is the capital of Norway?"}
{"graders":{"inspect":{"target":"Oslo"}},"id":"two","prompt":"What is the capital of Norway?"}
`
	if d := cmp.Diff(wantRows, string(made.Files["tasks.jsonl"])); d != "" {
		t.Errorf("tasks (-want +got):\n%s", d)
	}
	for _, want := range []string{"name: capitals", "trials: 2", "provider: openai", "model: gpt-5-mini", "temperature: 0.5", "max_tokens: 300", "scenario: generate", "- quality_length", "- quality_tone", "decides:"} {
		if !strings.Contains(string(made.Files["suite.yaml"]), want) {
			t.Errorf("the suite lacks %q:\n%s", want, made.Files["suite.yaml"])
		}
	}
	get := func(task string, index int) (*trial.Attempt, map[seal.Digest][]byte) {
		t.Helper()
		a, blobs, err := l.Attempt(trial.Key{Task: task, Arm: "gpt-5-mini/generate", Index: index}, "g", nil)
		if err != nil {
			t.Fatal(err)
		}
		return a, blobs
	}
	open := func(r trial.Ref) string { return string(r.Inline) }
	a, _ := get("1", 0)
	if open(a.Artifact.Answer) != "Oslo" || a.End.Reason != trial.Finished || a.End.Turns != 2 || a.End.Model != "gpt-5-mini-2026" || a.Timing.AgentMS != 2500 || a.Timing.EndpointMS != 1000 {
		t.Errorf("%+v %+v", a, a.End)
	}
	if want := (trial.Usage{Request: 1, Model: "gpt-5-mini", Input: 40, CacheRead: 60, Output: 20, Reasoning: 5, Requests: 2}); len(a.Usage) != 1 || a.Usage[0] != want {
		t.Errorf("usage %+v, want %+v: cached tokens count once, and the judge's not at all", a.Usage, want)
	}
	events, err := trial.ReadTranscript([]byte(open(a.Transcript)))
	if err != nil || len(events) != 7 || events[4].Call.Args != `{"q":"Norway"}` || events[5].Result.Text != "Oslo is the capital." || events[6].Turn != 2 {
		t.Errorf("%v %+v", err, events)
	}
	var scores []recorded.Score
	if err := json.Unmarshal([]byte(open(a.Raw[0])), &scores); err != nil || a.Raw[0].Name != recorded.File {
		t.Fatal(err)
	}
	got := ""
	for _, s := range scores {
		got += s.Name + "=" + string(s.Value) + " "
	}
	if want := `match="C" quality_length=null quality_tone=0.4 `; got != want {
		t.Errorf("scores %s, want %s", got, want)
	}
	if a, _ := get("1", 1); a.End.Reason != trial.Deadline || a.End.Detail != "time limit of 30" {
		t.Errorf("%+v", a.End)
	}
	for i, want := range []string{"Boom at x", "the operator of Inspect ended the sample"} {
		if a, _ := get("two", i); a.End != nil || a.Fault == nil || a.Fault.Retry || a.Fault.Err.Error() != want {
			t.Errorf("%+v %v, want %s", a.End, a.Fault, want)
		}
	}
	if s := strings.Join(l.Summary(), "\n"); !strings.Contains(s, "score match decides: 1 passes; 1 value is neither 0 nor 1") {
		t.Error(s)
	}
}

// Hostile, damaged and unknown logs are refused, all of them at once, each with its place.
func TestRefused(t *testing.T) {
	entryLimit = 1 << 20
	defer func() { entryLimit = maxEntry }()
	whole := writeLog(t, zip.Deflate, "header.json", head, "samples/1_epoch_1.json", sampleText("1", "1", ""))
	b, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	file := func(content string) string {
		path := filepath.Join(t.TempDir(), "log")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	sample := sampleText("1", "1", "")
	logs := []struct{ path, want string }{
		{file(string(b[:len(b)/2])), "its zip directory cannot be read, so it is cut off or damaged"},
		{file(""), "it is no log: it has no content"},
		{t.TempDir(), "it is no plain file"},
		{filepath.Join(t.TempDir(), "none.eval"), "no such file"},
		{file("not a log at all"), "it is neither a .eval nor a .json log: it is no JSON at byte 2"},
		{file(strings.Replace(head, `"version":2`, `"version":3`, 1)), "its version is 3, and assay reads version 2"},
		{writeLog(t, zip.Deflate, "other.json", "{}"), "it has neither header.json nor _journal/start.json"},
		{writeLog(t, zip.Deflate, "header.json", `{"version":2}`, "samples/a.json", sample), "it names no task and no model"},
		{writeLog(t, zip.Deflate, "header.json", head), "it has no samples (status success)"},
		{writeLog(t, zip.Deflate, "header.json", head, "samples/bomb.json", strings.Repeat(" ", 1<<20+1)), "samples/bomb.json: it unpacks to more than 1 MB"},
		{writeLog(t, zip.Deflate, "header.json", head, "samples/a.json", sample, "samples/b.json", sample), "samples/b.json: sample 1 has epoch 1 twice"},
		{writeLog(t, zip.Deflate, "header.json", head, "samples/a.json", sampleText("1", "0", "")), "samples/a.json: epoch is 0, and not from 1 to 10000"},
		{writeLog(t, zip.Deflate, "header.json", head, "samples/a.json", sampleText("null", "1", "")), "samples/a.json: id is <nil>"},
		{writeLog(t, zip.Deflate, "header.json", head, "samples/a.json", `{"id":1,"epoch":"x"}`), "samples/a.json: epoch is a string"},
	}
	var paths []string
	for _, l := range logs {
		paths = append(paths, l.path)
		_, err := Open([]string{l.path}, Options{})
		if err == nil || !strings.Contains(err.Error(), l.path+": "+l.want) && !strings.Contains(err.Error(), l.want) {
			t.Errorf("%v, want %s", err, l.want)
		}
	}
	_, err = Open(paths, Options{})
	if n := strings.Count(fmt.Sprint(err), "\n"); n < len(logs) {
		t.Errorf("%d lines of %d mistakes: %v", n, len(logs), err)
	}
	if _, err := Open([]string{whole}, Options{Score: "none"}); err == nil || !strings.Contains(err.Error(), "--score none: the logs have no such score") {
		t.Error(err)
	}
}

func FuzzReplaceConstants(f *testing.F) {
	f.Add([]byte(`{"a":NaN,"b":"NaN","c":[-Infinity,Infinity,-1]}`))
	f.Add([]byte(`"\"NaN`))
	f.Fuzz(func(t *testing.T, b []byte) {
		if out := replaceConstants(b); json.Valid(b) && out != nil {
			t.Errorf("%q is JSON and became %q", b, out)
		}
	})
}

// TestTimingOfOldLogs checks that a sample without times takes the times of its events, as
// in logs of Inspect before 2025.
func TestTimingOfOldLogs(t *testing.T) {
	for name, c := range map[string]struct {
		events string
		ms     int64
		start  string
	}{
		"events":    {`{"timestamp":"2024-11-05T20:04:20.322320+00:00"},{"event":"model"},{"timestamp":"2024-11-05T20:04:20.858477+00:00"}`, 536, "2024-11-05T20:04:20.32232Z"},
		"zones":     {`{"timestamp":"2025-02-11T15:17:00-05:00"},{"timestamp":"2025-02-11T20:17:02Z"}`, 2000, "2025-02-11T20:17:00Z"},
		"backwards": {`{"timestamp":"2025-02-11T15:17:02Z"},{"timestamp":"2025-02-11T15:17:00Z"}`, 0, "2025-02-11T15:17:02Z"},
		"no time":   {`{"event":"state"}`, 0, "2024-01-01T00:00:00Z"},
		"none":      {``, 0, "2024-01-01T00:00:00Z"},
	} {
		var s sample
		if err := json.Unmarshal([]byte(`{"events":[`+c.events+`]}`), &s); err != nil {
			t.Fatal(err)
		}
		got := s.timingOf("2024-01-01T00:00:00+00:00")
		if got.AgentMS != c.ms || got.Start.Format(time.RFC3339Nano) != c.start {
			t.Errorf("%s: %d ms from %s, want %d from %s", name, got.AgentMS, got.Start.Format(time.RFC3339Nano), c.ms, c.start)
		}
	}
}
