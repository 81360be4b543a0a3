package html

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// leave gives the trial of key another transcript, and another answer if it is
// not "".
func leave(e *analysetest.Example, key trial.Key, transcript []byte, answer string) {
	keep := func(b []byte, name string) trial.Ref {
		r := trial.Ref{Digest: seal.Of(b), Size: int64(len(b)), Name: name}
		e.Blobs[r.Digest] = b
		return r
	}
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == key {
			a.Transcript = keep(transcript, "transcript.jsonl")
			if answer != "" {
				a.Artifact.Answer = keep([]byte(answer), "answer.txt")
			}
		}
	}
}

// written are events as JSON lines.
func written(t testing.TB, events ...trial.Event) []byte {
	t.Helper()
	var out []byte
	for _, e := range events {
		b, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		out = append(append(out, b...), '\n')
	}
	return out
}

// shownAt writes the page of e and opens it at an address.
func shownAt(t *testing.T, p *browsertest.Page, e *analysetest.Example, hash string) string {
	t.Helper()
	return shownOf(t, p, e.Analyse(), e.Opener(), hash)
}

func shownOf(t *testing.T, p *browsertest.Page, a *analyse.Analysis, ev trial.Opener, hash string) string {
	t.Helper()
	dir := t.TempDir()
	if err := Write(dir, a, ev, Options{}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, PageFile)
	p.Go("file://" + path + hash)
	p.Wait("assay.head")
	return path
}

// numberOf is the number of a trial of [analysetest.Swift].
func numberOf(t testing.TB, e *analysetest.Example, key trial.Key) int {
	t.Helper()
	i := slices.IndexFunc(e.Analyse().Trials, func(x analyse.Trial) bool { return x.Key() == key })
	if i < 0 {
		t.Fatalf("no trial %s", key)
	}
	return i
}

func has(t testing.TB, p *browsertest.Page, selector string, texts ...string) {
	t.Helper()
	got := browsertest.Eval[string](p, fmt.Sprintf("[...document.querySelectorAll(%q)].map(e => e.textContent).join('\\n')", selector))
	for _, want := range texts {
		if !strings.Contains(got, want) {
			t.Errorf("%s has no %q: %.300q", selector, want, got)
		}
	}
}

var (
	failing  = trial.Key{Task: "date-style", Arm: analysetest.Ungrounded}
	grounded = trial.Key{Task: "date-style", Arm: analysetest.Grounded}
)

