package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"
	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/report/markdown"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// analysis reads a run folder into figures: what was settled before the first
// trial, the journal and the notes. at > 0 reads the journal up to that record
// only. Each of with adds to what the analysis is given.
func analysis(r *journal.Run, s *suite.Suite, at int64, with ...func(*analyse.Options)) (*analyse.Analysis, error) {
	opt, err := analysisOptions(r, s)
	if err != nil {
		return nil, err
	}
	records := r.Records()
	if at > 0 {
		last := int64(0)
		for rec, err := range pastTorn(r.Records()) {
			if err != nil {
				break // the analysis says it
			}
			last = rec.Seq
		}
		if at > last {
			return nil, usage("--at %d: the journal of run %s ends with record %d", at, r.Dir(), last)
		}
		records = r.RecordsUntil(at)
	}
	for _, add := range with {
		add(&opt)
	}
	an, err := analyse.Run(s, r.Manifest().Plan, pastTorn(records), opt)
	if err != nil {
		var bad *journal.BadLine
		if errors.As(err, &bad) {
			return nil, missing(err)
		}
		return nil, fmt.Errorf("analyse run %s: %w", r.Dir(), err)
	}
	an.Setting = withHost(an.Setting, an.Sessions)
	return an, nil
}

// pastTorn reads on where a journal ends in a torn line: nothing in it was
// acknowledged, so a report need not fail for it.
func pastTorn(records iter.Seq2[trial.Record, error]) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		for rec, err := range records {
			var torn *journal.Torn
			if errors.As(err, &torn) {
				return
			}
			if !yield(rec, err) {
				return
			}
		}
	}
}

// stored is the suite as the run folder holds it. Reports are made of it and not
// of the suite that ran: that one is not redacted.
func (j *job) stored(r *journal.Run) (*suite.Suite, error) {
	if j.restored != nil {
		return j.restored.Suite, nil
	}
	return suite.FromResolved(r.Manifest().Resolved, kinds())
}

// conclude reports what a session left: the text on standard output, the files
// in out/, the step summary of a CI; and turns the verdict into the exit code.
func (a *app) conclude(j *job, r *journal.Run, sum run.Summary) error {
	s, err := j.stored(r)
	if err != nil {
		return err
	}
	an, err := analysis(r, s, 0)
	if err != nil {
		return err
	}
	a.tuneReports(len(an.Trials))
	files, err := writeReports(r, an)
	if err != nil {
		return err
	}
	for _, err := range []error{a.stepSummary(an, evidenceOf(r)), a.printAnnotations(j.f.annotate, r.Manifest(), an, nil)} {
		if err != nil { // the run is not worse for it
			a.complain(err)
		}
	}
	switch {
	case j.f.json:
		err = json.NewEncoder(a.out).Encode(map[string]any{"event": "verdict", "run": r.Dir(), "reason": sum.Reason, "totals": sum.Totals, "verdict": an.Verdict})
	case j.f.quiet:
		_, err = fmt.Fprintln(a.out, report.Headline(an.Verdict))
	default:
		if err = a.textReport(an, evidenceOf(r), false); err == nil {
			_, err = fmt.Fprintf(a.out, "\nrun      %s\nreports  %s\n", r.Dir(), files)
		}
		if err == nil && a.isTerminal() { // for people; what reads a pipe knows what it wants
			_, err = fmt.Fprintf(a.out, "look     assay view %s\n", shellWord(r.Dir()))
		}
	}
	if err != nil {
		return err
	}
	if sum.Reason == "interrupted" {
		fmt.Fprintf(a.err, "assay: interrupted; go on with: assay run --resume %s\n", r.Dir())
		return &exitError{exitInterrupted, nil}
	}
	if sum.Reason == "budget" && !j.f.quiet {
		fmt.Fprintf(a.err, "assay: the budget stopped the run; go on with: assay run --resume %s --budget MORE\n", r.Dir())
	}
	return exitWith(an.Verdict.Exit)
}

func exitWith(code int) error {
	if code == exitOK {
		return nil
	}
	return &exitError{code, nil}
}

// textReport writes the terminal report, as wide as the terminal and in colour
// where that is wanted.
func (a *app) textReport(an *analyse.Analysis, ev trial.Opener, all bool) error {
	s := a.screen()
	o := reporttext.Options{All: all, Width: s.width}
	if s.colour {
		o.Style = reporttext.ANSI()
	}
	return reporttext.WithOptions(o)(a.out, an, ev)
}

// writeReports writes every report that has a file, and returns their folder.
func writeReports(r *journal.Run, an *analyse.Analysis) (string, error) {
	dir := filepath.Join(r.Dir(), "out")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return dir, fmt.Errorf("write reports: %w", err)
	}
	ev := evidenceOf(r)
	if err := html.Write(dir, an, ev, html.Options{}); err != nil {
		return dir, fmt.Errorf("write report %s: %w", formatHTML, err)
	}
	for i := range formats {
		f := &formats[i]
		if f.File == "" || f.Name == formatHTML || f.Applies != nil && !f.Applies(an) {
			continue
		}
		err := writeReport(filepath.Join(dir, f.File), func(w io.Writer) error { return f.Write(w, an, ev) })
		if err != nil {
			return dir, fmt.Errorf("write report %s: %w", f.Name, err)
		}
	}
	for i := range formats {
		if formats[i].Folder == nil {
			continue
		}
		name, files := formats[i].Name, formats[i].Folder(an)
		if len(files) == 0 {
			continue
		}
		if err := os.MkdirAll(filepath.Join(dir, name), 0o777); err != nil {
			return dir, fmt.Errorf("write reports: %w", err)
		}
		for _, file := range files {
			if err := writeReport(filepath.Join(dir, name, file.Name), file.Write); err != nil {
				return dir, fmt.Errorf("write report %s/%s: %w", name, file.Name, err)
			}
		}
	}
	return dir, nil
}

// writeReport streams one report to its file: those of long runs are large.
func writeReport(path string, write func(io.Writer) error) error {
	file, err := renameio.NewPendingFile(path, renameio.WithPermissions(0o666))
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

// stepSummary appends the Markdown report to the file that GitHub Actions shows
// beside a job.
func (a *app) stepSummary(an *analyse.Analysis, ev trial.Opener) error {
	return a.appendSummary(func(w io.Writer) error { return markdown.Write(w, an, ev) })
}

// appendSummary appends what write writes to the step summary, if there is one.
func (a *app) appendSummary(write func(io.Writer) error) error {
	path := getenv(a.environ)("GITHUB_STEP_SUMMARY")
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

// isTerminal reports whether progress can be drawn.
func (a *app) isTerminal() bool {
	f, ok := a.rawErr.(*os.File)
	in, okIn := a.in.(*os.File)
	return ok && okIn && term.IsTerminal(int(f.Fd())) && term.IsTerminal(int(in.Fd())) && getenv(a.environ)("TERM") != "dumb" && getenv(a.environ)("CI") == ""
}

// liveOut is where the live view draws. Its text is made of records, which are
// redacted already.
func (a *app) liveOut() io.Writer { return a.rawErr }

func newJSONDisplay(w io.Writer) display {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return jsonDisplay{enc}
}
