package promptfoo

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// White space and its complement as members of a class, and what a dot is: they are
// others in JavaScript than in RE2.
const (
	jsSpace    = `\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`
	jsNoSpace  = `\x00-\x08\x0e-\x1f!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`
	jsDot      = `[^\n\r\x{2028}\x{2029}]`
	jsNothing  = `[^\x00-\x{10ffff}]`
	jsAnything = `(?s:.)`
)

// convertRegexp writes a regular expression of JavaScript without flags (ECMA-262, Pattern
// with annex B) as one of RE2 that matches the same texts. The error says what RE2
// lacks, or that JavaScript does not read it, in which case the assertion never holds.
// One thing is not the same: a character beyond U+FFFF is one here and two there.
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
	at   int // of the next byte
	out  strings.Builder
	once string // what stands before and may not be repeated; "" if it may
}

var (
	jsRepeat = regexp.MustCompile(`^\{\d+(,\d*)?\}`)
	jsGroup  = regexp.MustCompile(`^\(\?<([A-Za-z_$][\w$]*)>`)
)

func notReadError(what string) error { return fmt.Errorf("JavaScript does not read it: %s", what) }

// takeAtom takes the next piece.
func (p *regexpConverter) takeAtom() error {
	rest := p.src[p.at:]
	r, n := utf8.DecodeRuneInString(rest)
	once := p.once
	p.once = ""
	take := func(n int, out string) error {
		p.at += n
		p.out.WriteString(out)
		return nil
	}
	repeat := jsRepeat.FindString(rest)
	if (repeat != "" || strings.ContainsRune("*+?", r)) && once != "" {
		return errors.New(once)
	}
	switch {
	case repeat != "":
		return take(len(repeat), repeat)
	case r == '.':
		return take(1, jsDot)
	case r == '^', r == '$':
		p.once = notReadError("nothing can be repeated after " + string(r)).Error()
		return take(1, string(r))
	case r == '\\':
		return p.takeEscape()
	case r == '[':
		return p.takeClass()
	case r == '(':
		return p.takeGroup(rest, take)
	case strings.ContainsRune("*+?|)", r):
		return take(1, string(r))
	case r > 0xffff:
		p.once = "JavaScript repeats half of " + string(r)
	}
	return take(n, regexp.QuoteMeta(string(r)))
}

func (p *regexpConverter) takeGroup(rest string, take func(int, string) error) error {
	switch name := jsGroup.FindString(rest); {
	case name != "":
		return take(len(name), "(")
	case strings.HasPrefix(rest, "(?:"):
		return take(3, "(?:")
	case strings.HasPrefix(rest, "(?="), strings.HasPrefix(rest, "(?!"), strings.HasPrefix(rest, "(?<="), strings.HasPrefix(rest, "(?<!"):
		return errors.New("RE2 cannot say it: it looks ahead or behind")
	case strings.HasPrefix(rest, "(?"):
		return notReadError(rest[:min(len(rest), 4)])
	}
	return take(1, "(")
}

