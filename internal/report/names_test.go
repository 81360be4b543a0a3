package report_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/report"
)

// Names that differ anywhere stay distinct without a number, no wider than the column.
func TestDistinguish(t *testing.T) {
	for name, names := range map[string][]string{
		"in the middle":       {"claude-sonnet-4-5-with-the-docs-server-v1-and-all-of-its-tools", "claude-sonnet-4-5-with-the-docs-server-v2-and-all-of-its-tools", "claude-sonnet-4-5-with-the-docs-server-v10-and-all-of-its-tools"},
		"at the end":          {"documentation-server-with-hybrid-search-a", "documentation-server-with-hybrid-search-b", "documentation-server-with-hybrid-search-c"},
		"at the start":        {"a-documentation-server-with-hybrid-search", "b-documentation-server-with-hybrid-search"},
		"in two places":       {"anthropic:claude-haiku-4-5-20251001/grounded-with-everything", "anthropic:claude-sonnet-4-5-20250929/grounded-with-everything", "anthropic:claude-haiku-4-5-20251001/ungrounded-with-everything", "anthropic:claude-sonnet-4-5-20250929/ungrounded-with-everything"},
		"in three places":     {"model-aaaa-with-settings-bbbb-and-server-cccc", "model-aaab-with-settings-bbbb-and-server-cccc", "model-aaaa-with-settings-bbbc-and-server-cccc", "model-aaaa-with-settings-bbbb-and-server-cccd", "model-aaab-with-settings-bbbc-and-server-cccd"},
		"by a prefix":         {"claude-sonnet-4-5/grounded", "claude-sonnet-4-5/ungrounded", "claude-sonnet-4-6/grounded", "claude-sonnet-4-6/ungrounded"},
		"one is longer":       {"a-server-with-a-long-name-for-all-tasks", "a-server-with-a-long-name-and-a-placebo-for-all-tasks"},
		"one is the head":     {"a-server-with-a-long-name", "a-server-with-a-long-name-and-a-placebo", "a-server-with-a-long-name-and-a-placebo-and-more"},
		"in a setting":        {"anthropic:claude-haiku-4-5?temperature=0&max_tokens=2000", "anthropic:claude-haiku-4-5?temperature=1&max_tokens=2000", "anthropic:claude-haiku-4-5?temperature=0&max_tokens=4000"},
		"without words":       {"xxxxxxxxxxxxxxxxxxxxxxxxxxxxx1xxxxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx2xxxxxxxxxxxxxxxxxxxxxx"},
		"in wide characters":  {"検索ツールの長い名前を持つ一番目の道具です", "検索ツールの長い名前を持つ二番目の道具です"},
		"looks like a cut":    {"abcdefgh-ijklmnop-qrst", "abc…qrst", "abcdefgh-ijkl-qrst"},
		"in a group each":     {"first-server-with-the-docs-a-of-ours", "first-server-with-the-docs-b-of-ours", "other-server-with-the-docs-a-of-ours", "other-server-with-the-docs-b-of-ours"},
		"all of them shorter": {"a", "b"},
	} {
		for width := 8; width <= 64; width++ {
			out := report.Distinguish(names, width)
			for i, s := range out {
				if w := runewidth.StringWidth(s); w > width || s == "" {
					t.Errorf("%s: %q has %d columns of %d", name, s, w, width)
				}
				if strings.Contains(s, "~") || slices.Contains(out[:i], s) {
					t.Errorf("%s: %d columns: %q", name, width, out)
				}
			}
		}
	}
	for _, tt := range []struct {
		names []string
		width int
		want  []string
	}{
		{[]string{"x", "y", "x"}, 8, []string{"x~1", "y~2", "x~3"}},
		{[]string{"docs-server-with-tools-v1-and-all-of-them", "docs-server-with-tools-v2-and-all-of-them"}, 16, []string{"docs-s…v1…f-them", "docs-s…v2…f-them"}},
		{[]string{"claude-sonnet-4-5/grounded", "claude-sonnet-4-5/ungrounded"}, 16, []string{"claud…grounded", "claud…ungrounded"}},
	} {
		if got := report.Distinguish(tt.names, tt.width); !slices.Equal(got, tt.want) {
			t.Errorf("%q in %d columns: %q, want %q", tt.names, tt.width, got, tt.want)
		}
	}
}

// Any names are cut to the width, the same each time, and are distinct.
func TestDistinguishAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		width := rapid.IntRange(8, 40).Draw(t, "width")
		stem := rapid.SampledFrom([]string{"", "claude-sonnet-4-5-", "検索ツールの", "e\u0301e\u0301", "a…b~1"})
		var names []string
		for i := range rapid.IntRange(0, 9).Draw(t, "names") {
			names = append(names, stem.Draw(t, fmt.Sprint("head ", i))+rapid.StringMatching(`[ab/-]{0,30}`).Draw(t, "middle")+stem.Draw(t, "tail"))
		}
		out := report.Distinguish(names, width)
		for i, s := range out {
			if w := runewidth.StringWidth(s); w > width {
				t.Fatalf("%q has %d columns of %d", s, w, width)
			}
			if at := slices.Index(out[:i], s); at >= 0 {
				t.Fatalf("%q and %q are both %q", names[at], names[i], s)
			}
		}
		if again := report.Distinguish(names, width); !slices.Equal(out, again) {
			t.Fatalf("%q, then %q", out, again)
		}
	})
}
