package labcmd

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/sweep"
)

const symbolsNamesLong = `Measure packs of names: judge a module that the toolchain has as if it were a
framework that it lacks. Under another name it becomes a partial pack, made from its
symbol graph without a random part of its members, and a pack of names has the names
of all of them. Every symbol that can be used in one generated line is judged as it
is, and once more with an invented name.

A module that the toolchain lacks needs --index, --graphs and --search. With --names
the pack of names comes from another source, such as a DocC archive.

The command ends with 1 if a use of a symbol that exists fails, or if less than --min
of the invented names do.`

func newNames(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.IndexFlags
	var o sweep.NamesOptions
	var least float64
	var seed uint64
	cmd := &cobra.Command{
		Use: "names", Short: "judge invented names of a module that is known whole",
		Long: symbolsNamesLong,
		Example: `  assay-lab symbols names --module RegexBuilder
  assay-lab symbols names --module ArgumentParser --index ap.index --graphs graphs --search .build/debug/Modules`,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			if o.Module == "" || o.N < 0 || o.Keep < 0 || o.Keep > 1 || least < 0 || least > 1 {
				return cmdenv.UsageErrorf("name a module with --module; --n is a number from 0 on, --keep and --min are from 0 to 1")
			}
			o.Seed = seed
			if o.Toolchain, err = swiftkit.FindToolchain(cmd.Context(), env, f.Toolchain); err != nil {
				return err
			}
			if o.Index, err = swiftkit.OpenIndex(cmd.Context(), env, &f); err != nil {
				return err
			}
			defer func() { err = errors.Join(err, o.Index.Close()) }()
			if o.Work, err = os.MkdirTemp("", "assay-names-"); err != nil {
				return fmt.Errorf("measure names: %w", err)
			}
			defer func() { err = errors.Join(err, os.RemoveAll(o.Work)) }()
			for i, dir := range o.Search { // the compiler runs in a folder of its own
				if o.Search[i], err = filepath.Abs(dir); err != nil {
					return fmt.Errorf("measure names: %w", err)
				}
			}
			o.Progress = env.PrintProgress
			o.Open = func(ctx context.Context, packs []string) (*judge.Judge, error) {
				return swiftkit.OpenJudge(ctx, env, &swiftkit.Flags{Toolchain: f.Toolchain, Packs: packs})
			}
			r, err := sweep.RunNames(cmd.Context(), o)
			if bad, ok := errors.AsType[*sweep.ChoiceError](err); ok {
				return cmdenv.UsageErrorf("%w", bad)
			}
			if err != nil {
				return err
			}
			return reportNames(env, r, least, f.JSON)
		},
	}
	f.Register(cmd)
	cmd.Flags().StringVar(&o.Module, "module", "", "the `module`")
	cmd.Flags().StringVar(&o.Graphs, "graphs", "", "`folder` of its symbol graph (default: from the toolchain)")
	cmd.Flags().StringVar(&o.Names, "names", "", "`source` of the names (default: the symbol graph)")
	cmd.Flags().StringArrayVar(&o.Search, "search", nil, "`folder` of the compiled module (repeatable)")
	cmd.Flags().Float64Var(&o.Keep, "keep", 0.5, "the `share` of members that the partial pack keeps")
	cmd.Flags().IntVar(&o.N, "n", 0, "at most so `many` symbols (default all)")
	cmd.Flags().Uint64Var(&seed, "seed", 1, "`seed` of names and members")
	cmd.Flags().Float64Var(&least, "min", 0.98, "the lowest `share` of invented names that fail")
	return cmd
}

func reportNames(env *cmdenv.Env, r *sweep.NamesReport, least float64, asJSON bool) error {
	if asJSON {
		if err := env.PrintJSON(r); err != nil {
			return err
		}
	} else {
		printNames(env, r)
	}
	switch {
	case r.Invented == 0:
		return cmdenv.GateError(errors.New("no name could be judged"))
	case len(r.False) > 0:
		return cmdenv.GateError(fmt.Errorf("%d uses of symbols that exist fail", len(r.False)))
	case float64(r.Caught) < least*float64(r.Invented):
		return cmdenv.GateError(fmt.Errorf("%d of %d invented names fail, less than %g", r.Caught, r.Invented, least))
	}
	return nil
}

func printNames(env *cmdenv.Env, r *sweep.NamesReport) {
	fmt.Fprintf(env.Out, "%s: %d symbols; the partial pack lacks %d members, and %d that could not be written\n", report.Clean(r.Module), r.Symbols, r.Removed, r.Lost)
	fmt.Fprintf(env.Out, "%d uses of symbols that exist: %d pass, %d unknown, %d fail\n", r.Used, r.Passed, r.Unknown, len(r.False))
	fmt.Fprintf(env.Out, "%d uses of invented names: %d fail, %d do not\n", r.Invented, r.Caught, len(r.Missed))
	for _, list := range [][]sweep.Misjudged{r.False, r.Missed} {
		for _, m := range list {
			fmt.Fprintf(env.Out, "  %s: %s\n      %s\n", report.Clean(m.Symbol), report.Clean(m.Use), report.Clean(m.Finding))
		}
	}
	for _, reason := range r.SortedReasons() {
		fmt.Fprintf(env.Out, "  %5d %s\n", r.Reasons[reason], reason)
	}
}
