package labcmd

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/mutate"
)

const swiftMutateLong = `Measure the judge of Swift: break correct snippets in known ways and see whether
each fault is found under the right criterion and at the right line.

Mutants are made from the compiler's index of the snippets: names that nothing
has, names that another type has, wrong argument labels, targets below the
introduction of what is used, and deprecated symbols. The compiler's exit is the
oracle: a mutant that still compiles is equivalent and is dropped.

DIR holds *.swift files that begin with "// target: ios18.0" and "// mode: 5"; the
default is the snippets that come with the program. The command ends with 1 if
recall is below 0.98 for invented names or 0.95 for labels, the right line is
found for less than 0.98 of the faults, or an unmodified snippet fails.`

type mutateFlags struct {
	n, workers   int
	seed         uint64
	misses, json bool
}

func newMutate(env *cmdenv.Env, f *swiftkit.Flags) *cobra.Command {
	var m mutateFlags
	cmd := &cobra.Command{
		Use: "mutate [DIR]", Short: "measure the judge of Swift on mutants of correct snippets",
		Long:    swiftMutateLong,
		Example: `  assay-lab swift mutate`,
		Args:    cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return cmdenv.UsageErrorf("name one folder of snippets, not %d: assay-lab swift mutate [DIR]", len(args))
			}
			return runMutants(cmd.Context(), env, f, &m, args)
		},
	}
	fl := cmd.Flags()
	fl.IntVar(&m.n, "n", 2000, "judge a sample of this `many` mutants; 0 for all")
	fl.Uint64Var(&m.seed, "seed", 1, "seed of names and sample")
	fl.IntVar(&m.workers, "jobs", 0, "`N` mutants are judged at once (default one a processor)")
	cmdenv.RenameFlag(cmd, "workers", "jobs")
	fl.BoolVar(&m.misses, "misses", false, "list the mutants that are not caught, or at another line")
	fl.BoolVar(&m.json, "json", false, "print the figures as JSON")
	return cmd
}

func runMutants(ctx context.Context, env *cmdenv.Env, f *swiftkit.Flags, m *mutateFlags, args []string) error {
	if m.n < 0 || m.workers < 0 {
		return cmdenv.UsageErrorf("--n and --workers are numbers from 0 on")
	}
	var snippets []judge.Golden
	var err error
	if len(args) == 0 {
		snippets, err = judge.GoldenSnippets()
	} else {
		snippets, err = judge.ReadGoldens(os.DirFS(args[0]))
		if err != nil {
			return cmdenv.UsageErrorf("%w", err)
		}
	}
	if err != nil {
		return err
	}
	if len(snippets) == 0 {
		return cmdenv.UsageErrorf("there is no *.swift file in %s", args[0])
	}
	j, err := swiftkit.OpenJudge(ctx, env, f)
	if err != nil {
		return err
	}
	r, err := mutate.Run(ctx, mutate.Options{Judge: j, Snippets: snippets, N: m.n, Seed: m.seed, Workers: m.workers,
		Progress: func(line string) { fmt.Fprintln(env.Err, line) }})
	if err != nil {
		return err
	}
	short := r.Short()
	if m.json {
		err = json.NewEncoder(env.Out).Encode(struct {
			*mutate.Result
			Short []string `json:"short"`
		}{r, short})
	} else {
		err = printMutants(env, r, m, short)
	}
	if err != nil || len(short) == 0 {
		return err
	}
	return cmdenv.ExitWith(cmdenv.ExitGate)
}

func printMutants(env *cmdenv.Env, r *mutate.Result, m *mutateFlags, short []string) error {
	fmt.Fprintf(env.Out, "%d snippets with %d references to the SDK; %d mutants possible, %d judged (seed %d)\n", r.Snippets, r.Sites, r.Possible, len(r.Outcomes), m.seed)
	if len(r.LeftOut) > 0 {
		fmt.Fprintf(env.Out, "%d snippets left out:\n", len(r.LeftOut))
		for _, s := range r.LeftOut {
			fmt.Fprintf(env.Out, "  %s\n", s)
		}
	}
	fmt.Fprintln(env.Out)
	w := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "kind\tmade\tequivalent\tcrashed\tcaught\tunknown\trecall (95 % Wilson)\tright line (95 % Wilson)\tno other fails")
	for _, f := range append(r.Figures, r.Total) {
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d of %d\t%d\t%s\t%s\t%d of %d\n", f.Kind, f.Made, f.Equivalent, f.Crashed, f.Caught, f.Judged, f.Unknown,
			wilsonText(f.Recall), wilsonText(f.Right), f.Alone, f.Caught)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(env.Out, "\nunmodified snippets that fail: %d\n", len(r.FalseFail))
	for _, s := range r.FalseFail {
		fmt.Fprintf(env.Out, "  %s\n", s)
	}
	if m.misses {
		printMisses(env, r)
	}
	if len(short) == 0 {
		text := "all that is required is reached"
		if r.Total.Made < mutate.Whole {
			text = fmt.Sprintf("a sample: nothing excludes what is required (%d or more mutants show whether it is reached)", mutate.Whole)
		}
		_, err := fmt.Fprintln(env.Out, "\n"+text)
		return err
	}
	_, err := fmt.Fprintf(env.Out, "\nfalls short: %s\n", strings.Join(short, "; "))
	return err
}

func printMisses(env *cmdenv.Env, r *mutate.Result) {
	fmt.Fprintln(env.Out, "\nnot caught, or not where the fault is:")
	for _, o := range r.Outcomes {
		if o.Equivalent || o.RightLine {
			continue
		}
		fmt.Fprintf(env.Out, "%s %s:%v: %s → %s: %s is %s\n", o.Kind, o.Name, o.Lines, o.Was, o.Is, o.Expect, o.Verdict)
		for i, f := range o.Report.Findings {
			if i == 3 {
				break
			}
			fmt.Fprintf(env.Out, "    %d:%d %s %s (%s) %s: %s\n", f.Line, f.Column, f.Verdict, f.Criterion, f.Class, f.ID, cmp.Or(f.Message, f.Reason))
		}
	}
}

func wilsonText(i stat.Interval) string {
	if i.Estimate == nil || i.Low == nil || i.High == nil {
		return "–"
	}
	return fmt.Sprintf("%.4f [%.4f, %.4f]", *i.Estimate, *i.Low, *i.High)
}
