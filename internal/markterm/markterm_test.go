package markterm

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/docs"
)

const page = "# A *page*\n\n<!-- begin x -->\nSome `code | bar` and **strong** words, [a link](gates.md#x), [gates.md](gates.md) and\n[the web](https://example.com/a).\n\n" +
	"## Table\n\n| key | what |\n|---|---|\n| `a\\|b` | one |\n| long | words that do not fit into a line of forty columns |\n\n" +
	"- first\n  goes on\n- second\n\n  with a paragraph\n  1. inner\n\n```yaml\nkey:   'a very long line of code that is never wrapped'\n```\n\n> quoted\n> text\n\n    indented\n"

func TestRender(t *testing.T) {
	got := Render(page, Options{Width: 40, Link: func(a string) string {
		if strings.HasPrefix(a, "gates.md") {
			return "help gates"
		}
		return webAddress(a)
	}})
	want := `A page
======

Some ` + "`code | bar`" + ` and strong words, a
link (help gates), help gates and the
web (https://example.com/a).

Table
-----

key    what
─────  ─────────────────────────────────
` + "`a|b`" + `  one
long   words that do not fit into a line
       of forty columns

• first goes on
• second

  with a paragraph

  1. inner

    key:   'a very long line of code that is never wrapped'

  quoted text

    indented
`
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestColour(t *testing.T) {
	got := Render("# A\n\nrun `assay x` **now**\n", Options{Width: 40, Colour: true})
	want := "\x1b[1mA\x1b[0m\n\nrun \x1b[36massay\x1b[0m \x1b[36mx\x1b[0m \x1b[1mnow\x1b[0m\n"
	if got != want {
		t.Errorf("%q", got)
	}
	if plain := ansi.ReplaceAllString(got, ""); strings.Contains(plain, "`") {
		t.Errorf("%q", plain)
	}
}

var fenceLine = regexp.MustCompile("(?m)^ *```.*$")

// TestManual renders every page at several widths: nothing but code is wider, and every
// word of a table and a paragraph is there.
func TestManual(t *testing.T) {
	for _, p := range docs.Pages() {
		for _, width := range []int{80, 100} {
			plain := Render(p.Text, Options{Width: width})
			for line := range strings.Lines(plain) {
				line = strings.TrimRight(line, "\n")
				if w := displayWidth(line); w > width && !strings.HasPrefix(line, codeIndent) && strings.Contains(strings.TrimSpace(line), " ") {
					t.Errorf("%s at %d: %d columns: %s", p.Name, width, w, line)
				}
			}
			coloured := Render(p.Text, Options{Width: width, Colour: true})
			if a, b := letters(plain), letters(ansi.ReplaceAllString(coloured, "")); a != b {
				t.Errorf("%s at %d: text and coloured text differ", p.Name, width)
			}
		}
		wide := Render(p.Text, Options{Width: 10000})
		for _, word := range strings.Fields(strings.NewReplacer("|", " ", "`", " ", "*", " ", "[", " ", "]", " ", "(", " ", ")", " ", `\`, " ").Replace(fenceLine.ReplaceAllString(comment.ReplaceAllString(p.Text, ""), ""))) {
			if len(word) > 4 && strings.Trim(word, "-:#=>") == word && !strings.Contains(word, ".md") && !strings.ContainsAny(word, "/#_") && !strings.Contains(wide, word) {
				t.Errorf("%s: %q is lost", p.Name, word)
			}
		}
	}
}

// letters returns the sorted letters of s without spaces, rulers and the marks of code and
// headings: cells of tables wrap at other words where code has no marks.
func letters(s string) string {
	all := []rune(strings.NewReplacer(" ", "", "\n", "", "`", "", "─", "", "=", "", "-", "").Replace(s))
	slices.Sort(all)
	return string(all)
}
