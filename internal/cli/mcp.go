package cli

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/relay"
	"github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
)

const mcpLong = `Look at MCP servers, record what is said to them, and stand in for them.

Wherever a client is told to start a server, it can be told to start one of
these instead: record stands before the real one, replay and placebo in its
place.`

// mcpCommand is the group of commands for MCP servers.
func (a *app) mcpCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "mcp", Short: "inspect, record, replay and imitate MCP servers",
		Long: mcpLong,
		Example: `  assay mcp inspect npx -y @modelcontextprotocol/server-everything
  assay mcp record -o session.jsonl -- npx -y @modelcontextprotocol/server-everything
  assay mcp replay session.jsonl
  assay mcp placebo --mimic session.jsonl`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return usage("there is no command %q%s; see assay mcp --help", "mcp "+args[0], suggest(args[0], commandNames(cmd)))
			}
			return cmd.Help()
		},
	}
	cmd.AddCommand(a.mcpInspect(), a.mcpRecord(), a.mcpReplay(), a.mcpPlacebo(), a.mcpRelay())
	cmd.AddCommand(a.mcpServeCommands()...)
	return cmd
}

func (a *app) mcpRecord() *cobra.Command {
	var file string
	cmd := &cobra.Command{
		Use: "record [-o FILE] -- CMD…", Short: "pass on what a client and a server say, and record it",
		Long: `Start an MCP server and stand between it and the client on standard input and
output. Bytes pass unchanged and at once; each line is recorded with its time
and direction, and so is what the server writes to standard error. Signals go to
the server, and its exit code is that of this command.

Values of secret variables are replaced in the recording. A line is written
before it is passed on, so that a killed recording holds all that was heard.`,
		Example: `  assay mcp record -o session.jsonl -- my-server --verbose
  claude mcp add docs -- assay mcp record -o 'docs-{pid}.jsonl' -- docs-server`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage("say which server to record: assay mcp record -o FILE -- CMD…")
			}
			return a.record(file, args)
		},
	}
	cmd.Flags().StringVarP(&file, "out", "o", "", "write the recording to `FILE`, which must be new; {time} and {pid} in it are filled in (default mcp-{time}-{pid}.jsonl)")
	cmd.Flags().SetInterspersed(false)
	return cmd
}

// record runs a server behind a recording proxy.
func (a *app) record(file string, args []string) error {
	env := seal.Scrub(a.environ)
	if _, err := proc.Look(args[0], "", env); err != nil {
		return missing(fmt.Errorf("start server %s: %w: install it, or correct the command after --", report.Clean(args[0]), err))
	}
	name := strings.NewReplacer("{time}", a.now().UTC().Format("20060102T150405Z"), "{pid}", strconv.Itoa(os.Getpid())).
		Replace(cmp.Or(file, "mcp-{time}-{pid}.jsonl"))
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return usage("%s is there already: name a new file with -o, or put {time} or {pid} into the name", name)
	}
	if err != nil {
		return usage("create the recording: %w: name another file with -o", err)
	}
	defer f.Close()
	rec, err := tape.NewWriter(f, args, a.redactor(), a.now)
	if err != nil {
		return err
	}
	if file == "" {
		fmt.Fprintf(a.err, "assay: recording to %s\n", name)
	}
	words := rec.Lines(tape.Stderr)
	child, err := proc.Start(context.Background(), proc.Spec{Args: args, Env: env, Pipes: true, Stderr: io.MultiWriter(words, a.rawErr)})
	if err != nil {
		return missing(fmt.Errorf("start server: %w", err))
	}
	defer relay.PassSignals(child, rec)()
	err = tape.Proxy{FromClient: a.in, ToServer: child.Stdin, FromServer: child.Stdout, ToClient: a.rawOut, Tape: rec}.Run()
	if err != nil { // the client has gone
		child.Stdin.Close()
		child.Stdout.Close()
		time.AfterFunc(time.Second, func() { child.Stop(err) })
	}
	exit := child.Wait()
	_ = words.Close()
	if err := rec.RecordExit(exit.String(), tape.ExitCode(exit)); err != nil {
		a.complain(fmt.Errorf("%w: %s ends early", err, name))
	}
	if code := tape.ExitCode(exit); code != 0 {
		return &exitError{code: code}
	}
	return nil
}

