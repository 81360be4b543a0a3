package patch

import (
	"bytes"
	"cmp"
	"crypto/sha1" //nolint:gosec // git names content so; nothing rests on its strength
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/diff"
)

// Changes are the changed files of a folder, sorted by path: a patch in parts, so
// that viewers need not parse one. Its JSON is the patch of an artifact
// (docs/format/journal.md).
type Changes struct {
	Format int      `json:"format"` // 1
	Files  []Change `json:"files"`
	More   int      `json:"more,omitempty"` // further changed files that are not listed
}

// Change is the change of one file. A file that became a link, or the reverse, is
// one change that removes and one that adds.
type Change struct {
	Path string `json:"path"`           // the current path; of a removed file the old one
	From string `json:"from,omitempty"` // of a renamed file: its old path
	Op   Op     `json:"op"`

	Old *Side `json:"old,omitempty"` // nil for an added file
	New *Side `json:"new,omitempty"` // nil for a removed file

	// Plus and Minus are the numbers of added and removed lines; both are 0 if Left
	// is set.
	Plus  int `json:"plus,omitempty"`
	Minus int `json:"minus,omitempty"`
	// Alike is the unchanged share of a renamed file, in percent of the longer side,
	// counted in bytes of whole lines.
	Alike int `json:"alike,omitempty"`
	// Hunks are the lines as in a unified diff, with three lines of context, from
	// the first "@@" on. Each line ends with a line feed.
	Hunks string `json:"hunks,omitempty"`
	// Left is the reason why the lines of a changed file are missing.
	Left Left `json:"left,omitempty"`

	was, is []byte // contents, if available
}

// Op is the kind of a change.
type Op string

// The kinds of changes.
const (
	Added    Op = "added"
	Modified Op = "modified"
	Removed  Op = "removed"
	Renamed  Op = "renamed" // its content may have changed, too
)

// Left is a reason for missing lines.
type Left string

// The reasons. The last three are for files of which an artifact has only the name;
// the others for files that it has.
const (
	Binary  Left = "binary"  // a side is not text: it has a NUL, or is not UTF-8
	Large   Left = "large"   // a side has more than [Limits.Text] bytes
	Full    Left = "full"    // earlier changes have used up [Limits.Hunks] or [Limits.Compared]
	Omitted Left = "omitted" // too large to be kept
	Outside Left = "outside" // now a link that leads out of the folder
	Special Left = "special" // now a socket, pipe or device
)

// Kept reports whether the artifact has the content whose lines are missing.
func (l Left) Kept() bool { return l != Omitted && l != Outside && l != Special }

// Side is a file before or after.
type Side struct {
	Mode string `json:"mode,omitempty"` // git's: 100644, 100755 (executable) or 120000 (link); "" for any other
	Size int64  `json:"size"`           // in bytes; of a link, its target's length
	Blob string `json:"blob,omitempty"` // git's name of the content: SHA-1 of "blob SIZE\0" and the content
}

// Git's modes.
const (
	ModeFile = "100644"
	ModeExec = "100755"
	ModeLink = "120000"
)

// Limits bound the content of a patch; 0 means no limit.
type Limits struct {
	Text  int // of a file to compare line by line, in bytes of the longer side
	Hunks int // of all lines together, in bytes
	Files int // of listed files
	// Compared is the total text to compare line by line, in bytes of both sides. It
	// bounds the time.
	Compared int
}

// Kept are the limits of the changes kept with a trial. Changes beyond them have
// only their sizes; [Text] of changes without limits has all of them.
var Kept = Limits{Text: 1 << 20, Hunks: 4 << 20, Files: 5000, Compared: 32 << 20}

// Whole are the limits of a patch to apply: it contains files that are too long to
// compare line by line as a whole.
var Whole = Limits{Text: 16 << 20}

// Content is a file before or after: a regular one, or a link with its target as
// content. Mode is "" if only the name is known.
type Content struct {
	Mode string
	Data []byte
	Size int64 // in bytes, if Mode is ""
}

func (c *Content) side() *Side {
	switch {
	case c == nil:
		return nil
	case c.Mode == "":
		return &Side{Size: c.Size}
	}
	return &Side{Mode: c.Mode, Size: int64(len(c.Data))} // the caller names its blob if needed
}

func blobName(data []byte) string {
	h := sha1.New() //nolint:gosec // see the import
	fmt.Fprintf(h, "blob %d\x00", len(data))
	h.Write(data)
	return hex.EncodeToString(h.Sum(nil))
}

// Pair is a path whose file changed. Old or New is nil if the file did not or does
// not exist. Left is set if only the name of one of them is known.
type Pair struct {
	Path     string
	Old, New *Content
	Left     Left
}

