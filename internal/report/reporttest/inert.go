package reporttest

import (
	"bytes"
	"html"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	ghtml "github.com/yuin/goldmark/renderer/html"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
)

// Hostile lists texts by which a task, suite, model or server could break a Markdown
// page, mention people, close issues or load resources.
var Hostile = []string{
	analysetest.Hostile,
	"<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!-- assay:other -->", "--> <b>out</b>", "</details><h1>big</h1>", "<a href=\"javascript:alert(1)\">x</a>",
	"![beacon](https://evil.example/pixel.png)", "[click](https://evil.example)", "[click][1]\n\n[1]: https://evil.example", "https://evil.example/x", "www.evil.example", "<https://evil.example>", "mail me@evil.example",
	"@someone please look", "cc @org/team.", "closes #12", "fixes GH-34", "resolves org/repo#56", "Fixes https://github.com/org/repo/issues/78",
	"| a | b |\n|---|---|\n| c | d |", "a | b", "```\ncode\n```", "`code`", "~~~", "    indented", "# heading", "Setext\n======", "> quote", "- item\n- item", "-", "+ item", "1. one", "1)", "123456789. x", "***", "---", "- - -", "===",
	"$$\\frac{1}{0}$$", "$x$", "$`x^2`$", "a $ b", "$\\`$r", "```math\n\\frac{1}{0}\n```", "www", "&lt;b&gt;", "&#64;someone", "\\@someone \\<b>", "a\\", "\\", "*bold* _it_ ~~gone~~", "[^1]", "[ ] task", "\u202egnp.exe", "\x1b[31mred", "a\x00b", "\xff\xfe", strings.Repeat("x", 5_000),
}

// TB is the common interface of a test and a property.
type TB interface {
	Helper()
	Errorf(string, ...any)
}

// tagNames are the HTML tags of reports in Markdown, written as such or produced by
// Markdown.
var tagNames = []string{"h2", "h3", "p", "strong", "em", "blockquote", "table", "thead", "tbody", "tr", "th", "td", "ul", "li", "code", "pre", "br", "details", "summary"}

var (
	tag       = regexp.MustCompile(`<(/?)([A-Za-z!][^\s>/]*)([^>]*)>`)
	ownAttr   = regexp.MustCompile(`style="text-align:(left|right)"|class="language-(diff|text|swift)"`)
	codeBlock = regexp.MustCompile(`(?s)<code[^>]*>.*?</code>`)
	mention   = regexp.MustCompile(`(^|[^A-Za-z0-9_])@[A-Za-z0-9]`)
	issueRef  = regexp.MustCompile(`(?i)#\d|\bGH-\d`)
	schemes   = regexp.MustCompile(`://|www\.`)
	formula   = regexp.MustCompile(`\$[^\s$][^$\n]*\$|\$\$`)
)

// Inert renders a page of Markdown as GitHub does, but with all HTML let through,
// looks for anything that acts, and returns what was rendered.
func Inert(t TB, body string) string {
	t.Helper()
	var b bytes.Buffer
	if err := goldmark.New(goldmark.WithExtensions(extension.GFM, extension.Footnote), goldmark.WithRendererOptions(ghtml.WithUnsafe())).Convert([]byte(body), &b); err != nil {
		t.Errorf("%v", err)
	}
	page := b.String()
	for _, m := range tag.FindAllStringSubmatch(page, -1) {
		if !slices.Contains(tagNames, m[2]) || strings.Trim(ownAttr.ReplaceAllString(m[3], ""), " /") != "" {
			t.Errorf("<%s%s%s> came through", m[1], m[2], m[3])
		}
	}
	if n, m := strings.Count(page, "<details>"), strings.Count(page, "</details>"); n != m {
		t.Errorf("%d folds are opened, %d closed", n, m)
	}
	// What GitHub acts on is sought in the text, after entities, outside of code.
	text := html.UnescapeString(tag.ReplaceAllString(codeBlock.ReplaceAllString(page, ""), " "))
	for _, bad := range []*regexp.Regexp{mention, issueRef, schemes} {
		if m := bad.FindString(text); m != "" {
			at := strings.Index(text, m)
			t.Errorf("%q is live in %q", m, text[max(0, at-60):min(len(text), at+60)])
		}
	}
	// Formulas are sought by GitHub in the source.
	if m := formula.FindString(unfenced(body)); m != "" {
		t.Errorf("formula %q", m)
	}
	if !utf8.ValidString(body) || strings.ContainsAny(body, "\x1b\x00\u202e") {
		t.Errorf("control characters came through")
	}
	return page
}

// Shape is the tags of a rendered page in their order: text that is inert cannot
// change it.
func Shape(page string) string { return strings.Join(tag.FindAllString(page, -1), "") }

// unfenced is a page without its fenced blocks.
func unfenced(body string) string {
	var b strings.Builder
	fence := ""
	for line := range strings.Lines(body) {
		bare := strings.TrimRight(line, "\n")
		ticks := bare[:len(bare)-len(strings.TrimLeft(bare, "`"))]
		switch {
		case fence != "":
			if bare == fence {
				fence = ""
			}
		case len(ticks) >= 3:
			fence = ticks
		default:
			b.WriteString(line)
		}
	}
	return b.String()
}
