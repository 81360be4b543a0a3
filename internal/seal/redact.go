package seal

import (
	"bytes"
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// minSecret is the minimum length in bytes of a redacted value. Shorter values would
// match innocent text; [ScrubEnviron] withholds them from children instead.
const minSecret = 8

// Secret is a value that must not be written anywhere.
type Secret struct{ Name, Value string }

var (
	secretName  = lazyregexp.New(`(?i)key|token|secret|password`)
	plainNumber = lazyregexp.New(`^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$`)
)

// Secrets returns the variables of environ ("NAME=value") whose name contains
// key, token, secret or password in any case, and whose value has at least 8
// bytes and is not a plain number (so that MAX_TOKENS=32000000 is none), sorted
// by name.
func Secrets(environ []string) []Secret {
	var out []Secret
	for _, e := range environ {
		name, value, _ := strings.Cut(e, "=")
		if secretName.MatchString(name) && len(value) >= minSecret && !plainNumber.MatchString(value) {
			out = append(out, Secret{name, value})
		}
	}
	slices.SortFunc(out, func(a, b Secret) int {
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Value, b.Value))
	})
	return slices.Compact(out)
}

// ScrubEnviron returns the part of environ that may be passed to a child: without the
// variables named like a secret whose value is too short to be redacted. Empty
// values and plain numbers are no secrets and stay.
func ScrubEnviron(environ []string) []string {
	return slices.DeleteFunc(slices.Clone(environ), func(e string) bool {
		name, value, _ := strings.Cut(e, "=")
		return secretName.MatchString(name) && value != "" && len(value) < minSecret && !plainNumber.MatchString(value)
	})
}

// Redactor replaces secret values by "[redacted:NAME]". It finds a value verbatim,
// escaped for JSON (also JSON inside JSON), URLs, HTML or shells, backwards, as
// hexadecimal, octal or decimal numbers in the layouts of xxd, od, hexdump and of lists, in
// base64 and base32 at any alignment and broken into lines, and in encodings of encodings;
// values of several lines also line by line. Where matches overlap, the whole stretch is
// replaced by the name of the longest. A value that is a plain number is not replaced
// where it is a number of JSON.
//
// Redacting JSON text keeps it valid, unless a value with quotes or brackets occurs
// outside a string. Redacting is idempotent. A nil Redactor knows no secrets. A
// Redactor is safe for concurrent use.
type Redactor struct {
	names   []string
	marks   [][]byte // what replaces each name's values
	numbers []bool   // whether each name's values are plain numbers
	matcher *matcher

	least    int       // length of the shortest value
	leastRun int       // of the shortest run of base64 digits that hides a value
	leastRow int       // of the shortest row of numbers
	reach    int       // most bytes of a value on either side of one of its escapes
	escaped  charClass // bytes whose escapes may belong to a value
	around   charClass // bytes that may stand between these escapes
	foreign  bool      // a value has bytes that are not ASCII
	margin   int       // most bytes that a form of a value has
}

// NewRedactor returns a Redactor of these secrets; values under 8 bytes are left
// out. It returns nil if there are none.
func NewRedactor(secrets []Secret) *Redactor {
	r := &Redactor{least: math.MaxInt, escaped: *newClass(unreserved)}
	var patterns []pattern
	for _, s := range secrets {
		if len(s.Value) < minSecret {
			continue
		}
		id := slices.Index(r.names, s.Name)
		if id < 0 {
			id = len(r.names)
			r.names = append(r.names, s.Name)
			r.marks = append(r.marks, []byte(markStart+unsafeChar.ReplaceAllString(s.Name, "_")+"]"))
			r.numbers = append(r.numbers, true)
		}
		r.numbers[id] = r.numbers[id] && plainNumber.MatchString(s.Value)
		for _, part := range secretParts(s.Value) {
			r.least = min(r.least, len(part))
		}
		r.reach = max(r.reach, 2*len(s.Value)+16)
		for _, c := range []byte(s.Value) {
			r.escaped[c] = true
			r.foreign = r.foreign || c >= utf8.RuneSelf
		}
		for _, f := range secretForms(s.Value) {
			patterns = append(patterns, pattern{text: f, id: id})
		}
	}
	if len(patterns) == 0 {
		return nil
	}
	r.matcher = newMatcher(patterns)
	for c := range r.around {
		r.around[c] = r.escaped[c] || rowChars[c] || strings.IndexByte("%\\&#;{}=>|\u2192", byte(c)) >= 0
	}
	r.leastRun = min((r.least*8+5)/6+1, 48)        // base64 with a line break in it, or a line of it
	r.leastRow = min(2*r.least+1, 21)              // words of eight digits, or a short row with its offset
	r.margin = max(r.matcher.longest+8, 8*r.reach) // 8: an escape at either end
	return r
}

const markStart = "[redacted:"

// unsafeChar matches characters that are escaped in JSON, URLs or HTML.
var unsafeChar = lazyregexp.New(`[^0-9A-Za-z_.-]`)

// Names returns the names of the secrets that r knows, in the order given.
func (r *Redactor) Names() []string {
	if r == nil {
		return nil
	}
	return slices.Clone(r.names)
}

