package suiteload

import (
	"fmt"
	"time"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
)

// WarmingLine reports that prewarm commands run, or have run.
func WarmingLine(e run.Event) string {
	what := report.Cut(report.Clean(e.Reason), 120)
	switch {
	case !e.Over:
		return "warming  " + what + "  (once for all trials)"
	case e.Took == 0:
		return "warm     as an earlier run has left it (--fresh warms anew)"
	}
	return fmt.Sprintf("warm     after %s", e.Took.Round(100*time.Millisecond))
}
