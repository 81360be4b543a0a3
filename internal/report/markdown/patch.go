package markdown

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// maxPatched is how many files of a patch are named.
const maxPatched = 20

func hasPatch(t *analyse.Trial) bool {
	return slices.ContainsFunc(t.Refs, func(r trial.Ref) bool { return r.Name == "patch" })
}

// writePatch shows the changes of a trial to its workspace: each file by name, then the
// lines as one block, which is cut where it is too long.
func (p *page) writePatch(t *analyse.Trial, ev trial.Opener) {
	c, err := report.ReadChanges(t, ev)
	if err != nil {
		p.printf("_%s_\n\n", escapeTo(err.Error(), maxLine))
		return
	}
	if c == nil {
		return
	}
	p.printf("Changed in the workspace: %s\n\n", escapeCell(report.ChangeCounts(c)))
	for i := range c.Files {
		if i == maxPatched {
			break
		}
		f := &c.Files[i]
		line := "- " + string(f.Op) + " "
		if f.From != "" {
			line += escapeCell(f.From) + " → "
		}
		line += escapeCell(f.Path)
		if f.Left == "" {
			line += fmt.Sprintf(" +%s −%s", report.Thousands(int64(f.Plus)), report.Thousands(int64(f.Minus)))
		}
		if about := report.AboutChange(f); about != "" {
			line += " (" + escapeCell(about) + ")"
		}
		p.printf("%s\n", line)
	}
	if more := len(c.Files) + c.More - maxPatched; more > 0 {
		p.printf("- … and %s more\n", report.Plural(more, "file"))
	}
	if len(c.Files) > 0 {
		p.printf("\n")
	}
	p.writePatchLines(c)
}

// writePatchLines are the hunks of a patch under the names of their files. Where a line that
// changed ends with a carriage return that is seen.
func (p *page) writePatchLines(c *patch.Changes) {
	var b strings.Builder
	for i := range c.Files {
		f := &c.Files[i]
		if f.Hunks == "" {
			continue
		}
		fmt.Fprintf(&b, "--- %s\n+++ %s\n", patch.Quote("a/"+cmp.Or(f.From, f.Path)), patch.Quote("b/"+f.Path))
		for line := range strings.Lines(f.Hunks) {
			if before, ok := strings.CutSuffix(line, "\r\n"); ok && line[0] != ' ' {
				line = before + "␍\n"
			}
			b.WriteString(line)
		}
	}
	if b.Len() > 0 {
		p.writeBlock("diff", b.String(), maxCode)
	}
}
