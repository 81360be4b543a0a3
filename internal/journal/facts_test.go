package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// FactsUntil reads a journal in sections; it must yield the records and errors of a walk
// from line to line, wherever sections end and after any change.
func TestFactsLikeRecords(t *testing.T) {
	t.Run("hashed", func(t *testing.T) { compareFacts(t, newRun(t)) })
	t.Run("format 1", func(t *testing.T) { compareFacts(t, oldRun(t)) })
}

func compareFacts(t *testing.T, r *Run) {
	rnd := rand.New(rand.NewPCG(1, 2))
	w := appendTo(t, r)
	for i := range 300 {
		size := rnd.IntN(4 << 10)
		if i%60 == 7 {
			size = 3*sectionSize + rnd.IntN(100) // a line over several sections
		}
		rec := trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: trial.Key{Task: "t", Index: i}, Reason: "budget:" + strings.Repeat("r", size)}}
		if err := w.Write(nil, rec); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := Open(r.Dir())
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(r.Dir(), journalFile)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	compared := map[string]int{}
	for change := range 80 {
		b := append([]byte(nil), whole...)
		switch at := rnd.IntN(len(b)); change % 5 {
		case 1:
			b[at] ^= 1 << rnd.IntN(7)
		case 2:
			b = b[:at]
		case 3: // a line is missing, or an end
			from := strings.IndexByte(string(b[at:]), '\n') + at + 1
			to := strings.IndexByte(string(b[from:]), '\n') + from + 1
			b = append(b[:from:from], b[to:]...)
		case 4:
			b = append(b[:at:at], append([]byte{"\n{x"[rnd.IntN(3)]}, b[at:]...)...)
		}
		if err := os.WriteFile(path, b, 0o666); err != nil {
			t.Fatal(err)
		}
		until := int64(rnd.IntN(400))
		want, wantErr := walkText(r.recordsUntil(until, true))
		got, gotErr := walkText(r.FactsUntil(until))
		if got != want || fmt.Sprint(gotErr) != fmt.Sprint(wantErr) {
			t.Fatalf("change %d, up to record %d: %d bytes of records, %v; want %d, %v", change, until, len(got), gotErr, len(want), wantErr)
		}
		var bad *BadLine
		compared[fmt.Sprintf("bad line %t", errors.As(wantErr, &bad))]++
	}
	t.Log(compared)
	if compared["bad line true"] < 8 || compared["bad line false"] < 20 {
		t.Errorf("compared %v", compared)
	}
}

func walkText(records func(func(trial.Record, error) bool)) (string, error) {
	var out strings.Builder
	var last error
	for rec, err := range records {
		if last = err; err == nil {
			b, _ := json.Marshal(rec)
			out.Write(b)
		}
	}
	return out.String(), last
}
