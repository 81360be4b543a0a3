package suite

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/spelling"
)

// isRows reports whether a file of tasks has rows.
func isRows(name string) bool {
	return slices.Contains([]string{".csv", ".jsonl", ".ndjson"}, path.Ext(name))
}

// readRows returns the rows of a CSV or JSONL file as maps. The first line of a CSV file
// names its columns, and its cells are texts.
func (l *loader) readRows(src *source) []*node {
	switch {
	case len(src.data) > maxBytes:
		l.c.addMistake(pos{src: src}, "split it", "the file is larger than %d MB", maxBytes>>20)
	case !utf8.Valid(src.data):
		l.c.addMistake(pos{src, 1, 1}, "save the file as UTF-8", "the file is not UTF-8 text")
	case path.Ext(src.name) == ".csv":
		return l.readCSV(src)
	default:
		return l.readJSONL(src)
	}
	return nil
}

func (l *loader) readCSV(src *source) []*node {
	r := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(src.data, []byte("\ufeff"))))
	var header []string
	var out []*node
	for {
		cells, err := r.Read()
		if bad, ok := errors.AsType[*csv.ParseError](err); ok {
			fix := ""
			if errors.Is(bad.Err, csv.ErrFieldCount) {
				fix = fmt.Sprintf("the first line names %d columns", len(header))
			}
			l.c.addMistake(pos{src, bad.Line, max(bad.Column, 1)}, fix, "not CSV: %v", bad.Err)
			return nil
		}
		switch {
		case err != nil: // the end
			return out
		case header == nil:
			header = slices.Clone(cells)
			for i, name := range header {
				line, col := r.FieldPos(i)
				if slices.Index(header, name) < i {
					l.c.addMistake(pos{src, line, col}, "", "column %q is there twice", name)
					return nil
				}
			}
			continue
		}
		line, col := r.FieldPos(0)
		row := &node{pos: pos{src, line, col}, form: mapForm, entries: make([]entry, len(cells))}
		for i, cell := range cells {
			line, col := r.FieldPos(i)
			at := pos{src, line, col}
			row.entries[i] = entry{header[i], at, textNode(at, cell)}
		}
		out = append(out, row)
	}
}

func (l *loader) readJSONL(src *source) []*node {
	var out []*node
	line := 0
	for text := range bytes.Lines(src.data) {
		line++
		if len(bytes.TrimSpace(text)) == 0 {
			continue
		}
		r := rowReader{c: &l.c, src: src, line: line, text: text, col: 1}
		if !json.Valid(text) {
			r.reportSyntax()
			return nil
		}
		row := r.readValue(0)
		switch {
		case row == nil:
			return nil
		case row.form != mapForm:
			l.c.addMistake(row.pos, "", "a line holds one task, a JSON object")
			return nil
		}
		out = append(out, row)
	}
	return out
}

// rowReader reads a line of valid JSON. It leaves only texts with escapes to package
// encoding/json, whose decoder takes three times as long.
type rowReader struct {
	c       *collector
	src     *source
	line    int
	text    []byte
	at      int // offset in text
	counted int // offset of the column col
	col     int
}

// reportSyntax reports the mistake in a line that is not JSON.
func (r *rowReader) reportSyntax() {
	bad, ok := errors.AsType[*json.SyntaxError](json.Unmarshal(r.text, new(any)))
	if !ok {
		return
	}
	r.at = min(max(int(bad.Offset)-1, 0), len(bytes.TrimRight(r.text, "\r\n")))
	why := bad.Error()
	switch {
	case strings.HasSuffix(why, "unexpected end of JSON input"):
		r.at, why = len(bytes.TrimRight(r.text, "\r\n")), "the line ends within a value"
	case strings.HasSuffix(why, "after top-level value"):
		why = "more than one value in a line"
	}
	r.c.addMistake(r.place(), "", "not JSONL: %s", why)
}

// place returns the place that is reached.
func (r *rowReader) place() pos {
	r.col += utf8.RuneCount(r.text[r.counted:r.at])
	r.counted = r.at
	return pos{r.src, r.line, r.col}
}

