package labcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
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

// newRoundtrip is the command that measures stubs.
func newRoundtrip(env *cmdenv.Env) *cobra.Command {
	var modules []string
	var folder, toolchain string
	var limit, sample int
	var least float64
	var asJSON bool
	cmd := &cobra.Command{
		Use: "roundtrip", Short: "hold stubs of modules against the real ones",
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
			more, err := casesIn(folder)
			if err != nil {
				return err
			}
			if len(modules) == 0 {
				modules = stub.RoundTrip
			}
			return runRoundtrip(cmd.Context(), env, tc, modules, append(cases, more...), sample, limit, least, asJSON)
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

// casesIn are the Swift files of a folder, sorted; "" has none.
func casesIn(folder string) ([]stub.Case, error) {
	if folder == "" {
		return nil, nil
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.swift"))
	if err == nil && len(files) == 0 {
		return nil, cmdenv.UsageErrorf("there is no *.swift in %s: --snippets wants a folder of them", folder)
	}
	var out []stub.Case
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			return nil, cmdenv.UsageErrorf("%w", err)
		}
		out = append(out, stub.Case{Name: strings.TrimSuffix(filepath.Base(f), ".swift"), Text: string(b)})
	}
	return out, err
}

// tripView is the outcome for a module as JSON has it.
type tripView struct {
	Module        string        `json:"module"`
	Declarations  int           `json:"declarations"`
	Lost          int           `json:"lost"`
	N             int           `json:"n"`
	Unchanged     int           `json:"unchanged"`
	Mutants       int           `json:"mutants"`
	Faulty        int           `json:"faulty"`
	Agreed        int           `json:"agreed"`
	Agreement     *float64      `json:"agreement"`
	SameExit      int           `json:"same_exit"`
	TimedOut      int           `json:"timed_out"`
	Internal      int           `json:"internal_names"`
	NotLoaded     int           `json:"stub_not_loaded"`
	Unused        int           `json:"snippets_left_out"`
	Disagreements []tripDiffers `json:"disagreements"`
}

type tripDiffers struct {
	File string   `json:"file"`
	Real []string `json:"only_real"`
	Stub []string `json:"only_stub"`
}

func runRoundtrip(ctx context.Context, env *cmdenv.Env, tc *swift.Toolchain, modules []string, cases []stub.Case, sample, limit int, least float64, asJSON bool) (err error) {
	var views []tripView
	var short []string
	work, err := os.MkdirTemp("", "assay-roundtrip-")
	if err != nil {
		return fmt.Errorf("round trip: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(work)) }()
	for _, m := range modules {
		r, err := stub.Compare(ctx, tc, m, cases, sample, limit, work, env.PrintProgress)
		if err != nil {
			return err
		}
		v := tripView{Module: m, Declarations: r.Module.Declarations, Lost: r.Module.Lost, N: r.Files(), Unchanged: r.Unchanged, Mutants: r.Mutants, Faulty: r.Faulty,
			Agreed: r.Agreed, Agreement: r.Rate(), SameExit: r.SameExit, TimedOut: r.TimedOut, Internal: r.Internal, NotLoaded: r.Other, Unused: r.Unused, Disagreements: []tripDiffers{}}
		for _, d := range r.Differ {
			v.Disagreements = append(v.Disagreements, tripDiffers{d.Case.Name, append([]string{}, d.Real...), append([]string{}, d.Stub...)})
		}
		if v.Agreement == nil || *v.Agreement < least || v.NotLoaded > 0 {
			short = append(short, m)
		}
		views = append(views, v)
		if !asJSON {
			printTrip(env, v)
		}
	}
	if asJSON {
		if err := env.PrintJSON(views); err != nil {
			return err
		}
	}
	if len(short) > 0 {
		return cmdenv.GateError(fmt.Errorf("stubs do not agree with the real modules often enough (least %g): %s", least, strings.Join(short, ", ")))
	}
	return nil
}

func printTrip(env *cmdenv.Env, v tripView) {
	share := "no file was compared"
	if v.Agreement != nil {
		share = fmt.Sprintf("agreement %.4f (%d of %d)", *v.Agreement, v.Agreed, v.N)
	}
	fmt.Fprintf(env.Out, "%s: %s; %d unchanged, %d mutants, %d with findings; %d declarations, %d lost\n", v.Module, share, v.Unchanged, v.Mutants, v.Faulty, v.Declarations, v.Lost)
	for _, n := range []struct {
		count int
		what  string
	}{{v.TimedOut, "files took the compiler too long and are left out"},
		{v.Internal, "files are refused with both, but name what the real module keeps to itself and no graph holds, and are left out"}, {v.NotLoaded, "files did not load the stub, or loaded it in place of the real module"},
		{v.Unused, "snippets do not compile with the real module alone and are left out"}} {
		if n.count > 0 {
			fmt.Fprintf(env.Out, "  %d %s\n", n.count, n.what)
		}
	}
	for _, d := range v.Disagreements {
		fmt.Fprintf(env.Out, "  %s: only the real module says %s; only the stub %s\n", report.Clean(d.File),
			cmp.Or(strings.Join(d.Real, ", "), "nothing"), cmp.Or(strings.Join(d.Stub, ", "), "nothing"))
	}
}