// mcpRelay is what coding agents are told to start in place of a server; people
// have record.
func (a *app) mcpRelay() *cobra.Command {
	return &cobra.Command{
		Use: equip.RelayWords[1], Hidden: true, DisableFlagParsing: true,
		RunE: func(_ *cobra.Command, args []string) error {
			if code := relay.Main(args, a.environ, a.in, a.rawOut, a.rawErr); code != 0 {
				return &exitError{code: code}
			}
			return nil
		},
	}
}

func (a *app) mcpReplay() *cobra.Command {
	speed := 1.0
	cmd := &cobra.Command{
		Use: "replay FILE", Short: "serve a recording in place of its server, offline",
		Long: `Serve a recording over standard input and output: the handshake, ping, the tool
list and every recorded request, found by its method and its params (the order
of members, the spelling of numbers and _meta do not count). Equal requests get
the recorded answers in their order, then the last one again. Notifications of
the server follow the requests that they followed.

A request that is not recorded is answered by an error that names it and the
nearest one that is; at the end they are counted, and the exit code is 3. Where
the recorded server died, the replay ends with its exit code.`,
		Example: `  assay mcp replay session.jsonl
  assay mcp replay --speed 0 session.jsonl`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage("name one recording: assay mcp replay FILE")
			}
			if !(speed >= 0 && speed <= 1e6) {
				return usage("--speed %g: 1 (as it was), 0 (without waiting) or a factor is needed", speed)
			}
			return a.replay(cmd.Context(), args[0], speed)
		},
	}
	cmd.Flags().Float64Var(&speed, "speed", speed, "how fast time passes (`FACTOR`): 1 answers as late as the server did, 0 at once")
	return cmd
}

func (a *app) replay(ctx context.Context, file string, speed float64) error {
	t, err := readTape(file)
	if err != nil {
		return err
	}
	r, err := tape.NewReplay(t, speed, a.redactor())
	if err != nil {
		return usage("%s: %w: record a session from its beginning with assay mcp record", file, err)
	}
	if t.Torn {
		fmt.Fprintf(a.err, "assay: %s was cut off in its last line, which is left out\n", file)
	}
	err = r.Serve(ctx, a.in, a.rawOut)
	if n := r.Skipped(); n > 0 {
		fmt.Fprintf(a.err, "assay: %s of the server to its client in %s cannot be replayed\n", report.Plural(n, "request"), file)
	}
	stats := r.Stats()
	if stats.Mute > 0 {
		fmt.Fprintf(a.err, "assay: %s got no answer, as when it was recorded\n", report.Plural(stats.Mute, "request"))
	}
	if end, ok := errors.AsType[*tape.EndError](err); ok {
		a.complain(errors.New(report.Clean(end.Error())))
		return &exitError{code: end.Code}
	}
	if errors.Is(err, context.Canceled) {
		return &exitError{code: exitInterrupted}
	}
	if err != nil {
		return err
	}
	if n := len(stats.Misses); n > 0 {
		return missing(fmt.Errorf("%s not in %s, the first %s: record a session that makes these calls", report.Plural(n, "request"), file, report.Clean(stats.Misses[0])))
	}
	return nil
}

// readTape reads a recording that the user named.
func readTape(file string) (*tape.Tape, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, usage("open the recording: %w: make one with assay mcp record -o FILE -- CMD…", err)
	}
	defer f.Close()
	t, err := tape.Read(f)
	if errors.Is(err, tape.ErrNoTape) {
		return nil, usage("%s: %w: make one with assay mcp record -o FILE -- CMD…", file, err)
	}
	if err != nil {
		return nil, usage("%s: %w", file, err)
	}
	return t, nil
}

