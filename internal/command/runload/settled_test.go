package runload

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/assay-eval/assay/internal/journal"
)

// TestSettledList: every record is found where it lies, also far behind the one before, and
// no other number is.
func TestSettledList(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var l settledList
	want := map[int64]journal.Place{}
	seq, offset := int64(3), int64(100)
	for range 3*chunkRecords + 17 {
		p := journal.Place{Offset: offset, Size: 1 + random.Int64N(1<<20)}
		l.add(seq, p)
		want[seq] = p
		seq, offset = seq+1+random.Int64N(5), offset+p.Size+random.Int64N(1<<10)
		if random.IntN(500) == 0 { // of records of other kinds
			seq, offset = seq+math.MaxUint32, offset+3*math.MaxUint32
		}
	}
	for n, p := range want {
		if got, ok := l.find(n); !ok || got != p {
			t.Fatalf("record %d is at %v (%v), want %v", n, got, ok, p)
		}
		if got, ok := l.find(n + 1); ok != (want[n+1] != journal.Place{}) {
			t.Fatalf("record %d is at %v (%v)", n+1, got, ok)
		}
	}
	for _, n := range []int64{-1, 0, 2, seq + 10, math.MaxInt64} {
		if got, ok := l.find(n); ok {
			t.Errorf("record %d is at %v", n, got)
		}
	}
	if got := l.places(); len(got) != len(want) {
		t.Errorf("%d places of %d records", len(got), len(want))
	}
}
