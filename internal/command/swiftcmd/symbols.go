package swiftcmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

const symbolsLong = `Know which symbols an SDK holds and since when. An index is made of symbol graphs:
those that swift-symbolgraph-extract writes of the toolchain's modules, or those
of an SDK that somebody extracted on a Mac. It is one flat file; assay help symbol-files
describes it.

Without --index the commands use the index of the toolchain's own modules, which
is built on first use and kept in the cache.`

// NewSymbols returns the group of commands about symbol indexes.
func NewSymbols(env *cmdenv.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use: "symbols", Short: "build and search indexes of an SDK's symbols",
		Long: symbolsLong,
		Example: `  assay symbols lookup URLSession.data --target ios15.0
  assay symbols build --graphs graphs/ --output sdk.index
  assay symbols diff old.index sdk.index`,
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("command", ""),
	}
	cmd.AddCommand(newBuild(env), newLookup(env), newStats(env), newDiff(env), newVerify(env), newStub(env), newExtract(env), newAdd(env))
	return cmd
}

func aTarget(s string) (*swift.Target, error) {
	if s == "" {
		return nil, nil
	}
	t, err := swift.ParseTarget(s)
	if err != nil {
		return nil, cmdenv.UsageErrorf("--target: %w", err)
	}
	return &t, nil
}

type symbolView struct {
	USR          string                 `json:"usr"`
	Path         string                 `json:"path"`
	Module       string                 `json:"module"`
	Extends      string                 `json:"extends,omitempty"`
	Kind         string                 `json:"kind"`
	Declaration  string                 `json:"declaration"`
	Platforms    []string               `json:"platforms"`
	Complete     bool                   `json:"module_complete"`
	Availability []symbols.Availability `json:"availability"`
	Status       symbols.Status         `json:"status,omitempty"` // at the target
	Record       *symbols.Availability  `json:"decided_by,omitempty"`
	Fact         *symbols.Fact          `json:"fact,omitempty"` // from Apple's headers, if the local module has no record for iOS
}

// viewOf is s as code for a target sees it; t may be nil.
func viewOf(x *symbols.Index, s symbols.Symbol, t *swift.Target) symbolView {
	m, _ := x.Module(s.Module)
	v := symbolView{USR: s.USR, Path: s.Path, Module: s.Module, Extends: s.Extends, Kind: s.Kind, Declaration: s.Declaration,
		Platforms: s.Platforms, Complete: m.Complete, Availability: s.Availability}
	if v.Availability == nil {
		v.Availability = []symbols.Availability{}
	}
	if t != nil {
		v.Status, v.Record = symbols.At(s.Availability, *t, m.Complete)
	}
	if f, ok := symbols.FactOf(x, s); ok {
		v.Fact = &f
	}
	return v
}

func (v symbolView) print(env *cmdenv.Env, t *swift.Target) {
	fmt.Fprintf(env.Out, "%s  %s of %s%s\n", report.Clean(v.Path), report.Clean(v.Kind), report.Clean(v.Module), map[bool]string{false: " (partial)"}[v.Complete])
	lines := []string{v.Declaration, v.USR}
	var records []string
	for _, r := range v.Availability {
		records = append(records, r.String())
	}
	switch {
	case len(records) > 0:
		lines = append(lines, strings.Join(records, "; "))
	case v.Complete:
		lines = append(lines, "always available")
	default:
		lines = append(lines, "nothing is said of its availability")
	}
	if v.Fact != nil {
		lines = append(lines, "Apple's "+factText(*v.Fact, ""))
	}
	if t != nil {
		line := fmt.Sprintf("at %s: %s", t, v.Status)
		if v.Record != nil {
			line += " (" + v.Record.String() + ")"
			if v.Record.Message != "" {
				line += ": " + v.Record.Message
			}
		}
		lines = append(lines, line)
	}
	for _, line := range lines {
		fmt.Fprintf(env.Out, "  %s\n", report.Clean(line))
	}
}

func printModules(env *cmdenv.Env, modules []symbols.Module) {
	width := len("module")
	for _, m := range modules {
		width = max(width, len(m.Name))
	}
	fmt.Fprintf(env.Out, "%-*s  %-11s  %7s\n", width, "module", "platform", "symbols")
	for _, m := range modules {
		fmt.Fprintf(env.Out, "%-*s  %-11s  %7d%s\n", width, report.Clean(m.Name), m.Platform, m.Symbols, map[bool]string{false: "  partial"}[m.Complete])
	}
}

func printGaps(env *cmdenv.Env, gaps []symbols.Gap) {
	const most = 10
	for i, g := range gaps {
		if i == most {
			fmt.Fprintf(env.Out, "missing: %d more, see --json\n", len(gaps)-most)
			return
		}
		fmt.Fprintln(env.Out, report.Clean(fmt.Sprintf("missing: %s (%s): %s", g.Module, g.Platform, g.Reason)))
	}
}
