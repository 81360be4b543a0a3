// Package runreport writes reports of runs: the files of a run, the text on a terminal,
// summaries and annotations for a CI.
package runreport

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/spelling"
)

// Reporter writes the reports of runs in the formats of the catalogue.
type Reporter struct {
	*suiteload.Loader
	Formats []report.Format
}

// FormatNames returns the names of the formats, in the order of help.
func (rp *Reporter) FormatNames() []string {
	var out []string
	for _, f := range rp.Formats {
		out = append(out, f.Name)
	}
	return out
}

// FindFormat returns the format of a name.
func (rp *Reporter) FindFormat(name string) (*report.Format, error) {
	i := slices.IndexFunc(rp.Formats, func(f report.Format) bool { return f.Name == name })
	if i < 0 {
		names := rp.FormatNames()
		return nil, cmdenv.UsageErrorf("there is no format %q%s (there are %s)", name, spelling.Suggest(name, names), strings.Join(names, ", "))
	}
	return &rp.Formats[i], nil
}

// FormatHelp lists the formats with their files.
func (rp *Reporter) FormatHelp() string {
	var b strings.Builder
	for _, f := range rp.Formats {
		file := ""
		if f.File != "" {
			file = " (out/" + f.File + ")"
		}
		fmt.Fprintf(&b, "  %-15s %s%s\n", f.Name, f.Doc, file)
	}
	return strings.TrimRight(b.String(), "\n")
}
