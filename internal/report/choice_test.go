package report_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// TestChoiceSections checks that a run whose agents called only their own tools has no
// section on tools, and that hostile names are harmless.
func TestChoiceSections(t *testing.T) {
	sections := func(offered []trial.ToolName, calls ...trial.ToolUse) []section.Section {
		e := analysetest.Bindings()
		for _, r := range e.Records {
			if r.Attempt != nil {
				r.Attempt.Choice = &trial.ToolChoice{Offered: offered, Calls: calls}
			}
		}
		return toolSections(e.Analyse())
	}
	if got := sections(nil, trial.ToolUse{ToolName: trial.ToolName{Name: "Bash"}, Own: true}); len(got) > 0 {
		t.Errorf("%+v", got)
	}
	if got := toolSections(analysetest.Bindings().Analyse()); len(got) > 0 {
		t.Errorf("nobody watched: %+v", got)
	}
	got := sections([]trial.ToolName{{Name: "fetch\x1b[31m", Server: "docs"}})
	if len(got) != 1 || len(got[0].Blocks) != 2 {
		t.Fatalf("%+v", got)
	}
	note := got[0].Blocks[1].(section.Sentence).Text
	if !strings.HasPrefix(note, "never called in ") || strings.Contains(note, "\x1b") {
		t.Errorf("%q", note)
	}
	var many []trial.ToolUse
	for _, name := range strings.Fields("a b c d e f g") {
		many = append(many, trial.ToolUse{ToolName: trial.ToolName{Name: name, Server: "docs"}, MS: new(int64(3))})
	}
	got = sections(nil, many...)
	table := got[0].Blocks[0].(section.Table)
	if len(table.Rows) != 4 || got[0].Blocks[1].(section.Sentence).Text == "" {
		t.Errorf("%d rows of a short report", len(table.Rows))
	}
}

func toolSections(a *analyse.Analysis) []section.Section {
	all := report.Sections(a, nil, section.Options{Medium: section.Text})
	return slices.DeleteFunc(all, func(s section.Section) bool { return s.Title != "Tools" })
}

// TestLabelOfSharedName checks that an arm shows the servers of tools that share a
// name.
func TestLabelOfSharedName(t *testing.T) {
	c := &toolchoice.Choice{Tools: []toolchoice.Tool{{ToolName: trial.ToolName{Name: "read", Server: "a"}, Offered: 1}, {ToolName: trial.ToolName{Name: "read", Server: "b"}, Offered: 1}, {ToolName: trial.ToolName{Name: "read"}}}}
	for i, want := range []string{"a/read", "b/read", "read"} {
		if got := c.Label(&c.Tools[i]); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
