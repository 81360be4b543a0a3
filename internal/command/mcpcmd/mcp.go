// Package mcpcmd has the commands that record, replay, imitate, inspect and serve MCP
// servers.
package mcpcmd

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

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
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

// New returns the command mcp, the group of commands for MCP servers.
func New(loader *suiteload.Loader) *cobra.Command {
	cmd := &cobra.Command{
		Use: "mcp", Short: "inspect, record, replay and imitate MCP servers",
		Long: mcpLong,
		Example: `  assay mcp inspect npx -y @modelcontextprotocol/server-everything
  assay mcp record -o session.jsonl -- npx -y @modelcontextprotocol/server-everything
  assay mcp replay session.jsonl
  assay mcp placebo --mimic session.jsonl`,
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("command", "mcp "),
	}
	cmd.AddCommand(newInspect(loader.Env), newRecord(loader.Env), newReplay(loader.Env), newPlacebo(loader.Env), newRelay(loader.Env))
	cmd.AddCommand(newServers(loader)...)
	return cmd
}

func newRecord(env *cmdenv.Env) *cobra.Command {
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
				return cmdenv.UsageErrorf("say which server to record: assay mcp record -o FILE -- CMD…")
			}
			return recordSession(env, file, args)
		},
	}
	cmd.Flags().StringVarP(&file, "out", "o", "", "write the recording to `FILE`, which must be new; {time} and {pid} in it are filled in (default mcp-{time}-{pid}.jsonl)")
	cmd.Flags().SetInterspersed(false)
	return cmd
}

// recordSession runs a server behind a recording proxy.
func recordSession(env *cmdenv.Env, file string, args []string) error {
	environ := seal.ScrubEnviron(env.Environ)
	if _, err := proc.LookPath(args[0], "", environ); err != nil {
		return cmdenv.MissingError(fmt.Errorf("start server %s: %w: install it, or correct the command after --", report.Clean(args[0]), err))
	}
	name := strings.NewReplacer("{time}", env.Now().UTC().Format("20060102T150405Z"), "{pid}", strconv.Itoa(os.Getpid())).
		Replace(cmp.Or(file, "mcp-{time}-{pid}.jsonl"))
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return cmdenv.UsageErrorf("%s is there already: name a new file with -o, or put {time} or {pid} into the name", name)
	}
	if err != nil {
		return cmdenv.UsageErrorf("create the recording: %w: name another file with -o", err)
	}
	defer f.Close()
	rec, err := tape.NewWriter(f, args, env.Redactor(), env.Now)
	if err != nil {
		return err
	}
	if file == "" {
		fmt.Fprintf(env.Err, "assay: recording to %s\n", name)
	}
	words := rec.Lines(tape.Stderr)
	child, err := proc.Start(context.Background(), proc.Spec{Args: args, Env: environ, Pipes: true, Stderr: io.MultiWriter(words, env.RawErr)})
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("start server: %w", err))
	}
	defer relay.PassSignals(child, rec)()
	err = tape.Proxy{FromClient: env.In, ToServer: child.Stdin, FromServer: child.Stdout, ToClient: env.RawOut, Tape: rec}.Run()
	if err != nil { // the client has gone
		child.Stdin.Close()
		child.Stdout.Close()
		time.AfterFunc(time.Second, func() { child.Stop(err) })
	}
	exit := child.Wait()
	_ = words.Close()
	if err := rec.RecordExit(exit.String(), tape.ExitCode(exit)); err != nil {
		env.Complain(fmt.Errorf("%w: %s ends early", err, name))
	}
	if code := tape.ExitCode(exit); code != 0 {
		return cmdenv.ExitWith(code)
	}
	return nil
}

// newRelay returns the command that coding agents start in place of a server;
// people use record.
func newRelay(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: equip.RelayWords[1], Hidden: true, DisableFlagParsing: true,
		RunE: func(_ *cobra.Command, args []string) error {
			if code := relay.Main(args, env.Environ, env.In, env.RawOut, env.RawErr); code != 0 {
				return cmdenv.ExitWith(code)
			}
			return nil
		},
	}
}

func newReplay(env *cmdenv.Env) *cobra.Command {
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
				return cmdenv.UsageErrorf("name one recording: assay mcp replay FILE")
			}
			if !(speed >= 0 && speed <= 1e6) {
				return cmdenv.UsageErrorf("--speed %g: 1 (as it was), 0 (without waiting) or a factor is needed", speed)
			}
			return replaySession(cmd.Context(), env, args[0], speed)
		},
	}
	cmd.Flags().Float64Var(&speed, "speed", speed, "how fast time passes (`FACTOR`): 1 answers as late as the server did, 0 at once")
	return cmd
}

