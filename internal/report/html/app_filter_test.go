package html

import (
	"cmp"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/browsertest"
)

// matching returns the result of a query, computed the slow way: the numbers of the
// trials, in the order of the suite.
func matching(h *Head, query string) []int {
	q, err := url.ParseQuery(query)
	if err != nil {
		panic(err)
	}
	c := h.Columns
	any := func(key string, f func(v string) bool) bool {
		return len(q[key]) == 0 || slices.ContainsFunc(q[key], f)
	}
	words := map[byte]string{'p': "pass", 'f': "fail", 'u': "unknown", 'v': "void", 's': "skipped", 'w': "waiting"}
	sources := map[byte]string{'l': "live", 'c': "cached", 's': "scripted", 'i': "imported", '-': "none"}
	verdicts := map[byte]string{'p': "pass", 'f': "fail", 'u': "unknown", 'n': "not_applicable", '-': "not_graded"}
	cells := map[string]string{"b": "both", "t": "treatment", "c": "control", "n": "neither", "u": "unknown"}
	var out []int
	for n := range c.Task {
		task := h.Tasks[c.Task[n]]
		ok := any("arm", func(v string) bool { return h.Arms[c.Arm[n]].ID == v }) &&
			any("task", func(v string) bool {
				if slices.ContainsFunc(h.Tasks, func(t HeadTask) bool { return t.ID == v }) {
					return task.ID == v
				}
				return strings.Contains(strings.ToLower(task.ID), strings.ToLower(v)) || strings.Contains(strings.ToLower(task.Title), strings.ToLower(v))
			}) &&
			any("group", func(v string) bool { return task.Group == v }) &&
			any("tag", func(v string) bool { return slices.Contains(task.Tags, v) }) &&
			any("status", func(v string) bool { return v == words[c.Status[n]] || v == c.Status[n:n+1] }) &&
			any("source", func(v string) bool { return v == sources[c.Source[n]] }) &&
			any("label", func(v string) bool { return v == h.Strings[c.Label[n]] }) &&
			any("end", func(v string) bool { return v == h.Strings[c.End[n]] }) &&
			any("notes", func(string) bool { return c.Notes != nil && c.Notes[n] > 0 }) &&
			any("q", func(v string) bool {
				for _, s := range []string{task.ID, task.Title, h.Strings[c.Label[n]], h.Strings[c.Reason[n]]} {
					if strings.Contains(strings.ToLower(s), strings.ToLower(v)) {
						return true
					}
				}
				return false
			}) &&
			any("comparison", func(v string) bool {
				for _, cmp := range h.Comparisons {
					for _, p := range cmp.Pairs {
						if cmp.Name == v && (p.Treatment == n || p.Control == n) && any("cell", func(x string) bool { return x == p.Cell || x == cells[p.Cell] }) {
							return true
						}
					}
				}
				return false
			})
		byName := map[string][]string{}
		for _, v := range q["criterion"] {
			name, verdict, found := strings.Cut(v, ":")
			if !found {
				verdict = "fail"
			}
			byName[name] = append(byName[name], verdict)
		}
		for name, want := range byName {
			i := slices.Index(h.Criteria, name)
			ok = ok && i >= 0 && slices.Contains(want, verdicts[c.Verdicts[i][n]])
		}
		if ok {
			out = append(out, n)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int {
		return cmp.Or(cmp.Compare(c.Task[a], c.Task[b]), cmp.Compare(c.Arm[a], c.Arm[b]), cmp.Compare(c.Index[a], c.Index[b]))
	})
	return out
}

func TestFiltersChooseWhatTheySay(t *testing.T) {
	h := sample(40, 4, 3)
	p := app(t, pageFile(t, h), "#/trials")
	for _, query := range []string{
		"", "arm=sonnet/grounded", "arm=sonnet/grounded&arm=codex/grounded", "arm=nobody", "task=nav-0003", "task=case+1", "task=NAV-000", "task=none+such",
		"group=swiftui", "tag=t3", "tag=t3&tag=t4", "tag=all", "status=pass", "status=fail&status=void", "status=f", "status=skipped", "status=unknown", "status=constructor",
		"criterion=swift.compile", "criterion=swift.compile:fail&criterion=swift.availability:fail", "criterion=swift.availability:fail&criterion=swift.availability:unknown",
		"criterion=swift.availability:not_applicable", "criterion=swift.compile:not_graded", "criterion=no.such:pass", "criterion=swift.compile:pass&criterion=swift.symbol_exists:fail",
		"label=compile_error", "label=no_such", "end=turn_limit", "source=cached", "source=live&source=cached", "notes=1", "q=tabBar17", "q=CONTENTVIEW", "q=case+7", "q=hallucinated",
		"comparison=grounding+sonnet", "comparison=grounding+sonnet&cell=treatment", "comparison=grounding+sonnet&cell=c", "comparison=grounding+codex&cell=both&cell=neither", "comparison=grounding+sonnet&cell=unknown", "comparison=none",
		"arm=sonnet/grounded&status=fail&criterion=swift.compile&q=nav&source=live&group=swiftui",
	} {
		want := matching(h, query)
		got := browsertest.Eval[[]int](p, fmt.Sprintf(`[...assay.filters(new URLSearchParams(%q))]`, query))
		if !slices.Equal(got, want) {
			t.Errorf("%q chooses %d trials, not %d", query, len(got), len(want))
		}
		at(p, "#/trials?"+query)
		if text := browsertest.Eval[string](p, `document.querySelector(".results .found").textContent`); text != fmt.Sprintf("%d of %d trials", len(want), len(h.Columns.Task)) {
			t.Errorf("%q: the page says %q", query, text)
		}
		// Each choice says how many it would leave: choosing it leaves so many.
		for _, key := range []string{"status=pass", "arm=codex/grounded", "label=compile_error", "source=cached", "group=core-data", "tag=t5", "end=finished", "notes=1", "criterion=swift.compile:pass"} {
			name, value, _ := strings.Cut(key, "=")
			without, _ := url.ParseQuery(query)
			if name == "criterion" {
				without[name] = slices.DeleteFunc(without[name], func(v string) bool { return strings.HasPrefix(v, "swift.compile") })
			} else {
				without.Del(name)
			}
			without.Add(name, value)
			left := len(matching(h, without.Encode()))
			shown := browsertest.Eval[string](p, fmt.Sprintf(`(e => (e.closest(".opt") || e).querySelector(".count, .figure").textContent)(document.querySelector('[data-focus="f-%s-%s"]'))`, name, value))
			if shown != fmt.Sprint(left) {
				t.Errorf("%q: %s would leave %d, and the page says %s", query, key, left, shown)
			}
		}
	}
	p.Quiet()
}

// ints returns the values of a column.
func ints(column []int32) []int {
	out := make([]int, len(column))
	for i, v := range column {
		out[i] = int(v)
	}
	return out
}

func TestOrders(t *testing.T) {
	h := sample(40, 4, 3)
	p := app(t, pageFile(t, h), "#/trials")
	c := h.Columns
	figures := map[string][]int{"turns": ints(c.Turns), "calls": ints(c.Calls), "time": ints(c.MS), "tokens": ints(c.Tokens), "cost": c.Micros}
	suite := matching(h, "")
	for name, column := range figures {
		for _, down := range []bool{false, true} {
			want := slices.Clone(suite)
			slices.SortStableFunc(want, func(a, b int) int {
				x, y := column[a], column[b]
				switch {
				case x < 0 || y < 0: // unknown is last both ways
					return cmp.Compare(min(y, 0), min(x, 0))
				case down:
					return cmp.Compare(y, x)
				}
				return cmp.Compare(x, y)
			})
			sort := name
			if down {
				sort = "-" + name
			}
			if got := browsertest.Eval[[]int](p, fmt.Sprintf(`[...assay.filters({sort: %q})]`, sort)); !slices.Equal(got, want) {
				t.Errorf("order %s is not right: %v and not %v", sort, got[:10], want[:10])
			}
		}
	}
	want := slices.Clone(suite)
	slices.SortStableFunc(want, func(a, b int) int {
		return cmp.Compare(strings.IndexByte("fuvswp", c.Status[a]), strings.IndexByte("fuvswp", c.Status[b]))
	})
	if got := browsertest.Eval[[]int](p, `[...assay.filters({sort: "status"})]`); !slices.Equal(got, want) {
		t.Error("order status is not right")
	}
	want = slices.Clone(suite)
	slices.SortStableFunc(want, func(a, b int) int { // without a label last
		x, y := h.Strings[c.Label[a]], h.Strings[c.Label[b]]
		return cmp.Or(cmp.Compare(b2i(x == ""), b2i(y == "")), cmp.Compare(x, y), cmp.Compare(h.Strings[c.Reason[a]], h.Strings[c.Reason[b]]))
	})
	if got := browsertest.Eval[[]int](p, `[...assay.filters({sort: "label"})]`); !slices.Equal(got, want) {
		t.Error("order label is not right")
	}
	// A head of the table sorts by its column: highest first, lowest first, not at all.
	for _, want := range []string{"-cost", "cost", ""} {
		browsertest.Eval[bool](p, `(document.querySelector('[data-focus="sort-cost"]').click(), true)`)
		settle(p)
		if got := browsertest.Eval[string](p, `assay.where().query.get("sort") || ""`); got != want {
			t.Errorf("sorted by %q, not %q", got, want)
		}
		if got := browsertest.Eval[bool](p, `document.activeElement.dataset.focus === "sort-cost"`); !got {
			t.Error("the focus has left the head of the column")
		}
	}
	// Neighbours walk in that order.
	list := browsertest.Eval[[]int](p, `[...assay.filters({sort: "-cost", status: "fail"})]`)
	got := browsertest.Eval[[]int](p, fmt.Sprintf(`(x => [x.prev, x.next, x.at, x.of])(assay.neighbours(%d, {sort: "-cost", status: "fail", event: 3}))`, list[5]))
	if !slices.Equal(got, []int{list[4], list[6], 5, len(list)}) {
		t.Errorf("neighbours of %d are %v in %v", list[5], got, list[:8])
	}
	p.Quiet()
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
