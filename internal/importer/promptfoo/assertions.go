package promptfoo

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
)

// assertion is one assertion.
type assertion struct {
	at, kind  string // kind without not-
	not       bool
	values    []string // as written, before variables are filled in
	isText    bool     // the value is one text or number, not a list
	tag       string   // of that value in YAML
	outside   bool     // it stands in a file of tests, where file:// is read otherwise
	threshold string
	why       string // it cannot be carried over at all
}

// parseAssertions reads the list of a test.
func (c *converter) parseAssertions(n *yaml.Node) []assertion {
	list := listItems(n)
	if list == nil {
		return []assertion{{at: c.formatPlace(n), why: "assert is no list"}}
	}
	var out []assertion
	for _, m := range list {
		out = append(out, c.parseAssertion(m)...)
	}
	return out
}

// parseAssertion reads an assertion, or those of a set of which all must hold.
func (c *converter) parseAssertion(n *yaml.Node) []assertion {
	f := mapEntries(n)
	kind, _ := scalarText(f["type"])
	a := assertion{at: c.formatPlace(n), outside: c.file != c.main}
	a.kind, a.not = strings.CutPrefix(kind, "not-")
	a.threshold, _ = scalarText(f["threshold"])
	weight, _ := scalarText(f["weight"])
	if weight == "0" {
		a.why = "its weight is 0: it never fails a test"
	}
	a.why = cmp.Or(a.why, c.checkOtherKeys(f, kind, weight))
	if kind == "assert-set" {
		var out []assertion
		for _, m := range listItems(f["assert"]) {
			for _, one := range c.parseAssertion(m) {
				if a.threshold != "" || a.why != "" {
					one.why = cmp.Or(a.why, "it is of a set that holds by a threshold")
				}
				out = append(out, one)
			}
		}
		if out == nil {
			a.why = "the set is empty"
			return []assertion{a}
		}
		return out
	}
	v := resolveAlias(f["value"])
	if s, ok := scalarText(v); ok {
		a.values, a.isText, a.tag = []string{s}, true, v.Tag
	} else if list := listItems(v); list != nil {
		for _, m := range list {
			s, ok := scalarText(m)
			if !ok {
				a.why = cmp.Or(a.why, "a member of its list is no text")
			}
			a.values = append(a.values, s)
		}
	} else if v != nil && v.Tag != "!!null" {
		a.why = cmp.Or(a.why, "its value is an object")
		if a.kind == "is-json" || a.kind == "contains-json" {
			a.why = "it asks for a JSON schema"
		}
	}
	return []assertion{a}
}

// checkOtherKeys looks at the keys of an assertion that are no part of what it asks: it
// lists those that are lost without a change, and says what changes all.
func (c *converter) checkOtherKeys(f map[string]*yaml.Node, kind, weight string) (why string) {
	lost := func(key, why string) { c.refuseItem(c.formatPlace(f[key]), "assertion "+kind+", "+key, why) }
	here := isSupported(strings.TrimPrefix(kind, "not-")) || kind == "assert-set"
	for _, key := range importer.SortedKeys(f) {
		switch key {
		case "type", "value", "threshold", "assert":
		case "transform", "contextTransform":
			why = "the answer is changed by a program (" + key + ") before it is checked"
		case "weight":
			if here && weight != "0" && weight != "1" {
				lost(key, "a test is passed if every assertion holds, none counts more")
			}
		case "metric":
			if here {
				lost(key, "a suite has no named scores")
			}
		default:
			if here {
				lost(key, "a rule here has no such setting")
			}
		}
	}
	return why
}

var shortForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?s)^(not-)?(` + strings.Join(cellKinds(), "|") + `)(?:\((\d+(?:\.\d+)?)\))?(?::(.*))?$`)
})

// parseCell reads an assertion as a cell of a table has it: TYPE: value, or
// a text that the answer must be. What looks like a type and is none is such a text.
func parseCell(at, cell string) assertion {
	a := assertion{at: at, isText: true, tag: "!!str"}
	cell = trimJSSpace(cell)
	for prefix, kind := range map[string]string{"javascript:": "javascript", "fn:": "javascript", "eval:": "javascript", "grade:": "llm-rubric", "llm-rubric:": "llm-rubric", "python:": "python"} {
		if strings.HasPrefix(cell, prefix) {
			a.kind = kind
			return a
		}
	}
	if name, ok := strings.CutPrefix(cell, "file://"); ok && programs.MatchString(name) {
		a.kind = "javascript"
		return a
	}
	m := shortForm().FindStringSubmatch(cell)
	if m == nil {
		a.kind, a.values = "equals", []string{cell}
		return a
	}
	a.not, a.kind, a.threshold = m[1] != "", m[2], m[3]
	value := trimJSSpace(m[4])
	switch a.kind {
	case "contains-all", "contains-any", "icontains-all", "icontains-any":
		var err error
		if a.values, err = splitCommaList(m[4]); err != nil {
			a.why = err.Error()
		}
		a.isText = false
	case "latency": // the text after the colon is no threshold there
		a.threshold = cmp.Or(a.threshold, "0.75")
	default:
		if value != "" {
			a.values = []string{value}
		}
	}
	return a
}

// splitCommaList splits a text as promptfoo does where an assertion wants a list: by
// commas, with fields in double quotes, in which a quote is doubled or has a backslash
// before it; empty fields do not count.
func splitCommaList(s string) (list []string, err error) {
	for {
		if s = strings.TrimLeft(s, jsSpaces+","); s == "" {
			return list, nil
		}
		if s[0] != '"' {
			field, rest, _ := strings.Cut(s, ",")
			list, s = append(list, trimJSSpace(field)), rest
			continue
		}
		var field strings.Builder
		closed := false
		i := 1
		for ; i < len(s) && !closed; i++ {
			switch two := s[i:min(len(s), i+2)]; {
			case two == `\"`, two == `\\`, two == `""`:
				i++
				field.WriteByte(s[i])
			case s[i] == '"':
				closed = true
			default:
				field.WriteByte(s[i])
			}
		}
		list, s = append(list, field.String()), strings.TrimLeft(s[i:], jsSpaces)
		if !closed || s != "" && s[0] != ',' {
			return nil, errors.New("a quoted field of its list is not closed, or no comma follows it")
		}
	}
}