func replaySession(ctx context.Context, env *cmdenv.Env, file string, speed float64) error {
	t, err := readTape(file)
	if err != nil {
		return err
	}
	r, err := tape.NewReplay(t, speed, env.Redactor())
	if err != nil {
		return cmdenv.UsageErrorf("%s: %w: record a session from its beginning with assay mcp record", file, err)
	}
	if t.Torn {
		fmt.Fprintf(env.Err, "assay: %s was cut off in its last line, which is left out\n", file)
	}
	err = r.Serve(ctx, env.In, env.RawOut)
	if n := r.Skipped(); n > 0 {
		fmt.Fprintf(env.Err, "assay: %s of the server to its client in %s cannot be replayed\n", report.Plural(n, "request"), file)
	}
	stats := r.Stats()
	if stats.Mute > 0 {
		fmt.Fprintf(env.Err, "assay: %s got no answer, as when it was recorded\n", report.Plural(stats.Mute, "request"))
	}
	if end, ok := errors.AsType[*tape.EndError](err); ok {
		env.Complain(errors.New(report.Clean(end.Error())))
		return cmdenv.ExitWith(end.Code)
	}
	if errors.Is(err, context.Canceled) {
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	if err != nil {
		return err
	}
	if n := len(stats.Misses); n > 0 {
		return cmdenv.MissingError(fmt.Errorf("%s not in %s, the first %s: record a session that makes these calls", report.Plural(n, "request"), file, report.Clean(stats.Misses[0])))
	}
	return nil
}

// readTape reads a recording that the user named.
func readTape(file string) (*tape.Tape, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, cmdenv.UsageErrorf("open the recording: %w: make one with assay mcp record -o FILE -- CMD…", err)
	}
	defer f.Close()
	t, err := tape.Read(f)
	if errors.Is(err, tape.ErrNoTape) {
		return nil, cmdenv.UsageErrorf("%s: %w: make one with assay mcp record -o FILE -- CMD…", file, err)
	}
	if err != nil {
		return nil, cmdenv.UsageErrorf("%s: %w", file, err)
	}
	return t, nil
}

func newPlacebo(env *cmdenv.Env) *cobra.Command {
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
			return servePlacebo(cmd.Context(), env, like)
		},
	}
	cmd.Flags().String("mimic", "", "look like the server of this recording, address or command (`FILE|URL|CMD…`)")
	return cmd
}

// mimicked reads the arguments of assay mcp placebo: the server to look like, or a
// request for help.
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
			return nil, false, cmdenv.UsageErrorf("assay mcp placebo has no flag %s; write %s", args[0], form)
		}
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 || args[0] == "" {
		return nil, false, cmdenv.UsageErrorf("say what to look like: %s", form)
	}
	return args, false, nil
}

func servePlacebo(ctx context.Context, env *cmdenv.Env, args []string) error {
	like, err := readLikeness(ctx, env, args)
	if err != nil {
		return err
	}
	p, err := serve.NewPlacebo(like)
	if err != nil {
		return cmdenv.UsageErrorf("imitate %s: %w: correct the server that it shows", report.Clean(strings.Join(args, " ")), err)
	}
	err = p.Serve(ctx, env.In, env.RawOut)
	fmt.Fprintf(env.Err, "assay: placebo: %s\n", report.Clean(p.Summary()))
	if errors.Is(err, context.Canceled) {
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	return err
}

// readLikeness returns the likeness of a server: one in a recording, or one that it
// reaches or starts for a moment.
func readLikeness(ctx context.Context, env *cmdenv.Env, args []string) (mcp.Likeness, error) {
	if len(args) == 1 && isFile(args[0]) {
		if _, err := proc.LookPath(args[0], "", env.Environ); err != nil || isTape(args[0]) {
			t, err := readTape(args[0])
			if err != nil {
				return mcp.Likeness{}, err
			}
			like, err := t.Likeness()
			if err != nil {
				return like, cmdenv.UsageErrorf("%s: %w: record a session that lists the tools", args[0], err)
			}
			return like, nil
		}
	}
	v, err := visitServer(ctx, env, args, 0, io.Discard)
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
