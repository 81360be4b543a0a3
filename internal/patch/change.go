package patch

import (
	"bytes"
	"crypto/sha1" //nolint:gosec // git names content so; nothing rests on its strength
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/diff"
)

// Changes is what became of the files of a folder, sorted by path: a patch in
// parts, so that whoever shows it need not read it. As JSON it is the patch of an
// artifact (docs/journal.md).
type Changes struct {
	Format int      `json:"format"` // 1
	Files  []Change `json:"files"`
	More   int      `json:"more,omitempty"` // files that changed besides and are not listed
}

// Change is what became of one file. A file that became a link, or the other way
// round, is one change that removes and one that adds.
type Change struct {
	Path string `json:"path"`           // as it is now; of what was removed, as it was
	From string `json:"from,omitempty"` // of what was renamed: its path before
	Op   Op     `json:"op"`

	Old *Side `json:"old,omitempty"` // nil if it was not there
	New *Side `json:"new,omitempty"` // nil if it is not there any more

	// Plus and Minus count lines that came and went; both 0 where Left says why
	// there are none.
	Plus  int `json:"plus,omitempty"`
	Minus int `json:"minus,omitempty"`
	// Alike is how much of a renamed file stayed, in percent of the longer side,
	// counted in bytes of whole lines.
	Alike int `json:"alike,omitempty"`
	// Hunks are the lines as a unified diff has them, with three lines of context,
	// from the first "@@" on. Each line ends with a line feed.
	Hunks string `json:"hunks,omitempty"`
	// Left says why the lines of a file whose content changed are not here.
	Left Left `json:"left,omitempty"`

	was, is []byte // contents, where they are at hand
}

// Op says what became of a file.
type Op string

// What can become of a file.
const (
	Added    Op = "added"
	Modified Op = "modified"
	Removed  Op = "removed"
	Renamed  Op = "renamed" // its content may have changed, too
)

// Left says why lines are left out.
type Left string

// Why lines are left out. The last three are of what an artifact has by name
// only; the others of files that it has.
const (
	Binary  Left = "binary"  // a side is no text: it has a NUL, or is not UTF-8
	Large   Left = "large"   // a side has more than [Limits.Text] bytes
	Full    Left = "full"    // the changes before it have taken [Limits.Hunks] or [Limits.Compared]
	Omitted Left = "omitted" // too large to be kept
	Outside Left = "outside" // now a link that leads out of the folder
	Special Left = "special" // now a socket, pipe or device
)

// Kept reports whether the artifact has the content that is left out here.
func (l Left) Kept() bool { return l != Omitted && l != Outside && l != Special }

// Side is a file before or after.
type Side struct {
	Mode string `json:"mode,omitempty"` // git's: 100644, 100755 (executable) or 120000 (link); "" if it is none of them
	Size int64  `json:"size"`           // in bytes; of a link that of its target
	Blob string `json:"blob,omitempty"` // git's name of the content: SHA-1 of "blob SIZE\0" and the content
}

// Git's modes.
const (
	ModeFile = "100644"
	ModeExec = "100755"
	ModeLink = "120000"
)

// Limits bound what a patch holds; 0 is no bound.
type Limits struct {
	Text  int // of a file that is compared line by line, in bytes of the longer side
	Hunks int // of all lines together, in bytes
	Files int // that are listed
	// Compared is how much text is compared line by line in all, in bytes of both
	// sides: it bounds the time.
	Compared int
}

// Kept are the limits of what is kept with a trial. What goes beyond is named
// with its sizes; [Text] of changes without limits has all of it.
var Kept = Limits{Text: 1 << 20, Hunks: 4 << 20, Files: 5000, Compared: 32 << 20}

// Whole are the limits of a patch that is to be applied: what is too long to be
// compared line by line is in it as a whole.
var Whole = Limits{Text: 16 << 20}

// Content is a file as it was or is: a regular one, or a link with its target as
// content. Of what is known by name only Mode is "".
type Content struct {
	Mode string
	Data []byte
	Size int64 // in bytes, where Mode is ""
}

