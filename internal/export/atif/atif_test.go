package atif

import (
	"bytes"
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
)

type tb interface{ Errorf(string, ...any) }

// holds checks rules that no schema can express.
func holds(t tb, name string, doc []byte) trajectory {
	var d trajectory
	if err := json.Unmarshal(doc, &d); err != nil {
		t.Errorf("%s: %v", name, err)
		return d
	}
	var prompt, completion, cached int64
	measured := 0
	ids := map[string]bool{}
	for i, s := range d.Steps {
		if s.ID != i+1 {
			t.Errorf("%s: step %d is numbered %d", name, i+1, s.ID)
		}
		own := map[string]bool{}
		for _, c := range s.Calls {
			if ids[c.ID] {
				t.Errorf("%s: the call %q is there twice", name, c.ID)
			}
			ids[c.ID], own[c.ID] = true, true
		}
		if s.Observation != nil {
			if s.Source != "agent" {
				t.Errorf("%s: step %d of source %s has an observation", name, s.ID, s.Source)
			}
			for _, r := range s.Observation.Results {
				if !own[r.Call] {
					t.Errorf("%s: step %d has a result of the call %q, which is not its own", name, s.ID, r.Call)
				}
			}
		}
		if m := s.Metrics; m != nil {
			measured++
			prompt, completion, cached = prompt+m.Prompt, completion+m.Completion, cached+m.Cached
			if m.Cached > m.Prompt {
				t.Errorf("%s: step %d: %d cached tokens of %d", name, s.ID, m.Cached, m.Prompt)
			}
		}
	}
	f := d.Final
	if f.Steps != len(d.Steps) {
		t.Errorf("%s: %d steps in all, %d are there", name, f.Steps, len(d.Steps))
	}
	switch {
	case f.Prompt == nil && measured > 0:
		t.Errorf("%s: %d steps have metrics, and there are no totals", name, measured)
	case measured > 0 && (*f.Prompt != prompt || *f.Completion != completion || *f.Cached != cached):
		t.Errorf("%s: totals %d %d %d, sums %d %d %d", name, *f.Prompt, *f.Completion, *f.Cached, prompt, completion, cached)
	case f.Prompt != nil && measured == 0 && f.Extra["usage"] == nil && *f.Prompt+*f.Completion > 0:
		t.Errorf("%s: totals without steps, and no word why", name)
	}
	return d
}

func TestExamples(t *testing.T) {
	valid := reporttest.Schema(t, "testdata/trajectory.schema.json", "")
	e := analysetest.Swift()
	a, ev := e.Analyse(), reporttest.Recorded{Example: e}
	all := TrajectoryFiles(a, ev, "")
	if len(all) != 24 { // 13 tasks in 2 arms, of which one task is skipped
		t.Errorf("%d files", len(all))
	}
	names := map[string]bool{}
	for _, f := range all {
		var b bytes.Buffer
		if err := f.Write(&b); err != nil {
			t.Fatal(err)
		}
		if names[f.Name] {
			t.Errorf("%s is written twice", f.Name)
		}
		names[f.Name] = true
		valid(t, f.Name, b.Bytes())
		holds(t, f.Name, b.Bytes())
		if f.Name == "json-dates@sonnet--grounded#1.json" || f.Name == "broken@sonnet--grounded#1.json" {
			reporttest.Compare(t, f.Name, b.Bytes())
		}
	}
	if n := len(TrajectoryFiles(a, ev, analysetest.Grounded)); n != 12 {
		t.Errorf("%d files of one arm", n)
	}
	// Without records there is no usage by step; the totals stay.
	for _, f := range TrajectoryFiles(a, e.Opener(), analysetest.Grounded) {
		var b bytes.Buffer
		if err := f.Write(&b); err != nil {
			t.Fatal(err)
		}
		if d := holds(t, f.Name, b.Bytes()); d.Final.Prompt == nil || *d.Final.Prompt != 5500 {
			t.Errorf("%s: %+v", f.Name, d.Final)
		}
	}
}

// TestSchemaRefuses checks that the schema rejects everything that the models reject.
func TestSchemaRefuses(t *testing.T) {
	for name, doc := range map[string]string{
		"an unknown key":          `{"schema_version":"ATIF-v1.7","agent":{"name":"a","version":"1","color":"red"},"steps":[{"step_id":1,"source":"user","message":""}]}`,
		"no steps":                `{"schema_version":"ATIF-v1.7","agent":{"name":"a","version":"1"},"steps":[]}`,
		"a user who calls tools":  `{"schema_version":"ATIF-v1.7","agent":{"name":"a","version":"1"},"steps":[{"step_id":1,"source":"user","message":"","tool_calls":[]}]}`,
		"arguments as text":       `{"schema_version":"ATIF-v1.7","agent":{"name":"a","version":"1"},"steps":[{"step_id":1,"source":"agent","message":"","tool_calls":[{"tool_call_id":"1","function_name":"f","arguments":"{}"}]}]}`,
		"another schema's number": `{"schema_version":"1.7","agent":{"name":"a","version":"1"},"steps":[{"step_id":1,"source":"user","message":""}]}`,
	} {
		f := &failing{TB: t}
		reporttest.Schema(t, "testdata/trajectory.schema.json", "")(f, name, []byte(doc))
		if !f.failed {
			t.Errorf("the schema takes %s", name)
		}
	}
}

type failing struct {
	testing.TB
	failed bool
}

func (f *failing) Errorf(string, ...any) { f.failed = true }

func TestAnyTalk(t *testing.T) {
	valid := reporttest.Schema(t, "testdata/trajectory.schema.json", "")
	byTurn := 0
	rapid.Check(t, func(rt *rapid.T) {
		e := reporttest.Spoken(rt)
		f := TrajectoryFiles(e.Analyse(), reporttest.Recorded{Example: e}, analysetest.Grounded)[0]
		var b bytes.Buffer
		if err := f.Write(&b); err != nil {
			rt.Fatal(err)
		}
		d := holds(rt, f.Name, b.Bytes())
		for _, s := range d.Steps {
			if s.Metrics != nil {
				byTurn++
				break
			}
		}
		ft := &failing{TB: t}
		if valid(ft, f.Name, b.Bytes()); ft.failed {
			rt.Errorf("%s", b.Bytes())
		}
	})
	if byTurn == 0 {
		t.Error("no dialog had usage by turn: the sums were not checked")
	}
}
