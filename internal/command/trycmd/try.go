// Package trycmd has the command try, which finds out whether an agent can use an MCP
// server: it explores the server, drafts tasks from its replies, and runs them as an
// ordinary suite.
package trycmd

import (
	"context"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/serverload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/trycmd/draft"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/mcp/explore"
	"github.com/assay-eval/assay/internal/report"
)

const long = `Find out whether an agent can use an MCP server, how well, and at what cost.

assay starts the server, lists its tools and resources, and calls the tools that
only read: those marked readOnlyHint, or named by a reading verb and not marked
destructive. Arguments come from schemas, from descriptions and from earlier
replies. From the replies it drafts tasks, each with one answer that is in a
reply and that nothing else tells. A fresh server must give each answer again.
Then the tasks run: once without tools, to set aside those whose answer can be
guessed, and three times with the server (grounded) and with a placebo, which has
the same tools and answers nothing.

Without --agent the run is a smoke test: a script makes the calls, no model is
measured, and no key is needed. With --agent a model also words the questions
(--templates leaves them as they are); it never makes answers. The folder DIR is
an ordinary suite to edit and run again, with the report in report.html.

Tools that may write are neither called nor offered to agents, unless the server
works on a copy of a folder (--data) and --allow-writes is said. assay does not
confine the server itself.`

const example = `  assay try "npx -y @modelcontextprotocol/server-everything"
  assay try "npx -y @modelcontextprotocol/server-filesystem ./notes" --data ./notes
  assay try "npx -y my-server" --agent anthropic:claude-haiku-4-5 --budget 1
  assay try docs=https://docs.example.com/mcp my-suite --agent openai:gpt-5-mini`

type tryFlags struct {
	env, agents []string
	known       []string
	data        string
	writes      bool
	templates   bool
	dryRun      bool
	tasks       int
	trials      int
	jobs        int
	seed        uint64
	budget      string
	prices      string
}

// Runner runs the assay run command line in words.
type Runner func(ctx context.Context, words []string) error

// New returns the command try.
func New(reporter *runreport.Reporter, run Runner) *cobra.Command {
	f := &tryFlags{}
	cmd := &cobra.Command{
		Use: "try SERVER [DIR]", Short: "find out whether an agent can use an MCP server", Long: long, Example: example,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 || len(args) > 2 {
				return cmdenv.UsageErrorf("name one server, its command line in quotes: assay try \"npx -y my-server\"")
			}
			t := &attempt{Reporter: reporter, f: f, run: run}
			if len(args) == 2 {
				t.dir = args[1]
			}
			return t.perform(cmd.Context(), args[0])
		},
	}
	fl := cmd.Flags()
	fl.StringArrayVar(&f.agents, "agent", nil, "the `agent` that works, a model or a coding agent as for assay run; may be repeated. Without it the run is a smoke test")
	fl.StringVar(&f.budget, "budget", "1", "most `dollars` to spend in all")
	fl.StringArrayVar(&f.env, "env", nil, "`name` of a variable that the server needs; may be repeated")
	fl.StringArrayVar(&f.known, "known", nil, "value of an argument that no listing shows, as `name=value` (repo=assay); may be repeated")
	fl.StringVar(&f.data, "data", "", "`folder` of which each process of the server gets a copy, as {data} in its command line")
	fl.BoolVar(&f.writes, "allow-writes", false, "with --data: also call tools that may write, and offer them to agents")
	fl.BoolVar(&f.templates, "templates", false, "keep the words of templates, also with --agent")
	fl.BoolVar(&f.dryRun, "dry-run", false, "explore and draft, write the suite, and run nothing")
	fl.IntVar(&f.tasks, "tasks", 20, "most `tasks` to draft")
	fl.IntVar(&f.trials, "trials", 3, "repetitions of every task in every arm")
	fl.IntVar(&f.jobs, "jobs", 0, "trials that run at once")
	fl.Uint64Var(&f.seed, "seed", 1, "seed of the exploration, of the choice of tasks and of the order of trials")
	fl.StringVar(&f.prices, "prices", "", "`file` with prices of models that go before the built-in ones (assay help cost)")
	_ = cmd.MarkFlagDirname("data") // fails only for a flag that is not there
	return cmd
}

// attempt is one run of the command.
type attempt struct {
	*runreport.Reporter
	f      *tryFlags
	run    Runner
	dir    string // of the suite
	server *serverload.Named
	given  []explore.Fact
	pin    *equip.ServerPin
	found  *explore.Found
	tasks  []*draft.Task
	left   *big.Rat // of the budget
	priced bool     // whether a budget can be kept
	aside  int      // tasks that were guessed
	bare   *analyse.Analysis
}

