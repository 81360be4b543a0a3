package html

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// TestJudgedFilesOfAWorkspace: code that was judged in the workspace is shown file
// by file, so that a finding points to its line; what else was changed there is
// listed.
func TestJudgedFilesOfAWorkspace(t *testing.T) {
	e := analysetest.Swift()
	one, two := "// App.swift is the first\nlet a = 1\n", "import Foundation\n// Model.swift\nlet b = nope\n"
	leave(e, failing, written(t), "I have changed two files.")
	tree, err := json.Marshal(workspace.Delta{Format: 1, Changes: []workspace.Change{{Path: "README.md", Op: workspace.Added, Text: new("read me\n")}, {Path: "Sources/Model.swift", Op: workspace.Added, Text: new(two)}}})
	if err != nil {
		t.Fatal(err)
	}
	ref := trial.Ref{Digest: seal.Of(tree), Size: int64(len(tree)), Name: "tree"}
	e.Blobs[ref.Digest] = tree
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == failing {
			a.Artifact.Tree = ref
		}
		if s := e.Records[i].Score; s != nil && s.Key == failing && s.Grader != trial.AgentGrader {
			s.Details[swift.DetailCodeFrom] = "workspace"
			s.Details[swift.DetailCode] = "// Sources/App.swift\n" + one + "// Sources/Model.swift\n" + two
			for j := range s.Criteria {
				for k := range s.Criteria[j].Findings {
					s.Criteria[j].Findings[k].File, s.Criteria[j].Findings[k].Line = "Sources/Model.swift", 3
				}
			}
		}
	}
	got, err := NewTrial(e.Analyse(), numberOf(t, e, failing), e.Opener())
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range got.Files {
		names = append(names, f.Name)
	}
	if !slices.Equal(names, []string{"Sources/App.swift", "Sources/Model.swift"}) || got.Files[0].Text.Head != one || got.Files[1].Text.Head != two {
		t.Errorf("the files are %+v", got.Files)
	}
	if !strings.Contains(got.Tree.Head, "README.md") || !strings.Contains(got.Tree.Head, "Model.swift") {
		t.Errorf("the changes are %q", got.Tree.Head)
	}
	if strings.Split(got.Files[1].Text.Head, "\n")[2] != "let b = nope" {
		t.Error("line 3 of the finding is another one here")
	}
}

// TestTrialLeavesTheAnalysis: pages of one analysis are made side by side, so that
// none may change it.
func TestTrialLeavesTheAnalysis(t *testing.T) {
	a := analysetest.Bindings().Analyse()
	n := slices.IndexFunc(a.Trials, func(x analyse.Trial) bool { return len(x.Refs()) > 0 })
	refs := a.Trials[n].Refs().List()
	refs[0].Inline = []byte(`{"at_ms":1,"kind":"assistant","text":"hello"}`)
	refs[0].Name = "transcript"
	a.Trials[n].SetRefs(refs...)
	for range 2 {
		x, err := NewTrial(a, n, nil)
		if err != nil || x.Events != 1 {
			t.Errorf("%d events (%v), missing %q", x.Events, err, x.Missing)
		}
	}
}

// TestDeparturesOfLongCode checks names at the end of a long file, too.
func TestDeparturesOfLongCode(t *testing.T) {
	e := analysetest.Swift()
	call := func(id, text string) []trial.Event {
		return []trial.Event{{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: id, Name: "search", Server: "docs"}}, {Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: id, Name: "search", Text: text}}}
	}
	code := "let first = navigationTitles()\n" + strings.Repeat("let x = 1\n", 2*maxHead/10) + "func navigationTitles() {}\nlet last: NavigationStack = .init()\n"
	leave(e, grounded, written(t, call("1", "Use `NavigationStack` and `navigationTitle`.")...), "```swift\n"+code+"```\n")
	x, err := NewTrial(e.Analyse(), numberOf(t, e, grounded), e.Opener())
	if err != nil {
		t.Fatal(err)
	}
	if len(x.Calls) != 1 || !slices.Equal(x.Calls[0].Kept, []string{"NavigationStack"}) || x.Calls[0].Left != nil {
		t.Errorf("%+v", x.Calls)
	}
}

