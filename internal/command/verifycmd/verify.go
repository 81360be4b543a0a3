// Package verifycmd has the commands verify and sign, which check and vouch for what a
// run has recorded.
package verifycmd

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/crypto/ssh"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runsign"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/sshsig"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

type verifyFlags struct {
	out, signers string
	regrade      bool
}

// NewVerify returns the command verify.
func NewVerify(loader *suiteload.Loader) *cobra.Command {
	f := &verifyFlags{}
	cmd := &cobra.Command{
		Use: "verify RUN", Short: "check that a run is whole, unchanged, graded as it says, and signed",
		Long: `Check a run: the hash of every line of the journal and of the notes, the digest of
every blob, that the records tell one story, and that every score that counts has
the key that today's graders give it. --regrade also grades the stored evidence
again, changes nothing, and lists the scores that come out otherwise. --signers
checks the signature against a file of allowed signers (ssh-keygen(1)).

Without a signature the hashes find accidents and partial edits. Who can write the
folder can also compute new hashes for all of it.

Exit codes: 0 whole, and everything agrees; 1 whole, and scores differ from what
today's graders say; 3 damaged, changed, cut off, or not signed as --signers asks.`,
		Example: "  assay verify last\n  assay verify last --regrade\n  assay verify runs/20261121T101500Z-my-suite-k3f9 --signers allowed_signers",
		Args:    cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			dir, err := runload.FindRun(args[0], f.out)
			if err != nil {
				return err
			}
			return verifyRun(cmd.Context(), loader, f, dir)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.StringVar(&f.signers, "signers", "", "`file` of allowed signers, one of whom must have signed the run")
	fl.BoolVar(&f.regrade, "regrade", false, "grade the stored evidence again and compare")
	fl.StringVar(&loader.Toolchain, "toolchain", "", "Swift `toolchain` of graders: a folder, or a name such as swift-6.0")
	return cmd
}

func verifyRun(ctx context.Context, loader *suiteload.Loader, f *verifyFlags, dir string) error {
	rep := journal.CheckRun(dir)
	if err := runsign.Whole(dir, rep); err != nil {
		return cmdenv.MissingError(err)
	}
	fmt.Fprintf(loader.Out, "run %s\n", dir)
	if rep.Format < 2 {
		fmt.Fprintf(loader.Out, "records    %d, readable; without hashes (format 1), so that changes to them cannot be found\n", rep.Records)
	} else {
		fmt.Fprintf(loader.Out, "records    %d, every hash and every blob as recorded; ended: %s\n", rep.Records, report.Clean(rep.Ended))
	}
	if rep.Notes > 0 {
		fmt.Fprintf(loader.Out, "notes      %d\n", rep.Notes)
	}
	if err := verifySignature(loader, f, dir); err != nil {
		return err
	}
	return verifyScores(ctx, loader, f, dir, rep.Format)
}

// verifySignature checks the signature of a run, if it has or must have one.
func verifySignature(loader *suiteload.Loader, f *verifyFlags, dir string) error {
	r, err := journal.Open(dir)
	if err != nil {
		return cmdenv.MissingError(err)
	}
	armored, err := r.Signature()
	if err != nil {
		return cmdenv.MissingError(err)
	}
	if armored == nil {
		if f.signers != "" {
			return cmdenv.MissingError(fmt.Errorf("run %s is not signed: it has no %s", dir, journal.SignatureFile))
		}
		fmt.Fprintln(loader.Out, "signature  none: a rewrite of the whole cannot be found")
		return nil
	}
	text, err := r.SignedText()
	if err != nil {
		return cmdenv.MissingError(err)
	}
	key, err := sshsig.Verify(armored, journal.SignatureNamespace, text)
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("%s/%s: the run was signed otherwise, or has changed since: %w", dir, journal.SignatureFile, err))
	}
	fingerprint := ssh.FingerprintSHA256(key)
	if f.signers == "" {
		fmt.Fprintf(loader.Out, "signature  of key %s; whose it is, --signers checks\n", fingerprint)
		return nil
	}
	b, err := os.ReadFile(f.signers)
	if err != nil {
		return cmdenv.UsageErrorf("--signers: %w", err)
	}
	signers, err := sshsig.ParseSigners(b)
	if err != nil {
		return cmdenv.UsageErrorf("--signers %s: %w", f.signers, err)
	}
	who, err := signers.Find(key, journal.SignatureNamespace, loader.Now())
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("run %s: %w", dir, err))
	}
	fmt.Fprintf(loader.Out, "signature  of %s, key %s\n", report.Clean(who), fingerprint)
	return nil
}

