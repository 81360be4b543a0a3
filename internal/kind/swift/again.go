package swift

import (
	"context"
	"sync"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift/judge"
)

// maxReports is how many reports a grader keeps.
const maxReports = 512

// reports keeps the reports of a judge, since the arms of a run often answer alike, and
// blind rules always do. The zero value is ready.
type reports struct {
	mu    sync.Mutex
	kept  map[seal.Digest]*keptReport
	order []seal.Digest // oldest first
}

type keptReport struct {
	mu     sync.Mutex // held while the code is judged
	report *judge.Report
}

// judge returns the report on a snippet. Callers must not change it. It does not keep the
// report of a run that exceeded its time limit, because that depends on the machine.
func (k *reports) judge(ctx context.Context, j Judge, s judge.Snippet) (*judge.Report, error) {
	id, err := seal.Hash("assay/swift-snippet/1", s)
	if err != nil {
		return nil, err
	}
	one := k.find(id)
	one.mu.Lock()
	defer one.mu.Unlock()
	if one.report != nil {
		return one.report, nil
	}
	r, err := j.Judge(ctx, s)
	if err == nil && !r.TimedOut {
		one.report = r
	}
	return r, err
}

func (k *reports) find(id seal.Digest) *keptReport {
	k.mu.Lock()
	defer k.mu.Unlock()
	if one, ok := k.kept[id]; ok {
		return one
	}
	if k.kept == nil {
		k.kept = map[seal.Digest]*keptReport{}
	}
	if len(k.order) == maxReports {
		delete(k.kept, k.order[0])
		k.order = k.order[1:]
	}
	one := new(keptReport)
	k.kept[id], k.order = one, append(k.order, id)
	return one
}
