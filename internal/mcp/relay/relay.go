// Package relay records the messages between an agent that starts its MCP
// servers itself and such a server (package tape).
//
// [Main] is the program that an agent starts in the server's place: it starts
// the server, or plays its placebo, and passes on only the given variables of
// the agent's environment. [tape.HTTPProxy] does the same for a server with an
// address.
package relay

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/mcp/view"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// Failed is the exit code of [Main] if the relay itself fails; else Main returns
// the server's exit code.
const Failed = 70

// Main relays the standard streams of one server. It returns the exit code of
// the server.
func Main(args, environ []string, in io.Reader, out, errs io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintf(errs, "assay: %v\n", err)
		return Failed
	}
	a, err := tape.ParseRelay(args)
	if err != nil {
		return fail(fmt.Errorf("stand before an MCP server: %w", err))
	}
	f, err := tape.CreateFile(a.Tape)
	if err != nil {
		return fail(fmt.Errorf("create the recording: %w", err))
	}
	defer f.Close()
	red := seal.NewRedactor(seal.Secrets(environ))
	command := a.Command
	if a.Placebo != "" {
		command = []string{"placebo"}
	}
	rec, err := tape.NewWriter(f, command, red, nil)
	if err != nil {
		return fail(err)
	}
	lens, err := readView(a.View)
	if err != nil {
		return fail(err)
	}
	if a.Placebo != "" {
		err = servePlacebo(a, tape.Proxy{FromClient: in, ToClient: out, Tape: rec, Lens: lens})
		if err != nil {
			return fail(err)
		}
		return 0
	}
	code, err := RunServer(a.Command, filterEnviron(environ, a.Pass), rec, lens, in, out, errs)
	if err != nil {
		words := rec.Lines(tape.Stderr)
		fmt.Fprintf(words, "assay: %v\n", err)
		_ = rec.RecordExit(err.Error(), Failed) // fail reports the error
		return fail(err)
	}
	if err := rec.Err(); err != nil {
		fmt.Fprintf(errs, "assay: %v\n", err)
	}
	return code
}

func filterEnviron(environ, names []string) []string {
	return slices.DeleteFunc(slices.Clone(environ), func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		return !slices.Contains(names, name)
	})
}

// RunServer starts a server, forwards and records the messages between the server and a
// client, and records the server's exit. It returns the server's exit code, or an error
// if the server does not start. A nil lens forwards all messages unchanged.
func RunServer(command, environ []string, rec *tape.Writer, lens tape.Lens, in io.Reader, out, errs io.Writer) (int, error) {
	words := rec.Lines(tape.Stderr)
	child, err := proc.Start(context.Background(), proc.Spec{Args: command, Env: environ, Pipes: true, Stderr: io.MultiWriter(words, errs)})
	if err != nil {
		return 0, fmt.Errorf("start server: %w", err)
	}
	defer passSignals(child, rec)()
	err = tape.Proxy{FromClient: in, ToServer: child.Stdin, FromServer: child.Stdout, ToClient: out, Tape: rec, Lens: lens}.Run()
	if err != nil { // the client has gone
		rec.ClientLeft()
		child.Stdin.Close()
		child.Stdout.Close()
		time.AfterFunc(time.Second, func() { child.Stop(err) })
	}
	exit := child.Wait()
	_ = words.Close() // never fails
	code := tape.ExitCode(exit)
	_ = rec.RecordExit(exit.String(), code) // Err also returns the error
	return code, nil
}

// passSignals forwards this process's signals to a child, and kills the child if it
// ignores a signal to terminate. The returned function stops forwarding.
func passSignals(child *proc.Proc, rec *tape.Writer) func() {
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGUSR1, syscall.SIGUSR2)
	pipe := make(chan os.Signal, 1)
	signal.Notify(pipe, syscall.SIGPIPE) // or writing to a client that has gone would end us before the server
	go func() {
		for s := range signals {
			sig := s.(syscall.Signal)
			rec.ClientLeft()
			_ = syscall.Kill(-child.Pid(), sig) // it may have ended
			if sig != syscall.SIGUSR1 && sig != syscall.SIGUSR2 {
				time.AfterFunc(proc.DefaultGrace, func() { child.Stop(fmt.Errorf("%s", sig)) })
			}
		}
	}()
	return func() {
		signal.Stop(signals)
		signal.Stop(pipe)
		close(signals)
	}
}

// readView reads the client's view of the server, or returns nil if file is "".
func readView(file string) (tape.Lens, error) {
	if file == "" {
		return nil, nil
	}
	var settings view.Settings
	if err := readJSON(file, &settings); err != nil {
		return nil, fmt.Errorf("read how the server is shown: %w", err)
	}
	return view.New(settings), nil
}

func readJSON(file string, v any) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return json.Unmarshal(b, v)
}

func newPlacebo(a tape.Relay) (*serve.Placebo, error) {
	var like mcp.Likeness
	if err := readJSON(a.Placebo, &like); err != nil {
		return nil, fmt.Errorf("read what the placebo looks like: %w", err)
	}
	p, err := serve.NewPlacebo(like)
	if err != nil {
		return nil, fmt.Errorf("imitate a server: %w", err)
	}
	if a.Yoke == "" {
		return p, nil
	}
	var settings tape.YokeSettings
	if err := readJSON(a.Yoke, &settings); err != nil {
		return nil, fmt.Errorf("read what the placebo answers: %w", err)
	}
	yoke, err := tape.NewYoke(settings)
	if err != nil {
		return nil, fmt.Errorf("read what the placebo answers: %w", err)
	}
	p.Answer = yoke.Answer
	return p, nil
}

// servePlacebo answers the client of a proxy in place of a server.
func servePlacebo(a tape.Relay, proxy tape.Proxy) error {
	p, err := newPlacebo(a)
	if err != nil {
		return err
	}
	heard, toServer := io.Pipe()
	fromServer, said := io.Pipe()
	proxy.ToServer, proxy.FromServer = toServer, fromServer
	served := make(chan error, 1)
	go func() {
		err := p.Serve(context.Background(), heard, said)
		_, _ = heard.Close(), said.Close() // never fail
		served <- err
	}()
	gone := proxy.Run()
	_ = fromServer.Close() // no reader is left
	_ = toServer.Close()
	proxy.Tape.ClientLeft()
	if err := <-served; gone == nil && err != nil {
		return err
	}
	return proxy.Tape.RecordExit("exit status 0", 0)
}