func (c *Content) side() *Side {
	switch {
	case c == nil:
		return nil
	case c.Mode == "":
		return &Side{Size: c.Size}
	}
	return &Side{Mode: c.Mode, Size: int64(len(c.Data))} // its blob is named where it is needed
}

// blobName is how git names content.
func blobName(data []byte) string {
	h := sha1.New() //nolint:gosec // see the import
	fmt.Fprintf(h, "blob %d\x00", len(data))
	h.Write(data)
	return hex.EncodeToString(h.Sum(nil))
}

// Pair is a path whose file is not as it was. Old or New is nil where there was or
// is none. Left is set where one of them is known by name only.
type Pair struct {
	Path     string
	Old, New *Content
	Left     Left
}

// Make makes changes of pairs, which are sorted by path and differ. It takes time
// in proportion to the bytes of the files, but for a logarithm.
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

// name fills in how git names the contents.
func (c *Change) name() {
	if c.Old != nil && c.Old.Mode != "" && c.Old.Blob == "" {
		c.Old.Blob = blobName(c.was)
	}
	if c.New != nil && c.New.Mode != "" && c.New.Blob == "" {
		c.New.Blob = blobName(c.is)
	}
}

// compare fills in the lines, or why they are left out.
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
	for range 3 { // its names, which are written elsewhere
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

// text reports whether lines of b can be shown: as git does, but all of b counts,
// and it must be UTF-8, since records and pages are.
func text(b []byte) bool { return bytes.IndexByte(b, 0) < 0 && utf8.Valid(b) }

// Encode is the changes as they are kept.
func (c *Changes) Encode() ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(c); err != nil {
		return nil, fmt.Errorf("write patch: %w", err)
	}
	return out.Bytes(), nil
}

// Decode reads what [Changes.Encode] wrote.
func Decode(b []byte) (*Changes, error) {
	var c Changes
	if err := json.Unmarshal(b, &c); err != nil {
		return nil, fmt.Errorf("read patch: %w", err)
	}
	if c.Format != 1 {
		return nil, fmt.Errorf("read patch: format %d is not known here", c.Format)
	}
	return &c, nil
}

// Count is how many files changed, lines came and lines went, and of how many
// files lines are left out.
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

// Text is the changes as a patch that git apply takes, with what is no text or too
// long as binary patches, and the changes that are not or not rightly in it.
// Contents are those that [Make] was given; decoded changes have none.
//
// Of what an artifact has by name only the patch has what the artifact has: it is
// not there afterwards.
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

// noBlob is git's name of nothing.
var noBlob = strings.Repeat("0", 40)

// Header is what git writes above the lines of a file: its names, modes and blobs.
func (c *Change) Header() string {
	var b strings.Builder
	old, newer := c.Path, c.Path
	if c.From != "" {
		old = c.From
	}
	fmt.Fprintf(&b, "diff --git %s %s\n", Quote("a/"+old), Quote("b/"+newer))
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
		b.WriteString("--- " + named("a/", old, c.Op == Added) + "\n+++ " + named("b/", newer, c.Op == Removed) + "\n")
	}
	return b.String()
}

// named is a name behind --- or +++. A tab ends one with spaces in it, as git has
// it, or other programs would take what follows a space for a time.
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

// Quote is a name as git writes it: in quotes and with escapes if it has control
// characters, quotes or backslashes.
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

// renames finds files that were removed in one place and added in another: first
// those of equal content, then those of which at least half of the longer side
// stayed. list is sorted by path, and so is what is returned.
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
		if taken[i] {
			continue
		}
		if g, ok := pairs[i]; ok {
			c.Op, c.From, c.Old, c.was = Renamed, list[g].Path, list[g].Old, list[g].was
			if c.Alike == 0 {
				c.Alike = 100
			}
		}
		out = append(out, c)
	}
	return out
}

// twice reports whether the path of list[i] has another change: it became a link,
// or was one.
func twice(list []Change, i int) bool {
	return i > 0 && list[i-1].Path == list[i].Path || i+1 < len(list) && list[i+1].Path == list[i].Path
}
