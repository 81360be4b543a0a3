// Package report defines reports: pure renderers of an analysis. A report reads no
// clock, no environment and no file but the given evidence, so that equal analyses give
// equal bytes on any machine.
//
// Each format lives in a package below this one. Text from tasks, models and
// servers is hostile: a format passes it through [Clean] and then escapes it for
// its own syntax.
package report

import (
	"fmt"
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Clean makes s fit for one line on any device: escape sequences, control characters,
// characters that change the direction of writing or have no width are dropped, white
// space of any kind becomes one space, and invalid UTF-8 becomes U+FFFD.
func Clean(s string) string {
	if IsPlainLine(s) {
		return s
	}
	var b strings.Builder
	space := false
	for r := range shownRunes(s) {
		if unicode.IsSpace(r) {
			space = true
			continue
		}
		if space && b.Len() > 0 {
			b.WriteByte(' ')
		}
		space = false
		b.WriteRune(r)
	}
	return b.String()
}

// IsPlainLine reports whether s consists of words of ASCII with one space between two.
func IsPlainLine(s string) bool {
	before := byte(' ')
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c > '~' || c == ' ' && before == ' ' {
			return false
		}
		before = c
	}
	return s == "" || before != ' '
}

// CleanCode is like [Clean], but keeps the spaces within a line of code; a tab
// becomes four.
func CleanCode(s string) string {
	var b strings.Builder
	for r := range shownRunes(s) {
		switch {
		case r == '\t':
			b.WriteString("    ")
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
	return strings.TrimRight(b.String(), " ")
}

// CleanLines returns s without characters and escape sequences that act on a terminal.
// Line ends and tabs stay; other white space becomes a space.
func CleanLines(s string) string {
	var b strings.Builder
	for r := range shownRunes(s) {
		if unicode.IsSpace(r) && r != '\n' && r != '\t' {
			r = ' '
		}
		b.WriteRune(r)
	}
	return b.String()
}

// escapes matches escape sequences of terminals: CSI up to its final byte, and OSC and
// other strings up to their terminator. It also matches truncated sequences.
var escapes = lazyregexp.New(`\x1b(?:\[[ -?]*[@-~]?|[\]PX^_][^\x07\x1b\n]*(?:\x07|\x1b\\)?)?`)

// shownRunes yields white space and the characters of s that show.
func shownRunes(s string) iter.Seq[rune] {
	return func(yield func(rune) bool) {
		if strings.IndexByte(s, '\x1b') >= 0 {
			s = escapes.ReplaceAllString(s, "\x00") // escapes still separate words
		}
		for _, r := range s {
			if (unicode.IsSpace(r) || !isHidden(r)) && !yield(r) {
				return
			}
		}
	}
}

// isHidden reports whether r acts rather than shows.
func isHidden(r rune) bool {
	return unicode.IsControl(r) || r == 0xfeff || r == 0xad ||
		0x200b <= r && r <= 0x200f || 0x202a <= r && r <= 0x202e || 0x2060 <= r && r <= 0x206f ||
		0xe0000 <= r && r <= 0xe007f || 0xfff9 <= r && r <= 0xfffb || r == 0x061c || r == 0x180e
}

// Cut shortens s to n characters, the last of them "…" if something was lost.
func Cut(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	if n <= 0 {
		return ""
	}
	return string([]rune(s)[:n-1]) + "…"
}

// VerdictText describes the verdict of a run.
func VerdictText(w analyse.Word) string {
	switch w {
	case analyse.NoGates:
		return "measured, no gates"
	case analyse.NotMeasured:
		return "not measured"
	}
	return string(w)
}

// Headline returns the verdict of the run in one line, such as "warn (exit 0, mode
// warn): 2 of 4 rules passed, 1 failed, 1 undecidable". It begins with the reason if
// figures are missing.
func Headline(v analyse.Verdict) string {
	head := fmt.Sprintf("%s (exit %d, mode %s", VerdictText(v.Word), v.Exit, v.Mode)
	if v.Profile != "" {
		head += ", profile " + v.Profile
	}
	head += ")"
	n := v.Passed + v.Failed + v.Undecidable + v.Skipped
	switch {
	case v.Reason != "":
		head += ": " + v.Reason
	case n == 0 && len(v.Why) > 0:
		head += ": " + v.Why[0]
	}
	if n == 0 || v.Word == analyse.NotMeasured {
		return head
	}
	head += map[bool]string{true: ": ", false: "; "}[v.Reason == ""]
	head += itoa(v.Passed) + " of " + Plural(n, "rule") + " passed"
	for _, other := range []analyse.Count{
		{Name: "failed", N: v.Failed}, {Name: "undecidable", N: v.Undecidable}, {Name: "skipped", N: v.Skipped},
	} {
		if other.N > 0 {
			head += ", " + itoa(other.N) + " " + other.Name
		}
	}
	return head
}

// ModeExplanation explains the effect of a failed rule in a gate mode.
func ModeExplanation(v analyse.Verdict) string {
	switch hard := v.Mode == "hard"; {
	case v.Profile != "" && hard:
		return "profile " + v.Profile + ", mode hard: any breach fails the run"
	case v.Profile != "":
		return "profile " + v.Profile + ", mode warn: a breach is reported, only the catastrophic floor fails the run"
	case hard:
		return "mode hard: a failed rule fails the run, an undecidable one stops it"
	}
	return "mode warn: a failed rule is reported, only a floor fails the run"
}

// OwnReasons returns the reasons for the verdict that concern the run rather than one
// of its rules, without the reason that [Headline] includes.
func OwnReasons(a *analyse.Analysis) []string {
	var out []string
	for _, why := range a.Verdict.Why {
		if why != a.Verdict.Reason && !slices.ContainsFunc(a.Rules, func(r analyse.Rule) bool { return strings.HasPrefix(why, r.Name+": ") }) {
			out = append(out, why)
		}
	}
	return out
}
