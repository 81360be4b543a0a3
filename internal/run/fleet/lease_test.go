package fleet

import (
	"testing"

	"github.com/assay-eval/assay/internal/worker"
)

// TestHold: a grant that comes twice is one lease, and a worker that has given up holds
// no new one.
func TestHold(t *testing.T) {
	w := &workerSession{leases: map[int64]*memberLease{}}
	a := worker.Assignment{ID: 7}
	first := w.hold(a)
	if first == nil || w.hold(a) != nil {
		t.Fatal("a second grant made a second lease")
	}
	first.cancel(errStale)
	second := w.hold(a)
	if second == nil {
		t.Fatal("an assignment that was lost and granted again is not taken")
	}
	first.end()
	if w.leases[7] != second || second.ctx.Err() != nil {
		t.Error("the end of the lost lease ended the new one")
	}
	w.dropLeases()
	if second.ctx.Err() == nil {
		t.Error("a lease outlives dropLeases")
	}
	if l := w.hold(worker.Assignment{ID: 8}); l.ctx.Err() == nil {
		t.Error("a lease after dropLeases goes on")
	}
}