// Make returns the changes of pairs, which must be sorted by path and differ. Its
// time is proportional to the bytes of the files, but for a logarithm.
func Make(pairs []Pair, l Limits) *Changes {
	var list []Change
	for _, p := range pairs {
		list = append(list, p.changes()...)
	}
	list = renames(list)
	out := &Changes{Format: 1, Files: []Change{}}
	size, compared, full := 0, 0, false
	for i := range list {
		if l.Files > 0 && i == l.Files {
			out.More = len(list) - i
			break
		}
		c := &list[i]
		c.name()
		if c.Left == "" && !bytes.Equal(c.was, c.is) {
			compared += len(c.was) + len(c.is)
			if full = full || l.Compared > 0 && compared > l.Compared; full {
				c.Left = Full
			}
		}
		c.compare(l.Text)
		if size += len(c.Hunks); l.Hunks > 0 && size > l.Hunks && !full {
			full = true
			c.Hunks, c.Plus, c.Minus, c.Left = "", 0, 0, Full
		}
		out.Files = append(out.Files, *c)
	}
	return out
}

func (p Pair) changes() []Change {
	c := Change{Path: p.Path, Op: Modified, Old: p.Old.side(), New: p.New.side(), Left: p.Left}
	if p.Old != nil {
		c.was = p.Old.Data
	}
	if p.New != nil {
		c.is = p.New.Data
	}
	switch {
	case c.Old == nil:
		c.Op = Added
	case c.New == nil:
		c.Op = Removed
	case c.Left == "" && (c.Old.Mode == ModeLink) != (c.New.Mode == ModeLink):
		gone, came := c, c
		gone.Op, gone.New, gone.is = Removed, nil, nil
		came.Op, came.Old, came.was = Added, nil, nil
		return []Change{gone, came}
	}
	return []Change{c}
}

// name fills in git's names of the contents.
func (c *Change) name() {
	c.Old.name(c.was)
	c.New.name(c.is)
}

func (s *Side) name(data []byte) {
	if s != nil && s.Mode != "" && s.Blob == "" {
		s.Blob = blobName(data)
	}
}

// compare fills in the lines, or the reason why they are missing.
func (c *Change) compare(most int) {
	switch {
	case c.Left != "" || bytes.Equal(c.was, c.is):
		return
	case !text(c.was) || !text(c.is):
		c.Left = Binary
		return
	case most > 0 && max(len(c.was), len(c.is)) > most:
		c.Left = Large
		return
	}
	b := diff.Diff("", c.was, "", c.is)
	for range 3 { // its names, which are stored elsewhere
		_, b, _ = bytes.Cut(b, []byte("\n"))
	}
	c.Hunks = string(b)
	for line := range strings.Lines(c.Hunks) {
		switch line[0] {
		case '+':
			c.Plus++
		case '-':
			c.Minus++
		}
	}
}

// text reports whether lines of b can be shown: as in git, but checking all of b,
// which must be UTF-8 for records and pages.
func text(b []byte) bool { return bytes.IndexByte(b, 0) < 0 && utf8.Valid(b) }

// Encode returns the stored form of the changes.
func (c *Changes) Encode() ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(c); err != nil {
		return nil, fmt.Errorf("write patch: %w", err)
	}
	return out.Bytes(), nil
}

// Decode parses the output of [Changes.Encode].
func Decode(b []byte) (*Changes, error) {
	var c Changes
	if err := json.Unmarshal(b, &c); err != nil {
		return nil, fmt.Errorf("read patch: %w", err)
	}
	if c.Format != 1 {
		return nil, fmt.Errorf("read patch: unknown format %d", c.Format)
	}
	return &c, nil
}

// Count returns the numbers of changed files, of added and removed lines, and of
// files without lines.
func (c *Changes) Count() (files, plus, minus, left int) {
	files, left = len(c.Files)+c.More, c.More
	for _, f := range c.Files {
		plus, minus = plus+f.Plus, minus+f.Minus
		if f.Left != "" {
			left++
		}
	}
	return files, plus, minus, left
}

// Text returns the changes as a patch for git apply, with content that is not text
// or too long as binary patches, and the changes that it cannot express, or not
// correctly. contents are the ones given to [Make]; decoded changes have none.
//
// A file of which an artifact has only the name is absent after applying the patch,
// as it is from the artifact.
func (c *Changes) Text() (out []byte, without []Change) {
	var b bytes.Buffer
	for _, f := range c.Files {
		switch {
		case f.Left == "":
		case f.Left.Kept():
			if f.New != nil && f.is == nil && f.New.Size > 0 {
				without = append(without, f)
				continue
			}
		default:
			without = append(without, f)
			switch {
			case f.Old != nil && f.Old.Mode != "":
				f.Op, f.New, f.is = Removed, nil, nil
			case f.New != nil && f.New.Mode != "":
				f.Op, f.Old, f.was = Added, nil, nil
			default:
				continue
			}
			f.Left = ""
			f.compare(Whole.Text)
		}
		b.WriteString(f.Header())
		if f.Left != "" {
			b.WriteString(literal(f.is))
		}
		b.WriteString(f.Hunks)
	}
	return b.Bytes(), without
}

