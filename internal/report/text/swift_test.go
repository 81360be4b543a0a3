package text

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
)

func TestSwift(t *testing.T) {
	out := string(reporttest.GoldenOf(t, "swift.txt", analysetest.Swift, WithOptions(Options{Width: 120})))
	for _, want := range []string{
		"worse regex #1: swift.compile",
		"unknown in 2 of 2: intent (swift.symbol_exists: 3:1: cannot find 'TimelineThing' in scope (the pack of WidgetKit is",
		"queries     ",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in the report", want)
		}
	}
	if strings.Index(out, "Where the arms disagree") > strings.Index(out, "\nArms\n") {
		t.Error("discordant pairs come first")
	}
}
