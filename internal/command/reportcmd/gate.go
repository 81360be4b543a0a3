package reportcmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/binding"
	findkind "github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/report"
)

type gateFlags struct {
	out, mode, profile, baseline string
	annotations                  string
	seed                         gate.SeedBounds
	minRecall                    float64
	graded                       bool
}

// NewGate returns the command gate.
func NewGate(loader *suiteload.Loader) *cobra.Command {
	f := &gateFlags{seed: gate.DefaultSeedBounds()}
	cmd := &cobra.Command{
		Use: "gate RUN", Short: "evaluate the gates of a run again and exit with the verdict",
		Long: `Evaluate the gates of the suite on a finished run and exit with the verdict: 0 pass
or warn, 1 a gate failed, 4 undecidable. Nothing is run. --mode
replaces the mode of the suite.

A rule passes, fails, cannot be decided, or is skipped: if the run has no trials
for it, or if it limits a change (max_drop, max_rise) and no --baseline is given.
For each rule that did not fail, gate prints its false-alarm rate: how often a run
with the same true rate would fail it by chance.

--profile seed applies the gates of the grounding-recall evaluation instead, those
for bindings or those for retrieval, with its rounding and its exit codes, 0 and 1
only. It skips a group of tasks that was not evaluated, or whose canaries were not
found.`,
		Example: `  assay gate last
  assay gate last --mode hard
  assay gate last --baseline assay-baseline.json
  assay gate last --profile seed --mode hard --min-recall 0.75
  assay gate last --profile seed --min-per-mode-recall 0.4 --min-fire-rate 0.5`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error { return evaluateGate(loader, f, cmd.Flags(), args[0]) },
	}
	fl := cmd.Flags()
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.StringVar(&f.mode, "mode", "", "warn or hard, in place of the suite's")
	fl.StringVar(&f.baseline, "baseline", "", "baseline `file` for rules on a change, as assay baseline write makes it")
	fl.BoolVar(&f.graded, "graded", false, runload.GradedHelp)
	runreport.RegisterAnnotations(fl, &f.annotations)
	fl.StringVar(&f.profile, "profile", "", "seed: its gates in place of the suite's rules")
	fl.Float64Var(&f.minRecall, "min-recall", 0, "with --profile seed: least recall over all cases (default 0.8 of bindings, 0.7 of retrieval)")
	fl.Float64Var(&f.seed.MinPrecision, "min-precision", f.seed.MinPrecision, "with --profile seed: least precision of bindings")
	fl.Float64Var(&f.seed.MaxAbortRate, "max-abort-rate", f.seed.MaxAbortRate, "with --profile seed: greatest share of aborts")
	fl.Float64Var(&f.seed.Search.MinPerModeRecall, "min-per-mode-recall", f.seed.Search.MinPerModeRecall, "with --profile seed: least recall of retrieval in each group of tasks")
	fl.Float64Var(&f.seed.Search.MinFireRate, "min-fire-rate", f.seed.Search.MinFireRate, "with --profile seed: least share of searches that fire")
	fl.Float64Var(&f.seed.CatastrophicRecall, "catastrophic-recall", f.seed.CatastrophicRecall, "with --profile seed: recall below which any mode fails")
	return cmd
}

// seedFlags are the flags that only profile seed has, with the families of figures
// that each applies to.
var seedFlags = []struct {
	name                string
	bindings, retrieval bool
}{
	{"min-recall", true, true},
	{"min-precision", true, false},
	{"max-abort-rate", true, false},
	{"catastrophic-recall", true, false},
	{"min-per-mode-recall", false, true},
	{"min-fire-rate", false, true},
}

func (f *gateFlags) check(fl *pflag.FlagSet) error {
	if f.mode != "" && f.mode != "warn" && f.mode != "hard" {
		return cmdenv.UsageErrorf("--mode %s: there are warn and hard", f.mode)
	}
	if err := runreport.CheckAnnotations(f.annotations); err != nil {
		return err
	}
	if f.profile != "" && f.profile != gate.ProfileSeed {
		return cmdenv.UsageErrorf("--profile %s: there is seed", f.profile)
	}
	for _, flag := range seedFlags {
		name := flag.name
		v, err := fl.GetFloat64(name)
		switch {
		case !fl.Changed(name):
		case f.profile == "":
			return cmdenv.UsageErrorf("--%s is a bound of the seed's: give --profile seed too", name)
		case err != nil || !(v >= 0 && v <= 1):
			return cmdenv.UsageErrorf("--%s %s: it is a share from 0 to 1", name, fl.Lookup(name).Value)
		}
	}
	return nil
}

// validate rejects flags for figures that the run does not have.
func (f *gateFlags) validate(fl *pflag.FlagSet, profile string, an *analyse.Analysis) error {
	bindings, retrieval := binding.HasMetrics(&an.Total), findkind.HasMetrics(&an.Total)
	if profile != gate.ProfileSeed {
		return nil
	}
	if !bindings && !retrieval {
		return cmdenv.UsageErrorf("--profile seed: this run grades no binding and no retrieval; its gates are about nothing else")
	}
	for _, flag := range seedFlags {
		if fl.Changed(flag.name) && !(flag.bindings && bindings || flag.retrieval && retrieval) {
			what := "retrieval"
			if flag.bindings {
				what = "bindings"
			}
			return cmdenv.UsageErrorf("--%s is a bound of %s, of which this run grades none", flag.name, what)
		}
	}
	return nil
}

func evaluateGate(loader *suiteload.Loader, f *gateFlags, fl *pflag.FlagSet, arg string) error {
	if err := f.check(fl); err != nil {
		return err
	}
	if fl.Changed("min-recall") {
		f.seed.MinRecall, f.seed.Search.MinRecall = f.minRecall, f.minRecall
	}
	base, err := runreport.BaselineFlag(f.baseline, f.graded)
	if err != nil {
		return err
	}
	r, err := runload.Open(loader, arg, f.out, 0)
	if err != nil {
		return err
	}
	gates := &r.Suite.Gates
	if f.mode != "" {
		gates.Mode = f.mode
	}
	if f.profile != "" {
		gates.Profile = f.profile
	}
	an, err := runload.Analyse(r.Run, r.Suite, 0, func(o *analyse.Options) { o.Gates, o.GradedOnly = runload.CheckGates(base, &f.seed), f.graded })
	if err != nil {
		return err
	}
	if err := f.validate(fl, gates.Profile, an); err != nil {
		return err
	}
	var b strings.Builder
	b.WriteString(report.Headline(an.Verdict) + "\n")
	if g := an.AsGraded; g != nil {
		fmt.Fprintf(&b, "  %s by people (assay annotate --override); as graded: %s\n", report.Plural(g.Overrides, "outcome")+" set", report.Headline(g.Verdict))
	}
	for _, rule := range an.Rules {
		text := report.Clean(rule.Why)
		if alarm := report.Alarm(rule); alarm != "" {
			text += " (" + alarm + ")"
		}
		fmt.Fprintf(&b, "  %-12s %s: %s\n", rule.Verdict, report.Clean(rule.Name), text)
	}
	for _, why := range report.OwnReasons(an) {
		fmt.Fprintf(&b, "  run: %s\n", report.Clean(why))
	}
	if _, err := fmt.Fprint(loader.Out, b.String()); err != nil {
		return err
	}
	if err := runreport.PrintAnnotations(loader.Env, f.annotations, r.Run.Manifest(), an, base); err != nil { // the verdict is not worse for it
		loader.Complain(err)
	}
	return cmdenv.ExitWith(an.Verdict.Exit)
}
