package runcmd

import (
	"fmt"
	"strings"

	"github.com/mattn/go-runewidth"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// NewPlan returns the command plan.
func NewPlan(reporter *runreport.Reporter) *cobra.Command {
	f := &runFlags{}
	var resolved, list, asJSON, whyLive bool
	cmd := &cobra.Command{
		Use: "plan SUITE", Short: "show what a run could show, at what cost",
		Long: `Show what the comparisons of a suite can show, what a run may cost, and its
servers. Servers are started and asked for their tools, as before a run; no model
is asked, and no key is needed.

--list adds the trials in the order in which they would start, block by block.
--why-live says of the trials that the cache would not serve why: no entry, and what the
nearest one has otherwise, an entry slower than today's limit, or an unproved program.
--resolved prints every value of the suite as it was understood, with the file
and line it comes from.`,
		Example: `  assay plan bind-recall
  assay plan my-suite --agent anthropic:claude-haiku-4-5
  assay plan my-suite --resolved`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one suite: assay plan bind-recall, or assay plan FILE")
			}
			if err := f.checkFlags(); err != nil {
				return err
			}
			if resolved {
				s, err := reporter.LoadSuite(args[0], &f.Flags)
				if err != nil {
					return err
				}
				return printResolved(reporter.Env, s, asJSON)
			}
			j, err := prepareJob(cmd.Context(), reporter, f, args)
			if j != nil && j.runtime != nil {
				defer j.runtime.Close()
			}
			if err != nil {
				return err
			}
			if asJSON {
				err = j.printPlanJSON(whyLive)
			} else {
				err = j.printPlan(list, whyLive)
			}
			if missing := j.runtime.ProbeAgents(cmd.Context()); missing != nil && err == nil {
				fmt.Fprintf(reporter.Err, "assay: before it can run: %v\n", missing)
			}
			return err
		},
	}
	f.Flags.Register(cmd)
	f.registerFilter(cmd)
	fl := cmd.Flags()
	fl.StringVar(&f.cache, "cache", "auto", "`mode` of the response cache, see assay run")
	fl.StringVar(&f.cacheDir, "cache-dir", "", "`folder` of the response cache")
	fl.BoolVar(&list, "list", false, "list the trials in their order")
	fl.BoolVar(&whyLive, "why-live", false, "explain why trials are not served from the cache")
	fl.BoolVar(&resolved, "resolved", false, "print every value of the suite with its file and line")
	fl.BoolVar(&asJSON, "json", false, "print JSON")
	f.progress, f.planOnly = "auto", true
	return cmd
}

// printResolved prints every value of a suite and where it was written.
func printResolved(env *cmdenv.Env, s *suite.Suite, asJSON bool) error {
	lines, err := suite.Explain(s)
	if err != nil {
		return err
	}
	if asJSON {
		resolved, err := s.Resolved()
		if err != nil {
			return err
		}
		return report.WriteJSON(env.Out, resolved)
	}
	for _, l := range lines {
		at := "default"
		if !l.Default {
			at = fmt.Sprintf("%s:%d", l.File, l.Line)
			if l.Line == 0 {
				at = l.File
			}
		}
		if _, err := fmt.Fprintf(env.Out, "%s = %s    # %s\n", l.Path, l.Value, at); err != nil {
			return err
		}
	}
	return nil
}

