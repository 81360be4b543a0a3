package ablatecmd

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"math/big"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

const tuneLong = `Find the descriptions and instructions of an MCP server with which agents do best.
FILE names variants of its texts:

  short:  {describe: {search: "Searches the documentation."}}
  guided: {instructions: "Search before you answer.", describe: {search.query: "Two or three words."}}

All variants are raced against the server as it is, on one half of the tasks and
with the test that holds however often it is looked at, so that the race ends as soon
as every variant is decided or unlikely to be. The best one is then compared with the
server as it is on the other half, which had no part in choosing it: the interval that
is printed holds at its level. Both halves are ordinary runs. --budget is for both
together: half of it for the race, and what is left for the comparison.

At the end it prints the effect of every variant, its cost in each request, and,
if the best one is shown to be better, a patch of the server's texts. Every flag of
assay run may be given; an answer that an earlier run has is not asked for again, so the
same command goes on where it was interrupted.`

const tuneExample = `  assay mcp tune my-suite --server-name docs --variants texts.yaml --budget 10
  assay mcp tune my-suite --server-name docs --variants texts.yaml --agent sonnet --trials 3`

// minHalf is the number of tasks below which the mid-p test can show no difference at the
// level 0.05.
const minHalf = 5

// tuning is one call of mcp tune.
type tuning struct {
	ablation
	variants []variant
	words    []string // flags of run that both runs get
	target   string
	out      string
	budget   *big.Rat // nil if none
}

// NewTune returns the command mcp tune. The command also accepts the flags of run.
func NewTune(loader *suiteload.Loader, run *pflag.FlagSet, start Runner) *cobra.Command {
	t := &tuning{}
	var agent, file, budget string
	cmd := &cobra.Command{Use: "tune SUITE --server-name NAME --variants FILE", Short: "select the best texts for an MCP server", Long: tuneLong, Example: tuneExample}
	own := cmd.Flags()
	own.StringVar(&t.server, "server-name", "", "`name` of the server in the suite")
	cmdenv.RenameFlag(cmd, "server", "server-name")
	own.StringVar(&file, "variants", "", "`file` with other texts for the server, by name")
	own.StringVar(&agent, "agent", "", "the `agent` that works: one of the suite's, or any that assay run --agent takes")
	own.StringVar(&t.scenario, "scenario", "", "the `scenario` that has the server, if several have it")
	own.StringVar(&budget, "budget", "", "most `dollars` that both runs may spend together")
	ours := []string{"server-name", "server", "variants", "agent", "scenario", "budget"}
	run.VisitAll(func(f *pflag.Flag) {
		if own.Lookup(f.Name) == nil && !slices.Contains([]string{"resume", "retry-void", "arm", "task", "dry-run", "json", "history"}, f.Name) {
			own.AddFlag(f)
		}
	})
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) != 1 || t.server == "" || file == "" {
			return cmdenv.UsageErrorf("name one suite, one of its servers and a file of variants: assay mcp tune SUITE --server-name NAME --variants FILE")
		}
		if budget != "" {
			usd, ok := new(big.Rat).SetString(strings.TrimPrefix(budget, "$"))
			if !ok || usd.Sign() <= 0 {
				return cmdenv.UsageErrorf("--budget %s: write an amount of dollars, such as --budget 10", budget)
			}
			t.budget = usd
		}
		own.Visit(func(f *pflag.Flag) {
			if !slices.Contains(ours, f.Name) {
				t.words = append(t.words, flagWords(f)...)
			}
		})
		t.target = args[0]
		t.out, _ = own.GetString("out")
		settings, _ := own.GetStringArray("set")
		s, err := loader.LoadSuite(args[0], loadFlags(settings))
		if err != nil {
			return err
		}
		if err := t.selectArm(s, agent); err != nil {
			return err
		}
		if s.Agents[agent] == nil && agent != "" {
			t.words = append(t.words, "--agent="+agent)
		}
		if err := t.probeServer(cmd.Context(), loader.Env); err != nil {
			return err
		}
		if t.variants, err = t.readVariants(file); err != nil {
			return err
		}
		return t.tune(cmd, loader, start)
	}
	return cmd
}

// tune races the variants on one half of the tasks and confirms the best on the other.
func (t *tuning) tune(cmd *cobra.Command, loader *suiteload.Loader, start Runner) error {
	race, confirm := splitTasks(t.suite)
	if n := min(len(race), len(confirm)); n < minHalf {
		return cmdenv.UsageErrorf("suite %s has %s, of which half race the variants and half confirm the best: it takes %d", report.Clean(t.suite.Name), report.Plural(len(race)+len(confirm), "task"), 2*minHalf)
	}
	share := t.budget
	if share != nil {
		share = new(big.Rat).Quo(share, big.NewRat(2, 1))
	}
	raced, err := t.runHalf(cmd, loader, start, half{"race", race, t.variants, object{"when": "decided", "or": "hopeless"}, share})
	if err != nil {
		return err
	}
	best := t.best(raced)
	if best == nil {
		return t.printResult(loader.Out, raced, nil, nil)
	}
	if t.budget != nil {
		share = new(big.Rat).Sub(t.budget, raced.Total.Spent.Billed.Rat())
	}
	confirmed, err := t.runHalf(cmd, loader, start, half{"confirm", confirm, []variant{*best}, nil, share})
	if err != nil {
		return err
	}
	return t.printResult(loader.Out, raced, best, confirmed)
}

// half is one of the two runs.
type half struct {
	name     string
	tasks    []string
	variants []variant
	stop     any
	budget   *big.Rat // nil if none
}

