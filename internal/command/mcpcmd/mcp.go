// Package mcpcmd implements the commands that inspect, lint, compare, record, replay,
// imitate and serve MCP servers.
package mcpcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

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
		Use: "mcp", Short: "inspect, lint, compare, record, replay and imitate MCP servers",
		Long: mcpLong,
		Example: `  assay mcp inspect npx -y @modelcontextprotocol/server-everything
  assay mcp lint npx -y @modelcontextprotocol/server-everything
  assay mcp record -o session.jsonl -- npx -y @modelcontextprotocol/server-everything
  assay mcp diff session.jsonl 'npx -y @modelcontextprotocol/server-everything'
  assay mcp replay session.jsonl
  assay mcp placebo --mimic session.jsonl`,
		Args: cobra.ArbitraryArgs, RunE: cmdenv.RunGroup("command", "mcp "),
	}
	cmd.AddCommand(newInspect(loader.Env), newLint(loader), newDiff(loader.Env), newRecord(loader.Env), newReplay(loader.Env), newPlacebo(loader.Env), newRelay(loader.Env), newDocs(loader), newDecisions(loader))
	return cmd
}

func newRecord(env *cmdenv.Env) *cobra.Command {
	var file string
	port := 0
	cmd := &cobra.Command{
		Use: "record [-o FILE] -- CMD… | URL", Short: "forward and record the messages between a client and a server",
		Long: `Start an MCP server and stand between it and the client on standard input and
output. Bytes pass unchanged and at once; each line is recorded with its time
and direction, and so is what the server writes to standard error. Signals go to
the server, and its exit code is that of this command.

Before a server with an address stands a proxy: its own address is printed on
standard output, and clients use that in place of the server's. Their headers,
which are not recorded, are passed on. Ctrl-C ends the recording.

Values of secret variables are replaced in the recording. A line is written
before it is passed on, so that a killed recording holds all that was heard.`,
		Example: `  assay mcp record -o session.jsonl -- my-server --verbose
  assay mcp record -o session.jsonl https://docs.example.com/mcp
  claude mcp add docs -- assay mcp record -o 'docs-{pid}.jsonl' -- docs-server`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmdenv.UsageErrorf("name the server to record: assay mcp record -o FILE -- CMD… or URL")
			}
			if isURL(args) {
				return recordAddress(cmd.Context(), env, file, args[0], port)
			}
			return recordSession(env, file, args)
		},
	}
	cmd.Flags().StringVarP(&file, "output", "o", "", "write the recording to `FILE`, which must be new; {time} and {pid} in it are filled in (default mcp-{time}-{pid}.jsonl)")
	cmdenv.RenameFlag(cmd, "out", "output")
	cmd.Flags().IntVar(&port, "port", 0, "proxy a URL on this `PORT` of 127.0.0.1 (default any that is free)")
	cmd.Flags().SetInterspersed(false)
	return cmd
}

// recordAddress records a server at an address through a proxy until ctx ends.
func recordAddress(ctx context.Context, env *cmdenv.Env, file, address string, port int) error {
	name := recordingName(env, file)
	if _, err := os.Lstat(name); err == nil {
		return existsError(name)
	}
	proxy, err := tape.NewHTTPProxy(address, port, nil, nil, env.Redactor())
	if err != nil {
		return cmdenv.UsageErrorf("%w: correct the address, or name another --port", err)
	}
	if err := proxy.StartRecording(name); err != nil {
		_ = proxy.Close() // the earlier error matters more
		return cmdenv.UsageErrorf("%w: name another file with -o", err)
	}
	fmt.Fprintf(env.Err, "assay: recording to %s; give clients this address, and end with Ctrl-C\n", name)
	fmt.Fprintln(env.Out, proxy.URL())
	<-ctx.Done()
	return proxy.Close()
}

func existsError(name string) error {
	return cmdenv.UsageErrorf("%s exists: name a new file with -o, or put {time} or {pid} into the name", name)
}

// recordingName expands the placeholders for time and process in the name of a
// recording.
func recordingName(env *cmdenv.Env, file string) string {
	return strings.NewReplacer("{time}", env.Now().UTC().Format("20060102T150405Z"), "{pid}", strconv.Itoa(os.Getpid())).
		Replace(cmp.Or(file, "mcp-{time}-{pid}.jsonl"))
}

func recordSession(env *cmdenv.Env, file string, args []string) error {
	environ := seal.ScrubEnviron(env.Environ)
	if _, err := proc.LookPath(args[0], "", environ); err != nil {
		return cmdenv.MissingError(fmt.Errorf("start server %s: %w: install it, or correct the command after --", report.Clean(args[0]), err))
	}
	name := recordingName(env, file)
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return existsError(name)
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
	code, err := relay.RunServer(args, environ, rec, env.In, env.RawOut, env.RawErr)
	if err != nil {
		return cmdenv.MissingError(err)
	}
	if err := rec.Err(); err != nil {
		env.Complain(fmt.Errorf("%w: %s ends early", err, name))
	}
	if code != 0 {
		return cmdenv.ExitWith(code)
	}
	return nil
}

// newRelay returns the command that coding agents start in place of a server. The
// command for users is record.
func newRelay(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: equip.RelayWords[1], Hidden: true, DisableFlagParsing: true,
		RunE: func(*cobra.Command, []string) error {
			if code := relay.Main(env.Environ, env.In, env.RawOut, env.RawErr); code != 0 {
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

// readLikeness returns the likeness of a server, from a recording or from a new
// session.
func readLikeness(ctx context.Context, env *cmdenv.Env, args []string) (mcp.Likeness, error) {
	if isRecording(env, args) {
		return readRecorded(args[0])
	}
	v, err := visitServer(ctx, env, args, 0, io.Discard, nil)
	if err != nil {
		return mcp.Likeness{}, err
	}
	return v.like, nil
}

// readRecorded returns the likeness of the server in a recording.
func readRecorded(file string) (mcp.Likeness, error) {
	t, err := readTape(file)
	if err != nil {
		return mcp.Likeness{}, err
	}
	like, err := t.Likeness()
	if err != nil {
		return like, cmdenv.UsageErrorf("%s: %w: record a session that lists the tools", file, err)
	}
	return like, nil
}

// isRecording reports whether the arguments name the file of a recording rather than a
// server's program.
func isRecording(env *cmdenv.Env, args []string) bool {
	if len(args) != 1 || !isFile(args[0]) {
		return false
	}
	_, err := proc.LookPath(args[0], "", env.Environ)
	return err != nil || isTape(args[0])
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
	const start = `{"assay":`
	begin := make([]byte, len(start))
	_, err = io.ReadFull(f, begin)
	return err == nil && string(begin) == start
}
