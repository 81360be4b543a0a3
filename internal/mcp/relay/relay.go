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
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/mcp/tape"
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
	if a.Placebo != "" {
		err = servePlacebo(a.Placebo, rec, in, out)
		if err != nil {
			return fail(err)
		}
		return 0
	}
	code, err := relayServer(a, environ, rec, in, out, errs)
	if err != nil {
		words := rec.Lines(tape.Stderr)
		fmt.Fprintf(words, "assay: %v\n", err)
		_ = rec.RecordExit(err.Error(), Failed) // fail reports the error
		return fail(err)
	}
	return code
}

// filterEnviron is the part of environ that the server gets.
func filterEnviron(environ, names []string) []string {
	var out []string
	for _, kv := range environ {
		name, _, _ := strings.Cut(kv, "=")
		for _, n := range names {
			if n == name {
				out = append(out, kv)
			}
		}
	}
	return out
}

// relayServer starts the server and passes on the messages.
func relayServer(a tape.Relay, environ []string, rec *tape.Writer, in io.Reader, out, errs io.Writer) (int, error) {
	words := rec.Lines(tape.Stderr)
	child, err := proc.Start(context.Background(), proc.Spec{Args: a.Command, Env: filterEnviron(environ, a.Pass), Pipes: true, Stderr: io.MultiWriter(words, errs)})
	if err != nil {
		return 0, fmt.Errorf("start server: %w", err)
	}
	defer PassSignals(child, rec)()
	err = tape.Proxy{FromClient: in, ToServer: child.Stdin, FromServer: child.Stdout, ToClient: out, Tape: rec}.Run()
	if err != nil { // the client has gone
		rec.ClientLeft()
		child.Stdin.Close()
		child.Stdout.Close()
		time.AfterFunc(time.Second, func() { child.Stop(err) })
	}
	exit := child.Wait()
	_ = words.Close() // never fails
	if err := rec.RecordExit(exit.String(), tape.ExitCode(exit)); err != nil {
		fmt.Fprintf(errs, "assay: %v\n", err)
	}
	return tape.ExitCode(exit), nil
}

// PassSignals sends the signals that this process gets to a child, and ends the
// child if it ignores one that asks it to end. The function that it returns
// undoes this.
func PassSignals(child *proc.Proc, rec *tape.Writer) func() {
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGUSR1, syscall.SIGUSR2)
	pipe := make(chan os.Signal, 1)
	signal.Notify(pipe, syscall.SIGPIPE) // or writing to a client that has gone would end us before the server
	go func() {
		for s := range signals {
			sig, ok := s.(syscall.Signal)
			if !ok {
				continue
			}
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

// servePlacebo answers in place of the server.
func servePlacebo(file string, rec *tape.Writer, in io.Reader, out io.Writer) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("read what the placebo looks like: %w", err)
	}
	var like mcp.Likeness
	if err := json.Unmarshal(b, &like); err != nil {
		return fmt.Errorf("read what the placebo looks like: %w", err)
	}
	p, err := serve.NewPlacebo(like)
	if err != nil {
		return fmt.Errorf("imitate a server: %w", err)
	}
	heard, said := rec.Lines(tape.ToServer), rec.Lines(tape.ToClient)
	err = p.Serve(context.Background(), io.TeeReader(in, heard), recordedWriter{said, out})
	_, _ = heard.Close(), said.Close() // never fail
	rec.ClientLeft()
	return errors.Join(err, rec.RecordExit("exit status 0", 0))
}

// recordedWriter writes to the recording first.
type recordedWriter struct{ rec, w io.Writer }

func (b recordedWriter) Write(p []byte) (int, error) {
	_, _ = b.rec.Write(p) // never fails
	return b.w.Write(p)
}