// takeEscape takes a backslash and what follows it.
func (p *regexpConverter) takeEscape() error {
	rest := p.src[p.at+1:]
	r, n := utf8.DecodeRuneInString(rest)
	switch {
	case rest == "":
		return notReadError(`it ends in \`)
	case r == 'b', r == 'B':
		p.once = notReadError(`nothing can be repeated after \` + string(r)).Error()
	case strings.ContainsRune("dDwW", r):
	case r == 's':
		p.at += 2
		p.out.WriteString("[" + jsSpace + "]")
		return nil
	case r == 'S':
		p.at += 2
		p.out.WriteString("[^" + jsSpace + "]")
		return nil
	default:
		c, used, err := parseEscape(rest)
		if err != nil {
			return err
		}
		p.at += 1 + used
		p.out.WriteString(regexp.QuoteMeta(string(c)))
		return nil
	}
	p.at += 1 + n
	p.out.WriteString(`\` + string(r))
	return nil
}

// parseEscape is the one character that an escape stands for, and how many bytes
// after the backslash it takes.
func parseEscape(s string) (c rune, used int, err error) {
	hex := func(from, digits int) (rune, bool) {
		if len(s) < from+digits {
			return 0, false
		}
		n, err := strconv.ParseUint(s[from:from+digits], 16, 32)
		return rune(n), err == nil
	}
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
		if c, ok := hex(1, 2); ok {
			return c, 3, nil
		}
	case r == 'u':
		c, ok := hex(1, 4)
		switch {
		case !ok:
		case c >= 0xd800 && c <= 0xdfff: // half of a character
			if low, ok := hex(7, 4); ok && c < 0xdc00 && strings.HasPrefix(s[5:], `\u`) && low >= 0xdc00 && low <= 0xdfff {
				return 0x10000 + (c-0xd800)<<10 + (low - 0xdc00), 11, nil
			}
			return 0, 0, errors.New(`RE2 cannot say it: half of a character`)
		default:
			return c, 5, nil
		}
	}
	return r, n, nil // all others stand for themselves, letters too
}

// takeClass takes a class in brackets.
func (p *regexpConverter) takeClass() error {
	s := p.src[p.at+1:]
	not := strings.HasPrefix(s, "^")
	if not {
		s = s[1:]
	}
	var out strings.Builder
	from, dash := rune(-1), false // the character before, and whether a range began
	hex := func(c rune) string {
		switch {
		case c > unicode.MaxASCII, unicode.IsControl(c):
			return fmt.Sprintf(`\x{%x}`, c)
		case unicode.IsLetter(c), unicode.IsDigit(c), c == ' ':
			return string(c)
		}
		return `\` + string(c)
	}
	for {
		r, n := utf8.DecodeRuneInString(s)
		switch {
		case s == "":
			return notReadError("a [ is not closed")
		case r == ']':
			if dash {
				out.WriteString(hex('-'))
			}
			p.at = len(p.src) - len(s) + 1
			switch {
			case out.Len() > 0 && not:
				p.out.WriteString("[^" + out.String() + "]")
			case out.Len() > 0:
				p.out.WriteString("[" + out.String() + "]")
			case not:
				p.out.WriteString(jsAnything)
			default:
				p.out.WriteString(jsNothing)
			}
			return nil
		case r == '-' && !dash && from >= 0:
			dash = true
			s = s[1:]
			continue
		}
		c, set := r, ""
		if r == '\\' {
			if len(s) < 2 {
				return notReadError("a [ is not closed")
			}
			switch next := s[1]; next {
			case 'd', 'D', 'w', 'W':
				set, n = `\`+string(next), 2
			case 's':
				set, n = jsSpace, 2
			case 'S':
				set, n = jsNoSpace, 2
			case 'b':
				c, n = '\b', 2
			default:
				char, used, err := parseEscape(s[1:])
				if err != nil {
					return err
				}
				c, n = char, 1+used
			}
		}
		s = s[n:]
		switch {
		case set == "" && c > 0xffff:
			return errors.New("RE2 cannot say it: JavaScript takes half of a character in brackets")
		case dash && set == "" && c < from:
			return notReadError("a range in brackets runs backwards")
		case dash && set == "":
			out.WriteString("-" + hex(c))
			from, dash = -1, false
		case dash: // [a-\d] is a, - and digits
			out.WriteString(hex('-') + set)
			from, dash = -1, false
		case set != "":
			out.WriteString(set)
			from = -2
		default:
			out.WriteString(hex(c))
			from = c
		}
		if from == -2 { // [\d-a]: the - stands for itself
			from = -1
			if strings.HasPrefix(s, "-") && !strings.HasPrefix(s, "-]") {
				out.WriteString(hex('-'))
				s = s[1:]
			}
		}
	}
}
