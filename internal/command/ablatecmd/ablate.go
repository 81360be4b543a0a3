// Package ablatecmd implements the commands that compare an MCP server with changed copies
// of it: ablate measures the contribution of each part, and mcp tune selects the best of
// several texts.
package ablatecmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

const long = `Measure which part of an MCP server earns its tokens: run a suite with the server
whole, and without one part at a time, and report the contribution of each part.

The arms are one without each tool, one without the server's instructions, and one
with every description cut to its first sentence. All else is the scenario that has
the server; --scenario names it where there are several. What would run and what it
may cost is printed first, as by assay plan; --dry-run stops there. It is one
ordinary run, with one comparison of all arms with the whole server: assay report
prints its table again, assay run --resume goes on with it. Every flag of assay run
may be said as well. --write makes a suite file of the arms in place of running them.`

const example = `  assay ablate my-suite --server-name docs --trials 3 --budget 5
  assay ablate my-suite --server-name docs --agent sonnet --dry-run
  assay ablate my-suite --server-name docs --write ablation.yaml`

// Runner prints the plan of the assay run command line in words and runs it.
type Runner func(ctx context.Context, words []string) error

// New returns the command ablate. The command also accepts the flags of run.
func New(loader *suiteload.Loader, run *pflag.FlagSet, start Runner) *cobra.Command {
	a := &ablation{}
	var write, agent string
	cmd := &cobra.Command{Use: "ablate SUITE --server-name NAME", Short: "measure the contribution of each part of an MCP server", Long: long, Example: example}
	own := cmd.Flags()
	own.StringVar(&a.server, "server-name", "", "`name` of the server in the suite")
	cmdenv.RenameFlag(cmd, "server", "server-name")
	own.StringVar(&agent, "agent", "", "the `agent` that works: one of the suite's, or any that assay run --agent takes")
	own.StringVar(&a.scenario, "scenario", "", "the `scenario` that has the server whole, if several have it")
	own.StringVar(&write, "write", "", "write the arms to this suite `file`, which extends SUITE, and run nothing")
	ours := []string{"server-name", "server", "agent", "scenario", "write"}
	run.VisitAll(func(f *pflag.Flag) {
		if own.Lookup(f.Name) == nil && !slices.Contains([]string{"resume", "retry-void", "arm"}, f.Name) {
			own.AddFlag(f)
		}
	})
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) != 1 || a.server == "" {
			return cmdenv.UsageErrorf("name one suite and one of its servers: assay ablate SUITE --server-name NAME")
		}
		words := []string{"run"}
		own.Visit(func(f *pflag.Flag) {
			if !slices.Contains(ours, f.Name) {
				words = append(words, flagWords(f)...)
			}
		})
		settings, _ := own.GetStringArray("set")
		s, err := loader.LoadSuite(args[0], loadFlags(settings))
		if err != nil {
			return err
		}
		if err := a.selectArm(s, agent); err != nil {
			return err
		}
		if err := a.probeServer(cmd.Context(), loader.Env); err != nil {
			return err
		}
		if len(a.listParts()) == 0 {
			return cmdenv.UsageErrorf("server %s has one tool, described in a sentence: there is no part to leave out", a.server)
		}
		all := a.listSettings()
		if write != "" {
			if s.Agents[agent] == nil && agent != "" || len(settings) > 0 {
				return cmdenv.UsageErrorf("--write makes a file of the suite as it is: put the values of --agent and --set into the suite")
			}
			return writeFile(loader.Env, args[0], write, all)
		}
		if s.Agents[agent] == nil && agent != "" {
			words = append(words, "--agent="+agent)
		}
		sets, err := formatOverrides(all)
		if err != nil {
			return err
		}
		for _, set := range sets {
			words = append(words, "--set="+set)
		}
		return start(cmd.Context(), append(words, args[0]))
	}
	return cmd
}

