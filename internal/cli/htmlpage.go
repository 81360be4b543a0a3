package cli

import (
	"fmt"
	"path/filepath"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
)

// formatHTML is the only format that is more than one file. Printed, it stands
// alone.
const formatHTML = "html"

// printPage is assay report --format html: the path of the page, or with single a
// page that stands alone.
func (a *app) printPage(r *journal.Run, an *analyse.Analysis, single, written bool) error {
	switch {
	case single:
		return html.Single(a.Out, an, runload.EvidenceOf(r))
	case !written:
		return cmdenv.UsageErrorf("--format %s writes the pages of all that is known: with --at or --graded, say --single as well", formatHTML)
	}
	_, err := fmt.Fprintln(a.Out, filepath.Join(r.Dir(), "out", html.PageFile))
	return err
}
