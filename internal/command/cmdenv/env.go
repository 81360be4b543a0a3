// Package cmdenv provides what every command needs: the environment that it runs
// in, errors with exit codes, checks of arguments, and the wording of values.
package cmdenv

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/jsonerror"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
)

// Env holds the streams, the environment and the clock that commands share.
type Env struct {
	In       io.Reader
	Out, Err io.Writer
	Environ  []string
	Now      func() time.Time
	// RawOut and RawErr are the standard streams without redaction. Out and Err redact
	// each line.
	RawOut, RawErr io.Writer
	Program        string // its name in error messages
	Version        string
}

// Getenv returns the value of an environment variable, or "" if it is not set.
func (e *Env) Getenv(name string) string { return LookupEnv(e.Environ)(name) }

// Complain prints err as the program's error message.
func (e *Env) Complain(err error) {
	fmt.Fprintf(e.Err, "%s: %s\n", e.Program, strings.TrimRight(jsonerror.Plain(err).Error(), "\n"))
}

// IsTerminal reports whether progress can be drawn.
func (e *Env) IsTerminal() bool {
	f, ok := e.RawErr.(*os.File)
	in, okIn := e.In.(*os.File)
	return ok && okIn && term.IsTerminal(int(f.Fd())) && term.IsTerminal(int(in.Fd())) && e.Getenv("TERM") != "dumb" && e.Getenv("CI") == ""
}

// Redactor returns a redactor of the environment's secrets: the values of
// variables whose names mark them as secret.
func (e *Env) Redactor() *seal.Redactor { return seal.NewRedactor(seal.Secrets(e.Environ)) }

// RedactOutput makes red redact all later output instead of the redactor of the
// environment. It does nothing if red is nil.
func (e *Env) RedactOutput(red *seal.Redactor) {
	for _, w := range []io.Writer{e.Out, e.Err} {
		if w, ok := w.(*seal.Writer); ok && red != nil {
			w.SetRedactor(red)
		}
	}
}

// PrintProgress prints a line of progress to standard error.
func (e *Env) PrintProgress(line string) { fmt.Fprintln(e.Err, report.Clean(line)) }

// PrintJSON prints v, indented, to standard output.
func (e *Env) PrintJSON(v any) error {
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	fmt.Fprintln(e.Out, string(b))
	return nil
}

// LookupEnv returns a function that looks up variables in environ.
func LookupEnv(environ []string) func(string) string {
	return func(name string) string {
		for _, kv := range environ {
			if k, v, _ := strings.Cut(kv, "="); k == name {
				return v
			}
		}
		return ""
	}
}

// SecretNames names the secrets that b holds.
func SecretNames(b []byte, red *seal.Redactor) []string {
	clean := string(red.Bytes(b))
	var out []string
	for _, name := range red.Names() {
		if strings.Contains(clean, "[redacted:"+name+"]") {
			out = append(out, name)
		}
	}
	return out
}

// SortedKeys returns the keys of a map in order.
func SortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