// noBlob is git's name of a missing file.
var noBlob = strings.Repeat("0", 40)

// Header returns git's lines above the hunks of a file: its names, modes and blobs.
func (c *Change) Header() string {
	var b strings.Builder
	old := cmp.Or(c.From, c.Path)
	fmt.Fprintf(&b, "diff --git %s %s\n", Quote("a/"+old), Quote("b/"+c.Path))
	was, is, mode := noBlob, noBlob, ""
	if c.Old != nil {
		was = c.Old.Blob
	}
	if c.New != nil {
		is = c.New.Blob
	}
	switch {
	case c.Op == Added && c.New != nil:
		fmt.Fprintf(&b, "new file mode %s\n", c.New.Mode)
	case c.Op == Removed && c.Old != nil:
		fmt.Fprintf(&b, "deleted file mode %s\n", c.Old.Mode)
	case c.Old != nil && c.New != nil && c.Old.Mode != c.New.Mode:
		fmt.Fprintf(&b, "old mode %s\nnew mode %s\n", c.Old.Mode, c.New.Mode)
	case c.New != nil:
		mode = " " + c.New.Mode
	}
	if c.Op == Renamed {
		fmt.Fprintf(&b, "similarity index %d%%\nrename from %s\nrename to %s\n", c.Alike, Quote(c.From), Quote(c.Path))
	}
	if was != is {
		fmt.Fprintf(&b, "index %s..%s%s\n", was, is, mode)
	}
	if c.Hunks != "" {
		b.WriteString("--- " + named("a/", old, c.Op == Added) + "\n+++ " + named("b/", c.Path, c.Op == Removed) + "\n")
	}
	return b.String()
}

// named returns a name after --- or +++. A tab ends one with spaces in it, as in
// git, or other programs would take the text after a space for a time.
func named(side, name string, none bool) string {
	if none {
		return devNull
	}
	s := Quote(side + name)
	if s[0] != '"' && strings.Contains(s, " ") {
		s += "\t"
	}
	return s
}

// Quote returns a name as git writes it: in quotes and with escapes if it has
// control characters, quotes or backslashes.
func Quote(name string) string {
	if !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f || r == '"' || r == '\\' }) {
		return name
	}
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(name) {
		c := name[i]
		if j := strings.IndexByte("\a\b\t\n\v\f\r\"\\", c); j >= 0 {
			b.WriteByte('\\')
			b.WriteByte(`abtnvfr"\`[j])
		} else if c < ' ' || c == 0x7f {
			fmt.Fprintf(&b, `\%03o`, c)
		} else {
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// renames finds files that were removed in one place and added in another: first the
// ones of equal content, then the ones that share at least half of the longer side.
// list and the result are sorted by path.
func renames(list []Change) []Change {
	var gone, came []int
	for i, c := range list {
		if c.Left != "" {
			continue
		}
		switch {
		case c.Op == Removed && c.Old.Mode != ModeLink && c.Old.Size > 0 && !twice(list, i):
			gone = append(gone, i)
		case c.Op == Added && c.New.Mode != ModeLink && c.New.Size > 0 && !twice(list, i):
			came = append(came, i)
		}
	}
	if len(gone) == 0 || len(came) == 0 {
		return list
	}
	for _, i := range slices.Concat(gone, came) {
		list[i].name()
	}
	pairs := equals(list, gone, came) // by where it came
	taken := map[int]bool{}
	for _, g := range pairs {
		taken[g] = true
	}
	gone = slices.DeleteFunc(gone, func(i int) bool { return taken[i] })
	came = slices.DeleteFunc(came, func(i int) bool { _, ok := pairs[i]; return ok })
	for c, g := range alike(list, gone, came) {
		pairs[c], taken[g.gone] = g.gone, true
		list[c].Alike = g.alike
	}
	out := make([]Change, 0, len(list)-len(pairs))
	for i, c := range list {
		if g, ok := pairs[i]; ok {
			c.Op, c.From, c.Old, c.was = Renamed, list[g].Path, list[g].Old, list[g].was
			c.Alike = cmp.Or(c.Alike, 100)
		}
		if !taken[i] {
			out = append(out, c)
		}
	}
	return out
}

// twice reports whether the path of list[i] has another change: it became a link,
// or was one.
func twice(list []Change, i int) bool {
	return i > 0 && list[i-1].Path == list[i].Path || i+1 < len(list) && list[i+1].Path == list[i].Path
}