func TestTrialPage(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	a := e.Analyse()
	a.Setting = []analyse.Fact{{Name: "assay", Value: "assay 0.1.0 <b>"}, {Name: "seed", Value: "7"}}
	n := numberOf(t, e, failing)
	shownOf(t, p, a, e.Opener(), fmt.Sprintf("#/trial/%d", n))
	p.Wait("document.querySelector('.jump')")
	browsertest.Eval[bool](p, "(document.querySelector('#s-environment details').open = true)")
	p.Wait("document.querySelector('#s-environment dl')")
	has(t, p, "h1", "date-style × sonnet/ungrounded #1")
	has(t, p, ".trialhead", "fail", "treatment: ", "side by side")
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll(".gist > div > dt")].map(e => e.textContent).join()`); !strings.HasPrefix(got, "Prompt,") || !strings.HasSuffix(got, "Answer,Verdict") {
		t.Errorf("the page begins with %s", got)
	}
	has(t, p, "#s-criteria", "swift.symbol_exists", "✗fail", "required", "agent.finished", "reported")
	has(t, p, "#s-code", "import Foundation")
	has(t, p, "#s-notes", "assay annotate 20261121T101500Z-bindings-k3f9 date-style@sonnet/ungrounded#1 --mark")
	has(t, p, "#s-usage", "billed", "Request")
	has(t, p, "#s-environment", "conditions", "Of this trial", "model served", "Of all trials of the run", "assay 0.1.0 <b>")
	if !browsertest.Eval[bool](p, "!!document.querySelector('.ln.at-fail') && !!document.querySelector('.msg.at-fail')") {
		t.Error("no finding stands with its line of the code")
	}
	browsertest.Eval[bool](p, "(document.querySelector('#s-criteria a[href*=\"line=\"]').click(), true)")
	p.Wait("document.querySelector('.ln.here')")
	// The finding points behind the end of this short code: its last line is marked.
	if got := browsertest.Eval[string](p, "location.hash + ' ' + document.querySelector('.ln.here').dataset.line"); got != "#/task/date-style/sonnet%2Fungrounded/1?line=13 2" {
		t.Errorf("marked: %s", got)
	}
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for _, s := range p.Axe() {
			t.Errorf("dark %t: %s", dark, s)
		}
	}
	p.Shot("trial-dark-1280")
	p.Size(400, 800)
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 400 {
		t.Errorf("the page is %d wide at 400", w)
	}
	p.Shot("trial-dark-400")
	for _, s := range p.Axe() {
		t.Errorf("at 400: %s", s)
	}
	p.Size(1280, 900)
	p.Press("j")
	p.Wait(fmt.Sprintf("location.hash === assay.trialTo(%d) && document.querySelector('#s-raw')", n+1))
	p.Press("k")
	p.Wait(fmt.Sprintf("location.hash === assay.trialTo(%d) && document.querySelector('#s-raw')", n))
	p.Quiet()
}

func TestTranscriptPairsCallsAndResults(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	exit := 2
	leave(e, grounded, written(t,
		trial.Event{Kind: trial.EventSystem, Text: "Be terse."},
		trial.Event{Kind: trial.EventTools, Text: "search\nread"},
		trial.Event{Kind: trial.EventUser, Text: "Write it."},
		trial.Event{Kind: trial.EventReasoning, Turn: 1, AtMS: 3, Text: "I wonder."},
		trial.Event{Kind: trial.EventAssistant, Turn: 1, AtMS: 4, Text: "I look it up."},
		trial.Event{Kind: trial.EventToolCall, Turn: 1, AtMS: 5, Call: &trial.ToolCall{ID: "a", Name: "search", Server: "docs", Args: `{"query":"date","many":"one\ntwo"}`}},
		trial.Event{Kind: trial.EventToolCall, Turn: 1, AtMS: 6, Call: &trial.ToolCall{ID: "b", Name: "read", Args: `{"path":"x.swift"}`}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, AtMS: 9, Result: &trial.ToolResult{ID: "b", Name: "read", Text: "SECOND CALL", Error: true, Exit: &exit, TookMS: 3}},
		trial.Event{Kind: trial.EventToolResult, Turn: 1, AtMS: 12, Result: &trial.ToolResult{ID: "a", Name: "search", Text: `{"hit":"FIRST CALL"}`, TookMS: 7}},
		trial.Event{Kind: trial.EventToolCall, Turn: 2, AtMS: 20, Call: &trial.ToolCall{ID: "c", Name: "read", Args: `no json`}},
		trial.Event{Kind: trial.EventRetry, Turn: 2, AtMS: 21, Text: "overloaded"},
		trial.Event{Kind: trial.EventNote, Turn: 2, AtMS: 22, Text: "the harness says"},
		trial.Event{Kind: trial.EventToolResult, Turn: 2, AtMS: 23, Result: &trial.ToolResult{ID: "zz", Name: "read", Text: "of no call"}},
	), "")
	n := numberOf(t, e, grounded)
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", n))
	p.Wait("document.querySelectorAll('.turn').length === 3")
	if open := browsertest.Eval[int](p, "document.querySelectorAll('.turn[open]').length"); open != 0 {
		t.Errorf("%d turns are open", open)
	}
	has(t, p, ".turn[data-first='3'] > summary", "Turn 1", "I look it up.", "search", "read ✗ error", "9 ms")
	has(t, p, ".turn[data-first='9'] > summary", "read ? no result")
	p.Press("o")
	p.Wait("document.querySelectorAll('.turn[open]').length === 3")
	has(t, p, "[data-event='5'] .res", "FIRST CALL")
	has(t, p, "[data-event='6'] .res", "SECOND CALL", "✗ error", "exit 2")
	has(t, p, "[data-event='9']", "arguments that are no JSON", "nothing came back")
	has(t, p, "[data-event='12']", "not in this part", "of no call")
	has(t, p, "[data-event='10']", "sent again", "overloaded")
	p.Press("e")
	p.Wait("document.querySelector('.ev.here, .res.here')?.dataset.event === '6'")
	browsertest.Eval[bool](p, "([...document.querySelectorAll('.kinds label')].find(l => l.textContent.includes('only errors')).click(), true)")
	p.Wait("!document.querySelector('[data-event=\"5\"]') && document.querySelector('[data-event=\"6\"]')")
	browsertest.Eval[bool](p, fmt.Sprintf("(location.hash = '#/trial/%d?event=8', true)", n))
	p.Wait("document.querySelector('.here')?.dataset.event === '8'")
	browsertest.Eval[bool](p, "(document.querySelector('[data-event=\"5\"] .text')?.scrollIntoView(), true)")
	p.Shot("transcript")
	for _, s := range p.Axe() {
		t.Error(s)
	}
	p.Quiet()
}

func TestNotesAndOverridesAreShown(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	e.Notes = []trial.Note{
		{Seq: 1, Time: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC), By: "ada <b>", Key: failing, Attempt: 1, Label: "odd", Note: "javascript:alert(1) \u202e"},
		{Seq: 2, Time: time.Date(2026, 11, 21, 12, 1, 0, 0, time.UTC), By: "ada", Key: failing, Attempt: 1, Override: trial.Pass, Reason: "the compiler is wrong here"},
	}
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, failing)))
	p.Wait("document.querySelector('#s-notes')")
	has(t, p, "#s-notes", "odd", "javascript:alert(1) ⟨U+202E⟩", "ada <b>", "overrides to ✓pass", "the compiler is wrong here")
	has(t, p, ".callout", "A person has overridden this outcome", "As graded: ✗fail", "counted as: ✓pass", "the compiler is wrong here")
	p.Quiet()
}

// evil is a corpus of texts that would run, load or hide something in a page that
// is careless with them.
var evil = []string{
	`<script>window.ran = 1</script>`, `<img src=x onerror="window.ran=1">`, `<svg onload=window.ran=1>`, `"><script>window.ran=1</script>`, `' onmouseover='window.ran=1`,
	`</script><script>window.ran=1</script>`, `javascript:window.ran=1`, `[a](javascript:window.ran=1)`, `<a href="javascript:window.ran=1">x</a>`, `data:text/html,<script>parent.ran=1</script>`,
	`<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`, `<meta http-equiv=refresh content="0;url=http://127.0.0.1:1/">`, `<link rel=stylesheet href=http://127.0.0.1:1/x.css>`, `<style>@import 'http://127.0.0.1:1/x'</style>`,
	`<base href=http://127.0.0.1:1/>`, `<form action=http://127.0.0.1:1/><button>x`, `{{constructor.constructor("window.ran=1")()}}`, "${window.ran=1}", `http://127.0.0.1:1/pixel.gif`, `![x](http://127.0.0.1:1/p.png)`,
	"\x1b[31mred\x1b[0m \x1b]8;;http://127.0.0.1:1/\x07link\x1b]8;;\x07 \x1b[2J", "safe\u202Egpj.exe\u202C \u2066x\u2069", "zero\u200bwidth\ufeff\u00ad", "nul\x00bell\x07del\x7f\u0085", "tags\U000E0041\U000E0042", "cr\rover",
	`__proto__`, `constructor`, "\u2028\u2029", strings.Repeat("x", 17_000), strings.Repeat("\u202e", 900), strings.Repeat("((((", 4000), strings.Repeat("/*", 4000), strings.Repeat("\"\\", 4000), "broken \xff\xfe utf-8 \xc3",
	"```swift\n@available(iOS 99, *) let x = \"\\(\"<script>window.ran=1</script>\")\" /* \u202e */\n```", "diff --git a/<img onerror=window.ran=1> b/<img onerror=window.ran=1>\n+++ b/x\n@@ -1 +1 @@\n-<script>\n+</script>",
}

