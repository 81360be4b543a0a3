package junit

import (
	"encoding/xml"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/trial"
)

// TestGolden reads the file back and holds it against the shape that CI systems
// agree on: counts that match their cases, at most one verdict a case.
func TestGolden(t *testing.T) {
	parse(t, reporttest.GoldenOf(t, "noted.xml", analysetest.Noted, Write))
	got := reporttest.Golden(t, "junit.xml", Write)
	all := parse(t, got)
	if len(all.Suites) != 2 || all.Suites[0].Name != analysetest.Plain || all.Tests != 26 {
		t.Errorf("%d suites, %d tests", len(all.Suites), all.Tests)
	}
	verdict := map[string]string{}
	for _, c := range all.Suites[1].Cases {
		switch {
		case c.Failure != nil:
			verdict[c.Name] = c.Failure.Type + ": " + c.Failure.Message
		case c.Error != nil:
			verdict[c.Name] = c.Error.Type + ": " + c.Error.Message
		case c.Skipped != nil:
			verdict[c.Name] = "skipped: " + c.Skipped.Message
		}
	}
	for name, want := range map[string]string{
		"session":  "wrong_symbol: 1 of 2 trials failed: binding.match: bound src/similar_intent.py Wrong.one, wanted src/similar_intent.py Right.one",
		"broken":   "void.treatment: 2 of 2 trials are void: the treatment broke",
		"parser":   "unknown: 1 of 2 trials have no known outcome: binding.match: bound , wanted src/cross_language.py Right.one",
		"left-out": "skipped: filter: task",
		"orders":   "",
	} {
		if verdict[name] != want {
			t.Errorf("%s: %q, want %q", name, verdict[name], want)
		}
	}
	if !utf8.Valid(got) || strings.ContainsAny(string(got), "\x1b\x07\ufffd") {
		t.Error("characters that XML forbids came through")
	}
}

// What a CI reads.
type (
	readSuites struct {
		XMLName  xml.Name    `xml:"testsuites"`
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Time     string      `xml:"time,attr"`
		Suites   []readSuite `xml:"testsuite"`
	}
	readSuite struct {
		Name       string      `xml:"name,attr"`
		Tests      int         `xml:"tests,attr"`
		Failures   int         `xml:"failures,attr"`
		Errors     int         `xml:"errors,attr"`
		Skipped    int         `xml:"skipped,attr"`
		Time       string      `xml:"time,attr"`
		Properties *properties `xml:"properties"`
		Cases      []readCase  `xml:"testcase"`
	}
	readCase struct {
		Class      string       `xml:"classname,attr"`
		Name       string       `xml:"name,attr"`
		Time       string       `xml:"time,attr"`
		Properties *properties  `xml:"properties"`
		Failure    *readProblem `xml:"failure"`
		Error      *readProblem `xml:"error"`
		Skipped    *readSkipped `xml:"skipped"`
		Out        string       `xml:"system-out,omitempty"`
	}
	readProblem struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr"`
		Text    string `xml:",chardata"`
	}
	readSkipped struct {
		Message string `xml:"message,attr,omitempty"`
	}
)

// parse reads a file, and finds that encoding/xml writes the same.
func parse(t *testing.T, b []byte) readSuites {
	t.Helper()
	dec := xml.NewDecoder(strings.NewReader(string(b)))
	dec.Strict = true
	var all readSuites
	if err := dec.Decode(&all); err != nil {
		t.Fatal(err)
	}
	again, err := xml.MarshalIndent(all, "", "  ")
	if err != nil || xml.Header+string(again)+"\n" != string(b) {
		t.Errorf("encoding/xml writes other bytes (%v):\n%s", err, again)
	}
	var sum suites
	for _, s := range all.Suites {
		var own suite
		names := map[string]bool{}
		for _, c := range s.Cases {
			verdicts := 0
			for _, has := range []bool{c.Failure != nil, c.Error != nil, c.Skipped != nil} {
				if has {
					verdicts++
				}
			}
			if verdicts > 1 || c.Class != s.Name || c.Name == "" || names[c.Name] {
				t.Errorf("case %q of %q has %d verdicts", c.Name, c.Class, verdicts)
			}
			names[c.Name] = true
			own.Tests++
			switch {
			case c.Failure != nil:
				own.Failures++
			case c.Error != nil:
				own.Errors++
			case c.Skipped != nil:
				own.Skipped++
			}
		}
		if own.Tests != s.Tests || own.Failures != s.Failures || own.Errors != s.Errors || own.Skipped != s.Skipped {
			t.Errorf("suite %q counts %d/%d/%d/%d, its cases are %d/%d/%d/%d", s.Name, s.Tests, s.Failures, s.Errors, s.Skipped, own.Tests, own.Failures, own.Errors, own.Skipped)
		}
		sum.Tests += s.Tests
		sum.Failures += s.Failures
		sum.Errors += s.Errors
		sum.Skipped += s.Skipped
	}
	if sum.Tests != all.Tests || sum.Failures != all.Failures || sum.Errors != all.Errors || sum.Skipped != all.Skipped {
		t.Errorf("the suites do not add up: %+v", all)
	}
	return all
}

