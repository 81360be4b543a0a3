package delta_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/analyse/delta/deltatest"
	"github.com/assay-eval/assay/internal/decision"
	reportdelta "github.com/assay-eval/assay/internal/report/delta"
	"github.com/assay-eval/assay/internal/report/reporttest"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// example has every list and every note in it, and hostile text.
func example(t testing.TB) *delta.Comparison {
	var was, is []string
	for i := range 12 { // an arm with several trials, all worse, slower and dearer
		was = append(was, fmt.Sprintf("t%02d many/x 4/4 correct:4 time_ms=%v tokens=8 cost_usd=-5", i, 9+float64(i)/10))
		is = append(is, fmt.Sprintf("t%02d many/x %d/4 correct wrong_symbol:3 time_ms=%v tokens=8 cost_usd=%v", i, i%4, 9.3+float64(i)/9, -2-float64(i)/50))
	}
	was = append(was, "broken one/x 1/1 correct", "changed one/x 1/1 correct", "fixed one/x 0/1 wrong_file", "still one/x 0/1 aborted",
		"passing one/x 1/1 correct", "void one/x 1/1 correct", "gone one/x 1/1", "alone lone/x 1/1", "better one/x 1/1", "hostile one/x 1/1", "unknown one/x 0/0 +1unknown", "set one/x 1/1")
	is = append(is, "broken one/x 0/1 wrong_symbol", "changed one/x 0/1 no_submission", "fixed one/x 1/1 correct tokens=3", "still one/x 0/1 aborted",
		"passing one/x 1/1 correct", "void one/x 0/0 +1void", "new one/x 1/1", "better one/x 1/1", "hostile one/x 0/1", "unknown one/x 0/0 +1unknown", "set one/x 0/1")
	old, now := deltatest.Baseline("20261120T101500Z-nav-k3f9", was...), deltatest.Baseline("20261121T101500Z-nav-x2m7", is...)
	for i := range now.Tasks {
		if now.Tasks[i].ID == "changed" {
			now.Tasks[i].Digest = "e"
		}
	}
	for i := range now.Cells {
		if now.Cells[i].Task == "set" { // a person sets it to fail
			now.Cells[i].Graded, now.Overrides = &baseline.Graded{Pass: 1}, 1
		}
	}
	now.Tasks = append(now.Tasks, baseline.Task{ID: "nodigest"})
	old.Tasks = append(old.Tasks, baseline.Task{ID: "nodigest"})
	old.Suite, now.Suite = "nav", "nav-2"
	old.Setting = []analyse.Fact{{Name: "suite", Value: "aaaaaaaaaaaa"}, {Name: "server docs", Value: "docs 1.0"}, {Name: "assay", Value: "1.0"}, {Name: "fixture", Value: "f"}}
	now.Setting = []analyse.Fact{{Name: "suite", Value: "bbbbbbbbbbbb"}, {Name: "server docs", Value: "docs 1.1"}, {Name: "assay", Value: "1.0"}, {Name: "hostile", Value: analysetest.Hostile}}
	for i := range now.Arms {
		old.Arms[i].Models, now.Arms[i].Models = []analyse.Count{{Name: "model-1", N: 4}}, []analyse.Count{{Name: "model-1-0901", N: 4}}
	}
	now.Arms[1].Sources = []analyse.Count{{Name: "cached", N: 3}, {Name: "scripted", N: 1}}
	c, err := delta.Compare(old, now, delta.Options{
		Changes: []suite.Change{{Path: "tasks.changed.prompt", Old: "Add a button.", New: "Add a | button."}},
		NewReason: func(task, _ string) string {
			if task == "hostile" {
				return analysetest.Hostile
			}
			return "binding.match: bound the wrong symbol"
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestGolden(t *testing.T) {
	for name, c := range map[string]*delta.Comparison{"example": example(t), "same": same(t)} {
		var text, markdown, object bytes.Buffer
		for _, err := range []error{
			reportdelta.Text(&text, c, reporttext.Options{}), reportdelta.Markdown(&markdown, c), reportdelta.JSON(&object, c),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		reporttest.Compare(t, name+".txt", text.Bytes())
		reporttest.Compare(t, name+".md", markdown.Bytes())
		reporttest.Compare(t, name+".json", object.Bytes())
		for line := range strings.Lines(text.String()) {
			if w := runewidth.StringWidth(strings.TrimSuffix(line, "\n")); w > 80 {
				t.Errorf("a line has %d columns: %s", w, line)
			}
		}
		for _, out := range []string{text.String(), markdown.String()} {
			if strings.ContainsRune(out, '\x1b') {
				t.Errorf("an escape sequence came through")
			}
		}
		if strings.Contains(markdown.String(), "<script") || strings.Contains(markdown.String(), "<img") {
			t.Errorf("markup came through")
		}
		var back delta.Comparison
		if err := json.Unmarshal(object.Bytes(), &back); err != nil || back.Schema != delta.Schema || len(back.Rows) != len(c.Rows) {
			t.Errorf("the JSON form cannot be read: %v", err)
		}
	}
}

func same(t testing.TB) *delta.Comparison {
	b := baseline.New(analysetest.Bindings().Analyse())
	c, err := delta.Compare(b, b, delta.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if got := reportdelta.Headline(c); !strings.HasPrefix(got, "no difference: ") {
		t.Errorf("a run against itself: %s", got)
	}
	return c
}

// TestAll: every entry is listed where that is wanted, and the rest counted where
// it is not.
func TestAll(t *testing.T) {
	var was, is []string
	for i := range 50 {
		was, is = append(was, fmt.Sprintf("t%02d m/x 1/1", i)), append(is, fmt.Sprintf("t%02d m/x 0/1", i))
	}
	c, err := delta.Compare(deltatest.Baseline("a", was...), deltatest.Baseline("b", is...), delta.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, all := range []bool{false, true} {
		var b bytes.Buffer
		if err := reportdelta.Text(&b, c, reporttext.Options{All: all, Width: 20, Style: reporttext.Style{Bad: func(s string) string { return "<" + s + ">" }}}); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(b.String(), "t49: "); got != all {
			t.Errorf("all %v: the last is listed: %v", all, got)
		}
		if got := strings.Contains(b.String(), "… and 30 more"); got == all {
			t.Errorf("all %v: the rest is counted: %v", all, got)
		}
		if !strings.Contains(b.String(), "<-100.0>") {
			t.Errorf("what is worse is not marked:\n%s", b.String())
		}
	}
}

// wide is the example with long and wide names, a change of every size and more
// arms than one.
func wide(t testing.TB) *delta.Comparison {
	c := *example(t)
	name := func(s string) string { return s + "検索🧪：日本語の長い名前👩‍💻-and-more-of-it" }
	c.Rows = slices.Clone(c.Rows)
	for i := range c.Rows {
		r := &c.Rows[i]
		r.Arm.Old, r.Arm.New = name(r.Arm.Old), name(r.Arm.New)
		if r.Measure != delta.MeasureSuccess && r.Delta.Low != nil {
			r.Old, r.New, r.Delta.Low, r.Delta.High = new(123456789.0), new(987654321.0), new(0.0000123), new(123456.7)
		}
		r.Warnings = append(slices.Clone(r.Warnings), fmt.Sprint("note ", i), "and another one")
	}
	c.Broken = slices.Clone(c.Broken)
	for i := range c.Broken {
		c.Broken[i].Task = name(c.Broken[i].Task)
	}
	return &c
}

// TestUndecidedHeadline checks that the headline names what is undecided, even if no result
// differs, next to the results that are shown.
func TestUndecidedHeadline(t *testing.T) {
	var old, cut []string
	for i := range 16 {
		text := fmt.Sprintf("t%02d m/x ", i)
		old, cut = append(old, text+"1/1"), append(cut, text+[]string{"1/1", "0/0 +1notrun"}[i%2])
	}
	for _, tt := range []struct {
		old, new []string
		want     string
	}{
		{cut, cut, "no difference: 8 results unchanged; undecided: success rate in m/x"},
		{old, cut, "undecided: success rate in m/x; 8 undecided, 8 unchanged"},
		{old, old, "no difference: 16 results unchanged"},
	} {
		c, err := delta.Compare(deltatest.Baseline("a", tt.old...), deltatest.Baseline("b", tt.new...), delta.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := reportdelta.Headline(c); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// TestSuccessLeads checks that the headline begins with the success rates, also where
// only another figure has changed, and that an undecided rate is called that.
func TestSuccessLeads(t *testing.T) {
	const success, time = delta.MeasureSuccess, "time_ms"
	row := func(measure, arm, shown string, word decision.Word) delta.Row {
		half := 0.5
		return delta.Row{Measure: measure, Arm: delta.Pair{Old: arm, New: arm}, Shown: shown, Decision: word, Old: &half, New: &half, Delta: stat.Interval{Estimate: new(0.1)}}
	}
	for _, tt := range []struct {
		rows    []delta.Row
		want    string
		success string // line of the first arm
	}{
		{[]delta.Row{row(success, "a", "", ""), row(time, "a", delta.ShownBetter, "")}, "no difference in success is shown; shown: time better in a", "a: no difference shown, 50% → 50%: +10.0 points (no interval), p –"},
		{[]delta.Row{row(success, "a", "", decision.Undecided), row(time, "a", delta.ShownBetter, "")}, "undecided: success rate in a; shown: time better in a", "a: undecided, 50% → 50%: +10.0 points (no interval), p –"},
		{[]delta.Row{row(success, "a", delta.ShownBetter, ""), row(time, "a", delta.ShownWorse, "")}, "shown: success rate better in a, time worse in a", "a: better, 50% → 50%: +10.0 points (no interval), p –"},
		{[]delta.Row{row(success, "a", delta.ShownWorse, ""), row(success, "b", "", decision.Undecided), row(time, "b", delta.ShownBetter, "")}, "shown: success rate worse in a, time better in b; undecided: success rate in b", "a: worse, 50% → 50%: +10.0 points (no interval), p –"},
	} {
		page := reportdelta.NewPage(&delta.Comparison{Rows: tt.rows})
		if got, _, _ := strings.Cut(page.Headline, "; 0 unchanged"); got != tt.want {
			t.Errorf("%q, want %q", page.Headline, tt.want)
		}
		if page.Success[0] != tt.success {
			t.Errorf("%q, want %q", page.Success[0], tt.success)
		}
	}
}

// TestNoLineIsWiderThanThePage checks every width; the change and the marks of notes
// are always there, and omissions are named.
func TestNoLineIsWiderThanThePage(t *testing.T) {
	for name, c := range map[string]*delta.Comparison{"example": example(t), "wide": wide(t), "same": same(t)} {
		for width := 60; width <= 200; width += 1 + width/40 {
			var b bytes.Buffer
			if err := reportdelta.Text(&b, c, reporttext.Options{Width: width, All: true}); err != nil {
				t.Fatal(err)
			}
			for n, line := range strings.Split(b.String(), "\n") {
				if w := runewidth.StringWidth(line); w > width {
					t.Fatalf("%s, width %d: line %d has %d columns:\n%s", name, width, n+1, w, line)
				}
			}
			for _, head := range []string{"new", "points", "interval", "tasks"} {
				_, left, _ := strings.Cut(b.String(), "no room for: ")
				left, _, _ = strings.Cut(left, "\n")
				_, table, _ := strings.Cut(b.String(), "\nFigures\n  success")
				table, _, _ = strings.Cut(table, "\n")
				if strings.Contains(left, head) == strings.Contains(table, head) || strings.Contains(left, "new") || strings.Contains(left, "points") {
					t.Fatalf("%s, width %d: %s is in the table and left out, or in neither: %q, %q", name, width, head, table, left)
				}
			}
			if marks := strings.Count(b.String(), "¹"); marks < 2 { // at a figure and below
				t.Fatalf("%s, width %d: %d marks of note 1", name, width, marks)
			}
		}
	}
}
