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
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/suite"
)

// What a shell is offered. Nothing here says a mistake: where something cannot be
// read there is nothing to offer, and the command itself will say why.

// offers is one way to complete: what to offer for a word that is begun.
type offers func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective)

// widthOfOffer is how much of a description a shell is given, in characters.
const widthOfOffer = 70

// completing makes every command below root offer what its arguments and flags
// take. Which they are is read off the usage line of a command: SUITE, RUN, OLD
// NEW, RUN [TRIAL].
func (a *app) completing(root *cobra.Command) {
	flags := map[string]offers{
		"format": a.offerFormats, "cache": ofList("auto", "live", "replay", "refresh"), "progress": ofList("auto", "live", "plain"),
		"annotations": ofList(runreport.AnnotateAuto, runreport.AnnotateAlways, runreport.AnnotateNever), "mode": ofList("warn", "hard"), "profile": ofList("seed"),
		"override": ofList("pass", "fail", "unknown"), "fail-on": ofList(reportcmd.FailBroken, reportcmd.FailWorse), "resume": a.offerRuns, "agent": a.offerAgents, "arm": a.offerArms, "task": a.offerTasks, "tag": a.offerTags,
		"set": a.offerSettings, "suite": a.offerSuites, "server": a.offerServers,
	}
	walkCommands(root, func(c *cobra.Command) {
		_, takes, _ := strings.Cut(c.Use, " ")
		switch {
		case c.ValidArgsFunction != nil || len(c.ValidArgs) > 0 || c.Parent() != nil && c.Parent().Name() == "symbols":
		case takes == "RUN" || takes == "[RUN]":
			c.ValidArgsFunction = upTo(1, a.offerRuns)
		case takes == "RUN [TRIAL]":
			c.ValidArgsFunction = inOrder(a.offerRuns, a.offerTrials)
		case takes == "[RUN…]":
			c.ValidArgsFunction = a.offerRuns
		case takes == "OLD NEW":
			c.ValidArgsFunction = upTo(2, a.offerRuns)
		case takes == "SUITE":
			c.ValidArgsFunction = upTo(1, a.offerSuites)
		case takes == "SUITE…":
			c.ValidArgsFunction = a.offerSuites
		case takes == "[COMMAND…]":
			c.ValidArgsFunction = offerCommands
		}
		for _, name := range slices.Sorted(maps.Keys(flags)) {
			if f := c.Flags().Lookup(name); f == nil || f.Hidden || name == "mode" && c.Name() != "gate" || c.Parent() != nil && c.Parent().Name() == "symbols" {
				continue
			}
			_ = c.RegisterFlagCompletionFunc(name, cobra.CompletionFunc(flags[name])) // fails only if there is one
		}
	})
}

// upTo offers for the first n arguments, and nothing for those after.
func upTo(n int, f offers) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) >= n {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return f(cmd, args, begun)
	}
}

// inOrder offers for each argument what is its own.
func inOrder(fs ...offers) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) >= len(fs) {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return fs[len(args)](cmd, args, begun)
	}
}

// offer keeps what goes on from what is begun. A description may be "".
func offer(begun string, words [][2]string) []cobra.Completion {
	var out []cobra.Completion
	for _, w := range words {
		if strings.HasPrefix(w[0], begun) {
			out = append(out, cobra.CompletionWithDesc(report.Clean(w[0]), report.Cut(report.Clean(w[1]), widthOfOffer)))
		}
	}
	return out
}

