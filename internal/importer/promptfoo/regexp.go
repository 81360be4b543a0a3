package promptfoo

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// White space and its complement as members of a class, and the classes of a dot, of
// [] and of [^]: JavaScript and RE2 differ in all of them.
const (
	jsSpace    = `\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`
	jsNoSpace  = `\x00-\x08\x0e-\x1f!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`
	jsDot      = `[^\n\r\x{2028}\x{2029}]`
	jsNothing  = `[^\x00-\x{10ffff}]`
	jsAnything = `(?s:.)`
)

// convertRegexp converts a regular expression of JavaScript without flags (ECMA-262,
// Pattern with annex B) to one of RE2 that matches the same texts. The error names the
// part that RE2 lacks, or that JavaScript does not read: then the assertion never holds.
// One difference remains: a character beyond U+FFFF is one here and two there.
func convertRegexp(src string) (string, error) {
	p := &regexpConverter{src: src}
	for p.at < len(p.src) {
		if err := p.takeAtom(); err != nil {
			return "", err
		}
	}
	if _, err := regexp.Compile(p.out.String()); err != nil {
		return "", fmt.Errorf("RE2 cannot say it: %s", strings.TrimPrefix(err.Error(), "error parsing regexp: "))
	}
	return p.out.String(), nil
}

type regexpConverter struct {
	src  string
	at   int // index of the next byte
	out  strings.Builder
	once error // why the atom before may not be repeated; nil if it may
}

var (
	jsRepeat = lazyregexp.New(`^\{\d+(,\d*)?\}`)
	jsGroup  = lazyregexp.New(`^\(\?<([A-Za-z_$][\w$]*)>`)
)

func notReadError(what string) error { return fmt.Errorf("JavaScript does not read it: %s", what) }

// take skips n bytes of the source and writes out.
func (p *regexpConverter) take(n int, out string) error {
	p.at += n
	p.out.WriteString(out)
	return nil
}

func (p *regexpConverter) takeAtom() error {
	rest := p.src[p.at:]
	r, n := utf8.DecodeRuneInString(rest)
	once := p.once
	p.once = nil
	repeat := jsRepeat.FindString(rest)
	if (repeat != "" || strings.ContainsRune("*+?", r)) && once != nil {
		return once
	}
	switch {
	case repeat != "":
		return p.take(len(repeat), repeat)
	case r == '.':
		return p.take(1, jsDot)
	case r == '^', r == '$':
		p.once = notReadError("nothing can be repeated after " + string(r))
		return p.take(1, string(r))
	case r == '\\':
		return p.takeEscape()
	case r == '[':
		return p.takeClass()
	case r == '(':
		return p.takeGroup(rest)
	case strings.ContainsRune("*+?|)", r):
		return p.take(1, string(r))
	case r > 0xffff:
		p.once = errors.New("JavaScript repeats half of " + string(r))
	}
	return p.take(n, regexp.QuoteMeta(string(r)))
}

func (p *regexpConverter) takeGroup(rest string) error {
	switch name := jsGroup.FindString(rest); {
	case name != "":
		return p.take(len(name), "(")
	case strings.HasPrefix(rest, "(?:"):
		return p.take(3, "(?:")
	case strings.HasPrefix(rest, "(?="), strings.HasPrefix(rest, "(?!"), strings.HasPrefix(rest, "(?<="), strings.HasPrefix(rest, "(?<!"):
		return errors.New("RE2 cannot say it: it looks ahead or behind")
	case strings.HasPrefix(rest, "(?"):
		return notReadError(rest[:min(len(rest), 4)])
	}
	return p.take(1, "(")
}

