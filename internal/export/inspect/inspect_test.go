package inspect

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/trial"
)

// entries are the entries of a log, by name, and their names in order.
func entries(t testing.TB, b []byte) (map[string][]byte, []string) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	out, names := map[string][]byte{}, []string{}
	for _, f := range z.File {
		if out[f.Name] != nil {
			t.Errorf("%s is there twice", f.Name)
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if out[f.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
		names = append(names, f.Name)
	}
	return out, names
}

func logs(t testing.TB, e *analysetest.Example, ev trial.Opener) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	for _, f := range LogFiles(e.Analyse(), ev, "") {
		var b bytes.Buffer
		if err := f.Write(&b); err != nil {
			t.Fatal(err)
		}
		out[f.Name] = b.Bytes()
	}
	return out
}

// schema returns the schema of an entry.
func schema(name string) string {
	switch dir, base := path.Split(name); {
	case dir == "samples/":
		return "EvalSample"
	case dir == "_journal/summaries/", base == "summaries.json":
		return "Summaries"
	case base == "start.json":
		return "LogStart"
	case base == "header.json":
		return "EvalLogHeader"
	case base == "reductions.json":
		return "Reductions"
	}
	return ""
}

type checker map[string]func(testing.TB, string, []byte)

func newChecker(t testing.TB) checker {
	out := checker{}
	for _, part := range []string{"EvalSample", "Summaries", "LogStart", "EvalLogHeader", "Reductions"} {
		out[part] = reporttest.Schema(t, "testdata/log.schema.json", part)
	}
	return out
}

func (c checker) check(t testing.TB, log string, es map[string][]byte) {
	t.Helper()
	for name, doc := range es {
		valid := c[schema(name)]
		if valid == nil {
			t.Errorf("%s has an entry %s", log, name)
			continue
		}
		valid(t, log+": "+name, doc)
	}
}

func examples() map[string]*analysetest.Example {
	said := []trial.Event{{Kind: trial.EventUser, Text: "Write it."}, {Kind: trial.EventAssistant, Turn: 1, Text: "Here."}}
	out := map[string]*analysetest.Example{"swift": analysetest.Swift()}
	for name, e := range map[string]*analysetest.Example{"bindings": analysetest.Bindings(), "programs": analysetest.Programs(), "retrieval": analysetest.Retrieval(), "starts": analysetest.Starts()} {
		out[name] = reporttest.Telling(e, said, []trial.Usage{{Request: 1, Model: "model-1", Input: 10, Output: 2}})
	}
	return out
}

func TestSchema(t *testing.T) {
	c := newChecker(t)
	for name, e := range examples() {
		all := logs(t, e, reporttest.Recorded{Example: e})
		if len(all) != len(e.Suite.Arms) {
			t.Errorf("%s: %d logs of %d arms", name, len(all), len(e.Suite.Arms))
		}
		for log, b := range all {
			es, names := entries(t, b)
			c.check(t, name+"/"+log, es)
			if names[0] != "_journal/start.json" || names[len(names)-1] != "header.json" {
				t.Errorf("%s: entries %v", log, names)
			}
		}
	}
}

// Inspect's viewer takes the size of an entry from the header before it, not from the
// directory at the end.
func TestSizesStandBefore(t *testing.T) {
	e := analysetest.Swift()
	for log, b := range logs(t, e, reporttest.Recorded{Example: e}) {
		z, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range z.File {
			data, err := f.DataOffset()
			if err != nil {
				t.Fatal(err)
			}
			at := b[int(data)-30-len(f.Name):]
			if sig, flags := binary.LittleEndian.Uint32(at), binary.LittleEndian.Uint16(at[6:]); sig != 0x04034b50 || flags&8 != 0 {
				t.Fatalf("%s: %s has signature %x, flags %x", log, f.Name, sig, flags)
			}
			if crc, packed, size := binary.LittleEndian.Uint32(at[14:]), binary.LittleEndian.Uint32(at[18:]), binary.LittleEndian.Uint32(at[22:]); crc != f.CRC32 ||
				uint64(packed) != f.CompressedSize64 || uint64(size) != f.UncompressedSize64 || size == 0 {
				t.Errorf("%s: %s has %d bytes packed, %d in all before it; %d and %d in the directory", log, f.Name, packed, size, f.CompressedSize64, f.UncompressedSize64)
			}
			if y := f.Modified.Year(); y != 1980 {
				t.Errorf("%s: %s is of %d", log, f.Name, y)
			}
		}
	}
}

