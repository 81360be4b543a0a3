package durability

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Two runs of one suite differ in the fields that the structs of their records mark
// volatile: times, and the process that wrote them. With these fields set to fixed
// values everything that is made of a run must be the same, so that no test needs to
// know a report.

var fixedTime = time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC)

// fixVolatile sets every field of v whose tag says volatile to a fixed value.
func fixVolatile(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			fixVolatile(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			fixVolatile(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Field(i)
			switch {
			case !field.CanSet():
			case v.Type().Field(i).Tag.Get("volatile") != "":
				fixValue(field)
			default:
				fixVolatile(field)
			}
		}
	}
}

func fixValue(v reflect.Value) {
	switch {
	case v.Type() == reflect.TypeFor[time.Time]():
		v.Set(reflect.ValueOf(fixedTime))
	case v.CanInt():
		v.SetInt(1000)
	case v.CanFloat():
		v.SetFloat(1000)
	default:
		v.SetZero()
	}
}

// rewriteRun copies a run with its volatile fields fixed to a folder that has the same
// name each time, replacing the copy that is there. choose returns the records to
// be kept of all that there are. Starts and usage of attempts that a kill cut off are left
// out: reports count them. The usage of the others is in their attempts.
func (k *killing) rewriteRun(dir string, choose func([]trial.Record) []trial.Record) string {
	k.t.Helper()
	root := filepath.Join(k.dir, "fixed")
	if err := os.RemoveAll(root); err != nil {
		k.t.Fatal(err)
	}
	from, err := journal.Open(dir)
	if err != nil {
		k.t.Fatal(err)
	}
	m := *from.Manifest()
	fixVolatile(reflect.ValueOf(&m))
	m.Blobs = map[seal.Digest][]byte{}
	k.keepBytes(from, &m.Fixture, m.Blobs)
	to, err := journal.Create(root, &m, fixedTime, rand.NewChaCha8([32]byte{}))
	if err != nil {
		k.t.Fatal(err)
	}
	var w *journal.Writer
	recorded := map[trial.Key]int{}
	kept := choose(readRecords(k.t, dir))
	ended := map[trial.Start]bool{}
	for _, rec := range kept {
		if a := rec.Attempt; a != nil {
			ended[trial.Start{Key: a.Key, N: a.N}] = true
		}
	}
	for _, rec := range kept {
		if rec.Usage != nil || rec.Start != nil && !ended[trial.Start{Key: rec.Start.Key, N: rec.Start.N}] {
			continue
		}
		fixVolatile(reflect.ValueOf(&rec))
		renumber(&rec, recorded)
		blobs := map[seal.Digest][]byte{}
		switch rec.Type {
		case trial.RecordSession:
			if w != nil {
				err = w.Close()
			}
			if err == nil {
				rec.Session.Why = "run" // one of the words that it can be
				w, err = to.Append(*rec.Session, func() time.Time { return fixedTime })
			}
			if err != nil {
				k.t.Fatal(err)
			}
			continue
		case trial.RecordAttempt:
			a := rec.Attempt
			k.keepBytes(from, &a.Transcript, blobs)
			for i := range a.Raw {
				k.keepBytes(from, &a.Raw[i], blobs)
			}
			for _, ref := range []*trial.Ref{&a.Artifact.Answer, &a.Artifact.Tree, &a.Artifact.Setup, &a.Artifact.Patch} {
				k.keepBytes(from, ref, blobs)
			}
			if a.Artifact.Submission != nil {
				k.keepBytes(from, &a.Artifact.Submission.Args, blobs)
			}
		}
		if k.losesWorkers && fixRetried(&rec) {
			continue
		}
		if err := w.Write(blobs, rec); err != nil {
			k.t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		k.t.Fatal(err)
	}
	return to.Dir()
}

// renumber gives attempts the numbers that they have where no kill cut one off. recorded
// counts the attempts so far.
func renumber(rec *trial.Record, recorded map[trial.Key]int) {
	switch {
	case rec.Start != nil:
		rec.Start.N = recorded[rec.Start.Key] + 1
	case rec.Attempt != nil:
		recorded[rec.Attempt.Key]++
		rec.Attempt.N = recorded[rec.Attempt.Key]
	case rec.Score != nil:
		rec.Score.Attempt = recorded[rec.Score.Key]
	}
}

// fixRetried reports whether rec is of an attempt that did not count, and otherwise
// gives the attempt that did the number it has where no worker died.
func fixRetried(rec *trial.Record) bool {
	switch rec.Type {
	case trial.RecordStart:
		return true
	case trial.RecordAttempt:
		rec.Attempt.N = 1
		return !rec.Attempt.Settled
	case trial.RecordScore:
		rec.Score.Attempt = 1
	}
	return false
}

// keepBytes reads the bytes of a ref into blobs. Transcripts hold times.
func (k *killing) keepBytes(from *journal.Run, ref *trial.Ref, blobs map[seal.Digest][]byte) {
	k.t.Helper()
	if ref.IsZero() {
		return
	}
	b, err := from.Open(*ref)
	if err != nil {
		k.t.Fatal(err)
	}
	if ref.Name == "transcript.jsonl" {
		b = fixTranscript(k.t, b)
	}
	*ref = trial.NewRef(b, ref.Name, ref.Media, blobs)
}

func fixTranscript(t testing.TB, b []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	for line := range bytes.Lines(b) {
		var e trial.Event
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatalf("transcript: %v", err)
		}
		fixVolatile(reflect.ValueOf(&e))
		if err := enc.Encode(e); err != nil {
			t.Fatal(err)
		}
	}
	return out.Bytes()
}