// stored is an attempt that counts, with its scores that count.
type stored struct {
	attempt *trial.Attempt
	scores  map[string]trial.Score
}

// verifyScores compares the scores that count with today's graders.
func verifyScores(ctx context.Context, loader *suiteload.Loader, f *verifyFlags, dir string, format int) error {
	restored, err := runload.Restore(loader, dir, 0)
	if err != nil {
		return err
	}
	all, err := readStored(restored)
	if err == nil && format >= 2 { // earlier versions had other labels
		err = checkLabels(restored.Suite, all)
	}
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("run %s: %w", dir, err))
	}
	red := loader.Redactor()
	prices, err := suiteload.PinnedPrices(restored.Suite, restored.Run.Manifest().Prices)
	if err != nil {
		return cmdenv.MissingError(err)
	}
	rt, err := loader.NewRuntime(ctx, restored.Suite, restored.Fixture, red, prices, worker.Setting{Open: restored.Run, Only: []string{}})
	if err != nil {
		return err
	}
	defer rt.Close()
	rt.UsePins(restored.Pins)
	if err := rt.ProbeGraders(ctx); err != nil {
		if f.regrade {
			return cmdenv.MissingError(err)
		}
		fmt.Fprintf(loader.Out, "scores     not compared with today's graders: %v\n", err)
		return nil
	}
	if err := loader.PlaceInRun(&rt.Rooms, restored.Run, "", ""); err != nil {
		return err
	}
	differ := make([][]string, len(all))
	count := 0
	for _, s := range all {
		count += len(s.scores)
	}
	err = parallel.ForEach(ctx, len(all), restored.Suite.Limits.Jobs, func(i int) error {
		differ[i] = compareScores(ctx, rt, all[i], f.regrade)
		return ctx.Err()
	})
	if err != nil {
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	lines := slices.Concat(differ...)
	what := "have the keys of today's graders"
	if f.regrade {
		what = "come out again, and have the keys of today's graders"
	}
	if len(lines) == 0 {
		fmt.Fprintf(loader.Out, "scores     %d, all %s\n", count, what)
		return nil
	}
	fmt.Fprintf(loader.Out, "scores     %d, not all of which %s:\n", count, what)
	for _, l := range lines {
		fmt.Fprintf(loader.Out, "  %s\n", report.Clean(l))
	}
	return cmdenv.ExitWith(cmdenv.ExitGate)
}

// checkLabels returns an error if a score has a label that the kind of its grader in the
// suite does not give.
func checkLabels(s *suite.Suite, all []*stored) error {
	for _, one := range all {
		for _, name := range cmdenv.SortedKeys(one.scores) {
			kind := "" // of trial.AgentGrader
			if g := s.Graders[name]; g != nil {
				kind = g.Kind
			}
			score := one.scores[name]
			if err := score.CheckLabelOf(kind, registry.Labels(kind), one.attempt.End); err != nil {
				return fmt.Errorf("%s: %w", one.attempt.Key, err)
			}
		}
	}
	return nil
}

