package cmdenv

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// TestMessagesDoNotActOnTheTerminal prints errors that hold text of a hostile server.
func TestMessagesDoNotActOnTheTerminal(t *testing.T) {
	for said, want := range map[string]string{
		"initialize: \x1b[2J\x1b]0;owned\x07 gone":             "initialize:  gone",
		"initialize: \u009b31mred \u202ebidi\r overwritten":    "initialize: 31mred bidi  overwritten",
		"two\n\tlines, 漢字 and a torn sequence at the end \x1b": "two\n\tlines, 漢字 and a torn sequence at the end ",
	} {
		var out, errs bytes.Buffer
		e := &Env{Program: "assay", RawOut: &out, RawErr: &errs}
		code := e.Run(nil, func() *cobra.Command {
			return &cobra.Command{SilenceErrors: true, SilenceUsage: true, RunE: func(*cobra.Command, []string) error { return errors.New(said) }}
		})
		if got := strings.TrimRight(errs.String(), "\n"); code == 0 || !strings.HasPrefix(got, "assay: "+strings.TrimRight(want, " ")) || strings.ContainsAny(got, "\x1b\u009b\u202e\r\x07") {
			t.Errorf("exit %d, %q; want %q", code, got, want)
		}
	}
}

// TestInterrupted checks the exit code of commands that an interrupt ended.
func TestInterrupted(t *testing.T) {
	for _, c := range []struct {
		name, want string
		end        func(ctx context.Context) error
	}{
		{"an error that it caused", "assay: interrupted\n", func(ctx context.Context) error { return fmt.Errorf("read file: %w", ctx.Err()) }},
		{"with another exit code", "assay: interrupted\n", func(ctx context.Context) error { return MissingError(ctx.Err()) }},
		{"named by the command", "assay: stopped: resume it\n", func(ctx context.Context) error {
			return &ExitError{ExitInterrupted, fmt.Errorf("stopped: resume it")}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			e := &Env{Program: "assay", RawOut: &out, RawErr: &errs}
			code := e.Run(nil, func() *cobra.Command {
				return &cobra.Command{SilenceErrors: true, SilenceUsage: true, RunE: func(cmd *cobra.Command, _ []string) error {
					self, err := os.FindProcess(os.Getpid())
					if err == nil {
						err = self.Signal(os.Interrupt)
					}
					if err != nil {
						return err
					}
					<-cmd.Context().Done()
					return c.end(cmd.Context())
				}}
			})
			if code != ExitInterrupted || errs.String() != c.want {
				t.Errorf("exit %d, %q; want %d, %q", code, errs.String(), ExitInterrupted, c.want)
			}
		})
	}
	if err := nameInterrupt(t.Context(), context.Canceled); !errors.Is(err, context.Canceled) {
		t.Errorf("without an interrupt the error is %v, want it as it was", err)
	}
}
