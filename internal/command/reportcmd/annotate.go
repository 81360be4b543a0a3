package reportcmd

import (
	"context"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/trial"
)

// Limits on the text of a note. Labels serve to find trials, and every report repeats
// them in full.
const (
	maxLabel = 60
	maxNote  = 16 << 10
)

type annotateFlags struct {
	out, label, note, override, reason, by string
	revoke                                 int64
	list                                   bool
}

// NewAnnotate returns the command annotate.
func NewAnnotate(loader *suiteload.Loader) *cobra.Command {
	f := &annotateFlags{}
	cmd := &cobra.Command{
		Use: "annotate RUN [TRIAL]", Short: "add a note to a trial, or override its outcome with a reason",
		Long: `Write a note on a trial into the run folder: a label, a text, or with --override
an outcome in place of that of the graders. Notes are shown in every report and
change no figure. Overrides do, and the figures as graded then stand beside.

Nothing is ever changed or removed: --revoke adds a note that revokes one. An
override is of the attempt that counts, and of a trial that has a result: what is
void or did not run cannot be given one. Notes can be written while the run goes on.

TRIAL is TASK@ARM#N, with N from 1. #N may be left out if there is one trial, and
@ARM too if there is one arm.`,
		Example: `  assay annotate last nav-stack@sonnet/grounded#1 --mark flaky --note "timed out twice by hand, too"
  assay annotate last nav-stack@sonnet/grounded#1 --override pass --reason "the rename is right: see SE-0401"
  assay annotate last nav-stack@sonnet/grounded#1 --revoke 2
  assay annotate last --list`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(args, cmd.Flags().Changed); err != nil {
				return err
			}
			r, err := runload.Open(loader, args[0], f.out, 0)
			if err != nil {
				return err
			}
			return annotateRun(cmd.Context(), loader, f, r, args[1:])
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.StringVar(&f.label, "mark", "", "a `word` to find trials by")
	cmdenv.RenameFlag(cmd, "label", "mark")
	fl.StringVar(&f.note, "note", "", "`text` for readers of the reports")
	fl.StringVar(&f.override, "override", "", "`outcome` in place of the graders': pass, fail or unknown; needs --reason")
	fl.StringVar(&f.reason, "reason", "", "why, with --override or --revoke")
	fl.Int64Var(&f.revoke, "revoke", 0, "revoke note `SEQ`")
	fl.StringVar(&f.by, "by", "", "`name` of the author (default: user.name of git, else $USER)")
	fl.BoolVar(&f.list, "list", false, "list the notes of the run, or of TRIAL")
	return cmd
}

func (f *annotateFlags) check(args []string, changed func(string) bool) error {
	says := changed("mark") || changed("note") || changed("override")
	switch {
	case len(args) == 0 || len(args) > 2:
		return cmdenv.UsageErrorf("name a run and a trial of it, such as: assay annotate last nav-stack@sonnet/grounded#1 --mark flaky")
	case f.list && (says || changed("revoke") || changed("reason")):
		return cmdenv.UsageErrorf("--list shows notes and writes none")
	case f.list:
		return nil
	case changed("revoke") && says:
		return cmdenv.UsageErrorf("--revoke takes no text: write another note for that")
	case changed("revoke") && f.revoke < 1:
		return cmdenv.UsageErrorf("--revoke %d: notes count from 1 (assay annotate RUN --list shows them)", f.revoke)
	case changed("revoke"):
	case len(args) == 1:
		return cmdenv.UsageErrorf("name a trial of the run, such as nav-stack@sonnet/grounded#1, or say --list")
	default:
		if err := f.checkNote(changed); err != nil {
			return err
		}
	}
	return f.checkLengths()
}

// checkNote checks the flags of a note that revokes nothing.
func (f *annotateFlags) checkNote(changed func(string) bool) error {
	switch {
	case strings.TrimSpace(f.label+f.note+f.override) == "":
		return cmdenv.UsageErrorf("say something: --mark, --note or --override")
	case changed("override") && f.override != string(trial.Pass) && f.override != string(trial.Fail) && f.override != string(trial.Unknown):
		return cmdenv.UsageErrorf("--override %s: choose pass, fail or unknown%s", f.override, spelling.Suggest(f.override, []string{"pass", "fail", "unknown"}))
	case changed("override") && strings.TrimSpace(f.reason) == "":
		return cmdenv.UsageErrorf("--override %s: give the reason for readers of the figures with --reason", f.override)
	case changed("reason") && !changed("override"):
		return cmdenv.UsageErrorf("--reason is the reason of --override or --revoke: use --note for a note")
	}
	return nil
}

// checkLengths trims the texts and checks that they are short enough.
func (f *annotateFlags) checkLengths() error {
	for _, line := range []struct {
		name string
		text *string
	}{{"mark", &f.label}, {"by", &f.by}, {"reason", &f.reason}} {
		if *line.text = strings.TrimSpace(*line.text); strings.ContainsAny(*line.text, "\n\r") {
			return cmdenv.UsageErrorf("--%s: it is one line", line.name)
		}
	}
	for _, b := range []struct {
		name, text string
		most       int
	}{{"mark", f.label, maxLabel}, {"by", f.by, maxLabel}, {"note", f.note, maxNote}, {"reason", f.reason, maxNote}} {
		if n := utf8.RuneCountInString(b.text); n > b.most {
			return cmdenv.UsageErrorf("--%s: it has %d characters, more than %d", b.name, n, b.most)
		}
	}
	return nil
}

func annotateRun(ctx context.Context, loader *suiteload.Loader, f *annotateFlags, r *run.Restored, args []string) (err error) {
	var keys []trial.Key
	for _, p := range r.Run.Manifest().Plan.Trials {
		if !suiteload.IsBaseline(r.Suite, p.Task) { // they measure the cost of a session and are not trials of the suite
			keys = append(keys, p.Key)
		}
	}
	var key trial.Key
	if len(args) == 1 {
		if key, err = runload.FindTrial(args[0], keys); err != nil {
			return err
		}
	}
	if f.list {
		return listNotes(loader.Env, r.Run, key)
	}
	an, err := runload.Analyse(r.Run, r.Suite, 0, func(o *analyse.Options) { o.GradedOnly = true })
	if err != nil {
		return err
	}
	by, from := f.by, "--by"
	if by == "" {
		if by, from = cmdenv.FindAuthor(ctx, loader.Env); by == "" {
			return cmdenv.UsageErrorf("--by NAME: say who you are (git has no user.name, and $USER is not set)")
		}
	}
	red := loader.SuiteRedactor(r.Suite)
	safe := func(s string) string { return red.String(strings.ToValidUTF8(s, "�")) }
	n := trial.Note{By: safe(by), Key: key, Label: safe(f.label), Note: safe(f.note), Override: trial.Verdict(f.override), Reason: safe(f.reason), Revokes: f.revoke}
	var was trial.Verdict
	if f.revoke == 0 {
		t := an.Trial(key)
		if n.Attempt = t.Settled; n.Override != "" && t.Status != analyse.Scored {
			return noResult(t, n.Override)
		}
		was = t.Outcome
	}
	n, torn, err := r.Run.AddNote(n, loader.Now(), func(there []trial.Note) error { return fillRevoke(&n, there, len(args) == 1) })
	if torn != nil {
		fmt.Fprintf(loader.Err, "assay: note: %v\n", torn)
	}
	if err != nil {
		return runload.NoteError(err)
	}
	return printNoted(loader.Env, r.Run.Dir(), n, from, was)
}

func noResult(t *analyse.Trial, to trial.Verdict) error {
	how := map[analyse.Status]string{
		analyse.Void:    "try it again in a new run, or grade it again with assay regrade if it is a grader that failed",
		analyse.Skipped: "assay run --resume runs what was left out",
		analyse.Pending: "wait until it has ended, or go on with assay run --resume",
	}[t.Status]
	what := string(t.Status)
	if t.Reason != "" {
		what += " (" + report.Cut(report.Clean(t.Reason), 120) + ")"
	}
	return cmdenv.UsageErrorf("--override %s: %s is %s: it has no result, and one would be made up; a --note can be written (%s)", to, report.Clean(t.Key().String()), what, how)
}

// fillRevoke completes a note that revokes another. It returns an error if the other
// note does not exist.
func fillRevoke(n *trial.Note, there []trial.Note, named bool) error {
	if n.Revokes == 0 {
		return nil
	}
	var of *trial.Note
	for i := range there {
		if there[i].Seq == n.Revokes {
			of = &there[i]
		}
	}
	switch {
	case of == nil:
		return cmdenv.UsageErrorf("--revoke %d: the run has no such note (assay annotate RUN --list shows them)", n.Revokes)
	case named && of.Key != n.Key:
		return cmdenv.UsageErrorf("--revoke %d: that note is on %s, not on %s", n.Revokes, report.Clean(of.Key.String()), report.Clean(n.Key.String()))
	case of.Revokes > 0:
		return cmdenv.UsageErrorf("--revoke %d: that note revokes note %d; write that note again", n.Revokes, of.Revokes)
	case trial.RevokedNotes(there)[n.Revokes]:
		return cmdenv.UsageErrorf("--revoke %d: it is revoked already", n.Revokes)
	}
	n.Key, n.Attempt = of.Key, of.Attempt
	return nil
}

func printNoted(env *cmdenv.Env, dir string, n trial.Note, from string, was trial.Verdict) error {
	fmt.Fprintf(env.Out, "note %d on %s, by %s (%s)\n", n.Seq, report.Clean(n.Key.String()), report.Clean(n.By), from)
	switch {
	case n.Revokes > 0:
		fmt.Fprintf(env.Out, "  note %d is revoked\n", n.Revokes)
	case n.Override == was:
		fmt.Fprintf(env.Out, "  the outcome is %s, as graded: no figure changes\n", n.Override)
	case n.Override != "":
		fmt.Fprintf(env.Out, "  the outcome counts as %s, in place of %s as graded (attempt %d)\n", n.Override, was, n.Attempt)
	}
	_, err := fmt.Fprintf(env.Out, "reports show it when they are made again: assay report %s\n", dir)
	return err
}

func listNotes(env *cmdenv.Env, r *journal.Run, of trial.Key) error {
	notes, err := r.Notes()
	if err != nil {
		return runload.NoteError(err)
	}
	revoked := trial.RevokedNotes(notes)
	shown := 0
	for _, n := range notes {
		if (of != trial.Key{}) && n.Key != of {
			continue
		}
		shown++
		gone := ""
		if revoked[n.Seq] {
			gone = "  (revoked)"
		}
		fmt.Fprintf(env.Out, "%d  %s  %s  %s%s\n", n.Seq, n.Time.UTC().Format(time.RFC3339), report.Clean(runload.TrialName(n.Key)), report.Clean(n.By), gone)
		for _, part := range report.NoteLines(n) {
			fmt.Fprintf(env.Out, "   %s\n", part)
		}
	}
	if shown == 0 {
		_, err = fmt.Fprintln(env.Out, "there are no notes")
	}
	return err
}
