// Package markdown is the summary for a CI page or a pull request: the sections of
// [report.Document], answer and verdict first, and it stays under the 1 MiB that
// GitHub's step summary takes.
package markdown

import (
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// The caps; each is stated where it cuts.
const (
	maxCell  = 200 // characters
	maxLine  = 1000
	maxRows  = 60      // of a table
	maxBytes = 1000000 // below 1 MiB
)

// Format is report.md.
var Format = report.Format{Name: "markdown", File: "report.md", Doc: "for the step summary of a CI", Write: Write}

// Write writes the summary.
func Write(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
	return WriteSections(w, report.Document(a, ev, section.Options{Medium: section.Markdown}, answer.BlocksOf(a)))
}

// WriteSections writes sections as a page.
func WriteSections(w io.Writer, sections []section.Section) error {
	p := &Page{Cell: maxCell, Line: maxLine, Rows: maxRows}
	p.WriteSections(sections)
	_, err := io.WriteString(w, limitSize(p.String()))
	return err
}

// limitSize cuts a page at a line so that GitHub accepts it, and closes an open block
// of code or folded part.
func limitSize(s string) string {
	if len(s) <= maxBytes {
		return s
	}
	s = s[:strings.LastIndexByte(s[:maxBytes], '\n')+1]
	fence, folded := "", 0
	for line := range strings.Lines(s) {
		line = strings.TrimSuffix(line, "\n")
		ticks := line[:len(line)-len(strings.TrimLeft(line, "`"))]
		switch {
		case fence != "":
			if line == fence {
				fence = ""
			}
		case len(ticks) >= 3:
			fence = ticks
		case strings.HasPrefix(line, "<details>"):
			folded++
		case strings.HasPrefix(line, "</details>"):
			folded--
		}
	}
	if fence != "" {
		s += fence + "\n"
	}
	for range folded {
		s += "\n</details>\n"
	}
	return s + "\n_The summary was cut here; results.json has everything._\n"
}
