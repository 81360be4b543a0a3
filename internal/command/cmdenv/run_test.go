package cmdenv

import (
	"bytes"
	"errors"
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
