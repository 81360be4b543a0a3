// Package runreport writes reports of runs: the files of a run, the text on a terminal,
// summaries and annotations for a CI.
package runreport

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Reporter writes the reports of runs in the formats of the catalogue.
type Reporter struct {
	*suiteload.Loader
	Formats []Format
	// Exports write files for other programs, on request only, by format.
	Exports map[string]Export
	// Folders write reports of several files, by the name of their folder; none for
	// runs that such a report does not fit.
	Folders map[string]func(*analyse.Analysis) []report.File
}

// Export makes the files of a run for another program; arm is the only arm wanted,
// or "" for all.
type Export func(an *analyse.Analysis, evidence trial.Opener, arm string) []report.File

// Format is one way to write a report.
type Format struct {
	Name string
	File string // in the out folder of a run; "" if it is written on request only
	Doc  string
	// Write is nil for the formats in [Reporter.Exports].
	Write report.Format
	// Applies reports whether the file is written for a run; nil means always.
	Applies func(*analyse.Analysis) bool
}

// FormatNames returns the names of the formats, in the order of help.
func (r *Reporter) FormatNames() []string {
	var out []string
	for _, f := range r.Formats {
		out = append(out, f.Name)
	}
	return out
}

// FindFormat returns the format of a name.
func (r *Reporter) FindFormat(name string) (Format, error) {
	i := slices.IndexFunc(r.Formats, func(f Format) bool { return f.Name == name })
	if i < 0 {
		names := r.FormatNames()
		return Format{}, cmdenv.UsageErrorf("there is no format %q%s (there are %s)", name, cmdenv.Suggest(name, names), strings.Join(names, ", "))
	}
	return r.Formats[i], nil
}

// FormatHelp lists the formats with their files.
func (r *Reporter) FormatHelp() string {
	var b strings.Builder
	for _, f := range r.Formats {
		file := ""
		if f.File != "" {
			file = " (out/" + f.File + ")"
		}
		fmt.Fprintf(&b, "  %-15s %s%s\n", f.Name, f.Doc, file)
	}
	return strings.TrimRight(b.String(), "\n")
}