// next goes to the next value, key or end of a map or list, and returns its first byte.
func (r *rowReader) next() byte {
	for strings.IndexByte(" \t\r\n,:", r.text[r.at]) >= 0 {
		r.at++
	}
	return r.text[r.at]
}

// readText reads a string.
func (r *rowReader) readText() string {
	start := r.at
	for r.at++; r.text[r.at] != '"'; r.at++ {
		if r.text[r.at] == '\\' {
			r.at++
		}
	}
	r.at++
	literal := r.text[start:r.at]
	if bytes.IndexByte(literal, '\\') < 0 {
		return string(literal[1 : len(literal)-1])
	}
	var s string
	_ = json.Unmarshal(literal, &s) // the line is valid
	return s
}

// readValue returns the next value, or nil after a mistake.
func (r *rowReader) readValue(depth int) *node {
	first := r.next()
	n := &node{pos: r.place()}
	switch {
	case depth > maxDepth:
		r.c.addMistake(n.pos, "", "not JSONL: nested deeper than %d levels", maxDepth)
		return nil
	case first == '{', first == '[':
		return r.readParts(n, depth)
	case first == '"':
		n.raw = r.readText()
		n.scalar = n.raw
		return n
	}
	start := r.at
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n,]}", r.text[r.at]) < 0 {
		r.at++
	}
	n.raw = string(r.text[start:r.at])
	switch first {
	case 't', 'f':
		n.scalar = first == 't'
	case 'n': // null
	default:
		num, ok := parseNumber(n.raw)
		if !ok {
			r.c.addMistake(n.pos, "", "not JSONL: %s is not a number that can be used here", clipLine(n.raw, 40))
			return nil
		}
		n.scalar = num
	}
	return n
}

// readParts reads the map or list that begins here into n and returns n, or nil after a
// mistake.
func (r *rowReader) readParts(n *node, depth int) *node {
	if n.form = listForm; r.text[r.at] == '{' {
		n.form = mapForm
	}
	for r.at++; ; {
		c := r.next()
		if c == '}' || c == ']' {
			r.at++
			return n
		}
		var e entry
		if n.form == mapForm {
			e.at = r.place()
			if e.key = r.readText(); n.entryOf(e.key) != nil {
				r.c.addMistake(e.at, "", "not JSONL: key %q is given twice", e.key)
				return nil
			}
		}
		if e.val = r.readValue(depth + 1); e.val == nil {
			return nil
		}
		if n.form == mapForm {
			n.entries = append(n.entries, e)
		} else {
			n.items = append(n.items, e.val)
		}
	}
}

// textColumns are the columns of a CSV file of tasks whose cells are always texts.
var textColumns = []string{"id", "title", "prompt", "group"}

// taskOfCells returns the task of a row of a CSV file. A column is a path, such as
// graders.text.contains; cells are values in YAML except in [textColumns]; an
// empty cell sets nothing. It returns nil after a mistake.
func (l *loader) taskOfCells(row *node) *node {
	task := &node{pos: row.pos, form: mapForm}
	for _, e := range row.entries {
		if e.val.raw == "" {
			continue
		}
		val := e.val
		if !slices.Contains(textColumns, e.key) {
			if val = l.parseArgument(val.pos, val.raw); val == nil {
				return nil
			}
		}
		task = task.withValue(strings.Split(e.key, "."), val)
	}
	return task
}

// withValue returns n with the value at path, and maps on the way to it.
func (n *node) withValue(path []string, val *node) *node {
	if len(path) == 1 {
		return n.withKey(path[0], val.pos, val)
	}
	inner := n.valueOf(path[0])
	if inner == nil || inner.form != mapForm {
		inner = &node{pos: val.pos, form: mapForm}
	}
	return n.withKey(path[0], val.pos, inner.withValue(path[1:], val))
}

