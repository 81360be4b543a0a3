package cmdenv

import (
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// helpTemplate is cobra's, with long lines wrapped.
const helpTemplate = `{{with (or .Long .Short)}}{{wrapHelp .}}

{{end}}{{if or .Runnable .HasSubCommands}}{{.UsageString}}{{end}}`

// wrapHelp wraps the paragraphs of a help text that have a line of more than [helpWidth]
// characters. Indented lines are wrapped one by one; each continues below its second
// column.
func wrapHelp(text string) string {
	var b strings.Builder
	var paragraph []string
	flush := func() {
		switch joined := strings.Join(paragraph, "\n"); {
		case joined == "":
		case isWide(joined):
			b.WriteString(WrapText("", joined, ""))
		default:
			b.WriteString(joined + "\n")
		}
		paragraph = nil
	}
	for line := range strings.Lines(strings.TrimRight(text, "\n")) {
		line = strings.TrimRight(line, "\n")
		if line != "" && !strings.HasPrefix(line, " ") {
			paragraph = append(paragraph, line)
			continue
		}
		flush()
		if m := secondColumn.FindString(line); m != "" && isWide(line) {
			line = strings.TrimSuffix(WrapText(m, line[len(m):], strings.Repeat(" ", len([]rune(m)))), "\n")
		}
		b.WriteString(line + "\n")
	}
	flush()
	return strings.TrimRight(b.String(), "\n")
}

// secondColumn matches an indented line up to its second column, or up to its text.
var secondColumn = lazyregexp.New(`^ +(\S+( \S+)*  +|- )?`)

// wrapExamples breaks long example commands into several lines with backslashes.
func wrapExamples(text string) string {
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		for isWide(line) {
			at := strings.LastIndex(string([]rune(line)[:helpWidth-1]), " ")
			if strings.TrimSpace(line[:at]) == "" {
				break
			}
			lines, line = append(lines, line[:at]+` \`), "    "+line[at:]
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// isWide reports whether a line of text is wider than help.
func isWide(text string) bool {
	for line := range strings.Lines(text) {
		if len([]rune(strings.TrimRight(line, "\n"))) > helpWidth {
			return true
		}
	}
	return false
}