// unsupportedKinds says why kinds of assertion are not carried over.
var unsupportedKinds = map[string]string{
	"cost":       "graders see no prices: hold the cost of an arm by a gate rule (docs/gates.md)",
	"javascript": "it is a program", "python": "it is a program", "ruby": "it is a program", "webhook": "it is a program of somebody else",
	"similar": "a model judges it (embeddings)", "classifier": "a model judges it", "moderation": "a model judges it", "guardrails": "a service judges it",
	"perplexity": "it needs log probabilities", "perplexity-score": "it needs log probabilities",
	"levenshtein": "no grader measures it", "rouge-n": "no grader measures it", "bleu": "no grader measures it", "gleu": "no grader measures it", "meteor": "no grader measures it", "word-count": "no grader measures it",
	"contains-json": "no grader finds JSON in a text", "is-xml": "no grader reads it", "contains-xml": "no grader reads it", "is-html": "no grader reads it", "contains-html": "no grader reads it",
	"is-sql": "no grader reads it", "contains-sql": "no grader reads it", "finish-reason": "how an agent ends is a criterion of every task already",
	"llm-rubric": "a model judges it", "factuality": "a model judges it", "answer-relevance": "a model judges it", "g-eval": "a model judges it", "select-best": "a model judges it", "max-score": "scores are not compared here",
	"model-graded-closedqa": "a model judges it", "model-graded-factuality": "a model judges it", "context-recall": "a model judges it", "context-relevance": "a model judges it",
	"context-faithfulness": "a model judges it", "conversation-relevance": "a model judges it", "human": "people judge it (assay annotate)",
	"is-refusal": "no grader knows a refusal", "is-valid-function-call": "no grader of text sees calls", "is-valid-openai-function-call": "no grader of text sees calls", "is-valid-openai-tools-call": "no grader of text sees calls",
	"tool-call-f1": "no grader of text sees calls", "skill-used": "no grader of text sees calls", "similar:cosine": "a model judges it (embeddings)", "similar:dot": "a model judges it (embeddings)", "similar:euclidean": "a model judges it (embeddings)",
	"trajectory:goal-success": "a model judges it", "trajectory:tool-args-match": "no grader of text sees calls", "trajectory:step-count": "no grader of text sees calls", "trajectory:tool-sequence": "no grader of text sees calls",
	"trajectory:tool-used": "no grader of text sees calls", "trace-error-spans": "no grader of text sees traces", "trace-span-count": "no grader of text sees traces", "trace-span-duration": "no grader of text sees traces", "agent-rubric": "a model judges it", "search-rubric": "a model judges it", "pi": "a model judges it",
}

var supportedKinds = []string{"equals", "contains", "icontains", "contains-all", "icontains-all", "contains-any", "icontains-any", "starts-with", "regex", "is-json", "latency"}

func isSupported(kind string) bool { return slices.Contains(supportedKinds, kind) }

// cellKinds are the kinds that a table can name, sorted.
func cellKinds() []string {
	kinds := slices.Clone(supportedKinds)
	for kind := range unsupportedKinds {
		if !slices.Contains([]string{"human", "select-best", "max-score"}, kind) {
			kinds = append(kinds, kind)
		}
	}
	slices.Sort(kinds)
	return kinds
}

// makeRules are the settings of the grader of a test, and how many of its assertions
// they hold. The others are refused.
func (c *converter) makeRules(t *test, what string, lookup func(string) (string, error)) (rules block, held int) {
	rules = block{}
	add := func(key string, texts ...string) string {
		have, _ := rules[key].([]string)
		rules[key] = append(have, texts...)
		return ""
	}
	for i := range t.asserts {
		a := &t.asserts[i]
		name := a.kind
		if a.not {
			name = "not-" + name
		}
		if why := c.addRule(t, a, lookup, rules, add); why != "" {
			c.refuseItem(a.at, what+", assertion "+cmp.Or(name, "without a type"), why)
			continue
		}
		held++
	}
	return rules, held
}

