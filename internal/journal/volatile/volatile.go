// Package volatile copies runs without what differs between two runs of one suite: the
// fields that structs of records mark volatile, such as times and the process that wrote
// them, have fixed values in a copy. Everything that is made of the copies of two runs must
// be the same, so that a test can compare runs without knowing a report.
package volatile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

var fixedTime = time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC)

// Options say what of a run is copied.
type Options struct {
	// Keep returns the records to copy, of all records of the run. If nil, all are copied.
	Keep func([]trial.Record) []trial.Record
	// FirstTry drops attempts that do not count and numbers the others 1, as in a run whose
	// machines stay.
	FirstTry bool
}

// Copy copies the run in folder dir to a new run below folder root, which it replaces, and
// returns the folder of the copy. The folders of all copies have the same name. Starts
// and usage of attempts that a kill cut off are left out, since reports count them. The usage
// of the others is in their attempts.
func Copy(dir, root string, o Options) (string, error) {
	if err := os.RemoveAll(root); err != nil {
		return "", err
	}
	from, err := journal.Open(dir)
	if err != nil {
		return "", err
	}
	m := *from.Manifest()
	fix(reflect.ValueOf(&m))
	m.Blobs = map[seal.Digest][]byte{}
	if err := copyRef(from, &m.Fixture, m.Blobs); err != nil {
		return "", err
	}
	to, err := journal.Create(root, &m, fixedTime, rand.NewChaCha8([32]byte{}))
	if err != nil {
		return "", err
	}
	var records []trial.Record
	for rec, err := range from.Records() {
		if err != nil {
			return "", err
		}
		records = append(records, rec)
	}
	if o.Keep != nil {
		records = o.Keep(records)
	}
	c := &copier{from: from, to: to, recorded: map[trial.Key]int{}, firstTry: o.FirstTry}
	if err := c.copyAll(records); err != nil {
		return "", fmt.Errorf("copy %s: %w", dir, err)
	}
	return to.Dir(), nil
}

// Settled returns one session and, in the order of the trials' keys, what counts of every
// trial.
func Settled(all []trial.Record) []trial.Record {
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

// copier writes records of one run to another.
type copier struct {
	from     *journal.Run
	to       *journal.Run
	w        *journal.Writer // nil before the first session
	recorded map[trial.Key]int
	firstTry bool
	pending  []trial.Record // not written yet, with blobs
	blobs    map[seal.Digest][]byte
}

func (c *copier) copyAll(records []trial.Record) error {
	ended := map[trial.Start]bool{}
	for _, rec := range records {
		if a := rec.Attempt; a != nil {
			ended[trial.Start{Key: a.Key, N: a.N}] = true
		}
	}
	for _, rec := range records {
		if rec.Usage != nil || rec.Start != nil && !ended[trial.Start{Key: rec.Start.Key, N: rec.Start.N}] {
			continue
		}
		if err := c.copyRecord(rec); err != nil {
			return err
		}
	}
	if err := c.flush(); err != nil {
		return err
	}
	return c.w.Close()
}

// maxPending is how many records wait for the disk together.
const maxPending = 256

func (c *copier) copyRecord(rec trial.Record) error {
	fix(reflect.ValueOf(&rec))
	c.renumber(&rec)
	if rec.Type == trial.RecordSession {
		return c.beginSession(*rec.Session)
	}
	if c.firstTry && dropRetry(&rec) {
		return nil
	}
	if c.blobs == nil {
		c.blobs = map[seal.Digest][]byte{}
	}
	if rec.Type == trial.RecordAttempt {
		for _, ref := range refs(rec.Attempt) {
			if err := copyRef(c.from, ref, c.blobs); err != nil {
				return err
			}
		}
	}
	if c.pending = append(c.pending, rec); len(c.pending) < maxPending {
		return nil
	}
	return c.flush()
}

func (c *copier) flush() error {
	if len(c.pending) == 0 {
		return nil
	}
	if c.w == nil {
		return fmt.Errorf("a record of type %q precedes the first session", c.pending[0].Type)
	}
	err := c.w.Write(c.blobs, c.pending...)
	c.pending, c.blobs = c.pending[:0], nil
	return err
}

func (c *copier) beginSession(s trial.Session) error {
	if err := c.flush(); err != nil {
		return err
	}
	if c.w != nil {
		if err := c.w.Close(); err != nil {
			return err
		}
	}
	s.Why = "run" // one of the words that it can be
	w, err := c.to.Append(s, func() time.Time { return fixedTime })
	c.w = w
	return err
}

// renumber gives attempts the numbers that they have where no kill cut one off.
func (c *copier) renumber(rec *trial.Record) {
	switch {
	case rec.Start != nil:
		rec.Start.N = c.recorded[rec.Start.Key] + 1
	case rec.Attempt != nil:
		c.recorded[rec.Attempt.Key]++
		rec.Attempt.N = c.recorded[rec.Attempt.Key]
	case rec.Score != nil:
		rec.Score.Attempt = c.recorded[rec.Score.Key]
	}
}

// dropRetry reports whether rec is of an attempt that did not count, and otherwise gives
// the attempt that did the number that it has where no machine went away.
func dropRetry(rec *trial.Record) bool {
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

// refs returns the artifacts of an attempt.
func refs(a *trial.AttemptRecord) []*trial.Ref {
	out := []*trial.Ref{&a.Transcript, &a.Artifact.Answer, &a.Artifact.Tree, &a.Artifact.Setup, &a.Artifact.Patch}
	for i := range a.Raw {
		out = append(out, &a.Raw[i])
	}
	if a.Artifact.Submission != nil {
		out = append(out, &a.Artifact.Submission.Args)
	}
	return out
}

// copyRef adds the bytes of ref to blobs. The events of a transcript lose their times.
func copyRef(from *journal.Run, ref *trial.Ref, blobs map[seal.Digest][]byte) error {
	if ref.IsZero() {
		return nil
	}
	b, err := from.Open(*ref)
	if err != nil {
		return err
	}
	if ref.Name == "transcript.jsonl" {
		if b, err = fixTranscript(b); err != nil {
			return err
		}
	}
	*ref = trial.NewRef(b, ref.Name, ref.Media, blobs)
	return nil
}

func fixTranscript(b []byte) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	for line := range bytes.Lines(b) {
		var e trial.Event
		if err := json.Unmarshal(line, &e); err != nil {
			return nil, fmt.Errorf("transcript: %w", err)
		}
		fix(reflect.ValueOf(&e))
		if err := enc.Encode(e); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// fix sets every field of v whose tag says volatile to a fixed value.
func fix(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			fix(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			fix(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Field(i)
			switch {
			case !field.CanSet():
			case v.Type().Field(i).Tag.Get("volatile") != "":
				fixValue(field)
			default:
				fix(field)
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
