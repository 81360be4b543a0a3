package journal

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"testing/iotest"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestOpenReader: the bytes equal the result of Open, and a damaged blob never reads
// as a whole one.
func TestOpenReader(t *testing.T) {
	r := &Run{dir: t.TempDir()}
	r.blobs.dir = filepath.Join(r.dir, blobDir)
	if err := os.Mkdir(r.blobs.dir, 0o777); err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for _, size := range []int{0, 1, 4096, 70_000, 3 << 20} {
		b := bytes.Repeat([]byte("some text that repeats "), size/23+1)[:size]
		for i := 0; i < len(b); i += 97 {
			b[i] = byte(rng.Uint32())
		}
		ref := trial.Ref{Digest: seal.Of(b), Size: int64(size), Name: "x"}
		if err := r.blobs.writeBlob(ref.Digest, b); err != nil {
			t.Fatal(err)
		}
		inline := ref
		inline.Inline = append([]byte{}, b...)
		for _, ref := range []trial.Ref{ref, inline} {
			from, err := r.OpenReader(ref)
			if err != nil {
				t.Fatal(err)
			}
			got, err := io.ReadAll(iotest.OneByteReader(io.LimitReader(from, 100)))
			if err != nil {
				t.Fatal(err)
			}
			rest, err := io.ReadAll(from)
			if err != nil || !bytes.Equal(append(got, rest...), b) {
				t.Errorf("%d bytes: %d read, %v", size, len(got)+len(rest), err)
			}
			if err := from.Close(); err != nil {
				t.Error(err)
			}
		}
		for name, wrong := range map[string]trial.Ref{
			"too long":  {Digest: ref.Digest, Size: ref.Size - 1},
			"too short": {Digest: ref.Digest, Size: ref.Size + 1},
			"another":   {Digest: seal.Of([]byte("another")), Size: ref.Size, Inline: append([]byte{}, b...)},
		} {
			from, err := r.OpenReader(wrong)
			if err != nil {
				continue
			}
			if _, err := io.Copy(io.Discard, from); err == nil {
				t.Errorf("%d bytes, %s: read without an error", size, name)
			}
			_ = from.Close()
		}
		path := r.blobs.blobPath(ref.Digest)
		z, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(z); i += max(1, len(z)/40) {
			bad := bytes.Clone(z)
			bad[i] ^= 1 << rng.IntN(8)
			if err := os.WriteFile(path, bad, 0o666); err != nil {
				t.Fatal(err)
			}
			from, err := r.OpenReader(ref)
			if err != nil {
				continue
			}
			if got, err := io.ReadAll(from); err == nil && !bytes.Equal(got, b) {
				t.Errorf("%d bytes, byte %d of the blob changed: other bytes read without an error", size, i)
			}
			_ = from.Close()
		}
	}
	if _, err := r.OpenReader(trial.Ref{Digest: "../x"}); err == nil {
		t.Error("a digest that is none is opened")
	}
	if _, err := r.OpenReader(trial.Ref{Digest: seal.Of([]byte("gone")), Size: 9}); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a blob that is not there: %v", err)
	}
}

// TestSkim: skimmed lines agree with decoded ones from every place on, and RecordsAt
// returns the records at those places.
func TestSkim(t *testing.T) {
	root := t.TempDir()
	r, err := Create(root, &Manifest{Version: "1", Suite: "s", SuiteDigest: seal.Of(nil), Resolved: []byte("{}")}, time.Now(), rand.NewChaCha8([32]byte{}))
	if err != nil {
		t.Fatal(err)
	}
	w, err := r.Append(trial.Session{Version: "1", Host: "h", Why: "run"}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	keys := []trial.Key{{Task: "a", Arm: "m/x"}, {Task: `q"uo\te`, Arm: "m/ü", Index: 3}, {Task: "<b>", Arm: "m/x", Index: 12}}
	for i, k := range keys {
		end := &trial.End{Reason: trial.Finished, Detail: `,"settled":true}}`}
		for _, rec := range []trial.Record{
			{Type: trial.RecordStart, Start: &trial.Start{Key: k, N: 1}},
			{Type: trial.RecordAttempt, Attempt: &trial.AttemptRecord{Attempt: trial.Attempt{Key: k, N: 1, Source: trial.Live, End: end}, Settled: i != 1}},
			{Type: trial.RecordScore, Score: &trial.Score{Key: k, Attempt: 1, Grader: "agent"}},
			{Type: trial.RecordSkip, Skip: &trial.Skip{Key: k, Reason: "budget"}},
			{Type: trial.RecordGrading, Grading: &trial.Grading{Why: "x"}},
		} {
			if err := w.Write(nil, rec); err != nil {
				t.Fatal(err)
			}
		}
	}
	if s, err := ReadStatus(r.Dir()); err != nil || !s.Writing || s.Last != nil {
		t.Errorf("while it is written: %+v, %v", s, err)
	}
	if err := w.Write(nil, trial.Record{Type: trial.RecordEnd, End: &trial.SessionEnd{Reason: "done"}}); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err := ReadStatus(r.Dir()); err != nil || s.Writing || s.Last == nil || s.Last.End.Reason != "done" {
		t.Errorf("afterwards: %+v, %v", s, err)
	}
	var lines []Line
	var places []Place
	marks := []Mark{{}}
	for l, err := range r.SkimLines(Mark{}) {
		if err != nil {
			t.Fatal(err)
		}
		lines, places, marks = append(lines, l), append(places, Place{l.Offset, l.Size}), append(marks, l.EndMark())
	}
	var records []trial.Record
	for rec, err := range r.RecordsAt(places) {
		if err != nil {
			t.Fatal(err)
		}
		records = append(records, rec)
	}
	i := 0
	for rec, err := range r.Records() {
		if err != nil {
			t.Fatal(err)
		}
		l, at := lines[i], records[i]
		key, settled := trial.Key{}, false
		switch {
		case rec.Start != nil:
			key = rec.Start.Key
		case rec.Attempt != nil:
			key, settled = rec.Attempt.Key, rec.Attempt.Settled
		case rec.Score != nil:
			key = rec.Score.Key
		case rec.Skip != nil:
			key = rec.Skip.Key
		}
		whole := key == trial.Key{}
		if l.Seq != rec.Seq || l.Sess != rec.Sess || l.Type != rec.Type || l.Key != key || l.Settled != settled || (l.Record != nil) != whole || at.Seq != rec.Seq {
			t.Errorf("line %d is %+v, the record is %+v", i, l, rec)
		}
		i++
	}
	for n, m := range marks {
		left := 0
		for _, err := range r.SkimLines(m) {
			if err != nil {
				t.Fatal(err)
			}
			left++
		}
		if left != len(lines)-n {
			t.Errorf("%d lines behind mark %d, want %d", left, n, len(lines)-n)
		}
	}
}