// addRule adds one assertion to the rules, or says why it cannot.
func (c *converter) addRule(t *test, a *assertion, lookup func(string) (string, error), rules block, add func(string, ...string) string) string {
	switch {
	case t.noScore != "":
		return t.noScore
	case a.why != "":
		return a.why
	case unsupportedKinds[a.kind] != "":
		return unsupportedKinds[a.kind]
	case !isSupported(a.kind):
		return "it is not known here"
	case a.threshold != "" && a.kind != "latency":
		return "it holds by a threshold"
	}
	values := make([]string, len(a.values))
	for i, v := range a.values {
		var err error
		if file, isFile := c.filePath(v); isFile {
			values[i], err = c.readValueFile(a, v, file)
		} else if a.isText && a.tag != "!!str" {
			values[i] = v
		} else {
			values[i], err = fillTemplate(v, lookup)
		}
		if err != nil {
			return err.Error()
		}
	}
	if list := strings.HasSuffix(a.kind, "-all") || strings.HasSuffix(a.kind, "-any"); list && a.isText {
		var err error
		if values, err = splitCommaList(values[0]); err != nil {
			return err.Error()
		}
		a = &assertion{kind: a.kind, not: a.not}
	}
	if a.kind != "equals" && slices.Contains(values, "") {
		return "an empty text is in every answer"
	}
	return writeRule(a, values, rules, add)
}

// readValueFile is the value of an assertion that is kept in a file. Its text is no
// template.
func (c *converter) readValueFile(a *assertion, name, file string) (string, error) {
	switch {
	case filepath.Ext(file) != ".txt":
		return "", fmt.Errorf("its value is made of %s: only .txt is read", name)
	case a.outside:
		return "", fmt.Errorf("its value is made of %s in a file of tests: write it into the configuration", name)
	}
	text, err := c.readInside(file)
	if err != nil {
		return "", fmt.Errorf("its value %s cannot be read: %w", name, err)
	}
	return trimJSSpace(text), nil
}

// writeRule writes one assertion as rules of the grader text.
func writeRule(a *assertion, values []string, rules block, add func(string, ...string) string) string {
	kind, ignore := strings.CutPrefix(a.kind, "i")
	if !strings.HasPrefix(kind, "contains") {
		kind, ignore = a.kind, false
	}
	if len(values) == 0 && kind != "is-json" && kind != "latency" {
		return "it has no value"
	}
	if !a.isText && kind != "contains-all" && kind != "contains-any" && len(values) > 0 {
		return "its value is a list"
	}
	switch kind {
	case "regex", "starts-with":
		if a.isText && a.tag != "!!str" {
			return "its value is no text"
		}
	case "contains":
		if a.isText && a.tag == "!!bool" {
			return "its value is neither a text nor a number"
		}
	}
	alt := ""
	for i, v := range values {
		if i > 0 {
			alt += "|"
		}
		alt += regexp.QuoteMeta(v)
	}
	if ignore {
		alt = "(?i:" + alt + ")"
	} else {
		alt = "(?:" + alt + ")"
	}
	not := ""
	if a.not {
		not = "not_"
	}
	switch {
	case kind == "contains" && !ignore:
		return add(not+"contains", values...)
	case kind == "contains-all" && !ignore && !a.not:
		return add("contains", values...)
	case kind == "contains-any" && !ignore && a.not:
		return add("not_contains", values...)
	case kind == "contains" || kind == "contains-any":
		return add(not+"regex", alt)
	case kind == "contains-all" && a.not:
		if len(values) > 1 {
			return "that not all of a list are there is no rule here"
		}
		return add("not_regex", alt)
	case kind == "contains-all":
		for _, v := range values {
			add("regex", "(?i:"+regexp.QuoteMeta(v)+")")
		}
		return ""
	case kind == "starts-with":
		return add(not+"regex", `\A`+alt)
	case kind == "equals" && a.not:
		return add("not_equals", values...)
	case kind == "equals":
		if have, _ := rules["equals"].([]string); len(have) > 0 && have[0] != values[0] {
			return "the test asks for two texts at once"
		}
		rules["equals"] = values
		return ""
	case kind == "regex":
		expr, err := convertRegexp(values[0])
		if err != nil {
			return err.Error()
		}
		return add(not+"regex", expr)
	case kind == "is-json":
		if len(values) > 0 {
			return "it asks for a JSON schema"
		}
		if have, ok := rules["json"].(bool); ok && have == a.not {
			return "the test asks for JSON and for none"
		}
		rules["json"] = !a.not
		return ""
	}
	ms, err := strconv.ParseFloat(a.threshold, 64) // latency
	switch {
	case a.not:
		return "no grader asks for a slow answer"
	case err != nil || !(ms >= 1 && ms <= 1e9): // NaN is no time
		return "its threshold is no number of milliseconds"
	}
	most := time.Duration(ms) * time.Millisecond
	if have, ok := rules["within"].(string); ok {
		if d, err := time.ParseDuration(have); err == nil && d < most {
			return ""
		}
	}
	rules["within"] = most.String()
	return ""
}
