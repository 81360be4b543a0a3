package tape

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/assay-eval/assay/internal/proc"
)

// errClientLeft is why a server is stopped whose client has gone.
var errClientLeft = errors.New("the client has gone")

// RunServer starts a server, forwards and records the messages between the server and
// a client, and records the server's exit. The streams of spec are replaced. It calls
// started, if not nil, with the process, and the returned function once the process has
// ended. RunServer returns the server's exit code, or an error if the server does not
// start. A nil lens forwards all messages unchanged.
func RunServer(ctx context.Context, spec proc.Spec, rec *Writer, lens Lens, in io.Reader, out, errs io.Writer, started func(*proc.Proc) (ended func())) (int, error) {
	words := rec.Lines(Stderr)
	spec.Pipes, spec.Stderr = true, io.MultiWriter(words, errs)
	child, err := proc.Start(ctx, spec)
	if err != nil {
		return 0, fmt.Errorf("start server: %w", err)
	}
	if started != nil {
		defer started(child)()
	}
	err = Proxy{FromClient: in, ToServer: child.Stdin, FromServer: child.Stdout, ToClient: out, Tape: rec, Lens: lens}.Run()
	if err != nil { // the client has gone
		rec.ClientLeft()
		child.Stdin.Close()
		child.Stdout.Close()
		time.AfterFunc(time.Second, func() { child.Stop(errors.Join(errClientLeft, err)) })
	}
	exit := child.Wait()
	_ = words.Close() // never fails
	code := ExitCode(exit)
	_ = rec.RecordExit(exit.String(), code) // Err also returns the error
	return code, nil
}
