package cli

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/reportcmd"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
)

// completer offers words to a shell. It reports no mistakes: where something cannot
// be read it offers nothing, and the command itself will complain.
type completer struct{ *runreport.Reporter }

// offers is one way to complete a word that is begun.
type offers func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective)

// widthOfOffer is the longest description that a shell is given, in characters.
const widthOfOffer = 70

// addCompletions makes every command below root offer words for its arguments and
// flags. It reads the kind of argument off the usage line: SUITE, RUN, OLD NEW.
func addCompletions(root *cobra.Command, reporter *runreport.Reporter) {
	c := &completer{reporter}
	flags := map[string]offers{
		"format": c.offerFormats, "cache": offerWords("auto", "live", "replay", "refresh"), "progress": offerWords("auto", "live", "plain"),
		"annotations": offerWords(runreport.AnnotateAuto, runreport.AnnotateAlways, runreport.AnnotateNever), "mode": offerWords("warn", "hard"), "profile": offerWords("seed"),
		"override": offerWords("pass", "fail", "unknown"), "fail-on": offerWords(reportcmd.FailBroken, reportcmd.FailWorse), "resume": c.offerRuns, "agent": c.offerAgents,
		"arm": c.offerOf(listArms, 0), "task": c.offerOf(listTasks, 0), "tag": c.offerOf(listTags, 0), "set": c.offerOf(listSettings, cobra.ShellCompDirectiveNoSpace),
		"suite": c.offerSuites, "server": c.offerOf(listServers, cobra.ShellCompDirectiveNoSpace),
	}
	arguments := map[string]offers{
		"RUN": offerInOrder(c.offerRuns), "[RUN]": offerInOrder(c.offerRuns), "[RUN…]": c.offerRuns, "OLD NEW": offerInOrder(c.offerRuns, c.offerRuns),
		"RUN [TRIAL]": offerInOrder(c.offerRuns, c.offerOf(listTrials, 0)), "SUITE": offerInOrder(c.offerSuites), "SUITE…": c.offerSuites, "[COMMAND…]": offerCommands,
	}
	walkCommands(root, func(cmd *cobra.Command) {
		ofSymbols := cmd.Parent() != nil && cmd.Parent().Name() == "symbols"
		_, takes, _ := strings.Cut(cmd.Use, " ")
		if offer := arguments[takes]; offer != nil && cmd.ValidArgsFunction == nil && len(cmd.ValidArgs) == 0 && !ofSymbols {
			cmd.ValidArgsFunction = cobra.CompletionFunc(offer)
		}
		for _, name := range slices.Sorted(maps.Keys(flags)) {
			if f := cmd.Flags().Lookup(name); f == nil || f.Hidden || ofSymbols || name == "mode" && cmd.Name() != "gate" {
				continue
			}
			_ = cmd.RegisterFlagCompletionFunc(name, cobra.CompletionFunc(flags[name])) // fails only if there is one
		}
	})
}

// offerInOrder returns an offer that calls fs in order, one per argument, and offers
// nothing for further arguments.
func offerInOrder(fs ...offers) offers {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) >= len(fs) {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return fs[len(args)](cmd, args, begun)
	}
}

// filterWords keeps the words that start with begun. A description may be "".
func filterWords(begun string, words [][2]string) []cobra.Completion {
	var out []cobra.Completion
	for _, w := range words {
		if strings.HasPrefix(w[0], begun) {
			out = append(out, cobra.CompletionWithDesc(report.Clean(w[0]), report.Cut(report.Clean(w[1]), widthOfOffer)))
		}
	}
	return out
}

func offerWords(words ...string) offers {
	return func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return filterWords(begun, undescribed(words)), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}

func undescribed(words []string) (out [][2]string) {
	for _, w := range words {
		out = append(out, [2]string{w})
	}
	return out
}

