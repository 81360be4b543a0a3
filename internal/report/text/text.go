// Package text is the report for a terminal: the sections of [report.Document], verdict
// and ledger first, in 80 columns unless there is more room. Colour is the caller's
// choice; a word or sign has the same meaning.
package text

import (
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// Options choose the form of the report.
type Options struct {
	Width int   // columns; 0 means 80
	Style Style // zero value: no colour
	All   bool  // list everything, not only the first of each kind
}

// Style colours words. Fields may be nil.
type Style struct {
	Bold, Dim, Good, Warn, Bad func(string) string
}

// ANSI is the style for terminals that show the sixteen colours.
func ANSI() Style {
	sgr := func(code string) func(string) string {
		return func(s string) string { return "\x1b[" + code + "m" + s + "\x1b[0m" }
	}
	return Style{Bold: sgr("1"), Dim: sgr("2"), Good: sgr("32"), Warn: sgr("33"), Bad: sgr("31")}
}

const (
	defaultWidth = 80
	leastWidth   = 40
)

// WithOptions returns the format with options.
func WithOptions(o Options) report.WriteFunc {
	return func(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
		return WriteSections(w, report.Document(a, ev, section.Options{Medium: section.Text, All: o.All}, nil), o)
	}
}

// escapeCommands breaks text that a CI system which reads the log would take for a
// command of the job: GitHub's runner takes "::NAME::" at the start of a line, white
// space aside, and "##[NAME]" anywhere in one. Foreign text is wrapped, so that any
// word of it may come to begin a line.
func escapeCommands(s string) string {
	return strings.ReplaceAll(command.ReplaceAllString(s, "$1: :"), "##[", "# #[")
}

var command = lazyregexp.New(`(?m)^([\s\p{Z}]*)::`)

// Format is the report that a terminal shows.
var Format = report.Format{Name: "text", Doc: "what a terminal shows", Write: Write}

// Write is the report in 80 columns without colour.
func Write(w io.Writer, a *analyse.Analysis, evidence trial.Opener) error {
	return WithOptions(Options{})(w, a, evidence)
}
