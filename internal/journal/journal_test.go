package journal

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestMain also is the helper process of the tests that need a second one.
func TestMain(m *testing.M) {
	if help := helpers[os.Getenv(helperEnv)]; help != nil {
		help()
		return
	}
	goleak.VerifyTestMain(m)
}

const helperEnv = "ASSAY_JOURNAL_TEST_HELPER"

var helpers = map[string]func(){}

var day = time.Date(2026, 11, 21, 10, 15, 0, 123456789, time.UTC)

// clock ticks a millisecond a call.
func clock() func() time.Time {
	t := day
	return func() time.Time { t = t.Add(time.Millisecond); return t }
}

func someManifest() *Manifest {
	return &Manifest{
		Version: "1.2.3", Suite: "swift-grounding", SuiteDigest: seal.Of([]byte("suite")), Resolved: json.RawMessage(`{"version":1}`),
		SuiteDir: "suites/x", Seed: 7, Args: []string{"run", "x"}, Notice: "scripted answers measure no model",
		Plan: trial.Plan{Seed: 7, Trials: []trial.Planned{{Key: trial.Key{Task: "a", Arm: "m/s"}, GenKey: seal.Of([]byte("k")).Sum()}}},
	}
}

func newRun(t testing.TB) *Run {
	t.Helper()
	r, err := Create(t.TempDir(), someManifest(), day, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// oldRun is a run of format 1, whose lines carry no hashes.
func oldRun(t testing.TB) *Run {
	t.Helper()
	r := newRun(t)
	path := filepath.Join(r.Dir(), manifestFile)
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, bytes.Replace(b, []byte(`"format": 2`), []byte(`"format": 1`), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	if r, err = Open(r.Dir()); err != nil {
		t.Fatal(err)
	}
	return r
}

func appendTo(t testing.TB, r *Run) *Writer {
	t.Helper()
	w, err := r.Append(trial.Session{Version: "1.2.3", Host: "here", Why: "run"}, clock())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.Close() })
	return w
}

// attempt makes an attempt with a transcript of n bytes.
func attempt(key trial.Key, n int, blobs map[seal.Digest][]byte) *trial.Attempt {
	text := fmt.Appendf(nil, "%s: ", key)
	text = append(text, bytes.Repeat([]byte("all work and no play\n"), n/21+1)...)[:max(n, 0)]
	return &trial.Attempt{
		Key: key, N: 1, GenKey: seal.Of([]byte(key.String())), Source: trial.Live,
		End:        &trial.End{Reason: trial.Finished, Turns: 1, Model: "m-1"},
		Transcript: trial.NewRef(text, "transcript", "application/x-ndjson", blobs),
		Artifact:   trial.Artifact{Answer: trial.NewRef([]byte("the answer to "+key.String()), "answer", "text/plain", blobs)},
		Usage:      []trial.Usage{{Request: 1, Input: 1200, Output: 80}},
		Timing:     trial.Timing{Start: day.Truncate(time.Microsecond), AgentMS: 12},
	}
}

func attemptRecord(key trial.Key, n int) (trial.Record, map[seal.Digest][]byte) {
	blobs := map[seal.Digest][]byte{}
	a := attempt(key, n, blobs)
	return trial.Record{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: *a, Settled: true}}, blobs
}

func startRecord(i int) trial.Record {
	return trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: trial.Key{Task: fmt.Sprintf("t%d", i), Arm: "m/s"}, N: 1}}
}

func readAll(t testing.TB, r *Run) []trial.Record {
	t.Helper()
	var out []trial.Record
	for rec, err := range r.Records() {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, rec)
	}
	return out
}