// flagWords formats a flag as command-line words.
func flagWords(f *pflag.Flag) []string {
	values := []string{f.Value.String()}
	if list, ok := f.Value.(pflag.SliceValue); ok {
		values = list.GetSlice()
	}
	for i, v := range values {
		values[i] = "--" + f.Name + "=" + v
	}
	return values
}

func loadFlags(settings []string) *suiteload.Flags {
	return &suiteload.Flags{Settings: settings, FlagSet: pflag.NewFlagSet("", pflag.ContinueOnError)}
}

// selectArm sets the agent and the scenario of the ablation.
func (a *ablation) selectArm(s *suite.Suite, agent string) error {
	a.suite = s
	if s.Servers[a.server] == nil {
		names := cmdenv.SortedKeys(s.Servers)
		return cmdenv.UsageErrorf("--server %s: the suite has no such server (there is %s)%s", a.server, strings.Join(names, ", "), spelling.Suggest(a.server, names))
	}
	var scenarios []string
	for _, arm := range s.Arms {
		has := slices.ContainsFunc(s.Scenarios[arm.Scenario].Servers, func(u suite.ServerUse) bool { return u.Name == a.server })
		if !has || s.Agents[agent] != nil && arm.Agent != agent || a.scenario != "" && arm.Scenario != a.scenario {
			continue
		}
		if a.agent == "" {
			a.agent = arm.Agent
		}
		if arm.Agent == a.agent && !slices.Contains(scenarios, arm.Scenario) {
			scenarios = append(scenarios, arm.Scenario)
		}
	}
	switch {
	case len(scenarios) == 0 && a.scenario != "":
		return cmdenv.UsageErrorf("no arm of scenario %s has the server %s itself", a.scenario, a.server)
	case len(scenarios) == 0:
		return cmdenv.UsageErrorf("no arm has the server %s itself, so there are no parts to leave out", a.server)
	case len(scenarios) > 1:
		return cmdenv.UsageErrorf("several scenarios have the server %s: name one with --scenario (there is %s)", a.server, strings.Join(scenarios, ", "))
	}
	a.scenario = scenarios[0]
	return nil
}

// probeServer lists the tools of the server, like the preflight of a run.
func (a *ablation) probeServer(ctx context.Context, env *cmdenv.Env) error {
	o := &equip.Outfitter{
		Suite: a.suite, Dial: equip.DialMCP, Environ: seal.ScrubEnviron(env.Environ),
		Arms: []string{suite.Arm{Agent: a.agent, Scenario: a.scenario}.ID()},
	}
	pins, err := o.Probe(ctx)
	if err = errors.Join(err, o.Close()); err != nil {
		if ctx.Err() != nil {
			return cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		return cmdenv.MissingError(err)
	}
	a.pin = pins.Servers[a.server]
	if !equip.LaunchesServers(a.suite, a.agent) { // assay does not pass instructions on to such agents
		a.instructions = a.pin.Instructions
	}
	return nil
}

// writeFile writes the arms as a suite file that extends the suite. It does not
// overwrite files.
func writeFile(env *cmdenv.Env, base, file string, all []setting) error {
	if info, err := os.Stat(base); err == nil {
		if info.IsDir() {
			base = filepath.Join(base, suiteload.FileName)
		}
		rel, err := filepath.Rel(suite.AbsolutePath(filepath.Dir(file)), suite.AbsolutePath(base))
		if err != nil {
			return cmdenv.UsageErrorf("--write %s: %w", file, err)
		}
		base = "./" + filepath.ToSlash(rel)
	}
	text, err := writeOverlay(base, all)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return cmdenv.UsageErrorf("%s exists: name a new file", file)
	}
	if err == nil {
		_, err = f.Write(text)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return cmdenv.DiskError(fmt.Errorf("write the arms: %w", err))
	}
	_, err = fmt.Fprintf(env.Out, "wrote %s; look at it with: assay plan %s\n", report.Clean(file), cmdenv.QuoteWord(file))
	return err
}
