package report_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/trial"
)

// dialogs are the dialogs of a run all of whose trials told the same.
func dialogOf(t testing.TB, events []trial.Event, usage []trial.Usage) *report.Dialog {
	t.Helper()
	e := reporttest.Telling(reporttest.Only(analysetest.Swift(), trial.Key{Task: "actor", Arm: analysetest.Grounded}), events, usage)
	a, ev := e.Analyse(), reporttest.Recorded{Example: e}
	for i := range a.Trials {
		tr := &a.Trials[i]
		if tr.Status != "scored" {
			continue
		}
		d, _, err := report.DialogOf(tr, ev)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	t.Fatal("no trial is scored")
	return nil
}

func TestDialog(t *testing.T) {
	call := func(turn int, id string) trial.Event {
		return trial.Event{Kind: trial.EventToolCall, Turn: turn, Call: &trial.ToolCall{ID: id, Name: "f", Args: "{}"}}
	}
	result := func(turn int, id, text string) trial.Event {
		return trial.Event{Kind: trial.EventToolResult, Turn: turn, Result: &trial.ToolResult{ID: id, Text: text}}
	}
	said := func(turn int, text string) trial.Event {
		return trial.Event{Kind: trial.EventAssistant, Turn: turn, Text: text}
	}
	type step struct {
		By    report.Speaker
		Text  string
		Calls string // ids and results
		Used  bool
	}
	for _, tt := range []struct {
		name   string
		events []trial.Event
		usage  int
		want   []step
	}{
		{"one turn, calls made one after the other", []trial.Event{{Kind: trial.EventUser, Text: "do"}, said(1, "I will"), call(1, "a"), result(1, "a", "1"), call(1, "b"), result(1, "b", "2"), said(2, "done")}, 2,
			[]step{{"user", "do", "", false}, {"agent", "I will", "a=1 b=2 ", true}, {"agent", "done", "", true}}},
		{"an id used twice", []trial.Event{call(1, "x"), result(1, "x", "1"), call(2, "x"), result(2, "x", "2")}, 0,
			[]step{{"agent", "", "x=1 ", false}, {"agent", "", "x-2=2 ", false}}},
		{"no ids", []trial.Event{call(1, ""), result(1, "", "1"), call(1, "")}, 0, []step{{"agent", "", "call=1 call-2 ", false}}},
		{"without turns a result ends a message", []trial.Event{said(0, "a"), call(0, "1"), call(0, "2"), result(0, "2", "two"), result(0, "1", "one"), said(0, "b"), said(0, "c")}, 0,
			[]step{{"agent", "a", "1=one 2=two ", false}, {"agent", "b\nc", "", false}}},
		{"a late result", []trial.Event{call(1, "a"), said(2, "meanwhile"), result(2, "a", "late")}, 2, []step{{"agent", "", "a=late ", true}, {"agent", "meanwhile", "", true}}},
		{"a result of nothing", []trial.Event{said(1, "a"), result(1, "zz", "lost")}, 1, []step{{"agent", "a", "", true}, {"stray", "lost", "", false}}},
		{"a turn in which nothing was said", []trial.Event{{Kind: trial.EventSystem, Text: "be good"}, said(1, "a"), call(1, "x"), result(1, "x", "1"), {Kind: trial.EventRetry, Text: "529", Turn: 2}}, 2,
			[]step{{"system", "be good", "", false}, {"agent", "a", "x=1 ", true}, {"harness", "529", "", false}, {"agent", "", "", true}}},
		{"more requests than turns", []trial.Event{said(5, "a")}, 2, []step{{"agent", "a", "", false}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var usage []trial.Usage
			for i := range tt.usage {
				usage = append(usage, trial.Usage{Request: i + 1, Input: 10, Output: 1})
			}
			var got []step
			for _, s := range dialogOf(t, tt.events, usage).Steps {
				o := step{By: s.By, Text: s.Text, Used: s.Usage != nil}
				for _, c := range s.Calls {
					o.Calls += c.ID
					if c.Result != nil {
						o.Calls += "=" + c.Result.Text
					}
					o.Calls += " "
				}
				got = append(got, o)
			}
			if d := cmp.Diff(tt.want, got); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}

// For any transcript, no call, result or text is lost or doubled, ids are unique,
// and usage by turn adds up.
func TestDialogKeepsAll(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		events := reporttest.Talk(rt)
		usage := reporttest.Used(rt, rapid.IntRange(0, 8).Draw(rt, "requests"))
		d := dialogOf(t, events, usage)
		calls, results, said := 0, 0, 0
		for _, e := range events {
			switch {
			case e.Call != nil:
				calls++
			case e.Result != nil:
				results++
				said += len([]rune(e.Result.Text))
			case e.Kind != trial.EventTools:
				said += len([]rune(e.Text))
			}
		}
		ids, in := map[string]bool{}, int64(0)
		for _, s := range d.Steps {
			said -= len([]rune(s.Text)) + len([]rune(s.Reasoning))
			if s.By == report.Stray {
				results--
			}
			if s.Usage != nil {
				in += s.Usage.Input
			}
			for _, c := range s.Calls {
				calls--
				if ids[c.ID] || c.ID == "" {
					rt.Errorf("the id %q is used twice", c.ID)
				}
				ids[c.ID] = true
				if c.Result != nil {
					results--
					said -= len([]rune(c.Result.Text))
				}
			}
		}
		// Texts of one message are joined by a line break each.
		if calls != 0 || results != 0 || said > 0 {
			rt.Errorf("%d calls, %d results and %d characters are lost", calls, results, said)
		}
		if d.ByTurn {
			for _, u := range usage {
				in -= u.Input
			}
			if in != 0 {
				rt.Errorf("usage by turn is off by %d tokens", in)
			}
		}
	})
}

func TestFileName(t *testing.T) {
	for name, want := range map[string]string{"haiku/plain": "haiku--plain", "a-b/c.d": "a-b--c.d", "t@a/s#1": "t@a--s#1"} {
		if got := report.FileName(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		part := rapid.OneOf(rapid.StringMatching(`[A-Za-z0-9][A-Za-z0-9._:@+-]{0,12}`), rapid.String())
		a, b := part.Draw(rt, "a"), part.Draw(rt, "b")
		for _, name := range []string{report.FileName(a), report.FileName(a + "/" + b)} {
			if name == "" || name[0] == '.' || name[0] == '-' || len(name) > 200 {
				rt.Errorf("%q is no name of a file", name)
			}
			for _, r := range name {
				if r < ' ' || r > '~' || r == '/' || r == '\\' || r == ':' {
					rt.Errorf("%q has a %q", name, r)
				}
			}
		}
		if a != b && report.FileName(a) == report.FileName(b) {
			rt.Errorf("%q and %q have one name: %s", a, b, report.FileName(a))
		}
	})
}

func TestFileNames(t *testing.T) {
	names := []string{"Nav@a/s#1", "nav@a/s#1", "other@a/s#1", "NAV@a/s#1", "nav@a/s#2"}
	got := report.FileNames(names)
	for i, alone := range []bool{false, false, true, false, true} {
		if base := report.FileName(names[i]); !strings.HasPrefix(got[i], base) || (got[i] == base) != alone {
			t.Errorf("%s: %s", names[i], got[i])
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		names := rapid.SliceOfDistinct(rapid.StringMatching(`[aAbBäÄ./-]{0,4}`), func(s string) string { return s }).Draw(rt, "names")
		seen := map[string]string{}
		for i, name := range report.FileNames(names) {
			if other, ok := seen[strings.ToLower(name)]; ok {
				rt.Errorf("%q and %q are one file where case does not count: %s", names[i], other, name)
			}
			seen[strings.ToLower(name)] = names[i]
		}
	})
}