func TestCreateAndOpen(t *testing.T) {
	root := filepath.Join(t.TempDir(), "runs") // is made
	m := someManifest()
	m.Blobs = map[seal.Digest][]byte{}
	m.Fixture = trial.NewRef(bytes.Repeat([]byte("tar"), 5000), "fixture.tar", "application/x-tar", m.Blobs)
	m.Suite = "Größe/../x y"
	made, err := Create(root, m, day.In(time.FixedZone("", 3600)), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	if name := filepath.Base(made.Dir()); !regexp.MustCompile(`^20261121T101500Z-Gr--e-..-x-y-[a-z0-9]{4}$`).MatchString(name) || m.ID != name {
		t.Errorf("folder %s, id %s", name, m.ID)
	}
	r, err := Open(made.Dir())
	if err != nil {
		t.Fatal(err)
	}
	want := *m
	want.Blobs, want.Created, want.Format = nil, day.Truncate(time.Microsecond), 2
	got := *r.Manifest()
	var resolved bytes.Buffer
	if err := json.Compact(&resolved, got.Resolved); err != nil {
		t.Fatal(err)
	}
	got.Resolved = resolved.Bytes()
	if diff := cmp.Diff(&want, &got); diff != "" {
		t.Errorf("manifest (-want +got):\n%s", diff)
	}
	if b, err := r.Open(m.Fixture); err != nil || len(b) != 15000 {
		t.Errorf("fixture: %d bytes, %v", len(b), err)
	}
	if recs := readAll(t, r); len(recs) != 0 {
		t.Errorf("a new run has records %v", recs)
	}
}

func TestCreateNeverUsesAFolderTwice(t *testing.T) {
	root := t.TempDir()
	a, err := Create(root, someManifest(), day, bytes.NewReader([]byte("aaaa")))
	if err != nil {
		t.Fatal(err)
	}
	b, err := Create(root, someManifest(), day, bytes.NewReader([]byte("aaaaaaaabbbb")))
	if err != nil || a.Dir() == b.Dir() {
		t.Fatalf("%v: %s and %s", err, a.Dir(), b.Dir())
	}
	if _, err := Create(root, someManifest(), day, bytes.NewReader(bytes.Repeat([]byte("a"), 400))); !errors.Is(err, os.ErrExist) {
		t.Errorf("error %v", err)
	}
	if _, err := Create(root, someManifest(), day, bytes.NewReader(nil)); err == nil || !strings.Contains(err.Error(), "random") {
		t.Errorf("error %v", err)
	}
}

func TestCreateRefusesAManifestWithoutItsBlob(t *testing.T) {
	m := someManifest()
	m.Fixture = trial.NewRef(make([]byte, 5000), "fixture.tar", "", map[seal.Digest][]byte{})
	root := t.TempDir()
	if _, err := Create(root, m, day, rand.Reader); err == nil || !strings.Contains(err.Error(), "fixture.tar (blob "+m.Fixture.Digest.Short()+") was not given") {
		t.Errorf("error %v", err)
	}
	if found, _ := filepath.Glob(filepath.Join(root, "*", manifestFile)); len(found) != 0 {
		t.Errorf("a run.json was written: %v", found)
	}
}

func TestOpenRefuses(t *testing.T) {
	r := newRun(t)
	path := filepath.Join(r.Dir(), manifestFile)
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, content, want string }{
		{"newer", `{"format": 3, "id": {"now": "an object"}}`, "has format 3, and this assay reads formats up to 2: written by a newer assay: install the version that wrote it"},
		{"no format", `{"id": "x"}`, "has no format number"},
		{"cut short", string(good[:len(good)/2]), "unexpected end of JSON input"},
		{"two values", string(good) + "{}", "after top-level value"},
		{"wrong type", strings.Replace(string(good), `"seed": 7`, `"seed": "7"`, 1), "seed"},
		{"incomplete", `{"format":1,"id":"x"}`, "missing"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if err := os.WriteFile(path, []byte(tt.content), 0o666); err != nil {
				t.Fatal(err)
			}
			_, err := Open(r.Dir())
			if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), path) {
				t.Errorf("error %v, want one with %q", err, tt.want)
			}
			if CheckRun(r.Dir()).Err == nil {
				t.Error("Check sees nothing")
			}
		})
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(good), `"seed"`, `"from_the_future": {}, "seed"`, 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(r.Dir()); err != nil {
		t.Errorf("an unknown field: %v", err)
	}
	if _, err := Open(t.TempDir()); err == nil || !strings.Contains(err.Error(), "is no run folder, it holds no run.json") {
		t.Errorf("an empty folder: %v", err)
	}
	if _, err := Open(filepath.Join(r.Dir(), "nothing")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no folder: %v", err)
	}
}