// TestNamesAreStable: another number of trials, or another result, changes no
// name.
func TestNamesAreStable(t *testing.T) {
	names := func(e *analysetest.Example) string {
		var out []string
		for _, s := range parse(t, reporttest.Render(t, e, Write)).Suites {
			for _, c := range s.Cases {
				out = append(out, c.Class+" "+c.Name)
			}
		}
		return strings.Join(out, "\n")
	}
	two, one := analysetest.Bindings(), analysetest.Bindings()
	one.Plan.Trials = one.Plan.Trials[:len(one.Plan.Trials)/2] // index 0 only
	one.Records = nil
	if names(two) != names(one) {
		t.Errorf("%s\n\nbecame\n\n%s", names(two), names(one))
	}
}

// A case with trials that did not run has not passed, even if all others passed.
func TestPartlyRun(t *testing.T) {
	of := func(status analyse.Status, outcome trial.Verdict, reason string) *analyse.Trial {
		x := analyse.NewTrial(trial.Key{Task: "t", Arm: "m/s"})
		x.Status, x.Outcome, x.Reason = status, outcome, reason
		return x
	}
	pass := of(analyse.Scored, trial.Pass, "")
	for want, ts := range map[string][]*analyse.Trial{
		"": {pass, pass},
		"1 of 2 trials did not run, 1 passed: budget":  {pass, of(analyse.Skipped, "", "budget")},
		"2 of 3 trials did not run, 1 passed: pending": {of(analyse.Pending, "", ""), pass, of(analyse.Pending, "", "")},
		"budget":       {of(analyse.Skipped, "", "budget")},
		"filter: task": {of(analyse.Skipped, "", "filter: task")},
	} {
		c := caseOf(ts)
		got := ""
		if c.skipped != nil {
			got = *c.skipped
		}
		if c.err != nil { // cut off by the end of the run
			got = c.err.message
		}
		if left := want == "filter: task"; got != want || c.failure != nil || left != (c.skipped != nil) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if c := caseOf([]*analyse.Trial{of(analyse.Skipped, "", "budget"), of(analyse.Scored, trial.Fail, "wrong")}); c.skipped != nil || c.failure == nil {
		t.Errorf("a failed trial counts first: %+v", c)
	}
}

// TestHostileTexts checks that text of models and people is escaped.
func TestHostileTexts(t *testing.T) {
	why := ""
	for _, text := range []string{"plain", `<b a="1" b='2'>&amp;</b>`, "line\nline\ttab\r", "é ☃ \u2028", "]]>", " spaces "} {
		all := readSuites{}
		c := &testcase{class: text, name: text, counts: []count{{"trials", 1}}, failure: &problem{text, text, text}, err: &problem{"", text, ""}, skipped: &why, out: text}
		if err := xml.Unmarshal(append(c.append([]byte("<testsuites><testsuite>")), "</testsuite></testsuites>"...), &all); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		got := all.Suites[0].Cases[0]
		if got.Class != text || got.Name != text || got.Out != text || *got.Failure != (readProblem{text, text, text}) || *got.Error != (readProblem{"", text, ""}) || got.Skipped.Message != "" {
			t.Errorf("%q is read as %+v, %+v", text, got, got.Failure)
		}
		want, err := xml.MarshalIndent(got, "    ", "  ")
		if is := strings.TrimPrefix(string(c.append(nil)), "\n"); err != nil || is != strings.ReplaceAll(string(want), "readCase", "testcase") {
			t.Errorf("%q is written as\n%s\nand not as\n%s", text, is, want)
		}
	}
}
