// Package patch parses unified diffs of git diff and diff -u and applies them to a
// folder. It is exact: the context must match where the hunk header places it,
// shifted by the lines that earlier hunks of the file added. Either all of a patch
// is applied or none of it.
//
// Patches can change, add, delete, rename and copy files, set or clear the execute
// bit, and add and delete symbolic links. Binary patches are errors.
package patch

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// File is the part of a patch for one file. Paths are relative, slash-separated and
// clean.
type File struct {
	Old string // "" for a new file
	New string // "" for a deleted file
	// Mode is the mode of a new file or a changed mode: a regular file with
	// permissions 0644 or 0755, or a symbolic link. 0 keeps the mode.
	Mode  fs.FileMode
	Hunks []Hunk
	Copy  bool // keeps Old
}

// Hunk replaces lines. Each line includes its line end; a last line may lack one.
type Hunk struct {
	At       int // first line of the old file, counted from 1; the line before it if Old is empty
	Old, New []string
}

// Parse parses a patch. It skips text before, between and after the files. A patch
// that changes nothing is an error. Errors name the line.
func Parse(data []byte) ([]File, error) {
	p := &parser{lines: strings.SplitAfter(string(data), "\n")}
	for p.more() {
		if err := p.file(); err != nil {
			return nil, fmt.Errorf("line %d: %w", min(p.at+1, len(p.lines)), err)
		}
	}
	if len(p.files) == 0 {
		return nil, errors.New("no change of a file is in it")
	}
	return p.files, nil
}

type parser struct {
	lines []string
	at    int
	files []File
}

func (p *parser) more() bool { return p.at < len(p.lines) }

// line returns the current line without its end.
func (p *parser) line() string {
	if !p.more() {
		return ""
	}
	return strings.TrimRight(p.lines[p.at], "\r\n")
}

// file parses the next file, or skips a line.
func (p *parser) file() error {
	switch {
	case strings.HasPrefix(p.line(), "diff --git "):
		return p.git()
	case strings.HasPrefix(p.line(), "--- ") && p.at+1 < len(p.lines) && strings.HasPrefix(p.lines[p.at+1], "+++ "):
		var f File
		if err := p.names(&f); err != nil {
			return err
		}
		if err := p.hunks(&f); err != nil {
			return err
		}
		return p.add(f)
	}
	p.at++
	return nil
}

// git parses a file with git's extended header.
func (p *parser) git() error {
	f, ok := headerNames(strings.TrimPrefix(p.line(), "diff --git "))
	made, deleted := false, false
	for {
		p.at++
		var err error
		switch key, value := header(p.line()); key {
		case "new file mode":
			made = true
			f.Mode, err = mode(value)
		case "deleted file mode":
			deleted = true
		case "new mode":
			f.Mode, err = mode(value)
		case "rename from", "copy from":
			f.Old, err = unquote(value)
			f.Copy = key == "copy from"
		case "rename to", "copy to":
			f.New, err = unquote(value)
			ok = true
		case "old mode", "similarity index", "dissimilarity index", "index":
		case "GIT binary patch", "Binary files":
			return errors.New("it is a binary patch, which cannot be applied: put the file into setup or the fixture")
		default:
			return p.gitBody(f, ok, made, deleted)
		}
		if err != nil {
			return err
		}
	}
}

func (p *parser) gitBody(f File, ok, made, deleted bool) error {
	if strings.HasPrefix(p.line(), "--- ") {
		named := f
		if err := p.names(&named); err != nil {
			return err
		}
		if !ok { // the names in the header are ambiguous
			f, ok = named, true
		}
		if err := p.hunks(&f); err != nil {
			return err
		}
	}
	if !ok {
		return errors.New("the names of the file cannot be read")
	}
	if made {
		f.Old = ""
	}
	if deleted {
		f.New, f.Mode = "", 0
	}
	return p.add(f)
}

var headerForm = lazyregexp.New(`^(new file mode|deleted file mode|old mode|new mode|rename from|rename to|copy from|copy to|` +
	`similarity index|dissimilarity index|index|GIT binary patch|Binary files)(?: (.*))?$`)

func header(line string) (key, value string) {
	if m := headerForm.FindStringSubmatch(line); m != nil {
		return m[1], m[2]
	}
	return "", ""
}

var modes = map[string]fs.FileMode{ModeFile: 0o644, ModeExec: 0o755, ModeLink: fs.ModeSymlink}

func mode(octal string) (fs.FileMode, error) {
	m, ok := modes[octal]
	if !ok {
		return 0, fmt.Errorf("mode %q is not one of a file or link", octal)
	}
	return m, nil
}

// headerNames splits "a/NAME b/NAME", which git writes with equal names except for
// renames; these have both names on separate lines.
func headerNames(s string) (File, bool) {
	if strings.HasPrefix(s, `"`) {
		end := closing(s)
		if end < 0 || end+1 >= len(s) {
			return File{}, false
		}
		old, err := unquote(s[:end])
		newer, err2 := unquote(s[end+1:])
		return File{Old: stripped(old), New: stripped(newer)}, err == nil && err2 == nil
	}
	if n := len(s); n%2 == 1 && s[n/2] == ' ' && stripped(s[:n/2]) == stripped(s[n/2+1:]) {
		return File{Old: stripped(s[:n/2]), New: stripped(s[n/2+1:])}, true
	}
	return File{}, false
}

// closing returns the index after the quote that closes s, which begins with one.
func closing(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return -1
}

