package checkcmd

import (
	"cmp"
	"context"
	"embed"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// The task of assay check --agent: its answer, its file and its shell call are known.
const (
	triedWord = "pineapple"
	triedFile = "hello.txt"
)

// triedFiles is a suite of one trivial task.
//
//go:embed tried
var triedFiles embed.FS

// tryAgents runs the trivial task with each coding agent that --agent names and prints
// what was recognised. arg is the suite that they come from, "" for none.
func tryAgents(ctx context.Context, loader *suiteload.Loader, f *checkFlags, arg string) error {
	s, err := loadTried(loader, f, arg)
	if err != nil {
		return err
	}
	fx, err := suiteload.ReadFixture(ctx, s, loader.SuiteRedactor(s))
	if err != nil {
		return err
	}
	prices, err := loader.TodaysPrices(s, f.Prices)
	if err != nil {
		return err
	}
	rt, err := loader.NewRuntime(ctx, s, fx, loader.SuiteRedactor(s), prices, worker.Setting{})
	if err != nil {
		return err
	}
	defer rt.Close()
	pins, err := rt.Probe(ctx)
	if err != nil {
		return cmdenv.MissingError(err)
	}
	failed, void := false, false
	for i, arm := range s.Arms {
		a, blobs := rt.Generate(ctx, worker.Assignment{Key: trial.Key{Task: s.Tasks[0].ID, Arm: arm.ID()}, N: 1})
		if ctx.Err() != nil {
			return cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		if i > 0 {
			fmt.Fprintln(loader.Out)
		}
		t := &tried{a: a, blobs: blobs, pins: pins.Agents[arm.Agent]}
		t.config, _ = s.Agents[arm.Agent].Config.(*agentcli.Config)
		if usd, ok := prices.Billed(a); ok {
			f, _ := usd.Float64()
			t.billed = fmt.Sprintf("$%.4f", f)
		}
		ok, err := t.print(loader.Out, arm.Agent)
		if err != nil {
			return err
		}
		failed, void = failed || !ok, void || a.Fault != nil
	}
	switch {
	case void:
		return cmdenv.ExitWith(cmdenv.ExitPreflight)
	case failed:
		return cmdenv.ExitWith(cmdenv.ExitGate)
	}
	return nil
}

// areCLIs reports whether --agent names only coding agents. Otherwise the tasks of the
// suite are checked.
func areCLIs(loader *suiteload.Loader, f *checkFlags, arg string) (bool, error) {
	s, err := loader.LoadSuite(arg, &f.Flags)
	if err != nil {
		return false, err
	}
	return !slices.ContainsFunc(s.Arms, func(a suite.Arm) bool { return s.Agents[a.Agent].Kind != agentcli.KindName }), nil
}

// loadTried returns the trivial suite with the agents that --agent names.
func loadTried(loader *suiteload.Loader, f *checkFlags, arg string) (*suite.Suite, error) {
	const name = "check-agent"
	files, err := fs.Sub(triedFiles, "tried")
	if err != nil {
		return nil, err
	}
	with := *loader
	with.Suites = maps.Clone(loader.Suites)
	with.Suites[name] = files
	flags := &f.Flags
	var own *suite.Suite
	if arg != "" {
		if own, err = loader.LoadSuite(arg, flags); err != nil {
			return nil, err
		}
		flags = &suiteload.Flags{FlagSet: f.FlagSet}
	}
	s, err := with.LoadSuite(name, flags)
	if err != nil {
		return nil, err
	}
	if own != nil {
		s.Agents, s.Dir = own.Agents, own.Dir
		s.Arms = nil
		seen := map[string]bool{}
		for _, arm := range own.Arms {
			if !seen[arm.Agent] {
				seen[arm.Agent] = true
				s.Arms = append(s.Arms, suite.Arm{Agent: arm.Agent, Scenario: "plain"})
			}
		}
	}
	for _, arm := range s.Arms {
		if s.Agents[arm.Agent].Kind != agentcli.KindName {
			return nil, cmdenv.UsageErrorf("--agent %s: it is of kind %s, and only coding agents (kind cli) can be tried; name a suite to check its tasks", arm.Agent, s.Agents[arm.Agent].Kind)
		}
	}
	return s, nil
}

// tried is a trial of the trivial task.
type tried struct {
	a      *trial.Attempt
	blobs  map[seal.Digest][]byte
	config *agentcli.Config
	pins   []string
	billed string // cost of the trial, "" if not known
}

func (t *tried) read(r trial.Ref) []byte {
	if r.Inline != nil {
		return r.Inline
	}
	return t.blobs[r.Digest]
}

// raw returns a recorded file, nil if there is none of that name.
func (t *tried) raw(name string) []byte {
	for _, r := range t.a.Raw {
		if r.Name == name {
			return t.read(r)
		}
	}
	return nil
}

// print writes the table. It reports whether the agent did its task and assay recognised
// everything that a trial depends on.
func (t *tried) print(out io.Writer, name string) (bool, error) {
	events, err := trial.ReadTranscript(t.read(t.a.Transcript))
	if err != nil {
		return false, err
	}
	res, err := agentcli.Reread(t.config, t.raw("stream.jsonl"))
	if err != nil {
		return false, err
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "agent %s, with one trivial task\n", report.Clean(name))
	line := func(ok bool, what, text string) {
		mark := "✓"
		if !ok {
			mark = "–"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\n", mark, what, report.Clean(text))
	}
	answer := strings.TrimSpace(string(t.read(t.a.Artifact.Answer)))
	ends := t.a.End != nil && t.a.End.Reason == trial.Finished
	line(ends, "end", t.endText())
	answers := strings.Contains(strings.ToLower(answer), triedWord)
	line(answers, "answer", t.answerText(answer, answers))
	writes := strings.Contains(string(t.read(t.a.Artifact.Tree)), triedFile)
	line(writes, "workspace", map[bool]string{true: triedFile + " is there", false: triedFile + " is not there"}[writes])
	calls, ran := toolsText(events)
	line(ran, "tools", calls)
	used := usageText(t.a.Usage)
	line(used != "", "usage", cmp.Or(used, "not known: neither its output nor a recording of the model API has tokens"))
	line(t.billed != "", "cost", cmp.Or(t.costText(), "not known: its output has none, and the price table has no such model; give pricing"))
	model := t.model()
	line(model != "", "model", cmp.Or(model, "its output does not say"))
	line(res.Session != "", "session", cmp.Or(res.Session, "its output does not say"))
	if len(res.Unmatched) > 0 {
		fmt.Fprintf(w, "✗\tpaths\tnothing is found at %s\n", report.Clean(strings.Join(res.Unmatched, ", ")))
		fmt.Fprintf(w, "\t\tkeys of its lines: %s\n", report.Clean(strings.Join(res.Keys, ", ")))
	}
	for i, p := range t.pins {
		fmt.Fprintf(w, "\t%s\t%s\n", map[bool]string{true: "start"}[i == 0], report.Clean(p))
	}
	if t.a.Fault != nil {
		for _, l := range lastLines(t.raw("stderr.txt"), 3) {
			fmt.Fprintf(w, "\tstderr\t%s\n", report.Clean(l))
		}
	}
	return ends && writes && (answers || t.config.Answer == "none"), w.Flush()
}

func (t *tried) endText() string {
	if t.a.Fault != nil {
		return "void: " + t.a.Fault.Err.Error()
	}
	return strings.TrimSuffix(string(t.a.End.Reason)+": "+t.a.End.Detail, ": ")
}

func (t *tried) answerText(answer string, ok bool) string {
	switch {
	case t.config.Answer == "none":
		return "not wanted (answer: none)"
	case answer == "":
		return "none"
	case !ok:
		return fmt.Sprintf("%q, which lacks the word %s", report.Cut(answer, 120), triedWord)
	}
	return fmt.Sprintf("%q", report.Cut(answer, 120))
}

func (t *tried) costText() string {
	if t.billed == "" {
		return ""
	}
	for _, u := range t.a.Usage {
		if u.ReportedUSD != "" {
			return t.billed + ", the program's own figure"
		}
	}
	return t.billed + ", by the price table"
}

func (t *tried) model() string {
	if t.a.End != nil && t.a.End.Model != "" {
		return t.a.End.Model
	}
	for _, u := range t.a.Usage {
		if u.Model != "" {
			return u.Model
		}
	}
	return ""
}

// toolsText describes the tool calls; ok reports whether a shell call was recognised.
func toolsText(events []trial.Event) (text string, ok bool) {
	var calls []string
	exits := 0
	for _, e := range events {
		switch {
		case e.Kind == trial.EventToolCall && e.Call != nil:
			calls = append(calls, fmt.Sprintf("%s (%s)", e.Call.Name, cmp.Or(e.Call.Class, trial.ToolOther)))
			ok = ok || e.Call.Class == trial.ToolShell
		case e.Kind == trial.EventToolResult && e.Result != nil && e.Result.Exit != nil:
			exits++
		}
	}
	if len(calls) == 0 {
		return "no call is seen in its output", false
	}
	return fmt.Sprintf("%s; %d with exit codes", strings.Join(calls, ", "), exits), ok
}

// usageText sums up the tokens, "" if none are known.
func usageText(all []trial.Usage) string {
	var u trial.Usage
	for _, one := range all {
		u.Input, u.Output = u.Input+one.Input, u.Output+one.Output
		u.CacheRead, u.CacheWrite5m, u.Reasoning = u.CacheRead+one.CacheRead, u.CacheWrite5m+one.CacheWrite5m+one.CacheWrite1h, u.Reasoning+one.Reasoning
	}
	if len(all) == 0 {
		return ""
	}
	what := report.Plural(len(all), "request")
	if len(all) == 1 && all[0].Requests != 0 {
		what = "one sum for all requests"
	}
	return fmt.Sprintf("%s: %d input, %d from and %d to the cache, %d output (%d of reasoning)", what, u.Input, u.CacheRead, u.CacheWrite5m, u.Output, u.Reasoning)
}

func lastLines(b []byte, n int) []string {
	lines := strings.Split(strings.TrimSpace(string(b)), "\n")
	if lines[0] == "" {
		return nil
	}
	return lines[max(0, len(lines)-n):]
}