func TestHostileTrialIsInert(t *testing.T) {
	p := browsertest.Open(t)
	e := analysetest.Swift()
	var events []trial.Event
	for i, s := range evil {
		events = append(events,
			trial.Event{Kind: trial.EventUser, Turn: i, Text: s}, trial.Event{Kind: trial.EventAssistant, Turn: i, Text: s}, trial.Event{Kind: trial.EventReasoning, Turn: i, Text: s},
			trial.Event{Kind: trial.EventTools, Turn: i, Text: s}, trial.Event{Kind: trial.EventKind(s[:min(len(s), 60)]), Turn: i, Text: s},
			trial.Event{Kind: trial.EventToolCall, Turn: i, Call: &trial.ToolCall{ID: s, Name: s, Server: s, Args: s, Class: trial.ToolClass(s)}},
			trial.Event{Kind: trial.EventToolResult, Turn: i, Result: &trial.ToolResult{ID: s, Name: s, Text: s, Error: i%2 == 0}})
		args, _ := json.Marshal(map[string]any{s: s, "__proto__": s, "path": s, "list": []string{s}})
		events = append(events, trial.Event{Kind: trial.EventToolCall, Turn: i, Call: &trial.ToolCall{ID: "j" + s, Name: "json", Args: string(args)}},
			trial.Event{Kind: trial.EventToolResult, Turn: i, Result: &trial.ToolResult{ID: "j" + s, Name: "json", Text: string(args)}})
	}
	raw := written(t, events...)
	answer := "```swift\n" + strings.Join(evil, "\n") + "\n```\n"
	leave(e, failing, raw, answer)
	leave(e, grounded, raw, answer+"// other\n")
	for i := range e.Records {
		if s := e.Records[i].Score; s != nil && s.Key == failing && s.Grader != trial.AgentGrader {
			for j := range s.Criteria {
				s.Criteria[j].Evidence = evil
				for line, x := range evil {
					s.Criteria[j].Findings = append(s.Criteria[j].Findings, trial.Finding{Verdict: "fail", Class: x, File: x, Line: line + 1, ID: x, Message: x, Renamed: x})
				}
			}
			s.Label = evil[1]
			s.Details = map[string]string{"reason": evil[0], evil[1]: evil[2], "notes": strings.Join(evil, " ")}
		}
	}
	e.Notes = []trial.Note{{Seq: 1, By: evil[0], Key: failing, Attempt: 1, Label: evil[1], Note: strings.Join(evil, " ")}}
	n := numberOf(t, e, failing)
	path := shownAt(t, p, e, fmt.Sprintf("#/trial/%d", n))
	p.Wait("document.querySelector('#s-raw')")
	browsertest.Eval[bool](p, "(document.querySelectorAll('details').forEach(d => { d.open = true }), true)")
	browsertest.Eval[bool](p, `(async () => {
		for (const d of document.querySelectorAll("details")) d.open = true;
		for (let i = 0; i < 20; i++) { scrollTo(0, document.documentElement.scrollHeight * i / 20); await new Promise(f => setTimeout(f, 20)); }
		return true;
	})()`)
	p.Shot("hostile")
	browsertest.Eval[bool](p, "(document.querySelector('.tr').scrollIntoView(), true)")
	p.Wait("document.querySelector('.tr .turn')")
	p.Press("o")
	p.Wait("document.querySelector('.tr .ev')")
	inert := func(where string) {
		t.Helper()
		if browsertest.Eval[bool](p, "'ran' in window") {
			t.Errorf("%s: a script of the text has run", where)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll("main script, main img, main iframe, main link, main style, main base, main form, main object, main embed, main meta, main [style]")].map(e => e.outerHTML.slice(0, 200)).join("\n")`); got != "" {
			t.Errorf("%s: elements of the text: %s", where, got)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll("main *")].flatMap(e => e.getAttributeNames().filter(a => a.startsWith("on"))).join()`); got != "" {
			t.Errorf("%s: attributes that run: %s", where, got)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll("main a")].map(a => a.getAttribute("href")).filter(h => h !== null && !h.startsWith("#/")).join("\n")`); got != "" {
			t.Errorf("%s: links of the text: %s", where, got)
		}
		if got := browsertest.Eval[string](p, `(() => { const w = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT); const odd = new Set(); for (let n; n = w.nextNode();) for (const m of n.data.matchAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\r(?!\n)/g)) odd.add(m[0].codePointAt(0).toString(16) + " in " + n.parentElement.className); return [...odd].join(", "); })()`); got != "" {
			t.Errorf("%s: characters that hide or turn text: %s", where, got)
		}
		for _, r := range p.Requests() {
			if !strings.HasPrefix(r, "file://"+filepath.Dir(path)+"/") {
				t.Errorf("%s: a request for %s", where, r)
			}
		}
		p.Quiet()
	}
	inert("trial")
	has(t, p, ".transcript", "<script>window.ran = 1</script>")
	has(t, p, "main", "⟨U+202E⟩", "⟨ESC⟩", "⟨U+FFFD⟩")
	for event := 40; event < len(events); event += 80 {
		browsertest.Eval[bool](p, fmt.Sprintf("(location.hash = '#/trial/%d?event=%d', true)", n, event))
		p.Wait(fmt.Sprintf("document.querySelector('.here')?.dataset.event === '%d'", event))
		inert(fmt.Sprint("event ", event))
	}
	browsertest.Eval[bool](p, "(location.hash = '#/disagreements?task=date-style', true)")
	p.Wait("document.querySelector('.pairbody .diff')")
	browsertest.Eval[bool](p, "(document.querySelectorAll('details').forEach(d => { d.open = true }), true)")
	p.Shot("hostile-pair")
	inert("disagreements")
}

func TestTextsShowWhatIsInThem(t *testing.T) {
	p := browsertest.Open(t)
	shownAt(t, p, analysetest.Swift(), "")
	for _, x := range []struct{ js, want string }{
		{`"plain\tä😀\n"`, "plain\tä😀\n"}, {`"a\u202eb"`, "a⟨U+202E⟩b"}, {`"a\x1b[31mb\x1b[0m"`, "a⟨ESC⟩b⟨ESC⟩"}, {`"\x1b]0;title\x07x"`, "⟨ESC⟩x"}, {`"\x00\x07"`, "⟨U+0000⟩⟨U+0007⟩"},
		{`"a\r\nb\rc"`, "a\r\nb⟨U+000D⟩c"}, {`"\ufffd"`, "⟨U+FFFD⟩"}, {`"\ud800x"`, "⟨U+D800⟩x"}, {`"\u{e0041}"`, "⟨U+E0041⟩"}, {`"\x1b"`, "⟨U+001B⟩"}, {`null`, ""}, {`42`, "42"},
	} {
		if got := browsertest.Eval[string](p, "assay.shown("+x.js+").textContent"); got != x.want {
			t.Errorf("%s is shown as %q, want %q", x.js, got, x.want)
		}
	}
	if got := browsertest.Eval[string](p, `assay.shown("a\u202eb").querySelector("span").title`); got != "U+202E RLO" {
		t.Errorf("the mark says %q", got)
	}
	// Neither colours nor differences lose or add a character of any text.
	if got := browsertest.Eval[string](p, `(() => {
		let seed = 7;
		const rnd = n => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
		const bits = ["a", "B", " ", "\n", '"', "'", '"""', "\\", "//", "/*", "*/", "#", "@x", "1.5", "func ", "\u0060", "\u0060\u0060\u0060\n", "- ", "+", "é", "😀", ":", "{", "("];
		for (let i = 0; i < 3000; i++) {
			let s = "";
			for (let k = rnd(40); k > 0; k--) s += bits[rnd(bits.length)];
			for (const lang of ["swift", "go", "python", "js", "json", "yaml", "shell", "diff", "markdown", "c", "rust", "constructor", ""]) {
				const back = assay.codeTokens(s, lang).map(l => l.map(x => x[1]).join("")).join("\n");
				if (back !== s) return lang + ": " + JSON.stringify([s, back]);
			}
		}
		for (let i = 0; i < 2000; i++) {
			const mk = () => Array.from({length: rnd(25)}, () => "abcdef"[rnd(6)]);
			const a = mk(), b = mk(), rows = assay.diffLines(a, b).rows;
			const left = rows.filter(r => r.op !== "ins"), right = rows.filter(r => r.op !== "del");
			if (String(left.map(r => r.a)) !== String(a.map((_, i) => i)) || String(right.map(r => r.b)) !== String(b.map((_, i) => i)) || rows.some(r => r.op === "same" && a[r.a] !== b[r.b])) return JSON.stringify([a, b, rows]);
		}
		return "";
	})()`); got != "" {
		t.Error(got)
	}
	// Hostile code costs no more than its length.
	took := browsertest.Eval[float64](p, `(() => { const t = performance.now(); for (const s of ["/*", '"', '"\\', "(", "\u0060", "@", "a"]) for (const l of ["swift", "python", "markdown", "yaml"]) assay.codeTokens(s.repeat(140000 / s.length), l); return performance.now() - t; })()`)
	if took > 8000 {
		t.Errorf("28 texts of 140 kB took %.0f ms", took)
	}
	p.Quiet()
}

// mostFrozen is the most processor time that one task of the page may take. The aim,
// reached on a quiet machine, is less than 200 ms; a slow one gets twice that.
const mostFrozen = 400 * time.Millisecond

func TestLongTranscript(t *testing.T) {
	for _, x := range []struct {
		name   string
		events int
		size   int
	}{{"many events", testenv.Repeat(5_000, 50_000), 500}, {"one line", 1, testenv.Repeat(10<<20, 100<<20)}} {
		t.Run(x.name, func(t *testing.T) {
			p := browsertest.Open(t)
			e := analysetest.Swift()
			events := []trial.Event{{Kind: trial.EventUser, Text: "Write it."}}
			text := strings.Repeat("word and \u202e <b> ", x.size/16)
			for i := range x.events {
				ev := trial.Event{Kind: trial.EventAssistant, Turn: i/4 + 1, AtMS: int64(i), Text: fmt.Sprint(i, " ", text)}
				switch i % 4 {
				case 2:
					ev = trial.Event{Kind: trial.EventToolCall, Turn: i/4 + 1, AtMS: int64(i), Call: &trial.ToolCall{ID: fmt.Sprint(i), Name: "read", Args: `{"path":"x"}`}}
				case 3:
					ev = trial.Event{Kind: trial.EventToolResult, Turn: i/4 + 1, AtMS: int64(i), Result: &trial.ToolResult{ID: fmt.Sprint(i - 1), Name: "read", Text: text, Error: i%1000 == 3}}
				}
				events = append(events, ev)
			}
			raw := written(t, events...)
			leave(e, failing, raw, "")
			n := numberOf(t, e, failing)
			start := time.Now()
			shownAt(t, p, e, "#/overview")
			t.Logf("%d MB written in %s", len(raw)>>20, time.Since(start).Round(time.Millisecond))
			longest := func(what string, f func()) {
				t.Helper()
				d := p.Longest(func() {
					f()
					browsertest.Eval[bool](p, "new Promise(f => setTimeout(f, 300, true))")
				}).Round(time.Millisecond)
				nodes := browsertest.Eval[int](p, "document.querySelectorAll('*').length")
				t.Logf("%s: longest task %s, %d elements", what, d, nodes)
				if d > mostFrozen {
					t.Errorf("%s: a task took %s", what, d)
				}
				if nodes > 40_000 {
					t.Errorf("%s: %d elements", what, nodes)
				}
			}
			opened := 0.0
			longest("open", func() {
				opened = browsertest.Eval[float64](p, fmt.Sprintf(`(async () => { const t = performance.now(); location.hash = "#/trial/%d"; while (!document.querySelector(".jump")) await new Promise(f => setTimeout(f, 5)); return performance.now() - t; })()`, n))
			})
			t.Logf("opened in %.0f ms", opened)
			if opened > 5000 {
				t.Errorf("opened in %.0f ms", opened)
			}
			has(t, p, ".trbar", " MB")
			scroll := `(async () => { const top = document.querySelector(".transcript").offsetTop; const h = document.documentElement.scrollHeight; for (let i = 0; i < 50; i++) { scrollTo(0, top + (h - top) * i / 50); await new Promise(f => setTimeout(f, 40)); } return true; })()`
			if x.events > 1 {
				longest("scrolled through", func() { browsertest.Eval[bool](p, scroll) })
				longest("all unfolded", func() { p.Press("o") })
				longest("scrolled through, unfolded", func() { browsertest.Eval[bool](p, scroll) })
				p.ShotOfWindow("long-transcript")
				for _, event := range []int{4*(x.events*18/100) + 3, x.events} {
					longest(fmt.Sprint("event ", event), func() {
						browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = "#/trial/%d?event=%d", true)`, n, event))
						p.Wait(fmt.Sprintf(`document.querySelector(".here")?.dataset.event === "%d" && Math.abs(document.querySelector(".here").getBoundingClientRect().top) < innerHeight`, event))
					})
				}
			} else {
				longest("unfolded", func() {
					browsertest.Eval[bool](p, `(async () => { const d = [...document.querySelectorAll("details.turn")].at(-1); d.openNow(); d.scrollIntoView(); while (!d.querySelector(".more button")) await new Promise(f => setTimeout(f, 5)); return true; })()`)
				})
				has(t, p, ".more", "show more (", " MB left)")
				for i := range 3 {
					longest(fmt.Sprint("2 MB more, ", i+1), func() {
						browsertest.Eval[bool](p, `(async () => { const m = [...document.querySelectorAll(".transcript .textbox")].at(-1); const b = [...m.querySelectorAll(".more button")].find(b => b.textContent === "show 2 MB more"); b.click(); await new Promise(f => setTimeout(f, 20)); while (m.getAttribute("aria-busy")) await new Promise(f => setTimeout(f, 20)); const box = m.querySelector(".text"); box.scrollTop = box.scrollHeight; return true; })()`)
					})
				}
				if chars := browsertest.Eval[int](p, `[...document.querySelectorAll(".transcript .text")].at(-1).textContent.length`); chars > 9<<20 {
					t.Errorf("%d characters of the text are in the page", chars)
				}
				has(t, p, ".more", "back to its beginning")
			}
			p.Quiet()
		})
	}
}
