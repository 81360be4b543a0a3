package runcmd

import (
	"context"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/suite"
)

const aaCommandName = "aa"

const aaLong = `Measure the noise floor: run one arm of a suite twice under two names and report
how often the two differ. A real effect must be larger than this.

The second copy is called SCENARIO-again. The cache works as in assay run, and
keeps the answers of both copies apart. If the suite has several arms, select one
with --arm. With --trials, tasks whose outcome varies can be told from the others.`

const aaExample = `  assay aa bind-recall --agent anthropic:claude-haiku-4-5 --budget 2
  assay aa my-suite --arm sonnet/ungrounded --trials 3`

// NewAA returns the command aa.
func NewAA(reporter *runreport.Reporter) *cobra.Command {
	f := &runFlags{}
	cmd := &cobra.Command{
		Use: aaCommandName + " SUITE", Short: "run one arm twice and report the noise floor", Long: aaLong, Example: aaExample,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one suite: assay aa bind-recall, or assay aa FILE")
			}
			return runAA(cmd.Context(), reporter, f, args)
		},
	}
	f.registerFlags(cmd)
	cmdenv.HideFlags(cmd, "retry-void")
	_ = cmd.Flags().MarkHidden("resume")  // assay run --resume goes on with it
	_ = cmd.Flags().MarkHidden("history") // copies are compared with each other only
	return cmd
}

func runAA(ctx context.Context, reporter *runreport.Reporter, f *runFlags, args []string) error {
	if f.resume != "" {
		return cmdenv.UsageErrorf("go on with an A/A run as with any other: assay run --resume %s", f.resume)
	}
	if len(f.history) > 0 {
		return cmdenv.UsageErrorf("--history: an A/A run measures the noise between two new copies: leave --history out")
	}
	f.configureAA()
	return runSuite(ctx, reporter, f, args, os.Args[1:])
}

// configureAA makes the run one of an A/A suite. --arm then names the arm to double
// and filters nothing.
func (f *runFlags) configureAA() {
	arms := f.filter.Arms
	f.filter.Arms = nil
	f.Shape = func(s *suite.Suite) error { return aaSuite(s, arms) }
}

// copySuffix is the suffix of the second copy's scenario.
const copySuffix = "-again"

// aaSuite makes s a suite that runs one of its arms twice. Rules on that arm are
// held against each copy, so that a gate that two equal runs pass and fail shows.
func aaSuite(s *suite.Suite, wanted []string) error {
	var ids []string
	for _, arm := range s.Arms {
		ids = append(ids, arm.ID())
	}
	pick := ids
	if len(wanted) > 0 {
		pick = slices.DeleteFunc(slices.Clone(ids), func(id string) bool {
			return !slices.ContainsFunc(wanted, func(glob string) bool { return matchArm(glob, id) })
		})
	}
	switch {
	case len(pick) == 0:
		return cmdenv.UsageErrorf("--arm %s matches no arm of the suite (there is %s)", strings.Join(wanted, ","), strings.Join(ids, ", "))
	case len(pick) > 1:
		return cmdenv.UsageErrorf("an A/A run doubles one arm: name it with --arm (there is %s)", strings.Join(pick, ", "))
	}
	one := s.Arms[slices.Index(ids, pick[0])]
	two := suite.Arm{Agent: one.Agent, Scenario: one.Scenario + copySuffix}
	if s.Scenarios[two.Scenario] != nil {
		return cmdenv.UsageErrorf("the suite has a scenario %s already: rename it", two.Scenario)
	}
	base := s.Scenarios[one.Scenario]
	s.Name += "-aa"
	s.Agents = map[string]*suite.Agent{one.Agent: s.Agents[one.Agent]}
	s.Scenarios = map[string]*suite.Scenario{one.Scenario: base, two.Scenario: base}
	s.Arms = []suite.Arm{one, two}
	s.Compare = map[string]suite.Comparison{aaName: {Treatment: suite.Selector{Scenario: two.Scenario}, Control: suite.Selector{Scenario: one.Scenario}}}
	s.Stop = suite.Stop{}
	s.Gates = suite.Gates{Mode: "warn", Rules: aaRules(s.Gates.Rules, one, two)}
	return nil
}

// aaName is the name of the comparison of the two copies.
const aaName = "aa"

func aaRules(rules []suite.Rule, arms ...suite.Arm) []suite.Rule {
	var out []suite.Rule
	for _, r := range rules {
		if r.Compare != "" || r.Min == nil && r.Max == nil || !r.Where.Match(arms[0].Agent, arms[0].Scenario, nil) {
			continue
		}
		for _, arm := range arms {
			one := r
			one.Name, one.Floor = r.Name+" ("+arm.Scenario+")", false
			one.Where.Agent, one.Where.Scenario = arm.Agent, arm.Scenario
			out = append(out, one)
		}
	}
	return out
}

func matchArm(glob, id string) bool {
	ok, err := path.Match(glob, id)
	return err == nil && ok || glob == id
}
