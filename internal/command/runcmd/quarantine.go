package runcmd

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/taskcheck"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

// quarantineBad checks the run's tasks and excludes those with faults.
func (j *job) quarantineBad(ctx context.Context) error {
	picks := j.f.filter.PicksTask(j.suite)
	tasks := slices.DeleteFunc(slices.Clone(j.suite.Tasks), func(t *suite.Task) bool {
		return t.Role != "" || j.suite.Quarantine[t.ID] != "" || picks != nil && !picks(t)
	})
	c, err := taskcheck.New(ctx, j.Loader, j.suite, j.fixture, j.red, j.prices)
	if err != nil {
		return err
	}
	defer c.Close()
	if j.f.fresh {
		c.PrewarmSince(j.Now())
	}
	if !j.f.quiet && !j.f.json {
		c.ShowProgress(j.Err)
	}
	proofs, err := c.Prove(ctx, tasks, 1)
	if err != nil {
		return err
	}
	bad := taskcheck.QuarantineReasons(proofs)
	for _, task := range cmdenv.SortedKeys(bad) {
		fmt.Fprintf(j.Err, "assay: task %s is left out, since it does not hold: %s\n", report.Clean(task), report.Clean(strings.Join(strings.Fields(bad[task]), " ")))
	}
	if len(bad) > 0 && j.suite.Quarantine == nil {
		j.suite.Quarantine = map[string]string{}
	}
	maps.Copy(j.suite.Quarantine, bad)
	return nil
}