func ofList(words ...string) offers {
	return func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		var out [][2]string
		for _, w := range words {
			out = append(out, [2]string{w})
		}
		return offer(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}

func (a *app) offerFormats(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	switch cmd.Name() {
	case "compare":
		return ofList("text", "markdown", "json")(cmd, args, begun)
	case "report":
	default:
		return nil, cobra.ShellCompDirectiveDefault
	}
	var out [][2]string
	for _, f := range a.Formats {
		out = append(out, [2]string{f.Name, f.Doc})
	}
	return offer(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
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
	return offer(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
}

// offerSuites are the folders here that hold a suite, those that come with assay,
// and any file.
func (a *app) offerSuites(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out [][2]string
	for _, pattern := range []string{"*/" + suiteload.FileName, "*/*/" + suiteload.FileName} {
		found, _ := filepath.Glob(pattern)
		for _, f := range found {
			out = append(out, [2]string{filepath.ToSlash(filepath.Dir(f)), "a suite in this folder"})
		}
	}
	for _, name := range a.Suites.Names() {
		out = append(out, [2]string{name, "comes with assay"})
	}
	return offer(begun, out), cobra.ShellCompDirectiveDefault | cobra.ShellCompDirectiveKeepOrder
}

// outOf is the folder of all runs that a command line names.
func outOf(cmd *cobra.Command) string {
	out := ""
	if f := cmd.Flags().Lookup("out"); f != nil {
		out = f.Value.String()
	}
	return cmp.Or(out, "runs")
}

// offerRuns are "last" and the runs, the newest first.
func (a *app) offerRuns(cmd *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
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
	return offer(begun, words), cobra.ShellCompDirectiveDefault | cobra.ShellCompDirectiveKeepOrder
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

// subject is what a command line is about: the suite or the run that it names.
type subject struct {
	suite *suite.Suite
	plan  []string // ids of trials as TASK@ARM#N, for a run
}

func (a *app) subject(cmd *cobra.Command, args []string) *subject {
	resumed := ""
	if f := cmd.Flags().Lookup("resume"); f != nil {
		resumed = f.Value.String()
	}
	_, takes, _ := strings.Cut(cmd.Use, " ")
	switch {
	case strings.Contains(takes, "SUITE") && resumed == "":
		if len(args) == 0 {
			return nil
		}
		s, err := a.LoadSuite(args[0], &suiteload.Flags{FlagSet: cmd.Flags()})
		if err != nil {
			return nil
		}
		return &subject{suite: s}
	case strings.Contains(takes, "RUN") && len(args) > 0:
		resumed = args[0]
	case resumed == "":
		return nil
	}
	dir, err := runload.FindRun(resumed, outOf(cmd))
	if err != nil {
		return nil
	}
	r, err := run.Restore(dir, a.Kinds, 0)
	if err != nil {
		return nil
	}
	return &subject{suite: r.Suite, plan: trialWords(r.Run.Manifest())}
}

// trialWords are the trials of a run as command lines name them.
func trialWords(m *journal.Manifest) []string {
	var out []string
	for _, t := range m.Plan.Trials {
		if t.Filtered == "" {
			out = append(out, fmt.Sprintf("%s@%s#%d", t.Task, t.Arm, t.Index+1))
		}
	}
	return out
}

// ofSubject offers what list finds in the suite.
func (a *app) ofSubject(list func(*subject) [][2]string, directive cobra.ShellCompDirective) offers {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		s := a.subject(cmd, args)
		if s == nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return offer(begun, list(s)), directive | cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}

func (a *app) offerArms(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return a.ofSubject(func(s *subject) (out [][2]string) {
		for _, arm := range s.suite.Arms {
			out = append(out, [2]string{arm.ID()})
		}
		return out
	}, 0)(cmd, args, begun)
}

func (a *app) offerTasks(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return a.ofSubject(func(s *subject) (out [][2]string) {
		for _, t := range s.suite.Tasks {
			out = append(out, [2]string{t.ID, t.Title})
		}
		return out
	}, 0)(cmd, args, begun)
}

func (a *app) offerTags(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return a.ofSubject(func(s *subject) (out [][2]string) {
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
	}, 0)(cmd, args, begun)
}

func (a *app) offerTrials(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return a.ofSubject(func(s *subject) (out [][2]string) {
		for _, t := range s.plan {
			out = append(out, [2]string{t})
		}
		return out
	}, 0)(cmd, args, begun)
}

func (a *app) offerServers(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return a.ofSubject(func(s *subject) (out [][2]string) {
		for _, name := range cmdenv.SortedKeys(s.suite.Servers) {
			out = append(out, [2]string{name + "=", strings.Join(s.suite.Servers[name].Command, " ")})
		}
		return out
	}, cobra.ShellCompDirectiveNoSpace)(cmd, args, begun)
}

// offerAgents are those of the suite, the coding agents, and how the name of a
// model begins.
func (a *app) offerAgents(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if cmd.Flags().Lookup("agent").Value.Type() != "stringArray" {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out [][2]string
	if s := a.subject(cmd, args); s != nil {
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
	return offer(begun, out), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder | cobra.ShellCompDirectiveNoSpace
}

// offerSettings are the values of the suite, agents and graders included, with
// what they are now.
func (a *app) offerSettings(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return a.ofSubject(func(s *subject) (out [][2]string) {
		lines, err := suite.Explain(s.suite)
		if err != nil {
			return nil
		}
		for _, l := range lines {
			if !strings.HasPrefix(l.Path, "tasks.") {
				out = append(out, [2]string{l.Path + "=", now(l.Value)})
			}
		}
		return out
	}, cobra.ShellCompDirectiveNoSpace)(cmd, args, begun)
}

// now says what a value is, texts without their quotes.
func now(value string) string {
	var s string
	if json.Unmarshal([]byte(value), &s) == nil {
		value = s
	}
	return "now " + value
}