// printPlan prints the effects that a run could show, its costs and its servers; list adds every
// trial, and whyLive the reasons of trials that the cache would not serve.
func (j *job) printPlan(list, whyLive bool) error {
	var b strings.Builder
	runs, filtered, baselines := 0, 0, 0
	for _, p := range j.plan.Trials {
		if suiteload.IsBaseline(j.suite, p.Task) {
			if p.Filtered == "" {
				baselines++
			}
		} else if p.Filtered == "" {
			runs++
		} else {
			filtered++
		}
	}
	fmt.Fprintf(&b, "%s: %s × %s × %d = %s", report.Clean(j.suite.Name), report.Plural(suiteload.CountTasks(j.suite), "task"), report.Plural(len(j.suite.Arms), "arm"),
		j.suite.Trials, report.Plural(runs+filtered, "trial"))
	if filtered > 0 {
		fmt.Fprintf(&b, ", %d after the filters", runs)
	}
	if baselines > 0 {
		fmt.Fprintf(&b, ", and %s", report.Plural(baselines, "baseline"))
	}
	fmt.Fprintf(&b, "\nseed %d, %d at once; one block is one task × one index with every arm in it\n\n", j.plan.Seed, j.suite.Limits.Jobs)
	if err := detectLines(&b, j.suite, j.plan); err != nil {
		return err
	}
	j.writeCosts(&b)
	serverLines(&b, j)
	agentLines(&b, j)
	if whyLive {
		reasons, asked, err := j.listLive()
		if err != nil {
			return err
		}
		writeLive(&b, reasons, asked)
	}
	if list {
		listTrials(&b, j.plan)
	}
	_, err := j.Out.Write([]byte(b.String()))
	return err
}

func (j *job) printPlanJSON(whyLive bool) error {
	found, err := listDetectable(j.suite, j.plan)
	if err != nil {
		return err
	}
	var reasons []*liveReason
	if whyLive {
		if reasons, _, err = j.listLive(); err != nil {
			return err
		}
	}
	return report.WriteJSON(j.Out, struct {
		trial.Plan
		Detectable []detectable  `json:"detectable,omitempty"`
		WhyLive    []*liveReason `json:"why_live,omitempty"`
	}{j.plan, found, reasons})
}

func listTrials(b *strings.Builder, plan trial.Plan) {
	fmt.Fprintln(b, "\norder block trial")
	n := 0
	for _, p := range plan.Trials {
		if p.Filtered != "" {
			continue
		}
		n++
		fmt.Fprintf(b, "%5d %5d %s\n", n, p.Block+1, report.Clean(p.Key.String()))
	}
}

func agentLines(b *strings.Builder, j *job) {
	if len(j.pins.Agents) == 0 {
		return
	}
	fmt.Fprintln(b, "\nagents, with what their start changes about the program")
	for _, name := range cmdenv.SortedKeys(j.pins.Agents) {
		fmt.Fprintf(b, "  %s\n", report.Clean(name))
		for _, what := range j.pins.Agents[name] {
			fmt.Fprintf(b, "    %s\n", report.Clean(what))
		}
	}
}

func serverLines(b *strings.Builder, j *job) {
	if len(j.pins.Servers) == 0 {
		return
	}
	fmt.Fprintln(b, "\nservers")
	for _, name := range cmdenv.SortedKeys(j.pins.Servers) {
		pin, s := j.pins.Servers[name], j.suite.Servers[name]
		life := "one process " + map[string]string{"run": "for all trials", "arm": "an arm"}[s.Per]
		switch {
		case s.URL != "":
			life = "reached by its url"
		case s.Alone:
			life = "alone: one process for all trials, one call at a time"
		case s.Per == "trial":
			life = "one process a trial"
		}
		fmt.Fprintf(b, "  %s: %s, %s, schemas of %s bytes, about %s tokens in every request (estimate: %d bytes a token), %s\n",
			report.Clean(name), report.Clean(strings.TrimSpace(pin.Name+" "+pin.Version)), report.Plural(len(pin.Tools), "tool"),
			report.Thousands(int64(pin.Bytes)), report.Thousands(int64(pin.Tokens)), equip.BytesPerToken, life)
		if pin.Instructions != "" {
			fmt.Fprintf(b, "    instructions of %s bytes for models: %q\n", report.Thousands(int64(len(pin.Instructions))), report.Cut(report.Clean(pin.Instructions), 200))
		}
		if pin.Data != "" {
			fmt.Fprintf(b, "    reads a copy of %s (%s)\n", report.Clean(s.Data), pin.Data.Short())
		}
		if len(pin.Hidden) > 0 {
			var left []string
			for _, t := range pin.Hidden {
				left = append(left, report.Clean(t.RealName()))
			}
			fmt.Fprintf(b, "    left out: %s\n", strings.Join(left, ", "))
		}
		for _, t := range pin.Tools {
			switch {
			case t.Remote == "":
			case s.Tools != nil && s.Tools.Rename[t.Remote] != "":
				fmt.Fprintf(b, "    tool %s is shown to agents as %s\n", report.Clean(t.Remote), report.Clean(t.Name))
			default:
				fmt.Fprintf(b, "    tool %s is shown to agents as %s, a name that model APIs take\n", report.Clean(t.Remote), report.Clean(t.Name))
			}
		}
	}
}

