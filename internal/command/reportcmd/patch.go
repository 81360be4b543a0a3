package reportcmd

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// NewPatch returns the command patch.
func NewPatch(loader *suiteload.Loader) *cobra.Command {
	var out, file string
	cmd := &cobra.Command{
		Use: "patch RUN [TRIAL]", Short: "write what an agent changed in its workspace as a patch",
		Long: `Write what the agent of a trial changed in its workspace, from what the setup
commands left on, as a patch that git apply takes there: files changed, added,
deleted and renamed, modes, links, and what is no text as binary patches. Applied,
it gives the files as the agent left them. Runs of earlier versions have it, too.

TRIAL is TASK@ARM#N, with N from 1. #N may be left out if there is one trial, and
@ARM too if there is one arm.`,
		Example: `  assay patch last nav-stack@codex/grounded#1
  assay patch last nav-stack@codex/grounded#1 -o fix.patch && git apply fix.patch`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0 || len(args) > 2:
				return cmdenv.UsageErrorf("name a run and a trial of it, such as: assay patch last nav-stack@codex/grounded#1")
			case cmd.Flags().Changed("output") && file == "":
				return cmdenv.UsageErrorf("-o: name the file, such as -o fix.patch")
			}
			r, err := runload.Open(loader, args[0], out, 0)
			if err != nil {
				return err
			}
			return printPatch(loader, r, args[1:], file)
		},
	}
	cmd.Flags().StringVar(&out, "out", "runs", "`folder` that holds all runs")
	cmd.Flags().StringVarP(&file, "output", "o", "", "write it to `FILE` instead of standard output")
	return cmd
}

func printPatch(loader *suiteload.Loader, r *run.Restored, args []string, file string) (err error) {
	var keys []trial.Key
	for _, p := range r.Run.Manifest().Plan.Trials {
		keys = append(keys, p.Key)
	}
	ran, err := ranTrials(r.Run, keys)
	if err != nil {
		return err
	}
	var key trial.Key
	switch {
	case len(ran) == 0:
		return cmdenv.UsageErrorf("no trial of run %s has run to its end, so there is nothing to write", r.Run.Dir())
	case len(args) == 1:
		if key, err = runload.FindTrial(args[0], ran); err != nil {
			var other error
			if key, other = runload.FindTrial(args[0], keys); other != nil {
				return err
			}
		}
	case len(ran) == 1:
		key = ran[0]
	default:
		return cmdenv.UsageErrorf("name a trial of the run, such as %s", runload.ExampleTrial(ran))
	}
	attempt, err := settledOf(r.Run, key)
	if err != nil {
		return err
	}
	if attempt == nil {
		return cmdenv.UsageErrorf("trial %s: no attempt of it has settled, so nothing of it was kept; %s has one", runload.TrialName(key), runload.ExampleTrial(ran))
	}
	secret := false // of the workspace's files
	red := loader.SuiteRedactor(r.Suite)
	c, err := patchOf(r, attempt, func(b []byte) []byte {
		out := red.Bytes(b)
		secret = secret || !bytes.Equal(out, b)
		return out
	})
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("patch of %s: %w", runload.TrialName(key), err))
	}
	text, without := c.Text()
	text = red.Bytes(text)
	if err := writePatch(loader.Env, file, text); err != nil {
		return err
	}
	fmt.Fprintf(loader.Err, "%s: %s\n", report.Clean(runload.TrialName(key)), patchSize(c, len(without)))
	for i := range without {
		fmt.Fprintf(loader.Err, "assay: warning: %s is not in it as the agent left it: %s\n", report.Clean(without[i].Path), report.AboutChange(&without[i]))
	}
	if secret {
		fmt.Fprintf(loader.Err, "assay: warning: secrets in the workspace's files were taken out of the patch: it does not apply to lines that hold them\n")
	}
	return nil
}

func patchSize(c *patch.Changes, without int) string {
	files, plus, minus, binary := c.Count()
	if files == 0 {
		return "the agent changed no file"
	}
	s := fmt.Sprintf("%s, +%d −%d lines", report.Plural(files, "file"), plus, minus)
	if binary -= without; binary > 0 {
		s += fmt.Sprintf(", %s as binary patch", report.Plural(binary, "file"))
	}
	return s
}

// ranTrials returns the trials with an attempt that counts, in the order of keys.
func ranTrials(r *journal.Run, keys []trial.Key) ([]trial.Key, error) {
	settled := map[trial.Key]bool{}
	for rec, err := range r.Records() {
		if err != nil {
			return nil, cmdenv.MissingError(err)
		}
		if x := rec.Attempt; x != nil && x.Settled {
			settled[x.Key] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(keys), func(k trial.Key) bool { return !settled[k] }), nil
}

// settledOf returns the attempt of a trial that counts, or nil if none.
func settledOf(r *journal.Run, key trial.Key) (*trial.Attempt, error) {
	var last *trial.Attempt // a void trial may have been run again
	for rec, err := range r.Records() {
		if err != nil {
			return nil, cmdenv.MissingError(err)
		}
		if x := rec.Attempt; x != nil && x.Settled && x.Key == key {
			last = &x.Attempt
		}
	}
	return last, nil
}

// patchOf builds the patch of an attempt from the run's copies of the fixture, the
// changes by setup and the final changes.
func patchOf(r *run.Restored, a *trial.Attempt, redact func([]byte) []byte) (*patch.Changes, error) {
	before := &workspace.Tree{}
	if r.Fixture != nil {
		var err error
		if before, err = workspace.LoadTree(r.Fixture.Files); err != nil {
			return nil, err
		}
	}
	var deltas [2]workspace.Delta
	for i, ref := range []trial.Ref{a.Artifact.Setup, a.Artifact.Tree} {
		if ref.IsZero() {
			continue
		}
		b, err := r.Run.Open(ref)
		if err != nil {
			return nil, err
		}
		if deltas[i], err = workspace.ParseDelta(b); err != nil {
			return nil, err
		}
	}
	return workspace.Patch(before, deltas[0], deltas[1], redact, patch.Whole), nil
}

// writePatch writes to a file, or to standard output: byte for byte, but on a
// terminal without what could control it.
func writePatch(env *cmdenv.Env, file string, text []byte) error {
	if file != "" && file != "-" {
		if err := os.WriteFile(file, text, 0o644); err != nil { //nolint:gosec // a patch is for anyone who may read its folder
			if errors.Is(err, os.ErrNotExist) {
				return cmdenv.UsageErrorf("-o %s: there is no such folder", file)
			}
			return cmdenv.DiskError(err)
		}
		return nil
	}
	if f, ok := env.RawOut.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		var b strings.Builder
		for line := range strings.Lines(string(text)) {
			b.WriteString(report.CleanCode(line) + "\n")
		}
		text = []byte(b.String())
	}
	_, err := env.Out.Write(text)
	return err
}