// settledRecords returns one session and, in the order of the trials' keys, what
// counts of every trial.
func settledRecords(all []trial.Record) []trial.Record {
	trials := map[trial.Key][]trial.Record{}
	var out []trial.Record
	for _, rec := range all {
		switch {
		case rec.Type == trial.RecordSession && out == nil:
			out = append(out, rec)
		case rec.Type == trial.RecordAttempt && rec.Attempt.Settled:
			start := trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: rec.Attempt.Key, N: rec.Attempt.N}}
			trials[rec.Attempt.Key] = append(trials[rec.Attempt.Key], start, rec)
		case rec.Type == trial.RecordScore:
			trials[rec.Score.Key] = append(trials[rec.Score.Key], rec)
		}
	}
	for _, key := range slices.SortedFunc(maps.Keys(trials), trial.Key.Compare) {
		out = append(out, trials[key]...)
	}
	return append(out, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}})
}

// comparableResults returns a results file without the fields that are marked volatile in
// the analysis.
func comparableResults(t testing.TB, results string) string {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(results), &v); err != nil {
		t.Fatal(err)
	}
	drop := map[string]bool{}
	volatileKeys(reflect.TypeFor[analyse.Analysis](), drop, map[reflect.Type]bool{})
	if len(drop) == 0 {
		t.Fatal("the analysis has no volatile field")
	}
	removeKeys(v, drop)
	b, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// volatileKeys collects the JSON keys of the volatile fields of a type and of the
// types in it.
func volatileKeys(t reflect.Type, to map[string]bool, seen map[reflect.Type]bool) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Array:
		volatileKeys(t.Elem(), to, seen)
	case reflect.Struct:
		if seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Tag.Get("volatile") != "" {
				name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
				to[name] = true
			} else {
				volatileKeys(f.Type, to, seen)
			}
		}
	}
}

func removeKeys(v any, keys map[string]bool) {
	switch v := v.(type) {
	case map[string]any:
		maps.DeleteFunc(v, func(key string, _ any) bool { return keys[key] })
		for _, inner := range v {
			removeKeys(inner, keys)
		}
	case []any:
		for _, inner := range v {
			removeKeys(inner, keys)
		}
	}
}