// writeCosts writes the estimated cost of the run by arm, and the basis of the
// estimate.
func (j *job) writeCosts(b *strings.Builder) {
	est := j.estimateCost()
	fmt.Fprintln(b, "cost")
	guessed, width := false, 36
	for _, e := range est.arms {
		width = max(width, runewidth.StringWidth(report.Clean(e.id)))
	}
	for _, e := range est.arms {
		count := report.Plural(e.trials-e.idle, "trial")
		if e.idle > 0 {
			count += " and " + report.Plural(e.idle, "baseline")
		}
		fmt.Fprintf(b, "  %s %11s  ", runewidth.FillRight(report.Clean(e.id), min(width, 60)), count)
		switch {
		case j.runtime.Source(e.id) != trial.Live:
			fmt.Fprintf(b, "0 (%s answers)\n", j.runtime.Source(e.id))
		case j.runtime.IsFree(e.id):
			fmt.Fprintln(b, "0 (no model is asked)")
		case e.live == 0:
			fmt.Fprintf(b, "0 (all %d in the cache)\n", e.trials)
		case e.worst == nil && e.past == nil && !j.isMetered(e.id):
			fmt.Fprintf(b, "not known: %s\n", e.why.Why)
		default:
			var parts []string
			switch {
			case e.past != nil:
				parts = append(parts, fmt.Sprintf("expected %s as %s cost, with 95%% at most %s", formatDollars(e.past), report.Plural(e.rests, "earlier trial"), formatDollarsUp(e.bound)))
			case e.guess != nil:
				guessed = true
				parts = append(parts, "roughly "+formatDollars(e.guess))
			}
			if e.worst == nil {
				parts = append(parts, fmt.Sprintf("worst case not known (%s)", e.why.Why))
			} else {
				parts = append(parts, "worst case "+formatDollarsUp(e.worst))
			}
			b.WriteString(strings.Join(parts, ", "))
			if e.live < e.trials {
				fmt.Fprintf(b, " (%d in the cache)", e.trials-e.live)
			}
			fmt.Fprintln(b)
		}
	}
	if arms := j.armsByContent(); len(arms) > 0 {
		fmt.Fprintf(b, "  by content: of %s, a request that equals a stored one costs nothing\n", report.Clean(strings.Join(arms, ", ")))
	}
	if guessed {
		fmt.Fprintf(b, "  \"roughly\" is a guess: half the turns, %d output tokens each, a twentieth of the\n  largest input; \"worst case\" counts every byte as a token and every turn as used\n", guessOutput)
	}
	j.writeBudget(b, est)
}

// writeBudget compares the possible cost of the run with its budget.
func (j *job) writeBudget(b *strings.Builder, est estimate) {
	limit := budgetOf(j.suite)
	if limit == nil {
		return
	}
	if est.worst.Sign() > 0 || !est.isBounded() {
		fmt.Fprintf(b, "  in all: %s\n", est.describe())
	}
	fmt.Fprintf(b, "  budget %s: %s\n", formatDollars(limit), j.enforcement())
	if !est.fits(limit) {
		fmt.Fprintln(b, "  assay run asks before it starts, or wants --yes")
	}
}
