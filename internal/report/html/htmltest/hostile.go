package htmltest

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Owned is the global variable that every hostile text tries to set: a page on
// which it is defined has run one.
const Owned = "assayOwned"

// Attacks are texts that run something, load something, break out of something or
// hide something where they are not shown as what they are.
var Attacks = []string{
	`<script>window.assayOwned=1</script>`,
	`</script><script>window.assayOwned=1</script>`,
	`<img src=x onerror="window.assayOwned=1">`,
	`<svg/onload=window.assayOwned=1><animate onbegin=window.assayOwned=1 attributeName=x dur=1s>`,
	`<iframe srcdoc="<script>parent.assayOwned=1</script>"></iframe>`,
	`<a href="javascript:window.assayOwned=1">click</a> [click](javascript:window.assayOwned=1)`,
	`<form action="http://127.0.0.1:1/x"><button autofocus onfocus=window.assayOwned=1>`,
	`<link rel=stylesheet href=http://127.0.0.1:1/x.css><style>@import "http://127.0.0.1:1/y.css";*{background:url(http://127.0.0.1:1/z.png)}</style>`,
	`<meta http-equiv=refresh content="0;url=http://127.0.0.1:1/"><base href="http://127.0.0.1:1/">`,
	`"><b onmouseover=window.assayOwned=1>`, `' autofocus onfocus='window.assayOwned=1`,
	"`${window.assayOwned=1}` {{.}} {{constructor.constructor('window.assayOwned=1')()}}",
	`");window.assayOwned=1;("`, `\";window.assayOwned=1;//`,
	"\x1b[31mred\x1b[0m \x1b]8;;http://127.0.0.1:1/\x07link\x1b]8;;\x07 \x1b[2J\x1b[1;1H",
	"\u202egnp.exe\u202c \u2066hidden\u2069 \u200b\u200d\ufeff\u00ad \U000e0041\U000e0042",
	"line\u2028separator\u2029paragraph\u0085next\vtab\fpage\x00nul\x7f",
	"<!--", "-->", "]]>", "<![CDATA[", "&lt;script&gt;window.assayOwned=1&lt;/script&gt;",
	"__proto__", "constructor", "javascript:window.assayOwned=1", "data:text/html,<script>window.assayOwned=1</script>",
	"broken \xff\xfe\xc3( \xed\xa0\x80 utf-8", strings.Repeat("<b>", 200), strings.Repeat("W", 3000),
}

// LongLine is the size in bytes of the longest line of [Hostile].
const LongLine = 10 << 20

// Hostile is a run in which ids, titles, prompts, labels, reasons, names of arms,
// files, tools and servers, transcripts and answers are [Attacks], with a line of
// ten megabytes, a transcript that breaks off, one that is no JSON, evidence that
// is gone, and thousands of events.
func Hostile() (*analyse.Analysis, trial.Opener) {
	r, name := hostile(true)
	return r.analysis(name), r
}

// HostileExample is the run of [Hostile] as one that can be written to a journal,
// with all of its evidence.
// Invalid UTF-8 in its names is as JSON encodes it.
func HostileExample() *analysetest.Example {
	r, _ := hostile(false)
	for _, t := range r.suite.Tasks {
		if b, err := json.Marshal(t.ID); err != nil || json.Unmarshal(b, &t.ID) != nil {
			panic(err)
		}
	}
	e := &analysetest.Example{Suite: r.suite, Plan: trial.Plan{Seed: 7, Trials: r.planned}, Records: r.records, Blobs: analysetest.Blobs{}}
	for digest, make := range r.at {
		e.Blobs[digest] = make()
	}
	return e
}

