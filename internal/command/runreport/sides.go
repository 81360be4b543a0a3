package runreport

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// BaselineFlag reads the file that --baseline names; nil for "".
func BaselineFlag(path string, graded bool) (*baseline.Baseline, error) {
	if path == "" {
		return nil, nil
	}
	b, err := ReadBaseline(path)
	if err != nil {
		return nil, err
	}
	if graded {
		b = b.AsGraded()
	}
	return &b, nil
}

// Side is one side of a comparison. Of a baseline file, only the baseline
// is known.
type Side struct {
	baseline.Baseline
	resolved json.RawMessage
	reason   func(task, arm string) string
	set      func(task, arm string) string
}

// ReadSide reads a run or a baseline file.
func ReadSide(loader *suiteload.Loader, arg, out string, graded bool) (*Side, error) {
	if info, err := os.Stat(arg); err == nil && !info.IsDir() {
		b, err := ReadBaseline(arg)
		if graded {
			b = b.AsGraded()
		}
		return &Side{Baseline: b}, err
	}
	an, resolved, err := runload.ReadAnalysis(loader, arg, out, graded)
	if err != nil {
		return nil, err
	}
	return SideOf(an, resolved), nil
}

// SideOf is a run that has been read.
func SideOf(an *analyse.Analysis, resolved json.RawMessage) *Side {
	return &Side{Baseline: baseline.New(an), resolved: resolved, reason: reasons(an, failedReason), set: reasons(an, (*analyse.Trial).SetReason)}
}

// failedReason says why a trial failed, "" if it did not.
func failedReason(t *analyse.Trial) string {
	if t.Status != analyse.Scored || t.Outcome != trial.Fail {
		return ""
	}
	return t.Full().Reason
}

// reasons finds a reason for a task in an arm: the reason of the first trial that
// has one, and how many more have.
func reasons(an *analyse.Analysis, of func(*analyse.Trial) string) func(task, arm string) string {
	first, more := map[trial.Key]string{}, map[trial.Key]int{}
	for i := range an.Trials {
		t := &an.Trials[i]
		reason := of(t)
		if reason == "" {
			continue
		}
		key := trial.Key{Task: t.Task, Arm: t.Arm}
		if _, seen := first[key]; seen {
			more[key]++
			continue
		}
		first[key] = reason
	}
	return func(task, arm string) string {
		key := trial.Key{Task: task, Arm: arm}
		if n := more[key]; n > 0 {
			return fmt.Sprintf("%s (and %s)", first[key], report.Plural(n, "more trial"))
		}
		return first[key]
	}
}

// CompareSides compares two runs or baselines.
func CompareSides(old, now *Side, o delta.Options) (*delta.Comparison, error) {
	o.OldReason, o.NewReason, o.OldSet, o.NewSet = old.reason, now.reason, old.set, now.set
	if old.resolved != nil && now.resolved != nil {
		var err error
		if o.Changes, err = suite.Diff(old.resolved, now.resolved); err != nil {
			return nil, fmt.Errorf("compare the suites of two runs: %w", err)
		}
		for i := range o.Changes {
			o.Changes[i].Old, o.Changes[i].New = runload.Unquote(o.Changes[i].Old), runload.Unquote(o.Changes[i].New)
		}
	}
	c, err := delta.Compare(old.Baseline, now.Baseline, o)
	if err != nil {
		return nil, cmdenv.UsageErrorf("compare %s with %s: %w", old.Run, now.Run, err)
	}
	return c, nil
}

// ReadBaseline reads a file that assay baseline write made.
func ReadBaseline(path string) (baseline.Baseline, error) {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return baseline.Baseline{}, cmdenv.UsageErrorf("there is no baseline %s: assay baseline write RUN -o %[1]s makes one", path)
	}
	if err != nil {
		return baseline.Baseline{}, cmdenv.UsageErrorf("read baseline: %w", err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, baseline.MaxBaseline+1))
	if err != nil {
		return baseline.Baseline{}, cmdenv.UsageErrorf("read baseline: %w", err)
	}
	b, err := baseline.Read(data)
	if err != nil {
		return baseline.Baseline{}, cmdenv.UsageErrorf("%s cannot be read as a baseline: %w: make it again with assay baseline write RUN", path, err)
	}
	return b, nil
}
