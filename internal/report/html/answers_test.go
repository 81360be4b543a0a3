package html

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

func TestExcerpts(t *testing.T) {
	for args, want := range map[string]string{
		`{"answer":"two\n  lines"}`:     "two lines",
		`{"ok": true}`:                  "true",
		`{"b":"x","a":[1, 2],"c":null}`: "b: x · a: [1,2]",
		`[1, 2]`:                        "[1, 2]",
		`{"cut":`:                       `{"cut":`,
		"plain":                         "plain",
		``:                              "",
		`{}`:                            "",
		`{"answer":"` + strings.Repeat("é", 9000) + `"}`: strings.Repeat("é", 2048),
	} {
		if got := submissionLine(args); got != want {
			t.Errorf("%.40q is %.80q, not %.80q", args, got, want)
		}
	}
	a, ev := htmltest.Big(40, 1)
	for n, said := range answersOf(a, 0, 40, ev) {
		if r := []rune(said); len(r) > 201 || !strings.HasPrefix(said, "Here it is. ```swift import SwiftUI struct Answer") {
			t.Errorf("trial %d: %q", n, said)
		}
	}
	if got := answersOf(a, 0, 1, nil); got[0] != "" {
		t.Errorf("without evidence: %q", got[0])
	}
}

// answersIn returns the excerpts that a page holds.
func answersIn(t testing.TB, dir string) []string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, PageFile))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for k := 0; ; k++ {
		_, rest, ok := bytes.Cut(b, fmt.Appendf(nil, `id="a%04d">`, k))
		if !ok {
			return out
		}
		text, _, _ := bytes.Cut(rest, []byte("<"))
		z, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, bytes.NewReader(text)))
		if err != nil {
			t.Fatal(err)
		}
		var page []string
		if err := json.NewDecoder(z).Decode(&page); err != nil {
			t.Fatal(err)
		}
		out = append(out, page...)
	}
}

// Answers are in the page as long as they leave room for evidence.
func TestAnswersKeepToTheBudget(t *testing.T) {
	a, ev := htmltest.Big(1000, 1)
	floor := bare(t, a)
	for extra, whole := range map[int64]bool{3_000_000: true, 60_000: false, 0: false} {
		dir := t.TempDir()
		if err := Write(dir, a, ev, Options{Budget: floor + extra}); err != nil {
			t.Fatal(err)
		}
		got := answersIn(t, dir)
		if (len(got) == 1000) != whole || len(got)%AnswerPage != 0 {
			t.Errorf("%d answers fit into %d bytes", len(got), extra)
		}
		if want := answersOf(a, 0, len(got), ev); !slices.Equal(got, want) {
			t.Errorf("the answers in the page of %d bytes are others", extra)
		}
		info, err := os.Stat(filepath.Join(dir, PageFile))
		if err != nil {
			t.Fatal(err)
		}
		if info.Size() > floor+max(extra, 1000) {
			t.Errorf("the page has %d bytes, and may have %d", info.Size(), floor+extra)
		}
	}
}

// TestAnswersGrid reads answers, unfolds trials and filters, by mouse and keys.
func TestAnswersGrid(t *testing.T) {
	dir := t.TempDir()
	a, ev := htmltest.Big(1500, 1)
	if err := Write(dir, a, ev, Options{}); err != nil {
		t.Fatal(err)
	}
	p := app(t, filepath.Join(dir, PageFile), "#/answers")
	p.Wait(`document.querySelectorAll(".answers .rows .excerpt:not(.empty)").length > 5`)
	said := browsertest.Eval[map[int]string](p, `Object.fromEntries([...document.querySelectorAll(".answers a.answer")].map(e => [e.dataset.n, e.querySelector(".excerpt").textContent]))`)
	all := answersIn(t, dir)
	for n, text := range said {
		if text != all[n] {
			t.Errorf("trial %d said %q, and the grid shows %q", n, all[n], text)
		}
	}
	if rows := browsertest.Eval[int](p, `document.querySelectorAll(".answers .rows .mrow").length`); rows < 8 || rows > 40 {
		t.Errorf("%d of 500 rows are in the document", rows)
	}
	// Whether a cell passes is a sign and a word, too, and the whole of its trials.
	if got := browsertest.Eval[[]string](p, `[...document.querySelectorAll(".answers .badge")].map(b => b.textContent).filter(s => !/^[✓✗±·](\d+\/\d+ pass)$/.test(s) && !/^[✓✗?∅–·](pass|fail|unknown|void|skipped|waiting)$/.test(s))`); len(got) > 0 {
		t.Errorf("badges: %q", got)
	}
	p.Press("j")
	p.Press("j")
	if got := browsertest.Eval[string](p, `document.activeElement.closest(".mrow").dataset.i + " " + document.activeElement.dataset.arm`); got != "1 0" {
		t.Errorf("j j leads to %s", got)
	}
	browsertest.Eval[bool](p, `(document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true, cancelable: true})), true)`)
	if got := browsertest.Eval[string](p, `document.activeElement.closest(".mrow").dataset.i + " " + document.activeElement.dataset.arm`); got != "1 1" {
		t.Errorf("the right arrow leads to %s", got)
	}
	p.Press("o")
	p.Wait(`location.hash === "#/answers?open=task-001" && document.querySelector(".answers .sub")`)
	settle(p)
	has(t, p, ".answers .rows", "task-001 #1", "task-001 #2", "task-002")
	if got := browsertest.Eval[string](p, `document.querySelector('.mrow[data-i="1"] .unfold').getAttribute("aria-expanded") + " " + document.activeElement.closest(".mrow").dataset.i`); got != "true 1" {
		t.Errorf("unfolded and with the focus: %s", got)
	}
	p.Press("o")
	p.Wait(`location.hash === "#/answers" && !document.querySelector(".answers .sub")`)
	at(p, "#/answers?status=fail&trials=each")
	p.Wait(`document.querySelector(".answers .rows .excerpt:not(.empty)")`)
	if got := browsertest.Eval[int](p, `document.querySelectorAll(".answers .rows .badge:not(.st-f)").length`); got != 0 {
		t.Errorf("%d of the failures are none", got)
	}
	for _, width := range []int64{1280, 400} {
		p.Size(width, 900)
		for _, page := range []string{"#/answers?open=task-001", "#/answers?trials=each"} {
			at(p, page)
			for _, s := range p.Axe() {
				t.Errorf("%s at %d: %s", page, width, s)
			}
			if wide := browsertest.Eval[int64](p, `document.documentElement.scrollWidth`); wide > width {
				t.Errorf("%s at %d is %d wide", page, width, wide)
			}
		}
	}
	nothingElse(t, p, dir)
}

