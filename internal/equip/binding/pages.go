package binding

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/equip"
)

// maxLine is the number of bytes of a line that tools show.
const maxLine = 1000

// pager is read_file by pages.
type pager struct{ sources }

func (p *pager) Spec() equip.Spec {
	return equip.Spec{
		Name: ReadFile,
		Description: fmt.Sprintf("Returns numbered lines of one source file of the code base: from line offset on, at most limit lines and %d bytes. "+
			"The first line of the result has the size of the file and, if lines follow, the offset of the next page.", p.limit),
		Schema: compactSchema(`{"type": "object", "properties": {
			"file_path": {"type": "string", "description": "path of a source file, relative to the root of the code base"},
			"offset": {"type": "integer", "minimum": 1, "description": "first line; default 1"},
			"limit": {"type": "integer", "minimum": 1, "description": "most lines; default as many as fit"}},
			"required": ["file_path"]}`),
		ReadOnly: true,
	}
}

func (p *pager) Call(_ context.Context, args json.RawMessage) (equip.Result, error) {
	var asked string
	offset, limit := 1, 0
	if problem := parseArguments(ReadFile, `{"file_path": "…", "offset": 1, "limit": 200}`, args,
		field{"file_path", &asked, "a string"}, field{"offset", &offset, aNumber}, field{"limit", &limit, aNumber}); problem != "" {
		return failedResult("%s", problem), nil
	}
	file, problem := p.findFile(asked)
	if problem != "" {
		return failedResult("%s", problem), nil
	}
	text, err := p.readText(file)
	if err != nil {
		return failedResult("%s cannot be read: %v", file, err), nil
	}
	lines := splitLines(text)
	switch {
	case len(lines) == 0:
		return equip.Result{Text: "[the file is empty]"}, nil
	case offset < 1 || offset > len(lines):
		return failedResult("%s has the lines 1 to %d, and no line %d", file, len(lines), offset), nil
	case limit < 0:
		return failedResult("limit must be 1 or more, not %d", limit), nil
	}
	end := min(len(lines), offset-1+limit)
	if limit == 0 {
		end = len(lines)
	}
	var page strings.Builder
	last := offset - 1
	for ; last < end; last++ {
		line := numberLine(last+1, lines[last])
		if last >= offset && page.Len()+len(line) > p.limit-headRoom(file) {
			break
		}
		page.WriteString(line)
	}
	head := fmt.Sprintf("[%s: lines %d to %d of %d, %d bytes in all", file, offset, last, len(lines), len(text))
	if last < len(lines) {
		head += fmt.Sprintf("; next: offset %d", last+1)
	}
	return equip.Result{Text: head + "]\n" + strings.TrimSuffix(page.String(), "\n")}, nil
}

// headRoom returns the size that the first line of a page may have.
func headRoom(file string) int { return len(file) + 100 }

func numberLine(n int, line string) string { return fmt.Sprintf("%6d\t%s\n", n, clipLine(line)) }

// clipLine cuts a line that is too long to show.
func clipLine(line string) string {
	if len(line) <= maxLine {
		return line
	}
	at := maxLine
	for !utf8.RuneStart(line[at]) {
		at--
	}
	return fmt.Sprintf("%s … [%d more bytes of this line]", line[:at], len(line)-at)
}

// splitLines returns the lines of a text without their ends.
func splitLines(text string) []string {
	if text == "" {
		return nil
	}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimSuffix(l, "\r")
	}
	return lines
}

// Reach describes what an agent needs to read lines with read_file.
type Reach struct {
	Never string // why they cannot be read, "" if they can
	Turns int    // that return them all
}

// ReachLines returns what it takes to read the lines first to last of text, a file,
// with the tools of c, if an agent is shown at most most bytes of a turn's results.
func ReachLines(c *Config, file, text string, first, last, most int) Reach {
	own := *c
	own.setDefaults()
	limit := min(own.MaxRead, most)
	lines := splitLines(text)
	if own.Toolset == seedSet {
		size := 0
		for _, l := range lines[:min(last, len(lines))] {
			size += len(l) + 1
		}
		if size > limit {
			return Reach{Never: fmt.Sprintf("read_file shows the first %d bytes of a file, and line %d ends at byte %d", limit, last, size)}
		}
		return Reach{Turns: 1}
	}
	pages, size := 1, 0
	for i := first; i <= min(last, len(lines)); i++ {
		line := len(numberLine(i, lines[i-1]))
		if size > 0 && size+line > limit-headRoom(file) {
			pages++
			size = 0
		}
		size += line
	}
	each := max(1, most/limit) // calls of one turn
	return Reach{Turns: (pages + each - 1) / each}
}