// hostile makes the run and its name; gone takes a transcript away.
func hostile(gone bool) (*Run, string) {
	all := strings.Join(Attacks, "\n")
	var tasks []*suite.Task
	for i, x := range Attacks {
		tasks = append(tasks, &suite.Task{ID: fmt.Sprintf("%d %s", i, x), Title: x, Group: x, Tags: []string{x}, Prompt: all, Expect: "solve",
			Target: suite.Target{Platform: x, Swift: x}, Hints: []string{x}})
	}
	s := swiftSuite(Attacks[0], tasks)
	evil := Attacks[2]
	s.Description, s.Agents[evil] = all, &suite.Agent{Kind: "model"}
	s.Scenarios[Attacks[1]] = &suite.Scenario{System: all, Servers: []suite.ServerUse{{Name: "docs"}}}
	s.Arms = []suite.Arm{{Agent: evil, Scenario: "ungrounded"}, {Agent: evil, Scenario: Attacks[1]}}
	s.Compare = map[string]suite.Comparison{Attacks[0]: {Treatment: suite.Selector{Scenario: Attacks[1]}, Control: suite.Selector{Scenario: "ungrounded"}}}
	s.Gates.Rules[0].Name = Attacks[3]
	r := newRun(s)
	for i, x := range Attacks {
		scope, label := x, x
		if !gone { // journals take known scopes and printable labels of failed criteria only
			scope, label = "sdk", strings.Map(func(c rune) rune {
				if unicode.IsControl(c) {
					return -1
				}
				return c
			}, x)
		}
		for side := range 2 {
			k := trial.Key{Task: tasks[i].ID, Arm: s.Arms[side].ID()}
			transcript := r.keep("transcript.jsonl", "application/x-ndjson", func() []byte { return r.hostileTranscript(i, side, x, all) })
			if i == 4 && side == 1 && gone {
				delete(r.at, transcript.Digest) // somebody has tidied up
			}
			said := r.keep("answer.txt", x, func() []byte { return []byte(x + "\n```swift title=\"" + x + "\"\nlet x = \"" + x + "\"\n```\n" + all) })
			make := func() *trial.Attempt {
				return &trial.Attempt{Key: k, N: 1, Source: trial.Live, End: &trial.End{Reason: trial.Finished, Turns: 2, Model: x, Detail: x}, Transcript: transcript,
					Raw:      []trial.Ref{{Digest: said.Digest, Size: 9, Name: "../" + x, Media: x}},
					Artifact: trial.Artifact{Answer: said, Submission: &trial.Submission{Tool: x, Args: said}}, Usage: []trial.Usage{{Request: 1, Model: x, Input: 1, Output: 1}},
					Timing: trial.Timing{Start: r.began, AgentMS: 5},
					Proof:  trial.Proof{Servers: []trial.ServerProof{{Name: x, Version: x, Digest: "d1", Pinned: "d1", Tools: 1, Calls: 1, Died: x, Changed: x, Written: []string{x}, Asked: []string{x}}}, Tools: []trial.ToolProof{{Name: x, Calls: 1}}}}
			}
			passed, name := (i+side)%2 == 0, label
			if passed && !gone {
				name = "correct" // of a passed trial journals take labels of kinds only
			}
			graded := score("swift", name, criterion("swift."+label, passed, Attacks...))
			graded.Details = map[string]string{x: x, "reason": x, "notes": all}
			graded.Criteria[0].Findings = []trial.Finding{{Verdict: "fail", Class: x, File: x, Line: 1, Column: 1, ID: x, Message: x, Name: x, Renamed: x, Scope: scope}}
			graded.Measures = []trial.Measure{{Name: "swift." + x, Value: new(1.0), Unit: x}}
			r.trial(k, make, score(trial.AgentGrader, "finished", criterion(trial.FinishedCriterion, true)), graded)
		}
	}
	return r, "20261121T101500Z-" + Attacks[1]
}

// hostileTranscript returns the transcript of trial i on one side.
func (r *Run) hostileTranscript(i, side int, x, all string) []byte {
	if side == 1 && i == 5 {
		return []byte("this is no JSON " + all)
	}
	events := []trial.Event{
		{Kind: trial.EventSystem, Text: all}, {Kind: trial.EventTools, Text: all}, {Kind: trial.EventUser, Text: x},
		{Kind: trial.EventReasoning, Turn: 1, Text: all}, {Kind: trial.EventNote, Turn: 1, Text: x}, {Kind: trial.EventRetry, Turn: 1, Text: x},
		{Kind: trial.EventKind(x), Turn: -1, Text: x},
		{Kind: trial.EventToolCall, Turn: 1, Call: &trial.ToolCall{ID: x, Name: x, Server: x, Args: x, Class: trial.ToolClass(x)}},
		{Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: x, Name: x, Text: all, Error: true}},
		{Kind: trial.EventToolResult, Turn: 1, Result: &trial.ToolResult{ID: "of no call", Name: x, Text: x}},
		{Kind: trial.EventAssistant, Turn: 2, Text: all},
	}
	if side == 0 && i == 0 {
		events = append(events, trial.Event{Kind: trial.EventToolResult, Turn: 2, Result: &trial.ToolResult{ID: "long", Name: "long", Text: strings.Repeat(all+"\n", 3*maxChunk/len(all))}},
			trial.Event{Kind: trial.EventAssistant, Turn: 3, Text: strings.Repeat("<script>window.assayOwned=1</script>é", LongLine/38)})
	}
	if side == 0 && i == 1 {
		for n := range 3000 {
			events = append(events, trial.Event{Kind: trial.EventAssistant, Turn: n, Text: x})
		}
	}
	out := lines(events)
	if side == 1 && i == 6 {
		out = append(out, `{"at_ms":1,"kind":"assistant","te`...) // cut off
	}
	return out
}

const maxChunk = 256 << 10
