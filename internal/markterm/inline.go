package markterm

import (
	"strings"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

var (
	code   = lazyregexp.New("(``+|`)(.+?)\\x60+")
	link   = lazyregexp.New(`!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\(<?([^()\s>]*)>?(?:\s+"[^"]*")?\)`)
	auto   = lazyregexp.New(`<(https?://[^>\s]+)>`)
	strong = lazyregexp.New(`\*\*([^*]+)\*\*|__([^_]+)__`)
	stress = lazyregexp.New(`\*([^*\s][^*]*)\*`)
	escape = lazyregexp.New("\\\\([\\\\`*_{}\\[\\]()#+.!|<>-])")
	ansi   = lazyregexp.New("\x1b\\[[0-9;]*m")
)

func bold(s string) string { return paint("1", s) }

// paint styles each word of s, so that a line can break between them.
func paint(style, s string) string {
	words := strings.Split(s, " ")
	for i, w := range words {
		if w != "" {
			words[i] = "\x1b[" + style + "m" + w + "\x1b[0m"
		}
	}
	return strings.Join(words, " ")
}

// displayWidth returns the columns that s takes on a terminal.
func displayWidth(s string) int { return runewidth.StringWidth(ansi.ReplaceAllString(s, "")) }

// renderInline renders the emphasis, code and links of a text. Code is set aside first:
// nothing in it is markup.
func (r *renderer) renderInline(s string, colour bool) string {
	var kept []string
	keep := func(s string) string {
		kept = append(kept, s)
		return "\x00" + string(rune(0xE000+len(kept)-1)) + "\x00"
	}
	s = code.ReplaceAllStringFunc(s, func(m string) string {
		text := strings.Trim(m, "`")
		if colour {
			return keep(paint("36", strings.TrimSpace(text)))
		}
		return keep("`" + strings.TrimSpace(text) + "`")
	})
	s = escape.ReplaceAllStringFunc(s, func(m string) string { return keep(m[1:]) })
	s = auto.ReplaceAllStringFunc(s, func(m string) string { return keep(m[1 : len(m)-1]) })
	s = link.ReplaceAllStringFunc(s, func(m string) string { return r.renderLink(m) })
	style := func(to, s string) string {
		if colour {
			return paint(to, s)
		}
		return s
	}
	s = strong.ReplaceAllStringFunc(s, func(m string) string { return style("1", m[2:len(m)-2]) })
	s = stress.ReplaceAllStringFunc(s, func(m string) string { return style("3", m[1:len(m)-1]) })
	for i := len(kept) - 1; i >= 0; i-- {
		s = strings.ReplaceAll(s, "\x00"+string(rune(0xE000+i))+"\x00", kept[i])
	}
	return s
}

// renderLink returns the text of a link and the words for its address. A link whose text
// is the name of a file is replaced by the words.
func (r *renderer) renderLink(m string) string {
	parts := link.FindStringSubmatch(m)
	text, address := parts[1], parts[2]
	words := r.Link(address)
	switch {
	case words == "" || words == text || strings.HasPrefix(m, "!"):
		return text
	case text == address || strings.HasSuffix(text, ".md"):
		return words
	}
	return text + " (" + words + ")"
}

// wrap breaks s into lines of at most width columns, at spaces. A longer word is on a
// line of its own.
func wrap(s string, width int) []string {
	var lines []string
	line, used := "", 0
	for _, word := range strings.Fields(s) {
		w := displayWidth(word)
		if used > 0 && used+1+w > width {
			lines, line, used = append(lines, line), "", 0
		}
		if used > 0 {
			line, used = line+" ", used+1
		}
		line, used = line+word, used+w
	}
	if used > 0 || len(lines) == 0 {
		lines = append(lines, line)
	}
	return lines
}
