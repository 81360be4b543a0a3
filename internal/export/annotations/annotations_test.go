package annotations

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/suite"
)

// shape matches a command as the runner of GitHub Actions reads it: a line that
// begins with "::", the name, properties up to "::", the message.
var shape = regexp.MustCompile(`^::(error|warning|notice) ([^:\n]*)::(.*)$`)

type parsed struct {
	level, text string
	props       map[string]string
}

// parse reads commands as the runner does.
func parse(t interface {
	Helper()
	Fatalf(string, ...any)
}, out string) []parsed {
	t.Helper()
	var all []parsed
	for line := range strings.Lines(out) {
		m := shape.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if m == nil {
			t.Fatalf("no command: %q", line)
		}
		p := parsed{level: m[1], text: undo(m[3]), props: map[string]string{}}
		for prop := range strings.SplitSeq(m[2], ",") {
			k, v, ok := strings.Cut(prop, "=")
			if !ok {
				t.Fatalf("no property: %q in %q", prop, line)
			}
			p.props[k] = undo(v)
		}
		all = append(all, p)
	}
	return all
}

// undo reverses the escapes, with % last.
func undo(s string) string {
	return strings.NewReplacer("%0D", "\r", "%0A", "\n", "%3A", ":", "%2C", ",", "%25", "%").Replace(s)
}

func where(task string) Place {
	if strings.HasPrefix(task, "evil") {
		return Place{}
	}
	return Place{File: "evals/tasks/" + task + ".yaml", Line: 3}
}

func TestGolden(t *testing.T) {
	got := string(reporttest.Golden(t, "annotations.txt", WithOptions(Options{Where: where})))
	count := map[string]int{}
	for _, p := range parse(t, got) {
		count[p.level]++
		if strings.ContainsAny(p.text+p.props["title"], "\x1b\x07\u202e") {
			t.Errorf("control characters came through: %q", p.text)
		}
	}
	if count["error"] != 0 || count["warning"] == 0 || count["notice"] == 0 {
		t.Errorf("%v", count)
	}
	for _, want := range []string{
		"::warning title=bindings%3A gate failed%3A precision::binding.precision is 69.2%25 (18/26), 95%25 interval ",
		"::warning file=evals/tasks/broken.yaml,line=3,title=broken%3A void::haiku/plain: void (setup): the setup broke (and 3 more trials)\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in:\n%s", want, got)
		}
	}
}

// TestLevels: what fails the run is an error, the same rule in a run that goes on
// is a warning.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		mode  string
		rule  suite.Rule
		level string
	}{
		{"warn", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.95)}, "warning"},
		{"warn", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.95), Floor: true}, "error"},
		{"hard", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.95)}, "error"},
		{"hard", suite.Rule{Name: "x", Metric: "success_rate", Min: new(0.1)}, ""},
		{"hard", suite.Rule{Name: "x", Metric: "nothing", Max: new(1.0)}, "error"},
		{"warn", suite.Rule{Name: "x", Metric: "nothing", Max: new(1.0)}, "warning"},
	} {
		e := analysetest.Bindings()
		e.Suite.Gates = suite.Gates{Mode: c.mode, Rules: []suite.Rule{c.rule}}
		level := ""
		for _, p := range parse(t, string(reporttest.Render(t, e, Write))) {
			if strings.Contains(p.props["title"], ": gate ") {
				level = p.level
			}
		}
		if level != c.level {
			t.Errorf("%s %+v: %q, want %q", c.mode, c.rule, level, c.level)
		}
	}
}

// TestMost: no more of a level than GitHub shows, and the rest is counted.
func TestMost(t *testing.T) {
	e := analysetest.Bindings()
	e.Suite.Gates.Mode = "hard"
	e.Suite.Gates.Rules = nil
	for i := range 25 {
		e.Suite.Gates.Rules = append(e.Suite.Gates.Rules, suite.Rule{Name: fmt.Sprint("rule ", i), Metric: "success_rate", Min: new(0.99)})
	}
	count, last := map[string]int{}, ""
	for _, p := range parse(t, string(reporttest.Render(t, e, Write))) {
		if count[p.level]++; p.level == "error" {
			last = p.text
		}
	}
	if count["error"] != perLevel || !strings.HasPrefix(last, "16 more errors that GitHub would not show") {
		t.Errorf("%v, the last is %q", count, last)
	}
}

func TestAgainst(t *testing.T) {
	c := &delta.Comparison{
		Broken: []delta.Task{{Task: "nav", Arm: delta.Pair{Old: "a/b", New: "a/b"}, Old: delta.Counts{Pass: 3}, New: delta.Counts{Pass: 1, Fail: 2}, Reason: "does not compile, at all"}},
		Fixed:  []delta.Task{{Task: "tab", Arm: delta.Pair{Old: "a/b", New: "a/b"}, Old: delta.Counts{Fail: 1}, New: delta.Counts{Pass: 1}}},
	}
	var b bytes.Buffer
	if err := WithOptions(Options{Against: c, Where: where})(&b, analysetest.Bindings().Analyse(), nil); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"::warning file=evals/tasks/nav.yaml,line=3,title=nav%3A broken since the baseline::a/b: 3/3 passed before, 1/3 now. does not compile, at all\n",
		"::notice file=evals/tasks/tab.yaml,line=3,title=tab%3A fixed since the baseline::a/b: 0/1 passed before, 1/1 now.\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in:\n%s", want, b.String())
		}
	}
}

func TestNothingRan(t *testing.T) {
	e := analysetest.Bindings()
	e.Records = nil
	got := string(reporttest.Render(t, e, Write))
	parse(t, got)
	if strings.Contains(got, "NaN") || got == "" {
		t.Error(got)
	}
}

// TestCommand checks that any text of a task, gate or model yields exactly one command,
// and that the runner recovers the text.
func TestCommand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.StringOf(rapid.SampledFrom([]rune("%:,\r\n=0D3A2C a::\x1b[31m##")))).Draw(t, "text")
		n := note{place: Place{File: text, Line: 7}, title: text, text: text}
		out := formatCommand(levelError, n)
		all := parse(t, out)
		if len(all) != 1 || strings.Count(out, "\n") != 1 || strings.Contains(out, "\r") {
			t.Fatalf("%q", out)
		}
		if strings.Contains(all[0].text, "\n") || all[0].props["title"] == "" != (strings.TrimSpace(all[0].text) == "") {
			t.Fatalf("%q reads as %+v", out, all[0])
		}
	})
}
