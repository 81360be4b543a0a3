package text

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
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

type rules struct {
	cfg   Config
	regex []*regexp.Regexp
	not   []*regexp.Regexp
}

func newRules(cfg Config) (*rules, error) {
	regex, err := compilePatterns(cfg.Regex, cfg.IgnoreCase)
	if err != nil {
		return nil, err
	}
	not, err := compilePatterns(cfg.NotRegex, cfg.IgnoreCase)
	return &rules{cfg, regex, not}, err
}

func compilePatterns(exprs []string, ignoreCase bool) ([]*regexp.Regexp, error) {
	var out []*regexp.Regexp
	for _, expr := range exprs {
		re, err := regexp.Compile(expr)
		if err == nil && ignoreCase {
			re, err = regexp.Compile("(?i:" + expr + ")")
		}
		if err != nil {
			return nil, fmt.Errorf("regex %q: %s", expr, strings.TrimPrefix(err.Error(), "error parsing regexp: "))
		}
		out = append(out, re)
	}
	return out, nil
}

// judgeText holds answer against the rules; the evidence has a line for each rule
// that does not hold.
func (r *rules) judgeText(answer string) (trial.Verdict, []string) {
	text, missing := extractPart(answer, r.cfg.Extract)
	if missing != "" {
		return trial.Fail, []string{missing}
	}
	if r.cfg.Trim == nil || *r.cfg.Trim {
		text = strings.TrimSpace(text)
	}
	var failed []string
	fail := func(format string, args ...any) { failed = append(failed, fmt.Sprintf(format, args...)) }

	folded := r.foldCase(text)
	for _, want := range r.cfg.Contains {
		if !strings.Contains(folded, r.foldCase(want)) {
			fail("contains %s: not in %s", clipText(want), clipText(text))
		}
	}
	for _, bad := range r.cfg.NotContains {
		if i := strings.Index(folded, r.foldCase(bad)); i >= 0 {
			fail("not_contains %s: found in %s", clipText(bad), textAround(folded, i, len(bad)))
		}
	}
	for i, re := range r.regex {
		if !re.MatchString(text) {
			fail("regex %s: no match in %s", clipText(r.cfg.Regex[i]), clipText(text))
		}
	}
	for i, re := range r.not {
		if at := re.FindStringIndex(text); at != nil {
			fail("not_regex %s: matches in %s", clipText(r.cfg.NotRegex[i]), textAround(text, at[0], at[1]-at[0]))
		}
	}
	for _, bad := range r.cfg.NotEquals {
		if folded == r.foldCase(bad) {
			fail("not_equals %s: the text is %s", clipText(bad), clipText(text))
		}
	}
	if want := r.cfg.JSON; want != nil && json.Valid([]byte(text)) != *want {
		fail("json: %s %s JSON", clipText(text), map[bool]string{true: "is not", false: "is"}[*want])
	}
	equals := func(want string) bool { return folded == r.foldCase(want) }
	if len(r.cfg.Equals) > 0 && !slices.ContainsFunc(r.cfg.Equals, equals) {
		var quoted []string
		for _, e := range r.cfg.Equals {
			quoted = append(quoted, clipText(e))
		}
		fail("equals %s: the text is %s", strings.Join(quoted, " or "), clipText(text))
	}
	if failed != nil {
		return trial.Fail, failed
	}
	return trial.Pass, nil
}

func (r *rules) judgeTime(a *trial.Attempt, c *trial.Criterion) {
	took := time.Duration(a.Timing.AgentMS) * time.Millisecond
	if most := r.cfg.Within.D(); most > 0 && took > most {
		c.Verdict = trial.Fail
		c.Evidence = append(c.Evidence, fmt.Sprintf("within %s: the agent took %s", most, took))
	}
}

// foldCase makes texts comparable that differ in letter case only, if that is asked.
func (r *rules) foldCase(s string) string {
	if r.cfg.IgnoreCase {
		return strings.ToLower(s)
	}
	return s
}

// extractPart returns the part of answer that the rules look at, or why it is not
// there.
func extractPart(answer, part string) (text, missing string) {
	switch part {
	case codeBlock:
		text, ok := firstBlock(answer)
		if !ok {
			return "", "there is no fenced code block in " + clipText(answer)
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

func clipText(s string) string {
	if len(s) <= shown {
		return quoteText(s)
	}
	return quoteText(cutText(s[:shown])) + fmt.Sprintf("… (%d bytes)", len(s))
}

// textAround quotes s near the n bytes at i.
func textAround(s string, i, n int) string {
	from, to := max(0, i-shown/3), min(len(s), i+n+shown/3)
	if to-from > 2*shown {
		to = from + 2*shown
	}
	out := s[from:to]
	for from > 0 && out != "" && !utf8.RuneStart(out[0]) {
		out = out[1:]
	}
	out = quoteText(cutText(out))
	if from > 0 {
		out = "…" + out
	}
	if to < len(s) {
		out += "…"
	}
	return out
}

// cutText drops a rune that was cut in two at the end of s.
func cutText(s string) string {
	for range utf8.UTFMax {
		if r, n := utf8.DecodeLastRuneInString(s); r != utf8.RuneError || n != 1 {
			break
		}
		s = s[:len(s)-1]
	}
	return s
}

func quoteText(s string) string { return fmt.Sprintf("%q", strings.ToValidUTF8(s, "\ufffd")) }

// Judge holds an answer against settings that have rules. Nothing at all fails.
func Judge(cfg Config, answer string) (trial.Verdict, error) {
	r, err := newRules(cfg)
	if err != nil || strings.TrimSpace(answer) == "" {
		return trial.Fail, err
	}
	verdict, _ := r.judgeText(answer)
	return verdict, nil
}
