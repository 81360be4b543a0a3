package retrieval

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/jsonpath"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "retrieval"

// ExpectNothing is the expectation of a task to which no result is relevant.
const ExpectNothing = "nothing"

// Where the document is read from.
const (
	fromAuto       = "auto"
	fromStructured = "structured"
	fromText       = "text"
)

// Which of several relevant ids must be there.
const (
	needAny = "any"
	needAll = "all"
)

// Config is the settings of a retrieval grader.
type Config struct {
	IDs    string `json:"ids" key:"grade" doc:"path (RFC 9535) to the ids of the results, best first, such as $.results[*].id"`
	Fired  string `json:"fired,omitempty" key:"grade" doc:"path to true or false: whether the tool spoke up; default: whether there is a result"`
	From   string `json:"from,omitempty" key:"grade" doc:"what of the answer is read: structured content, text (JSON, also in a code block), or auto (default): structured content where there is some" enum:"auto,structured,text"`
	Call   Which  `json:"call,omitempty" key:"grade" doc:"which call is graded: last (default), its number from 1, or the name of a tool, whose last call it then is"`
	K      []int  `json:"k,omitempty" key:"grade" doc:"how many of the first results precision and recall look at; default 1, 5, 10" min:"1" max:"1000"`
	Need   string `json:"need,omitempty" key:"grade" doc:"of several relevant ids: any (default) must be there, or all" enum:"any,all"`
	Within int    `json:"within,omitempty" key:"grade" doc:"how many of the first results count as surfaced; default: all" min:"1"`
}

// Which names a call: "last", a number from 1, or the name of a tool.
type Which string

// UnmarshalJSON reads a text or a number.
func (w *Which) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] != '"' {
		n, err := strconv.Atoi(string(b))
		if err != nil || n < 1 {
			return fmt.Errorf("call is %s, not last, a number from 1 or the name of a tool", b)
		}
		*w = Which(strconv.Itoa(n))
		return nil
	}
	return json.Unmarshal(b, (*string)(w))
}

// SuiteSchema implements [suite.Schemer].
func (Which) SuiteSchema() map[string]any {
	return map[string]any{"type": []any{"string", "integer"}, "minimum": 1, "minLength": 1, "title": "last, a number from 1, or the name of a tool"}
}

const lastCall = "last"

// callNumber returns the number of the call, from 1; 0 if it has another name.
func (w Which) callNumber() int {
	n, err := strconv.Atoi(string(w))
	if err != nil || n < 1 {
		return 0
	}
	return n
}

func (c *Config) setDefaults() {
	c.From, c.Need, c.Call = cmp.Or(c.From, fromAuto), cmp.Or(c.Need, needAny), cmp.Or(c.Call, lastCall)
	if len(c.K) == 0 {
		c.K = []int{1, 5, 10}
	}
}

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{Surfaced, Missed, Quiet, FalseFire, Error},
		Name:   KindName, Blind: blindRules, Analysis: analysis, Profile: &profile, Make: func(e kind.Env) (grade.Grader, error) { return New(e.Name, e.Config.(*Config)) },
		Kind: suite.Kind{
			Doc:       "whether the results of a tool call hold the relevant ones, and at which rank",
			New:       func() any { return new(Config) },
			Defaults:  func(config any) { config.(*Config).setDefaults() },
			Check:     func(config any, _ *suite.Suite) []suite.Problem { return config.(*Config).listProblems("") },
			CheckTask: checkTask,
		},
	}
}

// listProblems lists the settings that cannot work; prefix goes before each path.
func (c *Config) listProblems(prefix string) []suite.Problem {
	var out []suite.Problem
	add := func(key, text, fix string) {
		out = append(out, suite.Problem{Path: prefix + key, Text: text, Fix: fix})
	}
	if c.IDs == "" {
		add("ids", "a retrieval grader needs the path to the ids of the results", "such as ids: $.results[*].id")
	}
	for _, p := range []struct{ key, path string }{{"ids", c.IDs}, {"fired", c.Fired}} {
		if p.path == "" {
			continue
		}
		_, err := jsonpath.Parse(p.path)
		if wrong, ok := errors.AsType[*jsonpath.SyntaxError](err); ok {
			add(p.key, fmt.Sprintf("path %q is wrong at column %d: %s", wrong.Path, wrong.Column, wrong.Text), wrong.Fix)
		}
	}
	for i, k := range c.K {
		if slices.Contains(c.K[:i], k) {
			add(fmt.Sprintf("k.%d", i), fmt.Sprintf("%d is there twice", k), "take it out")
		}
		if k < 1 || k > 1000 {
			add(fmt.Sprintf("k.%d", i), fmt.Sprintf("%d is not between 1 and 1000", k), "")
		}
	}
	if c.Within < 0 {
		add("within", fmt.Sprintf("within is %d", c.Within), "a number from 1, or nothing for all results")
	}
	for _, e := range []struct {
		key, is string
		of      []string
	}{{"from", c.From, []string{fromAuto, fromStructured, fromText}}, {"need", c.Need, []string{needAny, needAll}}} {
		if e.is != "" && !slices.Contains(e.of, e.is) {
			add(e.key, fmt.Sprintf("%s is %q", e.key, e.is), "one of "+strings.Join(e.of, ", "))
		}
	}
	return out
}

