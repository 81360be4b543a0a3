package labcmd

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/sweep"
)

const symbolsSweepLong = `Measure the index: use every symbol in a generated line of Swift, once just below the
version that introduced it and once at it, and compare what the compiler says of the
line's symbol with what the index says.

A line counts if the compiler took it for that very symbol and had nothing else to
say against it; those that do not count are listed by reason. The command ends with
1 if less than --min agree, or more than --unwritten could not be compared.`

func newSweep(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.IndexFlags
	var o sweep.Options
	var platform string
	var least, most float64
	cmd := &cobra.Command{
		Use: "sweep", Short: "compare an index's availability with the compiler's",
		Long: symbolsSweepLong,
		Example: `  assay-lab symbols sweep
  assay-lab symbols sweep --module Observation --module RegexBuilder --n 100`,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			if o.N < 0 || least < 0 || least > 1 || most < 0 || most > 1 {
				return cmdenv.UsageErrorf("--n is a number from 0 on, --min and --unwritten are from 0 to 1")
			}
			o.Platform = swift.Platform(platform)
			if o.Toolchain, err = swiftkit.FindToolchain(cmd.Context(), env, f.Toolchain); err != nil {
				return err
			}
			if o.Index, err = swiftkit.OpenIndex(cmd.Context(), env, &f); err != nil {
				return err
			}
			defer func() { err = errors.Join(err, o.Index.Close()) }()
			if o.Work, err = os.MkdirTemp("", "assay-sweep-"); err != nil {
				return fmt.Errorf("sweep: %w", err)
			}
			defer func() { err = errors.Join(err, os.RemoveAll(o.Work)) }()
			o.Progress = env.PrintProgress
			r, err := sweep.Run(cmd.Context(), o)
			if bad, ok := errors.AsType[*sweep.ChoiceError](err); ok {
				return cmdenv.UsageErrorf("%w", bad)
			}
			if err != nil {
				return err
			}
			return reportSweep(env, r, least, most, f.JSON)
		},
	}
	f.Register(cmd)
	cmd.Flags().StringArrayVar(&o.Modules, "module", nil, "only this `module` (repeatable)")
	cmd.Flags().StringVar(&platform, "platform", string(swift.IOS), "`platform`: ios, macos, watchos or tvos")
	cmd.Flags().IntVar(&o.N, "n", 0, "at most so `many` symbols (default all)")
	cmd.Flags().Float64Var(&least, "min", 0.99, "the lowest `share` that agrees")
	cmd.Flags().Float64Var(&most, "unwritten", 0.34, "the highest `share` that may not be compared")
	return cmd
}

func reportSweep(env *cmdenv.Env, v *sweep.Report, least, most float64, asJSON bool) error {
	if asJSON {
		if err := env.PrintJSON(v); err != nil {
			return err
		}
	} else {
		printSweep(env, v)
	}
	switch {
	case v.Agreement == nil:
		return cmdenv.GateError(errors.New("no symbol could be compared"))
	case *v.Agreement < least:
		return cmdenv.GateError(fmt.Errorf("index and compiler agree on %.4f of the symbols, less than %g", *v.Agreement, least))
	case *v.Unwritten > most:
		return cmdenv.GateError(fmt.Errorf("%.4f of the symbols could not be compared, more than %g", *v.Unwritten, most))
	}
	return nil
}

func printSweep(env *cmdenv.Env, v *sweep.Report) {
	fmt.Fprintf(env.Out, "%d symbols, %d without a version that introduced them, %d to compare\n", v.Symbols, v.Unversioned, v.Planned)
	if v.Agreement != nil {
		fmt.Fprintf(env.Out, "agreement %.4f (%d of %d compared, each below and at its introduction, in %d runs of the compiler)\n", *v.Agreement, v.Agreed, v.Compared, v.Runs)
	}
	for _, d := range v.Differ {
		fmt.Fprintf(env.Out, "  %s.%s at %s: the index says %s, the compiler %s: %s\n", report.Clean(d.Module), report.Clean(d.Symbol), d.Target, d.Index, d.Compiler, report.Clean(d.Line))
	}
	for _, c := range v.Closed {
		fmt.Fprintf(env.Out, "left out: %d symbols of %s, which no code may import: %s\n", c.Symbols, report.Clean(c.Module), report.Clean(c.Reason))
	}
	if v.Unwritten != nil {
		fmt.Fprintf(env.Out, "not compared: %.4f (%d)\n", *v.Unwritten, v.Planned-v.Compared)
	}
	reasons := slices.SortedFunc(maps.Keys(v.Reasons), func(x, y string) int {
		return cmp.Or(cmp.Compare(v.Reasons[y], v.Reasons[x]), cmp.Compare(x, y))
	})
	for _, reason := range reasons {
		fmt.Fprintf(env.Out, "  %5d %s\n", v.Reasons[reason], reason)
	}
}