// BenchmarkAnswers opens the answers of 10,000 trials and scrolls through them.
func BenchmarkAnswers(b *testing.B) {
	p := browsertest.Open(b)
	dir := b.TempDir()
	a, ev := htmltest.Big(10_000, 1)
	if err := Write(dir, a, ev, Options{}); err != nil {
		b.Fatal(err)
	}
	address := "file://" + filepath.Join(dir, PageFile) + "#/answers"
	var paint, filled, frame, late []float64
	for b.Loop() {
		p.Go("about:blank")
		p.Go(address)
		p.Wait(`document.querySelector(".answers .rows .excerpt:not(.empty)")`)
		paint = append(paint, browsertest.Eval[float64](p, `performance.getEntriesByName("first-contentful-paint")[0].startTime`))
		p.Go("about:blank")
		p.Go(address[:len(address)-len("answers")] + "overview")
		p.Wait(`assay.head`)
		filled = append(filled, browsertest.Eval[float64](p, `(async () => { const t = performance.now(); location.hash = "#/answers"; while (!document.querySelector(".answers .rows .excerpt:not(.empty)")) await new Promise(requestAnimationFrame); return performance.now() - t; })()`))
		times := browsertest.Eval[[]float64](p, frames+`(document.querySelector(".answers"), 60)`)
		frame, late = append(frame, times[30]), append(late, times[57])
	}
	middle := func(x []float64) float64 { slices.Sort(x); return x[len(x)/2] }
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(middle(paint), "ms-first-paint")
	b.ReportMetric(middle(filled), "ms-answers-shown")
	b.ReportMetric(middle(frame), "ms-frame-median")
	b.ReportMetric(middle(late), "ms-frame-95%")
	b.ReportMetric(float64(len(answersIn(b, dir))), "answers-in-page")
}

// recordedAnswers answers for attempts whose answers are in their records.
type recordedAnswers struct{ a *analyse.Analysis }

func (e recordedAnswers) Open(ref trial.Ref) ([]byte, error) { return ref.Inline, nil }

func (e recordedAnswers) Attempt(seq int64) (*trial.Attempt, error) {
	at := &trial.Attempt{}
	at.Artifact.Answer, _ = e.a.Trials[seq-1].Refs().Find("answer")
	at.Artifact.Answer.Inline = []byte("an answer")
	return at, nil
}

// TestAnswersChangeNothing: the analysis that other reports are made of at the same time
// does not get the bytes of answers.
func TestAnswersChangeNothing(t *testing.T) {
	a := &analyse.Analysis{Trials: make([]analyse.Trial, 3)}
	for i := range a.Trials {
		a.Trials[i] = *analyse.NewTrial(trial.Key{})
		a.Trials[i].Seq, a.Trials[i].Source = int64(i+1), trial.Scripted
		a.Trials[i].SetRefs(trial.Ref{Name: "answer", Digest: seal.Of([]byte("an answer")), Size: 9})
	}
	for i, text := range answersOf(a, 0, 3, recordedAnswers{a}) {
		if kept, _ := a.Trials[i].Refs().Find("answer"); text != "an answer" || kept.Inline != nil {
			t.Errorf("trial %d has the answer %q, and %q in the analysis", i, text, kept.Inline)
		}
	}
}