// readStored reads the attempts and scores that count, in the order of the plan.
func readStored(r *run.Restored) ([]*stored, error) {
	state, err := analyse.Fold(r.Suite, r.Run.Manifest().Plan, r.Run.Records())
	if err != nil {
		return nil, err
	}
	settled, reading := map[int64]bool{}, map[trial.Key]*stored{}
	for _, p := range state.All {
		settled[p.Seq] = p.Settled > 0 && !p.Void
	}
	for rec, err := range r.Run.Records() {
		switch {
		case err != nil:
			return nil, err
		case rec.Attempt != nil && settled[rec.Seq]:
			reading[rec.Attempt.Key] = &stored{attempt: &rec.Attempt.Attempt, scores: map[string]trial.Score{}}
		case rec.Grading != nil: // only what follows counts
			for _, s := range reading {
				clear(s.scores)
			}
		case rec.Score != nil && reading[rec.Score.Key] != nil:
			reading[rec.Score.Key].scores[rec.Score.Grader] = *rec.Score
		}
	}
	var out []*stored
	for p := range state.All {
		if s := reading[p.Key]; s != nil {
			out = append(out, s)
		}
	}
	return out, nil
}

// compareScores returns the differences between the scores of an attempt and the scores that
// today's graders give it: of their keys, and if regrade is set of their content.
func compareScores(ctx context.Context, rt *worker.Runtime, s *stored, regrade bool) []string {
	var out []string
	differs := func(grader, format string, args ...any) {
		out = append(out, fmt.Sprintf("%s: %s: ", s.attempt.Key, grader)+fmt.Sprintf(format, args...))
	}
	names := cmdenv.SortedKeys(s.scores)
	for _, name := range names {
		key, err := rt.GradeKey(name, s.attempt)
		if err != nil {
			differs(name, "%v", err)
		} else if was := s.scores[name].GradeKey; key != was {
			differs(name, "its key is %s, and today's is %s: another grader, configuration or artifact", cmp.Or(was.Short(), "none"), key.Short())
		}
	}
	if !regrade {
		return out
	}
	for _, now := range rt.Grade(ctx, worker.Assignment{Key: s.attempt.Key, N: s.attempt.N, GenKey: s.attempt.GenKey, Attempt: s.attempt, Graders: names}) {
		was := s.scores[now.Grader]
		if d := scoreDifference(was, now); d != "" {
			differs(now.Grader, "%s", d)
		}
	}
	return out
}

// scoreDifference says how two scores differ in what counts; "" if they do not.
func scoreDifference(was, now trial.Score) string {
	if (was.Fault == nil) != (now.Fault == nil) {
		return fmt.Sprintf("fault %s, today %s", faultText(was.Fault), faultText(now.Fault))
	}
	if was.Fault != nil {
		return ""
	}
	var out []string
	verdicts := map[string]trial.Criterion{}
	for _, c := range was.Criteria {
		verdicts[c.Name] = c
	}
	for _, c := range now.Criteria {
		old, there := verdicts[c.Name]
		delete(verdicts, c.Name)
		if !there || old.Verdict != c.Verdict || old.Required != c.Required {
			out = append(out, fmt.Sprintf("%s is %s, today %s", c.Name, criterionText(old), criterionText(c)))
		}
	}
	for _, name := range cmdenv.SortedKeys(verdicts) {
		out = append(out, fmt.Sprintf("%s is %s, today absent", name, criterionText(verdicts[name])))
	}
	if was.Label != now.Label {
		out = append(out, fmt.Sprintf("label %q, today %q", was.Label, now.Label))
	}
	if !slices.EqualFunc(was.Measures, now.Measures, sameMeasure) {
		out = append(out, "its measures are others today")
	}
	return strings.Join(out, "; ")
}

func sameMeasure(a, b trial.Measure) bool {
	return a.Name == b.Name && a.Unit == b.Unit && (a.Value == nil) == (b.Value == nil) && (a.Value == nil || *a.Value == *b.Value)
}

func criterionText(c trial.Criterion) string {
	switch {
	case c.Name == "":
		return "absent"
	case c.Required:
		return string(c.Verdict) + " (required)"
	}
	return string(c.Verdict)
}

func faultText(f *trial.Fault) string {
	if f == nil {
		return "none"
	}
	return f.Error()
}
