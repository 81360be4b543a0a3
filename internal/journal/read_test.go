package journal

import (
	"bytes"
	"errors"
	"fmt"
	"iter"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/trial"
)

// line makes a good record of the number given.
func line(seq int) string {
	return fmt.Sprintf(`{"seq":%d,"t":"2026-11-21T10:15:00.000001Z","s":1,"type":"skip","skip":{"key":{"task":"t%d","arm":"a/s","index":0},"reason":"budget"}}`+"\n", seq, seq)
}

func lines(seqs ...int) string {
	var b strings.Builder
	for _, s := range seqs {
		b.WriteString(line(s))
	}
	return b.String()
}

// withJournal puts text in place of a run's journal.
func withJournal(t testing.TB, text string) *Run {
	t.Helper()
	r := oldRun(t)
	if err := os.WriteFile(filepath.Join(r.Dir(), journalFile), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestReadRefuses(t *testing.T) {
	at := func(s string) string { return strings.Replace(line(2), `"type":"skip"`, s, 1) }
	for _, tt := range []struct {
		name, text string
		good       int // records before the error
		want       string
	}{
		{"garbage", line(1) + "garbage\n" + line(2), 1, "line 2, byte offset 133: it is no record: invalid character 'g'"},
		{"an empty line", line(1) + "\n" + line(2), 1, "line 2, byte offset 133: it is no record"},
		{"two records in one line", strings.TrimSpace(line(1)) + line(2), 0, "line 1, byte offset 0"},
		{"NUL bytes", line(1) + "\x00\x00\x00\n", 1, "line 2, byte offset 133"},
		{"no object", "[]\n", 0, "line 1, byte offset 0: it is no record"},
		{"no type", line(1) + "{\"seq\":2}\n", 1, "it has no type"},
		{"first seq", line(2), 0, "line 1, byte offset 0: its seq is 2, and 1 comes next"},
		{"a gap", lines(1, 2, 4), 2, "line 3, byte offset 266: its seq is 4, and 3 comes next"},
		{"a repeat", lines(1, 2, 2, 3), 2, "line 3, byte offset 266: its seq is 2, and 3 comes next"},
		{"payload of another type", line(1) + at(`"type":"start"`), 1, `line 2, byte offset 133: a record of type "start" must have the field "start" and no other`},
		{"two payloads", line(1) + at(`"type":"skip","end":{"reason":"done"}`), 1, "and no other"},
		{"unknown type", line(1) + at(`"type":"weather"`), 1, `line 2: a record of type "weather", written by a newer assay: install the version that wrote it, or a later one`},
		{"newer session", line(1) + `{"seq":2,"s":2,"type":"session","session":{"format":3}}` + "\n", 1, "line 2: it has format 3, and this assay reads formats up to 2: written by a newer assay"},
		{"wrong type of a field", line(1) + strings.Replace(line(2), `"index":0`, `"index":"0"`, 1), 1, "skip.key.index"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := withJournal(t, tt.text)
			good := 0
			var last error
			for _, err := range r.Records() {
				if last != nil {
					t.Fatal("something follows an error")
				}
				if err == nil {
					good++
				}
				last = err
			}
			var bad *BadLine
			if !errors.As(last, &bad) || good != tt.good || !strings.Contains(last.Error(), tt.want) || !strings.HasPrefix(last.Error(), r.Dir()+"/journal.jsonl: line ") {
				t.Fatalf("after %d records: %v\nwant after %d: %q", good, last, tt.good, tt.want)
			}
			if newer := errors.Is(last, ErrNewer); newer == strings.Contains(last.Error(), "run `assay doctor "+r.Dir()+"`") {
				t.Errorf("damage and a newer format are not told apart: %v", last)
			}
		})
	}
}

func TestReadPassesOver(t *testing.T) {
	text := line(1) +
		strings.Replace(line(2), `"type":"skip"`, `"type":"weather","optional":true,"weather":{"wind":[1,2]}`, 1) +
		strings.Replace(line(3), `"reason":"budget"`, `"reason":"budget","colour":"red"`, 1)
	r := withJournal(t, text+"torn")
	recs := readAll(t, r)
	if len(recs) != 2 || recs[0].Seq != 1 || recs[1].Seq != 3 || recs[1].Skip.Reason != "budget" {
		t.Errorf("got %+v", recs)
	}
	w := appendTo(t, r)
	if err := w.Write(nil, startRecord(1)); err != nil {
		t.Fatal(err)
	}
	if recs := readAll(t, r); len(recs) != 4 || recs[3].Seq != 5 || recs[3].Sess != 2 {
		t.Errorf("after appending: %+v", recs)
	}
	if b, _ := os.ReadFile(filepath.Join(r.Dir(), journalFile)); !bytes.HasPrefix(b, []byte(text)) {
		t.Error("what was there was not kept byte for byte")
	}
}

func TestReadStopsWhenAsked(t *testing.T) {
	r := withJournal(t, lines(1, 2)+"garbage\n")
	for _, err := range r.RecordsUntil(2) { // the damage lies behind it, but a reader cannot know
		if err != nil {
			var bad *BadLine
			if !errors.As(err, &bad) || bad.Line != 3 {
				t.Error(err)
			}
		}
	}
	n := 0
	for range r.Records() {
		if n++; n == 1 {
			break
		}
	}
	for range r.RecordsUntil(0) {
		t.Error("RecordsUntil(0) yields something")
	}
	if err := os.Remove(filepath.Join(r.Dir(), journalFile)); err != nil {
		t.Fatal(err)
	}
	for _, err := range r.Records() {
		if !errors.Is(err, os.ErrNotExist) {
			t.Errorf("no journal: %v", err)
		}
	}
}

// TestFacts: facts are the records without the bytes of refs, with the same error at the
// end, and a reader that stops early leaves no goroutine and no open file.
func TestFacts(t *testing.T) {
	r := newRun(t)
	w := appendTo(t, r)
	for n := range 700 {
		rec, blobs := attemptRecord(trial.Key{Task: fmt.Sprintf("t%d", n), Arm: "m/s"}, 50)
		if err := w.Write(blobs, rec); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(r.Dir(), journalFile)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	check := func(records int, bad bool) {
		t.Helper()
		facts, stop := iter.Pull2(r.FactsUntil(math.MaxInt64))
		defer stop()
		n := 0
		for rec, err := range r.Records() {
			got, gotErr, ok := facts()
			if rec.Attempt != nil {
				if rec.Attempt.Transcript.Inline == nil {
					t.Fatal("the record has no bytes")
				}
				rec.Attempt.Transcript.Inline, rec.Attempt.Artifact.Answer.Inline = nil, nil
			}
			if d := cmp.Diff(rec, got); d != "" || !ok || fmt.Sprint(err) != fmt.Sprint(gotErr) {
				t.Fatalf("record %d: %v, want %v\n%s", n, gotErr, err, d)
			}
			if bad = bad && err == nil; err == nil {
				n++
			}
		}
		if _, _, ok := facts(); ok || bad || n != records {
			t.Errorf("%d records, want %d; another: %t", n, records, ok)
		}
	}
	check(701, false)
	if err := os.WriteFile(path, append(text, "garbage\n"...), 0o600); err != nil {
		t.Fatal(err)
	}
	check(701, true)
	before := runtime.NumGoroutine()
	for range r.FactsUntil(math.MaxInt64) {
		break
	}
	for end := time.Now().Add(5 * time.Second); runtime.NumGoroutine() > before; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%d goroutines, and %d before", runtime.NumGoroutine(), before)
		}
	}
}

