package report

import (
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"
)

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		in   string
		want string
	}{
		{"", ""}, {"a b c", "a b c"}, {"aaaa bbbb cc", "aaaa|bbbb|cc"}, {"abcdefghijkl", "abcde|fghij|kl"},
		{"x abcdefghijkl", "x|abcde|fghij|kl"}, {"日本語日本語", "日本|語日|本語"}, {"ab 日本語", "ab|日本|語"},
	} {
		if got := strings.Join(WrapText(c.in, 5), "|"); got != c.want {
			t.Errorf("Wrap(%q) = %s, want %s", c.in, got, c.want)
		}
	}
	if got := WrapText("日", 1); len(got) != 0 {
		t.Errorf("a character wider than the page: %q", got)
	}
}

func FuzzWrap(f *testing.F) {
	f.Add("a b c", 5)
	f.Add("日本語 x", 2)
	f.Add("\u0301\u0301 a\u200d👩‍👩‍👧 b", 3)
	f.Fuzz(func(t *testing.T, s string, width int) {
		width = 1 + (width&0xff)%40
		for _, line := range WrapText(s, width) {
			if runewidth.StringWidth(line) > width {
				t.Fatalf("Wrap(%q, %d) has the line %q", s, width, line)
			}
		}
	})
}

// TestPlainBeginsNothing: text at the start of a line makes no list, rule or
// heading, and amounts and numbers stay as they are.
func TestPlainBeginsNothing(t *testing.T) {
	for in, want := range map[string]string{
		"1. one": `1\. one`, "12) x": `12\) x`, "- item": `\- item`, "+ item": `\+ item`, "-": `\-`, "---": `\---`, "- - -": `\- - -`, "===": `\===`, "7.": `7\.`,
		"# h": "#&#8203; h", "-5.0": "-5.0", "+12.5 points": "+12.5 points", "1.5": "1.5", "2026-11-22": "2026-11-22", "--flag": "--flag", "a - b": "a - b", "$5": "&#36;5",
		"see gh-12": "see gh&#8203;-12", "": "",
	} {
		if got := Plain(in, 100); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	if got := PlainSummary("a_b <i> @x #1 $2 https://c.d", 100); got != "a_b &lt;i&gt; @&#8203;x #&#8203;1 &#36;2 https:&#8203;//c.d" {
		t.Error(got)
	}
}
