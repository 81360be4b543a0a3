package runload

import (
	"os"
	"runtime"

	"github.com/assay-eval/assay/internal/analyse"
)

// spillFrom is the number of trials from which an analysis puts what few reports read into a
// temporary file.
const spillFrom = 1 << 17

// newSpill returns a temporary file that has no name any more, so that nothing stays if this
// process is killed. It returns nil for short runs, and where there is no such file: the
// analysis then needs more memory.
func newSpill(trials int) analyse.Spill {
	if trials < spillFrom || runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.CreateTemp("", ".assay-report-*")
	if err != nil {
		return nil
	}
	if err := os.Remove(f.Name()); err != nil {
		f.Close()
		return nil
	}
	return f // closed when the analysis is collected
}