// madeTasks returns the tasks that an entry of tasks makes of a template: one for each row
// of its file and each combination of its matrix. It stops after the first row with a
// mistake, which all others are likely to share.
func (l *loader) madeTasks(item, suite *node) []*taskNode {
	template := item.valueOf("template")
	rows, base := []*node{{pos: item.pos, form: mapForm}}, "task"
	if template == nil || item.valueOf("rows") == nil && item.valueOf("matrix") == nil {
		l.c.addMistake(item.pos, "", "tasks are made of a template with rows, a matrix or both")
		return nil
	}
	if n := item.valueOf("rows"); n != nil {
		file, _ := n.asText()
		files := l.globTasks(n, file)
		if len(files) == 0 {
			return nil
		}
		rows = nil
		for _, f := range files {
			src, err := l.readSource(f)
			if err != nil || !isRows(f.name) {
				why := "rows come from a file that ends in .csv or .jsonl"
				if err != nil {
					why = readProblem(err)
				}
				l.c.addMistake(n.pos, "", "%s: %s", f.shown, why)
				return nil
			}
			rows = append(rows, l.readRows(src)...)
		}
		base = strings.TrimSuffix(path.Base(files[0].name), path.Ext(files[0].name))
	}
	var out []*taskNode
	before := len(l.c.list)
	for t := range l.checkTasks(l.fillRows(template, rows, item.valueOf("matrix"), base), suite) {
		if out = append(out, t); len(l.c.list) > before {
			break
		}
	}
	return out
}

// fillRows returns the template filled in with each row and combination. It stops after the
// first mistake.
func (l *loader) fillRows(template *node, rows []*node, matrix *node, base string) []draftTask {
	var out []draftTask
	for i, row := range rows {
		for _, full := range combine(row, matrix) {
			id := fmt.Sprintf("%s-%d", base, i+1)
			for _, e := range full.entries[len(row.entries):] {
				id += "-" + strings.Trim(notInName.ReplaceAllString(e.val.raw, "-"), "-")
			}
			task := l.fillIn(template, full)
			if task == nil {
				return out
			}
			out = append(out, draftTask{task, id})
		}
	}
	return out
}

var notInName = lazyregexp.New(`[^A-Za-z0-9._:@+-]+`)

// combine returns the row with each combination of the values of a matrix, by its keys in
// their order.
func combine(row, matrix *node) []*node {
	out := []*node{row}
	if matrix == nil {
		return out
	}
	for _, e := range matrix.entries {
		var next []*node
		for _, r := range out {
			for _, val := range e.val.items {
				next = append(next, r.withKey(e.key, e.at, val))
			}
		}
		out = next
	}
	return out
}

// placeholder matches a value of a row in a template, such as {{.question}}.
var placeholder = lazyregexp.New(`\{\{\s*\.([^{}\s]+)\s*\}\}`)

// fillIn returns the template with the values of a row. A text that is a placeholder alone
// becomes the value itself, of any form. It returns nil after a mistake.
func (l *loader) fillIn(n, row *node) *node {
	ok := true
	var fill func(n *node) *node
	value := func(n *node, name string) *node {
		val := row.nodeAt(strings.Split(name, "."))
		if val == nil {
			ok = false
			l.c.addMistake(n.pos, spelling.Fix(name, row.keys()), "the rows have no %q", name)
			return n
		}
		return val
	}
	fill = func(n *node) *node {
		text, isText := n.asText()
		if !isText {
			return n.withEach(func(_ string, val *node) *node { return fill(val) })
		}
		found := placeholder.FindAllStringSubmatchIndex(text, -1)
		switch {
		case found == nil:
			return n
		case found[0][0] == 0 && found[0][1] == len(text):
			return value(n, text[found[0][2]:found[0][3]])
		}
		var b strings.Builder
		end := 0
		for _, at := range found {
			val := value(n, text[at[2]:at[3]])
			if val.form != scalarForm {
				ok = false
				l.c.addMistake(n.pos, "", "%q is no single value, so it cannot be part of a text", text[at[2]:at[3]])
			}
			b.WriteString(text[end:at[0]])
			b.WriteString(val.raw)
			end = at[1]
		}
		b.WriteString(text[end:])
		return textNode(cmp.Or(row.pos, n.pos), b.String())
	}
	if out := fill(n); ok {
		return out
	}
	return nil
}
