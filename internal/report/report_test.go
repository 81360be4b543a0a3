package report

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/analyse"
)

func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"plain":                           "plain",
		"  a \t\r\n b  ":                  "a b",
		"\x1b[31mred\x1b[0m":              "red",
		"\x1b]0;title\x07x":               "x",
		"\x1b]8;;http://e\x1b\\link":      "link",
		"\x1b]never ends":                 "",
		"\x1b]cut\nnext":                  "next",
		"\x1b[31\nx":                      "x",
		"\x1b":                            "",
		"\x1bc!":                          "c!",
		"\u202eabc\u2066d\u200b":          "abcd",
		"a\u2028b\u0085c":                 "a b c",
		"\x00\x07\x7f\u009b31m":           "31m",
		"bad \xff\xfe":                    "bad \ufffd\ufffd",
		"日本 ✅ \u00e9":                     "日本 ✅ \u00e9",
		"tag\U000e0041\U000e007fs\ufeffx": "tagsx",
	} {
		if got := Clean(in); got != want {
			t.Errorf("Clean(%q) = %q, want %q", in, got, want)
		}
	}
}

// FuzzClean: nothing acts on a terminal, and cleaning twice changes nothing.
func FuzzClean(f *testing.F) {
	for _, s := range []string{"a\x1b[31mb", "\x1b]0;t\x07", "\xff\u202e", "\x1b\x1b[m", "\x1b[\x1b[1m", "\x1bP\x1b\\"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got := Clean(s)
		if !utf8.ValidString(got) || strings.ContainsFunc(got, func(r rune) bool { return unicode.IsControl(r) || r >= 0x202a && r <= 0x202e }) {
			t.Fatalf("Clean(%q) = %q", s, got)
		}
		if again := Clean(got); again != got {
			t.Fatalf("Clean(%q) = %q, and cleaned again %q", s, got, again)
		}
	})
}

func TestWords(t *testing.T) {
	if got := Cut("abcdef", 4); got != "abc…" {
		t.Error(got)
	}
	if Cut("日本語", 3) != "日本語" || Cut("日本語", 2) != "日…" || Cut("x", 0) != "" {
		t.Error("Cut counts bytes")
	}
	for n, want := range map[int64]string{0: "0", 999: "999", 1000: "1,000", 1234567: "1,234,567", -1000: "-1,000", -100: "-100"} {
		if got := Thousands(n); got != want {
			t.Errorf("Thousands(%d) = %s", n, got)
		}
	}
	if got := Headline(analyse.Verdict{Word: analyse.Warn, Mode: "warn", Passed: 2, Failed: 1, Undecidable: 1}); got != "warn (exit 0, mode warn): 2 of 4 rules passed, 1 failed, 1 undecidable" {
		t.Error(got)
	}
	if FormatP(new(0.00001)) != "< 0.0001" || FormatP(nil) != "–" || FormatP(new(0.03125)) != "0.0312" || Points(new(-0.125)) != "-12.5" || Points(nil) != "–" {
		t.Error("p values or points are written wrong")
	}
}
