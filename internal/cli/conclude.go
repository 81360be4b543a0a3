package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/report/markdown"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// stored is the suite as the run folder holds it. Reports are made of it and not
// of the suite that ran: that one is not redacted.
func (j *job) stored(r *journal.Run) (*suite.Suite, error) {
	if j.restored != nil {
		return j.restored.Suite, nil
	}
	return suite.FromResolved(r.Manifest().Resolved, j.Kinds)
}

// conclude reports what a session left: the text on standard output, the files
// in out/, the step summary of a CI; and turns the verdict into the exit code.
func (a *app) conclude(j *job, r *journal.Run, sum run.Summary) error {
	s, err := j.stored(r)
	if err != nil {
		return err
	}
	an, err := runload.Analyse(r, s, 0)
	if err != nil {
		return err
	}
	a.tuneReports(len(an.Trials))
	files, err := writeReports(r, an)
	if err != nil {
		return err
	}
	for _, err := range []error{a.stepSummary(an, runload.EvidenceOf(r)), a.printAnnotations(j.f.annotate, r.Manifest(), an, nil)} {
		if err != nil { // the run is not worse for it
			a.Complain(err)
		}
	}
	switch {
	case j.f.json:
		err = json.NewEncoder(a.Out).Encode(map[string]any{"event": "verdict", "run": r.Dir(), "reason": sum.Reason, "totals": sum.Totals, "verdict": an.Verdict})
	case j.f.quiet:
		_, err = fmt.Fprintln(a.Out, report.Headline(an.Verdict))
	default:
		if err = a.textReport(an, runload.EvidenceOf(r), false); err == nil {
			_, err = fmt.Fprintf(a.Out, "\nrun      %s\nreports  %s\n", r.Dir(), files)
		}
		if err == nil && a.IsTerminal() { // for people; what reads a pipe knows what it wants
			_, err = fmt.Fprintf(a.Out, "look     assay view %s\n", cmdenv.QuoteWord(r.Dir()))
		}
	}
	if err != nil {
		return err
	}
	if sum.Reason == "interrupted" {
		fmt.Fprintf(a.Err, "assay: interrupted; go on with: assay run --resume %s\n", r.Dir())
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	if sum.Reason == "budget" && !j.f.quiet {
		fmt.Fprintf(a.Err, "assay: the budget stopped the run; go on with: assay run --resume %s --budget MORE\n", r.Dir())
	}
	return cmdenv.ExitWith(an.Verdict.Exit)
}

// textReport writes the terminal report, as wide as the terminal and in colour
// where that is wanted.
func (a *app) textReport(an *analyse.Analysis, ev trial.Opener, all bool) error {
	s := a.Screen()
	o := reporttext.Options{All: all, Width: s.Width}
	if s.Colour {
		o.Style = reporttext.ANSI()
	}
	return reporttext.New(o)(a.Out, an, ev)
}

// writeReports writes every report that has a file, and returns their folder.
func writeReports(r *journal.Run, an *analyse.Analysis) (string, error) {
	dir := filepath.Join(r.Dir(), "out")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return dir, fmt.Errorf("write reports: %w", err)
	}
	ev := runload.EvidenceOf(r)
	if err := html.Write(dir, an, ev, html.Options{}); err != nil {
		return dir, fmt.Errorf("write report %s: %w", formatHTML, err)
	}
	for _, f := range formats {
		if f.file == "" || f.name == formatHTML || f.applies != nil && !f.applies(an) {
			continue
		}
		if err := writeReport(filepath.Join(dir, f.file), f, ev, an); err != nil {
			return dir, fmt.Errorf("write report %s: %w", f.name, err)
		}
	}
	for _, name := range cmdenv.SortedKeys(folders) {
		files := folders[name](an)
		if len(files) == 0 {
			continue
		}
		if err := os.MkdirAll(filepath.Join(dir, name), 0o777); err != nil {
			return dir, fmt.Errorf("write reports: %w", err)
		}
		for _, file := range files {
			f := format{write: func(w io.Writer, _ *analyse.Analysis, _ trial.Opener) error { return file.Write(w) }}
			if err := writeReport(filepath.Join(dir, name, file.Name), f, ev, an); err != nil {
				return dir, fmt.Errorf("write report %s/%s: %w", name, file.Name, err)
			}
		}
	}
	return dir, nil
}

// writeReport streams one report to its file: those of long runs are large.
func writeReport(path string, f format, ev trial.Opener, an *analyse.Analysis) error {
	file, err := renameio.NewPendingFile(path, renameio.WithPermissions(0o666))
	if err != nil {
		return err
	}
	defer file.Cleanup() //nolint:errcheck // does nothing once the file is in place
	w := bufio.NewWriter(file)
	if err := f.write(w, an, ev); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return file.CloseAtomicallyReplace()
}

// stepSummary appends the Markdown report to the file that GitHub Actions shows
// beside a job.
func (a *app) stepSummary(an *analyse.Analysis, ev trial.Opener) error {
	return a.appendSummary(func(w io.Writer) error { return markdown.Format(w, an, ev) })
}

// appendSummary appends what write writes to the step summary, if there is one.
func (a *app) appendSummary(write func(io.Writer) error) error {
	path := a.Getenv("GITHUB_STEP_SUMMARY")
	if path == "" {
		return nil
	}
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	text := b.Bytes()
	if info.Size()+int64(len(text)) > maxStepSummary {
		text = []byte("\n_No room for another summary here (1 MiB a step): `assay report RUN --format markdown` prints it._\n")
	}
	if info.Size()+int64(len(text)) > maxStepSummary {
		return nil
	}
	if _, err := f.Write(text); err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	return f.Close()
}

// maxStepSummary is what GitHub takes of one step, in bytes: of more it shows
// nothing at all.
const maxStepSummary = 1 << 20

func newJSONDisplay(w io.Writer) display {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return jsonDisplay{enc}
}
