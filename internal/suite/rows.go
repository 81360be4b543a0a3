package suite

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

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
		dec := json.NewDecoder(bytes.NewReader(text))
		dec.UseNumber()
		r := rowReader{dec, src, line, text}
		row, err := r.readValue(0)
		if _, more := dec.Token(); err == nil && more != io.EOF {
			err = fmt.Errorf("more than one value in a line")
		}
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			l.c.addMistake(r.place(), "", "not JSONL: the line ends within a value")
			return nil
		case err != nil:
			l.c.addMistake(r.place(), "", "not JSONL: %v", err)
			return nil
		case row.form != mapForm:
			l.c.addMistake(row.pos, "", "a line holds one task, a JSON object")
			return nil
		}
		out = append(out, row)
	}
	return out
}

// rowReader reads a line of JSON.
type rowReader struct {
	*json.Decoder
	src  *source
	line int
	text []byte
}

// place returns the place of the next token.
func (r rowReader) place() pos {
	at := min(int(r.InputOffset()), len(r.text))
	rest := bytes.TrimLeft(r.text[at:], " \t\r\n,:")
	return pos{r.src, r.line, utf8.RuneCount(r.text[:len(r.text)-len(rest)]) + 1}
}

func (r rowReader) readValue(depth int) (*node, error) {
	at := r.place()
	tok, err := r.Token()
	switch {
	case err != nil:
		return nil, err
	case depth > maxDepth:
		return nil, fmt.Errorf("nested deeper than %d levels", maxDepth)
	}
	n := &node{pos: at}
	switch tok := tok.(type) {
	case json.Delim:
		if n.form = listForm; tok == '{' {
			n.form = mapForm
		}
		for r.More() {
			var e entry
			if n.form == mapForm {
				e.at = r.place()
				key, err := r.Token()
				if err != nil {
					return nil, err
				}
				if e.key = key.(string); n.entryOf(e.key) != nil {
					return nil, fmt.Errorf("key %q is given twice", e.key)
				}
			}
			if e.val, err = r.readValue(depth + 1); err != nil {
				return nil, err
			}
			if n.form == mapForm {
				n.entries = append(n.entries, e)
			} else {
				n.items = append(n.items, e.val)
			}
		}
		_, err = r.Token()
		return n, err
	case json.Number:
		num, ok := parseNumber(tok.String())
		if !ok {
			return nil, fmt.Errorf("%s is not a number that can be used here", clipLine(tok.String(), 40))
		}
		n.raw, n.scalar = tok.String(), num
	case string:
		n.raw, n.scalar = tok, tok
	default: // bool or nil
		n.raw, n.scalar = fmt.Sprint(tok), tok
	}
	return n, nil
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
	for i, row := range rows {
		for _, full := range combine(row, item.valueOf("matrix")) {
			id := fmt.Sprintf("%s-%d", base, i+1)
			for _, e := range full.entries[len(row.entries):] {
				id += "-" + strings.Trim(notInName.ReplaceAllString(e.val.raw, "-"), "-")
			}
			if task := l.fillIn(template, full); task != nil {
				out = append(out, l.checkTask(task, id, suite))
			}
			if len(l.c.list) > before {
				return out
			}
		}
	}
	return out
}

var notInName = regexp.MustCompile(`[^A-Za-z0-9._:@+-]+`)

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
var placeholder = regexp.MustCompile(`\{\{\s*\.([^{}\s]+)\s*\}\}`)

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