// Tokens stand under the model that they are of, in samples, summaries and totals,
// and add up.
func TestSeveralModels(t *testing.T) {
	said := []trial.Event{{Kind: trial.EventUser, Text: "Write it."}, {Kind: trial.EventAssistant, Turn: 1, Text: "Here."}, {Kind: trial.EventAssistant, Turn: 2, Text: "And there."}}
	e := reporttest.Telling(analysetest.Bindings(), said, []trial.Usage{{Request: 1, Model: "model-1", Input: 10, Output: 2, CacheRead: 3}, {Request: 2, Model: "helper", Input: 100, Output: 20}})
	for log, b := range logs(t, e, reporttest.Recorded{Example: e}) {
		es, _ := entries(t, b)
		newChecker(t).check(t, log, es)
		sum := map[string]usage{}
		for name, doc := range es {
			if !strings.HasPrefix(name, "samples/") {
				continue
			}
			var s sample
			if err := json.Unmarshal(doc, &s); err != nil {
				t.Fatal(err)
			}
			for model, u := range s.Usage {
				if u.Cost != nil && len(s.Usage) > 1 {
					t.Errorf("%s: %s cost %v, which is that of all", name, model, *u.Cost)
				}
				sum[model] = sum[model].addTokens(u)
			}
		}
		var h header
		if err := json.Unmarshal(es["header.json"], &h); err != nil {
			t.Fatal(err)
		}
		if len(sum) != 2 || !reflect.DeepEqual(sum, h.Stats.Usage) {
			t.Errorf("%s: %+v in samples, %+v in all", log, sum, h.Stats.Usage)
		}
		for model, u := range sum {
			if strings.HasSuffix(model, "/helper") != (u.Input%100 == 0 && u.CacheRead == 0) || u.Input == 0 {
				t.Errorf("%s: %s has %+v", log, model, u)
			}
		}
	}
}

// The viewer's list of samples shows the score that is written first.
func TestOutcomeFirst(t *testing.T) {
	e := analysetest.Swift()
	n := 0
	for log, b := range logs(t, e, reporttest.Recorded{Example: e}) {
		es, _ := entries(t, b)
		for name, doc := range es {
			if at := bytes.Index(doc, []byte(`"scores":{"`)); strings.HasPrefix(name, "samples/") && at >= 0 && bytes.Contains(doc, []byte(`"outcome":{`)) {
				if n++; !bytes.HasPrefix(doc[at:], []byte(`"scores":{"outcome":`)) {
					t.Errorf("%s: %s has %.40s first", log, name, doc[at:])
				}
			}
		}
	}
	if n < 20 {
		t.Errorf("%d samples with scores", n)
	}
	for _, s := range []scores{nil, {}, {"a": {Value: "C"}}, {outcome: {Value: "I", Explanation: "<&>"}, "a": {Value: "C"}, "z": {}}} {
		b, err := json.Marshal(s)
		var again scores
		if err != nil || json.Unmarshal(b, &again) != nil || len(again) != len(s) || len(s) > 0 && !reflect.DeepEqual(s, again) {
			t.Errorf("%v is written as %s (%v)", s, b, err)
		}
	}
}

// A run that was stopped is no success there.
func TestCutOff(t *testing.T) {
	for want, change := range map[string]func(*analysetest.Example){
		"success":   func(*analysetest.Example) {},
		"cancelled": func(e *analysetest.Example) { e.Records = e.Records[:len(e.Records)/2] },
	} {
		e := reporttest.Telling(analysetest.Bindings(), nil, nil)
		change(e)
		for log, b := range logs(t, e, reporttest.Recorded{Example: e}) {
			es, _ := entries(t, b)
			var h header
			if err := json.Unmarshal(es["header.json"], &h); err != nil || h.Status != want {
				t.Errorf("%s: %s, want %s (%v)", log, h.Status, want, err)
			}
		}
	}
}

// What came from the cache has the times of the run that it was made in: they are no
// times of this one.
func TestCachedTimes(t *testing.T) {
	old := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	for name, all := range map[string]bool{"some": false, "all": true} {
		e := reporttest.Telling(analysetest.Bindings(), nil, nil)
		n := 0
		for i := range e.Records {
			if a := e.Records[i].Attempt; a != nil && (all || i%2 == 0) {
				a.Source, a.Timing.Start = trial.Cached, old
				n++
			}
		}
		for log, b := range logs(t, e, reporttest.Recorded{Example: e}) {
			es, _ := entries(t, b)
			newChecker(t).check(t, log, es)
			var h header
			if err := json.Unmarshal(es["header.json"], &h); err != nil || n == 0 || !strings.HasPrefix(h.Stats.Started, "2026-") || h.Stats.Completed < h.Stats.Started || !strings.HasPrefix(h.Eval.Created, "2026-") {
				t.Errorf("%s, %s cached: from %s to %s, created %s (%v)", log, name, h.Stats.Started, h.Stats.Completed, h.Eval.Created, err)
			}
		}
	}
}