func (c *completer) offerFormats(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	switch cmd.Name() {
	case "compare":
		return offerWords("text", "markdown", "json")(cmd, args, begun)
	case "report":
	default:
		return nil, cobra.ShellCompDirectiveDefault
	}
	var out [][2]string
	for _, f := range c.Formats {
		out = append(out, [2]string{f.Name, f.Doc})
	}
	return filterWords(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
}

func offerCommands(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	about, rest, err := cmd.Root().Find(args)
	if err != nil || len(rest) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out [][2]string
	for _, c := range about.Commands() {
		if c.IsAvailableCommand() {
			out = append(out, [2]string{c.Name(), c.Short})
		}
	}
	return filterWords(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
}

// offerSuites offers suite folders in the working directory, bundled suites, and any
// file.
func (c *completer) offerSuites(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out [][2]string
	for _, pattern := range []string{"*/" + suiteload.FileName, "*/*/" + suiteload.FileName} {
		found, _ := filepath.Glob(pattern)
		for _, f := range found {
			out = append(out, [2]string{filepath.ToSlash(filepath.Dir(f)), "a suite in this folder"})
		}
	}
	for _, name := range c.Suites.Names() {
		out = append(out, [2]string{name, "comes with assay"})
	}
	return filterWords(begun, out), cobra.ShellCompDirectiveDefault | cobra.ShellCompDirectiveKeepOrder
}

func outOf(cmd *cobra.Command) string {
	return cmp.Or(flagValue(cmd, "out"), "runs")
}

func flagValue(cmd *cobra.Command, name string) string {
	if f := cmd.Flags().Lookup(name); f != nil {
		return f.Value.String()
	}
	return ""
}

// offerRuns are "last" and the runs, the newest first.
func (c *completer) offerRuns(cmd *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	const most = 50
	out := outOf(cmd)
	entries, err := os.ReadDir(out)
	if err != nil {
		return nil, cobra.ShellCompDirectiveDefault
	}
	var words [][2]string
	for _, e := range slices.Backward(entries) { // names begin with the second of the start
		if len(words) == most {
			break
		}
		if dir := filepath.Join(out, e.Name()); runload.IsRun(dir) {
			words = append(words, [2]string{dir, aboutRun(dir, e.Name())})
		}
	}
	if len(words) > 0 {
		newest := words[0][1]
		if dir, err := runload.FindRun("last", out); err == nil {
			newest = aboutRun(dir, filepath.Base(dir))
		}
		words = slices.Insert(words, 0, [2]string{"last", newest})
	}
	return filterWords(begun, words), cobra.ShellCompDirectiveDefault | cobra.ShellCompDirectiveKeepOrder
}

// aboutRun says when a run began and how it went, from its name and the first
// lines of its report: its journal may be long.
func aboutRun(dir, name string) string {
	about := ""
	stamp, rest, _ := strings.Cut(name, "-")
	if t, err := time.Parse("20060102T150405Z", stamp); err == nil {
		about = t.Format("2006-01-02 15:04")
		if i := strings.LastIndex(rest, "-"); i > 0 {
			about = rest[:i] + ", " + about
		}
	}
	f, err := os.Open(filepath.Join(dir, "out", "report.md"))
	if err != nil {
		return about
	}
	defer f.Close()
	for s := bufio.NewScanner(io.LimitReader(f, 4096)); s.Scan(); {
		if line, ok := strings.CutPrefix(s.Text(), "**"); ok {
			return about + ": " + strings.TrimSuffix(line, "**")
		}
	}
	return about
}

// subject is the suite or run named on the command line.
type subject struct {
	suite *suite.Suite
	plan  []string // ids of trials as TASK@ARM#N, for a run
}

func (c *completer) findSubject(cmd *cobra.Command, args []string) *subject {
	resumed := flagValue(cmd, "resume")
	_, takes, _ := strings.Cut(cmd.Use, " ")
	switch {
	case strings.Contains(takes, "SUITE") && resumed == "":
		if len(args) > 0 {
			if s, err := c.LoadSuite(args[0], &suiteload.Flags{FlagSet: cmd.Flags()}); err == nil {
				return &subject{suite: s}
			}
		}
		return nil
	case strings.Contains(takes, "RUN") && len(args) > 0:
		resumed = args[0]
	case resumed == "":
		return nil
	}
	dir, err := runload.FindRun(resumed, outOf(cmd))
	if err != nil {
		return nil
	}
	r, err := run.Restore(dir, c.Kinds, 0)
	if err != nil {
		return nil
	}
	found := &subject{suite: r.Suite}
	for _, t := range r.Run.Manifest().Plan.Trials {
		if t.Filtered == "" {
			found.plan = append(found.plan, fmt.Sprintf("%s@%s#%d", t.Task, t.Arm, t.Index+1))
		}
	}
	return found
}

// offerOf offers the words that list finds in the subject.
func (c *completer) offerOf(list func(*subject) [][2]string, directive cobra.ShellCompDirective) offers {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		s := c.findSubject(cmd, args)
		if s == nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return filterWords(begun, list(s)), directive | cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}

func listArms(s *subject) (out [][2]string) {
	for _, arm := range s.suite.Arms {
		out = append(out, [2]string{arm.ID()})
	}
	return out
}

func listTasks(s *subject) (out [][2]string) {
	for _, t := range s.suite.Tasks {
		out = append(out, [2]string{t.ID, t.Title})
	}
	return out
}

func listTags(s *subject) (out [][2]string) {
	tags := map[string]int{}
	for _, t := range s.suite.Tasks {
		for _, tag := range t.Tags {
			tags[tag]++
		}
	}
	for _, tag := range cmdenv.SortedKeys(tags) {
		out = append(out, [2]string{tag, report.Plural(tags[tag], "task")})
	}
	return out
}

func listTrials(s *subject) [][2]string { return undescribed(s.plan) }

func listServers(s *subject) (out [][2]string) {
	for _, name := range cmdenv.SortedKeys(s.suite.Servers) {
		out = append(out, [2]string{name + "=", strings.Join(s.suite.Servers[name].Command, " ")})
	}
	return out
}

// listSettings lists the values of the suite, agents and graders included.
func listSettings(s *subject) (out [][2]string) {
	lines, err := suite.Explain(s.suite)
	if err != nil {
		return nil
	}
	for _, l := range lines {
		if !strings.HasPrefix(l.Path, "tasks.") {
			out = append(out, [2]string{l.Path + "=", describeValue(l.Value)})
		}
	}
	return out
}

// offerAgents offers the agents of the suite, the coding agents, and the prefixes of
// model names.
func (c *completer) offerAgents(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if cmd.Flags().Lookup("agent").Value.Type() != "stringArray" {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out [][2]string
	if s := c.findSubject(cmd, args); s != nil {
		for _, name := range cmdenv.SortedKeys(s.suite.Agents) {
			out = append(out, [2]string{name, "of the suite, kind " + s.suite.Agents[name].Kind})
		}
	}
	for _, name := range suiteload.AgentPresets {
		out = append(out, [2]string{name, "coding agent"})
	}
	for _, p := range llm.Providers {
		out = append(out, [2]string{p.Name + ":", "a model"})
	}
	return filterWords(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder | cobra.ShellCompDirectiveNoSpace
}

// describeValue describes the present value of a setting, texts without quotes.
func describeValue(value string) string {
	var text string
	if json.Unmarshal([]byte(value), &text) == nil {
		value = text
	}
	return "now " + value
}