// stripped returns a name without git's a/ or b/.
func stripped(name string) string {
	if len(name) > 2 && name[1] == '/' {
		return name[2:]
	}
	return name
}

// unquote parses a name as git writes it: in quotes with escapes if it is not plain.
func unquote(s string) (string, error) {
	if !strings.HasPrefix(s, `"`) {
		return s, nil
	}
	out, err := strconv.Unquote(s)
	if err != nil {
		return "", fmt.Errorf("the name %s cannot be read", s)
	}
	return out, nil
}

const devNull = "/dev/null"

func (p *parser) names(f *File) error {
	read := func(mark string) (string, error) {
		rest, ok := strings.CutPrefix(p.line(), mark)
		if !ok {
			return "", fmt.Errorf("%q is not here", strings.TrimSpace(mark))
		}
		p.at++
		if !strings.HasPrefix(rest, `"`) {
			rest, _, _ = strings.Cut(rest, "\t") // diff -u appends a time
		}
		return unquote(rest)
	}
	old, err := read("--- ")
	if err != nil {
		return err
	}
	newer, err := read("+++ ")
	if err != nil {
		return err
	}
	f.Old, f.New = "", ""
	if old != devNull {
		f.Old = stripped(old)
	}
	if newer != devNull {
		f.New = stripped(newer)
	}
	if f.Old == "" && f.Mode == 0 {
		f.Mode = 0o644
	}
	return nil
}

func (p *parser) hunks(f *File) error {
	for strings.HasPrefix(p.line(), "@@ ") {
		h, oldLeft, newLeft, err := hunkHeader(p.line())
		if err != nil {
			return err
		}
		p.at++
		if err := p.body(&h, oldLeft, newLeft); err != nil {
			return err
		}
		f.Hunks = append(f.Hunks, h)
	}
	return nil
}

// body parses the lines of a hunk with the given numbers of old and new lines.
func (p *parser) body(h *Hunk, oldLeft, newLeft int) error {
	for oldLeft > 0 || newLeft > 0 || strings.HasPrefix(p.line(), `\ `) {
		if !p.more() || p.lines[p.at] == "" {
			return errors.New("the patch ends in the middle of a hunk")
		}
		line := p.lines[p.at]
		sign := line[0]
		if sign == '\n' || sign == '\r' { // an editor removed the space of an empty line
			sign, line = ' ', " "+line
		}
		text := line[1:]
		if p.at+1 < len(p.lines) && strings.HasPrefix(p.lines[p.at+1], `\ `) {
			text = strings.TrimSuffix(text, "\n")
		}
		switch sign {
		case ' ':
			h.Old, h.New = append(h.Old, text), append(h.New, text)
			oldLeft, newLeft = oldLeft-1, newLeft-1
		case '-':
			h.Old = append(h.Old, text)
			oldLeft--
		case '+':
			h.New = append(h.New, text)
			newLeft--
		case '\\':
		default:
			return fmt.Errorf("%q is not a line of a hunk", strings.TrimRight(line, "\r\n"))
		}
		if oldLeft < 0 || newLeft < 0 {
			return errors.New("the hunk has more lines than it says")
		}
		p.at++
	}
	return nil
}

var hunkForm = lazyregexp.New(`^@@\s+-(\d{1,18})(?:,(\d{1,18}))?\s+\+(\d{1,18})(?:,(\d{1,18}))?\s+@@(?:\s|$)`)

// hunkHeader parses "@@ -A,N +B,M @@ …". N and M default to 1.
func hunkHeader(line string) (h Hunk, old, newer int, err error) {
	m := hunkForm.FindStringSubmatch(line)
	if m == nil {
		return h, 0, 0, fmt.Errorf("%q does not name its lines", line)
	}
	n := [4]int{1, 1, 1, 1}
	for i, digits := range m[1:] {
		if digits != "" {
			n[i], _ = strconv.Atoi(digits) // at most 18 digits
		}
	}
	return Hunk{At: n[0]}, n[1], n[3], nil
}

func (p *parser) add(f File) error {
	for _, name := range []string{f.Old, f.New} {
		if name != "" && (!fs.ValidPath(name) || name == "." || slices.Contains(strings.Split(name, "/"), ".git")) {
			return fmt.Errorf("%q is not the path of a file in the folder", name)
		}
	}
	if f.Old == "" && f.New == "" {
		return errors.New("it names no file")
	}
	p.files = append(p.files, f)
	return nil
}

func (f File) change(content []byte) ([]byte, error) {
	lines := slices.Collect(strings.Lines(string(content)))
	var out []string
	at := 0 // processed lines of the old file
	for _, h := range f.Hunks {
		start := h.At - 1
		if len(h.Old) == 0 {
			start = h.At
		}
		if start < at || start+len(h.Old) > len(lines) {
			return nil, fmt.Errorf("line %d: the file has %d lines, or hunks are out of order", h.At, len(lines))
		}
		for i, want := range h.Old {
			if got := lines[start+i]; got != want {
				return nil, fmt.Errorf("line %d is %q and not %q", start+i+1, clip(got), clip(want))
			}
		}
		out = append(append(out, lines[at:start]...), h.New...)
		at = start + len(h.Old)
	}
	return []byte(strings.Join(append(out, lines[at:]...), "")), nil
}

func clip(s string) string {
	s = strings.TrimRight(s, "\r\n")
	if len(s) > 80 {
		s = strings.ToValidUTF8(s[:80], "") + "…"
	}
	return s
}

func (f File) name() string { return cmp.Or(f.New, f.Old) }
