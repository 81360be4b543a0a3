package text

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/trial"
)

// What extract can say.
const (
	whole     = "whole"
	codeBlock = "code_block"
	lastLine  = "last_line"
)

// rules are settings ready for use.
type rules struct {
	cfg   Config
	regex []*regexp.Regexp
	not   []*regexp.Regexp
}

func newRules(cfg Config) (*rules, error) {
	r := &rules{cfg: cfg}
	for _, l := range []struct {
		exprs []string
		into  *[]*regexp.Regexp
	}{{cfg.Regex, &r.regex}, {cfg.NotRegex, &r.not}} {
		for _, expr := range l.exprs {
			re, err := compile(expr, cfg.IgnoreCase)
			if err != nil {
				return nil, err
			}
			*l.into = append(*l.into, re)
		}
	}
	return r, nil
}

func compile(expr string, ignoreCase bool) (*regexp.Regexp, error) {
	re, err := regexp.Compile(expr)
	if err == nil && ignoreCase {
		re, err = regexp.Compile("(?i:" + expr + ")")
	}
	if err != nil {
		return nil, fmt.Errorf("regex %q: %s", expr, strings.TrimPrefix(err.Error(), "error parsing regexp: "))
	}
	return re, nil
}

// judge holds answer against the rules; the evidence has a line for each rule
// that does not hold.
func (r *rules) judge(answer string) (trial.Verdict, []string) {
	text, missing := extract(answer, r.cfg.Extract)
	if missing != "" {
		return trial.Fail, []string{missing}
	}
	if r.cfg.Trim == nil || *r.cfg.Trim {
		text = strings.TrimSpace(text)
	}
	var failed []string
	fail := func(format string, args ...any) { failed = append(failed, fmt.Sprintf(format, args...)) }

	folded := r.fold(text)
	for _, want := range r.cfg.Contains {
		if !strings.Contains(folded, r.fold(want)) {
			fail("contains %s: not in %s", clip(want), clip(text))
		}
	}
	for _, bad := range r.cfg.NotContains {
		if i := strings.Index(folded, r.fold(bad)); i >= 0 {
			fail("not_contains %s: found in %s", clip(bad), around(folded, i, len(bad)))
		}
	}
	for i, re := range r.regex {
		if !re.MatchString(text) {
			fail("regex %s: no match in %s", clip(r.cfg.Regex[i]), clip(text))
		}
	}
	for i, re := range r.not {
		if at := re.FindStringIndex(text); at != nil {
			fail("not_regex %s: matches in %s", clip(r.cfg.NotRegex[i]), around(text, at[0], at[1]-at[0]))
		}
	}
	for _, bad := range r.cfg.NotEquals {
		if folded == r.fold(bad) {
			fail("not_equals %s: the text is %s", clip(bad), clip(text))
		}
	}
	if want := r.cfg.JSON; want != nil && json.Valid([]byte(text)) != *want {
		word := "is"
		if *want {
			word = "is not"
		}
		fail("json: %s %s JSON", clip(text), word)
	}
	if len(r.cfg.Equals) > 0 && !r.equalsAny(folded) {
		quoted := make([]string, 0, len(r.cfg.Equals))
		for _, e := range r.cfg.Equals {
			quoted = append(quoted, clip(e))
		}
		fail("equals %s: the text is %s", strings.Join(quoted, " or "), clip(text))
	}
	if failed != nil {
		return trial.Fail, failed
	}
	return trial.Pass, nil
}

// late fails the criterion if the agent took longer than it may.
func (r *rules) late(a *trial.Attempt, c *trial.Criterion) {
	took := time.Duration(a.Timing.AgentMS) * time.Millisecond
	if most := r.cfg.Within.D(); most > 0 && took > most {
		c.Verdict = trial.Fail
		c.Evidence = append(c.Evidence, fmt.Sprintf("within %s: the agent took %s", most, took))
	}
}

func (r *rules) equalsAny(folded string) bool {
	for _, e := range r.cfg.Equals {
		if folded == r.fold(e) {
			return true
		}
	}
	return false
}

// fold makes texts comparable that differ in letter case only, if that is asked.
func (r *rules) fold(s string) string {
	if r.cfg.IgnoreCase {
		return strings.ToLower(s)
	}
	return s
}

// extract returns the part of answer that the rules look at, or why it is not
// there.
func extract(answer, part string) (text, missing string) {
	switch part {
	case codeBlock:
		text, ok := firstBlock(answer)
		if !ok {
			return "", "there is no fenced code block in " + clip(answer)
		}
		return text, ""
	case lastLine:
		trimmed := strings.TrimRight(answer, " \t\r\n")
		return trimmed[strings.LastIndexByte(trimmed, '\n')+1:], ""
	}
	return answer, ""
}

// firstBlock returns the content of the first fenced code block (CommonMark
// §4.5: three or more backticks or tildes, indented by at most three spaces,
// closed by as many of the same or by the end of the text).
func firstBlock(s string) (string, bool) {
	var fence string
	var body []string
	for line := range strings.Lines(s) {
		rest := strings.TrimLeft(line, " ")
		indented := len(line)-len(rest) > 3
		run := rest[:len(rest)-len(strings.TrimLeft(rest, runOf(rest)))]
		switch {
		case fence == "":
			if !indented && len(run) >= 3 && !(run[0] == '`' && strings.Contains(rest[len(run):], "`")) {
				fence = run
			}
		case !indented && len(run) >= len(fence) && run[0] == fence[0] && strings.TrimSpace(rest[len(run):]) == "":
			return strings.Join(body, ""), true
		default:
			body = append(body, line)
		}
	}
	return strings.Join(body, ""), fence != ""
}

// runOf returns the fence character that line begins with.
func runOf(line string) string {
	if line != "" && (line[0] == '`' || line[0] == '~') {
		return line[:1]
	}
	return "`~"
}

// shown is how much of a text evidence quotes, in bytes.
const shown = 120

// clip quotes the beginning of s.
func clip(s string) string {
	if len(s) <= shown {
		return quote(s)
	}
	return quote(cut(s[:shown])) + fmt.Sprintf("… (%d bytes)", len(s))
}

// around quotes s near the n bytes at i.
func around(s string, i, n int) string {
	from, to := max(0, i-shown/3), min(len(s), i+n+shown/3)
	if to-from > 2*shown {
		to = from + 2*shown
	}
	out := s[from:to]
	for from > 0 && out != "" && !utf8.RuneStart(out[0]) {
		out = out[1:]
	}
	out = quote(cut(out))
	if from > 0 {
		out = "…" + out
	}
	if to < len(s) {
		out += "…"
	}
	return out
}

// cut drops a rune that was cut in two at the end of s.
func cut(s string) string {
	for range utf8.UTFMax {
		if r, n := utf8.DecodeLastRuneInString(s); r != utf8.RuneError || n != 1 {
			break
		}
		s = s[:len(s)-1]
	}
	return s
}

func quote(s string) string { return fmt.Sprintf("%q", strings.ToValidUTF8(s, "\ufffd")) }
