// Package relay takes the place of an MCP server in a trial.
//
// [Main] is the program that an agent starts in the server's place. It passes the
// standard streams on to assay outside of the room, which starts the server and records
// the messages (package tape). [RunServer] records a server that its caller starts
// itself.
package relay

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/proc"
)

// Main relays the standard streams of one server. It returns the exit code of the
// server, or [tape.Failed].
func Main(environ []string, in io.Reader, out, errs io.Writer) int {
	where := ""
	for _, kv := range environ {
		if v, ok := strings.CutPrefix(kv, tape.RelayVar+"="); ok {
			where = v
		}
	}
	code, err := tape.Relay(where, in, out, errs)
	if err != nil {
		fmt.Fprintf(errs, "assay: stand before an MCP server: %v\n", err)
	}
	return code
}

// RunServer starts a server, forwards and records the messages between the server and a
// client, and records the server's exit. It passes on signals. It returns the server's
// exit code, or an error if the server does not start.
func RunServer(command, environ []string, rec *tape.Writer, in io.Reader, out, errs io.Writer) (int, error) {
	return tape.RunServer(context.Background(), proc.Spec{Args: command, Env: environ}, rec, nil, in, out, errs,
		func(child *proc.Proc) func() { return passSignals(child, rec) })
}

// passSignals forwards this process's signals to a child, and kills the child if it
// ignores a signal to terminate. The returned function stops forwarding.
func passSignals(child *proc.Proc, rec *tape.Writer) func() {
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, passed...)
	pipe := make(chan os.Signal, 1)
	signal.Notify(pipe, syscall.SIGPIPE) // or writing to a client that has gone would end us before the server
	go func() {
		for s := range signals {
			sig := s.(syscall.Signal)
			rec.ClientLeft()
			if passSignal(child.Pid(), sig) {
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