func (a *app) mcpPlacebo() *cobra.Command {
	cmd := &cobra.Command{
		Use: "placebo --mimic FILE|URL|CMD…", Short: "serve the tools of another server with empty answers",
		Long: `Serve over standard input and output what looks like another MCP server: its
name, instructions, tools and schemas, taken from a recording, an address or a
command that is started for a moment. Every call is answered with empty content;
where a tool promises structured output, with the emptiest that its schema
allows. At the end the calls are counted on standard error.

An arm with a placebo has the turns and the tokens that a server costs, and none
of its knowledge: it is the control for a server's content.`,
		Example: `  assay mcp placebo --mimic session.jsonl
  assay mcp placebo --mimic http://127.0.0.1:8080/mcp
  assay mcp placebo --mimic -- npx -y @modelcontextprotocol/server-everything`,
		// All that follows --mimic is the command of the server, its flags, too.
		DisableFlagParsing: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			like, help, err := mimicked(args)
			if help {
				return cmd.Help()
			}
			if err != nil {
				return err
			}
			return a.placebo(cmd.Context(), like)
		},
	}
	cmd.Flags().String("mimic", "", "look like the server of this recording, address or command (`FILE|URL|CMD…`)")
	return cmd
}

// mimicked reads the arguments of assay mcp placebo: what it is to look like, or
// that help is wanted.
func mimicked(args []string) (like []string, help bool, err error) {
	const form = "assay mcp placebo --mimic FILE|URL|CMD…"
	if len(args) > 0 {
		value, joined := strings.CutPrefix(args[0], "--mimic=")
		switch {
		case args[0] == "--help" || args[0] == "-h":
			return nil, true, nil
		case args[0] == "--mimic":
			args = args[1:]
		case joined:
			args = append([]string{value}, args[1:]...)
		case args[0] != "--" && strings.HasPrefix(args[0], "-"):
			return nil, false, usage("assay mcp placebo has no flag %s; write %s", args[0], form)
		}
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 || args[0] == "" {
		return nil, false, usage("say what to look like: %s", form)
	}
	return args, false, nil
}

func (a *app) placebo(ctx context.Context, args []string) error {
	like, err := a.likeness(ctx, args)
	if err != nil {
		return err
	}
	p, err := serve.NewPlacebo(like)
	if err != nil {
		return usage("imitate %s: %w: correct the server that it shows", report.Clean(strings.Join(args, " ")), err)
	}
	err = p.Serve(ctx, a.in, a.rawOut)
	fmt.Fprintf(a.err, "assay: placebo: %s\n", report.Clean(p.Summary()))
	if errors.Is(err, context.Canceled) {
		return &exitError{code: exitInterrupted}
	}
	return err
}

// likeness finds out what a server looks like: that of a recording, or one that
// is reached or started for a moment.
func (a *app) likeness(ctx context.Context, args []string) (mcp.Likeness, error) {
	if len(args) == 1 && isFile(args[0]) {
		if _, err := proc.Look(args[0], "", a.environ); err != nil || isTape(args[0]) {
			t, err := readTape(args[0])
			if err != nil {
				return mcp.Likeness{}, err
			}
			like, err := t.Likeness()
			if err != nil {
				return like, usage("%s: %w: record a session that lists the tools", args[0], err)
			}
			return like, nil
		}
	}
	v, err := a.visit(ctx, args, 0, io.Discard)
	if err != nil {
		return mcp.Likeness{}, err
	}
	return v.like, nil
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func isTape(name string) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	begin := make([]byte, len(`{"assay":`))
	_, err = io.ReadFull(f, begin)
	return err == nil && bytes.Equal(begin, []byte(`{"assay":`))
}
