package swiftcmd

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

func newLookup(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.IndexFlags
	var target string
	cmd := &cobra.Command{
		Use: "lookup NAME…", Short: "find symbols by path or USR",
		Long: `Find symbols: by path, with or without argument labels and module
(URLSession.data, Foundation.URL.init(string:)), or by USR.

What the index lacks may be an Objective-C name that Apple's frameworks have: the
table of facts is asked, too, and says so. It also says since when Apple has what a
Linux module holds without a word on its availability.

The exit code is 2 if one of the names is nowhere.`,
		Example: `  assay symbols lookup Task.sleep
  assay symbols lookup 'URLSession.data(for:delegate:)' --target ios14.0
  assay symbols lookup RelativeDateTimeFormatter NSURLConnection --json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmdenv.UsageErrorf("which symbol? for example: assay symbols lookup Task.sleep")
			}
			t, err := aTarget(target)
			if err != nil {
				return err
			}
			x, err := swiftkit.OpenIndex(cmd.Context(), env, &f)
			if err != nil {
				return err
			}
			defer x.Close()
			return lookUpSymbols(env, x, args, t, f.JSON)
		},
	}
	f.Register(cmd)
	cmd.Flags().StringVar(&target, "target", "", "say what the symbols are for code that must run on this `target`, such as ios17.0")
	return cmd
}

type lookupResult struct {
	Name    string        `json:"name"`
	Symbols []symbolView  `json:"symbols"`
	Fact    *symbols.Fact `json:"fact,omitempty"`
}

func lookUpSymbols(env *cmdenv.Env, x *symbols.Index, names []string, t *swift.Target, asJSON bool) error {
	if t != nil {
		if !x.Covers(*t) {
			return cmdenv.UsageErrorf("the index has no symbols for %s: see assay symbols stats", t.Platform)
		}
		x = x.On(*t)
	}
	var results []lookupResult
	var nowhere []string
	for _, name := range names {
		r := lookupResult{Name: name, Symbols: []symbolView{}}
		found := x.ByPath(name)
		if s, ok := x.ByUSR(name); ok {
			found = []symbols.Symbol{s}
		}
		for _, s := range found {
			r.Symbols = append(r.Symbols, viewOf(x, s, t))
		}
		if fact, ok := symbols.Facts().Lookup(name); ok {
			r.Fact = &fact
		}
		if len(r.Symbols) == 0 && r.Fact == nil && !slices.Contains(nowhere, name) {
			nowhere = append(nowhere, name)
		}
		results = append(results, r)
	}
	if asJSON {
		if err := env.PrintJSON(results); err != nil {
			return err
		}
	} else {
		for _, r := range results {
			for _, v := range r.Symbols {
				v.print(env, t)
			}
			if r.Fact != nil && len(r.Symbols) == 0 {
				fmt.Fprintln(env.Out, factText(*r.Fact, ", not in the index"))
			}
		}
	}
	if len(nowhere) > 0 {
		return cmdenv.UsageErrorf("neither the index nor the table of Objective-C names has %s", report.Clean(strings.Join(nowhere, ", ")))
	}
	return nil
}

// factText is a fact in a line: its name in Objective-C, where it is, and its
// versions.
func factText(f symbols.Fact, note string) string {
	text := fmt.Sprintf("%s  %s of %s%s", f.Name, f.Kind, f.Framework, note)
	if !f.Introduced.IsZero() {
		text += "; iOS " + f.Introduced.String()
	}
	if !f.Deprecated.IsZero() {
		text += ", deprecated " + f.Deprecated.String()
	}
	return text
}

func newStats(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.IndexFlags
	cmd := &cobra.Command{
		Use: "stats", Short: "say what an index holds",
		Example: `  assay symbols stats`,
		Long:    "Say which modules an index holds on which platforms, how many symbols each has,\nhow many of them say since when they are there, and which modules are missing.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			x, err := swiftkit.OpenIndex(cmd.Context(), env, &f)
			if err != nil {
				return err
			}
			defer x.Close()
			s := symbols.StatsOf(x)
			if f.JSON {
				return env.PrintJSON(s)
			}
			printModules(env, s.Modules)
			printGaps(env, s.Missing)
			fmt.Fprintf(env.Out, "%d symbols; digest %s; %s\n", s.Symbols, s.Digest.Short(), cmp.Or(s.Toolchain, "from graphs alone"))
			for _, c := range s.Domains {
				fmt.Fprintf(env.Out, "  %-12s %6d symbols have a record\n", c.Name, c.Count)
			}
			for _, c := range s.Kinds {
				fmt.Fprintf(env.Out, "  %-15s %6d\n", c.Name, c.Count)
			}
			return nil
		},
	}
	f.Register(cmd)
	return cmd
}

func newDiff(env *cmdenv.Env) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: "diff OLD NEW", Short: "say how two indexes differ",
		Example: `  assay symbols diff ios17.index ios18.index`,
		Long: `Say which symbols an index has that another lacks, and which of both have another
availability or declaration. A symbol that another module declares now, under the
same path, has moved.`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 2 {
				return cmdenv.UsageErrorf("which two indexes? for example: assay symbols diff old.index new.index")
			}
			from, err := swiftkit.OpenIndexFile(args[0])
			if err != nil {
				return err
			}
			defer from.Close()
			to, err := swiftkit.OpenIndexFile(args[1])
			if err != nil {
				return err
			}
			defer to.Close()
			changes := symbols.Diff(from, to)
			if asJSON {
				if changes == nil {
					changes = []symbols.Change{}
				}
				return env.PrintJSON(changes)
			}
			printChanges(env, changes)
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func printChanges(env *cmdenv.Env, changes []symbols.Change) {
	count := map[string]int{}
	for _, c := range changes {
		count[c.What]++
		sign, text := "~", ""
		switch c.What {
		case "added":
			sign, text = "+", c.New.Kind+" of "+c.New.Module
		case "removed":
			sign, text = "-", c.Old.Kind+" of "+c.Old.Module
		case "moved":
			sign, text = ">", fmt.Sprintf("%s, from %s to %s", c.New.Kind, c.Old.Module, c.New.Module)
		default:
			text = fmt.Sprintf("%s of %s: %s", c.New.Kind, c.New.Module, c.What)
		}
		fmt.Fprintf(env.Out, "%s %s  %s\n", sign, report.Clean(c.Symbol().Path), report.Clean(text))
	}
	var parts []string
	for _, what := range []string{"added", "removed", "moved", "availability", "declaration", "platforms"} {
		if count[what] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", count[what], what))
		}
	}
	if len(parts) == 0 {
		parts = []string{"no difference"}
	}
	fmt.Fprintln(env.Out, strings.Join(parts, ", "))
}

func newVerify(env *cmdenv.Env) *cobra.Command {
	var f swiftkit.IndexFlags
	cmd := &cobra.Command{
		Use: "verify", Short: "check that an index can be trusted",
		Example: `  assay symbols verify`,
		Long: `Read all of an index and look for names that everybody uses (Task, MainActor, View,
URLSession, Observable …). One whose module is there and which is missing means that
the index is wrong: the exit code is then 3, and nothing may be scored with it. One
whose module is not there is not covered, which is no fault.`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cmdenv.NoArgs(cmd, args); err != nil {
				return err
			}
			x, err := swiftkit.OpenIndex(cmd.Context(), env, &f)
			if err != nil {
				return err
			}
			defer x.Close()
			if err := x.Check(); err != nil {
				return cmdenv.MissingError(err)
			}
			problems := x.Verify()
			if f.JSON {
				if err := env.PrintJSON(x.Canaries()); err != nil {
					return err
				}
			} else {
				for _, c := range x.Canaries() {
					fmt.Fprintf(env.Out, "%-11s  %s (%s)\n", c.Found, c.Path, strings.Join(c.Modules, " or "))
				}
			}
			if len(problems) > 0 {
				return cmdenv.MissingError(fmt.Errorf("%s", strings.Join(problems, "\n")))
			}
			return nil
		},
	}
	f.Register(cmd)
	return cmd
}
