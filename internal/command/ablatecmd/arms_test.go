package ablatecmd

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/suite"
)

func TestFirstSentence(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "",
		"Finds pages":                  "Finds pages",
		"Finds pages. By words.":       "Finds pages.",
		"Finds pages, e.g. one. More.": "Finds pages, e.g. one.",
		"Version 1.2 of it. More.":     "Version 1.2 of it.",
		"What? That.":                  "What?",
		"Finds pages\n\nArgs: query":   "Finds pages",
		"ページを探す。詳しく。":                  "ページを探す。",
		"Reads a.txt vs. B. More.":     "Reads a.txt vs. B. More.",
	} {
		if got := firstSentence(text); got != want {
			t.Errorf("%q is cut to %q, not to %q", text, got, want)
		}
	}
}

// TestListParts checks that parts keep the suite's own omissions and have unique names.
func TestListParts(t *testing.T) {
	a := &ablation{
		suite:  &suite.Suite{Servers: map[string]*suite.Server{"docs": {Tools: &suite.ToolChanges{Without: []string{"x"}}}}},
		server: "docs", instructions: "Always search.",
		pin: &equip.ServerPin{Tools: []equip.Spec{{Name: "a_b", Remote: "a.b"}, {Name: "c", Remote: "a/b"}}},
	}
	var got []string
	for _, p := range a.listParts() {
		text, err := flowText(p.change)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, p.name+" "+text)
	}
	want := []string{
		`a-b {"tools":{"without":["x","a.b"]}}`, `a-b-2 {"tools":{"without":["x","a/b"]}}`, `instructions {"instructions":"off"}`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("parts\n%s", strings.Join(got, "\n"))
	}
}