func (t *attempt) perform(ctx context.Context, line string) error {
	if err := t.checkFlags(); err != nil {
		return err
	}
	var err error
	if t.server, err = serverload.Parse("SERVER", line, t.f.env, t.f.data); err != nil {
		return err
	}
	if t.f.writes && (t.f.data == "" || t.server.Server.URL != "") {
		return cmdenv.UsageErrorf("--allow-writes needs a server on a copy of a folder: say --data FOLDER and write {data} for it in the command line")
	}
	if err := t.checkAgents(ctx); err != nil {
		return err
	}
	if err := t.explore(ctx); err != nil {
		return err
	}
	if err := t.draftTasks(ctx); err != nil {
		return err
	}
	if len(t.f.agents) > 0 && !t.f.templates && !t.f.dryRun {
		t.wordTasks(ctx)
	}
	if err := t.writeSuite(); err != nil {
		return err
	}
	if t.f.dryRun {
		_, err := fmt.Fprintf(t.Out, "  assay run %s    runs it\n", cmdenv.QuoteWord(t.dir))
		return err
	}
	if err := t.runBare(ctx); err != nil {
		return err
	}
	return t.runSuite(ctx)
}

func (t *attempt) checkFlags() error {
	f := t.f
	for _, n := range []struct {
		name  string
		value int
	}{{"tasks", f.tasks}, {"trials", f.trials}} {
		if n.value < 1 {
			return cmdenv.UsageErrorf("--%s %d: it counts from 1", n.name, n.value)
		}
	}
	for _, k := range f.known {
		name, value, ok := strings.Cut(k, "=")
		if !ok || name == "" || value == "" {
			return cmdenv.UsageErrorf("--known %s: write name=value, such as --known repo=assay", k)
		}
		t.given = append(t.given, explore.Fact{Name: name, Value: value})
	}
	var ok bool
	if t.left, ok = new(big.Rat).SetString(strings.TrimPrefix(f.budget, "$")); !ok || t.left.Sign() <= 0 {
		return cmdenv.UsageErrorf("--budget %s: write an amount of dollars, such as --budget 2.50", f.budget)
	}
	if t.dir != "" {
		return suiteload.CheckVacant(filepath.Clean(t.dir))
	}
	return nil
}

// explore starts the server, explores it and prints the findings.
func (t *attempt) explore(ctx context.Context) error {
	s, err := t.server.Start(ctx, t.Env)
	if err != nil {
		return err
	}
	defer s.Close()
	t.pin = s.Pin
	fmt.Fprintf(t.Out, "%s: %s\n", report.Cut(report.Clean(strings.TrimSpace(t.pin.Name+" "+t.pin.Version)), 80), serverload.Size(t.pin))
	if t.found, err = t.server.Explore(ctx, s, explore.Options{Seed: t.f.seed, Given: t.given}); err != nil {
		return err
	}
	for _, l := range serverload.Describe(t.found) {
		fmt.Fprintln(t.Out, l)
	}
	if t.f.writes {
		if err := t.exploreWrites(ctx); err != nil {
			return err
		}
	}
	withheld := len(serverload.Withheld(t.found)) == len(t.found.Tools) && !t.f.writes // agents would have no tool
	if withheld || len(t.found.Answered()) == 0 {
		return cmdenv.MissingError(t.whyNothing())
	}
	if !t.f.writes {
		t.server.Server.Per = "arm"
	}
	return s.Close()
}

// whyNothing returns why there is no reply to draft from, with the way out.
func (t *attempt) whyNothing() error {
	reading, calls := 0, 0
	failure := ""
	for _, tool := range t.found.Tools {
		if tool.Reads {
			reading++
		}
		calls += tool.Calls
		if failure == "" && tool.Failure != "" {
			failure = fmt.Sprintf("; %s said: %s", report.Clean(tool.Name), report.Cut(report.Clean(tool.Failure), 160))
		}
	}
	switch {
	case reading == 0:
		return fmt.Errorf("no tool of server %s is marked or named as reading, so none was called: annotate them with readOnlyHint, or draft by hand: assay init DIR --mcp %s",
			t.server.Name, cmdenv.QuoteWord(t.server.Server.Address()))
	case t.found.Died != nil:
		return fmt.Errorf("server %s was lost before a tool had answered: %w", t.server.Name, t.found.Died)
	}
	return fmt.Errorf("none of %s was answered, so nothing can be drafted: give the server something to read (--data, --env, --known)%s", report.Plural(calls, "call"), failure)
}