// HasSecret reports whether b holds a secret value.
func (r *Redactor) HasSecret(b []byte) bool { return r != nil && len(r.findStretches(b)) > 0 }

// Bytes returns b with every secret value and every password in a URL replaced, or b
// itself if it has none. It never changes b.
func (r *Redactor) Bytes(b []byte) []byte { return hidePasswords(r.Values(b)) }

// Values returns b with every secret value replaced, or b itself if it has none. It is for
// work that is graded: passwords in URLs may be part of it.
func (r *Redactor) Values(b []byte) []byte {
	if r == nil {
		return b
	}
	found := r.findStretches(b)
	if len(found) == 0 {
		return b
	}
	out := make([]byte, 0, len(b))
	at := 0
	for _, f := range found {
		out = append(append(out, b[at:f.start]...), r.marks[f.id]...)
		at = f.end
	}
	return append(out, b[at:]...)
}

// String is [Redactor.Bytes] for strings.
func (r *Redactor) String(s string) string {
	if r == nil && !strings.Contains(s, "://") {
		return s
	}
	b := []byte(s)
	if out := r.Bytes(b); len(out) != len(b) || !bytes.Equal(out, b) {
		return string(out)
	}
	return s
}

// stretch is a part of a text that must be replaced by mark id.
type stretch struct {
	start, end, id int
	size           int  // length of the match
	list           bool // a list of numbers
}

// findStretches returns the stretches of b to replace, in order and without overlaps.
func (r *Redactor) findStretches(b []byte) []stretch {
	var found []stretch
	for m := range r.matcher.findAll(b) {
		if m.size = m.end - m.start; !r.numbers[m.id] || !isBareNumber(b, m) {
			found = append(found, m)
		}
	}
	plain := len(found)
	d := decoder{r: r, found: found}
	d.scan(&view{text: b}, 0)
	if found = d.found; len(found) == 0 {
		return nil
	}
	if len(found) > plain {
		slices.SortStableFunc(found, func(a, b stretch) int { return a.start - b.start })
	}
	return mergeStretches(b, found, r.findMarks(b))
}

// mergeStretches joins stretches that overlap under the name of the longest match, and
// omits those within marks: a name may look like a value.
func mergeStretches(b []byte, found, marks []stretch) []stretch {
	var out []stretch
	for _, m := range found {
		if overlapsAny(marks, m) {
			continue
		}
		m = wholeEscapes(b, m)
		last := len(out) - 1
		if last < 0 || m.start >= out[last].end {
			out = append(out, m)
			continue
		}
		out[last].start = min(out[last].start, m.start)
		out[last].end = max(out[last].end, m.end)
		out[last].list = out[last].list || m.list
		if m.size > out[last].size {
			out[last].id, out[last].size = m.id, m.size
		}
	}
	return out
}

// isBareNumber reports whether m is a number of JSON outside of a string, which must
// remain a number.
func isBareNumber(b []byte, m stretch) bool {
	i, j := m.start-1, m.end
	for i >= 0 && (b[i] == ' ' || b[i] == '-') {
		i--
	}
	for j < len(b) && b[j] == ' ' {
		j++
	}
	if i < 1 || j == len(b) || strings.IndexByte(",]}\n\r", b[j]) < 0 {
		return false
	}
	return b[i] == ':' && b[i-1] == '"' && (i < 2 || b[i-2] != '\\')
}

// findMarks returns the marks that b already holds. It is never nil.
func (r *Redactor) findMarks(b []byte) []stretch {
	out := []stretch{}
	for at := 0; ; {
		i := bytes.Index(b[at:], []byte(markStart))
		if i < 0 {
			return out
		}
		at += i
		next := at + len(markStart)
		for _, m := range r.marks {
			if bytes.HasPrefix(b[at:], m) {
				next = at + len(m)
				out = append(out, stretch{start: at, end: next})
				break
			}
		}
		at = next
	}
}

func overlapsAny(sorted []stretch, m stretch) bool {
	i, _ := slices.BinarySearchFunc(sorted, m.start, func(s stretch, start int) int {
		if s.end <= start {
			return -1
		}
		return 1
	})
	return i < len(sorted) && sorted[i].start < m.end
}

// wholeEscapes widens m so that it splits no JSON escape, and the text on either side
// stays valid inside a JSON string.
func wholeEscapes(b []byte, m stretch) stretch {
	for back := 1; back <= 5 && back <= m.start; back++ {
		i := m.start - back
		if b[i] == '\\' {
			if oddBackslashes(b, i) && (back == 1 || b[i+1] == 'u') {
				m.start = i
			}
			break
		}
		if !isHex(b[i]) && b[i] != 'u' {
			break
		}
	}
	if m.end < len(b) && b[m.end-1] == '\\' && oddBackslashes(b, m.end-1) && strings.IndexByte(`"\/bfnrtu`, b[m.end]) >= 0 {
		m.end++
	}
	return m
}

// oddBackslashes reports whether the run of backslashes that ends at i has an odd
// length, so that the last one begins an escape.
func oddBackslashes(b []byte, i int) bool {
	n := 0
	for ; i >= 0 && b[i] == '\\'; i-- {
		n++
	}
	return n%2 == 1
}

func isHex(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}