func TestOpenRefIsVerified(t *testing.T) {
	r := newRun(t)
	blobs := map[seal.Digest][]byte{}
	big := trial.NewRef(bytes.Repeat([]byte("0123456789"), 1000), "request-1.json", "", blobs)
	small := trial.NewRef([]byte("small"), "", "", blobs)
	empty := trial.NewRef(nil, "", "", blobs)
	for d, b := range blobs {
		if err := r.blobs.writeBlob(d, b); err != nil {
			t.Fatal(err)
		}
	}
	for _, ref := range []trial.Ref{big, small, empty} {
		b, err := r.Open(ref)
		if err != nil || seal.Of(b) != ref.Digest {
			t.Errorf("Open(%v) = %d bytes, %v", ref, len(b), err)
		}
	}
	change := func(ref trial.Ref, f func(*trial.Ref)) trial.Ref { f(&ref); return ref }
	for name, ref := range map[string]trial.Ref{
		"empty":         {},
		"path":          {Digest: "../../../../etc/passwd", Size: 3},
		"upper case":    change(big, func(r *trial.Ref) { r.Digest = seal.Digest(strings.ToUpper(string(r.Digest))) }),
		"missing":       {Digest: seal.Of([]byte("x")), Size: 1},
		"size":          change(big, func(r *trial.Ref) { r.Size++ }),
		"huge size":     change(big, func(r *trial.Ref) { r.Size = 1 << 60 }),
		"inline size":   change(small, func(r *trial.Ref) { r.Size = 4 }),
		"inline digest": change(small, func(r *trial.Ref) { r.Inline = []byte("smell") }),
	} {
		if b, err := r.Open(ref); err == nil {
			t.Errorf("%s: %q without an error", name, b)
		}
	}
	path := r.blobs.blobPath(big.Digest)
	for name, content := range map[string][]byte{
		"empty file": nil, "no zstd": []byte("plain text"), "other bytes": compressBytes(bytes.Repeat([]byte("9876543210"), 1000)),
	} {
		if err := os.WriteFile(path, content, 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := r.Open(big); err == nil || !strings.Contains(err.Error(), "request-1.json (blob "+big.Digest.Short()+")") {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// AttemptRefs must know every ref of an attempt, or its bytes are neither
// written nor cached nor checked.
func TestAttemptRefsAreComplete(t *testing.T) {
	a := trial.Attempt{Raw: make([]trial.Ref, 2), Artifact: trial.Artifact{Submission: &trial.Submission{}}}
	n := 0
	var fill func(v reflect.Value)
	fill = func(v reflect.Value) {
		if v.Type() == reflect.TypeFor[trial.Ref]() {
			n++
			v.FieldByName("Digest").SetString(fmt.Sprint("ref ", n))
			return
		}
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() {
				fill(v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					fill(v.Field(i))
				}
			}
		case reflect.Slice:
			if v.Type().Elem().Kind() == reflect.Struct && v.Len() == 0 {
				v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			}
			for i := range v.Len() {
				if v.Type().Elem().Kind() == reflect.Struct {
					fill(v.Index(i))
				}
			}
		}
	}
	fill(reflect.ValueOf(&a))
	var got []string
	for ref := range AttemptRefs(&a) {
		got = append(got, string(ref.Digest))
	}
	slices.Sort(got)
	if len(got) != n || len(slices.Compact(got)) != n || n < 6 {
		t.Errorf("%d refs, %d found: %v", n, len(got), got)
	}
	for range AttemptRefs(&a) {
		break // must not go on after that
	}
}