// An outcome set by a person is reported next to the graders' outcome.
func TestSetByPeople(t *testing.T) {
	e, set := reporttest.Telling(analysetest.Noted(), nil, nil), 0
	for _, b := range logs(t, e, reporttest.Recorded{Example: e}) {
		es, _ := entries(t, b)
		var sums []summary
		if err := json.Unmarshal(es["summaries.json"], &sums); err != nil {
			t.Fatal(err)
		}
		for _, s := range sums {
			was, _ := s.Metadata["assay_outcome_as_graded"].(string)
			if (was != "") != (s.Scores[outcome].Metadata["set_by_people"] == true) || was != "" && verdictLetter(trial.Verdict(was)) == s.Scores[outcome].Value {
				t.Errorf("%s: %v, graded %q", s.ID, s.Scores[outcome], was)
			}
			if was != "" {
				set++
			}
		}
	}
	if set != 2 {
		t.Errorf("%d outcomes set by people", set)
	}
}

// TestSchemaRefuses checks that the schema rejects everything that the models reject.
// Otherwise the test above would prove nothing.
func TestSchemaRefuses(t *testing.T) {
	c := newChecker(t)
	for part, doc := range map[string]string{
		"EvalSample":    `{"id":"a","epoch":1,"input":"x","target":"","messages":[{"role":"robot","content":"x"}]}`,
		"EvalLogHeader": `{"version":1,"status":"success","eval":{}}`,
		"Summaries":     `[{"id":"a"}]`,
		"Reductions":    `[{"scorer":"a","samples":[{}]}]`,
		"LogStart":      `{"version":2,"eval":{},"plan":{},"more":1}`,
	} {
		f := &failing{TB: t}
		c[part](f, part, []byte(doc))
		if !f.failed {
			t.Errorf("%s takes %s", part, doc)
		}
	}
}

type failing struct {
	testing.TB
	failed bool
}

func (f *failing) Errorf(string, ...any) { f.failed = true }

func TestGolden(t *testing.T) {
	e := analysetest.Swift()
	for log, b := range logs(t, e, reporttest.Recorded{Example: e}) {
		es, names := entries(t, b)
		var out bytes.Buffer
		for _, name := range names {
			fmt.Fprintf(&out, "-- %s --\n", name)
			if err := json.Indent(&out, es[name], "", " "); err != nil {
				t.Fatal(err)
			}
		}
		reporttest.Compare(t, log+".golden", out.Bytes())
	}
	// Equal runs, equal bytes; also from a journal in another order.
	first := logs(t, e, reporttest.Recorded{Example: e})
	for seed := range uint64(3) {
		s := analysetest.Swift().Shuffle(seed)
		for log, b := range logs(t, s, reporttest.Recorded{Example: s}) {
			if !bytes.Equal(b, first[log]) {
				t.Errorf("%s changes with the order of records", log)
			}
		}
	}
}