func (p *regexpConverter) takeEscape() error {
	rest := p.src[p.at+1:]
	if rest == "" {
		return notReadError(`it ends in \`)
	}
	switch c := rest[:1]; c {
	case "b", "B":
		p.once = notReadError(`nothing can be repeated after \` + c)
		return p.take(2, `\`+c)
	case "d", "D", "w", "W":
		return p.take(2, `\`+c)
	case "s":
		return p.take(2, "["+jsSpace+"]")
	case "S":
		return p.take(2, "[^"+jsSpace+"]")
	}
	c, n, err := parseEscape(rest)
	if err != nil {
		return err
	}
	return p.take(1+n, regexp.QuoteMeta(string(c)))
}

// parseEscape returns the character of an escape, and its length in bytes after the
// backslash.
func parseEscape(s string) (c rune, n int, err error) {
	r, n := utf8.DecodeRuneInString(s)
	if i := strings.IndexRune("nrtfv", r); i >= 0 {
		return rune("\n\r\t\f\v"[i]), 1, nil
	}
	switch {
	case r == '0' && (len(s) == 1 || s[1] < '0' || s[1] > '9'):
		return 0, 1, nil
	case r >= '0' && r <= '9', r == 'k':
		return 0, 0, fmt.Errorf(`RE2 cannot say it: \%c refers back`, r)
	case r == 'c':
		if len(s) < 2 || s[1] > unicode.MaxASCII || !unicode.IsLetter(rune(s[1])) {
			return 0, 0, errors.New(`RE2 cannot say it: \c without a letter`)
		}
		return rune(s[1] & 31), 2, nil
	case r == 'x':
		if c, ok := parseHex(s, 1, 2); ok {
			return c, 3, nil
		}
	case r == 'u':
		if high, ok := parseHex(s, 1, 4); ok && !utf16.IsSurrogate(high) {
			return high, 5, nil
		} else if ok {
			low, _ := parseHex(s, 7, 4)
			if c := utf16.DecodeRune(high, low); c != unicode.ReplacementChar && s[5:7] == `\u` {
				return c, 11, nil
			}
			return 0, 0, errors.New(`RE2 cannot say it: half of a character`)
		}
	}
	return r, n, nil // all others, letters too, mean themselves
}

func parseHex(s string, from, digits int) (rune, bool) {
	if len(s) < from+digits {
		return 0, false
	}
	n, err := strconv.ParseUint(s[from:from+digits], 16, 32)
	return rune(n), err == nil
}

func (p *regexpConverter) takeClass() error {
	s, negated := strings.CutPrefix(p.src[p.at+1:], "^")
	class := classWriter{first: -1}
	for !strings.HasPrefix(s, "]") {
		if strings.HasPrefix(s, "-") && !class.dash && class.first >= 0 {
			class.dash, s = true, s[1:]
			continue
		}
		c, set, n, err := parseMember(s)
		if err != nil {
			return err
		}
		s = s[n:]
		afterSet := set != "" && !class.dash
		if err := class.addMember(c, set); err != nil {
			return err
		}
		if afterSet && strings.HasPrefix(s, "-") && !strings.HasPrefix(s, "-]") { // [\d-a]: the - means itself
			class.writeRune('-')
			s = s[1:]
		}
	}
	if class.dash {
		class.writeRune('-')
	}
	n := len(p.src) - len(s) + 1 - p.at
	switch members := class.String(); {
	case members != "" && negated:
		return p.take(n, "[^"+members+"]")
	case members != "":
		return p.take(n, "["+members+"]")
	case negated:
		return p.take(n, jsAnything)
	}
	return p.take(n, jsNothing)
}

// parseMember reads the next member of a class: a character, or a set of RE2 if set is
// not empty. It takes n bytes.
func parseMember(s string) (c rune, set string, n int, err error) {
	c, n = utf8.DecodeRuneInString(s)
	switch {
	case s == "" || s == `\`:
		return 0, "", 0, notReadError("a [ is not closed")
	case c != '\\':
		return c, "", n, nil
	}
	switch s[1] {
	case 'd', 'D', 'w', 'W':
		return 0, s[:2], 2, nil
	case 's':
		return 0, jsSpace, 2, nil
	case 'S':
		return 0, jsNoSpace, 2, nil
	case 'b':
		return '\b', "", 2, nil
	}
	c, n, err = parseEscape(s[1:])
	return c, "", 1 + n, err
}

type classWriter struct {
	strings.Builder
	first rune // the character before, with which a range may begin; -1 if none
	dash  bool // a range began
}

func (w *classWriter) addMember(c rune, set string) error {
	first, dash := w.first, w.dash
	w.first, w.dash = -1, false
	switch {
	case set == "" && c > 0xffff:
		return errors.New("RE2 cannot say it: JavaScript takes half of a character in brackets")
	case dash && set == "" && c < first:
		return notReadError("a range in brackets runs backwards")
	case dash && set == "":
		w.WriteByte('-')
		w.writeRune(c)
	case dash: // [a-\d] is a, - and digits
		w.writeRune('-')
		w.WriteString(set)
	case set != "":
		w.WriteString(set)
	default:
		w.writeRune(c)
		w.first = c
	}
	return nil
}

// writeRune writes a character, escaped if it has a meaning in a class.
func (w *classWriter) writeRune(c rune) {
	switch {
	case c > unicode.MaxASCII, unicode.IsControl(c):
		fmt.Fprintf(w, `\x{%x}`, c)
	case unicode.IsLetter(c), unicode.IsDigit(c), c == ' ':
		w.WriteRune(c)
	default:
		w.WriteString(`\` + string(c))
	}
}