func checkTask(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	name := grade.NameOf(s, config)
	cfg, err := grade.Settings(*config.(*Config), t, name)
	if err != nil {
		return []suite.Problem{grade.Problem(err, name)}
	}
	var out []suite.Problem
	add := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	if t.Graders[name] != nil {
		out = append(out, cfg.listProblems("graders."+name+".")...)
		if !slices.Equal(cfg.K, config.(*Config).K) {
			add("graders."+name+".k", "set k in the suite", "the columns of a grader are the same for every task, so a task has no k of its own")
		}
	}
	switch t.Expect {
	case ExpectNothing:
		if len(t.Target.IDs)+len(t.Target.Bears) > 0 {
			add("target.ids", "take the ids out, or set expect: solve", "task %s expects that nothing is relevant, so it has no relevant ids", t.ID)
		}
		if slices.Contains(t.Tags, analyse.CanaryTag) {
			add("tags", "let it expect a result, or take the tag out", "task %s is a canary, which checks that something is found, and expects nothing", t.ID)
		}
	case "abort":
		add("expect", "say expect: nothing if no result is relevant", "task %s expects an abort, which a list of results cannot be", t.ID)
	default:
		if len(t.Target.RelevantIDs()) == 0 {
			add("target.ids", "name the relevant ids, or say expect: nothing", "task %s has no relevant ids", t.ID)
		}
	}
	if slices.Contains(t.Tags, analyse.CanaryTag) && t.Group == "" {
		add("tags", "give it the group that it is the canary of", "task %s is a canary and of no group", t.ID)
	}
	out = append(out, listTargetProblems(t.Target)...)
	if n := cfg.Call.callNumber(); n > 0 && len(t.Calls) > 0 && n > len(t.Measured()) {
		add("calls", fmt.Sprintf("grader %s grades call %d", name, n), "task %s makes %d calls, not counting warm-up calls", t.ID, len(t.Measured()))
	}
	if tool := string(cfg.Call); cfg.Call.callNumber() == 0 && tool != lastCall && tool != "" && len(t.Calls) > 0 &&
		!slices.ContainsFunc(t.Measured(), func(c suite.Call) bool { return c.Tool == tool }) {
		add("calls", fmt.Sprintf("grader %s grades the call of that tool", name), "task %s makes no call of %q", t.ID, tool)
	}
	return out
}

// listTargetProblems returns the problems of a target: empty ids, duplicate ids, and
// unknown grades of relevance.
func listTargetProblems(t suite.Target) []suite.Problem {
	var out []suite.Problem
	add := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: "target." + path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	is := map[string]string{} // first list of each id
	for _, l := range []struct {
		key, word string
		ids       []string
	}{{"ids", "relevant", t.IDs}, {"bears", "graded", slices.Sorted(maps.Keys(t.Bears))}, {"also_ok", "acceptable", t.AlsoOK}, {"forbidden", "forbidden", t.Forbidden}} {
		for i, id := range l.ids {
			path := fmt.Sprintf("%s.%d", l.key, i)
			if l.key == "bears" {
				path = "bears." + id
				if n := t.Bears[id]; n != partly && n != fully {
					add(path, "", "%q bears %d, which is neither 1 (in part) nor 2 (fully)", id, n)
				}
			}
			switch {
			case id == "":
				add(path, "", "an id is empty")
			case is[id] == l.word:
				add(path, "take it out", "id %q is there twice", id)
			case is[id] != "":
				add(path, "take it out of one list", "id %q is %s and %s", id, is[id], l.word)
			default:
				is[id] = l.word
			}
		}
	}
	return out
}