// TestStatus checks that a log has an error if and only if the run has one.
func TestStatus(t *testing.T) {
	for name, e := range examples() {
		a := e.Analyse()
		all := logs(t, e, reporttest.Recorded{Example: e})
		ids := map[string]sample{} // by uuid
		seen := 0
		for _, b := range all {
			es, _ := entries(t, b)
			var sums []summary
			if err := json.Unmarshal(es["summaries.json"], &sums); err != nil {
				t.Fatal(err)
			}
			seen += len(sums)
			for n, doc := range es {
				var s sample
				if !strings.HasPrefix(n, "samples/") {
					continue
				}
				if err := json.Unmarshal(doc, &s); err != nil {
					t.Fatal(err)
				}
				if n != fmt.Sprintf("samples/%s_epoch_%d.json", s.ID, s.Epoch) {
					t.Errorf("%s: the sample %s is in %s", name, s.ID, n)
				}
				ids[s.UUID] = s
			}
		}
		samples := 0
		for i := range a.Trials {
			tr := &a.Trials[i]
			if !isSample(tr) {
				continue
			}
			samples++
			s, ok := ids[reportID(a, tr)]
			if !ok {
				t.Errorf("%s: %s is no sample", name, tr.Key())
				continue
			}
			if (s.Error != nil) != (tr.Status == analyse.Void) || s.Error != nil && s.Scores != nil {
				t.Errorf("%s: %s is %s: error %v, scores %v", name, tr.Key(), tr.Status, s.Error, s.Scores)
			}
			want := map[trial.Verdict]string{trial.Pass: "C", trial.Fail: "I"}[tr.Outcome]
			if s.Scores[outcome].Value != want {
				t.Errorf("%s: %s is %s and %q", name, tr.Key(), tr.Outcome, s.Scores[outcome].Value)
			}
			for _, c := range tr.Criteria {
				if got, want := s.Scores[c.Name].Value, map[trial.Verdict]string{trial.Pass: "C", trial.Fail: "I"}[c.Verdict]; tr.Status == analyse.Scored && got != want {
					t.Errorf("%s: %s: %s is %s and %q", name, tr.Key(), c.Name, c.Verdict, got)
				}
			}
		}
		if len(ids) != samples || seen != samples {
			t.Errorf("%s: %d samples and %d summaries of %d trials", name, len(ids), seen, samples)
		}
	}
}

func reportID(a *analyse.Analysis, t *analyse.Trial) string {
	return (&logWriter{a: a, ids: map[string]string{}, count: make([]int32, 1), answers: make([]string, 1)}).summaryOf(0, t).UUID
}

// The figures of a log are absent, or as Inspect would compute them from its
// samples.
func TestFigures(t *testing.T) {
	given, held := 0, 0
	for name, e := range examples() {
		for file, b := range logs(t, e, reporttest.Recorded{Example: e}) {
			es, _ := entries(t, b)
			var h header
			var rs []reduction
			if err := json.Unmarshal(es["header.json"], &h); err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(es["reductions.json"], &rs); err != nil {
				t.Fatal(err)
			}
			for i, s := range h.Results.Scores {
				r := rs[i]
				if r.Scorer != s.Name || len(r.Samples) != s.Scored {
					t.Errorf("%s: %s has %d scored samples, its reduction %s has %d", file, s.Name, s.Scored, r.Scorer, len(r.Samples))
				}
				// Welford's running moments, in place of our exact sums.
				mean, m2 := 0.0, 0.0
				for j, x := range r.Samples {
					d := x.Value - mean
					mean += d / float64(j+1)
					m2 += d * (x.Value - mean)
				}
				acc, ok := s.Metrics["accuracy"]
				if !ok {
					held++
					continue
				}
				given++
				if math.Abs(acc.Value-mean) > 1e-12 {
					t.Errorf("%s/%s: accuracy of %s is %v, of the samples %v", name, file, s.Name, acc.Value, mean)
				}
				if se, ok := s.Metrics["stderr"]; ok {
					n := float64(len(r.Samples))
					if want := math.Sqrt(m2 / (n - 1) / n); math.Abs(se.Value-want) > 1e-9 {
						t.Errorf("%s/%s: stderr of %s is %v, of the samples %v", name, file, s.Name, se.Value, want)
					}
				}
			}
		}
	}
	if given == 0 || held == 0 {
		t.Errorf("%d figures are given and %d left out: both must occur", given, held)
	}
}

// Inspect's models accept the log of any agent output.
func TestAnyTalk(t *testing.T) {
	c := newChecker(t)
	rapid.Check(t, func(rt *rapid.T) {
		e := reporttest.Spoken(rt)
		f := LogFiles(e.Analyse(), reporttest.Recorded{Example: e}, analysetest.Grounded)
		var b bytes.Buffer
		if err := f[0].Write(&b); err != nil {
			rt.Fatal(err)
		}
		es, names := entries(t, b.Bytes())
		at := slices.IndexFunc(names, func(n string) bool { return strings.HasPrefix(n, "samples/") })
		ft := &failing{TB: t}
		c["EvalSample"](ft, names[at], es[names[at]])
		if ft.failed {
			rt.Errorf("%s", es[names[at]])
		}
		var s sample
		if err := json.Unmarshal(es[names[at]], &s); err != nil {
			rt.Fatal(err)
		}
		called := map[string]bool{}
		for _, m := range s.Messages {
			for _, call := range m.Calls {
				called[call.ID] = true
			}
			if m.Role == "tool" && m.Function != "" && !called[m.CallID] {
				rt.Errorf("the result of %q comes before its call", m.CallID)
			}
		}
	})
}
