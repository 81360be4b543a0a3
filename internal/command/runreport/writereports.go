package runreport

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/report/html"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/trial"
)

// TextOptions choose the text on a terminal.
type TextOptions struct {
	Run  string // name of the run in commands
	Full bool   // the whole report after the answer
	All  bool   // with Full, every trial that did not pass
}

// PrintText writes the answer of a run and, on request, the whole report, as wide as the
// terminal and in colour where that is wanted.
func PrintText(env *cmdenv.Env, an *analyse.Analysis, ev trial.Opener, to TextOptions) error {
	s := env.Screen()
	o := reporttext.Options{All: to.All, Width: s.Width}
	if s.Colour {
		o.Style = reporttext.ANSI()
	}
	if err := reporttext.WriteAnswer(env.Out, an, o, cmdenv.QuoteWord(to.Run)); err != nil || !to.Full {
		return err
	}
	if _, err := fmt.Fprintln(env.Out); err != nil {
		return err
	}
	return reporttext.WithOptions(o)(env.Out, an, ev)
}

// WriteReports writes every report that has a file, and returns their folder.
func (rp *Reporter) WriteReports(r *journal.Run, an *analyse.Analysis) (string, error) {
	dir := filepath.Join(r.Dir(), "out")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return dir, fmt.Errorf("write reports: %w", err)
	}
	ev := runload.EvidenceOf(r)
	// The pages take most of the time, and the last part of it one processor.
	err := parallel.ForEach(context.Background(), 2, 2, func(part int) error {
		if part == 1 {
			return rp.writeFlatReports(dir, an, ev)
		}
		if err := html.Write(dir, an, ev, html.Options{}); err != nil {
			return fmt.Errorf("write report %s: %w", FormatHTML, err)
		}
		return nil
	})
	if err == nil {
		err = an.Err()
	}
	return dir, err
}

// writeFlatReports writes the reports that are single files.
func (rp *Reporter) writeFlatReports(dir string, an *analyse.Analysis, ev trial.Opener) error {
	for i := range rp.Formats {
		f := &rp.Formats[i]
		if f.File != "" && f.Name != FormatHTML && (f.Applies == nil || f.Applies(an)) {
			err := writeReport(filepath.Join(dir, f.File), func(w io.Writer) error { return f.Write(w, an, ev) })
			if err != nil {
				return fmt.Errorf("write report %s: %w", f.Name, err)
			}
		}
		if f.Folder == nil {
			continue
		}
		for _, file := range f.Folder(an) {
			if err := os.MkdirAll(filepath.Join(dir, f.Name), 0o777); err != nil {
				return fmt.Errorf("write reports: %w", err)
			}
			if err := writeReport(filepath.Join(dir, f.Name, file.Name), file.Write); err != nil {
				return fmt.Errorf("write report %s/%s: %w", f.Name, file.Name, err)
			}
		}
	}
	return nil
}

// writeReport streams one report to its file: reports of long runs are large.
func writeReport(path string, write func(io.Writer) error) error {
	file, err := atomicfile.Create(path, 0o666)
	if err != nil {
		return err
	}
	defer file.Cleanup() //nolint:errcheck // does nothing once the file is in place
	w := bufio.NewWriter(file)
	if err := write(w); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return file.CloseAtomicallyReplace()
}

// FormatHTML is the only format that is more than one file. Printed, it stands
// alone.
const FormatHTML = "html"

// PrintPage is assay report --format html: the path of the page, or with single a
// page that stands alone.
func PrintPage(env *cmdenv.Env, r *journal.Run, an *analyse.Analysis, single, written bool) error {
	switch {
	case single:
		return html.Single(env.Out, an, runload.EvidenceOf(r))
	case !written:
		return cmdenv.UsageErrorf("--format %s writes the pages of all that is known: with --at or --graded, say --single as well", FormatHTML)
	}
	_, err := fmt.Fprintln(env.Out, filepath.Join(r.Dir(), "out", html.PageFile))
	return err
}
