package report

import (
	"cmp"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// Helpers of pages in Markdown.

var verdictIcons = map[analyse.Word]string{analyse.Pass: "✅", analyse.Warn: "⚠️", analyse.Fail: "❌", analyse.RuleSkipped: "⏭️", analyse.NoGates: "➖"}

// VerdictIcon returns the icon of the verdict of a run or of a rule.
func VerdictIcon(w analyse.Word) string { return cmp.Or(verdictIcons[w], "❔") }

// CodeSpan writes foreign text as code, cut to at most n characters, also in a cell of a
// table. Text with a dollar is written as HTML, since pages look for formulas in the
// source, and a backslash or an entity does nothing between backticks.
func CodeSpan(s string, n int) string {
	s = Cut(Clean(s), n)
	if strings.Contains(s, "$") {
		return "<code>" + EscapeMarkdown(s) + "</code>"
	}
	return "`" + strings.NewReplacer("`", "'", "|", `\|`).Replace(s) + "`"
}

// LedgerText returns the ledger with the causes of void and skipped trials, such as "4
// planned = 3 scored (2 pass, 1 fail, 0 unknown) + 1 void + 0 skipped; void: 1 setup".
func LedgerText(l analyse.Ledger) string {
	s := l.String()
	if l.Void > 0 {
		s += "; void: " + Counts(l.Voids())
	}
	if l.Skipped > 0 {
		s += "; skipped: " + Counts(l.SkippedBy)
	}
	return s
}