// draftTasks drafts tasks and keeps those whose answers a fresh server gives again.
func (t *attempt) draftTasks(ctx context.Context) error {
	red := t.Redactor()
	d := draft.Tasks(t.found, draft.Options{
		Seed: t.f.seed, Most: t.f.tasks, Known: t.knownText(), Given: t.given,
		Secret: func(s string) bool { return red.HasSecret([]byte(s)) || draft.HasKey(s) },
	})
	why := d.Summary()
	if why != "" {
		why = " (" + why + ")"
	}
	if len(d.Tasks) == 0 {
		return cmdenv.MissingError(fmt.Errorf("nothing can be drafted: of %s in the replies none is the answer of one call alone%s: give the server more to read (--data, --env, --known), or write tasks by hand: assay init DIR --mcp %s",
			report.Plural(d.Values, "value"), why, cmdenv.QuoteWord(t.server.Server.Address())))
	}
	drafted := len(d.Tasks)
	differ, err := t.confirmTasks(ctx, d)
	if err != nil {
		return err
	}
	fmt.Fprintf(t.Out, "drafted: %s from %s%s\n", report.Plural(drafted, "task"), report.Plural(d.Values, "value"), why)
	line := fmt.Sprintf("proved:  %d of %d: the answer passes; nothing, the prompt, a placebo's answer and other replies fail", len(d.Tasks), drafted)
	if differ > 0 {
		line += fmt.Sprintf("; a fresh server answers otherwise in %d", differ)
	}
	fmt.Fprintf(t.Out, "%s (seed %d)\n", line, t.f.seed)
	if len(d.Tasks) == 0 {
		return cmdenv.MissingError(fmt.Errorf("no task holds: a fresh process of %s answers every call otherwise, so there is no right answer to check", t.server.Name))
	}
	t.tasks = d.Tasks
	return nil
}

// knownText returns what every agent sees of the server.
func (t *attempt) knownText() string {
	var b strings.Builder
	for _, s := range []string{t.pin.Name, t.pin.Version, t.pin.Instructions} {
		b.WriteString(s + "\n")
	}
	for _, tool := range t.found.Tools {
		b.Write(tool.Definition)
		b.WriteString("\n")
	}
	for _, r := range t.found.Resources {
		b.WriteString(r.Name + " " + r.URI + "\n")
	}
	return b.String()
}

// confirmTasks calls a fresh server once for each task and removes the tasks whose answer
// is not in the reply. It returns how many these are.
func (t *attempt) confirmTasks(ctx context.Context, d *draft.Drafted) (int, error) {
	s, err := t.server.Start(ctx, t.Env)
	if err != nil {
		return 0, fmt.Errorf("start the server again: %w", err)
	}
	defer s.Close()
	var kept []*draft.Task
	for _, task := range d.Tasks {
		text := ""
		if task.Tool == "" {
			r, err := s.ReadResource(ctx, task.URI)
			if err == nil && !r.IsError {
				text = r.Text
			}
		} else if r, err := s.Call(ctx, task.Tool, task.Args); err == nil && !r.IsError {
			text = r.Text
		}
		if ctx.Err() != nil {
			return 0, cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		if task.Confirm(text) {
			kept = append(kept, task)
		}
	}
	differ := len(d.Tasks) - len(kept)
	d.Tasks = kept
	return differ, s.Close()
}

// exploreWrites calls the tools that may write, on a copy of the folder that it may change.
// Their replies make no tasks: a trial meets the folder as it was.
func (t *attempt) exploreWrites(ctx context.Context) (err error) {
	dir, err := os.MkdirTemp("", "assay-try-")
	if err != nil {
		return cmdenv.DiskError(fmt.Errorf("copy %s: %w", t.f.data, err))
	}
	defer os.RemoveAll(dir)
	to := filepath.Join(dir, t.server.Server.Data)
	if err := os.CopyFS(to, os.DirFS(t.f.data)); err != nil {
		return cmdenv.DiskError(fmt.Errorf("copy %s: %w", t.f.data, err))
	}
	own := *t.server
	own.Server = own.Server.Expand(map[string]string{"{data}": to})
	own.Folder, own.Server.Data = "", ""
	s, err := own.Start(ctx, t.Env)
	if err != nil {
		return err
	}
	defer s.Close()
	found, err := own.Explore(ctx, s, explore.Options{Seed: t.f.seed, Given: t.given, Writes: true})
	if err != nil {
		return err
	}
	calls, answered := 0, 0
	for _, r := range found.Replies {
		if r.Writes {
			if calls++; !r.Failed {
				answered++
			}
		}
	}
	fmt.Fprintf(t.Out, "  on a copy of %s: %s of tools that may write, %d answered\n", report.Clean(t.f.data), report.Plural(calls, "call"), answered)
	return s.Close()
}

// quietly runs a command line of assay run without its output.
func (t *attempt) quietly(ctx context.Context, words []string) error {
	out := t.Out
	t.Out = io.Discard
	defer func() { t.Out = out }()
	return t.run(ctx, words)
}
