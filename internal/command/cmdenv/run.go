package cmdenv

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// Run runs the command line of the program whose commands newRoot returns, and
// returns the exit code. It sets Out and Err.
func (e *Env) Run(args []string, newRoot func() *cobra.Command) (code int) {
	out, errs := seal.NewWriter(e.RawOut, e.Redactor()), seal.NewWriter(plainWriter{e.RawErr}, e.Redactor())
	defer errs.Close()
	defer out.Close()
	e.Out, e.Err = out, errs
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(e.Err, "%s: internal error: %v\n\n%s\nPlease report this with the command that caused it.\n", e.Program, p, debug.Stack())
			code = ExitInternal
		}
	}()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	defer handleSignals(cancel)()
	root := newRoot()
	root.SetArgs(args)
	root.SetIn(e.In)
	root.SetOut(e.Out)
	root.SetErr(e.Err)
	return e.reportError(nameInterrupt(ctx, root.ExecuteContext(ctx)))
}

// nameInterrupt returns the error of an interrupted command in place of the error that the
// interrupt caused, unless the command has named it itself.
func nameInterrupt(ctx context.Context, err error) error {
	if ctx.Err() == nil || !errors.Is(err, context.Canceled) {
		return err
	}
	if exit, ok := errors.AsType[*ExitError](err); ok && exit.Code == ExitInterrupted {
		return err
	}
	return &ExitError{ExitInterrupted, errors.New("interrupted")}
}

// plainWriter removes escape sequences, because messages contain text of servers, models
// and programs. Displays that draw use Env.RawErr.
type plainWriter struct{ w io.Writer }

func (p plainWriter) Write(b []byte) (int, error) {
	if _, err := io.WriteString(p.w, report.CleanLines(string(b))); err != nil {
		return 0, err
	}
	return len(b), nil
}

// handleSignals calls cancel at the first signal and ends the program at the second, until
// stop is called.
func handleSignals(cancel context.CancelFunc) (stop func()) {
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		if _, ok := <-signals; !ok {
			return
		}
		cancel()
		if _, ok := <-signals; ok {
			os.Exit(ExitInterrupted)
		}
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}

// reportError prints err unless it was printed already, and returns its exit code.
func (e *Env) reportError(err error) int {
	if err == nil {
		return ExitOK
	}
	if exit, ok := errors.AsType[*ExitError](err); ok {
		if exit.Err != nil {
			e.Complain(exit.Err)
		}
		return exit.Code
	}
	e.Complain(err)
	if _, ok := errors.AsType[*suite.Errors](err); ok {
		return ExitUsage
	}
	if IsFileError(err) {
		return ExitPreflight
	}
	return ExitInternal
}
