// Package report defines reports: pure renderers of an analysis. A report reads no
// clock, no environment and no file but the given evidence, so that equal analyses give
// equal bytes on any machine.
//
// Each format lives in a package below this one. Text from tasks, models and
// servers is hostile: a format passes it through [Clean] and then escapes it for
// its own syntax.
package report

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/analyse"
)

// Clean makes s fit for one line on any device: escape sequences, control characters,
// characters that change the direction of writing or have no width are dropped, white
// space of any kind becomes one space, and invalid UTF-8 becomes U+FFFD.
func Clean(s string) string {
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

// shownRunes yields white space and the characters of s that show.
func shownRunes(s string) iter.Seq[rune] {
	return func(yield func(rune) bool) {
		for i := 0; i < len(s); {
			if n := escapeLen(s[i:]); n > 0 {
				i += n
				continue
			}
			r, size := utf8.DecodeRuneInString(s[i:])
			i += size
			if (unicode.IsSpace(r) || !isHidden(r)) && !yield(r) {
				return
			}
		}
	}
}

// escapeLen returns the length of the terminal escape sequence that s begins with: CSI
// up to its final byte, OSC and other strings up to their terminator.
func escapeLen(s string) int {
	if s[0] != 0x1b {
		return 0
	}
	if len(s) == 1 {
		return 1
	}
	switch s[1] {
	case '[':
		for i := 2; i < len(s); i++ {
			if s[i] >= 0x40 && s[i] <= 0x7e {
				return i + 1
			}
			if s[i] < 0x20 || s[i] > 0x7e {
				return i // broken off
			}
		}
		return len(s)
	case ']', 'P', 'X', '^', '_':
		for i := 2; i < len(s); i++ {
			switch s[i] {
			case 0x07:
				return i + 1
			case 0x1b:
				if i+1 < len(s) && s[i+1] == '\\' {
					return i + 2
				}
				return i
			case '\n':
				return i
			}
		}
		return len(s)
	}
	return 1
}

// isHidden reports whether r acts rather than shows.
func isHidden(r rune) bool {
	switch {
	case unicode.IsControl(r), r == 0xfeff, r == 0xad,
		0x200b <= r && r <= 0x200f, 0x202a <= r && r <= 0x202e, 0x2060 <= r && r <= 0x206f,
		0xe0000 <= r && r <= 0xe007f, 0xfff9 <= r && r <= 0xfffb, r == 0x061c, r == 0x180e:
		return true
	}
	return false
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

// Headline returns the verdict of the run in one line, such as "warn (exit 0, mode
// warn): 2 of 4 rules passed, 1 failed, 1 undecidable".
func Headline(v analyse.Verdict) string {
	var b strings.Builder
	b.WriteString(string(v.Word))
	b.WriteString(" (exit ")
	b.WriteString(itoa(v.Exit))
	b.WriteString(", mode ")
	b.WriteString(v.Mode)
	if v.Profile != "" {
		b.WriteString(", profile " + v.Profile)
	}
	b.WriteString("): ")
	n := v.Passed + v.Failed + v.Undecidable + v.Skipped
	if n == 0 {
		b.WriteString("the suite has no gate rules")
		if v.Word != analyse.Pass && len(v.Why) > 0 {
			b.WriteString("; " + v.Why[0])
		}
		return b.String()
	}
	b.WriteString(itoa(v.Passed) + " of " + pluralOf(n, "rule") + " passed")
	if v.Failed > 0 {
		b.WriteString(", " + itoa(v.Failed) + " failed")
	}
	if v.Undecidable > 0 {
		b.WriteString(", " + itoa(v.Undecidable) + " undecidable")
	}
	if v.Skipped > 0 {
		b.WriteString(", " + itoa(v.Skipped) + " skipped")
	}
	return b.String()
}

// ModeExplanation explains the effect of a failed rule in a gate mode.
func ModeExplanation(v analyse.Verdict) string {
	if v.Profile != "" {
		if v.Mode == "hard" {
			return "profile " + v.Profile + ", mode hard: any breach fails the run"
		}
		return "profile " + v.Profile + ", mode warn: a breach is reported, only the catastrophic floor fails the run"
	}
	return modeText(v.Mode)
}

func modeText(mode string) string {
	if mode == "hard" {
		return "mode hard: a failed rule fails the run, an undecidable one stops it"
	}
	return "mode warn: a failed rule is reported, only a floor fails the run"
}

// OwnReasons returns the reasons of the verdict that concern the run rather than one of
// its rules.
func OwnReasons(a *analyse.Analysis) []string {
	var out []string
	for _, why := range a.Verdict.Why {
		if !slices.ContainsFunc(a.Rules, func(r analyse.Rule) bool { return strings.HasPrefix(why, r.Name+": ") }) {
			out = append(out, why)
		}
	}
	return out
}
