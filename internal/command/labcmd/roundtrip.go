package labcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/stub"
)

const symbolsRoundtripLong = `Measure the stub generator: make stubs of modules that the toolchain has, and
compare what the compiler says of snippets, and of copies of them with one fault
each, with the stub and with the real module. Two files agree if all errors, and
all warnings about availability, have the same ids on the same lines.

The snippets are those that come with the program and, with --snippets, those of a
folder that import one of the modules. The command ends with 1 if agreement is
below --min for one of the modules.`

func newRoundtrip(env *cmdenv.Env) *cobra.Command {
	var modules []string
	var folder, toolchain string
	var limit, sample int
	var least float64
	var asJSON bool
	cmd := &cobra.Command{
		Use: "roundtrip", Short: "compare stubs of modules with the real modules",
		Long: symbolsRoundtripLong,
		Example: `  assay-lab symbols roundtrip
  assay-lab symbols roundtrip --module Observation --n 20`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			for _, m := range modules {
				if !slices.Contains(stub.RoundTrip, m) {
					return cmdenv.UsageErrorf("module %s has no round trip (there are %s)", m, strings.Join(stub.RoundTrip, ", "))
				}
			}
			if limit < 0 || sample < 0 || least < 0 || least > 1 {
				return cmdenv.UsageErrorf("--n and --sample are numbers from 0 on, --min is one from 0 to 1")
			}
			tc, err := swiftkit.FindToolchain(cmd.Context(), env, toolchain)
			if err != nil {
				return err
			}
			cases, err := stub.Snippets()
			if err != nil {
				return err
			}
			golden, err := judge.GoldenSnippets()
			if err != nil {
				return err
			}
			for _, g := range golden {
				for _, f := range g.Snippet.Files {
					cases = append(cases, stub.Case{Name: g.Name, Text: f.Text})
				}
			}
			if folder != "" {
				more, err := stub.ReadCases(os.DirFS(folder))
				if err != nil {
					return cmdenv.UsageErrorf("%w", err)
				}
				if len(more) == 0 {
					return cmdenv.UsageErrorf("there is no *.swift in %s: --snippets wants a folder of them", folder)
				}
				cases = append(cases, more...)
			}
			if len(modules) == 0 {
				modules = stub.RoundTrip
			}
			return runRoundtrip(cmd.Context(), env, tc, modules, cases, sample, limit, least, asJSON)
		},
	}
	cmd.Flags().StringArrayVar(&modules, "module", nil, "only this `module` (repeatable)")
	cmd.Flags().StringVar(&folder, "snippets", "", "`folder` with more correct *.swift files")
	cmd.Flags().IntVar(&limit, "n", 0, "at most so `many` faulty copies a module (default all)")
	cmd.Flags().IntVar(&sample, "sample", 0, "take at most so `many` snippets a module (default all)")
	cmd.Flags().Float64Var(&least, "min", 0.99, "the lowest `share` that agrees")
	cmd.Flags().StringVar(&toolchain, "toolchain", "", "`folder` or name of the Swift toolchain")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func runRoundtrip(ctx context.Context, env *cmdenv.Env, tc *swift.Toolchain, modules []string, cases []stub.Case, sample, limit int, least float64, asJSON bool) (err error) {
	var trips []*stub.Agreement
	var short []string
	work, err := os.MkdirTemp("", "assay-roundtrip-")
	if err != nil {
		return fmt.Errorf("round trip: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(work)) }()
	for _, m := range modules {
		a, err := stub.Compare(ctx, tc, m, cases, sample, limit, work, env.PrintProgress)
		if err != nil {
			return err
		}
		if a.Rate == nil || *a.Rate < least || a.Other > 0 {
			short = append(short, m)
		}
		trips = append(trips, a)
		if !asJSON {
			printTrip(env, a)
		}
	}
	if asJSON {
		if err := env.PrintJSON(trips); err != nil {
			return err
		}
	}
	if len(short) > 0 {
		return cmdenv.GateError(fmt.Errorf("stubs do not agree with the real modules often enough (least %g): %s", least, strings.Join(short, ", ")))
	}
	return nil
}

func printTrip(env *cmdenv.Env, a *stub.Agreement) {
	share := "no file was compared"
	if a.Rate != nil {
		share = fmt.Sprintf("agreement %.4f (%d of %d)", *a.Rate, a.Agreed, a.Files)
	}
	fmt.Fprintf(env.Out, "%s: %s; %d unchanged, %d mutants, %d with findings; %d declarations, %d lost\n", a.Module, share, a.Unchanged, a.Mutants, a.Faulty, a.Declarations, a.Lost)
	for _, n := range []struct {
		count int
		what  string
	}{{a.TimedOut, "files took the compiler too long and are left out"},
		{a.Internal, "files are refused with both, but name what the real module keeps to itself and no graph holds, and are left out"}, {a.Other, "files did not load the stub, or loaded it in place of the real module"},
		{a.Unused, "snippets do not compile with the real module alone and are left out"}} {
		if n.count > 0 {
			fmt.Fprintf(env.Out, "  %d %s\n", n.count, n.what)
		}
	}
	for _, d := range a.Differ {
		fmt.Fprintf(env.Out, "  %s: only the real module says %s; only the stub %s\n", report.Clean(d.File),
			cmp.Or(strings.Join(d.Real, ", "), "nothing"), cmp.Or(strings.Join(d.Stub, ", "), "nothing"))
	}
}