// TestDeparturesOfAnAnswer: of an answer with code the code counts, and not the words
// around it.
func TestDeparturesOfAnAnswer(t *testing.T) {
	e := analysetest.Swift()
	e.Suite.Graders = map[string]*suite.Grader{"swift": {Kind: "command"}} // in any case
	event := func(x trial.Event) trial.Event { x.Turn = 1; return x }
	raw := written(t, event(trial.Event{Kind: trial.EventToolCall, Call: &trial.ToolCall{ID: "1", Name: "search", Server: "docs"}}),
		event(trial.Event{Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: "1", Name: "search", Text: "`requests` and `NavigationStack`"}}))
	for said, want := range map[string][2][]string{
		"It sends a request.\n```swift\nNavigationStack { }\n```\nThe request is sent.": {{"NavigationStack"}, nil},
		"NavigationStack { }": {{"NavigationStack"}, nil},
	} {
		leave(e, grounded, raw, said)
		x, err := NewTrial(e.Analyse(), numberOf(t, e, grounded), e.Opener())
		if err != nil {
			t.Fatal(err)
		}
		if len(x.Calls) != 1 || !slices.Equal(x.Calls[0].Kept, want[0]) || !slices.Equal(x.Calls[0].Left, want[1]) {
			t.Errorf("%q: %+v", said, x.Calls)
		}
	}
}

// TestEveryRunHasAPage checks that every run, however it ended, has a page that is
// the same each time, with a place for every trial.
func TestEveryRunHasAPage(t *testing.T) {
	testenv.Slow(t)
	for name, a := range figureRuns(t) {
		if name == "hostile" || name == "large" {
			continue // other tests write them
		}
		dir := t.TempDir()
		o := write(t, dir, a, nil, Options{})
		if items := o.same(a, nil); items < len(a.Trials) || o.head.LeftOut != 0 {
			t.Errorf("%s: %d items of %d trials, %d left out", name, items, len(a.Trials), o.head.LeftOut)
		}
		again := t.TempDir()
		write(t, again, a, nil, Options{})
		if one, two := files(t, dir), files(t, again); len(one) != 1 || len(two) != 1 || !bytes.Equal(one[PageFile], two[PageFile]) {
			t.Errorf("%s: %d and %d files, or not the same", name, len(one), len(two))
		}
		for k, c := range map[string]int{"task": len(o.head.Columns.Task), "status": len(o.head.Columns.Status), "source": len(o.head.Columns.Source), "pack": len(o.head.Columns.Pack)} {
			if c != len(a.Trials) {
				t.Errorf("%s: column %s has %d entries of %d", name, k, c, len(a.Trials))
			}
		}
	}
}

// TestGiantTrial: one trial that would fill the page by itself does not keep the
// others out of it.
func TestGiantTrial(t *testing.T) {
	a := byHand(t, oneTreatment, "a/off: f "+strings.Repeat("p f ", 30), "a/on: p "+strings.Repeat("p f ", 30))
	rng := rand.New(rand.NewPCG(1, 2))
	prompt := make([]byte, giantTrial+1)
	for i := range prompt {
		prompt[i] = 'a' + byte(rng.IntN(26))
	}
	a.Task("t0").Prompt = string(prompt)
	const budget = 1_500_000 // less than it takes compressed
	o := write(t, t.TempDir(), a, nil, Options{Budget: budget})
	for n := range a.Trials {
		if here, giant := int(o.head.Columns.Pack[n]) < o.head.Embedded, a.Trials[n].Task == "t0"; here == giant {
			t.Errorf("trial %s is in the page: %t", a.Trials[n].Key(), here)
		}
	}
	if len(o.page) > budget {
		t.Errorf("the page has %d bytes", len(o.page))
	}
	var b bytes.Buffer
	if err := writeSingle(&b, a, nil, budget); err != nil || !strings.Contains(b.String(), "the evidence of 2 of 122 trials is left out") {
		t.Errorf("%v: alone the page has %d bytes, and does not say what it lacks", err, b.Len())
	}
}

// TestLongNames: names of any length neither fail nor make the page many times as
// large.
func TestLongNames(t *testing.T) {
	long := func(c string) string { return strings.Repeat(c, 5000) }
	a := byHand(t, map[string]suite.Comparison{long("c"): {Treatment: suite.Selector{Scenario: long("o")}, Control: suite.Selector{Scenario: "off"}}}, long("a")+"/off: f f p", long("a")+"/"+long("o")+": p p p")
	o := write(t, t.TempDir(), a, nil, Options{})
	if len(o.head.Comparisons) != 1 || len(o.head.Comparisons[0].Pairs) != 3 {
		t.Errorf("%+v", o.head.Comparisons)
	}
	if extra := len(o.page) - len(write(t, t.TempDir(), byHand(t, oneTreatment, "a/off: f f p", "a/on: p p p"), nil, Options{}).page); extra > 1<<20 {
		t.Errorf("names of 5,000 letters cost %d bytes", extra)
	}
}
