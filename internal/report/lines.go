package report

import (
	"strings"

	"github.com/mattn/go-runewidth"
)

// Wrap breaks s at spaces into lines of at most width columns; a longer word is
// cut in two.
func Wrap(s string, width int) []string {
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
	"@", "@&#8203;", "#", "#&#8203;", "://", ":&#8203;//", "www.", "www&#8203;.",
)

// Escape makes text harmless in Markdown.
func Escape(s string) string { return markup.Replace(s) }

// Plain makes foreign text harmless in Markdown, cut to at most n characters.
func Plain(s string, n int) string { return Escape(Cut(Clean(s), n)) }
