package report

import (
	"strings"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// WrapText breaks s at spaces into lines of at most width columns; a longer word is
// cut in two.
func WrapText(s string, width int) []string {
	var out []string
	line := ""
	for _, word := range strings.Fields(s) {
		for runewidth.StringWidth(word) > width {
			if line != "" {
				out, line = append(out, line), ""
			}
			head := runewidth.Truncate(word, width, "")
			if head == "" {
				word = "" // a character wider than the page
				break
			}
			out, word = append(out, head), word[len(head):]
		}
		switch {
		case word == "":
		case line == "":
			line = word
		case runewidth.StringWidth(line)+1+runewidth.StringWidth(word) <= width:
			line += " " + word
		default:
			out, line = append(out, line), word
		}
	}
	if line != "" {
		out = append(out, line)
	}
	return out
}

// markup is what Markdown, or a page that shows it, would take for more than
// text: markup, links, mentions of people, references to issues. The zero-width
// spaces are written as entities, so that they are seen in the source.
var markup = strings.NewReplacer(
	"&", "&amp;", "<", "&lt;", ">", "&gt;",
	`\`, `\\`, "|", `\|`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "~", `\~`, "!", `\!`,
	"@", "@&#8203;", "#", "#&#8203;", "://", ":&#8203;//", "www", "www&#8203;", "$", "&#36;",
)

var (
	// block is what makes a list, a rule or an underline for a heading of the start
	// of a line; the bytes before its last group are kept.
	block = lazyregexp.New(`^([0-9]{0,9})([-+.)] |[-+.)]$|-[- ]*$|=+ *$)`)
	// issue is a reference to an issue without a "#", which GitHub makes a link of.
	issue = lazyregexp.New(`(?i)\b(GH)-(\d)`)
)

// EscapeMarkdown makes text harmless in Markdown, also where it begins a line: no markup,
// no mention, no link, no reference to an issue, no formula.
func EscapeMarkdown(s string) string {
	starts := block.MatchString(s)
	s = issue.ReplaceAllString(markup.Replace(s), "$1&#8203;-$2")
	if starts {
		s = block.ReplaceAllString(s, `$1\$2`)
	}
	return s
}

// Plain makes foreign text harmless in Markdown, cut to at most n characters.
func Plain(s string, n int) string { return EscapeMarkdown(Cut(Clean(s), n)) }

// tags is [markup] for where HTML is written, in which a backslash is a backslash.
var tags = strings.NewReplacer(
	"&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;", "$", "&#36;",
	"@", "@&#8203;", "#", "#&#8203;", "://", ":&#8203;//", "www", "www&#8203;",
)

// PlainSummary is [Plain] for a line of HTML, such as the summary of a folded part.
func PlainSummary(s string, n int) string {
	return issue.ReplaceAllString(tags.Replace(Cut(Clean(s), n)), "$1&#8203;-$2")
}
