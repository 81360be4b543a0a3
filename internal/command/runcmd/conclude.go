package runcmd

import (
	"encoding/json"
	"fmt"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// storedSuite is the suite as the run folder holds it. Reports are made of it and not
// of the suite that ran: that one is not redacted.
func (j *job) storedSuite(r *journal.Run) (*suite.Suite, error) {
	if j.restored != nil {
		return j.restored.Suite, nil
	}
	return suite.FromResolved(r.Manifest().Resolved, j.Kinds)
}

// defaultOut is the folder of runs in which the name "last" is looked up.
const defaultOut = "runs"

// nameRun returns the shortest name of the run in commands.
func (j *job) nameRun(r *journal.Run) string {
	if j.restored == nil && j.f.out == defaultOut {
		return "last"
	}
	return r.Dir()
}

// reportSession writes the report of a session: the text on standard output, the files
// in out/ and the step summary of a CI. It returns the verdict's exit code as an error.
func (j *job) reportSession(r *journal.Run, sum run.Summary) error {
	j.ReturnMemory()
	s, err := j.storedSuite(r)
	if err != nil {
		return err
	}
	an, err := runload.Analyse(r, s, 0, func(o *analyse.Options) {
		o.Gates, o.Freed = runload.CheckGates(j.baseline, nil), func() { j.ReturnMemory() }
		if j.suite == nil { // nobody reviews the run, so that this is the last reading of the plan
			j.plan, o.PlanTaken = trial.Plan{}, func() {
				r.ForgetPlan()
				j.ReturnMemory()
			}
		}
	})
	if err != nil {
		return err
	}
	j.ReturnMemory()
	files, err := j.WriteReports(r, an)
	if err != nil {
		return err
	}
	if sum.Reason == "interrupted" {
		an.Verdict.Exit = cmdenv.ExitInterrupted // exit code of this command; the reports describe the run
	}
	for _, err := range []error{runreport.AppendReport(j.Env, an, runload.EvidenceOf(r)), runreport.PrintAnnotations(j.Env, j.f.annotate, r.Manifest(), an, j.baseline)} {
		if err != nil { // the run is not worse for it
			j.Complain(err)
		}
	}
	switch {
	case j.f.json:
		err = json.NewEncoder(j.Out).Encode(map[string]any{"event": "verdict", "run": r.Dir(), "reason": sum.Reason, "totals": sum.Totals, "verdict": an.Verdict})
	case j.f.quiet:
		_, err = fmt.Fprintln(j.Out, report.Headline(an.Verdict))
	default:
		if err = runreport.PrintText(j.Env, an, runload.EvidenceOf(r), runreport.TextOptions{Run: j.nameRun(r), Full: j.f.full}); err == nil {
			if j.f.full {
				fmt.Fprintln(j.Out)
			}
			_, err = fmt.Fprintf(j.Out, "run      %s\nreports  %s\n", r.Dir(), files)
		}
	}
	if err != nil {
		return err
	}
	if sum.Reason == "interrupted" {
		fmt.Fprintf(j.Err, "assay: interrupted; go on with: assay run --resume %s\n", r.Dir())
	}
	if sum.Reason == "budget" && !j.f.quiet {
		fmt.Fprintf(j.Err, "assay: the budget stopped the run; go on with: assay run --resume %s --budget MORE\n", r.Dir())
	}
	if sum.Endpoint != "" {
		return cmdenv.MissingError(fmt.Errorf("%s\nthe run stopped, since no trial of this endpoint can succeed now; when the cause is mended: assay run --resume %s", sum.Endpoint, r.Dir()))
	}
	return cmdenv.ExitWith(an.Verdict.Exit)
}