// Lines may be longer than any buffer, and the records before and after them
// are whole.
func TestReadLongLines(t *testing.T) {
	r := newRun(t)
	w := appendTo(t, r)
	var want []int
	for _, n := range []int{10, 256<<10 - 200, 256 << 10, 256<<10 + 200, 5 << 20, 10} {
		want = append(want, n)
		if err := w.Write(nil, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Reason: "filter:" + strings.Repeat("x", n-7)}}); err != nil {
			t.Fatal(err)
		}
	}
	var got []int
	for _, rec := range readAll(t, r)[1:] {
		got = append(got, len(rec.Skip.Reason))
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// Memory does not grow with the records read.
func TestReadIsFlatInMemory(t *testing.T) {
	var text strings.Builder
	for i := range 20_000 {
		text.WriteString(strings.Replace(line(i+1), "budget", "budget:"+strings.Repeat("b", 1000), 1))
	}
	r := withJournal(t, text.String())
	size := text.Len()
	text.Reset()
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := heap()
	n := 0
	for _, err := range r.Records() {
		if err != nil {
			t.Fatal(err)
		}
		if n++; n%5000 == 0 {
			if now := heap(); now > before+2<<20 {
				t.Errorf("after %d records of %d MB in all the heap has grown by %d KB", n, size>>20, (now-before)>>10)
			}
		}
	}
}

// walkAll checks what every reading of a journal must hold to.
func walkAll(t *testing.T, text []byte) (n int, last error) {
	for rec, err := range decodeRecords(bytes.NewReader(text), "j", &verifier{}, false) {
		if last != nil {
			t.Fatal("something follows an error")
		}
		if last = err; err != nil {
			continue
		}
		if n++; rec.Seq < int64(n) {
			t.Fatalf("record %d has seq %d", n, rec.Seq)
		}
		if err := checkPayload(&rec); err != nil {
			t.Fatal(err)
		}
	}
	return n, last
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(lines(1, 2, 3)))
	f.Add([]byte(lines(1, 3, 2) + "x"))
	f.Add([]byte(line(1) + "garbage\n" + lines(3, 2, 4)))
	f.Add([]byte(`{"seq":1,"type":"lost","optional":true}` + "\n"))
	f.Add([]byte(`{"seq":1,"t":"9999-12-31T23:59:59-12:00","type":"attempt","attempt":{"transcript":{"digest":"x","base64":"AA=="},"fault":{"class":"setup","error":"x"}}}` + "\n"))
	f.Add([]byte(`{"seq":9223372036854775807,"type":"end","end":{}}` + "\n\x00\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		n, err := walkAll(t, text)
		s, siftErr := siftLines(bytes.NewReader(text), "j", &verifier{}, func(int, int64, *trial.Record) error { return nil })
		if siftErr != nil {
			if err == nil {
				t.Fatalf("it can be read, but not checked: %v", siftErr)
			}
			return // written by a newer assay
		}
		if (err == nil) != (len(s.Lines) == 0) {
			t.Fatalf("reading says %v, checking says %v", err, s.Lines)
		}
		// A salvaged journal can be read, and holds at least the records that could
		// be read before.
		var good bytes.Buffer
		if err := s.copyGood((&lineWriter{}).to(&good), bytes.NewReader(text), &Manifest{}); err != nil {
			t.Fatal(err)
		}
		after, err := walkAll(t, good.Bytes())
		if err != nil || after < n {
			t.Fatalf("salvaged from %q:\n%q\n%d records of %d, %v", text, good.Bytes(), after, n, err)
		}
	})
}

func BenchmarkRead(b *testing.B) {
	r := newRun(b)
	w := appendTo(b, r)
	var done <-chan error
	for i := range 5000 {
		rec, blobs := attemptRecord(trial.Key{Task: fmt.Sprint("t", i), Arm: "m/s"}, 600)
		done = w.writeAsync(rec, blobs)
	}
	if err := <-done; err != nil {
		b.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(r.Dir(), journalFile))
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(info.Size())
	for b.Loop() {
		for _, err := range r.Records() {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}