func (t *tuning) runHalf(cmd *cobra.Command, loader *suiteload.Loader, start Runner, h half) (*analyse.Analysis, error) {
	d := design{suffix: "-tune-" + h.name, infix: "-as-", comparison: "tune", ask: "Better than it is?", stop: h.stop}
	for _, v := range h.variants {
		d.parts = append(d.parts, v.part())
	}
	sets, err := formatOverrides(t.listDesign(d))
	if err != nil {
		return nil, err
	}
	words := append([]string{"run"}, t.words...)
	for _, set := range sets {
		words = append(words, "--set="+set)
	}
	for _, id := range h.tasks {
		words = append(words, "--task="+id)
	}
	if h.budget != nil {
		if h.budget.Sign() <= 0 {
			return nil, cmdenv.UsageErrorf("the race took the whole budget: raise --budget to confirm its result")
		}
		words = append(words, "--budget="+h.budget.FloatString(6))
	}
	if err := start(cmd.Context(), append(words, t.target)); err != nil {
		return nil, err
	}
	an, _, err := runload.ReadAnalysis(loader, "last", t.out, false)
	if err == nil && an.Suite != t.suite.Name+d.suffix {
		err = fmt.Errorf("the newest run under %s is of suite %s: another run began there", t.out, report.Clean(an.Suite))
	}
	return an, err
}

// splitTasks divides the tasks of a suite into two halves: group by group, in an order that
// depends on the seed of the suite, with clusters of tasks undivided.
func splitTasks(s *suite.Suite) (race, confirm []string) {
	type unit struct {
		group string
		order uint64
		tasks []string
	}
	units := map[string]*unit{}
	for _, task := range s.Tasks {
		if task.Role != "" {
			continue
		}
		name := "task " + task.ID
		if s.Cluster != "" {
			name = "cluster " + task.Attributes[s.Cluster]
		}
		if units[name] == nil {
			sum := sha256.Sum256(fmt.Appendf(nil, "%d %s", s.Seed, name))
			units[name] = &unit{group: task.Group, order: binary.BigEndian.Uint64(sum[:])}
		}
		units[name].tasks = append(units[name].tasks, task.ID)
	}
	var all []*unit
	for _, name := range cmdenv.SortedKeys(units) {
		all = append(all, units[name])
	}
	slices.SortStableFunc(all, func(a, b *unit) int {
		return cmp.Or(strings.Compare(a.group, b.group), cmp.Compare(a.order, b.order))
	})
	for _, u := range all {
		if len(race) <= len(confirm) {
			race = append(race, u.tasks...)
		} else {
			confirm = append(confirm, u.tasks...)
		}
	}
	return race, confirm
}

// compared returns the comparison of a variant with the server as it is, or nil.
func (t *tuning) compared(an *analyse.Analysis, v variant) *analyse.Comparison {
	for i := range an.Comparisons {
		if strings.HasSuffix(an.Comparisons[i].Treatment, "/"+t.scenario+"-as-"+v.name) {
			return &an.Comparisons[i]
		}
	}
	return nil
}

// best returns the variant with the largest difference in the race, or nil if none is above
// the server as it is.
func (t *tuning) best(an *analyse.Analysis) *variant {
	var best *variant
	least := 0.0
	for i, v := range t.variants {
		c := t.compared(an, v)
		if c == nil || c.Decision.Word == decision.Worse || c.Decision.Interval.Estimate == nil || *c.Decision.Interval.Estimate <= least {
			continue
		}
		best, least = &t.variants[i], *c.Decision.Interval.Estimate
	}
	return best
}

// printResult prints the effect of every variant, and a patch if the best one is shown to
// be better.
func (t *tuning) printResult(out io.Writer, raced *analyse.Analysis, best *variant, confirmed *analyse.Analysis) error {
	width := 0
	for _, v := range t.variants {
		width = max(width, len(v.name))
	}
	fmt.Fprintf(out, "\nvariants of %s, raced on half of the tasks\n", report.Clean(t.server))
	for _, v := range t.variants {
		fmt.Fprintf(out, "  %-*s  %s; %s\n", width, v.name, sizeText(v), effectText(t.compared(raced, v)))
	}
	if best == nil {
		fmt.Fprintln(out, "nothing beats what you have: no variant did better in the race")
		return nil
	}
	c := t.compared(confirmed, *best)
	fmt.Fprintf(out, "the best, confirmed on the other half\n  %-*s  %s; %s\n", width, best.name, sizeText(*best), effectText(c))
	if c == nil || c.Decision.Word != decision.Better {
		fmt.Fprintln(out, "nothing is shown to beat what you have")
		return nil
	}
	_, err := fmt.Fprintf(out, "%s beats what you have: put these texts into the server\n\n%s", best.name, report.CleanLines(best.patch(t.server)))
	return err
}

// sizeText describes the size that a variant adds to each request.
func sizeText(v variant) string {
	words, tokens := v.words()
	return fmt.Sprintf("%+d words, about %+d tokens a request", words, tokens)
}

func effectText(c *analyse.Comparison) string {
	if c == nil {
		return "not measured"
	}
	i := c.Decision.Interval
	word := strings.ReplaceAll(string(c.Decision.Word), "_", " ")
	if i.Estimate == nil || i.Low == nil || i.High == nil {
		return word
	}
	return fmt.Sprintf("%+.0f points (%+.0f to %+.0f), %s", 100**i.Estimate, 100**i.Low, 100**i.High, word)
}
