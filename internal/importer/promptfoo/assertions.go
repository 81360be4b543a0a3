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

type assertion struct {
	at, kind  string // kind is without not-
	not       bool
	values    []string // templates
	isText    bool     // the value is one text or number, not a list
	tag       string   // YAML tag of that value
	outside   bool     // it is in a file of tests, where file:// has another meaning
	threshold string
	why       string // why it cannot be carried over, if known without the test
}

func (c *converter) parseAssertions(n *yaml.Node) (out []assertion) {
	list := listItems(n)
	if list == nil {
		return []assertion{{at: c.formatPlace(n), why: "assert is no list"}}
	}
	for _, m := range list {
		out = append(out, c.parseAssertion(m)...)
	}
	return out
}

// parseAssertion reads one assertion, or the members of a set.
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
	if kind != "assert-set" {
		a.setValue(resolveAlias(f["value"]))
		return []assertion{a}
	}
	var out []assertion
	for _, m := range listItems(f["assert"]) {
		out = append(out, c.parseAssertion(m)...)
	}
	if out == nil {
		a.why = "the set is empty"
		return []assertion{a}
	}
	for i := range out {
		if a.threshold != "" || a.why != "" {
			out[i].why = cmp.Or(a.why, "it is of a set that holds by a threshold")
		}
	}
	return out
}

func (a *assertion) setValue(v *yaml.Node) {
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
}

// checkOtherKeys notes keys that are lost without changing the verdict. It returns why
// another key makes the assertion impossible to carry over, or "".
func (c *converter) checkOtherKeys(f map[string]*yaml.Node, kind, weight string) (why string) {
	supported := isSupported(strings.TrimPrefix(kind, "not-")) || kind == "assert-set"
	for _, key := range importer.SortedKeys(f) {
		lost := "a rule here has no such setting"
		switch key {
		case "type", "value", "threshold", "assert":
			continue
		case "transform", "contextTransform":
			why = "the answer is changed by a program (" + key + ") before it is checked"
			continue
		case "weight":
			if weight == "0" || weight == "1" {
				continue
			}
			lost = "a test is passed if every assertion holds, none counts more"
		case "metric":
			lost = "a suite has no named scores"
		}
		if supported {
			c.refuseItem(c.formatPlace(f[key]), "assertion "+kind+", "+key, lost)
		}
	}
	return why
}

var shortForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?s)^(not-)?(` + strings.Join(cellKinds(), "|") + `)(?:\((\d+(?:\.\d+)?)\))?(?::(.*))?$`)
})

// parseCell reads an assertion in a table: TYPE: value, or the text that the answer
// must be. A cell with an unknown type is such a text.
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
	switch {
	case isList(a.kind):
		var err error
		if a.values, err = splitCommaList(m[4]); err != nil {
			a.why = err.Error()
		}
		a.isText = false
	case a.kind == "latency": // promptfoo ignores the text after the colon
		a.threshold = cmp.Or(a.threshold, "0.75")
	case value != "":
		a.values = []string{value}
	}
	return a
}

func isList(kind string) bool {
	return strings.HasSuffix(kind, "contains-all") || strings.HasSuffix(kind, "contains-any")
}

// splitCommaList splits a text into a list as promptfoo does: at commas, with fields in
// double quotes, in which a quote is doubled or follows a backslash. Empty fields do
// not count.
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

// unsupportedKinds gives the reason for each kind of assertion that is not carried over.
var unsupportedKinds = map[string]string{
	"cost":       "graders see no prices: hold the cost of an arm by a gate rule (assay help gates)",
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

// cellKinds returns the kinds that a cell of a table can name, sorted.
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

// ruleSet is the settings of the grader of one test.
type ruleSet block

func (r ruleSet) add(key string, texts ...string) string {
	have, _ := r[key].([]string)
	r[key] = append(have, texts...)
	return ""
}

// makeRules returns the rules of a test, and how many of its assertions they cover.
// It refuses the others.
func (c *converter) makeRules(t *test, name string, lookup func(string) (string, error)) (rules ruleSet, covered int) {
	rules = ruleSet{}
	for i := range t.asserts {
		a := &t.asserts[i]
		kind := a.kind
		if a.not {
			kind = "not-" + kind
		}
		if why := c.addRule(rules, t, a, lookup); why != "" {
			c.refuseItem(a.at, name+", assertion "+cmp.Or(kind, "without a type"), why)
			continue
		}
		covered++
	}
	return rules, covered
}

// addRule adds one assertion to the rules. It returns why it cannot, or "".
func (c *converter) addRule(rules ruleSet, t *test, a *assertion, lookup func(string) (string, error)) (refusal string) {
	switch {
	case t.noScore != "" || a.why != "":
		return cmp.Or(t.noScore, a.why)
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
	if isList(a.kind) && a.isText {
		var err error
		if values, err = splitCommaList(values[0]); err != nil {
			return err.Error()
		}
		a = &assertion{kind: a.kind, not: a.not}
	}
	if a.kind != "equals" && slices.Contains(values, "") {
		return "an empty text is in every answer"
	}
	if why := a.checkValues(len(values)); why != "" {
		return why
	}
	return rules.addAssertion(a, values)
}

// readValueFile returns the value of an assertion that is kept in a file. The text of
// the file is no template.
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

// checkValues returns why an assertion cannot have its n values, or "".
func (a *assertion) checkValues(n int) (refusal string) {
	switch {
	case n == 0 && a.kind != "is-json" && a.kind != "latency":
		return "it has no value"
	case n > 0 && !a.isText && !isList(a.kind):
		return "its value is a list"
	case (a.kind == "regex" || a.kind == "starts-with") && a.tag != "!!str":
		return "its value is no text"
	case strings.HasSuffix(a.kind, "contains") && a.tag == "!!bool":
		return "its value is neither a text nor a number"
	}
	return ""
}

// addAssertion adds an assertion with its values. It returns why it cannot, or "".
func (r ruleSet) addAssertion(a *assertion, values []string) (refusal string) {
	not := ""
	if a.not {
		not = "not_"
	}
	switch a.kind {
	case "starts-with":
		return r.add(not+"regex", `\A`+matchAny(values, ""))
	case "regex":
		expr, err := convertRegexp(values[0])
		if err != nil {
			return err.Error()
		}
		return r.add(not+"regex", expr)
	case "equals":
		if have, _ := r[not+"equals"].([]string); !a.not && len(have) > 0 && have[0] != values[0] {
			return "the test asks for two texts at once"
		} else if a.not || len(have) == 0 {
			r.add(not+"equals", values...)
		}
		return ""
	case "is-json":
		if len(values) > 0 {
			return "it asks for a JSON schema"
		}
		if have, ok := r["json"].(bool); ok && have == a.not {
			return "the test asks for JSON and for none"
		}
		r["json"] = !a.not
		return ""
	case "latency":
		return r.addLatency(a)
	}
	return r.addContains(a, not, values)
}

func (r ruleSet) addContains(a *assertion, not string, values []string) (refusal string) {
	kind, flags := a.kind, ""
	if strings.HasPrefix(kind, "i") {
		kind, flags = kind[1:], "i"
	}
	all, one := kind == "contains-all", kind == "contains-any"
	switch {
	case flags == "" && !(all && a.not) && !(one && !a.not):
		return r.add(not+"contains", values...)
	case all && a.not && len(values) > 1:
		return "that not all of a list are there is no rule here"
	case all && !a.not:
		for _, v := range values {
			r.add("regex", matchAny([]string{v}, flags))
		}
		return ""
	}
	return r.add(not+"regex", matchAny(values, flags))
}

// matchAny returns a regular expression that matches any of the texts.
func matchAny(texts []string, flags string) string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = regexp.QuoteMeta(text)
	}
	return "(?" + flags + ":" + strings.Join(quoted, "|") + ")"
}

// addLatency adds the shortest of the times that the test asks for.
func (r ruleSet) addLatency(a *assertion) (refusal string) {
	ms, err := strconv.ParseFloat(a.threshold, 64)
	switch {
	case a.not:
		return "no grader asks for a slow answer"
	case err != nil || !(ms >= 1 && ms <= 1e9): // the negation refuses NaN too
		return "its threshold is no number of milliseconds"
	}
	limit := time.Duration(ms) * time.Millisecond
	if have, ok := r["within"].(string); ok {
		if d, err := time.ParseDuration(have); err == nil && d < limit {
			return ""
		}
	}
	r["within"] = limit.String()
	return ""
}
